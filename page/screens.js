// One screen of the canvas: a picture with outlines over it, and a caption with its settings.

/**
 * Builds a screen.
 * @param {any} app
 * @param {string} document the document that it shows
 * @param {number} index the index of the board with its settings
 */
function screenView(app, document, index) {
  const picture = make("img", { alt: "", draggable: "false" });
  const hovered = make("div", { class: "outline hovered", hidden: true });
  const marks = div("marks");
  const selected = div("marks");
  const lines = draw("svg", { class: "lines", "aria-hidden": "true" });
  const stage = div("stage", picture, marks, hovered, selected, lines);
  const name = make("button", { type: "button", class: "device-button", "aria-haspopup": "dialog" });
  const caption = tag("figcaption", name);
  const facts = span("facts");
  caption.append(facts);
  const message = make("p", { class: "error", hidden: true });
  const element = make("figure", { class: "screen" }, caption, message, stage);
  let content = null;
  let frames = new Map();
  let scale = 0.5;
  let address = null;
  let text = "";
  let selection = [];
  let flaws = [];
  let containers = null;
  /** @type {any} */
  let live = null;
  let settling = 0;

  const board = () => app.store.state.boards[index];

  function place(outline, frame) {
    outline.hidden = !content || !frame || frame.isHidden;
    if (outline.hidden) return;
    Object.assign(outline.style, { width: Math.max(frame.width * scale, 1) + "px",
      height: Math.max(frame.height * scale, 1) + "px",
      transform: `translate(${(content.origin.x + frame.x) * scale}px, ${(content.origin.y + frame.y) * scale}px)` });
  }

  /** Returns the point of an event in the root view. */
  function pointOf(event) {
    const box = stage.getBoundingClientRect();
    return content ? {
      x: (event.clientX - box.left) / scale - content.origin.x,
      y: (event.clientY - box.top) / scale - content.origin.y,
    } : { x: 0, y: 0 };
  }

  /** Returns the rectangle of a view in window coordinates. */
  function boxOf(view) {
    const frame = frames.get(view);
    if (!content || !frame) return null;
    const box = stage.getBoundingClientRect();
    return {
      left: box.left + (content.origin.x + frame.x) * scale, width: frame.width * scale,
      top: box.top + (content.origin.y + frame.y) * scale, height: frame.height * scale,
    };
  }

  function hover(view) { place(hovered, frames.get(view)); }

  function fit(wanted) {
    scale = wanted;
    if (!content) return;
    const { width, height } = content.size;
    picture.width = width * scale;
    picture.height = height * scale;
    stage.style.width = width * scale + "px";
    stage.style.height = height * scale + "px";
    lines.setAttribute("width", width * scale);
    lines.setAttribute("height", height * scale);
    lines.setAttribute("viewBox", `${-content.origin.x} ${-content.origin.y} ${width} ${height}`);
    drawOutlines();
  }

  function drawOutlines() {
    fill(selected, ...selection.map((view) => {
      const outline = div("outline selected");
      place(outline, frames.get(view));
      return outline;
    }));
    fill(marks, ...flaws.slice(0, 200).map((flaw) => {
      const mark = make("div", { class: `outline flaw ${flaw.severity}`, title: flaw.message });
      place(mark, frames.get(flaw.view));
      return mark;
    }));
    hovered.hidden = true;
  }

  /** Marks the findings of this screen. Called later than `show`, because finding them takes longer. */
  function mark(findings) {
    flaws = findings.filter((one) => one.view);
    drawOutlines();
    drawCaption(findings.length);
  }

  function select(names) {
    selection = names;
    if (content) drawOutlines();
  }

  /** Draws shapes over the picture, in the coordinates of the root view. */
  function drawLines(shapes) {
    fill(lines, ...shapes);
  }

  function drawCaption(problems = flaws.length) {
    const own = board();
    const screen = content ? content.frames.documents[0] : null;
    element.dataset.device = own.device || "own";
    element.dataset.document = document;
    fill(name, screen ? deviceName(app.store.state.about, screen.device) : deviceText(own.device || "own device"),
      make("span", { class: "chevron", "aria-hidden": "true" }));
    name.setAttribute("aria-label", `Settings of the screen ${screen ? deviceName(app.store.state.about, screen.device) : ""}`);
    if (!screen) return fill(facts);
    const bad = [[screen.conflicts.length, "conflict"], [problems, "finding"]].filter(([count]) => count)
      .map(([count, noun]) => counted(count, noun) + " · ");
    fill(facts, bad.length ? span("bad", ...bad) : null,
      `${screen.orientation === "landscape" ? "landscape, " : ""}${number(screen.size.width)} × ${number(screen.size.height)}`,
      screen.direction === "rtl" ? ", right to left" : "",
      own.textSize ? ", " + labelText(own.textSize).toLowerCase() : "",
      own.language ? ", " + own.language : "");
    facts.title = facts.textContent;
  }

  /** Shows an answer of `screen` and returns the views that moved. Does nothing if it is unchanged. */
  function show(answer) {
    message.hidden = answer.ok;
    stage.hidden = !answer.ok;
    if (!answer.ok) {
      fill(message, answer.error.message);
      content = null;
      text = "";
      drawCaption();
      return [];
    }
    const screen = answer.frames.documents[0];
    const now = answer.picture + JSON.stringify(screen.views.length);
    const isSame = now === text && containers === app.containers && content
      && JSON.stringify(content.frames) === JSON.stringify(answer.frames)
      && ["contentOrigins", "clips"].every((one) => JSON.stringify(content[one]) === JSON.stringify(answer[one]));
    content = answer;
    containers = app.containers;
    if (isSame) { drawCaption(); return []; }
    text = now;
    const before = frames;
    drawPicture(answer);
    picture.alt = `${screen.name} on ${deviceName(app.store.state.about, screen.device)}, ${screen.orientation}`;
    placeViews(answer);
    return before.size ? moves(before, frames) : [];
  }

  /** Draws the picture, which then covers that of a trial. */
  function drawPicture(answer) {
    clearTimeout(settling);
    if (live) live.end();
    const old = address;
    address = URL.createObjectURL(new Blob([answer.picture], { type: "image/svg+xml" }));
    picture.src = address;
    if (old) URL.revokeObjectURL(old);
  }

  /** Shows the layout of a trial until `show` is called. Once no other trial follows, the picture is drawn. */
  function showTrial(answer) {
    live ??= livePicture(picture);
    if (!live.show(answer.picture)) return show(answer);
    content = answer;
    text = "";
    placeViews(answer);
    clearTimeout(settling);
    settling = setTimeout(drawPicture, 150, answer);
  }

  /** Takes the frames of an answer, and draws what depends on them. */
  function placeViews(answer) {
    frames = absoluteFrames(answer.frames.documents[0], answer.axes, app.containers, answer.contentOrigins,
      answer.clips, answer.safeArea);
    flaws = flaws.filter((one) => frames.has(one.view));
    drawCaption();
    fit(scale);
  }

  on(name, "click", () => boardSettings(app, name, index));
  const view = {
    element, index, document, stage, caption, picture, show, showTrial, mark, select, fit, hover, drawLines, pointOf, boxOf,
    answer: null, board,
    deviceName: () => deviceName(app.store.state.about, content.frames.documents[0].device),
    frames: () => frames, content: () => content, scale: () => scale,
    isRTL: () => Boolean(content && content.frames.documents[0].direction === "rtl"),
    /** Returns the query for this screen. */
    shown: () => app.shownFor(document, index),
    end() {
      const editor = stage.querySelector(".text-editor");
      if (editor) editor.blur();
      clearTimeout(settling);
      picture.removeAttribute("src");
      if (address) URL.revokeObjectURL(address);
      element.remove();
    },
  };
  on(stage, "pointermove", (event) => {
    if (event.pointerType !== "touch" && !stage.classList.contains("is-busy")) hover(viewAt(frames,
      ...xy(pointOf(event))));
  });
  on(stage, "pointerleave", () => hover(null));
  app.prepareStage(view);
  return view;
}

/** Returns the name of a device, which a storyboard calls by the identifier of Interface Builder. */
function deviceName(about, device) {
  const known = about.devices.find((one) => one.interfaceBuilderID === device);
  return deviceText(known ? known.id : device);
}

/** Returns the name of a language: `de` gives `German`. */
function languageText(code) {
  if (code === "pseudo") return "Long texts";
  try { return new Intl.DisplayNames(["en"], { type: "language" }).of(code) || code; } catch { return code; }
}

/** @returns {[number, number]} */
function xy(point) { return [point.x, point.y]; }

/** Opens the settings of one board: device, orientation, appearance and so on. */
function boardSettings(app, anchor, index) {
  const { about, boards } = app.store.state;
  const board = boards[index];
  const set = (name) => (value) => app.setBoard(index, { [name]: value });
  const available = (name) => app.source.isLive || ["device", "orientation", "direction"].includes(name);
  const options = (values, text = labelText, own = "The document’s own") => [["", own],
    ...(values || []).map((value) => [value, text(value)])];
  const row = (title, name, pairs) => labelled(title, choiceOf(pairs, board[name], set(name),
    { "data-setting": name, disabled: !available(name) || pairs.length < 2 }));
  const devices = (app.source.isLive ? about.devices : about.devices.filter((one) => about.screens.includes(one.id)));
  const sizeOf = (device) => `${deviceText(device.id)}, ${device.size.width} × ${device.size.height}`;
  const choices = about.choices;
  const { close } = popover(anchor, "Screen settings", [
    div("form", row("Device", "device", options(devices.map((one) => one.id), (id) => sizeOf(devices.find((one) => one.id === id)))),
      row("Orientation", "orientation", options(choices.orientation)),
      row("Appearance", "appearance", options((choices.appearance || []).filter((one) => one !== "light"), labelText, "Light")),
      row("Text size", "textSize", options(choices.textSize)),
      row("Direction", "direction", options(["ltr", "rtl"], (one) => one === "ltr" ? "Left to right" : "Right to left")),
      row("Language", "language", options((about.languages || []).map((one) => one.code), languageText))),
    div("buttons", button("Add another screen", () => { close(); app.addBoard(index); }),
      button("Remove screen", () => { close(); app.removeBoard(index); }, { disabled: boards.length < 2 })),
  ]);
}
