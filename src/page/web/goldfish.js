// The deck plays alone: parts of the run are played side by side, and joined when all are there.

import { by, el, picture, saving, show, table } from "./dom.js";
import { Thread } from "./program.js";

/** Parts of a run: as many as there are steps on the way. */
const PARTS = 40;

/** Threads that play: as many as the machine has, without the one that the page is for, and not more than a telephone bears. */
const threads = Array.from({ length: Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1)) }, () => new Thread());

/** Which run is the last: those before are broken off. */
let run = 0;

/** Breaks off the run. */
export function stopPlaying() {
  run += 1;
  threads.forEach((thread) => thread.stop());
}

/** Plays a run; gives the answer of every part, or the first that refuses. `done` hears how many games were played. */
export async function play(list, { seed, second, games, dummy, player }, done) {
  const parts = [];
  const of = Math.min(PARTS, games);
  let [next, refused] = [1, undefined];
  const mine = run;
  const work = async (thread) => {
    while (next <= of && !refused) {
      const part = next++;
      const answer = await thread.ask({ ask: "goldfish", ...list, seed, second, games, dummy, player, part, parts: of });
      if (mine !== run) throw new Error("stopped");
      if (answer.refused) refused = answer;
      else parts.push(answer);
      done(Math.round((parts.length * games) / of));
    }
  };
  await Promise.all(threads.map(work));
  return refused ? { refused: refused.refused } : { remarks: parts[0].remarks, parts: parts.map(({ json }) => JSON.stringify(json)) };
}

/** Shows how far the run is; nothing where it is over. */
export function showProgress(done, all, words) {
  by("playing").hidden = done == null;
  if (done == null) return;
  by("progress").max = all;
  by("progress").value = done;
  by("progress-told").textContent = `${done} / ${all} ${words.played}`;
}

/** Shows what `played` answers. */
export function showPlayed(answer, remarks, words) {
  show("goldfish",
    remarks.map((remark) => el("p", { class: "call" }, remark)),
    el("p", {}, answer.title, "."),
    el("p", { class: "small" }, answer.modelled),
    answer.warnings.map((warning) => el("p", { class: "call" }, warning)),
    el("ul", { class: "ends" }, answer.ends.map((end) => el("li", {}, end))),
    el("div", { class: "pictures" }, answer.pictures.map(picture)),
    table(words.goldfish, answer.headings, answer.rows),
    el("p", { class: "small" }, words.legend),
    saving(words, "goldfish", answer.json));
}
