// The command log and the command line, with the completion, the hints and the colours of the shell.

/** Builds the log and the command line. */
function prepareConsole(app) {
  const { store, source } = app;
  const log = make("ol", { id: "log", "aria-label": "Command log", tabindex: 0 });
  const colours = make("pre", { class: "colours", "aria-hidden": "true" });
  const line = textField({ id: "command",
    autocapitalize: "off", role: "combobox", "aria-label": "Command",
    "aria-expanded": "false", "aria-controls": "completions", "aria-autocomplete": "list",
      placeholder: "Type a command: set title.text Hello" });
  const list = make("ul", { id: "completions", role: "listbox", "aria-label": "Completions", hidden: true });
  const below = make("p", { id: "command-hint", "aria-live": "polite" });
  fill(byId("console"), log, div("command-line", make("span", { class: "prompt", "aria-hidden": "true" }, "›"),
    div("command-field", colours, line), list), below);
  let past = [];
  let place = 0;
  let chosen = -1;
  let completions = [];
  let start = 0;
  let asked = 0;

  store.on(["records"], ({ records }) => {
    const last = records[records.length - 1];
    if (last.isOwn) remember(last.command);
    fill(log, ...records.slice(-100).map((one) => make("li",
      { class: one.error ? "refused" : one.who ? "others" : null },
      one.who ? span("who", one.who) : null,
      make("code", { title: "Put it into the command line", click: () => take(one.command) }, one.command),
      button("Copy", () => copyText(one.command), { class: "small copy", tabindex: -1, "aria-label": `Copy ${one.command}` }),
      one.error ? span("error", one.error) : one.answer ? printed(one.answer)
        : span("facts", ...linesOf(one.message || "")),
      ...(one.remarks || []).map((remark) => span("error", remark)))));
    log.scrollTop = log.scrollHeight;
  });

  /** Adds a command to those that the arrow keys recall: typed ones, and those of gestures. */
  function remember(command) {
    past = [...past.filter((one) => one !== command), command];
    place = past.length;
  }

  /** Puts a command into the command line, unless the click ends a selection of text. */
  function take(command) {
    if (!getSelection().isCollapsed) return;
    line.value = command;
    line.focus();
    ask(false).then(close, () => {});
  }

  // What is copied of several lines can be pasted into the shell: commands without answers and names.
  on(log, "copy", (/** @type {ClipboardEvent} */ event) => {
    const selection = getSelection();
    const commands = [...log.querySelectorAll("li > code")].filter((one) => selection.containsNode(one, true))
      .map((one) => one.textContent);
    if (!commands.length || commands[0].includes(selection.toString())) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", commands.join("\n"));
  });

  /** Asks for completions, hint and colours. The newest answer is shown. */
  async function ask(wantsList) {
    const mine = ++asked;
    const text = line.value;
    if (!text && !wantsList) { paint([]); fill(below); return close(); }
    let reply;
    try {
      reply = await source.get("complete",
        `text=${encodeURIComponent(text)}&cursor=${line.selectionStart}&document=${encodeURIComponent(store.state.document)}`);
    } catch (error) { return app.failed(error); }
    if (mine !== asked || text !== line.value || !reply.ok) return;
    paint(reply.spans || []);
    ({ start } = reply);
    completions = reply.completions || [];
    const typed = text.slice(start, line.selectionStart);
    const isDone = completions.length === 1 && completions[0].text === typed;
    if (completions.length && !isDone && (wantsList || text.trim())) open(); else close();
    const { error } = reply;
    fill(below, error && !completions.length ? [error.message, error.hint].filter((one) => one).join(". ")
      : (reply.hint || "").split("\n")[0]);
    below.className = error && !completions.length ? "error" : "";
  }

  /** Shows the text in colours behind the field, whose own text is transparent. */
  function paint(spans) {
    const text = line.value;
    const parts = [];
    let at = 0;
    for (const span of spans) {
      if (span.start > at) parts.push(text.slice(at, span.start));
      parts.push(make("span", { class: "colour-" + (span.role || span.kind).replace(/\W/g, "") },
        text.slice(span.start, span.end)));
      at = span.end;
    }
    fill(colours, ...parts, text.slice(at));
    colours.scrollLeft = line.scrollLeft;
  }

  function open() {
    chosen = -1;
    list.hidden = false;
    line.setAttribute("aria-expanded", "true");
    fill(list, ...completions.slice(0, 50).map((one, index) => make("li",
      { role: "option", id: "completion-" + index, "aria-selected": "false",
      pointerdown: (event) => { event.preventDefault(); accept(index); } }, tag("code", one.text), " ",
        span("facts", one.summary || ""))));
  }

  function close() {
    list.hidden = true;
    chosen = -1;
    line.setAttribute("aria-expanded", "false");
    line.removeAttribute("aria-activedescendant");
  }

  function mark(index) {
    const rows = [...list.children];
    if (!rows.length) return;
    chosen = (index + rows.length) % rows.length;
    rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === chosen)));
    line.setAttribute("aria-activedescendant", "completion-" + chosen);
    rows[chosen].scrollIntoView({ block: "nearest" });
  }

  function accept(index) {
    const { text } = completions[index];
    const end = line.selectionStart;
    const isOpen = /[.=]$/.test(text);
    line.value = line.value.slice(0, start) + text + (isOpen || line.value[end] === " " ? ""
      : " ") + line.value.slice(end);
    const at = start + text.length + (isOpen ? 0 : 1);
    line.setSelectionRange(at, at);
    close();
    ask(false);
  }

  /** Inserts what all completions have in common, as a shell does; a single completion wholly. */
  function complete() {
    const typed = line.value.slice(start, line.selectionStart);
    const [first, ...others] = completions.map((one) => one.text);
    let common = first.length;
    for (const one of others) while (!one.startsWith(first.slice(0, common))) common--;
    if (!others.length || common <= typed.length) return accept(0);
    line.setRangeText(first.slice(0, common), start, line.selectionStart, "end");
    ask(true);
  }

  /** Runs the line: a question is answered in the log, anything else is an edit. */
  async function run() {
    const command = line.value.trim();
    if (!command) return;
    remember(command);
    asked++;
    close();
    const [first, ...values] = wordsIn(command)[0] || [""];
    const refused = look(first, values);
    if (refused === null) return finish();
    if (refused) return refuse(refused);
    const known = store.state.language.commands.filter((one) => one.name.split(" ")[0] === first);
    const isQuestion = known.length && known.every((one) => !one.edits)
      && !["undo", "redo", "goto", "checkpoint", "open"].includes(first);
    const reply = isQuestion ? await question(command) : await app.edit(command, { quiet: true });
    if (reply && reply.ok) {
      finish();
      if (["new", "duplicate"].includes(first) && reply.reply) app.showDocument(reply.reply.document);
    } else if (reply) refuse(errorText(reply.error));
  }

  function finish() {
    line.value = "";
    paint([]);
    fill(below);
  }

  function refuse(text) {
    below.className = "error";
    fill(below, text);
  }

  /**
   * Carries out what only changes what the page shows: opens a document, or changes a setting of the active screen.
   * Returns null if that is done, why it is refused, or undefined if it is another command.
   */
  function look(word, values) {
    const { about, file, active, boards } = store.state;
    const [value] = values;
    if (word === "open" && values.length === 1) {
      if (!file.documents.includes(value)) return `There is no document ${value}.`;
      app.openDocument(value);
      return null;
    }
    const index = Math.min(active, boards.length - 1);
    if (word === "rotate" && !values.length) {
      const { orientation } = app.canvas.active().content().frames.documents[0];
      app.setBoard(index, { orientation: orientation === "portrait" ? "landscape" : "portrait" });
      return null;
    }
    if (!boardNames.includes(word)) return word === "traits" ? "The page shows devices only. Choose a device, or use traits in a shell." : undefined;
    const own = word === "language" ? ["document", "default"] : ["default"];
    const known = [...own, ...boardChoices(about)[word] || []];
    if (values.length !== 1 || !known.includes(value)) return `${word} can be ${known.slice(0, 12).join(", ")}${known.length > 12 ? " …" : ""}.`;
    app.setBoard(index, { [word]: own.includes(value) ? "" : value });
    return null;
  }

  async function question(command) {
    try {
      const reply = await source.ask(app.current(), command);
      app.record(reply.ok ? { command, isOwn: true, answer: reply.printed }
        : { command, isOwn: true, error: reply.error.message });
      return reply;
    } catch (error) { app.failed(error); return null; }
  }

  on(line, "input", () => { paint([]); ask(false); });
  on(line, "scroll", () => { colours.scrollLeft = line.scrollLeft; });
  on(line, "blur", () => close());
  on(line, "keydown", (event) => {
    const isOpen = !list.hidden;
    const keys = {
      Enter: () => isOpen && chosen >= 0 ? accept(chosen) : run(),
      Tab: () => chosen >= 0 ? accept(chosen) : complete(),
      Escape: () => isOpen ? close() : app.closeDrawer() || app.canvas.element.focus(),
      ArrowDown: () => isOpen ? mark(chosen + 1) : recall(1),
      ArrowUp: () => isOpen && chosen >= 0 ? mark(chosen - 1) : recall(-1),
    };
    if (event.key === " " && event.ctrlKey) { event.preventDefault(); return ask(true); }
    if (!keys[event.key] || event.key === "Tab" && (!isOpen || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });

  function recall(step) {
    place = Math.min(past.length, Math.max(0, place + step));
    line.value = past[place] || "";
    close();
    paint([]);
    if (line.value) ask(false).then(close, () => {});
  }

  app.focusCommand = () => { app.showPart("bottom", "console"); line.focus(); };
}

/** Builds the text that the shell prints. */
function printed(text) {
  return make("pre", { class: "answer", tabindex: 0 }, ...linesOf(text));
}
