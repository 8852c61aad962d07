import LayoutChecks
import LayoutFormats
import LayoutProject
import StackCore
import Testing

@Suite("A document in a language") struct TranslatedDocumentTests {
    /// A label, a button, a field and segments with the object ids a to d.
    private func document() throws -> Document {
        var plan = EditPlan(Document())
        let kinds: [(ViewKind, PropertyKey, String)] = [
            (.label, .text, "Name"), (.button, .text, "Save"), (.textField, .placeholder, "E-mail"),
            (.segmented, .segments, "Home|Work|Rest"),
        ]
        for (number, (kind, key, text)) in kinds.enumerated() {
            let id = try plan.create(kind, named: "view\(number)")
            try plan.setProperty(.objectID, of: .view(id), to: .text(["a", "b", "c", "d"][number]))
            try plan.setProperty(key, of: .view(id), to: .text(text))
        }
        return plan.document
    }

    private func table(_ texts: [String: String], language: String = "de") -> LanguageTable {
        var table = LanguageTable(language: language)
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard let key = TextKey(key) else { continue }
            table.add(key, Translation(text, path: "de.lproj/Main.strings", line: 1))
        }
        return table
    }

    private func text(_ key: PropertyKey, of name: String, in document: Document) -> String? {
        let properties = document.view(named: name)?.properties
        if case .text(let text)? = properties?[key] { return text }
        return nil
    }

    @Test("each kind of view takes its own attribute") func kinds() throws {
        let own = try document()
        let german = TranslatedDocument(
            own,
            in: table([
                "a.text": "Bezeichnung", "b.normalTitle": "Sichern", "c.placeholder": "Adresse",
                "d.segmentTitles[1]": "Arbeit", "d.segmentTitles[7]": "Nichts",
            ])
        ).document
        #expect(text(.text, of: "view0", in: german) == "Bezeichnung")
        #expect(text(.text, of: "view1", in: german) == "Sichern")
        #expect(text(.placeholder, of: "view2", in: german) == "Adresse")
        #expect(text(.segments, of: "view3", in: german) == "Home|Arbeit|Rest")
    }

    /// A label in a view, a cell of a list's data or a static cell, with or without an outlet.
    @Test(
        "a sample that code replaces is not translated in checks",
        arguments: [
            ("Name", "view", true, false), ("12 kg", "view", true, true),
            ("12 kg", "view", false, false), ("…", "view", true, true),
            ("Lorem ipsum dolor", "view", true, true), ("Name", "cell", true, true),
            ("Name", "cell", false, false), ("Name", "static", true, false),
        ])
    func samples(text: String, place: String, hasOutlet: Bool, isSample: Bool) throws {
        let frame = #"<rect key="frame" x="0" y="0" width="90" height="20"/>"#
        let label = #"<label text="\#(text)" id="l">\#(frame)</label>"#
        let content = "<subviews>\(label)</subviews>"
        let cell = #"<tableViewCell id="c">\#(frame)\#(content)</tableViewCell>"#
        let inside =
            switch place {
            case "cell": "<tableView id=\"t\">\(frame)<prototypes>\(cell)</prototypes></tableView>"
            case "static":
                "<tableView id=\"t\">\(frame)<sections><tableViewSection id=\"s\"><cells>\(cell)</cells>"
                    + "</tableViewSection></sections></tableView>"
            default: label
            }
        let outlet = hasOutlet ? #"<outlet property="name" destination="l" id="o"/>"# : ""
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><placeholder \
            placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet)</connections>\
            </placeholder><view id="v">\(frame)<subviews>\(inside)</subviews></view></objects></document>
            """
        let texts = try InterfaceBuilderImport.readForChecks(Array(file.utf8)).translatableTexts()
        #expect(texts.samples.contains("l") == isSample)
        let kept = table(["l.text": "Bezeichnung"]).withoutSamples(of: texts)
        #expect(kept.keys.isEmpty == isSample && kept.texts.isEmpty == isSample)
    }

    @Test("the title of a state is not shown beside that of a configuration") func covered() throws
    {
        func title(_ configuration: String, _ texts: [String: String]) throws -> String? {
            let file = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><button id="b">
                <rect key="frame" x="0" y="0" width="9" height="9"/>
                <state key="normal" title="Button"/>\(configuration)</button></objects></document>
                """
            let shown = table(texts).shown(in: try SourceTexts(Array(file.utf8)).texts)
            #expect(Set(shown.keys) == Set(shown.texts.keys))
            return text(
                .text, of: "view1", in: TranslatedDocument(try document(), in: shown).document)
        }
        let way = "<buttonConfiguration key='configuration' style='plain' title='Way'/>"
        let empty = "<buttonConfiguration key='configuration' style='plain'/>"
        #expect(try title(way, ["b.normalTitle": "Knopf"]) == "Save")
        #expect(
            try title(way, ["b.normalTitle": "Knopf", "b.configuration.title": "Weg"]) == "Weg")
        #expect(try title(empty, ["b.normalTitle": "Knopf"]) == "Knopf")
    }

    @Test("other attributes and objects change nothing") func others() throws {
        let own = try document()
        let german = TranslatedDocument(
            own, in: table(["a.normalTitle": "x", "b.text": "x", "z.text": "x", "c.title": "x"]))
        #expect(german.translations.isEmpty)
        #expect(german.document.hasSameContent(as: own))
    }

    @Test("a text varies with the size classes in the document alone") func variations() throws {
        var plan = EditPlan(try document())
        let id = try #require(plan.document.view(named: "view0")).id
        let compact = try #require(SizeClasses(spelling: "w=compact"))
        try plan.setProperty(.text, compact, of: .view(id), to: .text("N."))
        let german = TranslatedDocument(plan.document, in: table(["a.text": "Name auf Deutsch"]))
        let entries = german.document[id].properties.entries.filter { $0.key == .text }
        #expect(entries.count == 2)
        #expect(entries.allSatisfy { $0.value == .text("Name auf Deutsch") })
    }

    @Test("a language for one class of devices is on that class only") func devices() throws {
        var table = LanguageTable(language: "de")
        table.add(
            TextKey(objectID: "b", attribute: "normalTitle"),
            Translation("Weiter", path: "", line: 0, variants: [.ipad: "Weiter zum Schritt"]))
        let own = try document()
        let phone = TranslatedDocument(own, in: table, on: .iphone).document
        let pad = TranslatedDocument(own, in: table, on: .ipad).document
        #expect(text(.text, of: "view1", in: phone) == "Weiter")
        #expect(text(.text, of: "view1", in: pad) == "Weiter zum Schritt")
        let language = try #require(TranslatedDocument.language(own, in: table))
        #expect(language.onPads != nil)
    }

    @Test("a language without texts counts only if it turns the document") func empty() throws {
        let own = try document()
        #expect(TranslatedDocument.language(own, in: table([:])) == nil)
        #expect(TranslatedDocument.language(own, in: table([:], language: "he"))?.direction == .rtl)
    }

    @Test("the pseudolanguage is 1.35 times as long") func pseudo() throws {
        let bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <label text="Twenty letters here." id="a"/>
                </objects>
            </document>
            """.utf8)
        let texts = try SourceTexts(bytes).texts
        let table = PseudoLanguage.table(of: texts, in: "A.xib")
        let text = table.texts[TextKey(objectID: "a", attribute: "text")]?.text
        #expect(text == "Twenty letters here.Twentyl")
    }
}
