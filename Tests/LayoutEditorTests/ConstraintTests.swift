import Testing

@testable import CommandLanguage

private let form = """
    new Login
    add stack form in view
    add label title in view
    add textField name in view
    add scroll list in view
    add label a-b in view
    """

/// The typed constraint, and how `constraints` lists it.
@Test(arguments: [
    ("title.leading = view.leading", "title.leading = view.leading"),
    ("title.leading==view.leading+8", "title.leading = view.leading + 8"),
    ("title.width>=100@750", "title.width >= 100 @750"),
    ("title.width <= 0.5 * view.width - 20 @ 999.5", "title.width <= 0.5 * view.width - 20 @999.5"),
    ("title.width = view.width * 2 + 1", "title.width = 2 * view.width + 1"),
    ("title.width = -1 * view.width", "title.width = -1 * view.width"),
    ("title.height = - 4", "title.height = -4"),
    ("a-b.trailing = title.leading-8", "a-b.trailing = title.leading - 8"),
    ("title.top = safeArea.top", "title.top = view.safeArea.top"),
    ("title.top = topLayoutGuide.bottom", "title.top = topLayoutGuide.bottom"),
    ("title.top = view.margins.top", "title.top = view.margins.top"),
    ("title.leading = form.readable.leading", "title.leading = form.readable.leading"),
    ("title.width = list.content.width", "title.width = list.content.width"),
    ("title.centerX = view.centerXWithinMargins", "title.centerX = view.centerXWithinMargins"),
    ("title.width = title.height", "title.width = title.height"),
])
func `an equation is read`(_ typed: String, _ listed: String) throws {
    let scratch = try Scratch()
    try scratch.run(form)
    try scratch.run("constrain c: " + typed)
    #expect(try scratch.text("constraints") == "c: " + listed)
}

@Test(arguments: [
    ("constrain title", 16, "expected . and an attribute"),
    ("constrain title.leading", 24, "expected =, <= or >="),
    ("constrain title.leading < view.leading", 25, "expected =, <= or >="),
    ("constrain title.leading = ", 26, "expected ITEM.attribute or a number"),
    ("constrain title.leading = view.leading +", 41, "expected a number, not the end"),
    ("constrain title.leading = view.leading 8", 40, "expected * M, + C, - C, @PRIORITY"),
    ("constrain title.leading = 8", 17, "leading is a location"),
    ("constrain title.leading = view.width", 32, "cannot be combined"),
    ("constrain title.leading = view.left", 32, "cannot be combined"),
    ("constrain title.leading = 0 * view.leading + 8", 27, "its multiplier cannot be 0"),
    ("constrain title.centerY = 0 * view.bottom", 27, "its multiplier cannot be 0"),
    ("constrain title.width = 100 @1001", 30, "a priority is a number from 1 to 1000"),
    ("constrain title.width = 1e6", 26, "expected @PRIORITY or the end"),
    ("constrain title.width = 10000000", 25, "is not a number from -1000000"),
    ("constrain title.width = 2 * ", 28, "expected a view's name"),
    ("constrain nope.width = 2", 11, "there is no view named nope"),
    ("constrain title.content.width = 2", 17, "only a scroll view has a content guide"),
    ("constrain title.margns.top = view.top", 17, "there is no layout guide margns"),
    ("constrain title: title.width = 2", 11, "the name title is taken"),
    ("constrain title.width = 2 for", 30, "expected size classes"),
    ("constrain H:[title", 19, "expected ( or ], not the end"),
    ("constrain H:[titel]-[name]", 14, "there is no view named titel"),
    ("constrain H:[title]-8[name]", 22, "expected -"),
    ("constrain H:[title]-x-[name]", 21, "expected a number"),
    ("constrain H:[title(>=)]", 22, "expected a number or a view's name"),
    ("constrain H:[title(>=8@0)]", 24, "a priority is a number from 1 to 1000"),
    ("constrain H:|-[view]-|", 16, "the root view has no superview"),
    ("constrain title name equal wide", 28, "there is no attribute wide"),
    ("constrain title equal width", 17, "expected another view's name"),
])
func `a wrong constraint is told where it goes wrong`(
    _ command: String, _ column: Int, _ message: String
) throws {
    let scratch = try Scratch()
    try scratch.run(form)
    let error = try #require(scratch.error(command))
    #expect(error.position?.column == column)
    #expect(error.message.contains(message), "\(error.message)")
}

/// A visual format string, and the constraints that it represents.
@Test(arguments: [
    (
        "H:|-[title]-8-[name(>=100@750)]-|",
        [
            "title.leading = view.leadingMargin", "name.width >= 100 @750",
            "name.leading = title.trailing + 8", "view.trailingMargin = name.trailing",
        ]
    ),
    (
        "V:|-[title]-[name]-20-|",
        [
            "title.top = view.topMargin", "name.top = title.bottom + 8",
            "view.bottom = name.bottom + 20",
        ]
    ),
    ("H:|[title]|", ["title.leading = view.leading", "view.trailing = title.trailing"]),
    ("H:[title][name(==title)]", ["name.width = title.width", "name.leading = title.trailing"]),
    ("[title(100)]", ["title.width = 100"]),
    ("V:[title(>=20,<=40@500)]", ["title.height >= 20", "title.height <= 40 @500"]),
    (
        "H:[title]-(>=8@750,<=20)-[name]",
        [
            "name.leading >= title.trailing + 8 @750", "name.leading <= title.trailing + 20",
        ]
    ),
    ("H:[a-b(name)]-0-[name]", ["a-b.width = name.width", "name.leading = a-b.trailing"]),
])
func `a visual format is read`(_ format: String, _ constraints: [String]) throws {
    let scratch = try Scratch()
    try scratch.run(form)
    try scratch.run("constrain " + format)
    let listed = try scratch.text("constraints").split(separator: "\n")
        .map { $0.drop { $0 != " " }.dropFirst() }
    #expect(listed.map(String.init) == constraints)
}

@Test func `equal sizes refer to the first view`() throws {
    let scratch = try Scratch()
    try scratch.run(form)
    try scratch.run("constrain title name a-b equal width")
    #expect(
        try scratch.text("constraints")
            == "constraint1: name.width = title.width\nconstraint2: a-b.width = title.width")
}

@Test func `for on a constraint means installed there only`() throws {
    let scratch = try Scratch()
    try scratch.run(form)
    try scratch.run("constrain c: title.width = 100 for h=compact")
    #expect(try scratch.text("constraints") == "c: title.width = 100  not installed")
    try scratch.run("rotate")
    #expect(try scratch.text("constraints") == "c: title.width = 100")
}
