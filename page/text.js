// Texts and elements. Every name and text from a file passes through `shown` and enters the page as
// text, never as HTML.

/** Characters shown as escapes, such as `\u{202E}`: control, direction and invisible characters. */
const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?!\u200D)\p{Cf}|[\uFDD0-\uFDEF\uFFFE\uFFFF]/gu;

function shown(text) {
  return String(text).replace(unshowable,
    (sign) => "\\u{" + sign.codePointAt(0).toString(16).toUpperCase() + "}");
}

/** Creates an element. A function as an attribute listens to that event. Children are elements or texts. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, shown(value));
    }
  }
  element.append(...children.filter((child) => child !== null)
    .map((child) => child instanceof Node ? child : shown(child)));
  return element;
}

const byId = (id) => document.getElementById(id);

/** Replaces the children of an element. */
function fill(element, ...children) {
  element.replaceChildren(...children.filter((child) => child !== null)
    .map((child) => child instanceof Node ? child : shown(child)));
}

/** Formats a number with at most three decimal places, as the program does: `20`, `20.333`. */
function number(value) {
  return String(Math.round(value * 1000) / 1000);
}

/** `1 conflict`, `2 conflicts` */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** `20  64  353 × 20.333` */
function frameText(frame) {
  return `x ${number(frame.x)}  y ${number(frame.y)}  ${number(frame.width)} × ${number(frame.height)}`;
}

/** Builds a table with a heading for each column. `numeric` lists the columns of numbers. */
function table(headings, rows, numeric = []) {
  const cell = (tag) => (text, column) =>
    make(tag, { class: numeric.includes(column) ? "number" : null }, text);
  return make("div", { class: "wide" }, make("table", {},
    make("thead", {}, make("tr", {}, ...headings.map(cell("th")))),
    make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell("td")))))));
}
