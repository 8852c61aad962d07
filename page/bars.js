// The bar at the top: the document, the scale, and what the pictures show; and the tabs of the panels.

/** Builds the bar and the tabs. Parts that only an editing page has are added by the editor. */
function buildBars(app) {
  const { store, source, canvas } = app;
  const { about } = store.state;
  const documents = make("select", { id: "document", "aria-label": "Document",
    change: () => app.openDocument(documents.value) });
  fill(byId("bar-document"), documents);
  store.on(["file", "document"], ({ file, document }) => {
    const names = file ? file.documents : [];
    if ([...documents.options].map((one) => one.value).join("\n") !== names.join("\n")) {
      fill(documents, ...names.map((name) => make("option", { value: name }, name)));
    }
    documents.value = document;
    documents.hidden = !names.length;
  });

  const all = button("All", () => store.set({ showsAll: !store.state.showsAll }), { id: "all", "aria-pressed": "false",
    title: "Show all documents side by side" });
  store.on(["showsAll", "file"], ({ showsAll, file }) => {
    all.setAttribute("aria-pressed", String(showsAll));
    all.hidden = !source.isLive || !file || file.documents.length < 2;
  });

  const value = button("100 %", () => canvas.zoomTo("fit"), { id: "zoom-value", title: "Fit the window (0)" });
  const options = button("View", () => menu(options, "View", viewItems()),
    { id: "view-options", "aria-haspopup": "menu", class: "with-chevron" });
  const add = button("Add screen", () => app.addBoard(Math.min(store.state.active, store.state.boards.length - 1)),
    { id: "add-screen" });
  fill(byId("bar-view"), all, add, options,
    make("span", { class: "joined", role: "group", "aria-label": "Zoom" },
      button("−", () => canvas.zoomBy(-1), { class: "icon", "aria-label": "Zoom out", title: "Zoom out (−)" }), value,
      button("+", () => canvas.zoomBy(1), { class: "icon", "aria-label": "Zoom in", title: "Zoom in (+)" })));
  add.hidden = !source.isLive;

  function viewItems() {
    const { overlays, look } = store.state;
    const toggled = (name) => overlays.includes(name) ? overlays.filter((one) => one !== name) : [...overlays, name];
    return [
      { text: "Fit the window", key: "0", run: () => canvas.zoomTo("fit") },
      { text: "Actual size", key: "1", run: () => canvas.zoomTo(1) },
      null,
      ...(source.isLive ? [...(about.choices.overlay || []).map((name) => ({
        text: "Show " + labelText(name).toLowerCase(), isChecked: overlays.includes(name),
        run: () => store.set({ overlays: toggled(name) }),
      })), null, { text: "Blueprint", isChecked: look === "blueprint",
        run: () => store.set({ look: look === "blueprint" ? "" : "blueprint" }) }] : []),
      null,
      { text: "Keys and gestures", key: "?", run: () => showKeys(options) },
    ];
  }

  addEventListener("keydown", () => document.body.classList.add("uses-keys"), true);
  addEventListener("pointerdown", () => document.body.classList.remove("uses-keys"), true);

  // F6 moves between the parts of the page, as in a desktop program.
  addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    const parts = ["left", "canvas", "right", "bottom"];
    const now = parts.findIndex((id) => byId(id).contains(document.activeElement));
    const next = now < 0 && document.body.dataset.drawer
      || parts[(now + (event.shiftKey ? 3 : 1) + (now < 0 && event.shiftKey ? 1 : 0)) % 4];
    showDrawer(next);
    (byId(next).querySelector('[role="tab"][aria-selected="true"]') || byId(next)).focus();
  });

  const isEditing = Boolean(about.edits);
  const left = [{ id: "views", text: "Views" },
    ...(isEditing ? [{ id: "library", text: "Add" }, { id: "documents", text: "Documents" }] : [])];
  const right = isEditing
    ? [{ id: "panel", text: "Properties" }, { id: "pins", text: "Constraints" },
      { id: "problems", text: "Findings" }, { id: "details", text: "Why" }]
    : [{ id: "details", text: "Details" }, { id: "problems", text: source.isLive ? "Findings" : "Problems" }];
  byId("panel").hidden = true;
  const chosen = store.state.tabs;
  const tabs = (index, element, panels, changed = (_) => {}) => tabsOf(byId(element), panels, (id) => {
    const all = [...store.state.tabs];
    all[index] = id;
    store.set({ tabs: all });
    changed(id);
  }, chosen[index]);
  app.left = tabs(0, "left-tabs", left);
  app.right = tabs(1, "right-tabs", right,
    (id) => { app.rightTab = id; if (store.state.replies) app.fetchSelection(); });
  app.bottom = tabs(2, "bottom-tabs", [...(isEditing ? [{ id: "console", text: "Commands" }] : []),
    { id: "happened", text: "Changes" }, { id: "branches", text: "Branches" }]);
  fill(byId("drawers"), ...[["left", "Views"], ["right", isEditing ? "Properties" : "Details"],
    ["bottom", "History"]].map(([id, text]) => button(text,
    () => showDrawer(document.body.dataset.drawer === id ? "" : id), { "aria-controls": id, "aria-expanded": "false" })));

  /**
   * Shows a part of the page that is a drawer in a narrow window, and closes the other drawers. Any other part, such as
   * the canvas, closes all. In a wide window all parts are shown.
   */
  function showDrawer(id) {
    const toggles = [...byId("drawers").children];
    const isDrawer = byId("drawers").offsetHeight > 0 && toggles.some((one) => one.getAttribute("aria-controls") === id);
    document.body.dataset.drawer = isDrawer ? id : "";
    for (const one of toggles) one.setAttribute("aria-expanded", String(isDrawer && one.getAttribute("aria-controls") === id));
  }

  /** Shows a tab of a part of the page, so that the focus can go there. */
  app.showPart = (part, tab) => {
    app[part].show(tab);
    showDrawer(part);
  };

  /** Closes the open drawer; the focus goes from it to the canvas. Returns whether a drawer was open. */
  app.closeDrawer = () => {
    const { drawer } = document.body.dataset;
    if (!drawer) return false;
    const hadFocus = byId(drawer).contains(document.activeElement);
    showDrawer("");
    if (hadFocus) canvas.element.focus();
    return true;
  };
}

/** The keys that the page knows, for the list of keys. */
const keyList = [
  ["0, 1", "Fit the window, actual size"], ["+, −", "Zoom in, out"], ["Space and drag", "Move the canvas"],
  ["Enter", "Edit the text, or select the content"], ["Shift Enter", "Select the superview"],
    ["Alt ↑ ↓", "Select the previous or next sibling"],
  ["Arrows", "Move the view"], ["Shift arrows", "Move it by 8 points"], ["Delete", "Delete"], ["Ctrl D", "Duplicate"],
  ["Ctrl C, X, V", "Copy, cut, paste as commands"], ["Ctrl Z, Shift Ctrl Z", "Undo, redo"], ["F2", "Rename"],
  ["H, V, U", "Embed horizontally, vertically, unembed"], ["[ and ]", "Order back, front"],
    ["Shift F10", "Menu of the selection"],
  ["A", "Add a view"], ["P", "Pin"], ["C", "Constrain to another view"], ["/", "Command line"],
    ["Ctrl F", "Search views"], ["F6", "Next part of the page"], ["Alt and hover", "Distances"],
  ["Ctrl and drag", "Constrain to the view under the pointer"], ["Escape", "Cancel, or select nothing"],
];

function showKeys(anchor) {
  popover(anchor, "Keys and gestures", [tag("h3", "Keys and gestures"),
    make("dl", { class: "keys", tabindex: 0 }, ...keyList.flatMap(([key, text]) => [tag("dt", tag("kbd", key)), tag("dd", text)]))]);
}
