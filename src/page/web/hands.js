// Opening hands.

import { el, saving, show } from "./dom.js";

const card = (of, words, sign = "") =>
  el("li", { class: of.back ? "back" : "" },
    el("span", { class: "count", "aria-hidden": "true" }, of.back ? "−" : sign),
    el("span", { class: "cost" }, of.cost ?? "–"),
    el("span", { class: "name" }, of.name, of.back && el("span", { class: "small" }, ` (${words.back})`)),
    el("span", { class: "card-number" }, of.number));

const list = (cards, words, sign) => el("ul", { class: "cards" }, cards.map((of) => card(of, words, sign)));

const draw = (cards, at, words) => [
  el("h4", {}, `${words.turn} ${at + 1}`),
  cards.length ? list(cards, words) : el("p", { class: "small" }, words["no-draw"]),
];

const hand = (of, words) => [
  el("h3", {}, of.title),
  list(of.opening, words),
  el("p", {}, of.mulligan),
  of.drawn.length > 0 && list(of.drawn, words, "+"),
  of.turns.map((cards, at) => draw(cards, at, words)),
  of.life.length > 0 && el("p", { class: "small" }, `${words.life} ${of.life.map((one) => one.number).join(", ")}`),
];

/** Shows what `hand` answers. */
export function showHands(answer, words) {
  show("hands",
    answer.remark && el("p", { class: "call" }, answer.remark),
    answer.hands.map((of) => hand(of, words)),
    saving(words, "hand", answer.json));
}
