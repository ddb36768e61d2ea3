// The page: what is asked when, and in which language.

import { by, el, show } from "./dom.js";
import { Thread } from "./program.js";
import { showVerdict } from "./verdict.js";
import { showHands } from "./hands.js";
import { showOdds } from "./odds.js";
import { play, showPlayed, showProgress, stopPlaying } from "./goldfish.js";

/** So long after the last key the list is checked. */
const PAUSE = 300;

const program = new Thread();
let words = {};
/** A text of more signs is not read: to lay it out alone would take seconds. */
let most = Infinity;
/** Which check is the last, so that answers about another list are not shown. */
let turn = 0;
/** The hand and the run that are on show, to be told again in another language. */
let [drawn, played] = [null, null];

const preferred = () => navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ["en", "it", "fr"].includes(tag)) ?? "en";

/** Today where the user is, as the program writes days. */
const today = () => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** The list that every question is about. */
const list = () => ({
  text: by("list").value,
  deck: Number(by("which").value || 0),
  rules: by("edition").value || null,
  date: by("day").value || null,
  today: today(),
  lang: by("language").value,
});

/** Says why there is no answer. */
const refusal = (id, why) => show(id, el("p", { class: "call" }, why));

/** Asks, and shows the answer, or why there is none; nothing where the list is another by then. Whether it was shown. */
async function ask(question, id, shown) {
  const mine = turn;
  const answer = await program.ask(question).catch(() => ({ refused: words.failed }));
  if (mine !== turn) return false;
  if (answer.refused) refusal(id, answer.refused);
  else shown(answer);
  return !answer.refused;
}

/** The lists of a text of several, to choose from. */
function showLists({ lists, more_lists: more }) {
  const chosen = by("which").value || "0";
  by("which-one").hidden = lists.length === 0;
  show("which", lists.map((name, at) => el("option", { value: at, selected: String(at) === chosen }, name)));
  by("more-lists").textContent = more ? `${more} ${words["more-lists"]}` : "";
}

/** Checks the list, and what follows from it. */
async function check() {
  const mine = ++turn;
  const question = list();
  if (large) return tooLarge();
  const empty = question.text.trim() === "";
  by("results").hidden = empty;
  if (empty) return showLists({ lists: [], more_lists: 0 });
  by("results").setAttribute("aria-busy", "true");
  if (!by("verdict").hasChildNodes()) show("verdict", el("p", { class: "small" }, words.busy));
  const told = await ask({ ask: "check", ...question }, "verdict", (answer) => {
    showVerdict(answer, words);
    showLists(answer);
  });
  if (mine !== turn) return;
  by("rest").hidden = !told;
  by("results").removeAttribute("aria-busy");
  if (!told) return show("findings");
  await odds();
}

/** Asks for the odds, and for those of what is wanted. */
async function odds() {
  const question = { ask: "odds", ...list(), second: by("second").checked, want: by("want").value };
  await ask(question, "odds", (answer) => showOdds(answer, words));
}

/** Whether the last text was too large, and is not in the list. */
let large = false;

/** Says that a text is too large. */
function tooLarge() {
  by("results").hidden = false;
  by("results").removeAttribute("aria-busy");
  by("rest").hidden = true;
  show("findings");
  refusal("verdict", words["too-large"]);
  document.dispatchEvent(new CustomEvent("answered", { detail: { question: { ask: "check" }, answer: { refused: words["too-large"] } } }));
}

/** What was drawn and played is of another list. */
function forget() {
  [drawn, played] = [null, null];
  stopPlaying();
  showProgress(null);
  show("hands");
  show("goldfish");
}

/** The list is another, or is to be judged otherwise. */
async function changed() {
  forget();
  await check();
}

/** A seed short enough to type again. */
const fresh = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000_000);

/** Draws the hand of the seed. */
async function hand() {
  drawn = { seed: by("seed").value, second: by("second").checked };
  await ask({ ask: "hand", ...list(), ...drawn, count: 1, turns: 3 }, "hands", (answer) => showHands(answer, words));
}

/** Tells what came of the games. */
const tellPlayed = () =>
  ask({ ask: "played", lang: by("language").value, parts: played.parts }, "goldfish", (answer) => showPlayed(answer, played.remarks, words));

/** Plays the games of the seed, and tells what came of them. */
async function goldfish() {
  stopPlaying();
  show("goldfish");
  const mine = turn;
  const games = Math.min(Math.max(Math.trunc(Number(by("games").value)) || 0, 1), 100_000);
  const asked = { seed: by("seed").value, second: by("second").checked, games, dummy: by("dummy").value, player: by("player").value };
  showProgress(0, games, words);
  try {
    const run = await play(list(), asked, (done) => mine === turn && showProgress(done, games, words));
    if (mine !== turn) return;
    showProgress(null);
    if (run.refused) return refusal("goldfish", run.refused);
    played = run;
    await tellPlayed();
  } catch (error) {
    // Whoever stops it knows why.
    if (mine === turn && error.message !== "stopped") refusal("goldfish", words.failed);
  } finally {
    if (mine === turn) showProgress(null);
  }
}

/** The page in a language: first its own words, then whatever it shows. */
async function speak() {
  const lang = by("language").value;
  const told = await program.ask({ ask: "words", lang });
  ({ words, most } = told);
  document.documentElement.lang = told.lang;
  document.title = `scouter: ${words.title}`;
  by("version").textContent = `scouter ${told.version}`;
  by("pictures").textContent = told.style;
  for (const element of document.querySelectorAll("[data-says]")) element.textContent = words[element.dataset.says];
  by("list").placeholder = words.placeholder;
  const chosen = by("edition").value;
  const games = grouped(told.editions);
  const options = [...games].map(([game, editions]) => el("optgroup", { label: game },
    editions.map(({ id, title }) => el("option", { value: id, selected: id === chosen }, title))));
  show("edition", el("option", { value: "", selected: chosen === "" }, words.guessed), options);
  document.body.removeAttribute("aria-busy");
}

/** The editions of each game. */
function grouped(editions) {
  const games = new Map();
  for (const edition of editions) games.set(edition.game, [...(games.get(edition.game) ?? []), edition]);
  return games;
}

/** Says again whatever is on show. */
async function relearn() {
  await speak();
  await check();
  if (drawn) await ask({ ask: "hand", ...list(), ...drawn, count: 1, turns: 3 }, "hands", (answer) => showHands(answer, words));
  if (played) await tellPlayed();
}

let pause;
by("list").addEventListener("input", ({ target }) => {
  clearTimeout(pause);
  // Nothing that large is laid out: the page would stand still for it.
  large = target.value.length > most;
  if (large) target.value = "";
  pause = setTimeout(() => {
    by("which").replaceChildren();
    changed();
  }, PAUSE);
});
by("list").addEventListener("paste", (event) => {
  const pasted = event.clipboardData?.getData("text/plain") ?? "";
  if (pasted.length <= most) return;
  event.preventDefault();
  write(pasted);
});
for (const id of ["edition", "day", "which", "second"]) by(id).addEventListener("change", changed);
by("want").addEventListener("change", odds);
by("language").addEventListener("change", relearn);
by("open").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  write(await file.text());
  target.value = "";
});

/** Puts a text in place of the list. */
function write(text) {
  large = text.length > most;
  if (large) {
    by("list").value = "";
    return changed();
  }
  by("list").value = text;
  by("list").dispatchEvent(new Event("input"));
}
by("sample").addEventListener("click", () => write(by("sample-list").textContent.trimStart()));
by("clear").addEventListener("click", () => {
  write("");
  by("list").focus();
});
by("draw").addEventListener("click", hand);
by("again").addEventListener("click", () => {
  by("seed").value = fresh();
  hand();
});
by("play").addEventListener("click", goldfish);
by("stop").addEventListener("click", () => {
  stopPlaying();
  showProgress(null);
});

by("seed").value = fresh();
by("language").value = preferred();
speak().then(check);
