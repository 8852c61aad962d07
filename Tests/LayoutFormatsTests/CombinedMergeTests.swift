import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges whose result would have something that no side has: an order that is not Xcode's, a
/// selection of another entry, a number outside of its range, settings that exclude each other
/// (docs/merging.md, "Order", "Attributes" and "Values"). Each is made in both orders of the sides.
@Suite struct CombinedMergeTests {
    private let form = MergeFixture.form

    private func window(_ lines: String) -> String { UnitMergeTests.window(lines) }

    private func merges(
        _ base: String, _ first: String, _ second: String
    ) throws -> [(merged: MergedText, isFirst: Bool)] {
        try MergedText.inBothOrders(base, first, second)
    }

    // MARK: Order

    private static let attributes: [(tag: String, names: [String])] = [
        (
            "view",
            ["hidden", "opaque", "clipsSubviews", "multipleTouchEnabled", "contentMode", "tag"]
        ),
        ("tableView", ["dataMode", "style", "separatorStyle", "rowHeight", "estimatedRowHeight"]),
        ("label", ["text", "textAlignment", "lineBreakMode", "numberOfLines", "contentMode"]),
        ("imageView", ["hidden", "contentMode", "highlighted", "image", "opaque", "alpha"]),
        ("newTag", ["b", "a", "contentMode", "hidden"]),
    ]

    @Test(arguments: attributes.indices, 0..<30)
    func `attributes of both sides are in Xcode's order`(tag: Int, seed: Int) throws {
        var random = SeededGenerator(seed: 100 * tag + seed)
        let (tag, names) = Self.attributes[tag]
        let sorted = names.sorted {
            XcodeOrder.precedes(attribute: $0, $1, in: tag) ?? ($0 < $1)
        }
        let owners = sorted.map { _ in Int.random(in: 0...2, using: &random) }
        func file(_ sides: Set<Int>) -> String {
            let added = zip(sorted, owners).filter { sides.contains($0.1) }
            let words = added.map { " \($0.0)=\"1\"" }.joined()
            return window("        <\(tag)\(words) id=\"Obj-aa-001\"/>")
        }
        for (merged, _) in try merges(file([0]), file([0, 1]), file([0, 2])) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text == file([0, 1, 2]))
        }
    }

    private static let parts: [(tag: String, lines: [String])] = [
        (
            "button",
            [
                "<fontDescription key=\"fontDescription\" pointSize=\"11\"/>",
                "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"1\" maxX=\"1\" maxY=\"1\"/>",
                "<inset key=\"imageEdgeInsets\" minX=\"1\" minY=\"1\" maxX=\"1\" maxY=\"1\"/>",
                "<state key=\"normal\" title=\"A\"/>", "<state key=\"disabled\" title=\"A\"/>",
                "<state key=\"highlighted\" title=\"A\"/>",
            ]
        ),
        (
            "stackView",
            [
                "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>",
                "<color key=\"tintColor\" white=\"1\" alpha=\"1\"/>",
                "<accessibility key=\"accessibilityConfiguration\" label=\"A\"/>",
                "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"1\" bottom=\"1\" right=\"1\"/>",
            ]
        ),
        (
            "label",
            [
                "<fontDescription key=\"fontDescription\" pointSize=\"11\"/>",
                "<color key=\"textColor\" white=\"1\" alpha=\"1\"/>",
                "<color key=\"highlightedColor\" white=\"1\" alpha=\"1\"/>",
                "<color key=\"shadowColor\" white=\"1\" alpha=\"1\"/>",
            ]
        ),
    ]

    @Test(arguments: parts.indices, 0..<30)
    func `parts of both sides are in Xcode's order`(tag: Int, seed: Int) throws {
        var random = SeededGenerator(seed: 100 * tag + seed)
        let (tag, lines) = Self.parts[tag]
        let elements = try lines.map { ($0, try XMLReader.read(Array($0.utf8)).root) }
        let sorted = elements.sorted { XcodeOrder.precedes(child: $0.1, $1.1, in: tag) }.map(\.0)
        let owners = sorted.map { _ in Int.random(in: 0...2, using: &random) }
        func file(_ sides: Set<Int>) -> String {
            let added = zip(sorted, owners).filter { sides.contains($0.1) }
            let words = added.map { "            \($0.0)\n" }.joined()
            return window(
                "        <\(tag) id=\"Obj-aa-001\">\n"
                    + "            <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>\n"
                    + "\(words)        </\(tag)>")
        }
        for (merged, _) in try merges(file([0]), file([0, 1]), file([0, 2])) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text == file([0, 1, 2]))
        }
    }

    // MARK: Selections

    private static let lists: [(tag: String, index: String, list: String)] = [
        ("segmentedControl", "selectedSegmentIndex", "segments"),
        ("searchBar", "selectedScopeButtonIndex", "scopeButtonTitles"),
    ]

    @Test(arguments: lists.indices, 0..<30)
    func `an index selects the entry that a person chose`(kind: Int, seed: Int) throws {
        var random = SeededGenerator(seed: 100 * kind + seed)
        let (tag, index, list) = Self.lists[kind]
        func file(_ entries: [String], _ selected: Int) -> String {
            let lines = entries.map {
                kind == 0 ? "<segment title=\"\($0)\"/>\n" : "<string>\($0)</string>\n"
            }
            return form.with(
                "<button ",
                "<\(tag) \(index)=\"\(selected)\" id=\"Lst-aa-001\">\n<\(list)>\n\(lines.joined())"
                    + "</\(list)>\n</\(tag)>\n<button ")
        }
        let base = ["A", "B", "C"]
        var changed = base
        let place = Int.random(in: 0...2, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: changed.insert("N", at: place)
        case 1: changed.append("N")
        case 2: changed.remove(at: place)
        default: changed[place] = "N"
        }
        let selected = Int.random(in: 1...2, using: &random)
        let isSame =
            changed.indices.contains(selected)
            && (changed[selected] == base[selected]
                || changed.count == 3 && changed[selected] == "N")
        for (merged, isFirst) in try merges(file(base, 0), file(changed, 0), file(base, selected)) {
            #expect(merged.kinds == (isSame ? [] : [.value]), "\(changed) \(selected)")
            if isSame {
                #expect(merged.text == file(changed, selected))
            } else {
                #expect(merged.text.contains("\(index)=\"\(selected)\"") == !isFirst)
                #expect(
                    (merged.text.ranges(of: ">C<").count + merged.text.ranges(of: "\"C\"").count
                        == (isFirst && !changed.contains("C") ? 0 : 1)))
            }
        }
    }

    // MARK: Ranges

    /// An element with three numbers of which none may be greater than the next.
    private func ranged(_ kind: Int, _ numbers: [Int]) -> String {
        switch kind {
        case 0:
            return window(
                "<tableColumn minWidth=\"\(numbers[0])\" width=\"\(numbers[1])\" maxWidth=\"\(numbers[2])\" id=\"Obj-aa-001\"/>"
            )
        case 1:
            let lines = zip(["minimumDate", "date", "maximumDate"], numbers).map {
                "<date key=\"\($0)\" timeIntervalSinceReferenceDate=\"\($1)\"/>\n"
            }
            return window("<datePicker id=\"Obj-aa-001\">\n\(lines.joined())</datePicker>")
        case 2:
            let tags = [
                "<value key=\"minSize\" type=\"size\"",
                "<rect key=\"contentRect\" x=\"0.0\" y=\"0.0\"",
            ]
            let lines = zip(tags + ["<value key=\"maxSize\" type=\"size\""], numbers).map {
                "\($0) width=\"9\" height=\"\($1)\"/>\n"
            }
            return window("<window id=\"Obj-aa-001\">\n\(lines.joined())</window>")
        default:
            return window(
                "<scrollView minimumZoomScale=\"\(numbers[0])\" maximumZoomScale=\"\(numbers[1])\" id=\"Obj-aa-001\"/>"
            )
        }
    }

    @Test(arguments: 0..<4, 0..<40)
    func `a number is in its range`(kind: Int, seed: Int) throws {
        var random = SeededGenerator(seed: 100 * kind + seed)
        let all = (0..<3).map { _ in
            (0..<3).map { _ in Int.random(in: 1...6, using: &random) }.sorted()
        }
        let values = (0..<3).map { place in
            ThreeWay(all[0][place], all[1][place], all[2][place]).side
                .map { all[$0 == .ours ? 1 : 2][place] }
        }
        let known = (kind == 3 ? Array(values.prefix(2)) : values).compactMap(\.self)
        let isConflict = known != known.sorted() || known.count < (kind == 3 ? 2 : 3)
        for (merged, _) in try merges(
            ranged(kind, all[0]), ranged(kind, all[1]), ranged(kind, all[2]))
        {
            #expect(merged.conflicts.isEmpty != isConflict, "\(all)")
            #expect(merged.kinds.allSatisfy { $0 == .value })
            if !isConflict {
                #expect(merged.text == ranged(kind, known + [all[0][2]]), "\(all)")
            }
        }
    }

    // MARK: Settings that exclude each other

    private static let restoration = "useStoryboardIdentifierAsRestorationIdentifier"
    private static let settings: [(tag: String, first: String, second: String, isChild: Bool)] = [
        ("viewController", "\(restoration)=\"YES\"", "restorationIdentifier=\"R\"", false),
        (
            "view",
            "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"1\" bottom=\"1\" right=\"1\"/>",
            "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"1\" bottom=\"1\" trailing=\"1\"/>",
            true
        ),
        (
            "collectionViewFlowLayout", "automaticEstimatedItemSize=\"YES\"",
            "<size key=\"estimatedItemSize\" width=\"1\" height=\"1\"/>", true
        ),
        ("textFieldCell", "borderStyle=\"border\"", "bezelStyle=\"round\"", false),
        (
            "buttonCell", "keyEquivalent=\"s\"",
            "<modifierMask key=\"keyEquivalentModifierMask\" command=\"YES\"/>", true
        ),
        (
            "segue", "kind=\"show\"",
            "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/>", true
        ),
    ]

    @Test(arguments: settings.indices)
    func `settings that exclude each other come from one side`(number: Int) throws {
        let (tag, first, second, _) = Self.settings[number]
        func file(_ part: String) -> String {
            let isChild = part.hasPrefix("<")
            let kind =
                tag == "segue" && !part.hasPrefix("kind") ? " kind=\"popoverPresentation\"" : ""
            return window(
                "<\(tag)\(kind)\(isChild || part.isEmpty ? "" : " " + part) id=\"Obj-aa-001\">\n"
                    + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>\n"
                    + "\(isChild ? part + "\n" : "")</\(tag)>")
        }
        for (merged, isFirst) in try merges(file(""), file(first), file(second)) {
            #expect(merged.kinds == [.value])
            let text = merged.text.split(separator: "\n").filter { !$0.contains("layoutedit ") }
                .joined(separator: "\n")
            #expect(text.contains(first) == isFirst)
            #expect(text.contains(second) == !isFirst)
        }
    }

    @Test func `a restoration identifier needs the identifier that it is`() throws {
        func file(_ words: String) -> String {
            form.with("<viewController title", "<viewController \(words) title")
        }
        let base = file("storyboardIdentifier=\"S\"")
        let used = file("storyboardIdentifier=\"S\" \(Self.restoration)=\"YES\"")
        for (merged, isFirst) in try merges(base, used, file("")) {
            #expect(merged.kinds == [.value])
            #expect(merged.text.contains("storyboardIdentifier=\"S\"") == isFirst)
        }
    }

    @Test(arguments: 0..<4)
    func `a setting of the document excludes content`(kind: Int) throws {
        let settings = [
            ("", " launchScreen=\"YES\""), (" useAutolayout=\"YES\"", ""),
            (" useTraitCollections=\"YES\"", ""), ("", " launchScreen=\"YES\""),
        ]
        let line = MergeFixture.line("eee-01-001")
        func file(_ setting: String, _ isAdded: Bool) -> String {
            var file = form.replacing(" useAutolayout=\"YES\"", with: "")
                .replacing(" useTraitCollections=\"YES\"", with: "")
                .replacing(" customClass=\"SignIn\"", with: "")
                .with(MergeFixture.line("out-01-001"), "")
                .with("<connections>\n", "").with("</connections>\n", "")
                .with(" type=\"com.apple", "\(setting) type=\"com.apple")
            if kind == 1 { file = file.replacing(#/ *<constraint .*\n/#, with: "") }
            if !isAdded { return file }
            switch kind {
            case 0: return file.with("<label text", "<label customClass=\"L\" text")
            case 1: return file.with("<constraints>\n", "<constraints>\n" + line)
            case 2:
                return file.with(
                    "<state key=\"normal\" title=\"Go\"/>\n",
                    "<state key=\"normal\" title=\"Go\"/>\n<variation key=\"heightClass=compact\" alpha=\"0.5\"/>\n"
                )
            default:
                return file.with(
                    "<state key=\"normal\" title=\"Go\"/>\n",
                    "<state key=\"normal\" title=\"Go\"/>\n<userDefinedRuntimeAttributes>\n<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"b\"/>\n</userDefinedRuntimeAttributes>\n"
                )
            }
        }
        let (before, after) = settings[kind]
        for (merged, isFirst) in try merges(
            file(before, false), file(after, false), file(before, true))
        {
            #expect(merged.kinds.filter { $0 != .layout } == [.value])
            let setting = after.isEmpty ? before : after
            #expect(merged.text.contains(setting) == (isFirst != after.isEmpty))
        }
    }

    // MARK: Independent switches

    @Test(arguments: ["accessibilityTraits", "dataDetectorType", "windowStyleMask"], 0..<20)
    func `switches are independent of each other`(tag: String, seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let names = ["button", "header", "link", "none", "titled"]
        let owners = names.map { _ in Int.random(in: 0...2, using: &random) }
        func file(_ sides: Set<Int>) -> String {
            let on = zip(names, owners).filter { $0.1 == 3 || sides.contains($0.1) }
            return window(
                "<textView id=\"Obj-aa-001\">\n<\(tag) key=\"it\" always=\"YES\""
                    + on.map { " \($0.0)=\"YES\"" }.joined() + "/>\n</textView>")
        }
        for (merged, _) in try merges(file([0]), file([0, 1]), file([0, 2])) {
            #expect(merged.kinds.isEmpty)
            for name in names {
                #expect(merged.text.contains(" \(name)=\"YES\""))
            }
        }
    }

    @Test func `the title and the colour of a header cell are independent`() throws {
        func file(_ title: String, _ white: String) -> String {
            window(
                """
                <tableColumn id="Obj-aa-001">
                <tableHeaderCell key="headerCell" title="\(title)">
                <color key="textColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/>
                </tableHeaderCell>
                </tableColumn>
                """)
        }
        for (merged, _) in try merges(file("A", "0.1"), file("B", "0.1"), file("A", "0.2")) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text == file("B", "0.2"))
        }
    }

    // MARK: One among several

    @Test(arguments: 0..<40)
    func `one radio button of a group is on`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let groups = [Bool.random(using: &random), Bool.random(using: &random), true, true]
        func file(_ on: Int) -> String {
            let buttons = groups.indices.map { place in
                """
                <button id="Rad-aa-00\(place)">
                <buttonCell key="cell" type="radio"\(place == on ? " state=\"on\"" : "") id="Cel-aa-00\(place)"/>
                <connections>
                <action selector="\(groups[place] ? "one:" : "two:")" target="Aaa-aa-001" id="Act-aa-00\(place)"/>
                </connections>
                </button>

                """
            }
            return window(
                "<customView id=\"Vew-aa-001\">\n<subviews>\n\(buttons.joined())</subviews>\n</customView>"
            )
        }
        let (ours, theirs) = (Int.random(in: 0...2, using: &random), 3)
        let isConflict = groups[ours] == groups[theirs]
        for (merged, isFirst) in try merges(file(9), file(ours), file(theirs)) {
            #expect(merged.kinds == (isConflict ? [.slot] : []))
            let count = merged.text.ranges(of: "state=\"on\"").count
            #expect(count == (isConflict ? 1 : 2))
            if isConflict {
                let text = merged.text.replacing(#/layoutedit [^"]*/#, with: "")
                let on = isFirst ? ours : theirs
                #expect(text.contains("state=\"on\" id=\"Cel-aa-00\(on)\""))
            }
        }
    }

    @Test func `an identifier of a toolbar and of a table occurs once`() throws {
        func file(_ first: String, _ second: String) -> String {
            window(
                """
                <toolbar id="Bar-aa-001">
                <allowedToolbarItems>
                <toolbarItem implicitItemIdentifier="A"\(first) id="Itm-aa-001"/>
                <toolbarItem implicitItemIdentifier="B"\(second) id="Itm-aa-002"/>
                </allowedToolbarItems>
                </toolbar>
                """)
        }
        let name = " explicitItemIdentifier=\"X\""
        for (merged, isFirst) in try merges(file("", ""), file(name, ""), file("", name)) {
            #expect(merged.kinds == [.slot])
            let text = merged.text
            #expect(text.contains("implicitItemIdentifier=\"A\"\(name)") == isFirst)
            #expect(text.contains("implicitItemIdentifier=\"B\"\(name)") == !isFirst)
        }
    }

    @Test func `equal shortcuts are reported`() throws {
        func file(_ first: String, _ second: String) -> String {
            window(
                "<menu id=\"Men-aa-001\">\n<items>\n<menuItem title=\"A\"\(first) id=\"Itm-aa-001\"/>\n"
                    + "<menuItem title=\"B\"\(second) id=\"Itm-aa-002\"/>\n</items>\n</menu>")
        }
        let key = " keyEquivalent=\"k\""
        for (merged, _) in try merges(file("", ""), file(key, ""), file("", key)) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.decisions.contains { $0.contains("it has the shortcut of") })
        }
    }

    @Test(arguments: [8, 9])
    func `a new view that covers one of the other side is reported`(distance: Int) throws {
        func file(_ name: String?, _ distance: Int = 0) -> String {
            guard let name else { return form }
            let last = MergeFixture.line("ggg-01-001")
            return form.with(
                "<button ",
                "<label text=\"\(name)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(name)-aa-001\">\n"
                    + "<rect key=\"frame\" x=\"20\" y=\"\(100 + distance)\" width=\"40\" height=\"21\"/>\n</label>\n<button "
            ).with(
                last,
                last
                    + "<constraint firstItem=\"\(name)-aa-001\" firstAttribute=\"leading\" secondItem=\"Ttl-aa-001\" secondAttribute=\"leading\" id=\"\(name)-01-001\"/>\n"
                    + "<constraint firstItem=\"\(name)-aa-001\" firstAttribute=\"top\" secondItem=\"Ttl-aa-001\" secondAttribute=\"bottom\" constant=\"\(distance)\" id=\"\(name)-01-002\"/>\n"
            )
        }
        for (merged, _) in try merges(file(nil), file("One", 8), file("Two", distance)) {
            #expect(merged.kinds.isEmpty)
            let isTold = merged.decisions.contains { $0.hasSuffix("one covers the other") }
            #expect(isTold == (distance == 8))
        }
    }

    @Test func `pages do not lead in a circle`() throws {
        func file(_ links: [Int]) -> String {
            let pages = (1...3).map { page in
                let list =
                    links.contains(page)
                    ? "<connections>\n<segue destination=\"Pag-aa-00\(page % 3 + 1)\" kind=\"relationship\" relationship=\"nextPage\" id=\"Seg-aa-00\(page)\"/>\n</connections>\n"
                    : ""
                return "<controller id=\"Pag-aa-00\(page)\">\n\(list)</controller>\n"
            }
            return window(pages.joined())
        }
        for (merged, isFirst) in try merges(file([1]), file([1, 2]), file([1, 3])) {
            #expect(merged.kinds == [.slot])
            #expect(merged.text.contains("id=\"Seg-aa-002\"") == isFirst)
            #expect(merged.text.contains("id=\"Seg-aa-003\"") == !isFirst)
        }
        for (merged, _) in try merges(file([]), file([1]), file([2])) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text.ranges(of: "nextPage").count == 2)
        }
    }

    // MARK: What Xcode derives

    @Test func `a scene has one tie-breaker`() throws {
        func file(_ breakers: [Int]) -> String {
            let lines = breakers.map { "<segue reference=\"Seg-aa-00\($0)\"/>\n" }
            let segues = (1...3).map {
                "<segue destination=\"Ctl-aa-001\" kind=\"show\" identifier=\"S\($0)\" id=\"Seg-aa-00\($0)\"/>\n"
            }
            return form.with("<connections>\n", "<connections>\n" + segues.joined()).with(
                "    </scenes>\n",
                "    </scenes>\n<inferredMetricsTieBreakers>\n\(lines.joined())</inferredMetricsTieBreakers>\n"
            )
        }
        for (base, isSwapped) in [(file([1]), false), (file([1]), true)] {
            let (ours, theirs) = isSwapped ? (3, 2) : (2, 3)
            for side in MergeSide.allCases {
                let merged = try MergedText(base, file([ours]), file([theirs]), preferring: side)
                #expect(merged.kinds.isEmpty)
                #expect(merged.text == file([ours]))
            }
        }
    }

    private static let uses: [(capability: String, use: String, none: String)] = [
        ("Stack View standard spacing", " spacingType=\"standard\"", ""),
        ("Image references", "<imageReference key=\"image\" image=\"a\"/>\n", ""),
    ]

    @Test(arguments: uses.indices, 0..<64)
    func `a file lists the capabilities that it uses`(kind: Int, number: Int) throws {
        let (capability, use, _) = Self.uses[kind]
        func file(_ used: [Bool]) -> String {
            let views = used.enumerated().map { place, isUsed in
                let part = isUsed ? use : ""
                let isAttribute = part.hasPrefix(" ")
                return
                    "<stackView\(isAttribute ? part : "") id=\"Stk-aa-00\(place)\">\n\(isAttribute ? "" : part)<subviews/>\n</stackView>\n"
            }
            let line = "<capability name=\"\(capability)\" minToolsVersion=\"9.0\"/>\n"
            return form.with("<button ", views.joined() + "<button ").with(
                "<dependencies>\n", "<dependencies>\n" + (used.contains(true) ? line : ""))
        }
        let all = (0..<3).map { version in (0..<2).map { number >> (2 * version + $0) & 1 == 1 } }
        let used = (0..<2).map { place in
            [all[1], all[2]][
                ThreeWay(all[0][place], all[1][place], all[2][place]).side == .ours ? 0 : 1][place]
        }
        for (merged, _) in try merges(file(all[0]), file(all[1]), file(all[2])) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text.contains(capability) == used.contains(true), "\(all)")
        }
    }
}
