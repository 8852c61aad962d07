// Copy, cut and paste. The clipboard contains command text, which a script or the shell can read too.

/** Returns the lines of exported commands that make the views, with their subtrees and inner constraints. */
function commandsFor(text, inside) {
  const kept = new Set(inside);
  return commandsIn(text).filter((line) => {
    const { added, set, named, constraint } = copiedCommand(line);
    const one = constraint && parsedConstraint("", constraint);
    const isInner = Boolean(one && inside.has(viewOf(one.first.item)) && (!one.second || inside.has(viewOf(one.second.item))));
    if (isInner) kept.add(named);
    return isInner || kept.has(added) || kept.has(set);
  });
}

/**
 * Returns the commands that paste views into a superview: those of the clipboard, and the constraints that place what
 * they leave open.
 * @param {Constraint[]} constraints those of the views that were copied, if they are there
 * @param {number} times how often they have been pasted, with this time: each copy is put beside the one before
 */
function pasteCommands(frames, copies, target, constraints, isRTL = false, times = 1) {
  const shift = { x: copyShift.x * times, y: copyShift.y * times };
  const { commands, roots } = copies;
  const parsed = (line) => parsedConstraint("", copiedCommand(line).constraint || "");
  const isRoot = (term) => roots.some((root) => root.name === viewOf(term.item));
  // A stack places its views.
  if (target.kind === "stack") return commands.filter((line) => {
    const one = parsed(line);
    return !(one && one.second && edgeOf(one.first.attribute) && isRoot(one.first) && isRoot(one.second));
  });
  const views = roots.map((root) => {
    const frame = frames.get(root.old);
    const beside = frame && frame.parent === target.name && frame.kind === root.kind ? frame : null;
    return { ...root, beside, sizes: beside ? lostSizes(beside, constraints) : {} };
  });
  const open = openParts(views, commands.map(parsed).filter((one) => one), isRTL);
  return [...commands, ...views.flatMap(({ kind, name, beside, sizes, isPlaced }) => {
    if (isPlaced || isList(target)) return isPlaced && beside ? [frameCommand(name, { ...beside.own, x: beside.own.x + shift.x,
      y: beside.own.y + shift.y })] : [];
    return constraintsForNew(kind, name, { parent: target.name, isRoot: target.parent === null, isScroll: target.kind === "scroll",
      offset: beside && offsets({ ...beside, x: beside.x + shift.x, y: beside.y + shift.y }, target) },
    isRTL, sizes, open.get(name));
  })];
}

/** Adds `copy`, `cut` and `paste` to the app. */
function prepareClipboard(app) {
  const { store, source } = app;
  const none = { text: "", times: 0, names: [], frames: new Map(), cut: 0, document: "" };
  /** What was copied or pasted last, how often it was pasted, and the copies; of what was cut, its place and the step. */
  let last = none;
  let isCopying = false;

  async function exported() {
    const question = "export --format commands";
    const reply = (await source.answers(app.current(), [question]))[question];
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.text;
  }

  async function copy(names) {
    const frames = app.canvas.active().frames();
    const inside = new Set([...frames.keys()].filter((name) => names.some((outer) => isInside(frames, name, outer))));
    const text = commandsFor(await exported(), inside).join("\n");
    store.set({ clipboard: text });
    last = { ...none, text };
    if (navigator.clipboard) await navigator.clipboard.writeText(text).catch(() => {});
    say(`Copied ${listed(names)}`);
  }

  function inTurn(body) {
    isCopying = true;
    return app.inTurn(() => app.movable().length && body(app.movable())).then(() => { isCopying = false; });
  }
  app.copy = () => inTurn(copy);
  app.cut = () => inTurn(async (names) => {
    const frames = app.canvas.active().frames();
    await copy(names);
    const reply = await app.edit(`remove ${names.join(" ")}`);
    if (reply.step) last = { ...last, times: -1, frames, names, cut: reply.step.operation, document: store.state.document };
  });

  /**
   * Pastes what the newest step has cut: takes this step back and moves the views, so that they keep what only the
   * storyboard has of them. Without a selection they stay where they were.
   */
  async function takeBack(target) {
    const { names } = last;
    if (!(await app.edit("undo")).ok) return;
    await app.drawn();
    const frames = app.canvas.active().frames();
    const moved = names.filter((name) => target && (target.kind === "stack" || frames.get(name).parent !== target.name));
    if (moved.length) await app.moveInto(moved, target); else app.select(names);
  }

  async function paste(text) {
    const view = app.canvas.active();
    if (!text || !view) return;
    const { roots } = pasted(text, "", []);
    if (!roots.length) return toast("The clipboard has no commands that add views.");
    const frames = view.frames();
    const at = frames.get(store.state.selection[store.state.selection.length - 1]);
    const root = [...frames.values()].find((one) => one.parent === null);
    const old = roots.map((one) => one.old);
    const isCut = last.text === text && store.state.file.undo?.operation === last.cut && store.state.document === last.document;
    const copied = [...old, ...isCut ? [] : last.names];
    // With the copied view or the newest copy selected, the copy is its sibling. Cells go into the next table around.
    const target = placeFor(frames, containerOf(frames, !at || at.parent === null ? root
      : at.isContainer && !copied.includes(at.name) ? at : frames.get(at.parent)), roots.map((one) => one.kind));
    if (isCut && !at) return takeBack(null);
    if (!target) return toast(cellText);
    if (isCut) return takeBack(target);
    const begun = app.begun();
    const times = last.text === text ? last.times + 1 : 1;
    await app.learn(old.filter((name) => frames.has(name)), true);
    const ids = new Set(/ objectID=/.test(text) ? commandsIn(await exported()).map((line) => copiedCommand(line).id) : []);
    const copies = pasted(text, target.name, app.takenNames(), ids);
    const commands = pasteCommands(new Map([...last.frames, ...frames]), copies, target,
      old.flatMap((name) => parsedConstraints(store.state.replies, name)), view.isRTL(), times);
    const made = copies.roots.map((one) => one.name);
    const reply = await app.edit(oneStep(`Paste ${listed(made)}`, commands), { select: made, ...begun });
    if (!reply.ok) return;
    last = { ...last, text, times, names: made, cut: 0 };
    const rest = unpasted(text);
    if (rest.length) toast(`Not pasted, because it belongs to no view that is added: ${rest.join("; ").slice(0, 120)}`);
    if (copies.lost.length) toast(`Not pasted: what only the storyboard has of ${listed(copies.lost)}, such as actions and outlets.`);
  }
  app.paste = (text = "") => app.inTurn(() => paste((text || store.state.clipboard).replaceAll("\r\n", "\n")));

  // The browser's own events give the system's clipboard without asking. It has what is being copied a little later.
  addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
    if (isField(document.activeElement) || !app.canEdit()) return;
    event.preventDefault();
    app.paste(isCopying ? "" : event.clipboardData.getData("text/plain"));
  });
}
