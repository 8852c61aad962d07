import StackCore
import Testing

@testable import LayoutFormats

private let form = MergeFixture.form

/// Marks of conflicts, and resolving them: docs/merging.md, "Marks".
@Suite struct MarkedConflictTests {
    private static let button = MergeFixture.lines(from: "<button", to: "</button>")
    private static let pointing = ["eee-01-001", "ggg-01-001"].map(MergeFixture.line)

    private static func without(_ parts: [String]) -> String {
        parts.reduce(form) { $0.with($1, "") }
    }

    /// Two sides for each kind of conflict.
    static let sides: [(MergeConflict.Kind, String, String)] = [
        (.value, form.with("\"Sign in\"", "\"Welcome\""), form.with("\"Sign in\"", "\"Log in\"")),
        (
            .value, form.with("pointSize=\"17\"", "pointSize=\"20\""),
            form.with("type=\"system\"", "type=\"boldSystem\"")
        ),
        (.deletion, without([button] + pointing), form.with("title=\"Go\"", "title=\"Send\"")),
        (.deletion, form.with("title=\"Go\"", "title=\"Send\""), without([button] + pointing)),
        (
            .slot,
            form.with(
                "<outlet property=\"titleLabel\" destination=\"Ttl-aa-001\" id=\"out-01-001\"/>",
                "<outlet property=\"titleLabel\" destination=\"Ttl-aa-001\" id=\"out-01-001\"/>\n"
                    + "<outlet property=\"x\" destination=\"Ttl-aa-001\" id=\"out-02-001\"/>"),
            form.with(
                "<outlet property=\"titleLabel\" destination=\"Ttl-aa-001\" id=\"out-01-001\"/>",
                "<outlet property=\"titleLabel\" destination=\"Ttl-aa-001\" id=\"out-01-001\"/>\n"
                    + "<outlet property=\"x\" destination=\"Btn-aa-001\" id=\"out-03-001\"/>")
        ),
    ]

    private func merge(
        _ ours: String, _ theirs: String, preferring side: MergeSide,
        marking: InterfaceBuilderMerge.Marking = .notes
    ) throws -> MergedFile {
        try InterfaceBuilderMerge.merge(
            base: Array(form.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
            preferring: side, marking: marking)
    }

    private func decided(_ file: MergedFile, for side: MergeSide) throws -> [UInt8] {
        var bytes = file.bytes
        for conflict in try MarkedConflicts.all(in: bytes) {
            bytes = try MarkedConflicts.take(side, of: [conflict.number], in: bytes).bytes
        }
        return bytes
    }

    /// The result is the same whichever side the merge preferred.
    @Test(arguments: sides.indices)
    func `a decided file is the one that a choice of that side gives`(_ number: Int) throws {
        let (kind, ours, theirs) = Self.sides[number]
        let files = try MergeSide.allCases.map { try merge(ours, theirs, preferring: $0) }
        for file in files {
            #expect(file.conflicts.map(\.kind).contains(kind))
            #expect(try MarkedConflicts.all(in: file.bytes).count == file.conflicts.count)
        }
        for side in MergeSide.allCases {
            let results = try files.map { try decided($0, for: side) }
            let difference = try FileDifference(from: results[0], to: results[1])
            // The fixture's frames are not those of its constraints, so they can differ.
            #expect(difference.header == nil, "\(side)")
            #expect(difference.scenes.allSatisfy { $0.changes.isEmpty }, "\(side)")
            #expect(try MarkedConflicts.all(in: results[0]).isEmpty)
            #expect(!String(decoding: results[0], as: UTF8.self).contains("layoutedit"))
        }
        #expect(try decided(files[0], for: .ours) != decided(files[0], for: .theirs))
    }

    @Test func `one after the other`() throws {
        let file = try merge(
            form.with("\"Sign in\"", "\"Welcome\"").with("title=\"Go\"", "title=\"A\""),
            form.with("\"Sign in\"", "\"Log in\"").with("title=\"Go\"", "title=\"B\""),
            preferring: .ours)
        let marks = try MarkedConflicts.all(in: file.bytes)
        #expect(marks.map(\.number) == [1, 2])
        #expect(marks.map(\.taken) == [.ours, .ours] && marks.allSatisfy(\.isOpen))
        let button = try #require(marks.first { $0.words.contains("title") })
        let bytes = try MarkedConflicts.take(.theirs, of: [button.number], in: file.bytes).bytes
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("title=\"B\"") && text.contains("text=\"Welcome\""))
        #expect(try MarkedConflicts.all(in: bytes).map(\.number) == [3 - button.number])
        #expect(throws: PatchRefusal.self) {
            try MarkedConflicts.take(.ours, of: [button.number], in: bytes)
        }
    }

    /// A form that lies `distance` below the safe area, with the frames that Xcode stores for it.
    private static func version(_ distance: Int, red: String, _ text: String) -> String {
        form.with(
            "constant=\"20\" id=\"ccc-01-001\"", "constant=\"\(distance)\" id=\"ccc-01-001\""
        )
        .with("y=\"79\"", "y=\"\(59 + distance)\"").with("y=\"120\"", "y=\"\(100 + distance)\"")
        .with("red=\"1\"", "red=\"\(red)\"").with("opaque=\"NO\"", "tag=\"\(distance)\"")
        .with("title=\"Form\"", "title=\"\(text)\"")
    }

    /// Resolving the conflicts at once, one after the other, and a merge that prefers that side give
    /// the same file, with the frames as they were stored.
    @Test(arguments: MergeSide.allCases)
    func `all of one side`(_ side: MergeSide) throws {
        let ours = Self.version(30, red: "0.5", "Mine")
        let theirs = Self.version(40, red: "0.25", "Yours")
        let file = try merge(ours, theirs, preferring: .ours)
        #expect(file.conflicts.count == 4)
        let taken = try MarkedConflicts.take(side, of: nil, in: file.bytes)
        #expect(taken.decided == [1, 2, 3, 4])
        let wanted = side == .ours ? ours : theirs
        let difference = try FileDifference(from: Array(wanted.utf8), to: taken.bytes)
        #expect(difference.isEmpty, "\(String(decoding: taken.bytes, as: UTF8.self))")
        #expect(try taken.bytes == decided(file, for: side))
    }

    @Test func `only value conflicts need no other merge`() throws {
        let ours = Self.version(30, red: "0.5", "Mine")
        let theirs = Self.version(40, red: "0.25", "Yours")
        let marks = try ConflictNotes(
            in: XMLReader.read(merge(ours, theirs, preferring: .ours).bytes))
        let steps = marks.otherSides.values.flatMap(\.steps).sorted()
        #expect(steps.count == 4)
        for value in [">40<", "red=\u{27}0.25\u{27}", ">Yours<"] {
            #expect(steps.contains { $0.contains(value) }, "\(value)")
        }
    }

    /// An order is changed by removing views and inserting them elsewhere.
    @Test func `what a decision moves keeps its other marks`() throws {
        let name = "<label text=\"Name\" id=\"Nam-aa-001\"/>\n"
        let title = MergeFixture.lines(from: "<label", to: "</label>")
        let base = form.with("</subviews>", name + "</subviews>")
        let ours = base.with(title + Self.button, Self.button + title)
            .with("\"Sign in\"", "\"Welcome\"").with("\"Name\"", "\"First name\"")
        let theirs = base.with(title, "").with("</subviews>", title + "</subviews>")
            .with("\"Sign in\"", "\"Log in\"").with("\"Name\"", "\"Last name\"")
        let merged = try InterfaceBuilderMerge.merge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        let order = try #require(merged.conflicts.firstIndex { $0.kind == .order })
        #expect(merged.conflicts.count == 3)
        let bytes = try MarkedConflicts.take(.theirs, of: [order + 1], in: merged.bytes).bytes
        #expect(try MarkedConflicts.all(in: bytes).map(\.isOpen) == [true, true])
        let taken = try MarkedConflicts.take(.theirs, of: nil, in: bytes)
        let tree = try XMLReader.read(taken.bytes)
        let views = try #require(tree.root.subtree.first { $0.isNamed("subviews") })
        #expect(
            views.children.map { $0["text"] ?? $0.name } == ["button", "Last name", "Log in"])
    }

    /// Version 1.0 wrote the steps to frames, too.
    @Test func `marks of version 1`() throws {
        let bytes = try Fixture.bytes("Tests/Fixtures/marks/1.0.0.storyboard")
        #expect(try MarkedConflicts.all(in: bytes).map(\.isOpen) == [true, true])
        let taken = try MarkedConflicts.take(.theirs, of: nil, in: bytes)
        let theirs = form.with("\"Sign in\"", "\"Log in\"").with("title=\"Go\"", "title=\"Send\"")
        let difference = try FileDifference(from: Array(theirs.utf8), to: taken.bytes)
        #expect(difference.header == nil && difference.scenes.allSatisfy { $0.changes.isEmpty })
        let kept = try MarkedConflicts.take(.ours, of: nil, in: bytes)
        let button = [Self.button] + Self.pointing
        #expect(
            String(decoding: kept.bytes, as: UTF8.self)
                == Self.without(button).with("\"Sign in\"", "\"Welcome\""))
    }

    @Test func `lines with markers hold both files`() throws {
        let (_, ours, theirs) = Self.sides[0]
        let file = try merge(ours, theirs, preferring: .ours, marking: .lines)
        #expect(file.conflicts.count == 1)
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        func side(_ isOurs: Bool) -> String {
            var (keeps, result) = (true, [Substring]())
            for line in lines {
                switch line {
                case "<<<<<<< ours": keeps = isOurs
                case "=======": keeps = !isOurs
                case ">>>>>>> theirs": keeps = true
                default: if keeps { result.append(line) }
                }
            }
            return result.joined(separator: "\n")
        }
        #expect(side(true) == ours)
        #expect(side(false) == theirs)
    }

    /// A merge of broken input ends in a refusal or a complete file.
    @Test(arguments: 0..<60)
    func `no change of three files makes a broken one`(_ seed: Int) throws {
        var random = SystemSeed(seed)
        let versions = (0..<3).map { _ in random.mutated(form) }
        do throws(VersionRefusal) {
            let merged = try InterfaceBuilderMerge.merge(
                base: versions[0], ours: versions[1], theirs: versions[2])
            _ = try VersionSource.read(merged.bytes, as: .merged, .never)
        } catch {
            #expect(!error.message.isEmpty)
        }
    }
}

/// A generator of the same numbers in every run.
private struct SystemSeed {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    /// Duplicates, removes and swaps lines, changes a value, and sometimes a byte.
    mutating func mutated(_ text: String) -> [UInt8] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<next(below: 4) {
            let (a, b) = (next(below: lines.count), next(below: lines.count))
            switch next(below: 6) {
            case 0: lines.remove(at: a)
            case 1: lines.insert(lines[a], at: b)
            case 2: lines.swapAt(a, b)
            case 3: lines[a] = lines[a].replacing("0", with: "7")
            case 4: lines[a] = lines[a].replacing("aa-001", with: "bb-00\(next(below: 3))")
            default: lines[a] = lines[a].replacing("/>", with: ">")
            }
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
