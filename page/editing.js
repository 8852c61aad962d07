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
  let queue = Promise.resolve();
  let seen = 0;

  /** Adds a line to the command log. */
  function record(line) {
    store.set({ records: [...store.state.records, { time: Date.now(), ...line }].slice(-300) });
  }
  app.record = record;

  /**
   * Carries out a command as one step. Resolves to the server's reply; edits are sent one after another.
   * `select` names the views that are selected afterwards, `quiet` leaves errors to the caller. An edit that
   * could not be sent is kept, and counts as done.
   * @param {string} command
   * @param {{select?: string[], quiet?: boolean, document?: string, focus?: boolean}} options
   */
  app.edit = (command, options = {}) => {
    if (store.state.at !== null) {
      const error = { message: "This is a past point of the history. Check it out or go back to now to edit." };
      if (!options.quiet) toast(error.message);
      return Promise.resolve({ ok: false, error });
    }
    const one = { command, document: options.document ?? store.state.document, request: randomText(), seen: 0,
      options };
    const result = queue.then(() => deliver(one));
    queue = result.catch(() => {});
    return result;
  };

  async function deliver(one) {
    one.seen = Math.max(seen, store.state.file ? store.state.file.head : 0);
    if (store.state.unsent.length && !store.state.unsent.includes(one)) {
      // An edit that depends on one that was not acknowledged waits for it.
      store.set({ unsent: [...store.state.unsent, one] });
      return { ok: true, isUnsent: true };
    }
    let reply;
    try {
      reply = await source.post("edit", { command: one.command, seen: one.seen, document: one.document || null,
        client, request: one.request });
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw fail(one, error.message);
      if (!store.state.unsent.includes(one)) store.set({ unsent: [...store.state.unsent, one], isOnline: false });
      return { ok: true, isUnsent: true };
    }
    if (store.state.unsent.includes(one)) store.set({ unsent: store.state.unsent.filter((other) => other !== one) });
    return reply.ok ? succeed(one, reply) : refuse(one, reply);
  }

  function succeed(one, reply) {
    if (reply.head !== undefined) {
      own.add(reply.head);
      // `undo` and `goto` go to a smaller number; the newest answer is what the page has seen.
      seen = 0;
      if (store.state.file) store.set({ file: { ...store.state.file, head: reply.head } });
    }
    record({ command: one.command, isOwn: true, message: reply.message, operation: reply.step
      ? reply.step.operation : null });
    const marks = document.documentElement.dataset;
    marks.edited = one.command;
    marks.edits = String(Number(marks.edits || 0) + 1);
    marks.acknowledged = String(reply.head);
    if (reply.message) announce(reply.message);
    for (const remark of reply.remarks || []) toast(remark);
    if (one.options.select) app.selectNext(one.options.select);
    return reply;
  }

  function refuse(one, reply) {
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

  /** Shows both values of an edit that was refused because somebody else changed the same. */
  function showConflict(one, reply) {
    const rows = reply.conflict.map((item) => [item.item, item.seen ?? "-", item.now ?? "-", item.wanted ?? "-"]);
    const again = () => { close(); app.edit(one.command, one.options); };
    const { close } = popover(app.canvas.element, "Changed by somebody else", [
      make("h3", {}, "Somebody else has changed this"), make("p", {}, reply.error.message),
      table(["item", "you saw", "now", "you want"], rows),
      make("div", { class: "buttons" }, button("Keep theirs", () => close(), { class: "primary" }),
        button("Use mine", again))]);
  }

  // What was not acknowledged is offered again, with the same request number: the server answers one that
  // it has carried out with the stored answer.
  store.on(["unsent"], ({ unsent }) => {
    byId("unsent").hidden = !unsent.length;
    if (!unsent.length) return fill(byId("unsent"));
    fill(byId("unsent"), make("span", {}, `${counted(unsent.length, "edit")} not confirmed by the server: `),
      make("code", {}, unsent.map((one) => one.command).join("; ").slice(0, 200)),
      button("Send again", sendAgain, { class: "primary" }), button("Discard", () => store.set({ unsent: [] })));
  });

  async function sendAgain() {
    for (const one of store.state.unsent) {
      const reply = await deliver(one);
      if (reply.isUnsent) return;
    }
    app.refresh();
  }

  /** Reports the steps of others. The page hears only of the newest of several, so it asks for the rest. */
  app.heard = async (before, state) => {
    if (!before || !state.step) return;
    const count = state.operations - before.operations;
    if (count < 1 && state.head === before.head || count <= 1
      && (state.client === client || own.has(state.head))) return;
    await queue;
    let steps = [state.step];
    if (count > 1) {
      const question = `history -n ${Math.min(count, 20)}`;
      const reply = (await source.answers({}, [question]).catch(() => ({})))[question];
      if (reply && reply.ok) steps = reply.operations;
    }
    for (const step of steps.filter((one) => !own.has(one.operation))) {
      const who = `${step.author}, ${(step.source || "").split(":")[0]}`;
      record({ command: step.command, who, message: step.message, operation: step.operation });
      if (step === steps[steps.length - 1]) toast(`${who}: ${stepText(step)}`);
    }
  };

  store.on(["file"], ({ file }) => {
    byId("outside").hidden = !file.outside;
    if (file.outside) {
      fill(byId("outside"),
        make("span", {}, "The storyboard has changes that are not here yet, such as Xcode’s. Edits are kept, but not written to it."),
        button("Pull the changes", pull, { class: "primary" }));
    }
  });

  /** Merges what others have changed in the storyboard, as one step. */
  async function pull() {
    try {
      const reply = await source.post("pull", { client });
      if (!reply.ok) return toast(errorText(reply.error));
      const conflicts = reply.reply && reply.reply.conflicts || [];
      toast(conflicts.length ? `Pulled. ${counted(conflicts.length, "conflict")}: ours were kept.` : "Pulled.");
    } catch (error) { app.failed(error); }
  }

  prepareTrials(app, () => Math.max(seen, store.state.file ? store.state.file.head : 0));
}

/** Reads a text to people who use a screen reader. */
function announce(text) {
  say(text);
}

/** Adds `trial`, which shows what a command would do. One request is under way; the newest waits. */
function prepareTrials(app, seen) {
  const { store, source } = app;
  let wanted = null;
  let isRunning = false;
  let shownViews = new Set();
  let abort = null;
  let isQuick = true;
  // The last answer: its number, and its screens by view. The next one leaves out the views that are unchanged.
  let known = { number: null, screens: new Map() };

  app.trial = (command, started = performance.now()) => {
    wanted = { command, started };
    if (!isRunning) run();
  };

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
      const begun = performance.now();
      try {
        const reply = await source.post("trial", {
          command, client: app.client, seen: seen(), since: known.number, document: active.document, pictures: true,
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
    wanted = null;
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
