// The verdict, the list with what was found below each line, and what the deck is made of.

import { el, picture, saving, show } from "./dom.js";

const finding = (of) =>
  el("div", { class: `finding ${of.severity}` },
    el("p", {}, el("span", { class: "code" }, of.code), " ", of.message),
    of.help && el("p", { class: "help" }, of.help),
    of.rule && el("p", { class: "small" }, of.rule),
    of.notes.map((note) => el("p", { class: "small" }, note)));

const line = (of, answer, words) =>
  el("li", { class: of.findings.length ? "found" : "plain" },
    el("span", { class: "number", "aria-label": `${words.line} ${of.number}` }, String(of.number)),
    el("code", {}, of.parts.map(([text, marked]) => (marked ? el("mark", {}, text) : text))),
    of.findings.map((at) => finding(answer.findings[at])));

const cards = (part) => [
  el("h3", {}, `${part.title} (${part.size})`),
  el("ul", { class: "cards" }, part.cards.map((card) =>
    el("li", {},
      el("span", { class: "count" }, String(card.count)),
      el("span", { class: "cost", title: card.cost }, card.cost || "–"),
      el("span", { class: "name" }, card.name),
      el("span", { class: "card-number" }, card.card)))),
];

/** Shows what `check` answers. */
export function showVerdict(answer, words) {
  show("verdict", el("p", { class: `verdict ${answer.verdict}` }, el("strong", {}, answer.called), " ", answer.told));
  const whole = answer.findings.filter((of) => of.line == null);
  const below = answer.findings.length > whole.length;
  const lines = el("ol", { class: "lines" }, answer.lines.map((of) => line(of, answer, words)));
  show("findings",
    whole.length > 0 && [el("h3", {}, words["whole-deck"]), whole.map(finding)],
    answer.more_findings > 0 && el("p", {}, `${answer.more_findings} ${words["more-findings"]}`),
    answer.lines.length > 0 && el("details", { open: below }, el("summary", {}, words["by-line"]), lines),
    saving(words, "check", answer.json));
  show("deck", answer.sections.map(cards), answer.pictures.length > 0 && el("h3", {}, words.curve), answer.pictures.map(picture));
}
