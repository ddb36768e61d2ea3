// Making what is shown. Texts become texts, whatever stands in them.

/** An element with attributes and children; a text is a child, and what is null or false is none. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") element.addEventListener("click", value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

/** The element of the page with an id. */
export const by = (id) => document.getElementById(id);

/** Puts children into an element in place of those that it has. */
export function show(id, ...children) {
  by(id).replaceChildren(...children.flat(Infinity).filter((child) => child != null && child !== false));
}

/** A picture that the program has drawn: markup of its own, read as such and not as a page. */
export function picture(svg) {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** A table that is scrolled where it is too wide. */
export function table(label, head, rows) {
  const body = rows.map(([first, ...cells]) =>
    el("tr", {}, el("th", { scope: "row" }, first), cells.map((cell) => el("td", {}, cell))));
  return el("div", { class: "scroll", role: "region", "aria-label": label, tabindex: 0 },
    el("table", {},
      el("thead", {}, el("tr", {}, head.map((cell) => el("th", { scope: "col" }, cell)))),
      el("tbody", {}, body)));
}

/** A button that saves what the program says to other programs. */
export function saving(words, name, json) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(json, null, 1), "\n"], { type: "application/json" }));
    el("a", { href: url, download: `${name}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return el("button", { type: "button", class: "quiet", onclick: save }, words.json);
}
