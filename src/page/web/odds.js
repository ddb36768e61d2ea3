// The exact chances to have drawn a card.

import { el, picture, show, table } from "./dom.js";

/** Shows what `odds` answers. */
export function showOdds(answer, words) {
  const turns = answer.rows[0]?.percent.map((_, turn) => String(turn)) ?? [];
  show("odds",
    table(words.odds, [words["by-turn"], ...turns], answer.rows.map((row) => [row.told, ...row.percent])),
    el("p", { class: "small" }, words["odds-told"]),
    answer.pictures.map(picture));
}
