// Edits: each is one command text that the server carries out. Trials show what a command would do.

/** Returns 96 random bits as text. */
function randomText() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds to the app what sends edits: `edit`, `trial`, `cancelTrial` and `record`. */
function prepareEditing(app) {
  const { store, source } = app;
  const client = app.client = randomText();
  const own = new Set();
  // Where the page's own edits have led from an operation: it has seen that. No way leads in a circle.
  const next = new Map();
  let queue = Promise.resolve();
  let waiting = 0;
  // How many states of the file the server has sent.
  let states = 0;

  /** The operation that the page shows. */
  app.seen = () => store.state.file ? store.state.file.head : 0;
  /** The operation and the document that the page shows. An edit names those at which its gesture or its text was begun. */
  app.begun = () => ({ seen: app.seen(), document: store.state.document });
  /** Whether the page shows the newest state, and no edit is under way. */
  app.isSettled = () => !waiting && document.documentElement.dataset.head === String(app.seen());

  // The newest step of this page that it has not drawn yet.
  let undrawn = null;
  let turn = Promise.resolve();

  /** Takes note that the page has drawn a state of the file. */
  app.hasDrawn = (state) => {
    if (undrawn && (state.number > undrawn.states || state.head === undrawn.head)) undrawn = null;
  };

  /** Resolves once the page has drawn its own steps, or after three seconds. */
  app.drawn = () => {
    const end = performance.now() + 3000;
    const look = (resolve) => !waiting && !undrawn || store.state.unsent.length || performance.now() > end ? resolve()
      : setTimeout(look, 10, resolve);
    return new Promise(look);
  };

  /**
   * Carries out a gesture after those before it. If it `needsState`, it waits until the page shows what they did, so that
   * its names, its selection and its frames are current.
   */
  app.inTurn = (body, needsState = true) => {
    return turn = turn.then(() => needsState && app.drawn()).then(body).catch((error) => { app.failed(error); toast(error.message); });
  };

  /** Adds a line to the command log. */
  const record = app.record = (line) => store.set({ records: [...store.state.records, line].slice(-300) });

  /**
   * Carries out a command as one step. Resolves to the server's reply; edits are sent one after another.
   * `select` names the views that are selected afterwards, `quiet` leaves errors to the caller. An edit that
   * could not be sent is kept, and counts as done. `seen` and `document` are those of `begun` when the edit was begun.
   * @param {string} command
   * @param {{select?: string[], quiet?: boolean, document?: string, seen?: number}} options
   */
  app.edit = (command, options = {}) => {
    if (store.state.at !== null) {
      const error = { message: "This is a past point of the history. Check it out or go back to now to edit." };
      if (!options.quiet) toast(error.message);
      return Promise.resolve({ ok: false, error });
    }
    app.flush();
    const one = { command, document: options.document ?? store.state.document, request: randomText(),
      seen: options.seen ?? app.seen(), options, states, isHeld: false };
    waiting++;
    const result = queue.then(() => deliver(one)).finally(() => { waiting--; });
    queue = result.catch(() => {});
    return result;
  };

  /** Carries out a command, and shows beside its control why it was refused. Returns whether it was done. */
  app.tell = async (message, command, options = {}) => {
    const reply = await app.edit(command, { quiet: true, ...options });
    const text = reply.ok ? "" : errorText(reply.error);
    if (message.isConnected) fill(message, text); else if (text) toast(text);
    return reply.ok;
  };

  /** Asks for a text, and carries out the command that it makes. */
  app.ask = (anchor, title, value, verb, commandFor, select = (/** @type {string} */ _) => undefined) => {
    const begun = app.begun();
    askText(anchor, title, value, verb, async (text) => {
      const wish = text.trim();
      if (wish === value) return null;
      const reply = await app.edit(commandFor(wish), { quiet: true, ...begun, select: select(wish) });
      return reply.ok ? null : errorText(reply.error);
    });
  };

  /** Whether an edit is of a document that is deleted or has another name now. It is made nowhere else. */
  const isLost = (one) => Boolean(one.document) && !store.state.file.documents.includes(one.document);

  /** Keeps an edit that was not made (`isHeld`), or that the server has not acknowledged. */
  function keep(one, isHeld) {
    Object.assign(one, { isHeld, states });
    if (!store.state.unsent.includes(one)) store.set({ unsent: [...store.state.unsent, one] });
    return { ok: true, isUnsent: true };
  }

  /** Whether the page's newest command was to undo, redo, or go to another step, and this state is what it led to. */
  app.hasMoved = (state) => isMove && state.client === client;
  let isMove = false;

  async function deliver(one) {
    isMove = isMoveCommand(one.command);
    while (one.seen !== app.seen() && next.has(one.seen)) one.seen = next.get(one.seen);
    if (isLost(one)) return keep(one, true);
    if (!store.state.unsent.includes(one) && dependsOnUnsent(one, store.state.unsent)) return keep(one, false);
    let reply;
    try {
      reply = await source.post("edit", { command: one.command, seen: one.seen, document: one.document || null,
        client, request: one.request });
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw fail(one, error.message);
      return keep(one, false);
    }
    if (store.state.unsent.includes(one)) store.set({ unsent: store.state.unsent.filter((other) => other !== one) });
    return reply.ok ? succeed(one, reply) : refuse(one, reply);
  }

  function succeed(one, reply) {
    if (reply.head !== undefined) {
      own.add(reply.head);
      undrawn = document.documentElement.dataset.head === String(reply.head) ? null : { head: reply.head, states };
      const from = reply.step && reply.head > one.seen ? reply.step.parent : one.seen;
      if (from !== reply.head) next.set(from, reply.head);
      next.delete(reply.head);
      if (store.state.file) store.set({ file: { ...store.state.file, head: reply.head } });
    }
    const remarks = reply.remarks || [];
    record({ command: one.command, isOwn: true, message: reply.message, remarks, operation: reply.step
      ? reply.step.operation : null });
    const marks = document.documentElement.dataset;
    marks.edited = one.command;
    marks.edits = String(Number(marks.edits || 0) + 1);
    marks.acknowledged = String(reply.head);
    if (reply.message) say(reply.message);
    for (const remark of remarks) toast(remark);
    if (one.options.select && one.document === store.state.document) app.selectNext(one.options.select);
    return reply;
  }

  function refuse(one, reply) {
    // Others have done the same: what is left of the edit is made.
    if (reply.conflict?.length && reply.conflict.every((item) => item.now && item.now === item.wanted)) {
      return deliver({ ...one, seen: app.seen(), request: randomText() });
    }
    record({ command: one.command, isOwn: true, error: reply.error.message });
    if (reply.conflict && reply.conflict.length) showConflict(one, reply);
    else if (!one.options.quiet) toast([reply.error.message, reply.error.hint].filter((text) => text).join(". "));
    app.cancelTrial();
    return reply;
  }

  function fail(one, message) {
    record({ command: one.command, isOwn: true, error: message });
    toast(message);
    return new Error(message);
  }

  /** Whether an edit can be made in the document as it is now: it cannot if others have removed what it changes. */
  async function isPossible(one) {
    if (isMoveCommand(one.command)) return true;
    const reply = await source.post("trial", { command: one.command, client, seen: app.seen(), document: one.document,
      screens: [] }).catch(() => null);
    return Boolean(reply && reply.ok);
  }

  /**
   * Shows both values of an edit that was refused because somebody else changed the same, and offers what can be done:
   * after a removal, to undo that step first, if it is the only one.
   */
  async function showConflict(one, reply) {
    const canUse = await isPossible(one);
    const { step, head } = store.state.file;
    const canUndo = !canUse && step && step.operation === head && head === reply.head && step.parent === one.seen;
    const use = () => app.edit(one.command, { ...one.options, seen: undefined });
    const rows = reply.conflict.map((item) => [item.item, item.seen ?? "-", item.now ?? "-", item.wanted ?? "-"]);
    const { left, top, width } = app.canvas.element.getBoundingClientRect();
    const { close } = popover({ x: left + width / 4, y: top + 60 }, "Changed by somebody else", [
      tag("h3", "Somebody else has changed this in the meantime"),
      table(["item", "you saw", "now", "you want"], rows),
      div("buttons", button("Keep theirs", () => { close(); app.selected(); }, { class: "primary" }),
        canUse ? button("Use mine", () => { close(); use(); }) : null,
        canUndo ? button(`Undo “${stepText(step)}”, then use mine`, async () => {
          close();
          if ((await app.edit("undo")).ok) use();
        }) : null,
        canUse ? null : button("Copy mine", () => { close(); copyText(one.command); }))]);
  }

  // What was not acknowledged is offered again, with the same request number: the server answers one that
  // it has carried out with the stored answer.
  let offered = "";
  store.on(["unsent", "hasEnded", "file"], ({ unsent, hasEnded, file }) => {
    const kinds = unsentByReason(unsent, file ? file.documents : []);
    const key = JSON.stringify([kinds, hasEnded]);
    if (key === offered) return;
    offered = key;
    const copy = () => copyText(unsent.map((one) => one.command).join("\n"));
    byId("unsent").hidden = !unsent.length && !hasEnded;
    fill(byId("unsent"), hasEnded ? tag("span", endedText) : null,
      ...kinds.flatMap(([reason, commands]) => [tag("span", `${counted(commands.length, "edit")} ${reason}: `),
        tag("code", ...linesOf(commands.join("\n").slice(0, 200)))]),
      ...unsent.length ? [
        hasEnded || unsent.every(isLost) ? button("Copy", copy, { class: "primary", id: "copy-unsent" })
          : button("Send again", sendAgain, { class: "primary" }),
        button("Discard", () => store.set({ unsent: [] }))] : []);
  });

  async function sendAgain() {
    for (const one of store.state.unsent.filter((one) => !isLost(one))) {
      const reply = await deliver(one);
      if (reply.isUnsent) return;
    }
    app.refresh();
  }

  /** Reports the steps of others. The page hears only of the newest of several, so it asks for the rest. */
  app.heard = async (before, state) => {
    state.number = ++states;
    if (!before) return;
    const count = state.operations - before.operations;
    if (state.client === client && count <= 1 || (count < 1 ? state.head === before.head : count === 1 && own.has(state.head))) return;
    if (count < 1) return reportMove(before, state);
    await queue;
    let steps = [state.step];
    if (count > 1) {
      const question = `history -n ${Math.min(count, 20)}`;
      const reply = (await source.answers({}, [question]).catch(() => ({})))[question];
      if (reply && reply.ok) steps = reply.operations;
    }
    for (const step of steps.filter((one) => !own.has(one.operation))) {
      const who = `${step.author}, ${sourceText(step.source || "")}`;
      record({ command: step.command, who, message: step.message, operation: step.operation });
      if (step === steps[steps.length - 1]) toast(`${who}: ${stepText(step)}`);
    }
  };

  /** Reports that somebody else has undone or redone steps, or gone to another. The file does not record who. */
  function reportMove(before, state) {
    const operations = app.past.operations();
    const undone = stepsBack(operations, before.head, state.head);
    const redone = stepsBack(operations, state.head, before.head);
    const steps = undone || redone || [state.step];
    const verb = undone ? "undo" : redone ? "redo" : "goto";
    const who = "somebody else";
    const message = { undo: "undid ", redo: "redid ", goto: `went to step ${state.head}: ` }[verb] + (steps.map(stepText).join("; ") || "a push");
    record({ command: steps.length > 1 || verb === "goto" ? `goto ${state.head}` : verb, who, message });
    toast(`${who}: ${message}`);
  }

  store.on(["file"], ({ file }) => {
    const { outside, unwritten } = file;
    byId("outside").hidden = !outside && !unwritten;
    fill(byId("outside"), ...outside ? [
      tag("span", "The storyboard has changes that are not here yet, such as Xcode’s. Edits are kept, but not written to it."),
      button("Pull the changes", pull, { class: "primary" })]
      : unwritten ? [tag("span", `${unwritten}. Edits are kept here, and the next one tries to write it again.`)] : []);
  });

  /** Merges what others have changed in the storyboard, as one step. */
  async function pull() {
    try {
      const reply = await source.post("pull", { client });
      if (!reply.ok) return toast(errorText(reply.error));
      const conflicts = reply.reply && reply.reply.conflicts || [];
      const message = conflicts.length ? `${counted(conflicts.length, "conflict")}: the values of the layout file were kept` : "Pulled";
      record({ command: "pull", isOwn: true, message, answer: conflicts.length ? reply.message : null });
      toast(message);
      if (conflicts.length) app.bottom.show("console");
    } catch (error) { app.failed(error); }
  }

  prepareTrials(app);
}

/**
 * Whether an edit depends on edits that the server has not acknowledged: it was begun before the page heard again what
 * the file contains. One that was not made, because its document is gone, delays no other.
 * @param {Unsent} one
 * @param {Unsent[]} unsent
 */
function dependsOnUnsent(one, unsent) {
  return unsent.some((other) => !other.isHeld && other.states >= one.states);
}

/**
 * Returns the commands of edits that were not made or acknowledged, by the reason, in the order of the edits.
 * @param {Unsent[]} unsent
 * @param {string[]} documents the documents that the file has
 * @returns {[string, string[]][]}
 */
function unsentByReason(unsent, documents) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const { command, document, isHeld } of unsent) {
    const isLost = document && !documents.includes(document);
    const reason = isLost ? `${isHeld ? "not made, because" : "not confirmed by the server;"} ${document} was deleted or renamed`
      : isHeld ? `not made, because ${document} was gone; it is back` : "not confirmed by the server";
    kinds.set(reason, [...kinds.get(reason) || [], command]);
  }
  return [...kinds];
}

/** Returns where a step was made: `another page` for the source `script:preview:1`, else the kind of its source. */
function sourceText(source) {
  const [kind, place] = source.split(":");
  return kind === "script" && place === "preview" ? "another page" : kind;
}

/** Whether a command goes through the history, so that it changes no document by itself. */
function isMoveCommand(command) {
  return /^(undo|redo|goto|checkpoint|revert)\b/.test(command);
}

/** Copies a text to the system's clipboard. */
function copyText(text) {
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => toast("Copied"), () => {});
}

/** Adds `trial`, which shows what a command would do. One request is under way; the newest waits. */
function prepareTrials(app) {
  const { store, source } = app;
  let wanted = null;
  let isRunning = false;
  let begun = 0;
  let shownViews = new Set();
  let abort = null;
  let isQuick = true;
  // The last answer: its number, and its screens by view. The next one leaves out the views that are unchanged.
  let known = { number: null, screens: new Map() };
  // What the gesture draws itself: the ghost, the place and the hint. A frame for these alone would delay the answer.
  let drawing = null;
  let late = 0;

  app.trial = (command, started = performance.now(), draw = null) => {
    drawing = draw;
    if (!command) { drawGesture(); return app.cancelTrial(); }
    wanted = { command, started };
    if (!late) late = setTimeout(drawGesture, 12);
    if (!isRunning) run();
  };

  function drawGesture() {
    const draw = drawing;
    clearTimeout(late);
    [drawing, late] = [null, 0];
    if (draw) draw();
  }

  /** Whether a trial is under way, or so new that the next one would be in the same frame. */
  app.isTrying = () => isRunning || performance.now() - begun < 12;

  async function run() {
    isRunning = true;
    while (wanted) {
      const { command, started } = wanted;
      wanted = null;
      const active = app.canvas.active();
      const others = isQuick ? app.canvas.screens().filter((view) => view !== active
        && view.document === active.document).slice(0, 2) : [];
      const views = [active, ...others];
      abort = new AbortController();
      const mine = abort;
      begun = performance.now();
      try {
        const reply = await source.post("trial", {
          command, client: app.client, seen: app.seen(), since: known.number, document: active.document, pictures: true,
          screens: views.map((view) => {
            const { at, document: name, overlay, ...board } = view.shown();
            return Object.fromEntries(Object.entries({ ...board, overlay }).filter(([, value]) => value
              && value.length));
          }),
        }, mine.signal);
        if (mine.signal.aborted || !reply.ok) continue;
        isQuick = performance.now() - begun < 12;
        const screens = new Map(reply.screens.map((screen, index) => [views[index],
          completed(screen, known.screens.get(views[index]))]));
        known = { number: reply.trial, screens };
        for (const [view, screen] of screens) {
          view.showTrial(screen);
          shownViews.add(view);
        }
        app.redrawLines();
        drawGesture();
        measure(started);
      } catch (error) {
        if (!mine.signal.aborted && !(error instanceof ConnectionError)) say(error.message, true);
      }
    }
    isRunning = false;
  }

  /** Records the time from the pointer's event to the frame that shows its trial, for `performance`. */
  function measure(started) {
    requestAnimationFrame(() => performance.measure("trial", { start: started, end: performance.now() }));
  }

  /** Ends a trial. Unless the command was committed, the screens show the document again. */
  app.cancelTrial = (isCommitted = false) => {
    wanted = drawing = null;
    if (abort) abort.abort();
    abort = null;
    if (!isCommitted) {
      for (const view of shownViews) if (view.answer) view.show(view.answer);
      app.redrawLines();
    }
    shownViews = new Set();
  };

  store.on(["document"], () => app.cancelTrial());
}
