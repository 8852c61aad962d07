import LayoutChecks
import StackCore
import TestKit
import Testing

/// A check of a document in several languages.
@Suite struct LanguageCheckTests {
    /// Returns a document for an iPhone SE.
    private func document(
        _ build: (inout DocumentBuilder) throws -> Void
    ) throws -> Document {
        var b = try DocumentBuilder(size: Size(width: 320, height: 568))
        try b.set(document: .device, "iphone-se")
        try build(&b)
        return b.document
    }

    /// Returns a document with a label 80 points wide at the leading edge.
    private func titled(_ text: String) throws -> Document {
        try document { b in
            try b.add(.label, "title", [(.text, text)])
            try b.constrain("title", .leading, .equal, "view", constant: 20)
            try b.constrain("title", .top, .equal, "view", constant: 120)
            try b.constrain("title", .width, constant: 80)
        }
    }

    /// Returns a language that translates some of a document's views.
    private func language(
        _ code: String, _ document: Document, of views: [String], onPads: Document? = nil
    ) -> DocumentLanguage {
        DocumentLanguage(
            code, document, onPads: onPads, direction: code == "ar" ? .rtl : .ltr,
            sources: Dictionary(
                uniqueKeysWithValues: views.map {
                    (
                        document.view(named: $0)!.id,
                        TranslationSource(path: code + ".lproj/A.strings", line: 3)
                    )
                }))
    }

    private func language(_ code: String, _ title: String) throws -> DocumentLanguage {
        language(code, try titled(title), of: ["title"])
    }

    private func check(
        _ own: Document, _ languages: [DocumentLanguage], _ orientation: Orientation = .portrait,
        on devices: [String] = ["iphone-se"]
    ) -> CheckedDocument {
        var matrix = CheckMatrix()
        matrix.devices = devices
        matrix.orientations = [orientation]
        return DocumentCheck.run(own, named: "A", in: matrix, languages: languages)
    }

    private func check(
        _ own: String, _ languages: [DocumentLanguage], _ orientation: Orientation = .portrait,
        on devices: [String] = ["iphone-se", "iphone-15"]
    ) throws -> CheckedDocument {
        check(try titled(own), languages, orientation, on: devices)
    }

    @Test func `a default title is a sample, in whatever language`() throws {
        #expect(
            try check("Label", [try language("de", "Eine lange Beschriftung")]).findings.isEmpty)
        #expect(
            !(try check("Name", [try language("de", "Eine lange Beschriftung")]).findings.isEmpty))
    }

    /// Languages with the same texts are checked once. Each has the findings of a check of its own.
    @Test func `languages with the same texts have the same findings`() throws {
        let (long, other) = ("Eine lange Beschriftung", "Un autre titre assez long")
        let texts = [("de", long), ("fr", other), ("at", long), ("ar", long), ("ch", long)]
        let languages = try texts.map { try language($0, $1) }
        let all = try check("Name", languages)
        for language in languages {
            let alone = try check("Name", [language]).findings
            let part = all.findings.compactMap { $0.limited { $0.languages == [language.code] } }
            #expect(!alone.isEmpty)
            #expect(part.map(\.finding.message) == alone.map(\.finding.message))
            #expect(part.map(\.places) == alone.map(\.places))
            #expect(part.map(\.translation) == alone.map(\.translation))
        }
    }

    /// The widths of Arabic are estimates, so an Arabic text alone is a note.
    @Test(arguments: ["Fahrkarten bestellen", "Fahrkarten", "Karten für alle Fahrten bestellen"])
    func `an estimate in one language makes no note of a fault in another`(
        _ german: String
    ) throws {
        for count in [1, 4, 12] {
            let arabic = try language(
                "ar",
                Array(repeating: "\u{634}\u{631}\u{627}\u{621}", count: count).joined(
                    separator: " "))
            let both = try [language("de", german), arabic]
            for languages in [both, both.reversed()] {
                let found = try check("Kauf", languages).findings
                #expect(found.map(\.severity) == [.warning], "\(german), \(count)")
                #expect(found.first?.finding.message.contains("Fahr") == true)
            }
        }
    }

    @Test func `a text that a language squeezes to nothing is cut off`() throws {
        func row(_ value: String, _ font: String?) throws -> Document {
            try document { b in
                // A view that clips what is beyond its edges does not hide a text without any width.
                try b.set("view", .clipsToBounds, "true")
                try b.add(.label, "name", [(.text, "Name")])
                try b.add(.label, "value", [(.text, value), (.compressionHorizontal, "900")])
                if let font { try b.set("name", .font, font) }
                for name in ["name", "value"] {
                    try b.constrain(name, .top, .equal, "view", constant: 120)
                }
                try b.constrain("name", .leading, .equal, "view", constant: 20)
                try b.constrain("value", .leading, .equal, "name", .trailing, constant: 8)
                try b.constrain("view", .trailing, .equal, "value", constant: 20)
            }
        }
        let long = "Eine sehr lange Beschreibung des Wertes hier"
        func rules(_ own: String, _ font: String? = nil) throws -> [RuleID] {
            let german = language("de", try row(long, font), of: ["value"])
            return check(try row(own, font), [german]).findings
                .filter { $0.names == ["name"] && $0.finding.rule != .ambiguous }
                .map(\.finding.rule)
        }
        #expect(try rules("Wert") == [.truncatedText])
        // The length of a text in an unknown font is unknown, so it only has no width.
        #expect(try rules("Wert", "17/NoSuchFont") == [.zeroSize])
        // The document's own text has the same effect, so the language does not cause it.
        #expect(try rules(long) == [.zeroSize])
    }

    /// Rows in which views share too little width with equal priorities, so that UIKit may squeeze
    /// any of them.
    private func rows(
        _ rows: [[(kind: ViewKind, text: String)]],
        _ addMore: (inout DocumentBuilder) throws -> Void = { _ in }
    ) throws -> Document {
        try document { b in
            for (number, row) in rows.enumerated() {
                try b.add(.view, "row\(number)")
                try b.constrain("row\(number)", .leading, .equal, "view", constant: 20)
                try b.constrain("view", .trailing, .equal, "row\(number)", constant: 20)
                try b.constrain(
                    "row\(number)", .top, .equal, "view", constant: 60 + 40 * Double(number))
                try b.constrain("row\(number)", .height, constant: 34)
                var edge = ("row\(number)", LayoutAttribute.leading)
                for (place, view) in row.enumerated() {
                    let name = "v\(number)\(place)"
                    let key = view.kind == .textField ? PropertyKey.placeholder : .text
                    try b.add(view.kind, name, in: "row\(number)", [(key, view.text)])
                    try b.constrain(name, .leading, .equal, edge.0, edge.1, constant: 8)
                    try b.constrain(name, .top, .equal, "row\(number)")
                    edge = (name, .trailing)
                }
                try b.constrain("row\(number)", .trailing, .equal, edge.0, edge.1)
            }
            try addMore(&b)
        }
    }

    @Test func `of two texts that UIKit can cut off, both are named`() throws {
        let (short, long) = ("Maß", "Bezeichnung der Strecke")
        func messages(_ translated: [[(kind: ViewKind, text: String)]]) throws -> [String] {
            let own = translated.map { $0.map { (kind: $0.kind, text: short) } }
            let views = ["v00", "v01", "v10", "v11"].prefix(2 * translated.count)
            let german = language("de", try rows(translated), of: Array(views))
            return check(try rows(own), [german]).findings
                .filter { $0.finding.rule != .ambiguous }.map(\.message)
        }
        let texts: [(kind: ViewKind, text: String)] = [(.label, long), (.label, long)]
        let both = try messages([texts])
        #expect(both.count == 1)
        #expect(both.first?.contains("is cut off, or v0") == true)
        // A field without a text loses nothing, and texts in other rows are not squeezed instead.
        let field: [(kind: ViewKind, text: String)] = [(.label, long), (.textField, long)]
        #expect(try messages([field]).isEmpty)
        #expect(try messages([texts, field]).count == 1)
        #expect(try messages([field, texts]).count == 1)
    }

    /// A row of two long texts, and a short one between, before or behind them that is wider than
    /// its text as far as the priority of compression resistance allows.
    @Test(arguments: [0, 1, 2], [true, false])
    func `of two texts that both fit, neither is cut off`(place: Int, isElastic: Bool) throws {
        func row(_ text: String) throws -> Document {
            var texts = [text, text]
            texts.insert("A", at: place)
            return try rows([texts.map { (kind: .label, text: $0) }]) { b in
                try b.constrain(
                    "v0\(place)", .width, constant: 120, priority: isElastic ? 750 : 1000)
            }
        }
        let german = language("de", try row("Bezeichnung"), of: ["v00", "v01", "v02"])
        let found = check(try row("Maß"), [german]).findings
            .filter { $0.finding.rule == .truncatedText }
        #expect(found.isEmpty == isElastic)
        #expect(found.allSatisfy { $0.message.contains(", or v0") })
    }

    /// A label with a line of 30 points that has less height, in a language and with the own texts.
    @Test(arguments: [(24.5, 21.5, false), (30, 21.5, true), (28, 10, true)])
    func `a height that is missing with the own texts too is no finding`(
        own: Double, german: Double, isFound: Bool
    ) throws {
        func line(_ text: String, height: Double) throws -> Document {
            try document { b in
                try b.add(.label, "text", [(.text, text), (.font, "25")])
                try b.constrain("text", .leading, .equal, "view", constant: 20)
                try b.constrain("text", .top, .equal, "view", constant: 100)
                try b.constrain("text", .height, constant: height)
            }
        }
        let translated = language("de", try line("Gruppe", height: german), of: ["text"])
        let found = check(try line("Group", height: own), [translated]).findings
            .filter { !$0.languages.isEmpty }
        #expect(found.map(\.finding.rule) == (isFound ? [.truncatedText] : []))
    }

    @Test func `a control that UIKit can squeeze instead of another is not reported`() throws {
        func rules(_ placeholder: String, fixed: Bool) throws -> [RuleID] {
            func form(_ text: String) throws -> Document {
                var b = try DocumentBuilder(size: Size(width: 320, height: 568))
                try b.set(document: .device, "iphone-se")
                for (name, start) in [("first", "view"), ("second", "first")] {
                    try b.add(.textField, name, [(.placeholder, text)])
                    try b.constrain(
                        name, .leading, .equal, start, start == "view" ? .leading : .trailing,
                        constant: 8)
                    try b.constrain(name, .top, .equal, "view", constant: 60)
                }
                try b.constrain("view", .trailing, .equal, "second", constant: 8)
                if fixed { try b.set("first", .compressionHorizontal, "800") }
                return b.document
            }
            let german = language("de", try form(placeholder), of: ["first", "second"])
            return check(try form("A"), [german]).findings.map(\.finding.rule)
                .filter { $0 != .ambiguous }
        }
        let long = "Bezeichnung der Strecke und der Fahrt von und nach Ulm"
        #expect(try rules(long, fixed: true) == [.zeroSize])
        #expect(try rules(long, fixed: false).isEmpty)
    }

    @Test func `a text that its superview clips away is not cut off`() throws {
        func rules(clips: Bool, y: Double) throws -> [RuleID] {
            let own = try document { b in
                try b.add(.view, "card", [(.clipsToBounds, "\(clips)")])
                try b.add(.label, "inner", in: "card", [(.text, "Eine lange Beschriftung")])
                for (name, outer, top) in [("card", "view", 200.0), ("inner", "card", y)] {
                    try b.constrain(name, .leading, .equal, outer, constant: 20)
                    try b.constrain(name, .top, .equal, outer, constant: top)
                }
                try b.constrain("card", .width, constant: 200)
                try b.constrain("card", .height, constant: 100)
                try b.constrain("inner", .width, constant: 80)
            }
            return check(own, []).findings.map(\.finding.rule)
        }
        #expect(try rules(clips: true, y: 150).isEmpty)
        #expect(try rules(clips: true, y: 40) == [.truncatedText])
        #expect(try rules(clips: false, y: 150) == [.truncatedText])
    }

    @Test func `spaces at the end of a text do not cut it off`() throws {
        let fits = try check("Name", [try language("de", "Eigen      ")])
        #expect(fits.findings.isEmpty)
        let isCut = try check("Name", [try language("de", "Eigen                x")])
        #expect(!isCut.findings.isEmpty)
    }

    @Test func `what the document's own text has on the left is not repeated on the right`() throws
    {
        let arabic = try check("Name", [try language("ar", "اسم")], .landscape)
        #expect(arabic.findings.map(\.finding.rule) == [.outsideSafeArea])
        #expect(arabic.findings.flatMap(\.languages) == [])
    }

    @Test func `a translation that overlaps on every device is compared with the own texts`() throws
    {
        func pair(_ text: String) throws -> Document {
            try document { b in
                for (name, text, start) in [("first", text, 20.0), ("second", "Second", 140)] {
                    try b.add(.label, name, [(.text, text)])
                    try b.constrain(name, .leading, .equal, "view", constant: start)
                    try b.constrain(name, .top, .equal, "view", constant: 120)
                }
            }
        }
        let german = language("de", try pair("Bezeichnung der Strecke"), of: ["first"])
        let found = check(try pair("Route"), [german], on: ["iphone-se", "iphone-15"])
        #expect(found.findings.map(\.finding.rule) == [.overlap])
        #expect(found.findings.map(\.languages) == [["de"]])
        #expect(found.findings.map(\.places) == [[0, 1]])
    }

    @Test
    func `a conflict of the own texts is not repeated if a language drops another constraint`()
        throws
    {
        func row(_ texts: [String]) throws -> Document {
            try document { b in
                var edge = ("view", LayoutAttribute.leading)
                for (number, text) in texts.enumerated() {
                    let name = "label\(number)"
                    try b.add(.label, name, [(.text, text), (.compressionHorizontal, "1000")])
                    try b.constrain(name, .leading, .equal, edge.0, edge.1, constant: 20)
                    try b.constrain(name, .top, .equal, "view", constant: 120)
                    edge = (name, .trailing)
                }
                try b.constrain("view", .trailing, .equal, edge.0, constant: 20)
            }
        }
        func findings(_ own: [String], _ german: [String]) throws -> [MergedFinding] {
            let german = language("de", try row(german), of: ["label0", "label1"])
            return check(try row(own), [german]).findings
        }
        let (short, half, middle) = ("Ja", "Bezeichnung der", "Bezeichnung der Strecke")
        let long = middle + ", " + middle
        let repeated = try findings([half, middle], [long, short])
        #expect(repeated.map(\.finding.rule) == [.conflict])
        #expect(repeated.flatMap(\.languages).isEmpty)
        let new = try findings([short, half], [long, short])
        #expect(new.last?.finding.rule == .conflict)
        #expect(new.last?.languages == ["de"])
    }

    /// Returns a document with buttons in the middle, below each other.
    private func centred(_ titles: [String]) throws -> Document {
        try document { b in
            for (number, title) in titles.enumerated() {
                try b.add(.button, "button\(number)", [(.text, title)])
                try b.constrain("button\(number)", .centerX, .equal, "view")
                try b.constrain(
                    "button\(number)", .top, .equal, "view", constant: 100 + 60 * Double(number))
            }
        }
    }

    @Test func `a centred text that is too wide has one edge in all languages`() throws {
        let letters = "abcdefghijklmn"
        let languages = try (1...letters.count).map { count in
            let text =
                "Bezeichnung der Strecke und der Fahrt von und nach " + letters.prefix(count)
            return language("x\(count)", try centred([text]), of: ["button0"])
        }
        let found = check(try centred(["Go"]), languages).findings
        #expect(found.map(\.finding.rule) == [.outsideScreen])
        #expect(found.map(\.languages.count) == [languages.count])
        let message = try #require(found.first?.message)
        #expect(message.hasSuffix("points beyond the left and right edges of the screen"))
    }

    @Test func `findings are folded if they have the same languages and layouts`() throws {
        let long = "Bezeichnung der Strecke und der Fahrt von und nach Ulm"
        func folded(_ languages: [(code: String, titles: [String])]) throws -> [MergedFinding] {
            let languages = try languages.map {
                language($0.code, try centred($0.titles), of: ["button0", "button1"])
            }
            return check(try centred(["Go", "Stop"]), languages).folded.findings
        }
        let both = try folded([("de", [long, long + "m"]), ("fr", [long, long + "m"])])
        #expect(both.map(\.names) == [["button1", "button0"]])
        #expect(both.map(\.languages) == [["de", "fr"]])
        let each = try folded([("de", [long, "Stop"]), ("fr", ["Go", long])])
        #expect(each.map(\.names) == [["button0"], ["button1"]])
        #expect(each.map(\.languages) == [["de"], ["fr"]])
        #expect(
            each.map(\.translation?.path) == ["de.lproj/A.strings", "fr.lproj/A.strings"])
    }

    /// A card below a text: the more lines the text has, the farther the card is beyond the bottom
    /// edge. The own text pushes the whole card away, which seems intended.
    @Test(arguments: 1...8)
    func `what the own texts push even farther away is no finding of a language`(
        _ lines: Int
    ) throws {
        func form(_ lines: Int) throws -> Document {
            try document { b in
                try b.set(document: .device, "iphone-15")
                try b.add(.label, "intro", [(.lines, "0")])
                try b.set(
                    "intro", .text,
                    Array(repeating: "Line", count: lines).joined(separator: "\n"))
                try b.add(.view, "card")
                try b.add(.textField, "field", in: "card")
                for (name, outer) in [("intro", "view"), ("card", "view"), ("field", "card")] {
                    try b.constrain(name, .leading, .equal, outer, constant: 20)
                    try b.constrain(outer, .trailing, .equal, name, constant: 20)
                }
                try b.constrain("intro", .top, .equal, "view", constant: 467)
                try b.constrain("card", .top, .equal, "intro", .bottom)
                try b.constrain("card", .height, constant: 40)
                try b.constrain("field", .centerY, .equal, "card")
            }
        }
        func rules(own: Int) throws -> [RuleID] {
            check(try form(own), [language("de", try form(lines), of: ["intro"])]).findings
                .filter { $0.names == ["field"] && !$0.languages.isEmpty }.map(\.finding.rule)
        }
        // The first whole line beyond the edge is where the rule begins to count.
        let isBeyond = 467 + 20.5 * Double(lines) + 31 > 570
        let isAway = 467 + 20.5 * Double(lines) >= 568
        #expect(try rules(own: 10).isEmpty)
        #expect(try rules(own: 1) == (isBeyond && !isAway ? [.outsideScreen] : []))
    }

    @Test func `languages with one finding are reported once, with the worst text`() throws {
        let checked = try check(
            "Name",
            [
                try language("de", "Bezeichnung hier"), try language("fr", "Nom"),
                try language("nl", "Een nog langere benaming"),
            ])
        #expect(checked.languages == 3)
        #expect(checked.findings.count == 1)
        let finding = try #require(checked.findings.first)
        #expect(finding.languages == ["nl", "de"])
        #expect(finding.translation?.path == "nl.lproj/A.strings")
        #expect(finding.extent(in: checked) == "in nl, de; text at nl.lproj/A.strings:3")
        #expect(finding.severity == .warning)
    }

    @Test func `each language is listed with the layouts in which it has the finding`() throws {
        let checked = try check(
            "Name",
            [
                try language("de", "Bezeichnung hier"),
                language(
                    "nl", try titled("Een nog langere benaming"), of: ["title"],
                    onPads: try titled("Naam")),
            ], on: ["iphone-se", "ipad-10.9"])
        let finding = try #require(checked.findings.first)
        #expect(finding.places == [0, 1])
        #expect(finding.placesByLanguage == [[0], [0, 1]])
        #expect(
            finding.extent(in: checked)
                == "in nl; on 1 of 2: iphone-se portrait; also in de; text at nl.lproj/A.strings:3")
    }

    /// A text that takes the width of another is the cause, not the text that is cut off.
    @Test(arguments: [
        (name: "Kurz", value: "Eine lange Beschreibung des W", cause: 2),
        (name: "Ein viel zu langer Name eines Wertes in der Zeile", value: "Kurz", cause: 1),
    ])
    func `the translation is that of the text that causes the finding`(
        _ name: String, _ value: String, _ cause: Int
    ) throws {
        func row(_ name: String, _ value: String) throws -> Document {
            try document { b in
                try b.add(.label, "name", [(.text, name)])
                try b.add(.label, "value", [(.text, value), (.compressionHorizontal, "900")])
                for name in ["name", "value"] {
                    try b.constrain(name, .top, .equal, "view", constant: 120)
                }
                try b.constrain("name", .leading, .equal, "view", constant: 20)
                try b.constrain("value", .leading, .equal, "name", .trailing, constant: 8)
                try b.constrain("view", .trailing, .equal, "value", constant: 20)
            }
        }
        let german = try row(name, value)
        let sources = ["name", "value"].enumerated().map {
            (german.view(named: $1)!.id, TranslationSource(path: "de", line: $0 + 1))
        }
        let language = DocumentLanguage(
            "de", german, direction: .ltr, sources: Dictionary(uniqueKeysWithValues: sources))
        let found = check(try row("Name", "Wert"), [language]).findings
            .filter { $0.finding.rule == .truncatedText }
        #expect(found.map(\.names) == [["name"]])
        #expect(found.first?.translation?.line == cause)
    }

    /// The own text is cut off on the smaller phone only, and the translated one on both.
    @Test func `what the document has on one device is new on another`() throws {
        func title(_ text: String) throws -> Document {
            try document { b in
                try b.add(.label, "title", [(.text, text)])
                try b.constrain("title", .leading, .equal, "view", constant: 20)
                try b.constrain("title", .top, .equal, "view", constant: 120)
                try b.constrain("view", .trailing, .equal, "title", constant: 20)
            }
        }
        let own = "A title of the scene that needs some width"
        let german = language("de", try title(own + " as much again"), of: ["title"])
        let found = check(try title(own), [german], on: ["iphone-se", "iphone-15"]).findings
        #expect(found.map(\.languages) == [[], ["de"]])
        #expect(found.map(\.places) == [[0], [1]])
    }

    @Test func `what the document has too is not repeated`() throws {
        let checked = try check(
            "A title that is too long", [try language("de", "Ein noch längerer Titel als dieser")])
        #expect(checked.findings.map(\.languages) == [[]])
    }

    @Test func `more than six languages are counted`() throws {
        let codes = ["cs", "da", "de", "es", "fi", "fr", "it", "nl"]
        let checked = try check(
            "Name", try codes.map { try language($0, "A text that is too long") })
        #expect(
            checked.findings.first?.languageList == "in cs, da, de, es, fi, fr and 2 more")
    }

    @Test func `a text of a script without evidence needs about so much, and is a note`() throws {
        let checked = try check("Name", [try language("ar", "الاسم الكامل للمستخدم الجديد")])
        let finding = try #require(checked.findings.first)
        #expect(finding.severity == .note)
        #expect(finding.message.contains("needs about"))
    }
}
