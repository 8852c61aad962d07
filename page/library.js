// The library: the kinds of views, with a search. Drag one onto the canvas, or press Enter to add it.

/** Returns the kinds that fit a word: first the one with this name, then those whose name begins with it. */
function fittingKinds(kinds, word) {
  const rank = (kind) => [kind.name.toLowerCase() === word, kind.name.toLowerCase().startsWith(word), true].indexOf(true);
  return kinds.filter((kind) => `${kind.name} ${kind.class} ${kind.summary || ""}`.toLowerCase().includes(word))
    .sort((one, other) => rank(one) - rank(other));
}

/** Builds the library and adds `addKind` to the app. */
function prepareLibrary(app) {
  const { store } = app;
  const box = byId("library");
  const search = textField({ type: "search", id: "kind-search", placeholder: "Search kinds",
    "aria-label": "Search kinds of views" });
  const list = make("div", { id: "kinds", role: "listbox", "aria-label": "Kinds of views", tabindex: -1 });
  fill(box, search, list);
  let chosen = null;

  function show() {
    const word = search.value.trim().toLowerCase();
    const kinds = fittingKinds(store.state.language ? store.state.language.kinds : [], word);
    fill(list, ...kinds.map((kind, index) => {
      const row = make("div", { role: "option", tabindex: index ? -1 : 0, "data-kind": kind.name,
        "aria-selected": "false", class: "kind-row",
        dblclick: () => app.addKind(kind.name) },
      make("span", { class: "icon-kind kind-" + kind.name, "aria-hidden": "true" }),
      span("name", labelText(kind.name)), span("kind", kind.class));
      row.title = kind.summary || "";
      on(row, "pointerdown", (event) => drag(event, kind.name));
      on(row, "focus", () => mark(row));
      return row;
    }));
    chosen = null;
    if (!kinds.length) fill(list, hintLine("No kind matches."));
  }

  function mark(row) {
    if (chosen) { chosen.setAttribute("aria-selected", "false"); chosen.tabIndex = -1; }
    chosen = row;
    row.setAttribute("aria-selected", "true");
    row.tabIndex = 0;
  }

  /** Drags a kind of view onto the canvas. */
  function drag(event, kind) {
    if (event.button !== 0 || !app.canEdit()) return;
    let place = null;
    let view = null;
    let frames = null;
    let point = null;
    event.currentTarget.focus();
    app.dragFrom(event, labelText(kind), (now) => {
      const over = app.screenAt(now);
      if (view && view !== over) { view.drawLines([]); app.cancelTrial(); }
      // A trial shows the new view, which is no place to drop it.
      if (over && over !== view) frames = over.frames();
      view = over;
      if (!view) { place = null; return; }
      point = view.pointOf(now);
      place = dropPlace(frames, [], point.x, point.y, view.isRTL());
      if (place && placeFor(frames, frames.get(place.parent), [kind])?.name !== place.parent) place = null;
      app.showPlace(view, place, []);
      if (place && view === app.canvas.active()) {
        app.trial(commandFor(view, frames, kind, place, point).command, now.timeStamp);
      }
    }, (now) => {
      // A finger that taps adds the view; one that moves up or down scrolls the list.
      if (!now && event.pointerType === "touch") return app.addKind(kind);
      if (!app.canvas.active()) return toast("Make a document first.");
      if (!place) return;
      app.cancelTrial(true);
      app.activate(view);
      app.inTurn(() => {
        const { command, name } = commandFor(view, frames, kind, place, point);
        return app.edit(command, { select: [name] });
      });
    });
  }

  /** Returns the command that adds a kind at a place of a screen, and the new view's name. */
  function commandFor(view, frames, kind, place, point) {
    const outer = frames.get(place.parent);
    const name = freeName(kind, new Set(app.takenNames()));
    const whole = (axis) => outer.content[axis] + Math.round(point[axis] - outer.content[axis]);
    const offset = point && offsets({ x: whole("x"), y: whole("y"), width: 0, height: 0 }, outer);
    return { name, command: addCommand(kind, name, { ...place, offset, isRoot: outer.parent === null, isScroll: outer.kind === "scroll" },
      sensibleProperties(kind, store.state.language.properties), view.isRTL()) };
  }

  /** Adds a view into the selection: into a container, or after another view. */
  app.addKind = (kind) => app.inTurn(() => {
    const view = app.canvas.active();
    if (!app.canEdit() || !view || !view.frames().size) return toast("Make a document first.");
    const frames = view.frames();
    const root = [...frames.values()].find((one) => one.parent === null);
    const at = frames.get(store.state.selection[store.state.selection.length - 1]) || root;
    const isContainer = at.isContainer;
    const parent = placeFor(frames, containerOf(frames, isContainer ? at : frames.get(at.parent)), [kind]);
    if (!parent) return toast(cellText);
    const isStack = parent.kind === "stack";
    const index = isStack && !isContainer && at.arrangedIndex !== null ? at.arrangedIndex + 1 : null;
    const { command, name } = commandFor(view, frames, kind, { parent: parent.name, isStack, index }, null);
    return app.edit(command, { select: [name] });
  });

  moveByKeys(list, () => [...list.querySelectorAll("[role=option]")]);
  on(list, "keydown", (event) => {
    if (event.key === "Enter" && chosen) { event.preventDefault(); app.addKind(chosen.dataset.kind); }
  });
  on(search, "input", show);
  on(search, "keydown", (event) => {
    const first = list.querySelector("[role=option]");
    if (!(first instanceof HTMLElement)) return;
    if (event.key === "Enter") { app.addKind(first.dataset.kind); search.select(); }
    if (event.key === "ArrowDown") { event.preventDefault(); first.focus(); }
  });
  store.on(["language"], show);
}
