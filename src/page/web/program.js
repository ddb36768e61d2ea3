// The program: unpacked once, run in threads, so that the page stays alive whatever it does.

import { by } from "./dom.js";

/** The program as it comes out of the page, compiled when first asked for. */
let compiled;
function program() {
  compiled ??= (async () => {
    const packed = Uint8Array.from(atob(by("program").textContent.trim()), (sign) => sign.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  })();
  return compiled;
}

let source;
const threadSource = () =>
  (source ??= URL.createObjectURL(new Blob([by("thread").textContent], { type: "text/javascript" })));

/** A thread that answers one question after the other. One that breaks down is replaced by a new one. */
export class Thread {
  #worker;
  #last = Promise.resolve();
  #stopped = () => {};

  /** The answer to a question, behind those that were asked before. Refused where there is none. */
  ask(question) {
    const answer = this.#last.then(() => this.#answer(question));
    this.#last = answer.catch(() => {});
    return answer.then((text) => {
      const told = JSON.parse(text);
      document.dispatchEvent(new CustomEvent("answered", { detail: { question, answer: told } }));
      return told;
    });
  }

  async #answer(question) {
    const module = await program();
    if (!this.#worker) {
      this.#worker = new Worker(threadSource());
      this.#worker.postMessage({ program: module });
    }
    return new Promise((done, failed) => {
      this.#stopped = failed;
      this.#worker.onmessage = ({ data }) => done(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        this.stop();
      };
      this.#worker.postMessage({ question: JSON.stringify(question) });
    });
  }

  /** Breaks off what it does. */
  stop() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#stopped(new Error("stopped"));
  }
}
