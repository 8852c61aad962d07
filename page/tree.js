// The view hierarchy as an ARIA tree: one row per view, with arrow-key navigation.

/** - choose: called with the name of the view that is selected. */
function treeView(element, choose) {
  let views = [];
  let rows = new Map();
  let closed = new Set();
  let selected = null;
  let focused = null;
  let text = "";

  function depths() {
    const found = new Map();
    for (const view of views) found.set(view.name, view.parent === null ? 1 : found.get(view.parent) + 1);
    return found;
  }

  /** Shows the reply to `tree`. */
  function show(reply) {
    const now = JSON.stringify(reply.tree);
    if (now === text) return;
    text = now;
    views = reply.tree;
    closed = new Set([...closed].filter((name) => views.some((view) => view.name === name)));
    draw();
  }

  function draw() {
    const hadFocus = element.contains(document.activeElement);
    const depth = depths();
    const parents = new Set(views.map((view) => view.parent));
    const hidden = new Set();
    rows = new Map();
    for (const view of views) {
      if (hidden.has(view.parent) || closed.has(view.parent)) {
        hidden.add(view.name);
        continue;
      }
      const isParent = parents.has(view.name);
      const row = make("div", {
        role: "treeitem", tabindex: -1, "aria-level": depth.get(view.name),
        "aria-expanded": isParent ? String(!closed.has(view.name)) : null,
        "aria-selected": String(view.name === selected), "data-view": view.name,
        class: view.hidden ? "is-hidden" : null,
        click: () => { focus(view.name); choose(view.name); },
      },
      make("span", { class: "twist", "aria-hidden": "true",
        click: (event) => { event.stopPropagation(); toggle(view.name); } },
      isParent ? (closed.has(view.name) ? "▸" : "▾") : ""),
      view.arrangedIndex === null ? null : make("span", { class: "place" }, `[${view.arrangedIndex}]`),
      make("span", { class: "name" }, view.name), " ",
      make("span", { class: "kind" }, view.kind + (view.hidden ? ", hidden" : "")));
      row.style.paddingInlineStart = Math.min(depth.get(view.name) - 1, 24) * 0.8 + "em";
      rows.set(view.name, row);
    }
    fill(element, ...rows.values());
    if (!rows.has(focused)) focused = views.length ? views[0].name : null;
    if (rows.has(focused)) rows.get(focused).tabIndex = 0;
    if (hadFocus && rows.has(focused)) rows.get(focused).focus();
  }

  function focus(name) {
    if (!rows.has(name)) return;
    if (rows.has(focused)) rows.get(focused).tabIndex = -1;
    focused = name;
    rows.get(name).tabIndex = 0;
    rows.get(name).focus();
  }

  function toggle(name) {
    if (closed.has(name)) closed.delete(name); else closed.add(name);
    draw();
  }

  /** Selects a view, and expands all of its superviews. */
  function select(name) {
    if (rows.has(selected)) rows.get(selected).setAttribute("aria-selected", "false");
    selected = name;
    let parent = (views.find((view) => view.name === name) || {}).parent;
    let isClosed = false;
    while (parent) {
      isClosed = closed.delete(parent) || isClosed;
      parent = (views.find((view) => view.name === parent) || {}).parent;
    }
    if (isClosed) draw();
    const row = rows.get(name);
    if (!row) return;
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    if (!element.contains(document.activeElement)) {
      if (rows.has(focused)) rows.get(focused).tabIndex = -1;
      focused = name;
      row.tabIndex = 0;
    }
  }

  element.addEventListener("keydown", (event) => {
    const names = [...rows.keys()];
    const place = names.indexOf(focused);
    const row = rows.get(focused);
    if (!row) return;
    const view = views.find((one) => one.name === focused);
    const expanded = row.getAttribute("aria-expanded");
    const keys = {
      ArrowDown: () => focus(names[Math.min(place + 1, names.length - 1)]),
      ArrowUp: () => focus(names[Math.max(place - 1, 0)]),
      Home: () => focus(names[0]),
      End: () => focus(names[names.length - 1]),
      ArrowRight: () => expanded === "false" ? toggle(focused)
        : expanded === "true" ? focus(names[place + 1]) : null,
      ArrowLeft: () => expanded === "true" ? toggle(focused) : view.parent && focus(view.parent),
      Enter: () => choose(focused),
      " ": () => choose(focused),
    };
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    } else if (/^[\p{L}\p{N}_]$/u.test(event.key)) {
      const later = [...names.slice(place + 1), ...names.slice(0, place + 1)];
      const found = later.find((name) => name.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found) focus(found);
    }
  });

  return { show, select, names: () => views.map((view) => view.name) };
}
