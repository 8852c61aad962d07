import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutSession
@testable import LayoutProgram

private let grammar = Grammar.layoutedit

/// The options of all program commands, and the two that replace a command.
private let optionNames = Set(
    grammar.program.flatMap(\.forms).flatMap(\.options).map(\.name) + ["--version", "--help"])

@Test func `a word from elsewhere leads to one of ours, and is none itself`() {
    var seen: Set<String> = []
    for word in AlternativeName.all {
        for text in word.words {
            #expect(seen.insert("\(word.place) \(text)").inserted, "\(text) is there twice")
            switch word.place {
            case .command: #expect(grammar.commands(named: text).isEmpty)
            case .kind: #expect(ViewKind(rawValue: text) == nil)
            case .device: #expect(Device.screen(text) == nil)
            case .priority: #expect(NumberSpelling.parse(text) == nil)
            case .program: #expect(Subcommands.named(text) == nil)
            // `-n` is an option of `log`: the number of newest operations.
            case .option: #expect(text == "-n" || !optionNames.contains(text))
            // A property of one kind of view may be missing in another.
            case .property: break
            }
        }
        guard case .same(let ours) = word.meaning else { continue }
        switch word.place {
        case .command: #expect(!grammar.commands(named: ours).isEmpty)
        case .kind: #expect(ViewKind(rawValue: ours) != nil)
        case .device: #expect(Device.screen(ours) != nil)
        case .priority: #expect(NumberSpelling.parse(ours).map { 1...1000 ~= $0 } == true)
        case .program, .property: break
        case .option: #expect(optionNames.contains(String(ours.prefix { $0 != " " })))
        }
    }
}

@Test(arguments: AlternativeName.all.flatMap(\.words))
func `help knows the words from elsewhere`(_ word: String) throws {
    let page = try HelpPage(grammar).text(for: SourceText(text: word, position: .start))
    #expect(!page.isEmpty)
}

@Test(arguments: ModelPage.topics)
func `help knows what a document is made of`(_ topic: String) throws {
    let page = try HelpPage(grammar).text(for: SourceText(text: topic, position: .start))
    #expect(page.contains(topic) || topic == "colors")
    #expect(page.split(separator: "\n").allSatisfy { $0.displayWidth <= 80 })
}

/// The typed text and the resulting constraint.
@Test(arguments: [
    ("constrain t.width = 50% * view.width", "t.width = 0.5 * view.width"),
    ("constrain t.width = 50% of view.width", "t.width = 0.5 * view.width"),
    ("constrain t.width = view.width * 25%", "t.width = 0.25 * view.width"),
    ("constrain t.width = 16:10 * t.height", "t.width = 1.6 * t.height"),
    ("constrain t.width = t.height * 3:2 @high", "t.width = 1.5 * t.height @750"),
    ("constrain t.width >= 10 @required", "t.width >= 10"),
    ("constrain H:[t(20@low)]", "t.width = 20 @250"),
    ("constrain t.width = 8 @1; set constraint1.priority high", "t.width = 8 @750"),
])
func `what is written in other ways is understood`(_ typed: String, _ meant: String) throws {
    let scratch = try Scratch()
    try scratch.run("new A; add UILabel t in view text=x")
    try scratch.run(typed)
    #expect(try scratch.text("constraints") == "constraint1: " + meant)
}

@Test(arguments: [
    ("device landscape", "rotate turns the device"),
    ("add VStack s in view", "stack, with axis=vertical"),
    ("delete t", "remove t removes a view"),
    ("help set font", "help explains one word: help font"),
    ("set t.text = Hello", "set has no =: set t.text Hello"),
    ("set t color red", "set t.color red"),
    ("set t.frame 0 0 10 10", "commas separate numbers: set t.frame 0,0,10,10"),
    ("set t.text Sign in", "a value of several words is written in quotation marks"),
    ("set t.text Sign in for w=compact", "a value of several words is written in quotation marks"),
    ("add label a in view after t", "at N is the place, counted from 0"),
    ("constrain t.width = view.width / 2", "a half is * 0.5 or * 50%, a ratio is * 16:9"),
    ("constrain t.width = t.height * 16/9", "a half is * 0.5 or * 50%, a ratio is * 16:9"),
    ("constrain t.top = view.top + 8 + 8", "there is one constant: add the numbers up"),
    ("constrain t.width = 50%", "a share of what? for example: title.width = 50% * view.width"),
    ("set t.backgroundColor redd", "did you mean red?"),
    ("set t.backgroundColor systemblue", "did you mean systemBlue?"),
    ("add button b in view style=fill", "did you mean filled?"),
])
func `what cannot be understood is told how it is said`(_ typed: String, _ hint: String) throws {
    let scratch = try Scratch()
    try scratch.run("new A; add label t in view text=x")
    #expect(scratch.error(typed)?.hint == hint)
}

@Test func `several views are hidden and removed in one step`() throws {
    let scratch = try Scratch()
    try scratch.run(
        "new A; add stack s in view; add label a in s; add label b in s; add label c in s")
    let steps = scratch.session.file.operationCount
    #expect(try scratch.text("hide a b") == "a.hidden = true, b.hidden = true")
    #expect(try scratch.text("remove s[0] s[1]") == "removed a, b")
    #expect(scratch.session.file.operationCount == steps + 2)
    #expect(try scratch.text("remove s c") == "removed s and 1 view inside")
    try scratch.run("undo")
    #expect(scratch.error("remove c nobody")?.code == .unknownView)
    #expect(try scratch.document.view(named: "c") != nil)
    try scratch.run(
        "constrain c.width = 1; constrain c.height = 2; remove constraint constraint1 constraint2")
    #expect(try Array(scratch.document.allConstraints).isEmpty)
}

@Test func `several views are shown in one step, and looked at where they are not hidden`() throws {
    let scratch = try Scratch()
    try scratch.run(
        "new A; add label a in view; add label b in view; add label c in view; hide a b")
    let steps = scratch.session.file.operationCount
    #expect(try scratch.text("show a b") == "a, b are shown again")
    #expect(scratch.session.file.operationCount == steps + 1)
    let command = try #require(try scratch.session.file.history().last?.command)
    #expect(command == #"group "show a b" { reset a.hidden; reset b.hidden }"#)
    let shown = scratch.session.file.digest()
    try scratch.run("undo")
    try scratch.run(command)
    #expect(scratch.session.file.digest() == shown)
    #expect(try scratch.text("show a c").hasPrefix("a is not hidden\na: label\n"))
    #expect(try scratch.text("show a c").contains("\n\nc is not hidden\nc: label\n"))
    try scratch.run("hide a")
    #expect(try scratch.text("show a c").hasPrefix("a is shown again\nc is not hidden\n"))
}

@Test func `a word from elsewhere is kept as ours in history`() throws {
    let scratch = try Scratch()
    try scratch.run("new A; add label t in view; rm t")
    #expect(try scratch.session.file.history().last?.command == "remove t")
}

@Test func `a style is one that the control can have`() throws {
    for kind in ViewKind.allCases {
        let styles = ControlStyle.styles(of: kind)
        #expect(PropertyKey.style.definition.owner.includes(kind) != styles.isEmpty)
        if case .style(let style)? = PropertyKey.style.defaultValue(for: .view(kind)) {
            #expect(styles.contains(style))
        }
    }
    let all = Set(ViewKind.allCases.flatMap(ControlStyle.styles))
    #expect(all == Set(ControlStyle.allCases))
}
