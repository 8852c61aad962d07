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
  const panel = make("div", { class: "popover", role, "aria-label": title, tabindex: -1 }, ...parts);
  document.body.append(panel);
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
    if ((returnsFocus || hadFocus) && back instanceof HTMLElement && back.isConnected) back.focus();
  }
  opened.close = close;
  on(panel, "keydown", escape);
  on(document, "pointerdown", outside, true);
  const first = panel.querySelector("input, select, textarea, button, [tabindex='0']:not(.wide)");
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
  const focus = (index) => entries.length && entries[(index + entries.length) % entries.length].focus();
  focus(0);
  on(panel, "keydown", (event) => {
    const at = entries.indexOf(document.activeElement);
    const keys = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
    if (event.key in keys) {
      event.preventDefault();
      focus(keys[event.key]);
    } else if (event.key === "Tab") {
      event.preventDefault();
      close(true);
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      const later = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      const found = later.find((one) => one.textContent.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found) found.focus();
    }
  });
}

/** Shows a form. `answer` may return why it is refused, which is shown below; otherwise the form closes. */
function askForm(anchor, title, verb, rows, answer, kind = "form") {
  const message = errorLine();
  const { close } = popover(anchor, title, [make("form", { class: kind, submit: async (event) => {
    event.preventDefault();
    const refused = await answer();
    if (refused) fill(message, refused); else close();
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
  on(list, "keydown", (event) => {
    const at = tabs.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    show(panels[(at + step + panels.length) % panels.length].id, true);
  });
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
