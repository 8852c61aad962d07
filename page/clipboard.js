// Copy, cut and paste. The clipboard contains command text, which a script or the shell can read too.

/** Returns the lines of exported commands that make the views, with their subtrees and inner constraints. */
function commandsFor(text, inside) {
  return commandsIn(text).filter((line) => {
    const { added, set, constraint } = copiedCommand(line);
    const one = constraint && parsedConstraint("", constraint);
    return inside.has(added) || inside.has(set) || Boolean(one && inside.has(viewOf(one.first.item))
      && (!one.second || inside.has(viewOf(one.second.item))));
  });
}

/** Adds `copy`, `cut` and `paste` to the app. */
function prepareClipboard(app) {
  const { store, source } = app;

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
    const copied = pasted(text, "", []).roots.map((one) => one.old);
    // With the copied view still selected, the copy is its sibling.
    const target = containerOf(frames, !at || at.parent === null ? root : at.isContainer && !copied.includes(at.name) ? at
      : frames.get(at.parent));
    const { commands, roots, names } = pasted(text, target.name, app.takenNames());
    if (!names.length) return toast("The clipboard has no commands that add views.");
    const held = target.kind === "stack" ? [] : roots.flatMap(({ kind, name, old, sizes, isPlaced }) => {
      const frame = frames.get(old);
      const isBeside = frame && frame.parent === target.name && frame.kind === kind;
      if (isPlaced) return isBeside ? [frameCommand(name, { ...frame.own, x: frame.own.x + copyShift.x,
        y: frame.own.y + copyShift.y })] : [];
      return constraintsForNew(kind, name, { parent: target.name, isRoot: target.parent === null,
        offset: isBeside ? offsets({ ...frame, x: frame.x + copyShift.x, y: frame.y + copyShift.y }, target) : null },
      view.isRTL(), isBeside ? { ...lostSizes(frame, parsedConstraints(store.state.replies, old)), ...sizes } : sizes);
    });
    await app.edit(oneStep(`Paste ${listed(names)}`, [...commands, ...held]), { select: roots.map((one) => one.name) });
  };

  // The browser's own events give the system's clipboard without asking.
  addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
    if (isField(document.activeElement) || !app.canEdit()) return;
    event.preventDefault();
    app.paste(event.clipboardData.getData("text/plain") || undefined);
  });
}
