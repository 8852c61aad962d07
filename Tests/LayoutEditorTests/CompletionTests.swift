import LineEditing
import Testing

@testable import CommandLanguage
@testable import LayoutSession
@testable import LayoutProgram

private func words(_ text: String, in scratch: Scratch) throws -> [String] {
    let completer = Completer(view: SessionView(scratch.session)) { _ in
        ["notes/", "a.layoutscript"]
    }
    return completer.words(for: try #require(TypedWords(text)))
}

/// The typed text and the words offered to complete it.
private let completions: [(String, [String])] = [
    ("docum", ["documents"]),
    ("ali", []),
    ("hide ti", ["title"]),
    ("hide wi", []),
    ("remove constraint wi", ["wide"]),
    ("set ti", ["title."]),
    ("set title.te", ["title.text", "title.textColor", "title.textAlignment"]),
    ("set title.ax", []),
    (
        "set form[0].lin",
        [
            "form[0].lines", "form[0].lineBreakMode", "form[0].lineHeightMultiple",
            "form[0].lineSpacing",
        ]
    ),
    ("set form.axis ", ["horizontal", "vertical"]),
    ("set form.spacing ", ["system"]),
    ("set form.axis vertical ", ["for"]),
    ("set form.axis vertical for h=c", ["h=compact"]),
    ("set form.axis vertical for h=compact,", ["h=compact,w=compact", "h=compact,w=regular"]),
    ("set title.backgroundColor systemT", ["systemTeal"]),
    ("set title.backgroundColor a", ["asset:"]),
    (
        "add textField f in form style=",
        ["style=roundedRect", "style=line", "style=bezel", "style=none"]
    ),
    ("add UITextField f in form style=l", ["style=line"]),
    ("set docu", ["document."]),
    ("set document.dev", ["document.device"]),
    ("set document.orientation l", ["landscape"]),
    ("set document.textSize extraS", ["extraSmall"]),
    (
        "add datePicker d in form datePickerMode=d",
        ["datePickerMode=date", "datePickerMode=dateAndTime"]
    ),
    ("set document.sou", []),
    ("info wi", ["wide"]),
    ("undo Lo", ["Login"]),
    ("undo ti", ["title"]),
    ("log be", ["before"]),
    ("history --k", []),
    ("history prune --k", ["--keep"]),
    ("device d", ["default"]),
    ("add lab", ["label"]),
    ("add stack s in form ax", ["axis="]),
    ("add stack s in form axis=v", ["axis=vertical"]),
    ("add label s in form ax", []),
    ("new Other dev", ["device="]),
    ("constrain ti", ["title."]),
    ("constrain title.lead", ["title.leading", "title.leadingMargin"]),
    ("constrain H:|-[ti", ["H:|-[title"]),
    ("constrain H:|-[form]-[ti", ["H:|-[form]-[title"]),
    ("constrain title.leading ", ["=", "<=", ">="]),
    ("constrain title.leading = vi", ["view."]),
    ("constrain title.leading = form[0].lead", ["form[0].leading", "form[0].leadingMargin"]),
    ("constrain title.leading = safe", ["safeArea."]),
    ("constrain title.leading = safeArea.lead", ["safeArea.leading", "safeArea.leadingMargin"]),
    ("constrain title.top = view.safeArea.to", ["view.safeArea.top", "view.safeArea.topMargin"]),
    ("constrain title..", []),
    ("constrain title.nothing.t", []),
    ("constrain nobody.le", []),
    ("constrain title form equal wi", ["width"]),
    ("constrain title.width = 8 for w=c", ["w=compact"]),
    ("why ti", ["title."]),
    ("why title.bas", []),
    ("why title.sa", []),
    ("why sa", []),
    ("why nobody.le", []),
    ("why title.lea", ["leading", "leadingMargin"].map { "title." + $0 }),
    ("hide title fo", ["form"]),
    ("open Lo", ["Login"]),
    ("goto be", ["before"]),
    ("export --fo", ["--format", "--force"]),
    ("export --format js", ["json"]),
    ("export --output no", ["notes/"]),
    ("export --device iphone-15-pro-m", ["iphone-15-pro-max"]),
    ("report v", ["verbose"]),
    ("group x { hide ti", ["title"]),
    ("tree; hide ti", ["title"]),
]

@Test(arguments: completions)
func `what could stand at the cursor`(_ text: String, _ expected: [String]) throws {
    let scratch = try Scratch()
    try scratch.run(
        """
        new Login
        add stack form in view
        add label title in form
        constrain wide: title.width >= 100
        checkpoint before
        """)
    #expect(try words(text, in: scratch) == expected)
}

@Test(arguments: ["tree # ti", "set title.text \"ti", "set title.text \"\\q"])
func `nothing is completed in comments and quotes`(_ text: String) {
    #expect(TypedWords(text) == nil)
}

@Test func `every keyword of every command is completed`() throws {
    let scratch = try Scratch()
    for usage in scratch.session.grammar.commands.map({ $0.usage }) {
        #expect(try words(String(usage.name.dropLast()), in: scratch).contains(usage.name))
    }
}

@Test func `ten thousand views are completed`() throws {
    let scratch = try Scratch()
    let group = (0..<10_000).map { "add label row\($0) in view" }.joined(separator: "; ")
    try scratch.run("new Login\ngroup many { \(group) }")
    #expect(try words("hide row", in: scratch).count == 10_000)
}

@Test(
    arguments: [
        ("ti", ["title"], "title "), ("ti", ["title."], "title."), ("", ["ab", "ac"], "a"),
        ("a", ["ab", "ac"], nil), ("", [], nil),
    ] as [(String, [String], String?)])
func `tab puts in what all candidates share`(
    _ begun: String, _ words: [String], _ insertion: String?
) {
    #expect(Completion(begun: begun, words: words).insertion == insertion)
}
