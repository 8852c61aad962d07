import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges in which one side's edit needs what the other side removed, moved or replaced
/// (docs/merging.md, "Deletions", "Slots" and "References"). Each is made in both orders of the
/// sides, and with each of them preferred.
@Suite struct DependentMergeTests {
    private let form = MergeFixture.form

    /// Returns the merges of two edits, each with whether the first one is preferred. Expects the
    /// same kinds of conflicts in all of them, and that each edit alone gives its own file.
    private func merges(
        _ base: String, _ first: String, _ second: String
    ) throws -> [(merged: MergedText, isFirst: Bool)] {
        for edit in [first, second] { #expect(try MergedText(base, edit, base).text == edit) }
        return try MergedText.inBothOrders(base, first, second)
    }

    /// The lines of a file without their indentation.
    private func flat(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

    // MARK: Entries that stand for an object

    /// A toolbar with these items, of which some are in the default set, once or more often.
    private func toolbar(_ items: [Int], default set: [Int], label: String = "L") -> String {
        let lines = items.map {
            "<toolbarItem implicitItemIdentifier=\"I\($0)\" label=\"\(label)\($0)\" id=\"Tbi-aa-00\($0)\"/>\n"
        }
        let entries = set.map { "<toolbarItem reference=\"Tbi-aa-00\($0)\"/>\n" }.joined()
        let list =
            entries.isEmpty ? "" : "<defaultToolbarItems>\n\(entries)</defaultToolbarItems>\n"
        return UnitMergeTests.window(
            """
            <window id="Win-aa-001">
            <toolbar key="toolbar" id="Bar-aa-001">
            <allowedToolbarItems>
            \(lines.joined())</allowedToolbarItems>
            \(list)</toolbar>
            </window>
            """)
    }

    @Test(arguments: 0..<40)
    func `an entry of a toolbar goes and stays with its item`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let set = (1...3).filter { _ in Bool.random(using: &random) }
        let more = (0..<Int.random(in: 0...2, using: &random)).map { _ in 3 }
        let base = toolbar([1, 2, 3], default: set)
        let deleted = toolbar([1, 2], default: set.filter { $0 != 3 })
        let worked = toolbar([1, 2, 3], default: set + more, label: more.isEmpty ? "N" : "L")
        for (merged, isFirst) in try merges(base, deleted, worked) {
            #expect(merged.kinds.contains(.deletion), "\(set) \(more)")
            #expect(merged.text.contains("id=\"Tbi-aa-003\"") == !isFirst)
            let entries = isFirst ? 0 : set.count { $0 == 3 } + more.count
            #expect(count("reference=\"Tbi-aa-003\"", in: merged.text) == entries)
            #expect(!merged.text.contains("<toolbarItem/>"))
        }
    }

    @Test func `two orders of the items that a toolbar shows are decided`() throws {
        let orders = [[3, 1, 2], [2, 1, 3]]
        let files = orders.map { toolbar([1, 2, 3], default: $0) }
        let base = toolbar([1, 2, 3], default: [1, 2, 3])
        for (merged, isFirst) in try merges(base, files[0], files[1]) {
            #expect(merged.kinds == [.order])
            #expect(merged.conflicts[0].base?.contains("\"L1\" Tbi-aa-001, ") == true)
            let place = isFirst ? 0 : 1
            #expect(entries(in: merged.text) == orders[place])
        }
        let merged = try InterfaceBuilderMerge.merge(
            base: Array(base.utf8), ours: Array(files[0].utf8), theirs: Array(files[1].utf8))
        let taken = try MarkedConflicts.take(.theirs, of: nil, in: merged.bytes)
        #expect(taken.decided == [1])
        #expect(entries(in: String(decoding: taken.bytes, as: UTF8.self)) == orders[1])
    }

    private func entries(in text: String) -> [Int] {
        text.matches(of: /reference="Tbi-aa-00(.)"/).compactMap { Int($0.1) }
    }

    // MARK: Reach

    /// Two scenes; `views` are those of the second one.
    private func storyboard(_ views: String = "") -> String {
        let end = "    </scenes>\n"
        return form.with(
            end,
            """
            <scene sceneID="Scn-bb-001">
            <objects>
            <viewController id="Ctl-bb-001" sceneMemberID="viewController">
            <view key="view" id="Vew-bb-001">
            <subviews>
            <label text="far" id="Far-bb-001"/>
            \(views)</subviews>
            </view>
            </viewController>
            </objects>
            </scene>
            </scenes>

            """
        ).with(
            "<placeholder placeholder",
            "<exit id=\"Ext-aa-001\" sceneMemberID=\"exit\"/>\n<placeholder placeholder")
    }

    private let state = "<state key=\"normal\" title=\"Go\"/>\n"

    /// Moves the button, or the label that is the anchor, to the second scene.
    @Test(arguments: [
        ("destination=\"Ext-aa-001\" kind=\"unwind\" unwindAction=\"back:\"", "button"),
        (
            "destination=\"Ctl-bb-001\" kind=\"popoverPresentation\" popoverAnchorView=\"Ttl-aa-001\"",
            "button"
        ),
        (
            "destination=\"Ctl-bb-001\" kind=\"popoverPresentation\" popoverAnchorView=\"Ttl-aa-001\"",
            "label"
        ),
    ])
    func `a segue leads to an exit and an anchor of its scene`(
        segue: String, moved: String
    ) throws {
        let lines = MergeFixture.lines(from: "<\(moved) ", to: "</\(moved)>")
        let gone = storyboard("##").with(lines, "").with("##", lines)
        let added = storyboard().with(
            state, state + "<connections>\n<segue \(segue) id=\"Seg-aa-001\"/>\n</connections>\n")
        for (merged, _) in try merges(storyboard(), gone, added) {
            let reference = try #require(merged.conflicts.first { $0.kind == .reference })
            #expect(reference.what.contains("moved its owner away") == (moved == "button"))
            #expect(!merged.text.contains("id=\"Seg-aa-001\""))
        }
    }

    /// A table with a header and one prototype or static row, and the outlets of its controller
    /// and of the cell.
    private func table(
        head: String, cell: String, isStatic: Bool = false, outlet: String = "",
        ofCell: String = ""
    ) -> String {
        let row = """
            <tableViewCell id="Cel-aa-001">
            <tableViewCellContentView key="contentView" id="Con-aa-001">
            <subviews>
            <label text="c" id="Clb-aa-001"/>
            \(cell)</subviews>
            </tableViewCellContentView>
            \(ofCell.isEmpty ? "" : "<connections>\n\(ofCell)</connections>\n")</tableViewCell>

            """
        let rows =
            isStatic
            ? "<sections>\n<tableViewSection id=\"Sec-aa-001\">\n<cells>\n\(row)</cells>\n</tableViewSection>\n</sections>\n"
            : "<prototypes>\n\(row)</prototypes>\n"
        let file = form.with(
            state,
            state + "</button>\n<tableView id=\"Tab-aa-001\">\n"
                + "<view key=\"tableHeaderView\" id=\"Hed-aa-001\">\n<subviews>\n<label text=\"h\" id=\"Hlb-aa-001\"/>\n"
                + "\(head)</subviews>\n</view>\n\(rows)</tableView>\n<button id=\"Bt2-aa-001\">\n"
        )
        return outlet.isEmpty ? file : file.with("<connections>\n", "<connections>\n" + outlet)
    }

    @Test(arguments: 0..<3)
    func `an outlet does not lead into a prototype or out of it`(way: Int) throws {
        let label = "<label text=\"it\" id=\"Itl-aa-001\"/>\n"
        let outlet = "<outlet property=\"it\" destination=\"Itl-aa-001\" id=\"Oit-aa-001\"/>\n"
        let (base, moved, added) =
            switch way {
            case 0:
                (
                    table(head: label, cell: ""), table(head: "", cell: label),
                    table(head: label, cell: "", outlet: outlet)
                )
            case 1:
                (
                    table(head: "", cell: label), table(head: label, cell: ""),
                    table(head: "", cell: label, ofCell: outlet)
                )
            default:
                (
                    table(head: "", cell: label, isStatic: true), table(head: "", cell: label),
                    table(head: "", cell: label, isStatic: true, outlet: outlet)
                )
            }
        for (merged, _) in try merges(base, moved, added) {
            #expect(merged.kinds.contains(.reference))
            #expect(!merged.text.contains("id=\"Oit-aa-001\""))
        }
    }

    /// One side embeds what the other side uninstalls for some size classes.
    @Test(arguments: ["constraints", "subviews"])
    func `a mask names what is in its view`(list: String) throws {
        let label = "<label text=\"in\" id=\"Inn-aa-001\"/>\n"
        let width =
            "<constraint firstItem=\"Inn-aa-001\" firstAttribute=\"width\" constant=\"9\" id=\"Wid-aa-001\"/>\n"
        let end = "</button>\n"
        let constraints = "<constraints>\n"
        let base = form.with(end, end + label).with(constraints, constraints + width)
        let embedded = form.with(
            end,
            end
                + "<view id=\"Wrp-aa-001\">\n<subviews>\n\(label)</subviews>\n<constraints>\n\(width)</constraints>\n</view>\n"
        )
        let id = list == "constraints" ? "Wid-aa-001" : "Inn-aa-001"
        func variation(_ key: String, _ entry: String) -> String {
            "<variation key=\"\(key)\">\n<mask key=\"\(list)\">\n<\(entry) reference=\"\(id)\"/>\n</mask>\n</variation>\n"
        }
        let masked = base.with(
            "</constraints>\n",
            "</constraints>\n" + variation("default", "exclude")
                + variation("heightClass=compact", "include"))
        for (merged, _) in try merges(base, embedded, masked) {
            #expect(merged.kinds.filter { $0 != .layout } == [.reference])
            #expect(!merged.text.contains(" reference=") && !merged.text.contains("<variation"))
            #expect(merged.text.contains("id=\"\(id)\""))
        }
    }

    /// Each side deletes one of two objects that a mask names.
    @Test func `a mask and a variation without content are removed`() throws {
        func file(_ numbers: [Int]) -> String {
            let lines = numbers.map {
                "<constraint firstItem=\"Ttl-aa-001\" firstAttribute=\"width\" constant=\"\($0)\" id=\"zzz-0\($0)-001\"/>\n"
            }
            let entries = numbers.map { "<exclude reference=\"zzz-0\($0)-001\"/>\n" }
            return form.with(
                "</constraints>\n",
                lines.joined() + "</constraints>\n"
                    + (numbers.isEmpty
                        ? ""
                        : "<variation key=\"default\">\n<mask key=\"constraints\">\n\(entries.joined())</mask>\n</variation>\n")
            )
        }
        for (merged, _) in try merges(file([1, 2]), file([1]), file([2])) {
            #expect(merged.conflicts.isEmpty && flat(merged.text) == flat(form))
        }
    }

    // MARK: Slots

    private func scene(_ letter: String, _ controller: String, _ segues: String) -> String {
        """
        <scene sceneID="Sc\(letter)-aa-001">
        <objects>
        <\(controller) id="Ct\(letter)-aa-001" sceneMemberID="viewController">
        \(segues.isEmpty ? "" : "<connections>\n\(segues)</connections>\n")</\(controller)>
        </objects>
        </scene>

        """
    }

    private func segue(_ relationship: String, _ letter: String) -> String {
        "<segue destination=\"Ctl-aa-001\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"Sg\(letter)-aa-001\"/>\n"
    }

    @Test(arguments: 0..<3)
    func `a controller is in one container`(way: Int) throws {
        let end = "    </scenes>\n"
        let (first, second, base) =
            switch way {
            case 0:
                (
                    scene("A", "tabBarController", segue("viewControllers", "A")),
                    scene("B", "navigationController", segue("rootViewController", "B")), ""
                )
            case 1:
                (
                    scene("S", "splitViewController", segue("detailViewController", "A")),
                    scene("S", "splitViewController", segue("masterViewController", "B")),
                    scene("S", "splitViewController", "")
                )
            default:
                (
                    scene("A", "splitViewController", segue("masterViewController", "A")),
                    scene("B", "tabBarController", segue("viewControllers", "B")), ""
                )
            }
        let files = [base, first, second].map { form.with(end, $0 + end) }
        for (merged, isFirst) in try merges(files[0], files[1], files[2]) {
            #expect(merged.kinds == [.slot])
            #expect(merged.text.contains("id=\"SgA-aa-001\"") == isFirst)
            #expect(merged.text.contains("id=\"SgB-aa-001\"") == !isFirst)
            // A container that was put around the controller goes with its segue.
            #expect(count("<scene ", in: merged.text) == 2)
        }
    }

    @Test func `an identifier is that of one segue of a scene after a move`() throws {
        func segue(_ letter: String) -> String {
            "<connections>\n<segue destination=\"Ctl-bb-001\" kind=\"show\" identifier=\"more\" id=\"Seg-aa-00\(letter)\"/>\n</connections>\n"
        }
        let first = MergeFixture.lines(from: "<button ", to: "</button>").with(
            state, state + segue("a"))
        let far = "<label text=\"far\" id=\"Far-bb-001\"/>\n"
        let base = storyboard("").with(state, state + segue("a"))
        let moved = base.with(first, "").with(far, far + first)
        let added = base.with(far, "<button id=\"Far-bb-001\">\n\(segue("b"))</button>\n")
            .with("<button id=\"Far-bb-001\">", "<button id=\"Bt2-bb-001\">")
            .with("<button id=\"Bt2-bb-001\">", far + "<button id=\"Bt2-bb-001\">")
        for (merged, isFirst) in try merges(base, moved, added) {
            #expect(merged.kinds.contains(.slot))
            let named = merged.text.matches(of: /identifier="more" id="Seg-aa-00(.)"/)
            #expect(named.map { String($0.1) } == [isFirst ? "a" : "b"])
        }
    }

    @Test(arguments: [1, 2])
    func `a property has an outlet or collections`(collections: Int) throws {
        let start = "<connections>\n"
        let outlet = "<outlet property=\"it\" destination=\"Ttl-aa-001\" id=\"Oit-aa-001\"/>\n"
        let targets = ["Btn-aa-001", "Ttl-aa-001"].prefix(collections)
        let lines = targets.map {
            "<outletCollection property=\"it\" destination=\"\($0)\" id=\"Coll-\($0)\"/>\n"
        }
        for (merged, isFirst) in try merges(
            form, form.with(start, start + outlet), form.with(start, start + lines.joined()))
        {
            #expect(merged.kinds == [.slot])
            #expect(count("<outlet property=\"it\"", in: merged.text) == (isFirst ? 1 : 0))
            #expect(count("<outletCollection", in: merged.text) == (isFirst ? 0 : collections))
        }
        let start2 = form.with(start, start + lines[0])
        let other = form.with(
            start,
            start
                + "<outletCollection property=\"it\" destination=\"Vew-aa-001\" id=\"Oit-aa-002\"/>\n"
        )
        for (merged, _) in try merges(form, start2, other) { #expect(merged.conflicts.isEmpty) }
    }

    // MARK: Settings that others need

    /// One side removes a view's constraints, the other adds or changes one.
    @Test(arguments: [false, true])
    func `a view with a constraint has no autoresizing mask`(isChanged: Bool) throws {
        let tag =
            "<button opaque=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Btn-aa-001\">\n"
        let (left, top) = (MergeFixture.line("eee-01-001"), MergeFixture.line("ggg-01-001"))
        let cleared = form.with(left, "").with(top, "").with(
            tag,
            "<button opaque=\"NO\" id=\"Btn-aa-001\">\n<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>\n"
        )
        let worked =
            isChanged
            ? form.with(top, top.with("constant=\"20\"", "constant=\"24\""))
            : form.with(
                top,
                top
                    + "<constraint firstItem=\"Btn-aa-001\" firstAttribute=\"width\" constant=\"9\" id=\"zzz-01-001\"/>\n"
            )
        for (merged, isFirst) in try merges(form, cleared, worked) {
            #expect(merged.kinds.contains(.value))
            #expect(merged.text.contains(tag) == !isFirst)
            #expect(merged.text.contains("flexibleMaxX") == isFirst)
            #expect(merged.text.contains("firstItem=\"Btn-aa-001\"") == !isFirst)
            #expect(merged.text.contains("eee-01-001") == !isFirst)
        }
    }

    @Test func `a guide for a safe area needs safe areas`() throws {
        let base = form.replacing("Saf-aa-001", with: "Vew-aa-001").with(
            "<viewLayoutGuide key=\"safeArea\" id=\"Vew-aa-001\"/>\n", "")
        let off = base.with(" useSafeAreas=\"YES\"", "")
        let end = "    </scenes>\n"
        let added = base.with(
            end,
            scene("A", "viewController", "").with(
                "sceneMemberID=\"viewController\">\n",
                "sceneMemberID=\"viewController\">\n<view key=\"view\" id=\"Vew-bb-001\">\n<viewLayoutGuide key=\"safeArea\" id=\"Saf-bb-001\"/>\n</view>\n"
            ) + end)
        for (merged, isFirst) in try merges(base, off, added) {
            #expect(merged.kinds == [.value])
            #expect(merged.text.contains("useSafeAreas=\"YES\"") == !isFirst)
        }
    }

    /// Each side uses some of three fonts of two files, and lists them. The merged file lists those
    /// that it uses and those that both sides list.
    @Test(arguments: 0..<60)
    func `a file lists the fonts of the app that it uses`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let fonts = ["Lato-Bold", "Lato-Thin", "Robot"]
        func file(_ used: [String?], listing both: Set<String?> = []) -> String {
            func strings(_ prefix: String) -> String {
                let names = fonts.filter {
                    $0.hasPrefix(prefix) && (used.contains($0) || both.contains($0))
                }
                return names.isEmpty
                    ? ""
                    : "<array key=\"\(prefix).ttf\">\n"
                        + names.map { "<string>\($0)</string>\n" }.joined() + "</array>\n"
            }
            let lists = strings("Lato") + strings("Robot")
            let labels = used.enumerated().map { number, name in
                let tag = "<label id=\"Lab-aa-00\(number)\""
                guard let name else { return tag + "/>\n" }
                return tag
                    + ">\n<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"9\"/>\n"
                    + "</label>\n"
            }
            return UnitMergeTests.window(labels.joined()).with(
                "    <objects>\n",
                (lists.isEmpty ? "" : "<customFonts key=\"customFonts\">\n\(lists)</customFonts>\n")
                    + "    <objects>\n")
        }
        let all = fonts.map(Optional.some) + [nil]
        let base = (0..<4).map { _ in all.randomElement(using: &random)! }
        var (ours, theirs) = (base, base)
        // Each side changes two of the labels, so that there is no conflict.
        for place in 0..<2 { ours[place] = all.randomElement(using: &random)! }
        for place in 2..<4 { theirs[place] = all.randomElement(using: &random)! }
        let merged = try MergedText(file(base), file(ours), file(theirs))
        #expect(merged.conflicts.isEmpty)
        let both = Set(ours).intersection(theirs)
        let expected = file(Array(ours[..<2] + theirs[2...]), listing: both)
        #expect(flat(merged.text) == flat(expected), "\(merged.text)")
    }

    @Test func `a capability that the merged file needs is listed`() throws {
        let line = "<capability name=\"Named colors\" minToolsVersion=\"9.0\"/>\n"
        func file(_ isFirst: Bool, _ isSecond: Bool, tools: String = "21505") -> String {
            func label(_ number: Int, _ isNamed: Bool) -> String {
                let tag = "<label id=\"Lab-aa-00\(number)\""
                return isNamed
                    ? tag + ">\n<color key=\"textColor\" name=\"Brand\"/>\n</label>\n"
                    : tag + "/>\n"
            }
            let isUsed = isFirst || isSecond
            let text = UnitMergeTests.window(label(1, isFirst) + label(2, isSecond))
                .replacing("21701", with: tools)
            if !isUsed { return text }
            return text.with("    </dependencies>\n", line + "    </dependencies>\n").with(
                "    </objects>\n",
                "    </objects>\n<resources>\n<namedColor name=\"Brand\">\n<color red=\"1\"/>\n</namedColor>\n</resources>\n"
            )
        }
        for (merged, _) in try merges(file(true, false), file(false, false), file(true, true)) {
            #expect(merged.conflicts.isEmpty && flat(merged.text) == flat(file(false, true)))
        }
        for (merged, _) in try merges(
            file(false, false), file(true, false), file(false, false, tools: "22000"))
        {
            #expect(flat(merged.text) == flat(file(true, false, tools: "22000")))
        }
    }

    // MARK: Constraints with one meaning

    private func width(_ id: String, _ more: String = "") -> String {
        "<constraint firstItem=\"Btn-aa-001\" firstAttribute=\"width\"\(more) constant=\"90\" id=\"\(id)\"/>\n"
    }

    @Test func `a constraint that both added is one, whatever its identifier`() throws {
        let end = "</constraints>\n"
        let plain = form.with(end, width("zzz-01-001") + end)
        let named = form.with(
            end, width("zzz-02-001").with(" id=", " identifier=\"w\" id=") + end)
        for (merged, _) in try merges(form, plain, named) {
            #expect(merged.conflicts.isEmpty)
            #expect(count("firstAttribute=\"width\"", in: merged.text) == 1)
            #expect(merged.text.contains("constant=\"90\" identifier=\"w\" id="))
        }
        let weak = form.with(end, width("zzz-02-001", " priority=\"750\"") + end)
        for (merged, isFirst) in try merges(form, plain, weak) {
            #expect(merged.kinds == [.value])
            #expect(count("firstAttribute=\"width\"", in: merged.text) == 1)
            #expect(merged.text.contains("priority=\"750\"") == !isFirst)
        }
    }

    /// One side changes a constraint into what the other adds, which may delete the old one.
    @Test(arguments: [false, true], [false, true])
    func `a constraint that one side changed into the other's is one`(
        isDeleted: Bool, isReversed: Bool
    ) throws {
        let line = MergeFixture.line("eee-01-001")
        func spelled(_ id: String, _ isReversed: Bool) -> String {
            let ends = isReversed ? ["Saf", "Btn"] : ["Btn", "Saf"]
            return
                "<constraint firstItem=\"\(ends[0])-aa-001\" firstAttribute=\"leading\" secondItem=\"\(ends[1])-aa-001\" secondAttribute=\"leading\" constant=\"\(isReversed ? "-16" : "16")\" id=\"\(id)\"/>\n"
        }
        let changed = form.with(line, spelled("eee-01-001", false))
        let end = "</constraints>\n"
        let added = (isDeleted ? form.with(line, "") : form)
            .with(end, spelled("zzz-01-001", isReversed) + end)
        for (merged, _) in try merges(form, changed, added) {
            #expect(merged.conflicts.isEmpty, "\(merged.conflicts.map(\.what))")
            #expect(count("16\" id=", in: merged.text) == 1)
            #expect(count("firstAttribute=\"leading\"", in: merged.text) == 2)
        }
    }

    // MARK: Embedding

    /// Labels A to D, some of them in stacks of the given ids.
    private func views(_ stacks: [(id: String, letters: String)], _ letters: String) -> String {
        func label(_ letter: Character) -> String {
            "<label text=\"\(letter)\" id=\"Lab-aa-00\(letter)\"/>\n"
        }
        var content = ""
        for letter in letters {
            guard let stack = stacks.first(where: { $0.letters.contains(letter) }) else {
                content += label(letter)
                continue
            }
            if stack.letters.first(where: letters.contains) != letter { continue }
            content +=
                "<stackView axis=\"vertical\" id=\"\(stack.id)\">\n<subviews>\n"
                + stack.letters.filter(letters.contains).map(label).joined()
                + "</subviews>\n</stackView>\n"
        }
        let lines = stacks.map {
            "<constraint firstItem=\"\($0.id)\" firstAttribute=\"width\" constant=\"9\" id=\"Wid-\($0.id)\"/>\n"
        }
        return UnitMergeTests.window(
            "<view id=\"Obj-aa-001\">\n<subviews>\n\(content)</subviews>\n"
                + (lines.isEmpty ? "" : "<constraints>\n\(lines.joined())</constraints>\n")
                + "</view>")
    }

    @Test(arguments: [("AB", "ABC"), ("AB", "BC"), ("ABC", "BCD"), ("AC", "ABC")])
    func `of two embeddings of a view one is made`(first: String, second: String) throws {
        let all = "ABCD"
        let ours = views([("Sta-aa-001", first)], all)
        let theirs = views([("Stb-aa-001", second)], all)
        for (merged, isFirst) in try merges(views([], all), ours, theirs) {
            #expect(Set(merged.kinds) == [.move])
            let text = merged.text
            #expect(text.contains("\"Sta-aa-001\"") == isFirst)
            #expect(text.contains("\"Stb-aa-001\"") == !isFirst)
            #expect(count("<label ", in: text) == 4)
            let list = text.split(separator: "<stackView ")[1].split(separator: "</stackView>")[0]
            let inside = list.matches(of: /<label text="(.)"/).map { String($0.1) }.joined()
            #expect(inside == (isFirst ? first : second))
        }
    }

    @Test(arguments: ["A", "B", "C"])
    func `an embedding and a deletion of one of several views are both made`(
        deleted: String
    ) throws {
        let stack = [(id: "Sta-aa-001", letters: "ABC")]
        let rest = "ABCD".filter { String($0) != deleted }
        for (merged, _) in try merges(views([], "ABCD"), views(stack, "ABCD"), views([], rest)) {
            #expect(merged.conflicts.isEmpty && flat(merged.text) == flat(views(stack, rest)))
        }
        let one = [(id: "Sta-aa-001", letters: deleted)]
        for (merged, isFirst) in try merges(
            views([], "ABCD"), views(one, "ABCD"), views([], rest))
        {
            #expect(merged.kinds == [.deletion])
            #expect(merged.text.contains("<stackView") == isFirst)
        }
    }

    /// One side embeds views in a stack of the Mac, which has a number for each, and the other
    /// deletes one of them.
    @Test func `a new list of numbers has one for each subview`() throws {
        func file(_ letters: String, isStack: Bool) -> String {
            let labels = letters.map { "<textField text=\"\($0)\" id=\"Lab-aa-00\($0)\"/>\n" }
                .joined()
            let numbers = letters.map { _ in "<integer value=\"1000\"/>\n" }.joined()
            return UnitMergeTests.window(
                "<customView id=\"Obj-aa-001\">\n<subviews>\n"
                    + (isStack
                        ? "<stackView id=\"Sta-aa-001\">\n<subviews>\n\(labels)</subviews>\n<visibilityPriorities>\n\(numbers)</visibilityPriorities>\n</stackView>\n"
                        : labels) + "</subviews>\n</customView>")
        }
        for (merged, _) in try merges(
            file("AB", isStack: false), file("AB", isStack: true), file("A", isStack: false))
        {
            #expect(merged.conflicts.isEmpty && flat(merged.text) == flat(file("A", isStack: true)))
        }
    }

    // MARK: What leads to a deleted object

    /// One side replaces a view to which an outlet leads, the other changes it.
    @Test func `an outlet leads to the view that is kept`() throws {
        func file(_ id: String, _ text: String) -> String {
            UnitMergeTests.window(
                """
                <customObject id="Own-aa-001">
                <connections>
                <outlet property="view" destination="\(id)" id="Out-aa-001"/>
                </connections>
                </customObject>
                <view id="\(id)">
                <subviews>
                <label text="\(text)" id="Lab-\(id)"/>
                </subviews>
                </view>
                """)
        }
        let (base, new) = (file("Old-aa-001", "a"), file("New-aa-001", "c"))
        let changed = file("Old-aa-001", "b")
        for (merged, isFirst) in try merges(base, new, changed) {
            #expect(merged.kinds == [.deletion])
            #expect(merged.text.contains("id=\"New-aa-001\"") == isFirst)
            #expect(merged.text.contains("id=\"Old-aa-001\"") == !isFirst)
            #expect(
                merged.text.contains("destination=\"\(isFirst ? "New" : "Old")-aa-001\""))
        }
    }

    @Test func `a header of a collection view has its size`() throws {
        func file(_ size: String, _ header: String) -> String {
            form.with(
                "</button>\n",
                """
                </button>
                <collectionView id="Col-aa-001">
                <collectionViewFlowLayout key="collectionViewLayout" id="Flw-aa-001">
                <size key="headerReferenceSize" width="\(size)" height="\(size)"/>
                </collectionViewFlowLayout>
                \(header)</collectionView>

                """)
        }
        func header(_ name: String) -> String {
            "<collectionReusableView key=\"sectionHeaderView\" reuseIdentifier=\"\(name)\" id=\"Hed-aa-001\"/>\n"
        }
        for (merged, isFirst) in try merges(
            file("50", header("a")), file("0.0", ""), file("50", header("b")))
        {
            #expect(merged.kinds == [.deletion])
            #expect(merged.text.contains("id=\"Hed-aa-001\"") == !isFirst)
            #expect(merged.text.contains("width=\"50\"") == !isFirst)
        }
    }

    /// One side deletes a scene that the other side puts into a navigation controller.
    @Test func `a container that was put around a deleted scene goes with it`() throws {
        let end = "    </scenes>\n"
        let other = scene("O", "viewController", "")
        let base = form.with(end, other + end)
        let all = MergeFixture.lines(from: "<!--Form-->", to: "</scene>")
        let deleted = base.with(all, "").with(
            "initialViewController=\"Ctl", "initialViewController=\"CtO")
        let embedded = base.with(
            end, scene("N", "navigationController", segue("rootViewController", "N")) + end
        ).with("initialViewController=\"Ctl", "initialViewController=\"CtN")
        for (merged, isFirst) in try merges(base, deleted, embedded) {
            #expect(merged.kinds.contains(.deletion))
            #expect(merged.text.contains("id=\"CtN-aa-001\"") == !isFirst)
            #expect(merged.text.contains("id=\"Ctl-aa-001\"") == !isFirst)
        }
    }

    /// Both sides replace a scene by a reference to another storyboard.
    @Test(arguments: [true, false])
    func `a scene is replaced by one reference`(isSame: Bool) throws {
        let end = "    </scenes>\n"
        func file(_ letter: String, _ storyboard: String) -> String {
            let reference = "viewControllerPlaceholder storyboardName=\"\(storyboard)\""
            let scene =
                letter.isEmpty
                ? scene("S", "viewController", "")
                : """
                <scene sceneID="Sc\(letter)-aa-001">
                <objects>
                <\(reference) id="Ct\(letter)-aa-001" sceneMemberID="viewController"/>
                </objects>
                </scene>

                """
            return form.with(
                state,
                state
                    + "<connections>\n<segue destination=\"Ct\(letter.isEmpty ? "S" : letter)-aa-001\" kind=\"show\" id=\"Seg-aa-001\"/>\n</connections>\n"
            ).with(end, scene + end)
        }
        for (merged, isFirst) in try merges(
            file("", ""), file("A", "One"), file("B", isSame ? "One" : "Two"))
        {
            #expect(count("<scene ", in: merged.text) == 2)
            #expect(merged.conflicts.isEmpty == isSame)
            if !isSame { #expect(merged.text.contains("\"One\"") == isFirst) }
        }
    }

    // MARK: Parts that Xcode adds

    @Test func `a scene has one exit for the unwind segues of both sides`() throws {
        func file(_ letter: String, _ place: String) -> String {
            let target = "<placeholder placeholder"
            return form.with(
                target, "<exit id=\"Ex\(letter)-aa-001\" sceneMemberID=\"exit\"/>\n" + target
            ).with(
                place,
                place
                    + "<connections>\n<segue destination=\"Ex\(letter)-aa-001\" kind=\"unwind\" unwindAction=\"\(letter):\" id=\"Seg-aa-00\(letter)\"/>\n</connections>\n"
            )
        }
        let place = MergeFixture.line("key=\"textColor\"")
        for (merged, _) in try merges(form, file("a", state), file("b", place)) {
            #expect(merged.conflicts.isEmpty)
            #expect(count("<exit ", in: merged.text) == 1)
            let exits = merged.text.matches(of: /"(Ex.-aa-001)" kind="unwind"/).map(\.1)
            #expect(exits.count == 2 && exits[0] == exits[1])
        }
    }

    private static let classes = [
        "default", "heightClass=compact", "heightClass=regular", "widthClass=compact",
        "widthClass=regular", "heightClass=compact-widthClass=compact",
        "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=compact",
        "heightClass=regular-widthClass=regular",
    ]

    @Test(arguments: 0..<40)
    func `variations are in Xcode's order`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var sides: [[String]] = [[], [], []]
        for name in Self.classes {
            let place = Int.random(in: 0...3, using: &random)
            if place < 3 { sides[place].append(name) }
        }
        func file(_ names: [String]) -> String {
            let lines = Self.classes.filter(names.contains).map {
                "<variation key=\"\($0)\" hidden=\"YES\"/>\n"
            }
            return UnitMergeTests.window("<label id=\"Obj-aa-001\">\n\(lines.joined())</label>")
        }
        let merged = try MergedText(
            file(sides[0]), file(sides[0] + sides[1]), file(sides[0] + sides[2]))
        #expect(merged.conflicts.isEmpty && flat(merged.text) == flat(file(sides.flatMap(\.self))))
    }
}
