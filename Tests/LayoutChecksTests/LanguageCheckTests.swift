import LayoutChecks
import StackCore
import Testing

/// A check of a document in several languages.
@Suite struct LanguageCheckTests {
    /// A label 80 points wide at the leading edge of an iPhone SE.
    private func document(_ text: String) throws -> (document: Document, label: ViewID) {
        var plan = EditPlan(Document())
        try plan.setProperty(.device, of: .document, to: .text("iphone-se"))
        _ = try plan.create(.view, named: "view")
        let label = try plan.create(.label, named: "title")
        try plan.addSubview(label, to: .root)
        try plan.setProperty(.text, of: .view(label), to: .text(text))
        for (attribute, constant) in [(LayoutAttribute.leading, 20.0), (.top, 120)] {
            try constrain(
                &plan, Anchor(LayoutItem(label), attribute), Anchor(LayoutItem(.root), attribute),
                constant)
        }
        try constrain(&plan, Anchor(LayoutItem(label), .width), nil, 80)
        return (plan.document, label)
    }

    private func constrain(
        _ plan: inout EditPlan, _ first: Anchor, _ second: Anchor?, _ constant: Double
    ) throws {
        let entry = PropertyList.Entry(.constant, .base, .number(constant))
        try plan.constrain(first, .equal, second, properties: PropertyList([entry]))
    }

    private func language(_ code: String, _ text: String) throws -> DocumentLanguage {
        let (document, label) = try document(text)
        return DocumentLanguage(
            code, document, direction: code == "ar" ? .rtl : .ltr,
            sources: [label: TranslationSource(path: code + ".lproj/A.strings", line: 3)])
    }

    private func check(
        _ own: String, _ languages: [DocumentLanguage], _ orientation: Orientation = .portrait,
        on devices: [String] = ["iphone-se", "iphone-15"]
    ) throws -> CheckedDocument {
        var matrix = CheckMatrix()
        matrix.devices = devices
        matrix.orientations = [orientation]
        return DocumentCheck.run(
            try document(own).document, named: "A", in: matrix, languages: languages)
    }

    @Test func `a default title is a sample, in whatever language`() throws {
        #expect(
            try check("Label", [try language("de", "Eine lange Beschriftung")]).findings.isEmpty)
        #expect(
            !(try check("Name", [try language("de", "Eine lange Beschriftung")]).findings.isEmpty))
    }

    @Test func `a text that a language squeezes to nothing is cut off`() throws {
        func row(
            _ value: String, _ font: Font? = nil
        ) throws -> (document: Document, views: [ViewID]) {
            var plan = EditPlan(Document())
            try plan.setProperty(.device, of: .document, to: .text("iphone-se"))
            _ = try plan.create(.view, named: "view")
            let views = try [("name", "Name"), ("value", value)].map { name, text in
                let view = try plan.create(.label, named: name)
                try plan.addSubview(view, to: .root)
                try plan.setProperty(.text, of: .view(view), to: .text(text))
                try constrain(
                    &plan, Anchor(LayoutItem(view), .top), Anchor(LayoutItem(.root), .top), 120)
                return view
            }
            try plan.setProperty(
                .compressionHorizontal, of: .view(views[1]), to: .number(900))
            // A view that clips what is beyond its edges does not hide a text without any width.
            try plan.setProperty(.clipsToBounds, of: .view(.root), to: .flag(true))
            if let font { try plan.setProperty(.font, of: .view(views[0]), to: .font(font)) }
            for (first, second, constant) in [
                (Anchor(LayoutItem(views[0]), .leading), Anchor(LayoutItem(.root), .leading), 20.0),
                (
                    Anchor(LayoutItem(views[1]), .leading), Anchor(LayoutItem(views[0]), .trailing),
                    8
                ),
                (Anchor(LayoutItem(.root), .trailing), Anchor(LayoutItem(views[1]), .trailing), 20),
            ] { try constrain(&plan, first, second, constant) }
            return (plan.document, views)
        }
        let long = "Eine sehr lange Beschreibung des Wertes hier"
        let views = try row(long).views
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se"]
        matrix.orientations = [.portrait]
        func findings(_ own: String, _ font: Font? = nil) throws -> [Finding] {
            let german = DocumentLanguage(
                "de", try row(long, font).document, direction: .ltr,
                sources: [views[1]: TranslationSource(path: "de.lproj/A.strings", line: 3)])
            return DocumentCheck.run(
                try row(own, font).document, named: "A", in: matrix, languages: [german]
            ).findings.map(\.finding)
        }
        let found = try findings("Wert")
        #expect(found.contains { $0.rule == .truncatedText && $0.views == [views[0]] })
        #expect(!found.contains { $0.rule == .zeroSize })
        // The length of a text in an unknown font is unknown, so it only has no width.
        let unknown = try findings(
            "Wert", .custom(name: try #require(FontName("NoSuchFont")), size: 17))
        let ofName = unknown.filter { $0.views == [views[0]] && $0.rule != .ambiguous }
        #expect(ofName.map(\.rule) == [.zeroSize])
        // The document's own text has the same effect, so the language does not cause it.
        let own = try findings(long)
        #expect(own.filter { $0.views == [views[0]] }.map(\.rule) == [.zeroSize])
    }

    @Test func `a text that its superview clips away is not cut off`() throws {
        func findings(clips: Bool, y: Double) throws -> [RuleID] {
            var plan = EditPlan(try document("Name").document)
            let card = try plan.create(.view, named: "card")
            let label = try plan.create(.label, named: "inner")
            try plan.addSubview(card, to: .root)
            try plan.addSubview(label, to: card)
            try plan.setProperty(.clipsToBounds, of: .view(card), to: .flag(clips))
            try plan.setProperty(.text, of: .view(label), to: .text("Eine lange Beschriftung"))
            for (view, other, top) in [(card, ViewID.root, 200.0), (label, card, y)] {
                for (attribute, constant) in [(LayoutAttribute.leading, 20.0), (.top, top)] {
                    try constrain(
                        &plan, Anchor(LayoutItem(view), attribute),
                        Anchor(LayoutItem(other), attribute), constant)
                }
                try constrain(&plan, Anchor(LayoutItem(view), .width), nil, view == card ? 200 : 80)
            }
            try constrain(&plan, Anchor(LayoutItem(card), .height), nil, 100)
            var matrix = CheckMatrix()
            matrix.devices = ["iphone-15"]
            matrix.orientations = [.portrait]
            return DocumentCheck.run(plan.document, named: "A", in: matrix).findings
                .map(\.finding.rule)
        }
        #expect(try findings(clips: true, y: 150).isEmpty)
        #expect(try findings(clips: true, y: 40) == [.truncatedText])
        #expect(try findings(clips: false, y: 150) == [.truncatedText])
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
        func document(_ text: String) throws -> (document: Document, label: ViewID) {
            var plan = EditPlan(Document())
            try plan.setProperty(.device, of: .document, to: .text("iphone-se"))
            _ = try plan.create(.view, named: "view")
            let labels = try ["first", "second"].map { name in
                let label = try plan.create(.label, named: name)
                try plan.addSubview(label, to: .root)
                return label
            }
            try plan.setProperty(.text, of: .view(labels[0]), to: .text(text))
            try plan.setProperty(.text, of: .view(labels[1]), to: .text("Second"))
            for (label, start) in zip(labels, [20.0, 140]) {
                for (attribute, constant) in [(LayoutAttribute.leading, start), (.top, 120)] {
                    try constrain(
                        &plan, Anchor(LayoutItem(label), attribute),
                        Anchor(LayoutItem(.root), attribute), constant)
                }
            }
            return (plan.document, labels[0])
        }
        let german = try document("Bezeichnung der Strecke")
        let language = DocumentLanguage(
            "de", german.document, direction: .ltr,
            sources: [german.label: TranslationSource(path: "de.lproj/A.strings", line: 3)])
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se", "iphone-15"]
        matrix.orientations = [.portrait]
        let found = DocumentCheck.run(
            try document("Route").document, named: "A", in: matrix, languages: [language])
        #expect(found.findings.map(\.finding.rule) == [.overlap])
        #expect(found.findings.map(\.languages) == [["de"]])
        #expect(found.findings.map(\.places) == [[0, 1]])
    }

    @Test
    func `a conflict of the own texts is not repeated if a language drops another constraint`()
        throws
    {
        func document(_ texts: [String]) throws -> (document: Document, labels: [ViewID]) {
            var plan = EditPlan(Document())
            try plan.setProperty(.device, of: .document, to: .text("iphone-se"))
            _ = try plan.create(.view, named: "view")
            var edge = Anchor(LayoutItem(.root), .leading)
            let labels = try texts.enumerated().map { number, text in
                let label = try plan.create(.label, named: "label\(number)")
                try plan.addSubview(label, to: .root)
                try plan.setProperty(.text, of: .view(label), to: .text(text))
                try plan.setProperty(
                    .compressionHorizontal, of: .view(label), to: .number(1000))
                try constrain(&plan, Anchor(LayoutItem(label), .leading), edge, 20)
                try constrain(
                    &plan, Anchor(LayoutItem(label), .top), Anchor(LayoutItem(.root), .top), 120)
                edge = Anchor(LayoutItem(label), .trailing)
                return label
            }
            try constrain(&plan, Anchor(LayoutItem(.root), .trailing), edge, 20)
            return (plan.document, labels)
        }
        func findings(_ own: [String], _ german: [String]) throws -> [MergedFinding] {
            let (german, labels) = try document(german)
            let language = DocumentLanguage(
                "de", german, direction: .ltr,
                sources: Dictionary(
                    uniqueKeysWithValues: labels.map {
                        ($0, TranslationSource(path: "de.lproj/A.strings", line: 3))
                    }))
            var matrix = CheckMatrix()
            matrix.devices = ["iphone-se"]
            matrix.orientations = [.portrait]
            return DocumentCheck.run(
                try document(own).document, named: "A", in: matrix, languages: [language]
            ).findings
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

    @Test func `a centred text that is too wide has one edge in all languages`() throws {
        func language(_ code: String, _ text: String) throws -> DocumentLanguage {
            let (document, label) = try centred(text)
            return DocumentLanguage(
                code, document, direction: .ltr,
                sources: [
                    label: TranslationSource(path: code + ".lproj/A.strings", line: 3)
                ])
        }
        func centred(_ text: String) throws -> (document: Document, label: ViewID) {
            var plan = EditPlan(Document())
            try plan.setProperty(.device, of: .document, to: .text("iphone-se"))
            _ = try plan.create(.view, named: "view")
            let label = try plan.create(.button, named: "title")
            try plan.addSubview(label, to: .root)
            try plan.setProperty(.text, of: .view(label), to: .text(text))
            for (attribute, constant) in [(LayoutAttribute.centerX, 0.0), (.centerY, 0)] {
                try constrain(
                    &plan, Anchor(LayoutItem(label), attribute),
                    Anchor(LayoutItem(.root), attribute), constant)
            }
            return (plan.document, label)
        }
        let letters = "abcdefghijklmn"
        let languages = try letters.enumerated().map { number, _ in
            try language(
                "x\(number)",
                "Bezeichnung der Strecke und der Fahrt von und nach "
                    + letters.prefix(number + 1))
        }
        var matrix = CheckMatrix()
        matrix.devices = ["iphone-se"]
        matrix.orientations = [.portrait]
        let found = DocumentCheck.run(
            try centred("Go").document, named: "A", in: matrix, languages: languages)
        #expect(found.findings.map(\.finding.rule) == [.outsideScreen])
        #expect(found.findings.map(\.languages.count) == [languages.count])
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
        #expect(finding.languages == ["de", "nl"])
        #expect(finding.translation?.path == "nl.lproj/A.strings")
        #expect(finding.extent(in: checked) == "in de, nl")
        #expect(finding.severity == .warning)
    }

    @Test func `each language is listed with the layouts in which it has the finding`() throws {
        let dutch = try language("nl", "Een nog langere benaming")
        let checked = try check(
            "Name",
            [
                try language("de", "Bezeichnung hier"),
                DocumentLanguage(
                    "nl", dutch.document, onPads: try document("Naam").document, direction: .ltr,
                    sources: dutch.sources),
            ], on: ["iphone-se", "ipad-10.9"])
        let finding = try #require(checked.findings.first)
        #expect(finding.places == [0, 1])
        #expect(finding.placesByLanguage == [[0, 1], [0]])
        #expect(
            finding.extent(in: checked) == "in de; also in nl; on 1 of 2: iphone-se portrait")
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
