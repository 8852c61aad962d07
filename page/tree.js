// The view hierarchy as an ARIA tree: one row per view, with arrow-key navigation and a search.

/** Builds the outline. `app.select` is called with the views that are selected. */
function treeView(app, element, search) {
  let rows = new Map();
  let closed = new Set();
  let focused = null;
  /** The row at which a range of rows begins. */
  let anchor = null;
  let text = "";

  const views = () => app.store.state.tree;
  const find = (name) => views().find((view) => view.name === name);

  function show() {
    const now = JSON.stringify(views()) + search.value;
    if (now === text) return;
    text = now;
    closed = new Set([...closed].filter(find));
    render();
  }

  /** Returns the names that the search leaves: those that match, and their superviews. */
  function wanted() {
    const word = search.value.trim().toLowerCase();
    if (!word) return null;
    const names = new Set();
    for (const view of views()) {
      if (!`${view.name} ${view.kind} ${view.text || ""}`.toLowerCase().includes(word)) continue;
      for (let one = view; one; one = find(one.parent)) names.add(one.name);
    }
    return names;
  }

  function render() {
    const hadFocus = element.contains(document.activeElement);
    const { selection } = app.store.state;
    const names = wanted();
    const depth = new Map();
    const parents = new Set(views().map((view) => view.parent));
    const hidden = new Set();
    const place = [...rows.keys()].indexOf(focused);
    rows = new Map();
    for (const view of views()) {
      depth.set(view.name, view.parent === null ? 1 : (depth.get(view.parent) || 0) + 1);
      if (names ? !names.has(view.name) : hidden.has(view.parent) || closed.has(view.parent)) {
        hidden.add(view.name);
        continue;
      }
      rows.set(view.name, rowFor(view, depth.get(view.name), parents.has(view.name), selection));
    }
    fill(element, ...rows.values());
    // The focus goes from a row that is closed to its superview, and from one that is gone to the row in its place.
    while (find(focused) && !rows.has(focused)) focused = find(focused).parent;
    if (!rows.has(focused)) focused = [...rows.keys()][Math.max(0, Math.min(place, rows.size - 1))] ?? null;
    if (rows.has(focused)) rows.get(focused).tabIndex = 0;
    if (hadFocus && rows.has(focused)) rows.get(focused).focus();
  }

  function rowFor(view, depth, isParent, selection) {
    const isClosed = closed.has(view.name);
    const row = make("div", {
      role: "treeitem", tabindex: -1, "aria-level": depth,
      "aria-expanded": isParent ? String(!isClosed) : null,
      "aria-selected": String(selection.includes(view.name)), "data-view": view.name,
      "aria-label": `${view.name}, ${view.kind}${view.hidden ? ", hidden" : ""}`,
      class: view.hidden ? "is-hidden" : null, title: `${view.name}, ${view.kind}`,
      click: (event) => { focus(view.name); choose(view.name, event); },
    },
    make("span", { class: "twist" + (isParent ? isClosed ? " is-closed" : " is-open" : ""), "aria-hidden": "true",
      click: (event) => { event.stopPropagation(); toggle(view.name); } }),
    make("span", { class: "icon-kind kind-" + view.kind.replace(/\W/g, ""), "aria-hidden": "true" }),
    span("name", view.name),
    span("kind", view.kind));
    row.style.paddingInlineStart = 4 + Math.min(depth - 1, 24) * 14 + "px";
    return row;
  }

  /** Selects a row: with Shift all rows from the one that was chosen before, with Ctrl this one, too. */
  function choose(name, event) {
    const { selection, document } = app.store.state;
    app.canvas.reveal(document);
    if (!selection.includes(anchor)) anchor = selection[selection.length - 1];
    const names = [...rows.keys()];
    const [from, to] = [names.indexOf(anchor), names.indexOf(name)];
    if (event.shiftKey && from >= 0) {
      return app.select(from < to ? names.slice(from, to + 1) : names.slice(to, from + 1).reverse());
    }
    anchor = name;
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) app.select([name]);
    else app.select(selection.includes(name) ? selection.filter((one) => one !== name) : [...selection, name]);
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
    render();
  }

  /** Marks the selected views, and expands all of their superviews. */
  function select() {
    const { selection } = app.store.state;
    let isClosed = false;
    for (const name of selection) {
      for (let view = find((find(name)
        || {}).parent); view; view = find(view.parent)) isClosed = closed.delete(view.name) || isClosed;
    }
    if (isClosed) render();
    for (const [name, row] of rows) row.setAttribute("aria-selected", String(selection.includes(name)));
    const row = rows.get(selection[selection.length - 1]);
    if (!row) return;
    row.scrollIntoView({ block: "nearest" });
    const hasFocus = element.contains(document.activeElement);
    if (hasFocus && !selection.includes(focused)) return focus(row.dataset.view);
    if (!hasFocus) {
      if (rows.has(focused)) rows.get(focused).tabIndex = -1;
      focused = row.dataset.view;
      row.tabIndex = 0;
    }
  }

  on(element, "keydown", (event) => {
    const names = [...rows.keys()];
    const place = names.indexOf(focused);
    const row = rows.get(focused);
    if (!row || event.target !== row) return;
    const view = find(focused);
    const expanded = row.getAttribute("aria-expanded");
    const go = (name) => { focus(name); choose(name, event); };
    const step = (to) => go(names[to]);
    const keys = {
      ArrowDown: () => step(Math.min(place + 1, names.length - 1)),
      ArrowUp: () => step(Math.max(place - 1, 0)),
      Home: () => go(names[0]),
      End: () => go(names[names.length - 1]),
      ArrowRight: () => expanded === "false" ? toggle(focused)
        : expanded === "true" ? go(names[place + 1]) : null,
      ArrowLeft: () => expanded === "true" ? toggle(focused) : view.parent && go(view.parent),
      Enter: () => choose(focused, event),
      " ": () => choose(focused, event),
    };
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (keys[event.key]) {
      event.preventDefault();
      event.stopPropagation();
      keys[event.key]();
    } else if (/^[\p{L}\p{N}_]$/u.test(event.key)) {
      event.stopPropagation();
      const later = [...names.slice(place + 1), ...names.slice(0, place + 1)];
      const found = later.find((name) => name.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found) go(found);
    }
  });
  on(search, "input", show);
  on(search, "keydown", (event) => {
    const first = search.value && views().find((view) => view.name.toLowerCase().includes(search.value.toLowerCase()));
    if (event.key === "Enter" && first) app.select([first.name]);
    if (event.key === "Escape") { search.value = ""; show(); }
    if (event.key === "ArrowDown") { event.preventDefault(); focus([...rows.keys()][0]); }
  });
  return { show, select, focus, row: (name) => rows.get(name), names: () => views().map((view) => view.name) };
}
