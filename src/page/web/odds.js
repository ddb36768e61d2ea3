// The exact chances to have drawn a card.

import { el, picture, show, table } from "./dom.js";

/** Shows what `odds` answers. */
export function showOdds(answer, words) {
  const turns = answer.rows[0]?.percent.map((_, turn) => String(turn)) ?? [];
  const want = answer.want;
  show("odds",
    want && [
      want.impossible && el("p", { class: "call" }, want.impossible),
      table(words.want, [words["by-turn"], ...want.percent.map((_, turn) => String(turn))], [[want.told, ...want.percent]]),
    ],
    table(words.odds, [words["by-turn"], ...turns], answer.rows.map((row) => [row.told, ...row.percent])),
    el("p", { class: "small" }, words["odds-told"]),
    answer.pictures.map(picture));
}
