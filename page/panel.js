// The property panel. Its rows come from the answer to `language` and the values in force from `info`:
// a property that is added to the model appears here without a change of the page.

const closedGroups = new Set(["priorities", "margins", "identity", "constraint"]);

/** Returns the values in force of several views: those that all have, `isMixed` where they differ; each view's in `values`. */
function commonProperties(infos) {
  const [first, ...others] = infos;
  return first.properties.flatMap((property) => {
    const same = others.map((info) => info.properties.find((one) => one.name === property.name));
    if (same.some((one) => !one)) return [];
    const isMixed = same.some((one) => one.value !== property.value);
    const isSet = [property, ...same].some((one) => !["default", ""].includes(one.origin));
    return [{ ...property, isMixed, isSet, values: [property, ...same].map((one) => one.value ?? ""), origins: [...new Set([property, ...same].map((one) => one.origin))] }];
  });
}

/** Returns the properties by group, in the order of the panel, without groups that are empty. */
function groupedProperties(properties, definitions, order) {
  const groups = new Map();
  for (const property of properties) {
    const definition = definitions.get(property.name)
      || { name: property.name, type: "text", group: "other", summary: "", varies: false };
    const group = definition.group || "other";
    groups.set(group, [...(groups.get(group) || []), { property, definition }]);
  }
  const rank = (name) => order.includes(name) ? order.indexOf(name) : order.length;
  return [...groups].sort((a, b) => rank(a[0]) - rank(b[0]));
}

/** Builds the panel and adds `showPanel` to the app. */
function preparePanel(app) {
  const { store } = app;
  const panel = byId("panel");
  const filter = textField({ type: "search", id: "property-filter", placeholder: "Search properties",
    "aria-label": "Search properties" });
  const body = make("div", { id: "properties" });
  const opened = new Map();
  /** What a control does that shows no trials. */
  const still = { trial() {}, cancel() {} };
  let shownText = "";
  let isDocument = true;
  const heading = make("div", { id: "panel-heading" });
  fill(panel, heading, filter, body);
  on(filter, "input", () => { shownText = ""; show(); });

  function definitions(kinds) {
    const found = new Map();
    for (const one of store.state.language ? store.state.language.properties : []) {
      const values = one.valuesByKind && one.valuesByKind[kinds[0]] || one.values;
      const isUsed = kinds.some((kind) => (one.users || one.kinds).includes(kind));
      if (kinds.some((kind) => one.kinds.includes(kind))) found.set(one.name, { ...one, values, isUsed });
    }
    return found;
  }

  function show() {
    const { selection, replies } = store.state;
    if (!replies || !store.state.language) return;
    const subjects = selection.length ? selection : store.state.document ? ["document"] : [];
    const infos = subjects.map((name) => replies["info " + name]).filter((info) => info && info.ok);
    if (infos.length < subjects.slice(-30).length || !infos.length) {
      if (!subjects.length) {
        shownText = "";
        fill(heading);
        fill(body, hintLine("There is no document yet. Make one under Documents."));
      }
      return;
    }
    const frames = app.canvas.active() ? app.canvas.active().frames() : new Map();
    const isArranged = subjects.every((name) => frames.has(name) && frames.get(name).arrangedIndex !== null);
    const text = JSON.stringify([store.state.document, selection, infos.map((info) => info.properties), store.state.at, filter.value, isArranged]);
    if (text === shownText) return;
    if (editedField(panel, [store.state.document, ...subjects]).isEdited) return;
    shownText = text;
    redraw(panel, () => draw(subjects, infos, isArranged));
  }
  app.showPanel = show;

  function draw(subjects, infos, isArranged) {
    const { selection, tree } = store.state;
    const kinds = subjects.map((name) => (tree.find((view) => view.name === name) || { kind: name }).kind);
    const word = filter.value.trim().toLowerCase();
    isDocument = !selection.length;
    fill(heading, ...headingFor(subjects, kinds));
    const groups = groupedProperties(commonProperties(infos), definitions(kinds), store.state.language.groups)
      .map(([name, rows]) => [name, rows.filter(({ property, definition }) => (property.isSet
        || (isArranged || !definition.isOfArranged) && definition.isUsed !== false) && `${property.name} ${labelText(property.name)} ${definition.summary}`.toLowerCase().includes(word))])
      .filter(([, rows]) => rows.length);
    fill(body, ...groups.map(([name, rows]) => groupFor(name, rows, subjects, Boolean(word))));
    if (!groups.length) fill(body, hintLine("No property matches."));
  }

  function headingFor(subjects, kinds) {
    if (isDocument) return [make("p", { class: "kind" }, "Document")];
    const name = textField({ id: "view-name", "aria-label": "Name", value: subjects[0] });
    const message = errorLine();
    const begun = app.begun();
    on(name, "input", () => { name.dataset.dirty = "1"; });
    restoreOnEscape(name, () => subjects[0]);
    on(name, "change", () => {
      delete name.dataset.dirty;
      const wanted = name.value.trim();
      if (!wanted || wanted === subjects[0]) name.value = subjects[0];
      else app.tell(message, renameCommand(subjects[0], wanted), { select: [wanted], ...begun });
    });
    const kind = (one) => { const known = store.state.language.kinds.find((other) => other.name === one); return known ? `${one}, ${known.class}` : one; };
    return subjects.length === 1 ? [name, make("p", { class: "kind" }, kind(kinds[0])), message]
      : [make("p", { class: "kind" }, [...new Set(kinds)].join(", "))];
  }

  function groupFor(name, rows, subjects, isSearch) {
    const common = isSearch ? rows : rows.filter(({ property, definition }) => property.isSet || !definition.isRare);
    const rare = rows.filter((row) => !common.includes(row));
    const isOpen = isSearch || (opened.has(name) ? opened.get(name) : !closedGroups.has(name)
      || rows.some(({ property }) => property.isSet));
    const details = make("details", { class: "group-of-properties", open: isOpen, "data-group": name,
      toggle: () => opened.set(name, details.open) }, tag("summary", labelText(name)),
    ...common.map((row) => rowFor(row, subjects)));
    if (rare.length) {
      const key = name + " more";
      const more = make("details", { class: "more", open: Boolean(opened.get(key)),
        toggle: () => opened.set(key, more.open) },
        tag("summary", `${rare.length} more`), ...rare.map((row) => rowFor(row, subjects)));
      details.append(more);
    }
    return details;
  }

  /** Returns the value that a control wants; if it makes it of each subject's own value, all of these. */
  function valuesOf(subjects, { name }, wish) {
    if (typeof wish !== "function") return wish;
    const ownOf = (info) => info && info.ok && info.properties.find((one) => one.name === name);
    return subjects.map((subject) => wish((ownOf(store.state.replies["info " + subject]) || {}).value ?? ""));
  }

  /** Builds the row of a property; `subject` names the one whose panel has several of them. */
  function rowFor({ property, definition }, subjects, subject = "") {
    const id = `${subject || "property"}-${property.name.replace(/\W/g, "-")}`;
    const message = errorLine({ id: id + "-error" });
    const sizeClasses = isVariation(property.origin) ? property.origin : "";
    // A constraint's default is not written, as in its formula.
    const isDefault = (value) => subject && !sizeClasses && value !== "" && Number(value) === Number(definition.default);
    const set = async (wish, begun) => {
      if (typeof wish === "function") await app.learn(subjects);
      const value = valuesOf(subjects, property, wish);
      return app.tell(message, value === "" && definition.type !== "text" || value === null || isDefault(value)
      ? resetCommand(subjects, property.name, sizeClasses)
      : setCommand(subjects, property.name, value, sizeClasses), begun);
    };
    // Outlets and actions refer to these. The page cannot change them there.
    const isFixed = /^(objectID|copiedFrom)$/.test(property.name) && (property.isSet || store.state.about.storyboard);
    const control = isFixed ? make("output", { id, "data-key": id }, property.isMixed ? "Mixed" : property.value ?? "") : controlFor(definition, property,
      { id, set, trial: (wish) => app.trial(setCommand(subjects, property.name, valuesOf(subjects, property, wish), sizeClasses)),
      cancel: () => { app.cancelTrial(); fill(message); }, begun: app.begun,
      colors: store.state.language.colors, deviceName: (one) => deviceName(store.state.about, one) });
    if (subject) control.setAttribute("aria-label", `${labelText(property.name)} of ${subject}`);
    const label = make("label", { for: id, title: `${property.name}: ${definition.summary || ""}` },
      labelText(property.name));
    const isVaried = property.origins.some((origin) => !["set", "default", ""].includes(origin));
    const others = subjects.length > 1 ? [] : [...property.variations || [],
      ...isVaried ? [{ for: "", value: property.base ?? "" }] : []];
    const row = make("div", { class: "property" + (property.isSet ? " is-set" : ""), "data-property": property.name },
      div("property-name", definition.varies && !isDocument
        ? button("+", () => askVariation(row, property, definition, subjects), { class: "vary",
        "aria-label": `Vary ${labelText(property.name)}${subject && " of " + subject} by size class`, title: "Vary by size class" })
          : span("vary"), label),
      div("property-value", control,
        property.isSet && !isFixed && (isVaried || !subject) ? button("", () => set(null), { class: "reset",
          "aria-label": `Reset ${labelText(property.name)}`, title: isVaried
            ? `Remove the variation for ${property.origin}` : `Reset to ${property.default ?? "none"}` }) : null),
      isVaried ? make("p", { class: "origin" }, `for ${property.origin}`) : null,
      ...others.filter((one) => one.for !== property.origin).map((one) => variationRow(one, property, definition,
        subjects, id)), message);
    return row;
  }
  app.propertyRow = rowFor;

  /** Builds the row of a value that is not in force, for size classes or for any size. */
  function variationRow({ for: classes, value }, property, definition, subjects, key) {
    const id = `${key}-${classes.replace(/\W/g, "-")}`;
    const actions = { id, ...still, begun: app.begun, colors: store.state.language.colors,
      set: (wish, begun) => app.edit(setCommand(subjects, property.name, wish, classes), begun).then((reply) => reply.ok) };
    return div("variation", make("label", { for: id }, classes || "Any"),
      div("property-value", controlFor(definition, { ...property, value, isMixed: false }, actions),
        value === "" || !classes && !key.startsWith("property") ? null
          : button("", () => app.edit(resetCommand(subjects, property.name, classes)), { class: "reset",
            "aria-label": classes ? `Remove the variation for ${classes}` : `Reset ${labelText(property.name)} for any size` })));
  }

  /** Asks for the size classes and the value of a variation. */
  function askVariation(row, property, definition, subjects) {
    const classes = (name) => choiceOf([["", "Any"], ["compact", "Compact"], ["regular", "Regular"]], "", () => {},
      { "aria-label": name });
    const [width, height] = [classes("Width class"), classes("Height class")];
    const begun = app.begun();
    let wanted = property.value ?? "";
    const control = controlFor(definition, property, { id: "new-variation", ...still, begun: () => begun,
      set: async (value) => { wanted = value ?? ""; return true; }, colors: store.state.language.colors });
    const field = control.matches("[data-key]") ? control : control.querySelector("[data-key]");
    field.setAttribute("aria-label", "Value");
    // A field that takes Enter for itself has the value now.
    on(field, "keydown", (event) => { if (event.key === "Enter" && event.defaultPrevented) field.form.requestSubmit(); });
    askForm(row, `Vary ${labelText(property.name).toLowerCase()}`, "Add variation",
      [labelled("Width", width), labelled("Height", height), labelled("Value", control)], async () => {
        const words = [width.value && "w=" + width.value, height.value && "h=" + height.value]
          .filter((word) => word).join(",");
        if (!words) return "Choose a width or a height class.";
        const reply = await app.edit(setCommand(subjects, property.name, valuesOf(subjects, property, wanted), words), { quiet: true, ...begun });
        return reply.ok ? null : errorText(reply.error);
      });
    width.value = "compact";
  }
}

/**
 * Returns a number as this language writes it: with a point for a decimal comma, a hyphen for a minus sign (U+2212), and as the result of a sum such as
 * `16+8` or a product. Any other text, such as `1,000`, which can mean two numbers, is returned as it is.
 */
function typedNumber(text) {
  const point = text.trim().replaceAll("\u2212", "-").replace(/(?<![\d.,])(\d+),(\d+)(?![\d.,])/g,
    (all, whole, part) => part.length === 3 && whole !== "0" ? all : `${whole}.${part}`);
  if (!/^[-+]?(\d*\.?\d+ *[-+*/] *)+\d*\.?\d+$/.test(point)) return point;
  const product = (term) => term.match(/[*/]?[\d.]+/g).reduce((value, factor) => factor[0] === "/" ? value / Number(factor.slice(1))
    : value * Number(factor.replace("*", "")), term.startsWith("-") ? -1 : 1);
  const sum = point.replaceAll(" ", "").match(/[-+]?[\d.]+([*/][\d.]+)*/g).reduce((value, term) => value + product(term), 0);
  return Number.isFinite(sum) ? String(Number(sum.toPrecision(12))) : point;
}

/**
 * Returns whether a field of a panel is being edited, so that what somebody else did does not replace it. Text that was
 * typed for other subjects is committed there.
 */
function editedField(panel, subjects) {
  const focus = document.activeElement instanceof HTMLElement && panel.contains(document.activeElement)
    ? document.activeElement : null;
  const isSame = panel.dataset.subjects === subjects.join(" ");
  panel.dataset.subjects = subjects.join(" ");
  if (focus && focus.dataset.dirty && !isSame) focus.blur();
  return { isSame, isEdited: isSame && focus && focus.dataset.dirty };
}

function errorText(error) {
  return [error.message, error.hint].filter((text) => text).join(". ");
}

/**
 * Builds the control of a property by its type.
 * @param {any} definition
 * @param {any} property
 * @param {{id: string, set: (value: any, begun?: any) => Promise<boolean>, trial: (value: any) => void,
 *   cancel: () => void, begun: () => any, colors?: Record<string, string>,
 *   deviceName?: (device: string) => string}} actions
 */
function controlFor(definition, property, actions) {
  const value = property.isMixed ? "" : property.value ?? "";
  const common = { id: actions.id, "data-key": actions.id, "aria-describedby": actions.id + "-error" };
  const { type } = definition;
  if (type === "bool") return boolControl(property, actions, common);
  if (type === "choice") return choiceControl(definition, property, actions, common);
  if (type === "insets" || type === "rect") return partsControl(property, type === "rect"
    ? ["X", "Y", "Width", "Height"] : ["Top", "Leading", "Bottom", "Trailing"], ",", actions, common);
  if (type === "size") return partsControl(property, ["Width", "Height"], "x", actions, common);
  const field = textControl(definition, property, value, actions, common);
  if (type === "color") return span("color", swatch(property, value, actions, definition), field);
  return field;
}

function boolControl(property, actions, common) {
  const box = make("input", { ...common, type: "checkbox", class: "switch", checked: property.value === "true"
    && !property.isMixed,
    change: async () => { if (!(await actions.set(String(box.checked)))) box.checked = property.value === "true"; } });
  box.indeterminate = Boolean(property.isMixed);
  return box;
}

function choiceControl(definition, property, actions, common) {
  const values = definition.values || [];
  const isOther = property.value && !values.includes(property.value);
  // No value is spelled like this one.
  const none = "-";
  const now = property.isMixed || !property.value ? none : property.value;
  const select = choiceOf([
    ...(now === none ? [[none, property.isMixed ? "Mixed" : "None"]] : []),
    ...values.map((one) => [one, one.includes("-") ? deviceText(one) : labelText(one)]),
    ...(isOther ? [[property.value, definition.name === "device" ? actions.deviceName(property.value) : property.value]] : [])],
  now, async (value) => {
    if (value === none || !(await actions.set(value))) select.value = now;
  }, common);
  return select;
}

/** Lets Escape restore the text that a field had before it was edited. In an unchanged field Escape leaves the field (keys.js). */
function restoreOnEscape(field, committed, restored = () => {}) {
  on(field, "keydown", (event) => {
    if (event.key !== "Escape" || field.value === committed()) return;
    event.stopPropagation();
    field.value = committed();
    delete field.dataset.dirty;
    markRefused(field, false);
    restored();
  });
}

/** Builds a text field. For numbers, the arrow keys change the value by 1, and with Shift by 10. */
function textControl(definition, property, value, actions, common) {
  const isNumber = ["number", "count", "spacing"].includes(definition.type);
  // A field of one line cannot contain a line break.
  const isLong = definition.type === "text" && definition.name === "text" || !isNumber && /[\n\r]/.test(value);
  const attributes = { ...common, autocomplete: "off", spellcheck: "false", placeholder: property.isMixed ? "Mixed"
    : property.default ?? "",
    class: isNumber ? "number" : null, inputmode: isNumber ? "decimal" : null };
  const list = definition.values && definition.values.length
    ? make("datalist", { id: common.id + "-values" },
    ...definition.values.map((one) => make("option", { value: one }))) : null;
  const field = isLong ? make("textarea", { ...attributes, rows: rowsFor(value) })
    : textField({ ...attributes, list: list ? list.id : null });
  field.value = value;
  // What the field shows: it may be unable to hold some signs of the value, and looking at it is no edit.
  let committed = field.value;
  let tried = committed;
  let begun;
  const begin = () => { begun ??= actions.begun(); field.dataset.dirty = "1"; };
  /** Sends the text once. A refused text stays, with its message; the focus goes where the user has gone. */
  async function commit() {
    clearTimeout(Number(field.dataset.rest));
    delete field.dataset.dirty;
    const text = isNumber ? typedNumber(field.value) : field.value;
    field.value = text;
    if (text === tried) return;
    tried = text;
    actions.cancel();
    const isTaken = text === committed || await actions.set(text, begun);
    markRefused(field, !isTaken);
    if (!isTaken) return;
    committed = text;
    begun = undefined;
  }
  on(field, "input", begin);
  on(field, "change", commit);
  restoreOnEscape(field, () => committed, () => { tried = committed; actions.cancel(); });
  on(field, "keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); commit(); }
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!isNumber || !step) return;
    event.preventDefault();
    const now = Number(typedNumber(field.value) || field.placeholder || 0);
    if (Number.isNaN(now)) return;
    let next = now + step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
    if (definition.minimum !== undefined && definition.minimum !== null) next = Math.max(definition.minimum, next);
    if (definition.maximum !== undefined && definition.maximum !== null) next = Math.min(definition.maximum, next);
    field.value = number(next);
    begin();
    actions.trial(field.value);
    clearTimeout(Number(field.dataset.rest));
    field.dataset.rest = String(setTimeout(commit, 600));
  });
  return list ? span("with-list", field, list) : field;
}

/** Returns how many lines of a field show a text: about 18 characters fit into one. */
function rowsFor(text) {
  return Math.min(4, text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 18)), 0));
}

/** Marks a field whose text is refused, for the eye and for a screen reader. An empty attribute would mean `false`. */
function markRefused(field, isRefused) {
  if (isRefused) field.setAttribute("aria-invalid", "true"); else field.removeAttribute("aria-invalid");
}

/** Returns the parts of a value such as `1,2,3,4` or `40x-`; empty texts for those that it does not have. */
function partsOf(value, count, separator) {
  const parts = value ? value.split(separator) : [];
  return Array.from({ length: count }, (_, index) => parts[index] === "-" ? "" : parts[index] ?? "");
}

/** Returns a value with those of its parts that are typed otherwise than `shown`; empty if nothing is left of it. */
function withParts(value, shown, typed, separator) {
  const parts = partsOf(value, typed.length, separator).map((part, index) => typed[index] === shown[index] ? part : typed[index]);
  return parts.some((part) => part) ? parts.map((part) => part || (separator === "x" ? "-" : "0")).join(separator) : "";
}

/** Builds several small fields for a value with parts: insets, a frame, a size. Of several views, each keeps its other parts. */
function partsControl(property, names, separator, actions, common) {
  let begun;
  const [first, ...others] = (property.isMixed ? property.values : [property.value ?? ""])
    .map((value) => partsOf(value, names.length, separator));
  const shown = first.map((part, index) => others.every((one) => one[index] === part) ? part : "");
  const fields = names.map((name, index) => {
    const field = textField({ inputmode: "decimal", "aria-label": `${name}`, title: name, "data-key": common.id + index, id: index ? null : common.id,
      placeholder: others.some((one) => one[index] !== first[index]) ? "Mixed" : name[0], "aria-describedby": common["aria-describedby"] });
    field.value = shown[index];
    restoreOnEscape(field, () => shown[index]);
    on(field, "input", () => { begun ??= actions.begun(); field.dataset.dirty = "1"; });
    on(field, "change", async () => {
      delete field.dataset.dirty;
      const changed = (own) => withParts(own, shown, fields.map((one) => typedNumber(one.value)), separator);
      markRefused(field, !(await actions.set(property.isMixed ? changed : changed(property.value) || null, begun)));
    });
    return field;
  });
  return make("span", { class: "parts", role: "group" }, ...fields);
}

/** Returns a colour such as `#FF8800` with the alpha that another one such as `#00000080` has. */
function withAlphaOf(color, other) {
  return color.toUpperCase() + (/^#[0-9a-f]{8}$/i.test(other) ? other.slice(7).toUpperCase() : "");
}

/** Builds the swatch of a colour, which opens the browser's colour picker. This changes no alpha. */
function swatch(property, value, actions, definition) {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(value) || [];
  const picker = make("input", { type: "color", class: "swatch" + (value ? "" : " is-empty"),
    "aria-label": `Pick ${labelText(definition.name)}`, title: "Pick a colour" });
  picker.value = digits ? "#" + (digits.length === 3 ? digits.replace(/./g, "$&$&") : digits) : actions.colors[value] || "#ffffff";
  const picked = () => {
    const color = picker.value;
    return property.isMixed ? (own) => withAlphaOf(color, own) : withAlphaOf(color, value);
  };
  on(picker, "input", () => actions.trial(picked()));
  on(picker, "change", () => { actions.cancel(); actions.set(picked()); });
  return picker;
}
