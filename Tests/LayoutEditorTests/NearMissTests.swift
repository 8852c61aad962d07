import StackCore
import TestKit
import Testing

@testable import CommandLanguage
@testable import LayoutSession

/// Words that people who know UIKit type, and the hints with the right word.
@Suite struct NearMissTests {
    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.run(
            """
            new A
            add stack s in view axis=vertical
            add label t in s text=Hi
            add button b in s text=Go
            add textField f in s
            add image i in s
            add segmented g in s
            constrain w: t.width >= 10
            """)
        return scratch
    }

    @Test(arguments: [
        ("set b.title Save", "did you mean text?"), ("set t.color red", "did you mean textColor?"),
        ("set view.color red", "did you mean backgroundColor?"),
        ("set f.keyboardType email", "no layout depends on it"),
        ("set t.margins 8", "did you mean 8,8,8,8?"),
        ("set t.hugging required", "hugging.horizontal or hugging.vertical"),
        ("hide t for h=compact", "set NAME.hidden true for h=compact"),
        ("set t.font title2/bold", "did you mean 22/bold?"),
        ("remove w", "remove constraint w"), ("remove constraint t", "remove t"),
        ("set t.numberOfLines 0", "did you mean lines?"),
        ("set s.gap 8", "did you mean spacing?"),
        ("set s.justify fill", "did you mean distribution?"),
        ("set s.alignItems center", "did you mean alignment?"),
        ("set t.isHidden true", "did you mean hidden?"),
        ("set i.systemName star", "did you mean imageName?"),
        ("set t.layer.cornerRadius 4", "did you mean cornerRadius?"),
        ("set g.items a", "did you mean segments?"), ("set w.offset 8", "did you mean constant?"),
        ("set t.width 100", "constrain NAME.width"),
        ("set t.size 10x10", "constrain NAME.width = 100"),
        ("set t.customSpacing 8", "space after NAME in STACK 20"),
        ("set t.compressionResistance 751", "compression.horizontal"),
        ("set t.font bold", "did you mean 17/bold?"), ("set t.font 17pt", "did you mean 17?"),
        ("set t.font title", "did you mean title1?"),
        ("set t.font bold-20", "did you mean 20/bold?"),
        ("set t.hidden YES", "did you mean true?"), ("set t.hidden 0", "did you mean false?"),
        ("set s.spacing 8px", "did you mean 8?"), ("set s.axis Vertical", "did you mean vertical?"),
        ("set s.distribution .fillEqually", "did you mean fillEqually?"),
        ("set t.textAlignment NSTextAlignment.center", "did you mean center?"),
        ("set t.intrinsic 44", "did you mean 44x44?"),
        ("set t.intrinsic 44,20", "did you mean 44x20?"),
        ("set t.textColor UIColor.red", "did you mean red?"),
        ("set t.textColor FF8800", "did you mean #FF8800?"),
        ("add button c in s title=Go", "did you mean text?"),
        ("center t in view", "constrain NAME.centerX = PARENT.centerX"),
        ("constrain t.center = view.center", "constrain NAME.centerX = PARENT.centerX"),
        ("constrain t.edges = view.edges", "constrain H:|[NAME]|"),
        ("constrain t.topAnchor = view.topAnchor", "did you mean top?"),
        ("textSize AX5", "did you mean accessibilityExtraExtraExtraLarge?"),
        ("textSize accessibility1", "did you mean accessibilityMedium?"),
        ("textSize xxxl", "did you mean extraExtraExtraLarge?"),
        ("set t.font \"24 Avenir-Heavy\"", "did you mean 24/Avenir-Heavy?"),
        ("new A", "open A makes it the current document"),
        ("margins 8", "set NAME.margins VALUE"), ("t.text Hello", "set t.text VALUE"),
        ("hugging required", "hugging.horizontal or hugging.vertical"),
        ("t.title Hello", "set t.text VALUE"), ("lint", "check lists problems"),
        ("render", "look shows a picture"), ("init", "new NAME makes a document"),
        ("<<<<<<< HEAD", "git mergetool"), (">>>>>>> theirs", "git mergetool"), ("=======", "git"),
    ])
    func `a near miss leads to the right word`(_ typed: String, _ hint: String) throws {
        let error = try scratch().error(typed)
        #expect(error?.hint?.contains(hint) == true, "\(typed): \(error?.hint ?? "no hint")")
    }

    /// Every word of the table gives a hint for some kind of item, and the hint's property exists.
    @Test(arguments: AlternativeName.properties.flatMap(\.words))
    func `every property from elsewhere gets a hint`(_ word: String) {
        let holders =
            ViewKind.allCases.map { PropertyHolder.view($0) } + [.constraint, .document]
        let hints = holders.filter { holder in
            PropertyKey(spelling: word).map { !holder.has($0) } ?? true
        }.compactMap { AlternativeName.hint(forProperty: word, of: $0) }
        #expect(!hints.isEmpty)
        for hint in hints where hint.hasPrefix("did you mean ") {
            let key = hint.dropFirst("did you mean ".count).dropLast()
            #expect(PropertyKey(spelling: key) != nil)
        }
    }

    /// UIKit's names of priorities are accepted wherever a priority is set.
    @Test(arguments: ["hugging", "compression"], ["horizontal", "vertical"])
    func `priorities have words`(_ property: String, _ axis: String) throws {
        let scratch = try scratch()
        for (word, number) in [("required", "1000"), ("high", "750"), ("low", "250")] {
            try scratch.run("set t.\(property).\(axis) \(word)")
            let key = try #require(PropertyKey(spelling: "\(property).\(axis)"))
            let label = try #require(try scratch.document.view(named: "t"))
            #expect(label.properties[key]?.spelling == number)
        }
    }

    /// The property accepts the suggested value.
    @Test(arguments: 0..<100)
    func `a suggested value is taken`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let scratch = try scratch()
        let key = ["margins", "font", "hidden", "spacing", "intrinsic", "axis", "textColor"]
            .randomElement(using: &random)!
        let value = [
            "8", "8,16", "8 16 8", "title2/bold", "bold 17", "YES", "0", "8px", "44", "44 20",
            ".vertical", "Axis.horizontal", "headline-heavy", "UIColor.blue", "abc", "17.5pt",
        ].randomElement(using: &random)!
        let owner = ["spacing", "axis"].contains(key) ? "s" : "t"
        guard let hint = scratch.error("set \(owner).\(key) \"\(value)\"")?.hint,
            hint.hasPrefix("did you mean ")
        else { return }
        let taken = hint.dropFirst("did you mean ".count).prefix { $0 != "?" }
        #expect(
            scratch.error("set \(owner).\(key) \"\(taken)\"") == nil, "\(key) \(value): \(hint)")
    }
}

/// The names and positions of copied rows.
@Suite struct CopyNameTests {
    /// Copies rows with random views repeatedly.
    @Test(arguments: 0..<50)
    func `copies count on and follow each other`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let scratch = try Scratch()
        let first = Int.random(in: 0...2, using: &random)
        let digit = first == 0 ? "" : String(first)
        try scratch.run(
            "new A; add stack form in view axis=vertical; add stack row\(digit) in form")
        let stems = ["label", "icon", "field", "t"].prefix(Int.random(in: 1...4, using: &random))
        for stem in stems { try scratch.run("add view \(stem)\(digit) in row\(digit)") }
        try scratch.run("add label footer in form text=end")
        let count = Int.random(in: 1...4, using: &random)
        let start = max(first, 1)
        for number in 1...count {
            try scratch.run("copy row\(digit) as row\(start + number)")
            let row = try #require(try scratch.document.view(named: "row\(start + number)"))
            let names = try row.arrangedSubviews.map { try scratch.document[$0].name }
            #expect(names == stems.map { "\($0)\(start + number)" })
        }
        let form = try #require(try scratch.document.view(named: "form"))
        let order = try form.arrangedSubviews.map { try scratch.document[$0].name }
        #expect(
            order == ["row\(digit)"] + (1...count).map { "row\(start + $0)" } + ["footer"])
    }

    @Test(arguments: [("item01", "item02"), ("item09", "item10"), ("a", "a2"), ("a9", "a10")])
    func `the next name has the same stem`(_ name: String, _ next: String) throws {
        let scratch = try Scratch()
        try scratch.run("new A; add view \(name) in view")
        #expect(scratch.error("add view \(name) in view")?.hint == "\(next) is free")
    }
}

/// Checks the order in which `tree` lists views.
@Test(arguments: 0..<30)
func `tree lists arranged views as they are arranged`(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    let names = (0..<5).map { "v\($0)" }
    try scratch.run("new A; add stack s in view")
    for name in names { try scratch.run("add view \(name) in s") }
    for _ in 0..<4 {
        try scratch.run("order \(names.randomElement(using: &random)!) front")
        try scratch.run("arrange \(names.randomElement(using: &random)!) in s at 0")
    }
    let loose = names.randomElement(using: &random)!
    try scratch.run("unarrange \(loose)")
    let document = try scratch.document
    let stack = try #require(document.view(named: "s"))
    func listed(_ command: String) throws -> [String] {
        try scratch.text(command).split(separator: "\n").compactMap { line in
            names.first {
                line.split(whereSeparator: { " ├└─│".contains($0) }).contains(Substring($0))
            }
        }
    }
    #expect(try listed("tree") == stack.arrangedSubviews.map { document[$0].name } + [loose])
    #expect(try listed("tree --z-order") == stack.subviews.map { document[$0].name })
}
