import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges of attributes that are one value together, and of identifiers and lists of which there
/// can be only one (docs/merging.md, "Attributes" and "Slots").
@Suite struct UnitMergeTests {
    /// A file for macOS, whose layout is not computed, with some elements in a window.
    static func window(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="21701"/>
            </dependencies>
            <objects>
                <customView id="Aaa-aa-001"/>
                <customView id="Bbb-bb-002"/>
                <customView id="Ccc-cc-003"/>
        \(content)
            </objects>
        </document>

        """
    }

    // MARK: Attributes

    private static let ids = ["Aaa-aa-001", "Bbb-bb-002", "Ccc-cc-003"]

    /// Random values of a unit's attributes; an attribute without a value is not written.
    private func values(
        of unit: AttributeUnit, _ random: inout SeededGenerator
    ) -> [String?] {
        unit.attributes.map { name in
            let choices = VersionTables.holdsID(name) ? Self.ids : ["1", "2"]
            return ([nil] + choices.map(Optional.some)).randomElement(using: &random)!
        }
    }

    private func file(_ unit: AttributeUnit, _ values: [String?]) -> String {
        let attributes = zip(unit.attributes, values).compactMap { name, value in
            value.map { " \(name)=\"\($0)\"" }
        }
        let name = unit.elements.sorted().first ?? "customObject"
        return Self.window("        <\(name)\(attributes.joined()) id=\"Obj-aa-001\"/>")
    }

    private func values(of unit: AttributeUnit, in text: String) -> [String?] {
        let line = text.split(separator: "\n").first { $0.contains("id=\"Obj-aa-001\"") } ?? ""
        return unit.attributes.map { name in
            line.firstRange(of: " \(name)=\"").map { found in
                String(line[found.upperBound...].prefix { $0 != "\"" })
            }
        }
    }

    @Test(arguments: AttributeUnit.all.indices, 0..<60)
    func `attributes that are one value come from one side`(place: Int, seed: Int) throws {
        var random = SeededGenerator(seed: 100 * place + seed)
        let unit = AttributeUnit.all[place]
        let all = (0..<3).map { _ in values(of: unit, &random) }
        let texts = all.map { file(unit, $0) }
        for side in MergeSide.allCases {
            let merged = try MergedText(texts[0], texts[1], texts[2], preferring: side)
            let found = values(of: unit, in: merged.text)
            func pair(_ name: String) -> [String?] {
                all.dropFirst().map { $0[unit.attributes.firstIndex(of: name)!] }
            }
            let isOne =
                switch unit.condition {
                case .always: true
                case .differs(let name): Set(pair(name)).count == 2
                case .comesOrGoes(let name): Set(pair(name).map { $0 == nil }).count == 2
                case .leavesRange, .combines: false
                }
            let words = "\(all) \(found)"
            #expect(merged.kinds.allSatisfy { $0 == .value })
            if isOne {
                #expect(found == all[1] || found == all[2], "\(words)")
                if !merged.kinds.isEmpty {
                    #expect(found == all[side == .ours ? 1 : 2], "\(words)")
                }
            }
            if all[0] == all[1] { #expect(found == all[2] && merged.kinds.isEmpty) }
            if all[0] == all[2] { #expect(found == all[1] && merged.kinds.isEmpty) }
        }
    }

    /// The attributes and child elements of one value, in random versions.
    @Test(arguments: 0..<60)
    func `attributes and values that are one value come from one side`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let plain = [
            ("text=\"a\"", "<fontDescription key=\"fontDescription\" pointSize=\"11\"/>"),
            ("text=\"a\"", "<fontDescription key=\"fontDescription\" pointSize=\"12\"/>"),
            ("text=\"b\"", "<fontDescription key=\"fontDescription\" pointSize=\"11\"/>"),
            ("text=\"a\" textAlignment=\"center\"", ""),
        ]
        let attributed = ["c", "d"].map { text in
            (
                "usesAttributedText=\"YES\"",
                "<attributedString key=\"attributedText\"><fragment content=\"\(text)\"/></attributedString>"
            )
        }
        let all = (0..<3).map { _ in (plain + attributed).randomElement(using: &random)! }
        func file(_ version: (String, String)) -> String {
            Self.window(
                "        <label \(version.0) id=\"Obj-aa-001\">\n\(version.1)\n        </label>")
        }
        for side in MergeSide.allCases {
            let merged = try MergedText(
                file(all[0]), file(all[1]), file(all[2]), preferring: side)
            let text = merged.text.split(separator: "\n").filter { !$0.contains("layoutedit ") }
                .joined(separator: "\n")
            let found = all.filter {
                text.contains("<label \($0.0) id") && text.contains($0.1)
                    && !($0.1.isEmpty && text.contains("key=\"fontDescription\""))
            }
            let isOne = all[1].0.contains("uses") != all[2].0.contains("uses")
            if isOne { #expect(!found.isEmpty, "\(all) \(text)") }
            #expect(!(text.contains(" uses") && text.contains(#/ text=|fontDescription/#)))
            if isOne, !merged.conflicts.isEmpty {
                #expect(merged.kinds == [.value])
                #expect(found.contains { $0 == all[side == .ours ? 1 : 2] })
            }
        }
    }

    @Test(arguments: MergeSide.allCases)
    func `a scene has one controller`(side: MergeSide) throws {
        func file(_ name: String, _ letter: String) -> String {
            MergeFixture.form.with("<viewController title", "<\(name) title")
                .with("</viewController>", "</\(name)>")
                .replacing("Ctl-aa-001", with: "\(letter)tl-aa-001")
        }
        let merged = try MergedText(
            MergeFixture.form, file("tableViewController", "X"),
            file("collectionViewController", "Y"), preferring: side)
        #expect(merged.kinds.contains(.slot))
        #expect(merged.text.ranges(of: "sceneMemberID=\"viewController\"").count == 1)
        let kept = side == .ours ? "Xtl-aa-001" : "Ytl-aa-001"
        #expect(merged.text.contains("id=\"\(kept)\" sceneMemberID"))
    }

    /// Both sides use a picture with the same name: of the system, and of the app.
    @Test(arguments: [false, true])
    func `pictures of the system and of the app are two resources`(isSwapped: Bool) throws {
        func file(_ first: String, _ second: String, _ resources: String) -> String {
            Self.window(
                """
                        <imageView\(first) id="Img-aa-001"/>
                        <imageView\(second) id="Img-aa-002"/>
                """
            ).with(
                "</objects>\n",
                resources.isEmpty
                    ? "</objects>\n"
                    : "</objects>\n    <resources>\n\(resources)    </resources>\n")
        }
        let symbol =
            "        <image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>\n"
        let picture = "        <image name=\"star\" width=\"20\" height=\"20\"/>\n"
        let ours = file(" image=\"star\" catalog=\"system\"", "", symbol)
        let theirs = file("", " image=\"star\"", picture)
        let merged = try MergedText(
            file("", "", ""), isSwapped ? theirs : ours, isSwapped ? ours : theirs)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains(symbol) && merged.text.contains(picture))
        let one = try MergedText(
            theirs, file("", " image=\"star\" catalog=\"system\"", symbol), theirs)
        #expect(one.text.contains(symbol) && !one.text.contains(picture))
    }

    @Test func `a title without a system's symbol is independent of an image`() throws {
        func file(_ attributes: String) -> String {
            Self.window("        <barButtonItem\(attributes) id=\"Obj-aa-001\"/>")
        }
        let merged = try MergedText(
            file(" title=\"a\" image=\"a\""), file(" title=\"b\" image=\"a\""),
            file(" title=\"a\" image=\"b\""))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("title=\"b\" image=\"b\""))
    }

    /// Each side changes a number or one end of its range, at random.
    @Test(arguments: 0..<80)
    func `a number stays in its range`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let (name, value, end, isIndex) = [
            ("slider", "value", "maxValue", false), ("stepper", "value", "maximumValue", false),
            ("pageControl", "currentPage", "numberOfPages", true),
        ].randomElement(using: &random)!
        func numbers() -> (Int, Int) {
            let most = Int.random(in: 1...5, using: &random)
            return (Int.random(in: 0..<most, using: &random), most)
        }
        let base = numbers()
        var versions = [base, base, base]
        for side in 1...2 {
            let new = numbers()
            if Bool.random(using: &random), new.0 < base.1 { versions[side].0 = new.0 }
            if Bool.random(using: &random), new.1 > versions[side].0 { versions[side].1 = new.1 }
        }
        func file(_ numbers: (Int, Int)) -> String {
            Self.window(
                "<\(name) \(value)=\"\(numbers.0)\" \(end)=\"\(numbers.1)\" id=\"Obj-aa-001\"/>")
        }
        for side in MergeSide.allCases {
            let merged = try MergedText(
                file(versions[0]), file(versions[1]), file(versions[2]), preferring: side)
            func number(_ name: String) throws -> Int {
                let found = try #require(merged.text.firstRange(of: " \(name)=\""))
                return try #require(Int(merged.text[found.upperBound...].prefix { $0 != "\"" }))
            }
            let most = try number(end)
            #expect(try number(value) < most + (isIndex ? 0 : 1), "\(versions)")
            #expect(merged.kinds.allSatisfy { $0 == .value } && merged.kinds.count <= 2)
        }
    }

    /// One side changes a connection into what the other side adds.
    @Test(arguments: ["outlet", "outletCollection", "action"], MergeSide.allCases)
    func `equal connections are one`(kind: String, side: MergeSide) throws {
        func line(_ number: Int, _ name: String) -> String {
            let attribute = kind == "action" ? "selector" : "property"
            let event = kind == "action" ? " eventType=\"touchUpInside\"" : ""
            return "<\(kind) \(attribute)=\"\(name)\" destination=\"Aaa-aa-001\"\(event)"
                + " id=\"Con-aa-00\(number)\"/>\n"
        }
        func file(_ lines: String...) -> String {
            Self.window(
                "<button id=\"Obj-aa-001\"><connections>\n\(lines.joined())</connections></button>")
        }
        let base = file(line(3, "known"), line(1, "old"))
        let changed = file(line(3, "known"), line(1, "new"))
        let added = file(line(3, "known"), line(2, "new"), line(1, "old"))
        let merged = try MergedText(
            base, side == .ours ? changed : added, side == .ours ? added : changed)
        #expect(merged.conflicts.isEmpty, "\(merged.conflicts)")
        #expect(merged.text.ranges(of: "=\"new\"").count == 1)
        #expect(merged.text.ranges(of: "<\(kind) ").count == 2)
    }

    @Test func `a table of the Mac has an action for each trigger`() throws {
        func file(_ lines: String) -> String {
            Self.window(
                "<tableView id=\"Obj-aa-001\"><connections>\n<outlet property=\"menu\" destination=\"Aaa-aa-001\" id=\"Out-aa-001\"/>\n\(lines)</connections></tableView>"
            )
        }
        let single = "<action selector=\"a:\" target=\"Bbb-bb-002\" id=\"Act-aa-001\"/>\n"
        let double =
            "<action trigger=\"doubleAction\" selector=\"b:\" target=\"Bbb-bb-002\" id=\"Act-aa-002\"/>\n"
        let merged = try MergedText(file(""), file(single), file(double))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains(single) && merged.text.contains(double))
    }

    /// A view without a constraint has `fixedFrame`; one side removed the constraints, the other
    /// added one.
    @Test(arguments: MergeSide.allCases)
    func `a view with a constraint has no fixed frame`(side: MergeSide) throws {
        let form = MergeFixture.form
        let lines = ["eee-01-001", "ggg-01-001"].map(MergeFixture.line)
        let fixed = lines.reduce(form) { $0.with($1, "") }
            .with("<button opaque=\"NO\"", "<button opaque=\"NO\" fixedFrame=\"YES\"")
        let new = lines[0].replacing("leading", with: "centerX").replacing("eee-", with: "hhh-")
        let constrained = form.with(lines[0], lines[0] + new)
        let merged = try MergedText(
            form, side == .ours ? fixed : constrained, side == .ours ? constrained : fixed)
        #expect(merged.text.contains("hhh-01-001") && !merged.text.contains("eee-01-001"))
        #expect(!merged.text.contains("fixedFrame"))
        #expect(try MergedText(form, fixed, form).text == fixed)
    }

    /// An older Xcode writes a frame, a newer one an inset.
    @Test(arguments: MergeSide.allCases)
    func `a view has a frame in one notation`(side: MergeSide) throws {
        let rect = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
        let inset = "<frame key=\"frameInset\" minX=\"1\" minY=\"2\" width=\"3\" height=\"4\"/>"
        func file(_ frame: String) -> String {
            Self.window(
                "<button id=\"Obj-aa-001\">\n<autoresizingMask key=\"autoresizingMask\"/>\n\(frame)</button>"
            )
        }
        let merged = try MergedText(
            file(""), file(side == .ours ? rect : inset), file(side == .ours ? inset : rect))
        #expect(merged.text.contains(rect) != merged.text.contains(inset))
        #expect(merged.conflicts.isEmpty)
    }

    // MARK: Objects with one purpose

    /// Both sides embed the same views in a stack, each with its own values.
    @Test(arguments: MergeSide.allCases)
    func `a stack that both made of the same views is one`(side: MergeSide) throws {
        func file(_ id: String, _ spacing: Int, _ views: [String] = ["One", "Two"]) -> String {
            let stack =
                views.isEmpty
                ? ""
                : "<stackView axis=\"vertical\" spacing=\"\(spacing)\" id=\"\(id)\">\n<subviews>\n"
                    + views.map { "<label text=\"\($0)\" id=\"\($0)-aa-001\"/>\n" }.joined()
                    + "</subviews>\n</stackView>\n"
            let rest = ["One", "Two", "Six"].filter { !views.contains($0) }
                .map { "<label text=\"\($0)\" id=\"\($0)-aa-001\"/>\n" }
            return Self.window(
                "<view id=\"Obj-aa-001\">\n<subviews>\n\(stack)\(rest.joined())</subviews>\n</view>"
            )
        }
        let merged = try MergedText(
            file("", 0, []), file("Sta-aa-001", 4), file("Stb-aa-001", 8), preferring: side)
        #expect(merged.kinds == [.value])
        #expect(merged.text.ranges(of: "<stackView ").count == 1)
        #expect(merged.text.contains("spacing=\"\(side == .ours ? 4 : 8)\" id=\"Sta-aa-001\">"))
        #expect(merged.text.ranges(of: "<label ").count == 3)
        let others = try MergedText(
            file("", 0, []), file("Sta-aa-001", 4), file("Stb-aa-001", 4, ["Two", "Six"]),
            preferring: side)
        #expect(!others.conflicts.isEmpty)
    }

    /// Both sides give a controller a navigation item, as Xcode adds one for its first value.
    @Test func `a navigation item that both added is one`() throws {
        func file(_ item: String) -> String {
            MergeFixture.form.with("<connections>\n", item + "<connections>\n")
        }
        let titled = "<navigationItem key=\"navigationItem\" title=\"Home\" id=\"Nav-aa-001\"/>\n"
        let barred =
            "<navigationItem key=\"navigationItem\" id=\"Nav-bb-001\">\n"
            + "<barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"Bar-aa-001\"/>\n</navigationItem>\n"
        let merged = try MergedText(MergeFixture.form, file(titled), file(barred))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("title=\"Home\" id=\"Nav-aa-001\">"))
        #expect(merged.text.contains("id=\"Bar-aa-001\"") && !merged.text.contains("Nav-bb-001"))
    }

    /// One side deletes a bar item, the other adds a second one, which puts both into a list.
    @Test(arguments: MergeSide.allCases)
    func `a bar item beside a new one is unchanged`(side: MergeSide) throws {
        func file(_ items: String) -> String {
            MergeFixture.form.with(
                "<connections>\n",
                "<navigationItem key=\"navigationItem\" id=\"Nav-aa-001\">\n\(items)</navigationItem>\n<connections>\n"
            )
        }
        func item(_ letter: String, _ key: String = "") -> String {
            "<barButtonItem\(key) title=\"\(letter)\" id=\"Bar-aa-00\(letter)\"/>\n"
        }
        let base = file(item("a", " key=\"rightBarButtonItem\""))
        let both = file(
            "<rightBarButtonItems>\n" + item("a") + item("b") + "</rightBarButtonItems>\n")
        let merged = try MergedText(
            base, side == .ours ? both : file(""), side == .ours ? file("") : both)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("Bar-aa-00b") && !merged.text.contains("Bar-aa-00a"))
    }

    /// Both sides exchange the items of a constraint and change it in the same way.
    @Test func `an exchanged constraint that is equal on both sides stays so`() throws {
        let line = MergeFixture.line("ggg-01-001")
        let new = line.replacing(
            "firstItem=\"Btn-aa-001\" firstAttribute=\"top\" secondItem=\"Ttl-aa-001\" secondAttribute=\"bottom\" constant=\"20\"",
            with:
                "firstItem=\"Ttl-aa-001\" firstAttribute=\"bottom\" secondItem=\"Btn-aa-001\" secondAttribute=\"top\" constant=\"-24\" identifier=\"gap\""
        )
        let side = MergeFixture.form.with(line, new)
        let other = side.with("text=\"Sign in\"", "text=\"Log in\"")
        #expect(new != line)
        #expect(try MergedText(MergeFixture.form, side, other).text == other)
    }

    // MARK: Identifiers

    /// Both sides add a segue with one identifier to a controller.
    @Test(arguments: MergeSide.allCases)
    func `an identifier is that of one segue of a controller`(side: MergeSide) throws {
        func file(_ letter: String) -> String {
            let end = "id=\"out-01-001\"/>\n"
            let segue =
                letter.isEmpty
                ? ""
                : "<segue destination=\"Ctl-aa-001\" kind=\"\(letter)\" identifier=\"more\" id=\"Seg-aa-00\(letter)\"/>\n"
            return MergeFixture.form.with(end, end + segue)
        }
        let merged = try MergedText(file(""), file("a"), file("b"), preferring: side)
        #expect(merged.kinds == [.slot])
        #expect(merged.text.ranges(of: "identifier=\"more\"").count == 1)
    }

    /// Both sides give an identifier to another controller.
    @Test(arguments: MergeSide.allCases)
    func `a storyboard identifier is that of one controller`(side: MergeSide) throws {
        let scene = MergeFixture.lines(from: "<scene sceneID", to: "</scene>")
        let other = scene.replacing("-aa-001", with: "-zz-001")
            .replacing("-01-001", with: "-09-001").replacing("\"Form\"", with: "\"Other\"")
        let form = MergeFixture.form.with(scene, scene + other)
        let merged = try MergedText(
            form, form.with("title=\"Form\"", "storyboardIdentifier=\"Home\" title=\"Form\""),
            form.with("title=\"Other\"", "storyboardIdentifier=\"Home\" title=\"Other\""),
            preferring: side)
        #expect(merged.kinds == [.slot])
        let title = side == .ours ? "Form" : "Other"
        #expect(merged.text.contains("storyboardIdentifier=\"Home\" title=\"\(title)\""))
        #expect(merged.text.ranges(of: " storyboardIdentifier=").count == 1)
    }

    private static func table(_ content: String, static isStatic: Bool = false) -> String {
        window(
            """
                    <tableView\(isStatic ? " dataMode=\"static\"" : "") id="Tab-aa-001">
            \(content)
                    </tableView>
            """)
    }

    private static func cell(_ letter: String, reuse: String, text: String = "") -> String {
        "<tableViewCell reuseIdentifier=\"\(reuse)\" id=\"Cel-aa-00\(letter)\">"
            + "<note>\(text)</note></tableViewCell>\n"
    }

    private static func prototypes(_ cells: String...) -> String {
        "<prototypes>\n" + cells.joined() + "</prototypes>"
    }

    @Test(arguments: MergeSide.allCases)
    func `a reuse identifier is that of one prototype`(side: MergeSide) throws {
        let first = Self.cell("a", reuse: "A")
        let (mine, yours) = (
            Self.cell("b", reuse: "B", text: "b"), Self.cell("c", reuse: "B", text: "c")
        )
        let merged = try MergedText(
            Self.table(Self.prototypes(first)), Self.table(Self.prototypes(first, mine)),
            Self.table(Self.prototypes(first, yours)), preferring: side)
        #expect(merged.kinds == [.slot])
        #expect(merged.text.contains("Cel-aa-00b") && merged.text.contains("Cel-aa-00c"))
        let found = merged.text.matches(of: /reuseIdentifier="B" id="Cel-aa-00(.)"/)
        #expect(found.map { String($0.1) } == [side == .ours ? "b" : "c"])
    }

    /// One side makes a table static, the other adds a prototype.
    @Test(arguments: MergeSide.allCases, [false, true])
    func `a static table has no prototypes`(side: MergeSide, isSwapped: Bool) throws {
        let first = Self.cell("a", reuse: "A")
        let sections =
            "<sections><tableViewSection id=\"Sec-aa-001\"><cells>\n" + first
            + "</cells></tableViewSection></sections>"
        let base = Self.table(Self.prototypes(first))
        let dynamic = Self.table(Self.prototypes(first, Self.cell("b", reuse: "B")))
        let fixed = Self.table(sections, static: true)
        let merged = try MergedText(
            base, isSwapped ? dynamic : fixed, isSwapped ? fixed : dynamic, preferring: side)
        #expect(merged.kinds == [.slot])
        let isStatic = (side == .ours) != isSwapped
        #expect(merged.text.contains("dataMode=\"static\"") == isStatic)
        #expect(merged.text.contains("<sections>") == isStatic)
        #expect(merged.text.contains("<prototypes>") == !isStatic)
        #expect(merged.text.contains("id=\"Cel-aa-00a\""))
        #expect(merged.text.contains("id=\"Cel-aa-00b\"") == !isStatic)
    }

    /// Each side deletes segments or selects one.
    @Test(arguments: 0..<3, 1...3)
    func `the selected segment is there`(index: Int, count: Int) throws {
        for side in MergeSide.allCases { try checkSegments(index, count, side) }
    }

    private func checkSegments(_ index: Int, _ count: Int, _ side: MergeSide) throws {
        func file(_ index: Int, _ count: Int) -> String {
            let segments = (0..<count).map { "<segment title=\"\($0)\"/>" }.joined()
            return Self.window(
                "<segmentedControl selectedSegmentIndex=\"\(index)\" id=\"Obj-aa-001\">"
                    + "<segments>\(segments)</segments></segmentedControl>")
        }
        let merged = try MergedText(
            file(0, 3), file(index, 3), file(0, count), preferring: side)
        #expect(merged.kinds == (index < count ? [] : [.value]))
        let found = merged.text.firstMatch(of: /selectedSegmentIndex="(\d)"/).flatMap { Int($0.1) }
        #expect(found! < merged.text.ranges(of: "<segment ").count)
    }

    // MARK: Navigation controllers

    private static func navigation(_ letter: String, title: String = "") -> String {
        """
                <scene sceneID="Sc\(letter)-aa-001">
                    <objects>
                        <navigationController\(title) id="Nv\(letter)-aa-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" id="Nb\(letter)-aa-001"/>
                            <connections>
                                <segue destination="Ctl-aa-001" kind="relationship" relationship="rootViewController" id="Sg\(letter)-aa-001"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr\(letter)-aa-001" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-700" y="\(letter == "A" ? 0 : 9)"/>
                </scene>

        """
    }

    private static func embedded(_ letter: String, title: String = "") -> String {
        let end = "    </scenes>\n"
        return MergeFixture.form.with(end, navigation(letter, title: title) + end)
            .with("initialViewController=\"Ctl", "initialViewController=\"Nv\(letter)")
    }

    @Test func `a controller that both embed is embedded once`() throws {
        let merged = try MergedText(
            MergeFixture.form, Self.embedded("A"), Self.embedded("B"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == Self.embedded("A"))
        #expect(
            merged.decisions
                == ["both sides added the same: the result contains it once (ScB-aa-001 of theirs)"]
        )
    }

    @Test(arguments: MergeSide.allCases)
    func `a controller is the root of one navigation controller`(side: MergeSide) throws {
        let merged = try MergedText(
            MergeFixture.form, Self.embedded("A", title: " title=\"a\""),
            Self.embedded("B", title: " title=\"b\""), preferring: side)
        #expect(Set(merged.kinds) == [.slot, .value])
        let roots = merged.text.matches(of: /relationship="rootViewController" id="Sg(.)/)
        #expect(roots.map { String($0.1) } == [side == .ours ? "A" : "B"])
    }

    @Test func `new scenes that only look alike are two`() throws {
        let end = "    </scenes>\n"
        func file(_ letter: String) -> String {
            let scene = Self.navigation(letter).split(separator: "\n")
                .filter { !$0.contains("onnections>") && !$0.contains("<segue") }
            return MergeFixture.form.with(end, scene.joined(separator: "\n") + "\n" + end)
        }
        let merged = try MergedText(MergeFixture.form, file("A"), file("B"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text.contains("NvA-aa-001") && merged.text.contains("NvB-aa-001"))
    }
}
