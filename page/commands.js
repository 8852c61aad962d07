// Command text from gestures. Nothing here touches the page, so that tests can run it alone.

/** Returns a text in quotes, as the language reads it. */
function quoted(text) {
  return '"' + String(text).replace(/[\\"]/g, (sign) => "\\" + sign).replace(/\n/g, "\\n")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
      (sign) => "\\u{" + sign.codePointAt(0).toString(16).toUpperCase() + "}") + '"';
}

/** Returns a value as one word of a command; in quotes if it needs them. */
function wordFor(value) {
  return /^[\p{L}\p{N}_.,:%+#*\/|=-]+$/u.test(value) && !/^#(?![0-9A-Fa-f]{3,8}$)/.test(value) ? value : quoted(value);
}

/** Returns a name that is not taken: the base, or the base with the first free number. */
function freeName(base, taken) {
  if (!taken.has(base)) return base;
  const stem = base.replace(/\d+$/, "") || base;
  let index = 2;
  while (taken.has(stem + index)) index++;
  return stem + index;
}

/** Returns commands as one step, with a message for the history. One command needs no message. */
function oneStep(message, commands) {
  return commands.length === 1 ? commands[0] : `group ${quoted(message)} { ${commands.join("; ")} }`;
}

/** Returns the names as a short list: `title`, `title and mail`, `5 views`. */
function listed(names) {
  return names.length > 2 ? counted(names.length, "view") : names.join(" and ");
}

/** Returns whether the origin of a value is a variation, such as `w=compact`. */
function isVariation(origin) {
  return /^[wh]=/.test(origin);
}

/** Returns the command that sets a property of views, also for size classes such as `w=compact`. */
function setCommand(names, property, value, sizeClasses = "") {
  const suffix = sizeClasses ? " for " + sizeClasses : "";
  return oneStep(`Set the ${property} of ${listed(names)} to ${value}`,
    names.map((name) => `set ${name}.${property} ${wordFor(value)}${suffix}`));
}

function resetCommand(names, property, sizeClasses = "") {
  const suffix = sizeClasses ? " for " + sizeClasses : "";
  return oneStep(`Reset the ${property} of ${listed(names)}`,
    names.map((name) => `reset ${name}.${property}${suffix}`));
}

/** Returns the command that hides or shows views; for size classes, if the value in force is set for them. */
function hideCommand(names, verb, infoOf) {
  const varied = names.flatMap((name) => {
    const info = infoOf(name);
    const found = info && info.ok && info.properties.find((one) => one.name === "hidden");
    return found && isVariation(found.origin) ? [[name, found.origin]] : [];
  });
  const others = names.filter((name) => !varied.some((one) => one[0] === name));
  return oneStep(`${labelText(verb)} ${listed(names)}`, [...(others.length ? [`${verb} ${others.join(" ")}`] : []),
    ...varied.map(([name, classes]) => setCommand([name], "hidden", String(verb === "hide"), classes))]);
}

/** Returns the command that gives a view, a constraint or a document (`document Login`) another name. */
function renameCommand(item, wish) {
  return `rename ${item} to ${wordFor(wish.trim())}`;
}

/** Returns the constraints that keep a view at an offset from the corner of its superview. */
function cornerConstraints(name, parent, offset, isRTL = false) {
  const term = (attribute, value) => `constrain ${name}.${attribute} = ${parent}.${attribute}${constantText(value)}`;
  return [term("leading", isRTL ? offset.trailing : offset.leading), term("top", offset.top)];
}

/** ` + 8`, ` - 8`, or nothing for 0 */
function constantText(value) {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? "" : rounded < 0 ? ` - ${-rounded}` : ` + ${rounded}`;
}

/** Returns where a frame is in its superview, in the coordinates of its subviews: the distances from each edge. */
function offsets(frame, superview, isRTL = false) {
  const outer = contentFrame(superview);
  const [left, right] = [frame.x - outer.x, outer.x + outer.width - frame.x - frame.width];
  return { leading: isRTL ? right : left, trailing: isRTL ? left : right, top: frame.y - outer.y,
    bottom: outer.y + outer.height - frame.y - frame.height };
}

/** How far from the original a copy is put, in points. */
const copyShift = { x: 20, y: 20 };

/**
 * Returns the lengths that a view has only from its surroundings, as it is drawn: they are lost elsewhere. A length is
 * undefined if the view's content determines it.
 */
function lostSizes(frame, constraints) {
  const isHeld = (axis) => positionConstraints(constraints, frame.name, axis).filter(({ constraint, isFirst }) =>
    viewOf((isFirst ? constraint.second : constraint.first).item) === frame.parent).length > 1;
  const lost = (side, axis) => isOpen(frame.kind, side) || isHeld(axis) ? frame[side] : undefined;
  return { width: lost("width", "x"), height: lost("height", "y") };
}

/** Returns the command that gives a view a frame in its superview. */
function frameCommand(name, frame) {
  return `set ${name}.frame ${[frame.x, frame.y, frame.width, frame.height].map(number).join(",")}`;
}

/** Returns the unknowns of one side of a constraint, where its view starts and how long it is, with their factors. */
function unknownsOf({ item, attribute }, factor, isRTL) {
  const [view, axis, edge] = [viewOf(item), axisOfAttribute(attribute), edgeOf(attribute)];
  if (!edge) return [[`${view} ${attribute}`, factor]];
  const side = sideFor(attribute, isRTL);
  const share = /^center/.test(edge) ? 0.5 : side === "right" || side === "bottom" || edge === "lastBaseline" ? 1 : 0;
  return [[`${view} ${axis}`, factor], [`${view} ${sideOf[axis]}`, factor * share]];
}

/** Returns a function that adds an equation between unknowns, and returns whether those before did not determine it. */
function equations() {
  const known = [];
  return (terms) => {
    const left = new Map();
    const add = (unknown, factor) => {
      const sum = (left.get(unknown) || 0) + factor;
      if (Math.abs(sum) < 1e-9) left.delete(unknown); else left.set(unknown, sum);
    };
    for (const term of terms) add(...term);
    for (const [unknown, others] of known) {
      const factor = left.get(unknown);
      if (factor) for (const [other, value] of others) add(other, -factor * value);
    }
    const [first] = left;
    if (!first) return false;
    known.push([first[0], [...left].map(([unknown, factor]) => [unknown, factor / first[1]])]);
    return true;
  };
}

/**
 * Returns which places and lengths of copied views their constraints leave open, by name. Of views that are related,
 * the first one is placed.
 * @param {{name: string, kind: string, sizes: any}[]} views the copies with the sizes that `lostSizes` returns for them
 * @param {Constraint[]} constraints
 */
function openParts(views, constraints, isRTL = false) {
  const add = equations();
  const isNew = (view, part) => add([[`${view.name} ${part}`, 1]]);
  for (const { first, second, relation, multiplier, takesPart } of constraints) {
    if (takesPart && relation === "=") add([...unknownsOf(first, 1, isRTL),
      ...(second ? unknownsOf(second, -multiplier, isRTL) : [])]);
  }
  const sides = views.flatMap((view) => ["width", "height"].map((side) => ({ view, side,
    isStated: statedLength(view.kind, side, view.sizes, 1) !== null })));
  // What the content decides counts after what is stated, because it yields.
  const open = new Map(views.map((view) => [view.name, { ...allOpen }]));
  for (const isStated of [true, false]) {
    for (const one of sides) if (one.isStated === isStated) open.get(one.view.name)[one.side] = isNew(one.view, one.side) && isStated;
  }
  for (const view of views) for (const axis of ["x", "y"]) open.get(view.name)[axis] = isNew(view, axis);
  return open;
}

/** Returns what the constraints of a view to itself leave open. */
function openAlone(frame, constraints) {
  return openParts([{ ...frame, sizes: lostSizes(frame, constraints) }], ownConstraints(constraints, [frame.name])).get(frame.name);
}

function ownConstraints(constraints, names) {
  return constraints.filter((one) => names.includes(one.first.item) && (!one.second || one.second.item === one.first.item));
}

/**
 * Returns the constraints of a view that is put into another superview, or of its copy: where it is drawn, moved
 * by `by`, and its size if it would lose it. A view that an autoresizing mask places gets a frame instead.
 */
function placedConstraints(frames, frame, name, parent, by, constraints, isRTL, open = openAlone(frame, constraints)) {
  const outer = frames.get(parent);
  if (frame.stored) {
    return [frameCommand(name, { ...frame, x: frame.x + by.x - outer.content.x, y: frame.y + by.y - outer.content.y })];
  }
  return constraintsForNew(frame.kind, name, { parent, isRoot: false, offset: offsets({ ...frame, x: frame.x + by.x,
    y: frame.y + by.y }, outer) }, isRTL, lostSizes(frame, constraints), open);
}

/**
 * Returns the commands that arrange views in a stack one after the other, behind one of its views.
 *
 * @param {string[]} now the arranged views
 * @param {string|undefined} before the view behind which they come; undefined for the start of the stack
 */
function arrangeCommands(now, before, names, stack) {
  let order = now;
  return names.map((name) => {
    order = order.filter((one) => one !== name);
    const index = before === undefined ? 0 : order.indexOf(before) + 1;
    order = [...order.slice(0, index), name, ...order.slice(index)];
    before = name;
    return `arrange ${name} in ${stack} at ${index}`;
  });
}

/** Returns the commands that move those of the named views that a stack arranges by some places, together. */
function shiftedInStack(now, names, steps, stack) {
  const moved = now.filter((name) => names.includes(name));
  const rest = now.filter((name) => !names.includes(name));
  const start = steps < 0 ? now.indexOf(moved[0]) : now.indexOf(moved[moved.length - 1]) - moved.length + 1;
  const index = Math.max(0, Math.min(rest.length, start + steps));
  const wanted = [...rest.slice(0, index), ...moved, ...rest.slice(index)];
  return !steps || wanted.join(" ") === now.join(" ") ? [] : arrangeCommands(now, rest[index - 1], moved, stack);
}

/**
 * Returns the command for views that were dropped, or null if nothing changes.
 *
 * @param {Map<string, ViewFrame>} frames
 * @param {string[]} names the dragged views
 * @param {any} place the place from `dropPlace`
 * @param {{x: number, y: number}} by how far they were dragged
 * @param {any[]} constraints the parsed constraints of the dragged views
 */
function dropCommand(frames, names, place, by, constraints, isRTL = false) {
  const message = `Move ${listed(names)} to ${place.parent}`;
  if (place.isStack) {
    const now = arrangedIn(frames, place.parent).map((view) => view.name);
    const rest = now.filter((name) => !names.includes(name));
    const wanted = [...rest.slice(0, place.index), ...names, ...rest.slice(place.index)];
    if (wanted.join(" ") === now.join(" ")) return null;
    return oneStep(message, arrangeCommands(now, rest[place.index - 1], names, place.parent));
  }
  if (!by.x && !by.y) return null;
  const isThere = (frame) => frame.parent === place.parent && frame.arrangedIndex === null;
  const all = names.map((name) => frames.get(name));
  const staying = all.filter(isThere).map((frame) => frame.name);
  const commands = [...nudgeCommands(frames, staying, by, constraints, isRTL),
    ...all.filter((frame) => !isThere(frame)).flatMap((frame) => [`move ${frame.name} to ${place.parent}`,
      ...placedConstraints(frames, frame, frame.name, place.parent, by, constraints, isRTL)])];
  return commands.length ? oneStep(all[0].parent === place.parent ? `Move ${listed(names)}` : message, commands) : null;
}

/**
 * Returns the command that copies views to a place: in a stack at an index, elsewhere where they are drawn, moved
 * by `by`; and the names of the copies. The constraints between the views are copied, too.
 * @param {any} place the place from `dropPlace`; null for the superview of each view
 */
function copyCommand(frames, names, place, by, constraints, taken, isRTL = false) {
  const used = new Set(taken);
  const take = (name) => { const copy = freeName(name, used); used.add(copy); return copy; };
  const copies = new Map(names.map((name) => [name, take(name)]));
  const made = [...copies.values()];
  const isArranged = place && place.isStack;
  const between = constraints.filter((one, index) => one.second && one.first.item !== one.second.item
    && copies.has(viewOf(one.first.item)) && copies.has(viewOf(one.second.item))
    && !(isArranged && edgeOf(one.first.attribute)) && constraints.findIndex(({ name }) => name === one.name) === index);
  const renamed = (term) => ({ ...term, item: term.item.replace(/^[^.]+/, (name) => copies.get(name)) });
  const open = openParts(names.map((name) => ({ ...frames.get(name), sizes: lostSizes(frames.get(name), constraints) })),
    [...ownConstraints(constraints, names), ...between], isRTL);
  const commands = names.flatMap((name, index) => {
    const [frame, copy] = [frames.get(name), made[index]];
    if (!place && frame.arrangedIndex !== null) return [`copy ${name} as ${copy}`];
    const parent = place ? place.parent : frame.parent;
    return [`copy ${name} as ${copy} in ${parent}`,
      ...(isArranged ? [`arrange ${copy} in ${parent} at ${place.index + index}`]
        : placedConstraints(frames, frame, copy, parent, by, constraints, isRTL, open.get(name)))];
  });
  commands.push(...between.flatMap((one) => madeAgain(one, (same) => ({ ...same, first: renamed(same.first),
    second: renamed(same.second) }), () => take(one.name))));
  return { command: oneStep(place ? `Copy ${listed(names)} to ${place.parent}` : `Duplicate ${listed(names)}`,
    commands), names: made };
}

/**
 * Returns the commands that move views that no stack arranges: new constants, or new constraints. Only constraints
 * to views that stay change; subviews move with their superview.
 */
function nudgeCommands(frames, names, by, constraints, isRTL = false) {
  const commands = [], added = [];
  const moves = (item) => frames.has(viewOf(item)) && names.some((name) => isInside(frames, viewOf(item), name));
  for (const name of names) {
    const frame = frames.get(name);
    const outer = frames.get(frame.parent);
    if (frame.stored) {
      const [x, y, width, height] = frame.stored;
      if (by.x || by.y) commands.push(frameCommand(name, { x: x + by.x, y: y + by.y, width, height }));
      continue;
    }
    for (const axis of ["x", "y"]) {
      if (!by[axis] || !outer) continue;
      // A constraint to a subview does not determine where its superview is.
      const held = positionConstraints(constraints, name, axis).filter(({ constraint, isFirst }) =>
        !isInside(frames, viewOf((isFirst ? constraint.second : constraint.first).item), name));
      for (const { constraint, isFirst } of held) {
        if (moves(constraint.first.item) && moves(constraint.second.item)) continue;
        const sign = (isFirst ? 1 : -constraint.multiplier) * directionOf(constraint.first.attribute, isRTL);
        commands.push(valueCommand(constraint, "constant", number(constraint.constant + sign * by[axis])));
      }
      if (held.length) continue;
      added.push(cornerConstraints(name, frame.parent,
        offsets({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, outer), isRTL)[axis === "x" ? 0 : 1]);
    }
  }
  return [...new Set([...commands, ...added])];
}

/** Returns the name of the new stack and the command that embeds views in it. */
function embedCommand(names, axis, taken) {
  const stack = freeName("stack", taken);
  return { stack, command: `embed ${names.join(" ")} in stack ${stack} axis=${axis} spacing=8` };
}

/**
 * Returns the commands that give a new stack the constraints which its views lose to those that stay around it: at
 * the stack's ends those of the first and the last view, across it those of the outermost view, and of a single view
 * all. On an axis without any of these, the stack begins at its corner.
 *
 * @param {string[]} names the embedded views, in the stack's order
 * @param {any[]} constraints the parsed constraints of these views
 */
function stackConstraints(frames, names, stack, axis, constraints, isRTL = false) {
  const views = names.map((name) => frames.get(name));
  const outer = frames.get(views[0].parent);
  const along = axis === "horizontal" ? "x" : "y";
  const isEmbedded = (item) => names.some((name) => isInside(frames, viewOf(item), name));
  /** The views whose attribute is the stack's. */
  const holders = (attribute) => {
    if (names.length === 1) return names;
    const side = sideFor(attribute, isRTL);
    const isAlong = axisOfAttribute(attribute) === along;
    if (!side) return isAlong || /aseline/.test(attribute) ? [] : names;
    const isStart = side === "left" || side === "top";
    if (isAlong) return [names[isStart !== (isRTL && along === "x") ? 0 : names.length - 1]];
    const edges = views.map((view) => edgePosition(view, attribute, isRTL));
    const outermost = isStart ? Math.min(...edges) : Math.max(...edges);
    return names.filter((_, index) => edges[index] === outermost);
  };
  const held = new Map();
  for (const one of constraints) {
    const isFirst = names.includes(one.first.item);
    const [own, other] = isFirst ? [one.first, one.second] : [one.second, one.first];
    if (!own || !other || !one.takesPart || / for \S+$/.test(one.text) || isEmbedded(other.item)) continue;
    if (!holders(own.attribute).includes(own.item) || own.attribute !== (edgeOf(own.attribute) || own.attribute)) continue;
    const moved = { ...own, item: stack };
    const key = [own.attribute, isFirst ? one.relation : reversedConstraint(one).relation].join();
    if (!held.has(key)) held.set(key, constraintText(isFirst ? { ...one, first: moved } : { ...one, second: moved }));
  }
  const corner = { ...views[0], x: Math.min(...views.map((view) => view.x)), y: Math.min(...views.map((view) => view.y)) };
  const isHeld = (axis) => [...held.keys()].some((key) => {
    const [attribute, relation] = key.split(",");
    return relation === "=" && edgeOf(attribute) && axisOfAttribute(attribute) === axis;
  });
  const missing = outer.kind === "stack" ? [] : cornerConstraints(stack, outer.name, offsets(corner, outer), isRTL)
    .filter((_, index) => !isHeld(index ? "y" : "x"));
  return [...[...held.values()].map((text) => `constrain ${text}`), ...missing];
}

/** Returns sensible content for a new view of a kind, from the properties that the kind has. */
function sensibleProperties(kind, properties) {
  const has = (name) => properties.some((one) => one.name === name && one.kinds.includes(kind));
  if (kind === "stack") return { axis: "vertical", spacing: "8" };
  if (kind === "image") return { image: "40x40" };
  const found = {};
  if (has("placeholder")) found.placeholder = kind === "searchBar" ? "Search" : "Placeholder";
  else if (has("text")) found.text = labelText(kind);
  if (has("segments")) found.segments = "First|Second";
  if (has("pages")) found.pages = "3";
  return found;
}

/** Kinds whose height alone the content determines. */
const kindsWithoutWidth = new Set(["progress", "slider", "searchBar", "toolbar"]);

/** Kinds whose size the content does not determine. */
const kindsWithoutSize = new Set(["view", "stack", "scroll", "table", "collection", "map", "web", "cell",
  "visualEffect", "textView", "spacer"]);

/** Returns whether the content of a kind does not determine a length. */
function isOpen(kind, side) {
  return kindsWithoutSize.has(kind) || side === "width" && kindsWithoutWidth.has(kind);
}

/**
 * Returns the command that adds a view.
 * @param {{parent: string, isStack: boolean, index: number|null, offset: any, isRoot: boolean}} place
 */
function addCommand(kind, name, place, properties, isRTL = false) {
  const values = Object.entries(properties).map(([key, value]) => ` ${key}=${wordFor(value)}`).join("");
  const at = place.isStack && place.index !== null ? ` at ${place.index}` : "";
  const add = `add ${kind} ${name} in ${place.parent}${at}${values}`;
  if (place.isStack) return add;
  return oneStep(`Add ${kind} ${name} to ${place.parent}`, [add, ...constraintsForNew(kind, name, place, isRTL)]);
}

/** What nothing determines of a view that is alone. */
const allOpen = { x: true, y: true, width: true, height: true };

/** Returns the length that a constraint states for a view of a kind; null if its content determines it. */
function statedLength(kind, side, sizes, usual) {
  const length = sizes[side] === undefined && isOpen(kind, side) ? usual : sizes[side];
  return kind === "stack" ? null : length ?? null;
}

/**
 * Returns the constraints of a new view outside stacks: where it is, and how large if its content does not say.
 * `sizes` has the lengths to keep, or undefined for usual ones. `open` has what no other constraint determines.
 */
function constraintsForNew(kind, name, place, isRTL, sizes = {}, open = allOpen) {
  const parent = place.parent;
  const size = (side, usual) => {
    const length = open[side] ? statedLength(kind, side, sizes, usual) : null;
    return length === null ? [] : [`constrain ${name}.${side} = ${number(length)}`];
  };
  const corner = place.offset && cornerConstraints(name, parent, place.offset, isRTL);
  const top = open.y ? [corner ? corner[1]
    : `constrain ${name}.top = ${place.isRoot ? "safeArea.top + 20" : `${parent}.top + 8`}`] : [];
  const height = size("height", kind === "view" ? 80 : 160);
  if (open.width && isOpen(kind, "width") && sizes.width === undefined) return [
    ...(open.x ? [`constrain ${name}.leading = ${parent}.leadingMargin`] : []),
    `constrain ${name}.trailing = ${parent}.trailingMargin`, ...top, ...height];
  return [...(open.x ? [corner ? corner[0] : `constrain ${name}.centerX = ${parent}.centerX`] : []), ...top,
    ...size("width", 0), ...height];
}

/** Returns the commands of a text that pasting passes over: those that are not about the views which the text adds. */
function unpasted(text) {
  const lines = commandsIn(text).map((line) => ({ line, ...copiedCommand(line) }));
  const added = new Set(lines.map((one) => one.added).filter((name) => name));
  const named = new Set(lines.map((one) => one.named).filter((name) => name));
  return lines.filter((one) => !one.added && !one.constraint && !(one.set && (added.has(one.set) || named.has(one.set))))
    .map((one) => one.line);
}

/** Splits command text into single commands at line ends and semicolons outside of quotes. */
function commandsIn(text) {
  const found = [];
  let current = "", isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (isQuoted && sign === "\\") { current += sign + (text[++index] || ""); continue; }
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === "\n"
      || sign === ";")) { found.push(current.trim()); current = ""; } else current += sign;
  }
  return [...found, current.trim()].filter((one) => one && !one.startsWith("#"));
}

/**
 * Returns the parts of a command that makes a view, sets a property or constrains, as `export` writes it. A copy is
 * not the object of Interface Builder that the original is, so it has no `objectID`.
 */
function copiedCommand(line) {
  const [, kind, added, parent, all] = /^add (\S+) (\S+) in (\S+)(.*)$/s.exec(line) || [];
  const rest = all && all.replace(/ objectID=(?:"(?:[^"\\]|\\.)*"|\S+)/s, "");
  const [, set, value] = /^set (\S+?)\.(.*)$/s.exec(line) || [];
  const [, named, constraint] = /^constrain (?:(\S+): )?(.*)$/s.exec(line) || [];
  return { kind, added, parent, rest, set, value, named, constraint };
}

/**
 * Returns copied command text for another place: views whose names are taken get new ones, and views whose
 * superview is not among them go into `parent`. `roots` are these, with the names that they had, and whether an
 * autoresizing mask places them. A constraint has a name only if more is set of it.
 */
function pasted(text, parent, taken) {
  const names = new Map();
  const used = new Set(taken);
  const lines = commandsIn(text).map(copiedCommand);
  const more = new Set(lines.map((one) => one.set || "-"));
  const roots = [];
  const made = [];
  for (const { kind, added, parent: outer, rest, named } of lines) {
    if (!added && !more.has(named)) continue;
    const name = freeName(added || named, used);
    used.add(name);
    if (added && !names.has(outer)) roots.push({ kind, name, old: added, isPlaced: / autoresizing=/.test(rest) });
    if (added) made.push(name);
    names.set(added || named, name);
  }
  const isKept = (one) => names.has(one.set) && !/^objectID /.test(one.value);
  const label = (named) => more.has(named) ? `${names.get(named)}: ` : "";
  const renamed = (part) => part.replace(/[\p{L}_][\p{L}\p{N}_-]*/gu, (word) => names.get(word) || word);
  const commands = lines.flatMap((one) => one.added
    ? [`add ${one.kind} ${names.get(one.added)} in ${names.get(one.parent) || parent}${one.rest}`]
    : one.constraint ? [`constrain ${label(one.named)}${renamed(one.constraint)}`]
      : isKept(one) ? [`set ${names.get(one.set)}.${one.value}`] : []);
  return { commands, roots, names: made };
}
