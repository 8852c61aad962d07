import StackCore
import Testing

@testable import LayoutFormats

@Suite struct ConstraintImportTests {
    private let document: Document
    private let notes: [ImportNote]

    init() throws {
        let file = try Fixture.file("guides.storyboard")
        document = try Document(built: file.documents[0])
        notes = file.notes
    }

    @Test(
        arguments: [
            ("gui-c1-001", "view2.width = view2.height", ["multiplier 1.7777777777777777"]),
            ("gui-c2-001", "view2.height >=", ["constant 10", "priority 999.5"]),
            ("gui-c3-001", "view2.leading = scroll.content.leading", []),
            (
                "gui-c4-001", "view2.width = scroll.frame.width",
                ["constant -2", "multiplier 0.3333333333333333"]
            ),
            ("gui-c5-001", "scroll.top = topLayoutGuide.bottom", []),
            ("gui-c6-001", "bottomLayoutGuide.top = scroll.bottom", ["constant 8"]),
            ("gui-c7-001", "scroll.leading = view.margins.leading", []),
            ("gui-c8-001", "scroll.trailing = view.readable.trailing", []),
            ("gui-c9-001", "scroll.bottom = view.safeArea.bottom", []),
            ("gui-d1-001", "scroll.lastBaseline = view.safeArea.bottom", []),
        ] as [(String, String, [String])])
    func `constraints`(id: String, formula: String, settings: [String]) throws {
        let name = try #require(document.constraintName(id))
        #expect(document.formula(name) == formula)
        #expect(document.settings(name) == settings)
    }

    @Test func `user labels name constraints`() {
        #expect(document.constraintName("gui-c7-001") == "leftEdge")
        #expect(document.constraintCount == 10)
    }

    @Test func `constraints that cannot stand in a document are noted with line and reason`() {
        #expect(
            notes.map(\.message) == [
                "the guide unheardOf is not known",
                "the constraint gui-d2-001 is left out: gui-ug-001 is not in its scene",
                "the constraint gui-d3-001 is left out: leading and left cannot be combined",
                "the constraint gui-d4-001 is left out: leading needs a second item",
                "the constraint gui-d5-001 is left out: priority 1001 is out of range",
            ])
        #expect(notes.map(\.line) == [38, 46, 47, 48, 49])
    }

    @Test(
        arguments: [("YES", ["top", "bottom"]), ("YES", ["leading"]), ("NO", ["top", "bottom"])],
        [true, false])
    func `the standard distance to the safe area is 0`(
        symbolic: (flag: String, edges: [String]), isReversed: Bool
    ) throws {
        for edge in symbolic.edges {
            let (one, other) =
                isReversed ? ("saf-ea-001", "vie-wa-001") : ("vie-wa-001", "saf-ea-001")
            let file = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
                toolsVersion="14313" targetRuntime="iOS.CocoaTouch"><objects><view id="roo-ta-001">\
                <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
                <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-wa-001"/></subviews>\
                <constraints><constraint firstItem="\(one)" firstAttribute="\(edge)" \
                secondItem="\(other)" secondAttribute="\(edge)" constant="8" \
                symbolic="\(symbolic.flag)" id="con-st-001"/></constraints>\
                <viewLayoutGuide key="safeArea" id="saf-ea-001"/></view></objects></document>
                """
            let read = try InterfaceBuilderImport.read(Array(file.utf8))
            let document = try Document(built: read.documents[0])
            let name = try #require(document.constraintName("con-st-001"))
            let isFlush = symbolic.flag == "YES" && edge != "leading"
            #expect(document.settings(name) == (isFlush ? [] : ["constant 8"]), "\(edge)")
        }
    }

    /// Returns the properties that the constraint form reads from a multiplier.
    private func draft(multiplier: String) throws -> PropertyDraft {
        let file = try XMLReader.read(Array("<document/>".utf8))
        var draft = PropertyDraft(.constraint)
        draft.read(
            ConstraintForms.all, from: file.make("constraint", [("multiplier", multiplier)]),
            Resources(file.root, in: .current))
        return draft
    }

    @Test(arguments: [
        "0", "1:0", "0:1", "a", "1:2:3", "", "nan", "0x10", "1e300", ":", "%", "35%%",
    ])
    func `refuses absurd multipliers`(text: String) throws {
        #expect(try draft(multiplier: text).refused == ["multiplier " + text])
    }

    @Test func `a hundred thousand signs are no deep recursion`() throws {
        let draft = try draft(multiplier: "5" + String(repeating: "%", count: 100_000))
        #expect(draft.refused.count == 1 && draft.list.value(.multiplier) == nil)
    }

    @Test(arguments: [("35%", 0.35), ("0.6", 0.6), ("1:2", 0.5)])
    func `a multiplier is a number, a quotient or a part of a hundred`(
        text: String, value: Double
    ) throws {
        #expect(try draft(multiplier: text).list.value(.multiplier) == value)
    }
}
