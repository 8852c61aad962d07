import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges in which one side led a reference elsewhere, replaced an object, or made it again under
/// another id (docs/merging.md, "What is the same", "Deletions" and "References"). Each is made in
/// both orders of the sides, and each conflict is also decided afterwards.
@Suite struct RecreatedMergeTests {
    private let form = MergeFixture.form

    private struct Merged {
        let text: String
        let kinds: [MergeConflict.Kind]
        /// Whether the text has the first side's version of each conflict.
        let isFirst: Bool
    }

    /// Returns the merges of two edits: with each side preferred, and with all conflicts decided
    /// for the other side afterwards.
    private func merges(_ base: String, _ first: String, _ second: String) throws -> [Merged] {
        var all: [Merged] = []
        for isSwapped in [false, true] {
            let (ours, theirs) = isSwapped ? (second, first) : (first, second)
            for side in MergeSide.allCases {
                let file = try InterfaceBuilderMerge.merge(
                    base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
                    preferring: side)
                let isFirst = (side == .ours) != isSwapped
                let kinds = file.conflicts.map(\.kind).filter { $0 != .layout }
                func add(_ bytes: [UInt8], _ isFirst: Bool) {
                    all.append(
                        Merged(
                            text: String(decoding: bytes, as: UTF8.self), kinds: kinds,
                            isFirst: isFirst))
                }
                add(file.bytes, isFirst)
                if file.conflicts.isEmpty { continue }
                let numbers = Array(file.conflicts.indices.map { $0 + 1 })
                let open = try ConflictNotes(in: XMLReader.read(file.bytes)).otherSides
                let decidable = numbers.filter { open[$0]?.canBeTaken ?? false }
                if decidable.isEmpty { continue }
                add(
                    try MarkedConflicts.take(side.other, of: decidable, in: file.bytes).bytes,
                    !isFirst)
            }
        }
        #expect(all.allSatisfy { Set($0.kinds) == Set(all[0].kinds) }, "\(all.map(\.kinds))")
        #expect(!all[0].kinds.contains(.unaccounted))
        return all
    }

    private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

    // MARK: References

    /// The form with a third label, and something that leads to the title or to this label.
    private func led(by kind: Int, to target: String, hasLabel: Bool = true) -> String {
        let label =
            "<label text=\"Third\" translatesAutoresizingMaskIntoConstraints=\"NO\""
            + " id=\"Thi-aa-001\"/>\n"
        let file = hasLabel ? form.with("<button ", label + "<button ") : form
        switch kind {
        case 0: return file.with("destination=\"Ttl-aa-001\"", "destination=\"\(target)\"")
        case 1:
            return file.with(
                "secondItem=\"Ttl-aa-001\" secondAttribute=\"bottom\"",
                "secondItem=\"\(target)\" secondAttribute=\"\(target == "Ttl-aa-001" ? "bottom" : "top")\""
            )
        default:
            return file.with(
                "<state key=\"normal\" title=\"Go\"/>\n",
                "<state key=\"normal\" title=\"Go\"/>\n<connections>\n<action selector=\"go:\""
                    + " destination=\"\(target)\" eventType=\"touchUpInside\" id=\"Act-aa-001\"/>\n"
                    + "</connections>\n")
        }
    }

    @Test(arguments: 0..<3)
    func `a reference leads where the deleting side has it, if that side is taken`(
        kind: Int
    ) throws {
        let base = led(by: kind, to: "Ttl-aa-001")
        let redirected = led(by: kind, to: "Thi-aa-001")
        let deleted = led(by: kind, to: "Ttl-aa-001", hasLabel: false)
        let id = ["out-01-001", "ggg-01-001", "Act-aa-001"][kind]
        for merged in try merges(base, redirected, deleted) {
            #expect(!merged.kinds.isEmpty)
            let line = merged.text.split(separator: "\n").first { $0.contains("id=\"\(id)\"") }
            let target = merged.isFirst ? "Thi-aa-001" : "Ttl-aa-001"
            #expect(line?.contains(target) == true, "\(String(describing: line))")
            if kind == 1 {
                #expect(line?.contains(merged.isFirst ? "\"top\" constant" : "\"bottom\"") == true)
            }
        }
    }

    /// One side replaces the title by a text view; all references to it lead there.
    @Test func `a replaced view is there once with its constraints`() throws {
        let lines = MergeFixture.lines(from: "<label ", to: "</label>")
        let replaced = form.with(
            lines,
            "<textView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Txt-aa-001\"/>\n"
        ).replacing("Ttl-aa-001", with: "Txt-aa-001")
        let edited = form.with("text=\"Sign in\"", "text=\"Log in\"")
        for merged in try merges(form, replaced, edited) {
            #expect(merged.kinds == [.deletion])
            let (there, gone) =
                merged.isFirst ? ("Txt-aa-001", "Ttl-aa-001") : ("Ttl-aa-001", "Txt-aa-001")
            #expect(count("\"\(there)\"", in: merged.text) == 6)
            #expect(count("\"\(gone)\"", in: merged.text) == 0)
        }
    }

    // MARK: Objects made again

    /// Objects of the form: the parts of the file that belong to each, and a change of it.
    private static let objects: [(ids: [String], change: (String, String))] = [
        (["Ttl-aa-001"], ("text=\"Sign in\"", "text=\"Log in\"")),
        (["Saf-aa-001"], ("constant=\"20\" id=\"aaa", "constant=\"24\" id=\"aaa")),
        (["Vew-aa-001"], ("title=\"Go\"", "title=\"Stop\"")),
        (["Scn-aa-001"], ("text=\"Sign in\"", "text=\"Log in\"")),
        (["Scn-aa-001", "Rsp-aa-001"], ("title=\"Form\"", "title=\"Sheet\"")),
    ]

    private func again(_ ids: [String], _ letter: String) -> String {
        ids.reduce(form) { text, id in
            text.replacing(
                "\"\(id)\"", with: "\"\(id.prefix(3))-\(letter)\(letter)-\(id.suffix(3))\"")
        }
    }

    @Test(arguments: objects.indices)
    func `an object made again is the same object`(number: Int) throws {
        let (ids, change) = Self.objects[number]
        let remade = again(ids, "n")
        for merged in try merges(form, remade, form.with(change.0, change.1)) {
            #expect(merged.kinds.isEmpty, "\(ids)")
            #expect(merged.text == remade.with(change.0, change.1))
        }
    }

    @Test(arguments: objects.indices)
    func `an object that both made again is there once`(number: Int) throws {
        let ids = Self.objects[number].ids
        for merged in try merges(form, again(ids, "n"), again(ids, "m")) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text == again(ids, "n") || merged.text == again(ids, "m"))
        }
    }

    /// The result of a merge is merged with each of its sides, on the same base, as after a squash
    /// merge.
    @Test(arguments: objects.indices)
    func `an object made again is the same in a second merge`(number: Int) throws {
        let (ids, change) = Self.objects[number]
        let result = again(ids, "n").with(change.0, change.1)
        for side in [form.with(change.0, change.1), again(ids, "n")] {
            for merged in try merges(form, result, side) {
                #expect(merged.kinds.isEmpty, "\(ids)")
                #expect(merged.text == result)
            }
        }
    }

    // MARK: Constraints made again

    /// The form with a mask, and an outlet to each of two constraints.
    private var masked: String {
        let outlet = MergeFixture.line("out-01-001")
        let others = ["ccc", "ggg"].map { name in
            outlet.replacing("titleLabel", with: name).replacing("Ttl-aa", with: name + "-01")
                .replacing("out-01", with: "o\(name.prefix(2))-01")
        }
        return form.with(outlet, others.joined() + outlet).with(
            "</constraints>\n",
            "</constraints>\n<variation key=\"default\">\n<mask key=\"constraints\">\n"
                + "<exclude reference=\"ggg-01-001\"/>\n</mask>\n</variation>\n")
    }

    /// Changes of a line with a constraint.
    private static let changes: [@Sendable (String) -> String] = [
        { _ in "" },
        { $0.replacing("/>", with: " userLabel=\"mine\"/>") },
        { $0.replacing("id=", with: "priority=\"900\" id=") },
        { $0.replacing("constant=\"20\"", with: "constant=\"24\"") },
    ]

    @Test(arguments: ["aaa", "ccc", "eee", "ggg"])
    func `a constraint made again is the same`(name: String) throws {
        let id = name + "-01-001"
        let base = masked
        func again(_ text: String) -> String {
            text.replacing(id, with: id.replacing("-01-", with: "-02-"))
        }
        let line =
            try #require(
                base.split(separator: "\n").first { $0.contains(" id=\"\(id)\"") }) + "\n"
        for change in Self.changes {
            let changed = change(String(line))
            // What refers to a deleted constraint goes with it.
            var edited = base.with(String(line), changed)
            if changed.isEmpty {
                let lines = edited.split(separator: "\n", omittingEmptySubsequences: false)
                edited = lines.filter { !$0.contains("\"\(id)\"") }.joined(separator: "\n")
                edited = edited.replacing(
                    "<variation key=\"default\">\n<mask key=\"constraints\">\n</mask>\n</variation>\n",
                    with: "")
            }
            for merged in try merges(base, again(base), edited) {
                #expect(merged.kinds.isEmpty, "\(changed)")
                #expect(merged.text == again(edited), "\(changed)")
            }
        }
    }

    @Test func `the references to a constraint made again follow it`() throws {
        let remade = form.replacing("ggg-01-001", with: "ggg-02-001")
        for merged in try merges(form, remade, masked) {
            #expect(merged.kinds.isEmpty)
            #expect(count("ggg-02-001", in: merged.text) == 3)
            #expect(count("ggg-01-001", in: merged.text) == 0)
        }
    }

    /// A side makes the constraint again and adds another one to its view.
    @Test func `a constraint of a view that was placed again is another one`() throws {
        let line = MergeFixture.line("ggg-01-001")
        let width = line.replacing("\"top\"", with: "\"width\"")
            .replacing("\"bottom\"", with: "\"width\"").replacing("ggg-01", with: "ggg-03")
        let remade = form.with(line, line.replacing("ggg-01", with: "ggg-02") + width)
        let changed = form.with(line, line.replacing("\"20\"", with: "\"24\""))
        for merged in try merges(form, remade, changed) {
            #expect(merged.kinds.contains(.deletion))
        }
    }

    /// Which of two equal constraints was made again is not known.
    @Test func `one of two equal constraints made again is another one`() throws {
        let line = MergeFixture.line("ggg-01-001")
        func file(_ ids: String...) -> String {
            form.with(line, ids.map { line.replacing("ggg-01", with: $0) }.joined())
        }
        let changed = file("ggg-01", "ggg-02").with("id=\"ggg-02", "priority=\"900\" id=\"ggg-02")
        for merged in try merges(file("ggg-01", "ggg-02"), file("ggg-03", "ggg-04"), changed) {
            #expect(merged.kinds.contains(.deletion))
        }
    }

    // MARK: Ways to a scene

    @Test(arguments: [false, true])
    func `a scene that stays has what led to it`(isContainer: Bool) throws {
        func file(_ isThere: Bool, _ text: String = "Far") -> String {
            let segue =
                "<connections>\n<segue destination=\"Ctl-bb-001\" kind=\"show\""
                + " id=\"Seg-bb-001\"/>\n</connections>\n"
            let tag = isContainer ? "containerView" : "button"
            let source = "<\(tag) opaque=\"NO\" id=\"Src-bb-001\">\n\(segue)</\(tag)>\n"
            let scene = """
                <!--Far-->
                <scene sceneID="Scn-bb-001">
                <objects>
                <viewController id="Ctl-bb-001" sceneMemberID="viewController">
                <view key="view" id="Vew-bb-001">
                <subviews>
                <label text="\(text)" id="Far-bb-001"/>
                </subviews>
                </view>
                </viewController>
                </objects>
                </scene>

                """
            return form.with("<button ", (isThere ? source : "") + "<button ")
                .with("    </scenes>\n", (isThere ? scene : "") + "    </scenes>\n")
        }
        for merged in try merges(file(true), file(false), file(true, "Farther")) {
            #expect(merged.kinds == [.deletion])
            for id in ["Scn-bb-001", "Src-bb-001", "Seg-bb-001"] {
                #expect(merged.text.contains("=\"\(id)\"") == !merged.isFirst)
            }
        }
    }

    // MARK: Plain objects

    /// Objects as they come from Xcode's library, and with something of their own.
    private static let plain = [
        ("<view contentMode=\"scaleToFill\" ", "/>\n", true),
        ("<label text=\"Label\" ", "/>\n", true),
        (
            "<button opaque=\"NO\" ", ">\n<state key=\"normal\" title=\"Button\"/>\n</button>\n",
            true
        ),
        ("<label text=\"Total\" ", "/>\n", false),
        ("<view customClass=\"Badge\" ", "/>\n", false),
        ("<button opaque=\"NO\" ", ">\n<state key=\"normal\" title=\"Pay\"/>\n</button>\n", false),
    ]

    /// One side deletes an object and adds an equal one at a distance, the other side hides it.
    @Test(arguments: plain.indices)
    func `a plain object at another place is another one`(number: Int) throws {
        let (start, end, isPlain) = Self.plain[number]
        func file(_ id: String, _ constant: Int, _ attribute: String = "") -> String {
            form.with(
                "<button opaque", start + attribute + "id=\"\(id)-aa-001\"" + end + "<button opaque"
            )
            .with(
                "</constraints>\n",
                "<constraint firstItem=\"\(id)-aa-001\" firstAttribute=\"top\" secondItem=\"Saf-aa-001\" secondAttribute=\"top\" constant=\"\(constant)\" id=\"Top-\(id)-001\"/>\n</constraints>\n"
            )
        }
        for constant in [50, 600] {
            let merges = try merges(
                file("Old", 50), file("New", constant), file("Old", 50, "hidden=\"YES\" "))
            let isSame = !isPlain || constant == 50
            for merged in merges {
                #expect(merged.kinds.contains(.deletion) != isSame)
                #expect(merged.text.contains("New-aa-001\""))
                if isSame { #expect(merged.text.contains("hidden=\"YES\" id=\"New-aa-001\"")) }
            }
        }
    }
}
