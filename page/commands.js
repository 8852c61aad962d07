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

/**
 * Returns the command that sets a property of views, also for size classes such as `w=compact`.
 * @param {string|string[]} value the value of all views, or of each: an empty one is reset
 */
function setCommand(names, property, value, sizeClasses = "") {
  const suffix = sizeClasses ? " for " + sizeClasses : "";
  const to = Array.isArray(value) ? "" : ` to ${value}`;
  return oneStep(`Set the ${property} of ${listed(names)}${to}`, names.map((name, index) => Array.isArray(value) && !value[index]
    ? `reset ${name}.${property}${suffix}` : `set ${name}.${property} ${wordFor(Array.isArray(value) ? value[index] : value)}${suffix}`));
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

/**
 * Returns the constraints that keep a view at an offset from the corner of its superview, or of the root's safe area:
 * on another device a bar or a notch may be higher.
 */
function cornerConstraints(name, parent, offset, isRTL = false) {
  const term = (attribute, value) => {
    const inset = (offset.safeArea || {})[attribute];
    return inset !== undefined && value >= inset ? `constrain ${name}.${attribute} = ${parent}.safeArea.${attribute}${constantText(value - inset)}`
      : `constrain ${name}.${attribute} = ${parent}.${attribute}${constantText(value)}`;
  };
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
    bottom: outer.y + outer.height - frame.y - frame.height, safeArea: superview.safeArea };
}

/** How far from the original a copy is put, in points. */
const copyShift = { x: 20, y: 20 };

/**
 * Returns the lengths that a view has only from its surroundings, as it is drawn: they are lost elsewhere. A length is
 * undefined if the view's content determines it, and null for a stack whose views determine it.
 */
function lostSizes(frame, constraints) {
  // What stretches a stack may be beside it, too.
  const isHeld = (axis) => positionConstraints(constraints, frame.name, axis).filter(({ constraint, isFirst }) =>
    frame.kind === "stack" ? constraint.relation === "="
      : viewOf((isFirst ? constraint.second : constraint.first).item) === frame.parent).length > 1;
  const isRelated = (side) => constraints.some((one) => one.takesPart && one.relation === "=" && one.second
    && one.first.item === frame.name && one.first.attribute === side && viewOf(one.second.item) === frame.parent);
  const lost = (side, axis) => isHeld(axis) || isRelated(side) || isOpen(frame.kind, side) && frame.kind !== "stack" ? frame[side]
    : frame.kind === "stack" ? null : undefined;
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

/** Returns in which size classes a constraint is installed, of width and height: `compact regular`. */
function installedIn({ properties }) {
  const valueOf = (name) => properties.find((one) => one.name === name);
  if (valueOf("active")?.value === "false") return [];
  const { value = "true", base, variations = [] } = valueOf("installed") || {};
  return ["compact", "regular"].flatMap((width) => ["compact", "regular"].map((height) => [width, height])).filter(([width, height]) => {
    const fitting = variations.filter((one) => one.for.split(",").every((word) => [`w=${width}`, `h=${height}`].includes(word)))
      .sort((one, other) => other.for.length - one.for.length);
    return (fitting[0]?.value ?? (variations.length ? base : value) ?? "true") === "true";
  }).map((classes) => classes.join(" "));
}

/** Returns whether two constraints can take part in a layout together: on the present device, or on any. */
function areTogether(one, other) {
  return one.takesPart && other.takesPart || installedIn(one).some((classes) => installedIn(other).includes(classes));
}

/** Returns each constraint once, those first that take part on the present device. */
function inForceFirst(constraints) {
  const all = [...new Map(constraints.map((one) => [one.name, one])).values()];
  return [...all.filter((one) => one.takesPart), ...all.filter((one) => !one.takesPart)];
}

/**
 * Returns a function that makes again what `changed` makes of a constraint which a gesture takes away, whole: with its name, its
 * identifier, its variations and installations. If it is made several times, the first has the name. `all` returns the
 * commands: first those that use a name, because the language gives names that are free to the others.
 */
function takingOver(taken) {
  const used = new Set(taken);
  const given = new Set();
  const made = [];
  const take = (one, changed = (same) => same) => {
    const isFirst = !given.has(one.name);
    const name = isFirst ? one.name : freeName(one.name, used);
    for (const set of [used, given]) set.add(name);
    const isAutomatic = /^constraint\d+$/.test(one.name);
    made.push(madeAgain(one, changed, () => name, isFirst, isAutomatic));
  };
  const isNamed = ([first]) => /^constrain [^ ]+: /.test(first);
  return { take, all: () => [...made.filter(isNamed), ...made.filter((one) => !isNamed(one))].flat() };
}

/**
 * Returns which constraints between views of a stack and another view determine of the other view what no other constraint
 * does.
 * @param {Constraint[]} kept the constraints that stay
 * @param {Constraint[]} asked the constraints in question; those that do not take part here count as determining
 * @param {(term: Term) => boolean} isKnown whether the stack or a superview determines where an item is
 */
function placingOthers(kept, asked, isKnown, isRTL) {
  const add = equations();
  const open = ({ first, second, multiplier }) => [{ term: first, factor: 1 }, ...(second ? [{ term: second, factor: -multiplier }] : [])]
    .filter(({ term }) => !isKnown(term));
  const isNew = (one) => add(open(one).flatMap(({ term, factor }) => unknownsOf(term, factor, isRTL)));
  for (const one of kept) if (one.takesPart && one.relation === "=") isNew(one);
  return asked.filter((one) => one.takesPart ? isNew(one) : open(one).length);
}

/**
 * Returns the constraints that the views of a stack get when it is unembedded. At the stack's ends the first and the
 * last view take over its constraints, across it the views that are at that edge. The views keep their distances, and
 * their lengths as far as the stack determined them, and their constraints: in one to the stack, the stack is
 * replaced. On an axis without any, the first view is kept where it is.
 *
 * @param {ViewFrame} stack
 * @param {any[]} constraints the parsed constraints of the document, or at least of the stack and of its views
 * @param {{alignment?: string, distribution?: string, spacing?: string, margins?: string}} values the stack's properties
 * @param {Set<string>} taken the names that are in use
 * @param {(name: string) => any} infoOf returns what `info` answers about a view
 */
function unembedConstraints(frames, stack, constraints, values, taken, isRTL = false, infoOf = () => undefined) {
  const views = arrangedIn(frames, stack.name).filter((view) => !view.isHidden);
  const along = stack.axis === "horizontal" ? "x" : "y";
  const across = along === "x" ? "y" : "x";
  const outer = frames.get(stack.parent);
  const [first, last] = [views[0], views[views.length - 1]];
  const held = new Set();
  /** The constraints that place views, each with its view and its attribute. */
  const placing = [];
  /** The constraints that views of the stack have taken over. */
  const handled = new Set();
  /** How far an attribute of a view is from the stack's, along the attribute's direction. */
  const away = (view, attribute) => !sideFor(attribute, isRTL) && !/^center/.test(attribute) ? 0
    : (edgePosition(view, attribute, isRTL) - edgePosition(stack, attribute, isRTL)) * directionOf(attribute, isRTL);
  const commands = [];
  const { take, all } = takingOver([...taken, ...constraints.map((one) => one.name)]);
  const add = (name, attribute, text) => { held.add(`${name} ${attribute}`); commands.push(`constrain ${text}`); };
  const isHeld = (view, axis) => placesOf(axis).some((attribute) => held.has(`${view.name} ${attribute}`));
  const hold = (one, name, attribute) => {
    placing.push({ one, name, attribute });
    if (one.takesPart) held.add(`${name} ${attribute}`);
  };
  const inside = { views, alignment: values.alignment, margins: values.margins, along };
  // A stack around places the views.
  if (outer && outer.kind === "stack" || !views.length) {
    innerConstraints(frames, stack, constraints, null, inside, take, held, isRTL);
    return all();
  }
  const around = constraintsAround(frames, stack, constraints, values.alignment);
  const centred = values.alignment === "center" ? centreOf(around, across, isRTL) : null;
  // The centre is installed where the edges are that it replaces.
  if (centred) for (const view of views) {
    take({ ...centred.one, ...parsedConstraint("", `${view.name}.${centred.text}`), name: centred.one.name, takesPart: true,
      properties: centred.one.properties.filter((one) => /^(installed|active)$/.test(one.name)) });
    hold(centred.one, view.name, centred.attribute);
  }
  for (const { one, own, isFirst, isOuter } of around) {
    const chosen = unembedHolders(views, own.attribute, along, isRTL);
    // Across the stack, views that do not fill it are held once: their own size decides the other edge.
    const isTwice = values.alignment !== "fill" && isOuter && one.relation === "=" && edgeOf(own.attribute)
      && axisOfAttribute(own.attribute) === across && placing.some((other) => placesOf(across).includes(other.attribute) && areTogether(other.one, one));
    if (isTwice) continue;
    if (chosen.length) handled.add(one);
    const edge = isOuter ? null : outerEdge(around, own.attribute);
    for (const view of isOuter ? chosen : chosen.slice(0, 1)) {
      let by = away(view, own.attribute);
      let term = { ...own, item: view.name };
      // If no view is at the stack's edge, what the edge is held to takes its place.
      if (edge && Math.abs(by) > 0.5) [term, by] = [edge.other, -edge.constant];
      if (one.relation === "=" && term.item === view.name) hold(one, view.name, own.attribute);
      take(one, (same) => isFirst ? { ...same, first: term, constant: same.constant + by }
        : { ...same, second: term, constant: same.constant - same.multiplier * by });
    }
  }
  // What other views have of the stack stays, if nothing else determines it of them.
  const outside = placingOthers(constraints.filter((one) => handled.has(one) || ![one.first, one.second].some((term) => term && viewOf(term.item) === stack.name)),
    constraints.filter((one) => !handled.has(one) && isTie(frames, stack, one)), (term) => isInside(frames, viewOf(term.item), stack.name)
    || isInside(frames, stack.name, viewOf(term.item)), isRTL);
  const stated = innerConstraints(frames, stack, constraints, around, inside, take, held, isRTL, outside);
  if (!isHeld(first, along) && !isHeld(last, along)) commands.push(...cornerOf(frames, first, stack, along, isRTL));
  commands.push(...chainConstraints(views, along, values, held, constraints, isRTL, stated));
  const [begin, finish] = edgesOf(along);
  if ((values.distribution || "fill") === "fill" && held.has(`${first.name} ${begin}`) && held.has(`${last.name} ${finish}`)) {
    commands.push(...priorityCommands(views, along, infoOf));
  }
  for (const one of lengthsAround(stack, constraints, along)) {
    const [start, end] = edgesOf(along);
    // A length that is related to another one is kept as a number: a constraint has only two ends.
    const length = !one.second ? one.constant : one.relation === "=" ? stack[sideOf[along]] : null;
    if (views.length > 1 && length !== null) add(last.name, end, constraintText({ ...one, first: { item: last.name, attribute: end },
      second: { item: first.name, attribute: start }, multiplier: 1, constant: length + away(last, end) - away(first, start) }));
  }
  if (!views.some((view) => isHeld(view, across))) {
    commands.push(...cornerOf(frames, first, stack, across, isRTL));
    held.add(`${first.name} ${edgesOf(across)[0]}`);
  }
  const reference = views.find((view) => isHeld(view, across)) || first;
  for (const view of views.filter((one) => one !== reference)) {
    for (const attribute of alignedAttributes(view, reference, across, values.alignment, isHeld(view, across),
      (edge) => held.has(`${view.name} ${edge}`), isRTL)) {
      const by = (edgePosition(view, attribute, isRTL) - edgePosition(reference, attribute, isRTL)) * directionOf(attribute, isRTL);
      add(view.name, attribute, `${view.name}.${attribute} = ${reference.name}.${attribute}${constantText(/aseline/.test(attribute) ? 0 : by)}`);
    }
  }
  for (const view of arrangedIn(frames, stack.name).filter((one) => one.isHidden)) {
    const { width, height, x, y } = openAlone(view, constraints);
    commands.push(...placedConstraints(frames, view, view.name, outer.name, { x: 0, y: 0 }, constraints, isRTL, {
      width: width && !stated.has(`${view.name} width`), height: height && !stated.has(`${view.name} height`),
      x: x && !isHeld(view, "x"), y: y && !isHeld(view, "y") }));
  }
  const taking = all();
  return [...taking, ...commands.filter((one) => !taking.includes(one))];
}

/**
 * Takes over the constraints that the views of a stack lose with it: between each other, to what is around the stack, and to
 * the stack itself. The stack is replaced by a view that has its edge or its breadth, or by what its edges are constrained to, or by the number.
 * Returns which lengths these state, and adds to `held` which places.
 * @param {Constraint[]} outside the constraints of other views to the stack that are taken over, too
 */
function innerConstraints(frames, stack, constraints, around, inside, take, held, isRTL, outside = []) {
  const stated = new Set();
  const childOf = (term) => term && [viewOf(term.item), ...superviews(frames, viewOf(term.item))]
    .find((name) => frames.get(name)?.parent === stack.name);
  for (const one of inForceFirst(constraints).filter(({ second }) => second)) {
    const [first, second] = [one.first, one.second].map(childOf);
    const isOfStack = (term) => viewOf(term.item) === stack.name;
    const isToStack = isOfStack(one.first) || isOfStack(one.second);
    if (isToStack ? !first && !second && !outside.includes(one) : first === second) continue;
    const forward = (same) => isOfStack(one.first) ? reversedConstraint(same) : same;
    const { first: own, second: term } = forward(one);
    const other = isToStack && around ? standIn(frames, stack, own, term, around, inside, isRTL) : null;
    if (isToStack && !other) continue;
    take(one, (same) => {
      if (!other) return same;
      const { multiplier, constant, ...rest } = forward(same);
      return { ...rest, second: other.term, multiplier: other.term ? multiplier * other.multiplier : 1, constant: constant + multiplier * other.constant };
    });
    if (!one.takesPart || one.relation !== "=" || one.priority < 1000) continue;
    for (const end of [one.first, one.second]) {
      if (!edgeOf(end.attribute)) stated.add(`${end.item} ${end.attribute}`);
      const isToOutside = other ? other.term && !isInside(frames, viewOf(other.term.item), stack.name) : !first || !second;
      if (isToOutside && frames.get(end.item)?.parent === stack.name) held.add(`${end.item} ${end.attribute}`);
    }
  }
  return stated;
}

/** Returns whether a constraint relates a stack to a view that is neither in it nor around it. */
function isTie(frames, stack, { first, second }) {
  const isBeside = (term) => !isInside(frames, viewOf(term.item), stack.name) && !isInside(frames, stack.name, viewOf(term.item));
  return Boolean(second) && [[first, second], [second, first]].some(([own, other]) => viewOf(own.item) === stack.name && isBeside(other));
}

/**
 * Returns what stands for an edge or a length of a stack that is unembedded, in a constraint of a view inside: a term with
 * a multiplier and a constant, or a constant alone; null if the view itself has this edge or this breadth then.
 */
function standIn(frames, stack, own, term, around, { views, alignment, margins, along }, isRTL) {
  const axis = axisOfAttribute(term.attribute);
  const attribute = edgeOf(term.attribute) || term.attribute;
  const [start, end] = edgesOf(axis);
  const isInset = /Margin/.test(term.attribute) || term.item.endsWith(".margins");
  const place = { top: 0, leading: 1, left: 1, bottom: 2, trailing: 3, right: 3 }[attribute];
  const inset = isInset && place !== undefined ? Number((margins || "8,8,8,8").split(",")[place]) * (place > 1 ? -1 : 1) : 0;
  const of = (other, constant = 0, multiplier = 1) => ({ term: other, multiplier, constant });
  // A view that the stack keeps at this edge, or as broad as itself.
  const isKept = axis !== along && (!alignment || alignment === "fill" || alignment === attribute);
  const holder = axis === along && attribute === start ? views[0] : axis === along && attribute === end ? views[views.length - 1]
    : isKept && !/^center|aseline/.test(attribute) ? views.find((view) => view.name !== own.item) || views[0] : null;
  const outer = edgeOf(attribute) ? outerEdge(around, attribute) : null;
  if (holder?.name === own.item) return attribute === own.attribute && !inset ? null : of({ item: own.item, attribute }, inset);
  if (holder) return of({ item: holder.name, attribute }, inset);
  if (outer) return of(outer.other, outer.constant + inset);
  const centred = /^center/.test(attribute) && centreOf(around, axis, isRTL);
  if (centred) {
    const { second, constant } = parsedConstraint("", `${own.item}.${centred.text}`);
    return of(second, constant);
  }
  const parent = frames.get(stack.parent);
  if (edgeOf(attribute)) {
    const [from, to] = [edgePosition(contentFrame(parent), attribute, isRTL), edgePosition(stack, attribute, isRTL)];
    return of({ item: parent.name, attribute: /aseline/.test(attribute) ? "top" : attribute }, (to - from) * directionOf(attribute, isRTL) + inset);
  }
  const length = around.find(({ one, own: at, isFirst }) => isFirst && one.takesPart && one.relation === "=" && at.attribute === attribute
    && one.second?.item !== own.item)?.one;
  if (length) return of(length.second, length.constant, length.multiplier);
  const [from, to] = [outerEdge(around, start), outerEdge(around, end)];
  if (from && to && from.other.item === to.other.item && /Margin$/.test(from.other.attribute) === /Margin$/.test(to.other.attribute)) {
    const item = from.other.item + (/Margin$/.test(from.other.attribute) ? ".margins" : "");
    return of({ item, attribute }, to.constant - from.constant);
  }
  return of(null, stack[attribute]);
}

/** Returns the edges at which views begin and end along an axis. */
function edgesOf(axis) {
  return axis === "x" ? ["leading", "trailing"] : ["top", "bottom"];
}

/** Returns the attributes that place a view along an axis. */
function placesOf(axis) {
  return axis === "x" ? ["leading", "trailing", "left", "right", "centerX"] : ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"];
}

/** Returns the constraint that keeps the first view of a stack where it is along an axis, in the stack's superview. */
function cornerOf(frames, view, stack, axis, isRTL) {
  const outer = frames.get(stack.parent);
  return [cornerConstraints(view.name, outer.name, offsets(view, outer, isRTL), isRTL)[axis === "x" ? 0 : 1]];
}

/**
 * Returns the constraints between a stack and what is not in it, and its lengths. Those to superviews come first
 * (`isOuter`), and of these those at the edge at which the views are aligned.
 */
function constraintsAround(frames, stack, constraints, alignment = "fill") {
  const isOutside = (term) => !term || !isInside(frames, viewOf(term.item), stack.name);
  const isOwn = (term) => Boolean(term) && term.item === stack.name
    && term.attribute === (edgeOf(term.attribute) || term.attribute);
  const found = inForceFirst(constraints)
    .filter((one) => isOwn(one.first) && isOutside(one.second) || isOwn(one.second) && isOutside(one.first));
  const end = alignment === "trailing" || alignment === "bottom" ? /^(leading|top)$/ : /^(trailing|bottom)$/;
  const rank = ({ one, own, isOuter }) => (one.takesPart ? 0 : 4) + (isOuter ? 0 : 2) + Number(end.test(own.attribute));
  return found.map((one) => {
    const isFirst = isOwn(one.first);
    const [own, other] = isFirst ? [one.first, one.second] : [one.second, one.first];
    return { one, own, other, isFirst, isOuter: !other || isInside(frames, stack.name, viewOf(other.item)) };
  }).sort((a, b) => rank(a) - rank(b));
}

/** Returns the edge of a superview to which an edge of a stack is constrained, and the distance to it; null if there is none. */
function outerEdge(around, attribute) {
  const found = around.find(({ one, own, other, isOuter }) => one.takesPart && isOuter && other && one.relation === "=" && one.multiplier === 1
    && own.attribute === attribute && other.attribute.replace(/Margin$/, "") === attribute);
  return found ? { one: found.one, other: found.other, constant: found.isFirst ? found.one.constant : -found.one.constant } : null;
}

/** Returns the centre that a stack has between two edges of one superview, as the end of a constraint; null if it has none. */
function centreOf(around, across, isRTL) {
  const edges = edgesOf(across);
  const [start, end] = edges.map((edge) => outerEdge(around, edge));
  const isOf = (pattern) => start && end && start.other.item === end.other.item && [start, end].every(({ other }) => pattern.test(other.attribute));
  const place = isOf(/Margin$/) ? "WithinMargins" : isOf(/^(?!.*Margin$)/) ? "" : null;
  if (place === null) return null;
  const attribute = across === "x" ? "centerX" : "centerY";
  const shift = (start.constant + end.constant) / 2 * directionOf(edges[0], isRTL);
  return { one: start.one, attribute, text: `${attribute} = ${start.other.item}.${attribute}${place}${constantText(shift)}` };
}

/** Returns the constraints that state how long a stack is along its axis. */
function lengthsAround(stack, constraints, axis) {
  return constraints.filter((one) => one.takesPart && one.first.item === stack.name && !edgeOf(one.first.attribute)
    && axisOfAttribute(one.first.attribute) === axis);
}

/** Returns the views that take over an attribute of their stack. */
function unembedHolders(views, attribute, along, isRTL) {
  const axis = axisOfAttribute(attribute);
  if (views.length === 1) return views;
  if (!edgeOf(attribute)) {
    const longest = Math.max(...views.map((view) => view[attribute]));
    return axis === along ? [] : views.filter((view) => longest - view[attribute] < 0.5);
  }
  const [first, last] = [views[0], views[views.length - 1]];
  if (/aseline/.test(attribute)) return [along === "y" && edgeOf(attribute) === "lastBaseline" ? last : first];
  const place = (view) => edgePosition(view, attribute, isRTL);
  if (/^center/.test(attribute)) {
    const centre = (Math.min(...views.map((view) => view[axis])) + Math.max(...views.map((view) => view[axis] + view[sideOf[axis]]))) / 2;
    const sorted = [...views].sort((a, b) => Math.abs(place(a) - centre) - Math.abs(place(b) - centre));
    return axis === along ? sorted.slice(0, 1) : sorted.filter((view) => Math.abs(place(view) - centre) < 0.5);
  }
  const isStart = attribute === edgesOf(axis)[0] || attribute === (isRTL ? "right" : "left");
  if (axis === along) return [isStart ? first : last];
  const isLow = ["left", "top"].includes(sideFor(attribute, isRTL));
  const outermost = isLow ? Math.min(...views.map(place)) : Math.max(...views.map(place));
  return views.filter((view) => Math.abs(place(view) - outermost) < 0.5);
}

/**
 * Returns the constraints between the views of a stack along it: their distances, and the lengths that its
 * distribution gave them. If both ends are held, equal distances stay open at the last view.
 */
function chainConstraints(views, along, values, held, constraints, isRTL, stated = new Set()) {
  const [start, end] = edgesOf(along);
  const side = sideOf[along];
  const [first, last] = [views[0], views[views.length - 1]];
  const isStretched = held.has(`${first.name} ${start}`) && held.has(`${last.name} ${end}`);
  const gap = (view, before) => (edgePosition(view, start, isRTL) - edgePosition(before, end, isRTL)) * directionOf(start, isRTL);
  const isSpread = isStretched && /^equal(Spacing|Centering)$/.test(values.distribution || "")
    && views.some((view, index) => index && gap(view, views[index - 1]) > Number(values.spacing || 0) + 0.5);
  return views.flatMap((view, index) => {
    const commands = [];
    const before = views[index - 1];
    if (before && !(isSpread && view === last)) {
      commands.push(`constrain ${view.name}.${start} = ${before.name}.${end}${constantText(gap(view, before))}`);
    }
    const isEqual = values.distribution === "fillEqually";
    if (before && isEqual) commands.push(`constrain ${view.name}.${side} = ${first.name}.${side}`);
    if (before && values.distribution === "fillProportionally" && isStretched && first[side]) {
      commands.push(`constrain ${view.name}.${side} = ${number(view[side] / first[side])} * ${first.name}.${side}`);
    }
    const isLost = !isStretched && !stated.has(`${view.name} ${side}`) && isOpen(view.kind, side) && view.kind !== "stack" && openAlone(view, constraints)[side];
    if (isLost && (!before || !isEqual)) commands.push(`constrain ${view.name}.${side} = ${number(view[side])}`);
    return commands;
  });
}

/**
 * Returns the command that makes the view which a stack has stretched or compressed the one that yields: a lower
 * priority than the others have.
 */
function priorityCommands(views, along, infoOf) {
  const [side, word] = along === "x" ? ["width", "horizontal"] : ["height", "vertical"];
  const content = (view) => ((infoOf(view.name) || {}).contentSize || {})[side];
  const value = (view, property) => Number(((infoOf(view.name) || {}).properties || []).find((one) => one.name === property)?.value);
  return [["hugging", 1], ["compression", -1]].flatMap(([kind, sign]) => {
    const property = `${kind}.${word}`;
    const known = views.filter((view) => typeof content(view) === "number");
    const yielding = known.filter((view) => Number(sign) * (view[side] - content(view)) > 0.5);
    const least = Math.min(...known.filter((view) => !yielding.includes(view)).map((view) => value(view, property)));
    return yielding.length === 1 && value(yielding[0], property) >= least && least > 1
      ? [`set ${yielding[0].name}.${property} ${number(least - 1)}`] : [];
  });
}

/**
 * Returns the attributes at which a view is kept to another view of its stack, across the stack: those that nothing
 * holds yet, of the edges, the centres or the baselines that the alignment makes equal.
 */
function alignedAttributes(view, reference, across, alignment, isPlaced, isHeld, isRTL) {
  const [start, end] = edgesOf(across);
  const centre = across === "x" ? "centerX" : "centerY";
  const isSame = (attribute) => Math.abs(edgePosition(view, attribute, isRTL) - edgePosition(reference, attribute, isRTL)) < 0.5;
  if (alignment === "fill") return [start, end].filter((edge) => isSame(edge) && !isHeld(edge));
  if (isPlaced) return [];
  if (/Baseline$/.test(alignment || "")) return [alignment];
  return [[start, end, centre].find((attribute) => isSame(attribute)) || start];
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
 * @param {{parent: string, isStack: boolean, index: number|null, offset: any, isRoot: boolean, isScroll?: boolean}} place
 */
function addCommand(kind, name, place, properties, isRTL = false) {
  const values = Object.entries(properties).map(([key, value]) => ` ${key}=${wordFor(value)}`).join("");
  const at = place.isStack && place.index !== null ? ` at ${place.index}` : "";
  const add = `add ${kind} ${name} in ${place.parent}${at}${values}`;
  if (place.isStack || kind === "cell") return add;
  return oneStep(`Add ${kind} ${name} to ${place.parent}`, [add, ...constraintsForNew(kind, name, place, isRTL)]);
}

/** What nothing determines of a view that is alone. */
const allOpen = { x: true, y: true, width: true, height: true };

/** Returns the length that a constraint states for a view of a kind; null if its content determines it. */
function statedLength(kind, side, sizes, usual) {
  return (sizes[side] === undefined && isOpen(kind, side) && kind !== "stack" ? usual : sizes[side]) ?? null;
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
    // The margins of a scroll view are those of its content, which has no width of its own.
    place.isScroll ? `constrain ${name}.width = ${parent}.frame.width - 16` : `constrain ${name}.trailing = ${parent}.trailingMargin`,
    ...top, ...height];
  return [...(open.x ? [corner ? corner[0] : `constrain ${name}.centerX = ${parent}.centerX`] : []), ...top,
    ...size("width", 0), ...height];
}

/** Returns the commands of a text that pasting passes over: those that are not about the views which the text adds. */
function unpasted(text) {
  const lines = commandsIn(text).map((line) => ({ line, ...copiedCommand(line) }));
  const names = new Set(lines.flatMap((one) => [one.added, one.named]));
  return lines.filter((one) => !one.added && !one.constraint && !isAbout(one, names) && !/^group\b/.test(one.line))
    .map((one) => one.line);
}

/**
 * Returns whether a command sets or arranges only what has one of the names.
 * @param {any} command
 * @param {{has: (name: string) => boolean}} names
 */
function isAbout({ set, arranged, stack }, names) {
  return set ? names.has(set) : Boolean(arranged) && names.has(arranged) && names.has(stack);
}

/**
 * Returns the commands of a text, each as its words as they are written: what is in quotes is a part of its word. The
 * commands in braces count alone. Comments are left out.
 * @returns {string[][]}
 */
function wordsIn(text) {
  const commands = [[]];
  const part = /\\\r?\n|(?:"(?:[^"\\]|\\.)*(?:"|$)|(?!\\\r?\n)[^\s;{}"])+|[\n;{}]/gsu;
  for (let found = part.exec(text); found; found = part.exec(text)) {
    const [word] = found;
    const now = commands[0];
    // Only the value of `set` can begin with a sign that begins a comment elsewhere: a colour such as `#FF8800`.
    if (word[0] === "#" && !(now[0] === "set" && now.length === 2 && /^#([0-9A-F]{3,4}){1,2}$/i.test(word))) {
      const end = text.indexOf("\n", found.index);
      part.lastIndex = end < 0 ? text.length : end;
    } else if (/^[\n;{}]$/.test(word)) { if (now.length) commands.unshift([]); } else if (!/^\\\r?\n$/.test(word)) now.push(word);
  }
  return commands.filter((words) => words.length).reverse();
}

/** Splits command text into single commands. */
function commandsIn(text) {
  return wordsIn(text).map((words) => words.join(" "));
}

/**
 * Returns the parts of a command that makes a view, sets a property, constrains or arranges, as `export` writes it. A copy
 * is not the object of Interface Builder that the original is: its `objectID` is `id`, and is not among its `values`.
 */
function copiedCommand(line) {
  const [verb, ...words] = wordsIn(line)[0] || [];
  if (verb === "add" && words[2] === "in") {
    const [kind, added, , parent, ...values] = words;
    const isID = (value) => value.startsWith("objectID=");
    return { kind, added, parent, values: values.filter((value) => !isID(value)), id: values.find(isID)?.slice("objectID=".length) };
  }
  if (verb === "set" && words[0]?.includes(".")) {
    const at = words[0].indexOf(".");
    return { set: words[0].slice(0, at), property: words[0].slice(at + 1), values: words.slice(1) };
  }
  if (verb === "constrain" && words.length) {
    const isNamed = words[0].endsWith(":") && words.length > 1;
    return { named: isNamed ? words[0].slice(0, -1) : undefined, constraint: words.slice(isNamed ? 1 : 0).join(" ") };
  }
  if (verb === "arrange" && words[1] === "in") return { arranged: words[0], stack: words[2], values: words.slice(3) };
  return {};
}

/** Returns a constraint with other names of its views. A name before a dot is a view's; one after it is an attribute. */
function renamedConstraint(text, names) {
  const other = (name) => names.get(name) ?? name;
  const name = "[\\p{L}_][\\p{L}\\p{N}_-]*";
  if (/^[HV]:/.test(text)) return text.replace(new RegExp(`(?<=\\[)${name}`, "gu"), other);
  if (/[=<>]/.test(text)) return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_.-])${name}(?=\\.)`, "gu"), other);
  const words = text.split(" ");
  const end = words.includes("equal") ? words.lastIndexOf("equal") : 1;
  return words.map((word, index) => index < end ? other(word) : word).join(" ");
}

/**
 * Returns copied command text for another place: views whose names are taken get new ones, and views whose
 * superview is not among them go into `parent`. `roots` are these, with the names that they had, and whether an
 * autoresizing mask or a table places them. A constraint has a name only if more is set of it. Copies of the objects of
 * Interface Builder that the document has (`ids`) get what `copy` gives them: what only the storyboard has of these. `lost`
 * are the copies of others.
 * @param {Set<string>} ids
 */
function pasted(text, parent, taken, ids = new Set()) {
  const names = new Map();
  const used = new Set(taken);
  const lines = commandsIn(text).map(copiedCommand);
  const more = new Set(lines.map((one) => one.set || "-"));
  const roots = [];
  const made = [];
  const lost = [];
  for (const { kind, added, parent: outer, values, id, named } of lines) {
    if (!added && !more.has(named)) continue;
    const name = freeName(added || named, used);
    used.add(name);
    if (added && !names.has(outer)) {
      roots.push({ kind, name, old: added, isPlaced: values.some((value) => value.startsWith("autoresizing=")) });
    }
    if (added) made.push(name);
    if (id && !ids.has(id)) lost.push(name);
    names.set(added || named, name);
  }
  const label = (named) => more.has(named) ? `${names.get(named)}: ` : "";
  const commands = lines.flatMap((one) => one.added
    ? [["add", one.kind, names.get(one.added), "in", names.get(one.parent) || parent, ...one.values,
      ...one.id && ids.has(one.id) ? ["copiedFrom=" + one.id] : []].join(" ")]
    : one.constraint ? [`constrain ${label(one.named)}${renamedConstraint(one.constraint, names)}`]
      : !isAbout(one, names) || one.property === "objectID" ? []
        : [[...one.set ? ["set", `${names.get(one.set)}.${one.property}`] : ["arrange", names.get(one.arranged), "in", names.get(one.stack)],
          ...one.values].join(" ")]);
  return { commands, roots, names: made, lost };
}
