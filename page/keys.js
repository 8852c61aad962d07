// Keys and the menu of the selection. Each gesture of the pointer has one here.

/**
 * Returns the key of an event on any layout of the keyboard: a sign as it is typed, a letter in lower case. On a layout
 * without Latin letters, the place of the key decides.
 * @param {{key: string, code: string}} event
 */
function keyOf({ key = "", code = "" }) {
  if (key.length !== 1) return key;
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) || [];
  return (/[^\x00-\x7f]/.test(key) && place || key).toLowerCase();
}

/** Returns whether a key is a sign such as `[` or `?`. Whether Shift or Alt helps to type it depends on the layout of the keyboard. */
function isSign(key) {
  return key.length === 1 && !/[a-z0-9]/.test(key);
}

/** Returns why an arrow key moves nothing in a stack: it points across the stack, or beyond its end. */
function stillText(names, stack, isVertical, steps) {
  return steps ? `${listed(names)} cannot move beyond the ${steps < 0 ? "start" : "end"} of ${stack}.`
    : `${stack} is a ${isVertical ? "vertical" : "horizontal"} stack: ${isVertical ? "↑ and ↓" : "← and →"} move ${listed(names)}.`;
}

/** Adds the keys, and `showMenu` to the app. */
function prepareKeys(app) {
  const { store, canvas } = app;
  const selected = () => store.state.selection;
  const view = () => canvas.active();
  const frameOf = (name) => view() && view().frames().get(name);
  const last = () => selected()[selected().length - 1];
  const movable = () => view() ? outermost(view().frames(), selected()).filter((name) => frameOf(name)
    && frameOf(name).parent !== null) : [];
  /** The selected views whose place people decide. */
  const placeable = () => movable().filter((name) => !isFixed(view().frames(), name));
  app.movable = movable;
  const constraintsOf = (name) => parsedConstraints(store.state.replies, name);

  /** Where menus open that belong to the selection. */
  function anchor() {
    const row = app.tree.row(last());
    if (row && byId("tree").contains(document.activeElement)) return row;
    canvas.revealView(last());
    const box = view() && last() && view().boxOf(last());
    return box ? { x: Math.max(8, box.left), y: box.top + Math.min(box.height, 40) } : canvas.element;
  }

  const actions = {
    remove: () => movable().length ? app.edit(`remove ${movable().join(" ")}`) : sayWhyNot(),
    async duplicate() {
      const names = movable();
      const begun = app.begun();
      if (!names.length) return sayWhyNot();
      await app.learn(names, true);
      const frames = withStored(view().frames(), names, store.state.replies);
      const { command, names: made } = copyCommand(frames, names, null, copyShift,
        names.flatMap(constraintsOf), app.takenNames(), view().isRTL());
      app.edit(command, { select: made, ...begun });
    },
    async hide() {
      const names = movable();
      if (!names.length) return sayWhyNot();
      const begun = app.begun();
      await app.learn(names);
      const verb = names.every((name) => (store.state.tree.find((one) => one.name === name) || {}).hidden) ? "show" : "hide";
      app.edit(hideCommand(names, verb, (name) => store.state.replies["info " + name]), begun);
    },
    rename() {
      const name = last();
      if (name) app.ask(anchor(), `Rename ${name}`, name, "Rename", (wish) => renameCommand(name, wish), (wish) => [wish]);
    },
    async embed(axis) {
      const names = sortedByPlace(placeable(), axis);
      if (!names.length || !app.canEdit()) return sayWhyNot();
      const begun = app.begun();
      await app.learn([], true);
      const { stack, command } = embedCommand(names, axis, new Set(app.takenNames()));
      app.edit(command, { select: [stack], ...begun });
    },
    async unembed() {
      const frame = frameOf(last());
      if (!frame) return;
      if (frame.parent === null || !app.canEdit()) return sayWhyNot();
      const stack = frame.kind === "stack" ? frame.name : frame.parent;
      if (frameOf(stack).kind !== "stack") return toast(`${frame.name} is in no stack.`);
      const begun = app.begun();
      const frames = view().frames();
      const inside = arrangedIn(frames, stack);
      const names = inside.map((one) => one.name);
      await app.learn([stack, ...names], true);
      const { properties = [] } = store.state.replies["info " + stack] || {};
      const values = Object.fromEntries(properties.map((one) => [one.name, one.value]));
      const held = unembedConstraints(frames, frames.get(stack), parsedConstraints(store.state.replies), values, app.takenNames(), view().isRTL(),
        (name) => store.state.replies["info " + name]);
      app.edit(oneStep(`Unembed ${stack}`, [`unembed ${stack}`, ...held]), { select: names, ...begun });
    },
    order(where) {
      const chosen = movable();
      if (!chosen.length) return sayWhyNot();
      const names = [...view().frames().keys()].filter((name) => chosen.includes(name));
      if (where === "back") names.reverse();
      app.edit(oneStep(`Order ${listed(names)} ${where}`, names.map((name) => `order ${name} ${where}`)));
    },
    moveTo() {
      const names = movable();
      const frames = view().frames();
      const kinds = names.map((name) => frameOf(name).kind);
      const targets = [...frames.values()].filter((one) => one.isContainer && placeFor(frames, one, kinds) === one
        && !names.some((name) => isInside(frames, one.name, name)));
      if (names.length) menu(anchor(), `Move ${listed(names)} to`, targets.map((target) => ({
        text: `${target.name} (${target.kind})`, run: () => app.inTurn(() => app.moveInto(names, target)) })));
    },
    constrain() {
      const name = last();
      if (!name) return;
      const frames = view().frames();
      const targets = [...frames.values()].sort((a,
        b) => Number(b.name === frameOf(name).parent) - Number(a.name === frameOf(name).parent));
      menu(anchor(), `Constrain ${name} to`, targets.slice(0,
        200).map((one) => ({ text: one.name === name ? `${name} itself` : one.name,
        run: () => offerConstraints(app, view(), name, one.name, anchor()) })));
    },
  };
  for (const name of ["remove", "duplicate", "hide", "embed", "unembed", "order"]) {
    const body = actions[name];
    actions[name] = (...words) => app.inTurn(() => body(...words));
  }
  app.actions = actions;

  /** States why a key does nothing: a past point is shown, or UIKit alone decides where the view is. */
  function sayWhyNot() {
    if (!app.canEdit()) app.edit("");
    else if (last()) toast(fixedText(view().frames(), last()));
  }

  function sortedByPlace(names, axis) {
    const side = axis === "horizontal" ? "x" : "y";
    const sign = side === "x" && view().isRTL() ? -1 : 1;
    return [...names].sort((a, b) => sign * (frameOf(a)[side] - frameOf(b)[side]));
  }

  app.moveInto = async (names, target) => {
    const frames = view().frames();
    await app.learn(names);
    const index = arrangedIn(frames, target.name).filter((one) => !names.includes(one.name)).length;
    const place = { parent: target.name, isStack: target.kind === "stack", index, line: null };
    const command = place.isStack ? dropCommand(frames, names, place, { x: 0, y: 0 }, [], view().isRTL())
      : oneStep(`Move ${listed(names)} to ${target.name}`, names.flatMap((name) => [`move ${name} to ${target.name}`,
        ...isList(target) ? [] : constraintsForNew(frameOf(name).kind, name, { parent: target.name, isRoot: target.parent === null,
          isScroll: target.kind === "scroll", offset: null }, view().isRTL(), lostSizes(frameOf(name), constraintsOf(name)),
        openAlone(frameOf(name), constraintsOf(name)))]));
    if (command) await app.edit(command, { select: names });
  };

  /** What arrow keys have added up to, until they rest: one step. `base` is what it starts from. */
  let pending = null;
  let resting = 0;

  /** Moves the selection with an arrow key: in its stack by places, elsewhere by points. */
  function nudge(key, distance) {
    const names = placeable();
    if (!names.length || !app.canEdit()) return sayWhyNot();
    if (pending && pending.names.join(" ") !== names.join(" ")) { app.flush(); pending = null; }
    pending = pending || { names, x: 0, y: 0, base: null, command: null, reason: "", options: { document: store.state.document } };
    if (frameOf(names[0]).arrangedIndex !== null) distance = 1;
    pending.x += { ArrowLeft: -distance, ArrowRight: distance }[key] || 0;
    pending.y += { ArrowUp: -distance, ArrowDown: distance }[key] || 0;
    tryNudge();
    clearTimeout(resting);
    resting = setTimeout(app.flush, 300);
  }

  /** Shows where the keys have moved the selection, once the page shows the newest state. */
  function tryNudge() {
    const { names } = pending;
    if (!pending.base) {
      if (!app.isSettled() || !names.every(frameOf)) return;
      if (names.some((name) => !store.state.replies["constraints " + name])) {
        // If the server refuses to answer, there is no movement.
        const one = pending;
        return one.learning ??= app.learn(names).catch((error) => { app.failed(error); app.flush(true); })
          .then(() => { one.learning = null; });
      }
      pending.base = { frames: withStored(view().frames(), names, store.state.replies),
        constraints: names.flatMap(constraintsOf), isRTL: view().isRTL() };
      pending.options.seen = app.seen();
    }
    const { frames, constraints, isRTL } = pending.base;
    const { parent, arrangedIndex } = frames.get(names[0]);
    let commands = [];
    if (arrangedIndex === null) commands = nudgeCommands(frames, names, pending, constraints, isRTL);
    else {
      const steps = axisOf(frames, parent) === "vertical" ? pending.y : isRTL ? -pending.x : pending.x;
      commands = shiftedInStack(arrangedIn(frames, parent).map((one) => one.name), names, steps, parent);
      pending.reason = commands.length || !pending.x && !pending.y ? "" : stillText(names, parent, axisOf(frames, parent) === "vertical", steps);
    }
    pending.command = commands.length ? oneStep(`Move ${listed(names)}`, commands) : null;
    app.trial(pending.command);
  }

  /** Ends the movement by arrow keys: makes its step, or cancels it. Returns whether there was one. */
  app.flush = (isCancelled = false) => {
    if (!pending) return false;
    clearTimeout(resting);
    if (!isCancelled && !pending.base) tryNudge();
    if (!isCancelled && !pending.base && pending.names.every(frameOf)) { resting = setTimeout(app.flush, 50); return true; }
    const { command, reason, options } = pending;
    pending = null;
    if (reason && !isCancelled) toast(reason);
    app.cancelTrial(Boolean(command) && !isCancelled);
    if (command && !isCancelled) app.edit(command, options);
    return true;
  };
  store.on(["selection"], () => app.flush());

  function sibling(step) {
    const frame = frameOf(last());
    if (!frame || frame.parent === null) return;
    const all = store.state.tree.filter((one) => one.parent === frame.parent).map((one) => one.name);
    app.select([all[(all.indexOf(last()) + step + all.length) % all.length]]);
  }

  function selectParent() {
    const frame = frameOf(last());
    if (frame && frame.parent !== null) app.select([frame.parent]);
  }

  app.showMenu = (where = anchor()) => {
    const names = movable();
    const frame = frameOf(last());
    const isNone = !names.length || !app.canEdit();
    const isStack = frame && (frame.kind === "stack" || frame.arrangedIndex !== null);
    const items = [
      ["Edit content", "Enter", !last() || !app.canEdit(), () => openContent(app, last())],
      ["Select superview", "Shift Enter", !frame || frame.parent === null, selectParent],
      ["Rename …", "F2", isNone, actions.rename],
      null,
      ["Copy", "Ctrl C", isNone, () => app.copy()],
      ["Cut", "Ctrl X", isNone, () => app.cut()],
      ["Paste", "Ctrl V", !store.state.clipboard, app.paste],
      ["Duplicate", "Ctrl D", isNone, actions.duplicate],
      ["Delete", "Delete", isNone, actions.remove],
      ["Hide or show", "Ctrl H", isNone, actions.hide],
      null,
      ["Embed in horizontal stack", "H", isNone, () => actions.embed("horizontal")],
      ["Embed in vertical stack", "V", isNone, () => actions.embed("vertical")],
      ["Unembed", "U", !isStack, actions.unembed],
      ["Move to …", "", isNone, actions.moveTo],
      ["Order front", "]", isNone, () => actions.order("front")],
      ["Order back", "[", isNone, () => actions.order("back")],
      null,
      ["Constrain to …", "C", !last() || !app.canEdit(), actions.constrain],
      ["Pin …", "P", isNone, () => focusPins()],
    ].map((one) => one && { text: one[0], key: one[1], isDisabled: one[2], run: one[3] });
    if (items.some((item) => item && !item.isDisabled)) menu(where, "Selection", items);
    else if (last()) sayWhyNot();
    else toast("Select a view first.");
  };

  function focusPins() {
    app.showPart("right", "pins");
    setTimeout(() => { const first = byId("pins").querySelector("input"); if (first) first.focus(); }, 0);
  }

  function focusField(part, tab, field) {
    app.showPart(part, tab);
    byId(field).focus();
  }

  /** Keys that work wherever the focus is, unless it is in a field. */
  const zooms = {
    0: () => canvas.zoomTo("fit"), 1: () => canvas.zoomTo(1), "+": () => canvas.zoomBy(1),
    "=": () => canvas.zoomBy(1), "-": () => canvas.zoomBy(-1),
  };
  const plain = { ...zooms,
    "/": () => app.focusCommand(), "?": () => showKeys(byId("view-options")),
    Delete: actions.remove, Backspace: actions.remove, F2: actions.rename, "[": () => actions.order("back"),
      "]": () => actions.order("front"),
    h: () => actions.embed("horizontal"), v: () => actions.embed("vertical"), u: actions.unembed, p: focusPins,
      a: () => focusField("left", "library", "kind-search"), c: actions.constrain,
  };
  const withControl = { ...zooms,
    z: () => move("undo"), y: () => move("redo"), d: actions.duplicate, c: () => app.copy(),
      x: () => app.cut(), h: actions.hide,
    f: () => focusField("left", "views", "search"), a: () => app.inTurn(selectAll),
  };
  const move = (verb) => app.inTurn(() => app.edit(verb), false);

  function selectAll() {
    const parent = frameOf(last()) ? frameOf(last()).parent : null;
    const root = store.state.tree.find((one) => one.parent === null);
    app.select(store.state.tree.filter((one) => one.parent === (parent ?? (root && root.name))).map((one) => one.name));
  }

  /** Keys of the canvas and the outline. Returns whether the key did something. */
  function canvasKey(event) {
    const inTree = byId("tree").contains(document.activeElement);
    if (!inTree && /^Arrow/.test(event.key)) {
      if (!selected().length) return false;
      if (event.altKey) sibling(/Up|Left/.test(event.key) ? -1 : 1);
      else app.inTurn(() => nudge(event.key, event.shiftKey ? 8 : 1));
      return true;
    }
    if (inTree && event.altKey && /^Arrow/.test(event.key)) { app.inTurn(() => nudge(event.key, 1)); return true; }
    if (event.key === "Enter" && event.shiftKey) { selectParent(); return true; }
    if (event.key === "Enter" && !inTree && last()) { openContent(app, last()); return true; }
    if (event.key === "F10" && event.shiftKey || event.key === "ContextMenu") { app.showMenu(); return true; }
    return false;
  }

  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || opened.close) return;
    if (event.key === "Escape") {
      if (app.flush(true)) return event.preventDefault();
      if (app.closeDrawer()) return event.preventDefault();
      // In a field, and in the panels of the selection, Escape only leaves: what is selected stays so.
      const here = document.activeElement;
      if (isField(here) || byId("right").contains(here)) return canvas.element.focus();
      return app.select([]);
    }
    const element = document.activeElement;
    const inField = isField(element);
    const key = keyOf(event);
    // Control and Alt together are AltGr, with which some layouts have signs such as `[`.
    const control = event.metaKey || event.ctrlKey && !(event.altKey && isSign(key));
    if (control) {
      if (inField && !["z", "y", "f"].includes(key) || inField && "zy".includes(key)
        && element instanceof HTMLElement && element.dataset.dirty) return;
      if (key === "z" && event.shiftKey) { event.preventDefault(); return move("redo"); }
      if (key === "c" && String(getSelection())) return;
      if (!withControl[key] || event.altKey || event.shiftKey && /[a-z]/.test(key)) return;
      event.preventDefault();
      return withControl[key]();
    }
    if (inField) return;
    const isFree = !element || element === document.body || canvas.element.contains(element)
      || byId("tree").contains(element);
    if (isFree && canvasKey(event)) return event.preventDefault();
    if (!isSign(key) && (event.altKey || event.shiftKey && !/^([01]|Delete)$/.test(key))) return;
    const isTyped = byId("tree").contains(element) || byId("library").contains(element);
    if (!plain[key] || isTyped && /^[a-z0-9]$/.test(key)) return;
    if ((key === "Delete" || key === "Backspace") && !isFree) return;
    event.preventDefault();
    plain[key]();
  });
}
