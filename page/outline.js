// Drags in the outline: onto a container, or between two rows.

/** Lets views be dragged in the outline. */
function prepareOutlineDrags(app) {
  const { store } = app;
  const tree = byId("tree");
  const mark = make("div", { class: "drop-line", hidden: true });
  byId("views").append(mark);
  onMenu(tree, (event) => {
    const row = event.target.closest("[data-view]");
    if (!row) return;
    if (!store.state.selection.includes(row.dataset.view)) app.select([row.dataset.view]);
    app.showMenu(placeOf(event));
  });
  on(tree, "dblclick", (event) => {
    const row = event.target.closest("[data-view]");
    if (row && app.canEdit()) { app.select([row.dataset.view]); app.actions.rename(); }
  });
  on(tree, "pointerdown", (event) => {
    const row = event.target.closest("[data-view]");
    const view = app.canvas.active();
    if (!row || event.button !== 0 || !app.canEdit() || !view) return;
    const frames = view.frames();
    const name = row.dataset.view;
    // A finger scrolls the outline, unless it begins on a selected row.
    if (event.pointerType === "touch" && !store.state.selection.includes(name)) return;
    if (!frames.has(name) || frames.get(name).parent === null) return;
    let command = null;
    let names = [name];
    let target = null;
    app.begin({
      move(now) {
        document.body.classList.add("is-dragging");
        if (event.ctrlKey) {
          const row = rowAt(now);
          target = row && row.dataset.view;
          mark.hidden = !row;
          return row && showMark({ where: "in", box: row.getBoundingClientRect() });
        }
        names = store.state.selection.includes(name) ? outermost(frames, store.state.selection) : [name];
        const place = placeInOutline(now, frames, names);
        command = place && dropInOutline(app, frames, names, place);
        mark.hidden = !place;
        if (place) showMark(place);
        app.trial(command, now.timeStamp);
      },
      drop(now, begun) {
        mark.hidden = true;
        app.cancelTrial(Boolean(command));
        if (command) app.edit(command, { select: names, ...begun });
        if (target) offerConstraints(app, view, name, target, placeOf(now));
      },
      cancel() { mark.hidden = true; },
    }, event);
  });

  function rowAt(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found instanceof Element ? /** @type {HTMLElement} */ (found.closest("#tree [data-view]")) : null;
  }

  /** Returns the row under the pointer, and whether the drop is before, after or inside of it. */
  function placeInOutline(event, frames, names) {
    const row = rowAt(event);
    if (!row || names.some((name) => isInside(frames, row.dataset.view, name))) return null;
    const target = frames.get(row.dataset.view);
    if (!target) return null;
    const box = row.getBoundingClientRect();
    const share = (event.clientY - box.top) / box.height;
    const canContain = target.isContainer;
    const where = target.parent === null || canContain && share > 0.3 && share < 0.7 ? "in" : share < 0.5
      ? "before" : "after";
    const parent = where === "in" ? target : frames.get(target.parent);
    return placeFor(frames, parent, names.map((name) => frames.get(name).kind)) === parent ? { target, where, box } : null;
  }

  function showMark({ where, box }) {
    const outer = byId("views").getBoundingClientRect();
    mark.classList.toggle("is-inside", where === "in");
    const top = (where === "after" ? box.bottom - 1 : box.top) - outer.top + byId("views").scrollTop;
    Object.assign(mark.style, { left: box.left - outer.left + "px", width: box.width + "px", top: top + "px",
      height: where === "in" ? box.height + "px" : "2px" });
  }
}

/** Returns the command of a drop in the outline; null if nothing changes. */
function dropInOutline(app, frames, names, { target, where }) {
  const parent = where === "in" ? target : frames.get(target.parent);
  if (parent.kind === "stack" && (where === "in" || target.arrangedIndex !== null)) {
    const rest = arrangedIn(frames, parent.name).map((view) => view.name).filter((name) => !names.includes(name));
    const index = where === "in" ? rest.length : rest.indexOf(target.name) + (where === "after" ? 1 : 0);
    return dropCommand(frames, names, { parent: parent.name, isStack: true, index, line: null }, { x: 0, y: 0 }, []);
  }
  const isRTL = app.canvas.active().isRTL();
  const commands = names.flatMap((name) => {
    const frame = frames.get(name);
    if (frame.parent === parent.name && frame.arrangedIndex === null) return where === "in" ? []
      : [`order ${name} ${where === "after" ? "above" : "below"} ${target.name}`];
    return [`move ${name} to ${parent.name}`, ...placedConstraints(frames, frame, name, parent.name, { x: 0, y: 0 },
      parsedConstraints(app.store.state.replies, name), isRTL)];
  });
  return commands.length ? oneStep(`Move ${listed(names)} to ${parent.name}`, commands) : null;
}
