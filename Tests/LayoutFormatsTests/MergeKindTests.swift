import StackCore
import Testing

@testable import LayoutFormats

/// Kinds of merges that once lost something, on a macOS xib. The expected files are written by
/// hand.
@Suite struct MergeKindTests {
    private static let window = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <dependencies>
                <deployment identifier="macosx"/>
                <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="21701"/>
            </dependencies>
            <objects>
                <customObject id="-2" userLabel="File's Owner"/>
                <arrayController objectClassName="Book" id="Arr-aa-001">
                    <declaredKeys>
                        <string>title</string>
                        <string>author</string>
                    </declaredKeys>
                </arrayController>
                <future id="Fut-aa-001">
                    <outer>
                        <inner>
                            <leaf>one</leaf>
                        </inner>
                        <inner/>
                    </outer>
                    <note>some text</note>
                </future>
                <stackView distribution="fill" orientation="horizontal" alignment="top" id="Stk-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="20"/>
                    <subviews>
                        <button toolTip="a" id="Btn-aa-001"/>
                        <button toolTip="b" id="Btn-bb-002"/>
                        <button toolTip="c" id="Btn-cc-003"/>
                    </subviews>
                    <visibilityPriorities>
                        <integer value="1000"/>
                        <integer value="1000"/>
                        <integer value="900"/>
                    </visibilityPriorities>
                </stackView>
            </objects>
            <designables>
                <designable name="Btn-aa-001">
                    <size key="intrinsicContentSize" width="30" height="34"/>
                </designable>
            </designables>
        </document>

        """

    private func merge(
        _ ours: (String) -> String, _ theirs: (String) -> String,
        preferring side: MergeSide = .ours
    ) throws -> MergedText {
        try MergedText(
            Self.window, ours(Self.window), theirs(Self.window), preferring: side)
    }

    private func rename(_ text: String) -> String { text.with("toolTip=\"b\"", "toolTip=\"B\"") }

    private func relabel(_ text: String) -> String { text.with("File's Owner", "Owner") }

    // MARK: Elements without attributes

    @Test func `what nobody touched stays, named or not`() throws {
        let merged = try merge(rename, relabel)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == relabel(rename(Self.window)))
    }

    @Test(arguments: [
        ("<string>author</string>", "<string>author</string>\n<string>isbn</string>"),
        ("<leaf>one</leaf>", "<leaf>two</leaf>"),
        ("<inner/>", "<inner>text</inner>"),
        ("<note>some text</note>", "<note>other text</note>"),
        ("<inner/>\n", "<inner/>\n                <inner/>\n"),
    ])
    func `a list or text that one side changed is that side's`(_ old: String, _ new: String) throws
    {
        let edited = Self.window.with(old, new)
        let merged = try MergedText(Self.window, edited, rename(Self.window))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == rename(edited))
        let swapped = try MergedText(Self.window, rename(Self.window), edited)
        #expect(swapped.conflicts.isEmpty)
        #expect(swapped.text == rename(edited))
    }

    @Test(arguments: [
        ("<string>author</string>", "<string>name</string>", "<string>writer</string>"),
        ("<leaf>one</leaf>", "<leaf>two</leaf>", "<leaf>three</leaf>"),
        ("<note>some text</note>", "<note>ours</note>", "<note>theirs</note>"),
    ])
    func `a list or text that both changed is a conflict`(
        _ old: String, _ mine: String, _ yours: String
    ) throws {
        for side in MergeSide.allCases {
            let merged = try merge(
                { $0.with(old, mine) }, { $0.with(old, yours) }, preferring: side)
            #expect(merged.kinds == [.value])
            #expect(merged.text.contains(side == .ours ? mine : yours))
            #expect(!merged.text.contains(side == .ours ? yours : mine))
        }
    }

    // MARK: One number per subview

    private func priorities(_ text: String) -> [String] {
        text.matches(of: /<integer value="(\d+)"\/>/).map { String($0.1) }
    }

    private func buttons(_ text: String) -> [String] {
        text.matches(of: /<button toolTip="(\w+)"/).map { String($0.1) }
    }

    @Test func `a number goes with its subview`() throws {
        let third = "                <button toolTip=\"c\" id=\"Btn-cc-003\"/>\n"
        let first = "                <button toolTip=\"a\" id=\"Btn-aa-001\"/>\n"
        // Ours moves the last view to the front with its number; theirs changes the middle one's
        // number.
        let list = { (numbers: [Int]) in
            numbers.map { "                <integer value=\"\($0)\"/>\n" }.joined()
        }
        let numbers = list([1000, 1000, 900])
        let ours = Self.window.with(third, "").with(first, third + first).with(
            numbers, list([900, 1000, 1000]))
        let theirs = Self.window.with(numbers, list([1000, 500, 900]))
        for (a, b) in [(ours, theirs), (theirs, ours)] {
            let merged = try MergedText(Self.window, a, b)
            #expect(merged.conflicts.isEmpty)
            #expect(buttons(merged.text) == ["c", "a", "b"])
            #expect(priorities(merged.text) == ["900", "1000", "500"])
        }
    }

    private func appending(_ name: String, _ number: Int, to text: String) -> String {
        let last = "                <button toolTip=\"c\" id=\"Btn-cc-003\"/>\n"
        let priority = "                <integer value=\"900\"/>\n"
        return text.with(
            last,
            last
                + last.replacing("\"c\"", with: "\"\(name)\"").replacing(
                    "cc-003", with: "\(name)\(name)-004")
        )
        .with(priority, priority + priority.replacing("900", with: String(number)))
    }

    @Test(arguments: [250, 500])
    func `two views at one place have two numbers, and a person says which comes first`(
        _ number: Int
    ) throws {
        for side in MergeSide.allCases {
            let merged = try merge(
                { appending("d", 250, to: $0) }, { appending("e", number, to: $0) },
                preferring: side)
            #expect(merged.kinds == [.order])
            let isOurs = side == .ours
            #expect(buttons(merged.text) == ["a", "b", "c"] + (isOurs ? ["d", "e"] : ["e", "d"]))
            let numbers = ["250", String(number)]
            #expect(
                priorities(merged.text) == ["1000", "1000", "900"]
                    + (isOurs ? numbers : numbers.reversed()))
        }
    }

    /// The list of numbers in the window, with its element.
    private var list: String {
        Self.window.split(separator: "\n").filter { line in
            line.contains("isibilityPriorities") || line.contains("integer")
        }.map { $0 + "\n" }.joined()
    }

    @Test(arguments: ["", "                <integer value=\"500\"/>\n"])
    func `removing a list that the other side changed is a conflict`(_ number: String) throws {
        let last = "                <integer value=\"900\"/>\n"
        let changed = Self.window.with(last, number)
        let removed = Self.window.with(list, "")
        for (ours, theirs) in [(removed, changed), (changed, removed)] {
            for side in MergeSide.allCases {
                let merged = try MergedText(Self.window, ours, theirs, preferring: side)
                #expect(merged.kinds == [.value])
                let preferred = side == .ours ? ours : theirs
                #expect(priorities(merged.text) == priorities(preferred))
            }
        }
    }

    @Test func `a view without a number beside a new list is a conflict`() throws {
        let base = Self.window.with(list, "")
        let last = "                <button toolTip=\"c\" id=\"Btn-cc-003\"/>\n"
        let merged = try MergedText(
            base, Self.window, base.with(last, last + last.replacing("cc-003", with: "dd-004")))
        #expect(merged.kinds == [.value])
        #expect(merged.conflicts[0].what == "visibilityPriorities")
    }

    // MARK: The document

    @Test func `settings of the document are merged one by one`() throws {
        let newer = { (text: String) in
            text.replacing("21701", with: "23504")
        }
        let setting = { (text: String) in
            text.with(
                "useAutolayout=\"YES\"",
                "useAutolayout=\"YES\" customObjectInstantitationMethod=\"direct\""
            )
            .with("identifier=\"macosx\"", "version=\"1070\" identifier=\"macosx\"")
        }
        for (ours, theirs) in [(newer, setting), (setting, newer)] {
            let merged = try merge(ours, theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(merged.text == newer(setting(Self.window)))
        }
    }

    @Test func `two target runtimes are a conflict`() throws {
        let merged = try merge(
            { $0.with("MacOSX.Cocoa\"", "MacOSX.Cocoa.A\"") },
            { $0.with("MacOSX.Cocoa\"", "MacOSX.Cocoa.B\"").replacing("21701", with: "23504") })
        #expect(merged.kinds == [.value])
        #expect(merged.conflicts[0].what == "targetRuntime")
    }

    // MARK: Measures

    private func withoutMeasures(_ text: String) -> String {
        let start = text.firstRange(of: "    <designables>")!.lowerBound
        let end = text.firstRange(of: "</designables>\n")!.upperBound
        return String(text[..<start] + text[end...])
    }

    @Test func `measures go with their view`() throws {
        let button = "                <button toolTip=\"a\" id=\"Btn-aa-001\"/>\n"
        let merged = try merge({ $0.with(button, "") }, rename)
        #expect(!merged.text.contains("Btn-aa-001"))
    }

    @Test func `measures of designable views that one side removed are gone`() throws {
        for (ours, theirs) in [(withoutMeasures, rename), (rename, withoutMeasures)] {
            let merged = try merge(ours, theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(merged.text == withoutMeasures(rename(Self.window)))
        }
    }
}

/// Elements that Xcode or another tool writes beside the views.
@Suite struct MergeBesideViewsTests {
    private let form = MergeFixture.form
    private static let fonts = """
            <customFonts key="customFonts">
                <array key="serif.otf">
                    <string>Serif-Regular</string>
                </array>
            </customFonts>

        """

    private var formWithFonts: String {
        form.with("    <scenes>", Self.fonts + "    <scenes>")
    }

    @Test func `fonts of the document that one side states more about are merged`() throws {
        let (ours, theirs) = (
            formWithFonts.with("key=\"customFonts\"", "key=\"customFonts\" tag=\"7\""),
            formWithFonts.with("Serif-Regular", "Serif-Bold")
        )
        for (a, b) in [(ours, theirs), (theirs, ours)] {
            let merged = try MergedText(formWithFonts, a, b)
            #expect(merged.conflicts.isEmpty)
            #expect(merged.text.contains("tag=\"7\"") && merged.text.contains("Serif-Bold"))
        }
    }

    /// Adds a stack that hides one of its views in a size class, and that view's measured size.
    private func adding(_ stack: String, _ view: String, to form: String) -> String {
        let title = MergeFixture.lines(from: "<label", to: "</label>")
        let added = """
                                        <stackView axis="vertical" id="\(stack)">
                                            <rect key="frame" x="0.0" y="200" width="42" height="21"/>
                                            <subviews>
                                                <button title="New" id="\(view)"/>
                                            </subviews>
                                            <variation key="default">
                                                <mask key="subviews">
                                                    <exclude reference="\(view)"/>
                                                </mask>
                                            </variation>
                                            <variation key="widthClass=compact">
                                                <mask key="subviews">
                                                    <include reference="\(view)"/>
                                                </mask>
                                            </variation>
                                        </stackView>

            """
        let measures = """
                <designables>
                    <designable name="\(view)">
                        <size key="intrinsicContentSize" width="30" height="34"/>
                    </designable>
                </designables>

            """
        return form.with(title, title + added).with("    <scenes>", measures + "    <scenes>")
    }

    @Test func `what names a view that both sides added is there once`() throws {
        let (ours, theirs) = (
            adding("Stk-oo-001", "New-oo-001", to: form),
            adding("Stk-tt-001", "New-tt-001", to: form)
        )
        let merged = try MergedText(form, ours, theirs)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == ours)
    }
}

/// Merges in which both sides add, move and delete things, in a form for iOS.
@Suite struct MergeMeetingTests {
    private let form = MergeFixture.form
    private let title = MergeFixture.lines(from: "<label", to: "</label>")

    private func label(_ id: String, y: Int) -> String {
        """
                                    <label text="Label" id="\(id)">
                                        <rect key="frame" x="16" y="\(y)" width="42" height="21"/>
                                    </label>

        """
    }

    @Test func `the same view at two places is two views`() throws {
        let merged = try MergedText(
            form, form.with(title, title + label("New-oo-001", y: 300)),
            form.with(title, title + label("New-tt-001", y: 500)))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("New-oo-001") && merged.text.contains("New-tt-001"))
    }

    @Test func `the same view at one place is one, which is told`() throws {
        let merged = try MergedText(
            form, form.with(title, title + label("New-oo-001", y: 300)),
            form.with(title, title + label("New-tt-001", y: 300)))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("New-oo-001") && !merged.text.contains("New-tt-001"))
        #expect(merged.decisions.contains { $0.contains("contains it once") })
    }

    @Test func `a view that both move into one list at two places is a conflict`() throws {
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        let box = """
                                    <view id="Box-aa-001">
                                        <rect key="frame" x="0.0" y="300" width="100" height="100"/>
                                        <subviews>
                                            <view id="Old-aa-001">
                                                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                            </view>
                                        </subviews>
                                    </view>

            """
        let base = form.with(button, button + box)
        let old = "<view id=\"Old-aa-001\">"
        let first = base.with(button, "").with(old, button.drop { $0 == " " } + old)
        let closing = """
                                                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                            </view>

            """
        let last = base.with(button, "").with(closing, closing + button)
        let merged = try MergedText(base, first, last)
        #expect(merged.kinds == [.order])
        #expect(merged.conflicts[0].ours?.hasPrefix("button") == true)
        #expect(merged.conflicts[0].theirs?.hasPrefix("view Old-aa-001") == true)
    }

    @Test func `a tie-breaker goes with its segue, whoever deleted it`() throws {
        let segue =
            "                    <segue destination=\"Ctl-aa-001\" kind=\"show\" id=\"Seg-aa-001\"/>\n"
        let outlet = MergeFixture.line("out-01-001")
        let base = form.with(outlet, outlet + segue)
        let broken = base.with(
            "    </scenes>\n",
            """
                </scenes>
                <inferredMetricsTieBreakers>
                    <segue reference="Seg-aa-001"/>
                </inferredMetricsTieBreakers>

            """)
        for (ours, theirs) in [(broken, form), (form, broken)] {
            let merged = try MergedText(base, ours, theirs)
            #expect(merged.conflicts.isEmpty)
            #expect(!merged.text.contains("Seg-aa-001"))
        }
    }

    @Test func `swapped sides have the same conflicts`() throws {
        let outlet = MergeFixture.line("out-01-001")
        let withoutTitle = form.with(title, "").with(outlet, "")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("Ttl-aa-001") }.joined(separator: "\n")
        let edited = form.with("\"Sign in\"", "\"Welcome\"").with(
            "constant=\"20\" id=\"ggg-01-001\"", "constant=\"8\" id=\"ggg-01-001\"")
        func facts(_ ours: String, _ theirs: String) throws -> Set<[String]> {
            Set(
                try MergedText(form, ours, theirs).conflicts.map {
                    [$0.kind.rawValue, $0.objectID ?? ""]
                })
        }
        let facts = (try facts(withoutTitle, edited), try facts(edited, withoutTitle))
        #expect(facts.0 == facts.1)
        // The changed constraint was deleted with the title, so one conflict covers both.
        #expect(facts.0 == [["deletion", "Ttl-aa-001"]])
    }
}

/// The check at the end of a merge finds what a merge lost.
@Suite struct MergeProofTests {
    /// Returns what the check reports about a merge whose result was damaged.
    private func unaccounted(_ damage: (inout String) -> Void) throws -> [String] {
        let form = MergeFixture.form
        let trees = try [
            form, form.with("\"Sign in\"", "\"Welcome\""),
            form.with("title=\"Go\"", "title=\"Start\""),
        ].map { try VersionSource.read(Array($0.utf8), as: .ours, .never) }
        var merge = TreeMerge(try MergeInput(trees[0], trees[1], trees[2]), preferring: .ours)
        merge.run()
        var text = String(decoding: MergeWriter.bytes(of: merge), as: UTF8.self)
        damage(&text)
        return try MergeProof(Array(text.utf8), of: merge, until: .never).unaccounted.map(\.what)
    }

    @Test func `a sound merge accounts for everything`() throws {
        #expect(try unaccounted { _ in } == [])
    }

    @Test(arguments: [
        ("Welcome", "Sign in", "text"), ("Start", "Go", "title"), ("opaque=\"NO\" ", "", "opaque"),
        ("pointSize=\"17\"", "pointSize=\"18\"", "fontDescription"),
        (
            "<outlet property=\"titleLabel\" destination=\"Ttl-aa-001\" id=\"out-01-001\"/>", "",
            "it is gone"
        ),
        ("<state key", "<future id=\"Fut-aa-001\"/><state key", "an element that no version has"),
        ("useSafeAreas=\"YES\" ", "", "useSafeAreas"),
    ])
    func `what is lost or made up is found`(_ old: String, _ new: String, _ what: String) throws {
        #expect(try unaccounted { $0 = $0.with(old, new) } == [what])
    }
}
