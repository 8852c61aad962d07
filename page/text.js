// Texts and elements. Every name and text from a file passes through `shown` and enters the page as
// text, never as HTML.

/** Characters shown as escapes, such as `\u{202E}`: control, direction and invisible characters. */
const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?!\u200D)\p{Cf}|[\uFDD0-\uFDEF\uFFFE\uFFFF]/gu;

/** @param {any} text */
function shown(text) {
  return String(text).replace(unshowable,
    (sign) => "\\u{" + sign.codePointAt(0).toString(16).toUpperCase() + "}");
}

/**
 * Creates an element. A function as an attribute listens to that event. Children are elements or texts.
 * @param {string} tag
 * @param {Record<string, any>} attributes
 * @param {any[]} children
 * @returns {any}
 */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, shown(value));
    }
  }
  element.append(...nodes(children));
  return element;
}

/** The namespace of SVG: a name, not an address. A test checks that the script contains no address. */
const svgNamespace = ["http:", "", "www.w3.org", "2000", "svg"].join("/");

/**
 * Creates an SVG element.
 * @returns {any}
 */
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(name, String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Builds an element without attributes. */
function tag(name, ...children) {
  return make(name, {}, ...children);
}

/** Builds a `div`, or a `span`, of a class. */
function div(kind, ...children) {
  return make("div", { class: kind }, ...children);
}
function span(kind, ...children) {
  return make("span", { class: kind }, ...children);
}

/** Calls `body` with each event of a kind. */
function on(target, kind, body, options = undefined) {
  target.addEventListener(kind, body, options);
}

function nodes(children) {
  return children.filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => child instanceof Node ? child : shown(child));
}

/** @returns {any} */
const byId = (id) => document.getElementById(id);

/**
 * Draws a part of the page again with `body`. The focus stays, and what is selected in its field. If its control is gone,
 * the field of its row gets the focus, or else the control like it that is now in its place.
 */
function redraw(part, body) {
  const focus = /** @type {any} */ (document.activeElement);
  if (!part.contains(focus)) return body();
  const controls = () => [...part.querySelectorAll("input, select, textarea, button, summary, [tabindex='0']")]
    .filter((one) => !one.disabled && one.getClientRects().length);
  const isLike = (one) => one.tagName + one.className === focus.tagName + focus.className;
  const place = controls().filter(isLike).indexOf(focus);
  /** Returns the selector of what the focus is inside of, by these attributes. */
  const within = (...names) => names.map((name) => [name, focus.closest(`[${name}]`)]).filter(([, one]) => part.contains(one))
    .map(([name, one]) => `[${name}="${CSS.escape(one.getAttribute(name))}"]`).join(" ");
  const key = focus.matches("summary") ? within("data-group") + " summary"
    : within(focus.dataset.key ? "data-key" : "aria-label");
  const row = within("data-constraint", "data-property");
  const { value, selectionStart: start, selectionEnd: end } = focus;
  body();
  if (document.activeElement !== document.body) return;
  const all = controls();
  const peers = all.filter(isLike);
  const find = (selector) => selector && all.find((one) => one.matches(selector));
  const same = focus.isConnected ? focus : find(key);
  const next = same || find(row && row + " [data-key]") || peers[Math.min(place, peers.length - 1)] || all[0];
  if (!next) return;
  next.focus();
  if (!isField(next) || !next.select) return;
  if (!same || end - start === value.length) next.select(); else next.setSelectionRange(start, end);
}

/** Replaces the children of an element. */
function fill(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/** Returns a text as lines, of which each control character but the line end is shown as an escape. */
function linesOf(text) {
  return String(text).split("\n").flatMap((line, index) => index ? [make("br"), line] : [line]);
}

/** Formats a number with at most three decimal places, as the program does: `20`, `20.333`. */
function number(value) {
  return String(Math.round(value * 1000) / 1000);
}

/** `1 conflict`, `2 conflicts` */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Returns the name of a property or kind as a label: `backgroundColor` gives `Background color`. */
function labelText(name) {
  const words = name.replace(/\./g, " ").replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of a device: `iphone-15-pro-max` gives `iPhone 15 Pro Max`. */
function deviceText(id) {
  return String(id).replace(/^iphone/, "iPhone").replace(/^ipad/, "iPad").replace(/-/g, " ")
    .replace(/ ([a-z])/g, (_, letter) => " " + letter.toUpperCase()).replace(/ Se\b/, " SE").replace(/(\d)S\b/, "$1s");
}

/** Builds a table with a heading for each column. `numeric` lists the columns of numbers. */
function table(headings, rows, numeric = []) {
  const cell = (tag) => (text, column) =>
    make(tag, { class: numeric.includes(column) ? "number" : null }, text);
  return make("div", { class: "wide", tabindex: 0, role: "group", "aria-label": headings.join(", ") },
    tag("table", tag("thead", tag("tr", ...headings.map(cell("th")))),
      tag("tbody", ...rows.map((row) => tag("tr", ...row.map(cell("td")))))));
}

/** Builds a button. `attributes.class` is often `link` or `icon`. */
function button(text, click, attributes = {}) {
  return make("button", { type: "button", ...attributes, click }, text);
}

/** Builds a line about what is missing, or what one can do. */
function hintLine(...texts) {
  return make("p", { class: "hint" }, ...texts);
}

/** Builds the place beside a control for the reason of a refusal. */
function errorLine(attributes = {}) {
  return make("p", { class: "error", role: "alert", ...attributes });
}

/** Builds a text field. */
function textField(attributes) {
  return make("input", { type: "text", autocomplete: "off", spellcheck: "false", ...attributes });
}

/** Whether an element takes typed text, or the keys of a list. */
function isField(element) {
  return element && element.matches("textarea, select, input:not([type=checkbox], [type=range], [type=color])");
}

/** Builds a control with its label before it. */
function labelled(text, control) {
  return make("label", { class: "labelled" }, tag("span", text), control);
}

/** Builds a selection of `[value, text]` pairs. */
function choiceOf(pairs, value, changed, attributes = {}) {
  const select = make("select", { ...attributes, change: () => changed(select.value) },
    ...pairs.map(([one, text]) => make("option", { value: one }, text)));
  select.value = value;
  return select;
}
