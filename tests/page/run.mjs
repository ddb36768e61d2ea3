// The page in headless Chromium, held against the program; see README.md.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import puppeteer from "puppeteer-core";

const root = resolve(import.meta.dirname, "../..");
const {
  CHROMIUM = "/usr/bin/chromium",
  PROGRAM = join(root, "target/debug/scouter"),
  PAGE = join(root, "target/page/scouter.html"),
  GAMES = "100",
  LISTS = "50",
  PICTURES = "",
} = process.env;
const SEEDS = ["0", "1", "7", "42", "999999999"];
const LIST_ENDINGS = [".txt", ".yaml", ".csv", ".json", ".jsonl", ".cod", ".o8d"];
const TODAY = new Date().toLocaleDateString("sv");

const scratch = mkdtempSync(join(tmpdir(), "scouter-page-"));
const run = promisify(execFile);

/** What the program prints as JSON; null where it refuses. */
async function program(...args) {
  const env = { ...process.env, SCOUTER_DATA_DIR: join(scratch, "data"), SCOUTER_CONFIG: join(scratch, "none.toml"), SCOUTER_TODAY: TODAY };
  const { stdout } = await run(PROGRAM, [...args, "--format", "json"], { env, maxBuffer: 1 << 28 }).catch((error) => error);
  return stdout ? JSON.parse(stdout) : null;
}

/** The texts of lists below some folders, one list each, evenly from all of them. */
function lists(folders, count) {
  const files = (folder) => readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : LIST_ENDINGS.includes(extname(name)) ? [path] : [];
  });
  const texts = (path) => {
    const text = readFileSync(path, "utf8");
    return extname(path) === ".jsonl" ? text.split("\n").filter(Boolean).slice(0, 40).map((line, at) => [`${path}#${at + 1}`, line + "\n"]) : [[path, text]];
  };
  const all = folders.flatMap(files).filter((path) => !/fusion-world|other-games|exo|yugioh|force-of-will/.test(path)).flatMap(texts);
  return all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length)).slice(0, count);
}

/** Without what the list is called, which the page does not know. */
function nameless(value) {
  if (!value) return null;
  for (const deck of value.decks ?? []) deck.source = null;
  if (value.told) for (const told of value.told) told.deck = null;
  delete value.deck;
  return value;
}

const browser = await puppeteer.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const trouble = [];

/** The page, opened from a folder, without a network. */
async function opened({ width = 1280, height = 900, dark = false, lang = "en" } = {}) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.setOfflineMode(true);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && trouble.push(message.text()));
  page.on("pageerror", (error) => trouble.push(String(error)));
  page.on("request", (request) => /^https?:/.test(request.url()) && trouble.push(`asked for ${request.url()}`));
  await page.evaluateOnNewDocument((lang) => {
    Object.defineProperty(navigator, "languages", { get: () => [lang] });
    window.answers = [];
    document.addEventListener("answered", ({ detail }) => window.answers.push(detail));
  }, lang);
  await page.goto(pathToFileURL(PAGE).href);
  await page.waitForSelector("body:not([aria-busy])");
  return page;
}

/** Does something, and waits for the answer to a question. */
async function answer(page, ask, act) {
  await page.evaluate(() => (window.answers.length = 0));
  await act();
  const found = await page.waitForFunction((ask) => window.answers.find(({ question }) => question.ask === ask), { timeout: 120_000 }, ask);
  return (await found.jsonValue()).answer;
}

const paste = (page, text) => page.evaluate((text) => {
  const list = document.getElementById("list");
  list.value = text;
  list.dispatchEvent(new Event("input"));
}, text);
const type = (page, id, text) => page.$eval(`#${id}`, (input, text) => (input.value = text), text);
const click = (page, id) => page.$eval(`#${id}`, (button) => button.click());

// The same verdict, hands and games as the program.
const folders = process.argv.slice(2);
const chosen = lists(folders.length ? folders : [join(root, "decks")], Number(LISTS));
const page = await opened();
await type(page, "games", GAMES);
const counted = { lists: 0, hands: 0, runs: 0, games: 0, refused: 0 };
for (const [name, text] of chosen) {
  const file = join(scratch, "list");
  writeFileSync(file, text);
  const checked = await answer(page, "odds", () => paste(page, text)).then(() => page.evaluate(() => window.answers.find(({ question }) => question.ask === "check").answer));
  assert.deepEqual(nameless(checked.json), nameless(await program("check", file)), `check ${name}`);
  assert.equal(await page.$eval("#verdict .verdict", (verdict) => verdict.classList[1]), checked.verdict);
  assert.equal((await page.$$(".finding")).length, checked.findings.length);
  counted.lists += 1;
  for (const seed of SEEDS) {
    await type(page, "seed", seed);
    const hand = await answer(page, "hand", () => click(page, "draw"));
    assert.deepEqual(hand.json ?? null, await program("hand", file, "--seed", seed, "--turns", "3"), `hand ${name} ${seed}`);
    counted.hands += 1;
    await page.evaluate(() => (window.answers.length = 0));
    await click(page, "play");
    const end = await page.waitForFunction(
      () => window.answers.find(({ question, answer }) => question.ask === "played" || (question.ask === "goldfish" && answer.refused)),
      { timeout: 600_000 },
    );
    const played = (await end.jsonValue()).answer;
    const told = await program("goldfish", file, "--seed", seed, "--games", GAMES, "--no-time", "--allow-illegal");
    assert.deepEqual(nameless(played.json ?? null), nameless(told), `goldfish ${name} ${seed}`);
    if (played.refused) counted.refused += 1;
    else counted.games += played.json.games;
    counted.runs += 1;
    await page.waitForFunction(() => document.getElementById("playing").hidden);
  }
}
console.log("the same as the program:", counted);

// Hostile texts do nothing, and a huge one leaves the page alive.
for (const text of [
  "<img src=x onerror=alert(1)>\n<script>document.title='gone'</script>\n4 <b>BT1-005</b>",
  '{"name":"</script><svg onload=alert(1)>","leader":"BT1-001"}',
  "Leader: BT1-001 \u202e\u0000\u001b[31m\n".repeat(300),
]) {
  await answer(page, "check", () => paste(page, text));
  assert.equal(await page.$("#results img, #results script, #results b"), null);
}
const began = Date.now();
const huge = await answer(page, "check", async () => {
  await paste(page, "4 Son Goku, the one who is in no list\n".repeat(100_000));
  const alive = Date.now();
  assert.equal(await page.evaluate(() => 1 + 1), 2);
  assert.equal(await page.$eval("#list", (list) => list.value), "");
  console.log(`a paste of 3.8 MB: the page is alive after ${Date.now() - alive} ms`);
});
console.log(`  and answered after ${Date.now() - began} ms: ${huge.refused ?? huge.verdict}`);
assert.ok(huge.refused);

// What is wanted, and against whom the deck plays.
{
  const [, sample] = lists([join(root, "decks")], 1000).find(([name]) => name.endsWith("red-champa.txt"));
  const file = join(scratch, "list");
  writeFileSync(file, sample);
  await answer(page, "odds", () => paste(page, sample));
  const want = "1+ BT1-025 and 2+ battle cost<=2 by turn 3";
  const odds = await answer(page, "odds", () => page.$eval("#want", (input, want) => {
    input.value = want;
    input.dispatchEvent(new Event("change"));
  }, want));
  const told = await program("odds", file, "--want", want);
  assert.deepEqual(odds.want.by_turn, told.want[0].by_turn.map(({ p }) => p));
  await type(page, "games", "20");
  await type(page, "seed", "7");
  await type(page, "dummy", "clock:1");
  await type(page, "player", "random");
  const played = await answer(page, "played", () => click(page, "play"));
  const run = await program("goldfish", file, "--seed", "7", "--games", "20", "--no-time", "--dummy", "clock:1", "--player", "random");
  assert.deepEqual(nameless(played.json), nameless(run));
  console.log("wants, dummies and players as the program has them");
}
await page.close();

// At the width of a telephone nothing stands out; three languages, light and dark.
const [, sample] = lists([join(root, "decks")], 1000).find(([name]) => name.endsWith("five-copies.yaml"));
for (const [lang, width, dark] of [["en", 360, false], ["it", 360, true], ["fr", 1280, false], ["en", 1280, true], ["it", 1280, false], ["fr", 360, false]]) {
  const page = await opened({ lang, width, height: width < 500 ? 740 : 900, dark });
  assert.equal(await page.$eval("html", (html) => html.lang), lang);
  await answer(page, "odds", () => paste(page, sample));
  await type(page, "seed", "7");
  await answer(page, "hand", () => click(page, "draw"));
  await answer(page, "played", () => click(page, "play"));
  await page.waitForFunction(() => document.querySelectorAll("#goldfish svg").length === 2);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(over, 0, `${lang} at ${width} px stands out by ${over} px`);
  const unsaid = await page.$$eval("[data-says]", (all) => all.filter((one) => !one.textContent.trim()).map((one) => one.dataset.says));
  assert.deepEqual(unsaid, []);
  const unnamed = await page.$$eval("input, select, textarea, button, progress", (all) =>
    all.filter((one) => !one.textContent.trim() && !one.labels?.length && !one.ariaLabel && !one.ariaLabelledByElements?.length).map((one) => one.id));
  assert.deepEqual(unnamed, []);
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${lang}-${width}-${dark ? "dark" : "light"}.png`), fullPage: true });
  }
  await page.close();
}
await browser.close();
assert.deepEqual(trouble, []);
console.log("offline, 360 px, three languages, labels, console: fine");
