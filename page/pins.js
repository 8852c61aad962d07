// The constraints of the selection: pins to add, and each constraint's values to edit in place.

/** Builds the panel of constraints and adds `showPins` to the app. */
function preparePins(app) {
  const { store } = app;
  const panel = byId("pins");
  let shownText = "";

  function show() {
    const { selection, replies } = store.state;
    const view = app.canvas.active();
    const frames = view ? view.frames() : new Map();
    const names = selection.filter((name) => frames.has(name));
    if (!names.length) {
      shownText = "";
      return fill(panel, hintLine("Select a view to pin it and to see its constraints."));
    }
    const name = names[names.length - 1];
    const text = JSON.stringify([store.state.document, names, replies["constraints " + name], frames.get(name)]);
    if (text === shownText) return;
    const { isSame, isEdited } = editedField(panel, [store.state.document, ...names]);
    // Pins that are chosen and not added yet stay when others edit.
    if (isEdited || isSame && panel.querySelector("[data-pin]:checked")) return;
    shownText = text;
    redraw(panel, () => fill(panel, pinForm(view, names, name), tag("h3", "Constraints"), ...constraintList(replies, name)));
  }
  app.showPins = show;

  /** Builds the form that pins edges, sizes and centres. */
  function pinForm(view, names, name) {
    const frames = view.frames();
    const frame = frames.get(name);
    const parent = frame.parent;
    if (parent === null) return hintLine("The root view is as large as the screen.");
    if (frame.arrangedIndex !== null) return tag("div", hintLine(`The stack ${parent} arranges ${name}. Sizes can be pinned.`),
      formOf(name, [], [], sizeRows(frame, names)));
    const outer = frames.get(parent);
    const here = offsets(frame, outer, view.isRTL());
    const isRoot = outer.parent === null;
    const edges = ["top", "leading", "trailing", "bottom"].map((edge) => {
      const near = neighbour(frames, name, edge, view.isRTL());
      const away = here[edge];
      const box = make("input", { type: "checkbox", "aria-label": `Pin ${edge}`, "data-pin": edge });
      const length = lengthField(`${labelText(edge)} distance`, near ? near.distance : away, box);
      const value = length.field;
      const target = choiceOf([
        ...(near ? [[near.name, near.name]] : []), ["edge", "Container"], ["margin", "Margin"],
          ...(isRoot ? [["safeArea", "Safe area"]] : [])],
      near ? near.name : "edge", (chosen) => {
        value.value = chosen === "edge" ? number(away) : near && chosen === near.name ? number(near.distance) : "0";
        box.checked = true;
      }, { "aria-label": `${labelText(edge)} to` });
      return { box, row: make("div", { class: "pin-edge pin-" + edge }, tag("label", box, labelText(edge)), value, target,
        length.message), text: () => length.read((distance) => [pinText(name, edge, parent, target.value, distance)]) };
    });
    const centres = [["centerX", "Centre horizontally"], ["centerY", "Centre vertically"]].map(([attribute, text]) =>
      checkRow(text, attribute, () => [`${name}.${attribute} = ${parent}.${attribute}`]));
    return formOf(name, [tag("h3", "Pin"), div("pin-edges", ...edges.map(({ row }) => row))], edges,
      [...centres, ...sizeRows(frame, names)]);
  }

  /** Builds the form of rows, each with its checkbox and the texts of its constraints. */
  function formOf(name, above, edges, rows) {
    const message = errorLine();
    return make("form", { class: "pin-form", "aria-label": `Pin ${name}`, submit: async (event) => {
      event.preventDefault();
      const texts = [...edges, ...rows].filter(({ box }) => box.checked).map(({ text }) => text());
      fill(message);
      if (!texts.length) return fill(message, "Choose what to pin first.");
      if (texts.includes(null)) return;
      const reply = await app.constrain(name, texts.flat(), { quiet: true });
      if (!reply.ok) return fill(message, errorText(reply.error));
      for (const box of panel.querySelectorAll("[data-pin]")) box.checked = false;
    } }, ...above, ...rows.map(({ row }) => row),
    make("button", { class: "primary", id: "add-constraints" }, "Add constraints"), message);
  }

  function checkRow(text, key, texts) {
    const box = make("input", { type: "checkbox", "data-pin": key });
    return { box, row: make("label", { class: "check" }, box, text), text: texts };
  }

  /**
   * Builds the field of a length, which checks its box. `read` returns what `body` makes of the length; or null if the
   * text is refused, which is stated beside the field.
   */
  function lengthField(label, length, box) {
    const id = `pin-${label.replace(/\W/g, "-")}-error`;
    const field = textField({ inputmode: "decimal", class: "number", "aria-label": label, value: number(length), "aria-describedby": id });
    const message = errorLine({ id });
    on(field, "input", () => { box.checked = true; });
    return { field, message, read(body) {
      const { minimum, maximum, expects } = store.state.language.properties.find((one) => one.name === "constant");
      const text = typedNumber(field.value);
      const isRefused = !text || !(Number(text) >= minimum && Number(text) <= maximum);
      fill(message, isRefused ? `${label} takes ${expects}, not ${text || "nothing"}` : "");
      markRefused(field, isRefused);
      return isRefused ? null : body(Number(text));
    } };
  }

  /** Builds the rows for width, height, aspect ratio, and equal sizes and alignment of several views. */
  function sizeRows(frame, names) {
    const name = frame.name;
    const fixed = ["width", "height"].map((side) => {
      const box = make("input", { type: "checkbox", "data-pin": side });
      const { field, message, read } = lengthField(labelText(side), frame[side], box);
      return { box, row: div("check", tag("label", box, labelText(side)), field, message),
        text: () => read((length) => [`${name}.${side} = ${number(length)}`]) };
    });
    const [first, ...others] = names;
    const several = others.length ? alignments.map(([text, attribute]) => checkRow(text, "equal-" + attribute,
      () => others.map((one) => `${one}.${attribute} = ${first}.${attribute}`))) : [];
    return [...fixed, checkRow("Aspect ratio", "aspect", () => [aspectText(frame)]), ...several];
  }

  /** Adds the constraints of a view that it does not have. */
  app.constrain = async (name, texts, options = {}) => {
    await app.learn([name]).catch(app.failed);
    const there = parsedConstraints(store.state.replies, name).map(constraintText);
    const written = (text) => { const one = parsedConstraint("", text); return one ? constraintText(one) : text; };
    const added = texts.filter((text) => !there.includes(written(text)));
    if (added.length < texts.length) toast(`${name} already has ${texts.filter((text) => !added.includes(text)).join(", ")}.`);
    return added.length ? app.edit(oneStep(`Pin ${name}`, added.map((text) => `constrain ${text}`)), options)
      : { ok: true };
  };

  function constraintList(replies, name) {
    const reply = replies["constraints " + name];
    if (!reply || !reply.ok || !reply.constraints.length) return [hintLine("None.")];
    return [make("ul", { class: "constraints" }, ...reply.constraints.map((one) => constraintRow(one)))];
  }

  function constraintRow(one) {
    const parsed = parsedConstraint(one.name, one.constraint, one.takesPart, one.properties);
    const message = errorLine();
    const send = (command) => app.tell(message, command);
    const rowFor = (name, value) => {
      const definition = store.state.language.properties.find((known) => known.name === name);
      const known = one.properties.find((property) => property.name === name)
        || { name, default: definition.default, origin: "default" };
      const [property] = commonProperties([{ properties: [{ ...known, value }] }]);
      return app.propertyRow({ property, definition }, [one.name], one.name);
    };
    return make("li", { class: one.takesPart ? null : "idle", "data-constraint": one.name },
      button(one.name, (event) => app.ask(event.currentTarget, `Rename ${one.name}`, one.name, "Rename",
        (wish) => renameCommand(one.name, wish)), { class: "link constraint-name", "aria-label": `Rename ${one.name}` }),
      tag("code", one.constraint), one.takesPart ? null : span("hint", " takes no part"),
      div("constraint-values", parsed ? choiceOf([["=", "="], ["<=", "≤"], [">=", "≥"]], parsed.relation,
          (relation) => send(replaceCommand(`Make ${one.name} ${relation}`, parsed, (same) => ({ ...same, relation }))),
          { "aria-label": `Relation of ${one.name}` }) : null,
        parsed && parsed.second && parsed.multiplier > 0
          ? button("⇄", () => send(replaceCommand(`Reverse ${one.name}`, parsed, reversedConstraint)),
          { class: "icon plain", "aria-label": `Reverse ${one.name}`,
          title: "Exchange the first and the second item" }) : null,
        button("", () => send(`remove constraint ${one.name}`),
          { class: "reset", "aria-label": `Remove ${one.name}`, title: "Remove" })), message,
      ...(parsed ? [rowFor("constant", number(parsed.constant)),
        parsed.second && rowFor("multiplier", String(Number(parsed.multiplier.toPrecision(7)))),
        rowFor("priority", number(parsed.priority))] : []));
  }
}
