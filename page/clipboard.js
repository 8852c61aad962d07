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
    if (isPlaced) return beside ? [frameCommand(name, { ...beside.own, x: beside.own.x + shift.x,
      y: beside.own.y + shift.y })] : [];
    return constraintsForNew(kind, name, { parent: target.name, isRoot: target.parent === null,
      offset: beside && offsets({ ...beside, x: beside.x + shift.x, y: beside.y + shift.y }, target) },
    isRTL, sizes, open.get(name));
  })];
}

/** Adds `copy`, `cut` and `paste` to the app. */
function prepareClipboard(app) {
  const { store, source } = app;
  /** What was pasted last, how often, and the copies. */
  let last = { text: "", times: 0, names: [] };

  async function textOf(names) {
    const frames = app.canvas.active().frames();
    const inside = new Set([...frames.keys()].filter((name) => names.some((outer) => isInside(frames, name, outer))));
    const question = "export --format commands";
    const reply = (await source.answers(app.current(), [question]))[question];
    if (!reply.ok) throw new Error(reply.error.message);
    return commandsFor(reply.text, inside).join("\n");
  }

  function movable() {
    const frames = app.canvas.active().frames();
    return outermost(frames, store.state.selection).filter((name) => frames.has(name)
      && frames.get(name).parent !== null);
  }

  app.copy = async () => {
    const names = movable();
    if (!names.length) return false;
    try {
      const text = await textOf(names);
      store.set({ clipboard: text });
      last = { text: "", times: 0, names: [] };
      if (navigator.clipboard) await navigator.clipboard.writeText(text).catch(() => {});
      say(`Copied ${listed(names)}`);
      return true;
    } catch (error) { app.failed(error); return false; }
  };

  app.cut = async () => {
    const names = movable();
    if (await app.copy()) await app.edit(`remove ${names.join(" ")}`);
  };

  app.paste = async (text = store.state.clipboard) => {
    const view = app.canvas.active();
    if (!text || !view) return;
    const frames = view.frames();
    const at = frames.get(store.state.selection[store.state.selection.length - 1]);
    const root = [...frames.values()].find((one) => one.parent === null);
    const old = pasted(text, "", []).roots.map((one) => one.old);
    const copied = [...old, ...last.names];
    // With the copied view or the newest copy selected, the copy is its sibling.
    const target = containerOf(frames, !at || at.parent === null ? root : at.isContainer && !copied.includes(at.name) ? at
      : frames.get(at.parent));
    if (!old.length) return toast("The clipboard has no commands that add views.");
    const begun = app.begun();
    const times = last.text === text ? last.times + 1 : 1;
    await app.learn(old.filter((name) => frames.has(name)), true);
    const copies = pasted(text, target.name, app.takenNames());
    const commands = pasteCommands(frames, copies, target, old.flatMap((name) => parsedConstraints(store.state.replies, name)),
      view.isRTL(), times);
    const made = copies.roots.map((one) => one.name);
    const reply = await app.edit(oneStep(`Paste ${listed(made)}`, commands), { select: made, ...begun });
    if (reply.ok) last = { text, times, names: made };
    const rest = unpasted(text);
    if (reply.ok && rest.length) toast(`Not pasted, because it belongs to no view that is added: ${rest.join("; ").slice(0, 120)}`);
  };

  // The browser's own events give the system's clipboard without asking.
  addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
    if (isField(document.activeElement) || !app.canEdit()) return;
    event.preventDefault();
    app.paste(event.clipboardData.getData("text/plain") || undefined);
  });
}
