// Popovers, menus, tabs and short messages. Each takes the focus when it opens and returns it at the end.

/** The element that is open, with the function that closes it. At most one is open. */
const opened = { /** @type {((returnsFocus?: boolean) => void)|null} */ close: null };

function closePopover() {
  if (opened.close) opened.close();
}

/**
 * Opens a panel beside an element or at a point of the window.
 * @param {any} anchor an element, or `{x, y}` in window coordinates
 */
function popover(anchor, title, parts, role = "dialog") {
  closePopover();
  const back = document.activeElement;
  const tree = back && back.closest("[role=tree]");
  const panel = make("div", { class: "popover", role, "aria-label": title, tabindex: -1 }, ...parts);
  byId("work").append(panel);
  const box = anchor instanceof Element ? anchor.getBoundingClientRect()
    : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y };
  const isBelow = box.bottom + panel.offsetHeight + 12 < innerHeight || box.top < innerHeight / 2;
  const inWindow = (wanted, size, length) => Math.max(8, Math.min(wanted, length - size - 8)) + "px";
  panel.style.left = inWindow(box.left, panel.offsetWidth, innerWidth);
  panel.style.top = inWindow(isBelow ? box.bottom + 4 : box.top - panel.offsetHeight - 4, panel.offsetHeight, innerHeight);
  function outside(event) { if (!panel.contains(event.target)) close(false); }
  function escape(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    close(true);
  }
  function close(returnsFocus = true) {
    if (opened.close !== close) return;
    opened.close = null;
    const hadFocus = panel.contains(document.activeElement);
    panel.remove();
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", escape);
    if (!returnsFocus && !hadFocus) return;
    // A row of the outline may have been drawn again.
    const home = back && !back.isConnected && tree ? tree.querySelector('[tabindex="0"]') : back;
    if (home instanceof HTMLElement && home.isConnected) home.focus();
  }
  opened.close = close;
  // Escape closes the panel wherever the focus is.
  on(document, "keydown", escape);
  on(document, "pointerdown", outside, true);
  const first = panel.querySelector(":is(input, select, textarea, button):not(:disabled), [tabindex='0']:not(.wide)");
  (first instanceof HTMLElement ? first : panel).focus();
  return { panel, close };
}

/**
 * Opens a menu. An item is `{text, run, key, isDisabled, isChecked}` or null for a separator.
 * @param {any} anchor
 * @param {any[]} items
 */
function menu(anchor, title, items) {
  const made = items.filter((item, index) => item || (index && items[index - 1])).map((item) => item === null
    ? make("div", { role: "separator" })
    : make("button", {
      type: "button", tabindex: -1, disabled: Boolean(item.isDisabled),
      role: item.isChecked === undefined ? "menuitem" : "menuitemcheckbox",
      "aria-checked": item.isChecked === undefined ? null : String(item.isChecked),
      click: () => { close(true); item.run(); },
    }, tag("span", item.text), item.key ? tag("kbd", item.key) : null));
  const { panel, close } = popover(anchor, title, made, "menu");
  const entries = made.filter((one) => one.tagName === "BUTTON" && !one.disabled);
  if (entries.length) entries[0].focus();
  moveByKeys(panel, () => entries);
  on(panel, "keydown", (event) => {
    if (event.key !== "Tab") return;
    event.preventDefault();
    close(true);
  });
}

/**
 * Lets keys move in a list: arrows, Home, End and, if it is vertical, first letters.
 * @param {() => any[]} rowsOf
 * @param {(row: any) => void} go
 */
function moveByKeys(element, rowsOf, go = (row) => row.focus(), [back, forth] = ["ArrowUp", "ArrowDown"]) {
  on(element, "keydown", (event) => {
    const rows = rowsOf();
    const at = rows.indexOf(document.activeElement);
    if (!rows.length || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = { [forth]: at + 1, [back]: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const begins = (row) => forth === "ArrowDown" && /^[\p{L}\p{N}]$/u.test(event.key)
      && row.textContent.toLowerCase().startsWith(event.key.toLowerCase());
    const row = to === undefined ? [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(begins) : rows[(to + rows.length) % rows.length];
    if (!row) return;
    event.preventDefault();
    go(row);
  });
}

/** Shows a form. `answer` may return why it is refused, which is shown below; otherwise the form closes. */
function askForm(anchor, title, verb, rows, answer, kind = "form") {
  const message = errorLine();
  const { close } = popover(anchor, title, [make("form", { class: kind, submit: async (event) => {
    event.preventDefault();
    // Keys wait for the answer: they are meant for what has the focus then.
    const held = [];
    const hold = (event) => {
      if (event.key === "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      held.push(event);
    };
    addEventListener("keydown", hold, true);
    const refused = await answer().finally(() => removeEventListener("keydown", hold, true));
    if (refused) return fill(message, refused);
    close();
    for (const event of held) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event));
  } }, kind === "form" ? tag("h3", title) : null, ...rows, make("button", { class: "primary" }, verb), message)]);
}

/** Asks for a text. `check` may return a message, which is shown beside the field. */
function askText(anchor, title, value, verb, answer) {
  const field = textField({ "aria-label": title });
  askForm(anchor, title, verb, [tag("label", title, field)], () => answer(field.value), "ask");
  field.value = value;
  field.focus();
  field.select();
}

/** Makes a row of tabs, of which one shows its panel. Arrow keys move between the tabs. */
function tabsOf(list, panels, changed = (/** @type {string} */ _) => {}, first = "") {
  const tabs = panels.map(({ id, text }) => make("button", {
    type: "button", role: "tab", id: "tab-" + id, "aria-controls": id, "aria-selected": "false", tabindex: -1,
    click: () => show(id),
  }, text));
  function show(id, takesFocus = false) {
    panels.forEach((panel, index) => {
      const isShown = panel.id === id;
      tabs[index].setAttribute("aria-selected", String(isShown));
      tabs[index].tabIndex = isShown ? 0 : -1;
      byId(panel.id).hidden = !isShown;
      if (isShown && takesFocus) tabs[index].focus();
    });
    changed(id);
  }
  list.setAttribute("role", "tablist");
  fill(list, ...tabs);
  moveByKeys(list, () => tabs, (tab) => show(panels[tabs.indexOf(tab)].id, true), ["ArrowLeft", "ArrowRight"]);
  for (const { id } of panels) {
    byId(id).setAttribute("role", "tabpanel");
    byId(id).setAttribute("aria-labelledby", "tab-" + id);
  }
  show((panels.find((one) => one.id === first) || panels[0]).id);
  return { show, tab: (id) => tabs[panels.findIndex((panel) => panel.id === id)] };
}

/** Shows a short message, which disappears by itself. */
function toast(text, action = null) {
  const note = div("toast", ...linesOf(text), action
    ? button(action.text, () => { note.remove(); action.run(); }, { class: "link" }) : null);
  byId("toasts").append(note);
  while (byId("toasts").children.length > 3) byId("toasts").firstElementChild.remove();
  setTimeout(() => note.remove(), 5000);
}
