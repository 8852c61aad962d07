// Constraints as the page reads them from `constraints`: what they relate, where they are drawn, and which
// ones two views can have. Nothing here touches the page, so that tests can run it alone.

/**
 * @typedef {{item: string, attribute: string}} Term
 * @typedef {{name: string, text: string, first: Term, relation: string, multiplier: number,
 *   second: Term|null, constant: number, priority: number, takesPart: boolean,
 *   properties: any[], variations: Record<string, string>}} Constraint
 */

/** @param {string} text @returns {Term} */
function termFrom(text) {
  const at = text.lastIndexOf(".");
  return { item: text.slice(0, at), attribute: text.slice(at + 1) };
}

/** Returns the view of an item: `view` for `view.safeArea`. */
function viewOf(item) {
  return item.split(".")[0];
}

/**
 * Parses a constraint as the language writes it; null if it is of another form.
 * @param {any[]} properties what is set of it, as `info` lists it. `variations` has the size classes for which values in
 *   force are set.
 * @returns {Constraint|null}
 */
function parsedConstraint(name, text, takesPart = true, properties = []) {
  const found = /^(\S+\.\w+) (=|<=|>=) (.+?)(?: @(\d+(?:\.\d+)?))?(?: for \S+)?$/.exec(text.trim());
  if (!found) return null;
  const [, first, relation, right, priority] = found;
  const parts = /^(?:(?:(-?[\d.]+(?:e-?\d+)?) \* )?([^\s\d]\S*\.\w+))?(?:(?:^| ?)([+-]? ?[\d.]+(?:e-?\d+)?))?$/.exec(right);
  if (!parts) return null;
  return {
    name, text, first: termFrom(first), relation, takesPart, properties,
    variations: Object.fromEntries(properties.filter((one) => isVariation(one.origin)).map((one) => [one.name, one.origin])),
    multiplier: parts[1] ? Number(parts[1]) : 1,
    second: parts[2] ? termFrom(parts[2]) : null,
    constant: parts[3] ? Number(parts[3].replace(" ", "")) : 0,
    priority: priority ? Number(priority) : 1000,
  };
}

/** Writes a constraint as the language reads it. */
function constraintText(one) {
  const first = `${one.first.item}.${one.first.attribute} ${one.relation} `;
  const priority = one.priority === 1000 ? "" : ` @${number(one.priority)}`;
  if (!one.second) return first + number(one.constant) + priority;
  const factor = one.multiplier === 1 ? "" : `${one.multiplier} * `;
  return `${first}${factor}${one.second.item}.${one.second.attribute}${constantText(one.constant)}${priority}`;
}

/** Returns an equivalent constraint with its first and second item exchanged. */
function reversedConstraint(one) {
  const relation = { "=": "=", "<=": ">=", ">=": "<=" }[one.multiplier < 0 ? "=" : one.relation];
  return { ...one, first: one.second, second: one.first, relation, multiplier: 1 / one.multiplier,
    constant: -one.constant / one.multiplier };
}

/**
 * Returns the command that sets a value of a constraint, or resets it if it is the default.
 * @param {{name: string, variations?: Record<string, string>}} one if the value in force is set for size classes, the
 *   new one is, too
 */
function valueCommand({ name, variations = {} }, property, value) {
  if (variations[property]) return `set ${name}.${property} ${wordFor(String(value))} for ${variations[property]}`;
  const isDefault = Number(value) === { constant: 0, multiplier: 1, priority: 1000 }[property]
    && String(value).trim() !== "";
  return isDefault ? `reset ${name}.${property}` : `set ${name}.${property} ${wordFor(String(value))}`;
}

/** Returns the commands that replace a constraint by what `changed` makes of it. */
function replaceCommand(message, one, changed) {
  const [made, ...others] = madeAgain(one, changed, () => one.name, true);
  return oneStep(message, [`remove constraint ${one.name}`, made, ...others]);
}

/**
 * Returns the commands that make what `changed` makes of a constraint, with its variations and all else that is set of
 * it. `nameFor` names it; a copy, or one that `isUnnamed`, needs no name if there is nothing else to set.
 * @param {Constraint} one
 */
function madeAgain(one, changed, nameFor, isReplaced = false, isUnnamed = !isReplaced) {
  const inFormula = ["constant", "multiplier", "priority"];
  const baseOf = (property) => property.variations ? property.base : property.value;
  const usual = { constant: 0, priority: 1000 };
  const base = { ...one };
  for (const property of one.properties) if (property.name in usual) base[property.name] = Number(baseOf(property) ?? usual[property.name]);
  const varied = (property, value) => property === "constant" ? number(changed({ ...base, constant: Number(value) }).constant) : value;
  const settings = one.properties.filter(({ name }) => isReplaced || name !== "objectID").flatMap((property) => [
    ...(inFormula.includes(property.name) || baseOf(property) === null ? [] : [[`${property.name} ${wordFor(baseOf(property))}`]]),
    ...(property.variations || []).map((other) => [`${property.name} ${wordFor(varied(property.name, other.value))} for ${other.for}`])]);
  const name = !isUnnamed || settings.length ? nameFor() : "";
  return [`constrain ${name && name + ": "}${constraintText(changed(base))}`, ...settings.map((text) => `set ${name}.${text}`)];
}

/** Returns the edge or centre on which an attribute is: `leading` for `leadingMargin`; `` for a size. */
function edgeOf(attribute) {
  const edge = attribute.replace(/(Margin|WithinMargins)$/, "").replace(/^baseline$/, "lastBaseline");
  return /^(width|height)$/.test(edge) ? "" : edge;
}

/** Returns `x` or `y` for an attribute; the axis of a size for `width` and `height`. */
function axisOfAttribute(attribute) {
  return /^(leading|trailing|left|right|centerX|width)/.test(attribute) ? "x" : "y";
}

/** Returns 1 if a larger constant moves to the right or down, and -1 if it moves to the left. */
function directionOf(attribute, isRTL) {
  return isRTL && /^(leading|trailing)/.test(attribute) ? -1 : 1;
}

/** Returns the constraints that determine where a view is along an axis. */
function positionConstraints(constraints, name, axis) {
  return constraints.filter((one) => one.takesPart && one.second && edgeOf(one.first.attribute)
    && edgeOf(one.second.attribute) && axisOfAttribute(one.first.attribute) === axis)
    .map((constraint) => ({ constraint, isFirst: viewOf(constraint.first.item) === name }))
    .filter(({ constraint, isFirst }) => isFirst !== (viewOf(constraint.second.item) === name));
}

/** Returns the coordinate of an edge of a frame. */
function edgePosition(frame, attribute, isRTL) {
  const edge = edgeOf(attribute);
  const isEnd = edge === "right" || edge === (isRTL ? "leading" : "trailing") || edge === "bottom"
    || edge === "lastBaseline";
  const axis = axisOfAttribute(attribute);
  if (edge === "centerX" || edge === "centerY") return middle(frame, axis);
  return frame[axis] + (isEnd ? frame[sideOf[axis]] : 0);
}

/** Returns the side of a frame on which an attribute is: `left`, `right`, `top`, `bottom`, or null. */
function sideFor(attribute, isRTL) {
  const edge = edgeOf(attribute);
  if (edge === "leading") return isRTL ? "right" : "left";
  if (edge === "trailing") return isRTL ? "left" : "right";
  return ["left", "right", "top", "bottom"].includes(edge) ? edge : null;
}

/**
 * Returns the constraint that determines an edge of a view, and the sign with which its constant follows the
 * edge; null if there is none.
 */
function constraintAtEdge(constraints, name, edge, isRTL = false) {
  for (const one of constraints) {
    if (!one.takesPart) continue;
    for (const [term, sign] of [[one.first, 1], [one.second, -1]]) {
      if (!term || term.item !== name || !one.second || one.multiplier !== 1) continue;
      if (sideFor(term.attribute, isRTL) === edge) return { constraint: one,
        sign: sign * directionOf(one.first.attribute, isRTL) };
    }
  }
  const size = edge === "left" || edge === "right" ? "width" : "height";
  const fixed = constraints.find((one) => one.takesPart && !one.second && one.first.item === name
    && one.first.attribute === size);
  return fixed ? { constraint: fixed, sign: edge === "right" || edge === "bottom" ? 1 : -1 } : null;
}

/**
 * Returns the line that draws a constraint, in the root view's coordinates, with its value. The position of a
 * margin or a guide is computed from the constraint.
 */
function constraintLine(one, frames, isRTL = false) {
  const first = frames.get(viewOf(one.first.item));
  if (!first) return null;
  const attribute = one.first.attribute;
  if (attribute === "width" || attribute === "height") {
    const label = one.second
      ? `${one.multiplier === 1 ? "" : number(one.multiplier) + " × "}${viewOf(one.second.item)}`
      : number(one.constant);
    const across = attribute === "width" ? { y1: first.y + first.height + 6, y2: first.y + first.height + 6,
      x1: first.x, x2: first.x + first.width }
      : { x1: first.x + first.width + 6, x2: first.x + first.width + 6, y1: first.y, y2: first.y + first.height };
    return { ...across, label: one.relation === "=" ? label : `${one.relation} ${label}`, name: one.name };
  }
  if (!one.second || !edgeOf(attribute)) return null;
  const second = frames.get(viewOf(one.second.item));
  if (!second) return null;
  const axis = axisOfAttribute(attribute);
  const isGuide = one.first.item.includes(".") || one.second.item.includes(".")
    || /Margin/.test(attribute + one.second.attribute);
  const guided = (term) => term.item.includes(".") || /Margin/.test(term.attribute);
  const shift = one.constant * directionOf(attribute, isRTL);
  // An edge of a superview is in the coordinates of its subviews.
  const around = (view, other) => superviewsInclude(frames, other, view.name) ? contentFrame(view) : view;
  let from = edgePosition(around(second, first), one.second.attribute, isRTL);
  let to = edgePosition(around(first, second), attribute, isRTL);
  if (isGuide && one.relation === "=") {
    if (guided(one.second)) from = to - shift; else to = from + shift;
  }
  const other = axis === "x" ? "y" : "x";
  const inner = first.parent === second.name || superviewsInclude(frames, first, second.name) ? first
    : superviewsInclude(frames, second, first.name) ? second : null;
  const across = inner ? middle(inner, other) : overlapMiddle(first, second, other);
  const line = axis === "x" ? { x1: from, x2: to, y1: across, y2: across }
    : { x1: across, x2: across, y1: from, y2: to };
  const label = (one.relation === "=" ? "" : one.relation + " ") + number(one.constant);
  return { ...line, label: one.constant === 0 && one.relation === "=" && from === to ? "" : label, name: one.name };
}

function superviewsInclude(frames, view, name) {
  return superviews(frames, view.name).includes(name);
}

/** Returns the middle of where two frames overlap along an axis; of both if they do not. */
function overlapMiddle(a, b, axis) {
  const side = sideOf[axis];
  const start = Math.max(a[axis], b[axis]);
  const end = Math.min(a[axis] + a[side], b[axis] + b[side]);
  return start <= end ? (start + end) / 2 : (middle(a, axis) + middle(b, axis)) / 2;
}

/** What two views can have in common. The sizes are the last two. */
const alignments = [["Leading edges", "leading"], ["Trailing edges", "trailing"], ["Top edges", "top"],
  ["Bottom edges", "bottom"], ["Horizontal centres", "centerX"], ["Vertical centres", "centerY"],
  ["First baselines", "firstBaseline"], ["Equal widths", "width"], ["Equal heights", "height"]];

/**
 * Returns the constraints that two views can have, or one view by itself, with the constants of their frames.
 * @param {Map<string, ViewFrame>} frames
 * @returns {{title: string, text: string}[]}
 */
function possibleConstraints(frames, a, b, isRTL = false) {
  const first = frames.get(a);
  if (a === b) {
    return [
      { title: `Width ${number(first.width)}`, text: `${a}.width = ${number(first.width)}` },
      { title: `Height ${number(first.height)}`, text: `${a}.height = ${number(first.height)}` },
      { title: "Aspect ratio", text: aspectText(first) },
    ];
  }
  const same = alignments.map(([title, attribute]) => ({ title, text: `${a}.${attribute} = ${b}.${attribute}` }));
  if (isInside(frames, a, b)) return [...containerConstraints(frames, a, b, isRTL), ...same.slice(-2)];
  if (isInside(frames, b, a)) return possibleConstraints(frames, b, a, isRTL);
  /** The space from the end of one view to the start of another. */
  const spacing = (title, later, earlier, start, end) => {
    const distance = (edgePosition(frames.get(later), start, isRTL) - edgePosition(frames.get(earlier), end,
      isRTL)) * directionOf(start, isRTL);
    return { title, distance, text: `${later}.${start} = ${earlier}.${end}${constantText(distance)}` };
  };
  // The ones that the views' places suggest come first.
  const spacings = [spacing(`Below ${b}`, a, b, "top", "bottom"), spacing(`Above ${b}`, b, a, "top", "bottom"),
    spacing(`After ${b}`, a, b, "leading", "trailing"), spacing(`Before ${b}`, b, a, "leading", "trailing")];
  return [
    ...spacings.sort((one, other) => Number(other.distance >= 0) - Number(one.distance >= 0)), ...same];
}

/** Returns the constraint that keeps the aspect ratio of a view; 1:1 if it has no size. */
function aspectText({ name, width, height }) {
  const ratio = width > 0 && height > 0 ? `${number(width)}:${number(height)}` : "1:1";
  return `${name}.width = ${ratio} * ${name}.height`;
}

/** Returns the constraints of a view with a superview of it. Constants are positive inside, as in Interface Builder. */
function containerConstraints(frames, a, b, isRTL) {
  const [inner, outer] = [frames.get(a), frames.get(b)];
  const away = offsets(inner, outer, isRTL);
  const edges = ["leading", "trailing", "top", "bottom"];
  const targets = [["container", "edge"], ["margin", "margin"],
    ...(outer.parent === null ? [["safe area", "safeArea"]] : []),
    ...(outer.kind === "scroll" ? [["content", "content"]] : [])];
  const centre = (title, attribute, axis) => ({ title,
    text: `${a}.${attribute} = ${b}.${attribute}${constantText(middle(inner, axis) - middle(contentFrame(outer), axis))}` });
  return [
    ...targets.flatMap(([text, target]) => edges.map((edge) => ({
      title: `${labelText(edge)} space to ${text}`,
        text: pinText(a, edge, b, target, target === "edge" ? away[edge] : 0) }))),
    centre("Centre horizontally in container", "centerX", "x"),
      centre("Centre vertically in container", "centerY", "y"),
    ...(outer.kind === "scroll" ? [{ title: "Equal widths with frame", text: `${a}.width = ${b}.frame.width` },
      { title: "Equal heights with frame", text: `${a}.height = ${b}.frame.height` }] : []),
  ];
}

/**
 * Returns the constraint that pins an edge of a view.
 * @param {string} edge `top`, `bottom`, `leading` or `trailing`
 * @param {string} target the superview, a sibling, or `superview margin` / `superview safeArea`
 * @param {number} distance the distance to it, positive towards the inside or away from the sibling
 */
function pinText(name, edge, parent, target, distance) {
  const opposite = { top: "bottom", bottom: "top", leading: "trailing", trailing: "leading" }[edge];
  const isEnd = edge === "bottom" || edge === "trailing";
  const other = target === "edge" ? `${parent}.${edge}` : target === "margin" ? `${parent}.${edge}Margin`
    : ["safeArea", "content"].includes(target) ? `${parent}.${target}.${edge}` : `${target}.${opposite}`;
  const [first, second] = isEnd ? [other, `${name}.${edge}`] : [`${name}.${edge}`, other];
  return `${first} = ${second}${constantText(distance)}`;
}

/** Returns the nearest sibling beyond an edge of a view, with its distance; null if there is none. */
function neighbour(frames, name, edge, isRTL = false) {
  const view = frames.get(name);
  const side = sideFor(edge, isRTL);
  const axis = axisOfAttribute(edge);
  const other = axis === "x" ? "y" : "x";
  const isEnd = side === "right" || side === "bottom";
  let best = null;
  for (const one of frames.values()) {
    if (one.parent !== view.parent || one.name === name || one.isHidden) continue;
    const overlaps = one[other] < view[other] + view[sideOf[other]] && view[other] < one[other] + one[sideOf[other]];
    const distance = isEnd ? one[axis] - view[axis] - view[sideOf[axis]] : view[axis] - one[axis] - one[sideOf[axis]];
    if (overlaps && distance >= 0 && (best === null || distance < best.distance)) best = { name: one.name, distance };
  }
  return best;
}
