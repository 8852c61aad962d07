// The details of one view: its frames on all screens, its properties, its constraints and why it is there.

/** Returns the queries about a view. A page in one file contains the answers to the same queries. */
function questionsAbout(name, isWhole = true) {
  return ["info " + name, "constraints " + name,
    ...(isWhole ? ["left", "top", "width", "height"].map((attribute) => `why ${name}.${attribute}`) : [])];
}

/** Builds the details from the replies. `screens` are the screens that are shown. */
function detailParts(name, replies, screens, isEditing) {
  const info = replies["info " + name];
  const frame = [tag("h3", "Frame in its superview"), frameTable(name, screens)];
  if (!info || !info.ok) return [...frame, hintLine(info ? info.error.message
    : `${name} is not there`)];
  return [
    ...frame,
    info.contentSize ? hintLine("Content size ",
      [info.contentSize.width, info.contentSize.height]
        .map((side) => side === null ? "-" : number(side)).join(" × ")) : null,
    ...(isEditing ? [] : propertyParts(info.properties)),
    ...constraintParts(replies["constraints " + name], isEditing),
    tag("h3", "Why"),
    ...["left", "top", "width", "height"].map((attribute) => why(replies[`why ${name}.${attribute}`])),
  ];
}

function frameTable(name, screens) {
  const rows = screens.filter((view) => view.content()).map((view) => {
    const screen = view.content().frames.documents[0];
    const frame = view.frames().get(name);
    return [view.deviceName() + (screen.orientation === "landscape" ? ", landscape" : ""),
      ...(frame ? ["x", "y", "width", "height"].map((side) => number(frame.own[side]))
        : ["not installed", "", "", ""])];
  });
  return table(["on", "x", "y", "width", "height"], rows, [1, 2, 3, 4]);
}

/** Builds the tables of properties. `origin` is `set`, `default`, or the size classes of a variation. */
function propertyParts(properties) {
  const row = (property) => [property.name, property.value ?? "-", property.default ?? "-", property.origin];
  const own = properties.filter((property) => !["default", ""].includes(property.origin));
  const rest = properties.filter((property) => !own.includes(property));
  const headings = ["property", "value", "default", "from"];
  return [
    tag("h3", "Properties in force"),
    own.length ? table(headings, own.map(row)) : hintLine("Nothing is set."),
    tag("details", tag("summary", counted(rest.length, "default value")),
      table(headings, rest.map(row))),
  ];
}

function constraintParts(reply, isEditing) {
  if (!reply || !reply.ok) return [];
  const own = reply.constraints.map((one) => make("li", { class: one.takesPart ? null : "idle" },
    tag("b", one.name), " ", tag("code", one.constraint),
    one.takesPart ? "" : " (takes no part)"));
  return [
    ...(isEditing ? [] : [tag("h3", "Constraints"),
    own.length ? tag("ul", ...own) : hintLine("None.")]),
    reply.framework.length ? tag("details", tag("summary", `${reply.framework.length} that UIKit makes`),
      tag("ul", ...reply.framework.map((text) => tag("li", tag("code", text))))) : null,
  ];
}

function why(reply) {
  if (!reply || !reply.ok) return reply ? hintLine(reply.error.message) : null;
  return make("details", { open: true },
    tag("summary", tag("code", `${reply.attribute} = ${number(reply.value)}`)),
    reply.reasons.length
      ? table(["share", "constraint"], reply.reasons.map((one) => [number(one.share), one.constraint]), [0])
      : hintLine("No constraint determines it, so it is 0."));
}
