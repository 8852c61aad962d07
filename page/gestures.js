// Pointer gestures on the canvas: select, drag, marquee, constrain, drag an edge, and edit a text.

const dragThreshold = 4;
const edgeTolerance = 5;
/** The time in milliseconds after which a finger that rests opens the menu. */
const longPress = 500;

/** Returns the place of a pointer in the window. */
const placeOf = (event) => ({ x: event.clientX, y: event.clientY });

/** Prepares the gestures of every screen. */
function prepareGestures(app) {
  app.gestures = true;
  const { store } = app;
  /** @type {any} The gesture under way. */
  let active = null;
  let measured = null;

  const constraintsOf = (name) => parsedConstraints(store.state.replies, name);
  const selected = () => store.state.selection;

  /** Starts a gesture, which gets the further events of this pointer. */
  function begin(gesture, event, target = null) {
    active = { pointer: event.pointerId, start: placeOf(event), hasMoved: false, begun: app.begun(), ...gesture };
    addEventListener("pointerrawupdate", moved);
    try { if (target) target.setPointerCapture(event.pointerId); } catch { /* The pointer is gone. */ }
  }
  app.begin = begin;
  app.hasGesture = () => Boolean(active);

  function end(isCancelled, event = null) {
    const gesture = active;
    active = null;
    removeEventListener("pointerrawupdate", moved);
    if (!gesture) return;
    if (gesture.view) gesture.view.stage.classList.remove("is-busy");
    document.body.classList.remove("is-dragging");
    hint(null);
    if (isCancelled) {
      if (gesture.cancel) gesture.cancel();
      app.cancelTrial();
    } else if (gesture.hasMoved) gesture.drop(event, gesture.begun);
    else if (gesture.click) gesture.click(event);
    app.redrawLines();
  }

  app.prepareStage = (view) => {
    const { stage } = view;
    on(stage, "pointerdown", (event) => {
      if (event.button !== 0 || active || view.stage.querySelector(".text-editor")) return;
      app.canvas.element.focus({ preventScroll: true });
      closePopover();
      press(view, event);
    });
    on(stage, "pointermove", (event) => { if (!active) hover(view, event); });
    on(stage, "dblclick", (event) => {
      const name = viewAt(view.frames(), ...xy(view.pointOf(event)));
      if (name && app.canEdit()) openContent(app, name, view.pointOf(event));
    });
    onMenu(stage, (event) => {
      if (active) { if (event.pointerType === "mouse") return; end(true); }
      if (event.ctrlKey) return;
      const name = viewAt(view.frames(), ...xy(view.pointOf(event)));
      app.activate(view);
      if (name && !selected().includes(name)) app.select([name]);
      app.showMenu(placeOf(event));
    });
    on(stage, "pointerleave", () => { measured = null; stage.style.cursor = ""; drawSelection(); });
  };

  /** Decides which gesture a press begins. */
  function press(view, event) {
    app.activate(view);
    const point = view.pointOf(event);
    const frames = view.frames();
    const name = viewAt(frames, ...xy(point));
    if (!app.canEdit()) {
      return begin({ view, click: () => clicked(name, event), move() {}, drop: () => app.edit("") }, event, view.stage);
    }
    if (event.ctrlKey && name) return begin(constrainGesture(view, name), event, view.stage);
    const held = heldEdge(view, point);
    if (held && !event.shiftKey) return begin(edgeGesture(view, held), event, view.stage);
    if (event.pointerType === "touch" && !(name && selected().includes(name))) {
      return begin(scrollGesture(view, name, event), event, view.stage);
    }
    const isStill = !name || isFixed(frames, name);
    if (isStill || event.shiftKey && !selected().includes(name)) return begin(marqueeGesture(view, name, event),
      event, view.stage);
    const inSelection = selected().find((one) => frames.has(one) && isInside(frames, name, one)
      && !isFixed(frames, one));
    begin(dragGesture(view, inSelection ? outermost(frames,
      selected().filter((one) => frames.has(one) && !isFixed(frames, one))) : [name], name, event),
      event, view.stage);
  }

  function clicked(name, event) {
    if (!name) return app.select([]);
    if (event.shiftKey) app.select(selected().includes(name) ? selected().filter((one) => one !== name)
      : [...selected(), name]);
    else app.select([name]);
  }

  function scrollGesture(view, name, event) {
    const { element } = app.canvas;
    const from = { left: element.scrollLeft, top: element.scrollTop };
    return {
      view, click: () => clicked(name, event),
      move(now) {
        element.scrollLeft = from.left - (now.clientX - active.start.x);
        element.scrollTop = from.top - (now.clientY - active.start.y);
      },
      drop() {}, cancel() {},
    };
  }

  /** Draws a rectangle that selects the views inside it. */
  function marqueeGesture(view, name, event) {
    const start = view.pointOf(event);
    const before = event.shiftKey ? selected() : [];
    return {
      view, click: () => clicked(name, event),
      move(now) {
        const end = view.pointOf(now);
        const area = { x: Math.min(start.x, end.x), y: Math.min(start.y, end.y), width: Math.abs(end.x - start.x),
          height: Math.abs(end.y - start.y) };
        view.drawLines([draw("rect", { ...area, class: "marquee" })]);
        const inside = viewsInside(view.frames(), area);
        app.select([...before, ...inside.filter((one) => !before.includes(one))]);
      },
      drop() {}, cancel: () => app.select(before),
    };
  }

  /** Drags views within a stack, to another, or out of one. With Alt a copy is dragged. */
  function dragGesture(view, names, name, event) {
    const start = view.pointOf(event);
    const frames = view.frames();
    if (!names.some((one) => selected().includes(one))) app.select(names);
    let command = null;
    let ghost = null;
    let after = names;
    let wish = null;
    return {
      view, click: () => clicked(name, event),
      move(now) {
        view.stage.classList.add("is-busy");
        document.body.classList.add("is-dragging");
        const point = view.pointOf(now);
        const over = app.screenAt(now);
        const isElsewhere = over && over !== view;
        const place = isElsewhere ? null : dropPlace(frames, names, ...xy(point), view.isRTL());
        const shift = { x: point.x - start.x, y: point.y - start.y };
        const by = place && !place.isStack ? snapShift(view, frames, names, place, shift) : { x: Math.round(shift.x), y: Math.round(shift.y), guides: [] };
        wish = { place, by: { x: by.x, y: by.y }, isCopy: now.altKey };
        takeCommand();
        ghost = ghost || ghostFor(view, names);
        const [x, y] = [now.clientX - active.start.x, now.clientY - active.start.y];
        app.trial(command, now.timeStamp, () => {
          ghost.style.transform = `translate(${x}px, ${y}px)`;
          hint(isElsewhere ? now : null, "A view cannot be dragged to another screen. Copy and paste it.");
          showPlace(view, place, by.guides);
        });
      },
      drop(_, begun) {
        if (ghost) ghost.remove();
        app.cancelTrial(Boolean(command));
        if (command) app.inTurn(async () => {
          await app.learn(names, wish.isCopy);
          takeCommand();
          if (command) app.edit(command, { select: after, ...begun });
        });
      },
      cancel() { if (ghost) ghost.remove(); },
    };

    /** Makes the command of what the drag has come to. */
    function takeCommand() {
      const { place, by, isCopy } = wish;
      const held = names.flatMap(constraintsOf);
      const now = withStored(frames, names, store.state.replies);
      command = !place || isCopy ? null : dropCommand(now, names, place, by, held, view.isRTL());
      after = names;
      if (place && isCopy) ({ command, names: after } = copyCommand(now, names, place, by, held, app.takenNames(),
        view.isRTL()));
    }
  }

  /** Snaps a drag to the edges and centres of the superview and of the siblings. */
  function snapShift(view, frames, names, place, shift) {
    const frame = frames.get(names[0]);
    const outer = contentFrame(frames.get(place.parent));
    const tolerance = 5 / view.scale();
    const guides = [];
    const result = { x: Math.round(shift.x), y: Math.round(shift.y), guides };
    for (const axis of ["x", "y"]) {
      const side = sideOf[axis];
      const lines = [outer[axis], outer[axis] + outer[side], middle(outer, axis)];
      for (const inset of [8, 16, 20]) lines.push(outer[axis] + inset, outer[axis] + outer[side] - inset);
      for (const one of frames.values()) {
        if (one.parent !== place.parent || names.includes(one.name) || one.isHidden) continue;
        lines.push(one[axis], one[axis] + one[side], middle(one, axis), one[axis] - 8, one[axis] + one[side] + 8);
      }
      let best = null;
      for (const offset of [0, frame[side] / 2, frame[side]]) {
        const at = frame[axis] + shift[axis] + offset;
        for (const line of lines) {
          const distance = Math.abs(line - at);
          if (distance <= tolerance && (!best || distance < best.distance)) best = { distance, line,
            by: line - frame[axis] - offset };
        }
      }
      if (!best) continue;
      result[axis] = best.by;
      guides.push(axis === "x" ? { x1: best.line, x2: best.line, y1: outer.y, y2: outer.y + outer.height }
        : { x1: outer.x, x2: outer.x + outer.width, y1: best.line, y2: best.line });
    }
    return result;
  }

  /** Drags an edge that a constraint determines: changes its constant. */
  function edgeGesture(view, held) {
    const { constraint, sign, edge } = held;
    const start = view.frames().get(held.name);
    const edges = ["left", "top", "right", "bottom"];
    const at = edges.indexOf(edge);
    const inwards = at < 2 ? 1 : -1;
    const opposite = constraintAtEdge(constraintsOf(held.name), held.name, edges[(at + 2) % 4], view.isRTL());
    // If the opposite edge stays, the view gets smaller, to a length of 0.
    const most = !constraint.second || opposite?.constraint.second ? start[at % 2 ? "height" : "width"] : Infinity;
    let command = null;
    return {
      view,
      click() {}, cancel() {},
      move(now) {
        view.stage.classList.add("is-busy");
        const dragged = (at % 2 ? now.clientY - active.start.y : now.clientX - active.start.x) / view.scale();
        const distance = inwards * Math.min(inwards * dragged, most);
        const constant = snapped(constraint.constant + sign * distance, [0, 8, 16, 20, constraint.constant], 1.5);
        command = constant === constraint.constant ? null : valueCommand(constraint, "constant", number(constant));
        app.trial(command, now.timeStamp, () => hint(now, `${constraint.name} ${number(constant)}`));
      },
      drop(_, begun) { app.cancelTrial(Boolean(command)); if (command) app.edit(command,
        { select: [start.name], ...begun }); },
    };
  }

  /** Draws a line to the view under the pointer, and offers the constraints that both can have. */
  function constrainGesture(view, name) {
    let target = name;
    let last = null;
    return {
      view,
      move(now) {
        last = now;
        view.stage.classList.add("is-busy");
        const point = view.pointOf(now);
        target = viewAt(view.frames(), ...xy(point)) || name;
        const from = view.frames().get(name);
        view.hover(target);
        view.drawLines([draw("line", { x1: middle(from, "x"), y1: middle(from, "y"), x2: point.x, y2: point.y,
          class: "connection" }),
          draw("circle", { cx: middle(from, "x"), cy: middle(from, "y"), r: 3 / view.scale(),
            class: "connection-end" })]);
      },
      drop: (event) => offerConstraints(app, view, name, target,
        placeOf(event || last)),
      click: (event) => offerConstraints(app, view, name, name, placeOf(event)),
      cancel() {},
    };
  }

  function heldEdge(view, point) {
    const name = selected()[selected().length - 1];
    const frame = view.frames().get(name);
    if (!frame || selected().length !== 1) return null;
    const size = Math.min(frame.width, frame.height) * view.scale();
    const edge = edgeAt(frame, point.x, point.y, Math.min(edgeTolerance, size / 4) / view.scale());
    const found = edge && constraintAtEdge(constraintsOf(name), name, edge, view.isRTL());
    return found ? { ...found, edge, name } : null;
  }

  /** Shows which edge could be dragged, and distances while Alt is held. */
  function hover(view, event) {
    const point = view.pointOf(event);
    const held = app.canEdit() ? heldEdge(view, point) : null;
    view.stage.style.cursor = !held ? "" : held.edge === "left" || held.edge === "right" ? "ew-resize" : "ns-resize";
    const over = event.altKey ? viewAt(view.frames(), ...xy(point)) : null;
    if (over !== measured) { measured = over; drawSelection(); }
  }

  /** Draws the constraints of the selection, and the distances to the view under the pointer. */
  function drawSelection() {
    const view = app.canvas.active();
    for (const one of app.canvas.screens()) if (one !== view) one.drawLines([]);
    if (!view || active) return;
    const names = selected();
    const frames = view.frames();
    const last = names[names.length - 1];
    if (measured && last && frames.has(last) && measured !== last) {
      return view.drawLines(distances(frames.get(last),
        frames.get(measured)).flatMap((line) => measureShapes(line, number(line.value), "measure", view.scale())));
    }
    const seen = new Set();
    const all = names.slice(-8).flatMap(constraintsOf).filter((one) => !seen.has(one.name) && seen.add(one.name)
      && one.takesPart);
    view.drawLines(all.slice(0, 60).flatMap((one) => {
      const line = constraintLine(one, frames, view.isRTL());
      return line ? measureShapes(line, line.label, one.priority < 1000 ? "constraint optional" : "constraint",
        view.scale()) : [];
    }));
  }
  app.redrawLines = drawSelection;

  function showPlace(view, place, guides) {
    const size = 1 / view.scale();
    const shapes = guides.map((line) => draw("line", { ...line, class: "guide" }));
    const outer = place && view.frames().get(place.parent);
    if (outer) shapes.push(draw("rect", { x: outer.x, y: outer.y, width: outer.width, height: outer.height,
      class: "target" }));
    if (place && place.line) shapes.push(draw("line", { ...place.line, class: "insertion", "stroke-width": 3 * size }));
    view.drawLines(shapes);
  }
  app.showPlace = showPlace;

  /** Moves the gesture under way. `pointerrawupdate` comes before the next frame, so that a trial can start earlier. */
  function moved(event) {
    if (!active || event.pointerId !== active.pointer) return;
    const { x, y } = placeOf(event);
    if (event.type === "pointermove" ? active.last === `${x} ${y} ${event.altKey}` : app.isTrying()) return;
    active.last = `${x} ${y} ${event.altKey}`;
    active.hasMoved = active.hasMoved || Math.hypot(x - active.start.x, y - active.start.y) >= dragThreshold;
    if (active.hasMoved) active.move(event);
  }
  addEventListener("pointermove", moved);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (/** @type {any} */ event) => {
    if (active && event.pointerId === active.pointer) end(kind === "pointercancel", event);
  });
  on(app.canvas.element, "pinch", () => end(true));
  // No key makes a command in the middle of a drag: Escape, undo and redo cancel it, and other keys do nothing.
  addEventListener("keydown", (event) => {
    if (!active) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape" || (event.ctrlKey || event.metaKey) && /^[zy]$/.test(keyOf(event))) end(true);
  }, true);
  addEventListener("keyup", (event) => { if (event.key === "Alt" && measured) { measured = null; drawSelection(); } });
  on(app.canvas.element, "pointerdown", (event) => {
    if (!event.target.closest("figure, button")) app.select([]);
  });

  /** Drags something that comes from beside the canvas, such as a kind of view of the library. */
  app.dragFrom = (event, text, move, drop) => {
    const ghost = div("ghost-label", text);
    document.body.append(ghost);
    begin({
      move(now) {
        document.body.classList.add("is-dragging");
        ghost.style.transform = `translate(${now.clientX + 12}px, ${now.clientY + 8}px)`;
        move(now);
      },
      drop(now) { ghost.remove(); drop(now); },
      click() { ghost.remove(); drop(null); },
      cancel() { ghost.remove(); for (const view of app.canvas.screens()) view.drawLines([]); },
    }, event, event.currentTarget);
  };
  /** Returns the screen under the pointer. */
  app.screenAt = (event) => app.canvas.screens().find((view) => contains(view.stage.getBoundingClientRect(),
    event.clientX, event.clientY));
}

/**
 * Calls `body` with the event that asks for a menu: a right click, or the press of a finger that rests. Safari on an
 * iPad sends no `contextmenu` for the latter, so a timer detects it everywhere.
 */
function onMenu(element, body) {
  let isTouch = false;
  let resting = 0;
  let start = null;
  on(element, "pointerdown", (event) => {
    clearTimeout(resting);
    isTouch = event.pointerType === "touch";
    start = placeOf(event);
    if (isTouch && event.isPrimary) resting = setTimeout(() => body(event), longPress);
  });
  on(element, "pointermove", (event) => {
    const { x, y } = placeOf(event);
    if (start && Math.hypot(x - start.x, y - start.y) > 2 * dragThreshold) clearTimeout(resting);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) on(element, kind, () => clearTimeout(resting));
  // A second finger zooms.
  addEventListener("pointerdown", (event) => { if (!event.isPrimary) clearTimeout(resting); }, true);
  on(element, "contextmenu", (event) => {
    event.preventDefault();
    if (!isTouch) body(event);
  });
}

/** Returns the parsed constraints on a view, or of the document, from the replies that the page has. @returns {Constraint[]} */
function parsedConstraints(replies, name = "") {
  const reply = replies && replies[name ? "constraints " + name : "constraints"];
  return reply && reply.ok ? reply.constraints.map((one) => parsedConstraint(one.name, one.constraint,
    one.takesPart, one.properties)).filter((one) => one) : [];
}

/** Returns the shapes of a line with a value at its middle. */
function measureShapes(line, label, kind, scale) {
  const size = 1 / scale;
  const isLevel = line.y1 === line.y2;
  const cap = 3 * size;
  const end = (x, y) => draw("line", isLevel ? { x1: x, x2: x, y1: y - cap, y2: y + cap, class: kind }
    : { x1: x - cap, x2: x + cap, y1: y, y2: y, class: kind });
  const shapes = [draw("line", { x1: line.x1, x2: line.x2, y1: line.y1, y2: line.y2, class: kind }),
    end(line.x1, line.y1), end(line.x2, line.y2)];
  if (!label) return shapes;
  const [x, y] = [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2];
  const width = (label.length * 6 + 8) * size;
  return [...shapes,
    draw("rect", { x: x - width / 2, y: y - 7 * size, width, height: 14 * size, rx: 3 * size,
      class: "value-back " + kind }),
    draw("text", { x, y: y + 3.6 * size, "font-size": 10 * size, class: "value " + kind }, label)];
}

/** Returns a copy of the picture of views that follows the pointer. */
function ghostFor(view, names) {
  const ghost = make("div", { class: "ghost", "aria-hidden": "true" });
  // The picture of before the drag; the screen's own changes with each trial.
  const address = URL.createObjectURL(new Blob([view.content().picture], { type: "image/svg+xml" }));
  for (const name of names) {
    const box = view.boxOf(name);
    if (!box) continue;
    const piece = div("ghost-piece");
    const outer = view.stage.getBoundingClientRect();
    Object.assign(piece.style, { left: box.left + "px", top: box.top + "px", width: box.width + "px",
      height: box.height + "px", backgroundImage: `url("${address}")`,
      backgroundSize: `${outer.width}px ${outer.height}px`,
      backgroundPosition: `${outer.left - box.left}px ${outer.top - box.top}px` });
    ghost.append(piece);
  }
  document.body.append(ghost);
  setTimeout(() => URL.revokeObjectURL(address), 60000);
  return ghost;
}

/** Shows a short text beside the pointer; hides it without an event. */
function hint(event, text = "") {
  let label = byId("pointer-hint");
  if (!event) return label && label.remove();
  if (!label) {
    label = make("div", { id: "pointer-hint", "aria-hidden": "true" });
    document.body.append(label);
  }
  fill(label, text);
  label.style.transform = `translate(${event.clientX + 14}px, ${event.clientY + 14}px)`;
}

/** Offers the constraints that two views can have, at a point of the window or beside an element. */
function offerConstraints(app, view, a, b, anchor) {
  const choices = possibleConstraints(view.frames(), a, b, view.isRTL());
  menu(anchor, a === b ? `Constrain ${a}` : `Constrain ${a} to ${b}`, choices.map(({ title, text }) => ({
    text: title, run: () => app.constrain(a, [text], { select: [a] }),
  })));
}

/** Opens what Enter opens: the text of a view in place, or its content. */
async function openContent(app, name, point = null) {
  const view = app.canvas.active();
  const frames = view.frames();
  await app.learn([name]).catch(app.failed);
  const reply = app.store.state.replies["info " + name];
  if (reply && reply.ok && textProperty(reply) && app.canEdit()) return editText(app, view, name, reply);
  const inside = [...frames.values()].filter((one) => one.parent === name);
  const found = point ? inside.filter((one) => contains(one, point.x, point.y)).pop() : inside[0];
  if (found) app.select([found.name]);
}

/** Returns the property of a view that is edited in place: its text, its placeholder, or its segments. */
function textProperty(info) {
  const names = info.properties.map((one) => one.name);
  const text = info.properties.find((one) => one.name === "text");
  if (text && names.includes("placeholder") && !text.value) return "placeholder";
  return ["text", "segments", "placeholder"].find((name) => names.includes(name)) || null;
}

/** Edits a view's text over its picture. Enter commits it, Escape does not. */
function editText(app, view, name, info) {
  const property = textProperty(info);
  const { value: now, origin } = info.properties.find((one) => one.name === property);
  const value = now || "";
  const suffix = isVariation(origin) ? " for " + origin : "";
  const begun = app.begun();
  const { language } = app.current();
  if (language) toast(`This edits the text of the document. The screen shows its translation (${languageText(language)}).`);
  const box = view.boxOf(name);
  if (!box) return;
  const outer = view.stage.getBoundingClientRect();
  const field = make("textarea", { class: "text-editor", "aria-label": `${labelText(property)} of ${name}`,
    rows: 1, spellcheck: "false" });
  field.value = value;
  const before = field.value;
  Object.assign(field.style, { left: box.left - outer.left + "px", top: box.top - outer.top + "px",
    minWidth: Math.max(box.width, 80) + "px", minHeight: Math.max(box.height, 24) + "px",
    fontSize: Math.max(12, 15 * view.scale()) + "px" });
  let isDone = false;
  function done(commits) {
    if (isDone) return;
    isDone = true;
    const text = field.value;
    field.remove();
    app.cancelTrial(commits);
    if (commits && text !== before) app.edit(`set ${name}.${property} ${quoted(text)}${suffix}`, { select: [name], ...begun });
    app.canvas.element.focus({ preventScroll: true });
  }
  on(field, "keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); done(true); }
    if (event.key === "Escape") { event.preventDefault(); done(false); }
  });
  on(field, "input", () => app.trial(`set ${name}.${property} ${quoted(field.value)}${suffix}`));
  on(field, "blur", () => done(true));
  on(field, "pointerdown", (event) => event.stopPropagation());
  view.stage.append(field);
  field.focus();
  field.select();
}
