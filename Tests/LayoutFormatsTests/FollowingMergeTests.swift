import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges in which one side deleted an object with everything that refers to it, directly or through
/// a constraint or the cell of a grid, and the other side changed the object (docs/merging.md,
/// "Deletions").
@Suite struct FollowingMergeTests {
    /// Merges a deletion with an edit: in both orders of the sides, with each side preferred, and
    /// with each side taken afterwards. Expects the deleting or the editing side's whole file, apart
    /// from frames and the order of sets.
    private func expectWholeSides(
        _ base: String, _ deleter: String, _ editor: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for isSwapped in [false, true] {
            let (ours, theirs) = isSwapped ? (editor, deleter) : (deleter, editor)
            for side in MergeSide.allCases {
                let file = try InterfaceBuilderMerge.merge(
                    base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
                    preferring: side)
                #expect(
                    file.conflicts.map(\.kind) == [.deletion], "\(file.conflicts)",
                    sourceLocation: sourceLocation)
                for other in MergeSide.allCases {
                    let taken = try MarkedConflicts.take(other, of: nil, in: file.bytes)
                    let text = String(decoding: taken.bytes, as: UTF8.self)
                    let expected = (other == .ours) == isSwapped ? editor : deleter
                    #expect(lines(text) == lines(expected), sourceLocation: sourceLocation)
                }
            }
        }
    }

    private func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("<rect") && !$0.contains("constraints") }
            .sorted()
    }

    // MARK: What refers to a constraint

    private static let constraints = ["aaa-01-001", "ccc-01-001", "eee-01-001", "ggg-01-001"]

    private enum Pointer: CaseIterable { case outlet, collection, exclude, include }

    /// Returns the form without some constraints, and with the things that refer to the others.
    private func form(
        _ pointers: [(kind: Pointer, constraint: String)], without gone: Set<String> = [],
        isTitleGone: Bool = false
    ) -> String {
        var file = MergeFixture.form
        for id in gone { file = file.with(MergeFixture.line(id), "") }
        if isTitleGone {
            file = file.with(MergeFixture.lines(from: "<label", to: "</label>"), "")
        }
        let left = pointers.enumerated().filter { !gone.contains($1.constraint) }
        func lines(_ kind: Pointer, _ line: (Int, String) -> String) -> String {
            left.filter { $1.kind == kind }.map { line($0, $1.constraint) + "\n" }.joined()
        }
        let outlets =
            (isTitleGone ? "" : MergeFixture.line("out-01-001"))
            + lines(.outlet) {
                "<outlet property=\"u\($0)\" destination=\"\($1)\" id=\"Out-aa-00\($0)\"/>"
            }
            + lines(.collection) {
                "<outletCollection property=\"all\" destination=\"\($1)\" id=\"Col-aa-00\($0)\"/>"
            }
        func variation(_ key: String, _ entries: String) -> String {
            entries.isEmpty
                ? ""
                : "<variation key=\"\(key)\">\n<mask key=\"constraints\">\n\(entries)</mask>\n</variation>\n"
        }
        let variations =
            variation("default", lines(.exclude) { "<exclude reference=\"\($1)\"/>" })
            + variation(
                "widthClass=regular", lines(.include) { "<include reference=\"\($1)\"/>" })
        let connections = MergeFixture.lines(from: "<connections>", to: "</connections>")
        return file.with("</constraints>\n", "</constraints>\n" + variations).with(
            connections,
            outlets.isEmpty ? "" : "<connections>\n\(outlets)</connections>\n")
    }

    @Test(arguments: 0..<40)
    func `what refers to a deleted constraint is kept with it`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var pointers: [(kind: Pointer, constraint: String)] = []
        for _ in 0...Int.random(in: 0...4, using: &random) {
            let new = (
                kind: Pointer.allCases.randomElement(using: &random)!,
                constraint: Self.constraints.randomElement(using: &random)!
            )
            if !pointers.contains(where: { $0 == new }) { pointers.append(new) }
        }
        let id = Self.constraints.randomElement(using: &random)!
        let base = form(pointers)
        let line = MergeFixture.line(id)
        let changed = line.with(" id=", " priority=\"700\" id=")
        try expectWholeSides(
            base, form(pointers, without: [id]), base.with(line, changed))
        // The label is deleted with its constraints, and with what refers to these.
        try expectWholeSides(
            base, form(pointers, without: Set(Self.constraints), isTitleGone: true),
            base.with("\"Sign in\"", "\"Log in\""))
    }

    /// One side puts another constraint in place of one, and connects an outlet of the same name.
    @Test(arguments: ["outlet", "outletCollection"])
    func `what refers to a replacement goes with it`(tag: String) throws {
        let connections = "<connections>\n"
        let line = MergeFixture.line("ccc-01-001")
        func connected(_ text: String, _ target: String, _ id: String) -> String {
            text.with(
                connections,
                connections
                    + "<\(tag) property=\"top\" destination=\"\(target)\" id=\"\(id)\"/>\n")
        }
        let base = connected(MergeFixture.form, "ccc-01-001", "Out-aa-001")
        let new = line.with("ccc-01-001", "zzz-01-001").with("\"20\"", "\"44\"")
        let deleter = connected(
            MergeFixture.form.with(line, new), "zzz-01-001", "Out-bb-001")
        try expectWholeSides(
            base, deleter, base.with("constant=\"20\" id=\"ccc", "constant=\"30\" id=\"ccc"))
    }

    // MARK: Cells of grids

    /// A grid of the Mac without some rows and columns. Each cell contains a button with an outlet.
    private func grid(withoutRow row: Int?, column: Int?) -> String {
        let (rows, columns) = ((1...3).filter { $0 != row }, (1...2).filter { $0 != column })
        let cells = rows.flatMap { row in columns.map { (row, $0) } }
        return UnitMergeTests.window(
            """
            <viewController id="Vct-aa-001">
            <gridView key="view" id="Grd-aa-001">
            <rows>
            \(rows.map { "<gridRow id=\"Row-aa-00\($0)\"/>\n" }.joined())</rows>
            <columns>
            \(columns.map { "<gridColumn id=\"Clm-aa-00\($0)\"/>\n" }.joined())</columns>
            <gridCells>
            \(cells.map(cell).joined())</gridCells>
            </gridView>
            <connections>
            \(cells.map { row, column in
                "<outlet property=\"b\(row)\(column)\" destination=\"Btn-\(row)\(column)-001\" id=\"Out-\(row)\(column)-001\"/>\n"
            }.joined())</connections>
            </viewController>
            """)
    }

    private func cell(_ row: Int, _ column: Int) -> String {
        """
        <gridCell row="Row-aa-00\(row)" column="Clm-aa-00\(column)" id="Cel-\(row)\(column)-001">
        <button key="contentView" id="Btn-\(row)\(column)-001">
        <buttonCell key="cell" type="push" title="\(row)\(column)" id="Bcl-\(row)\(column)-001"/>
        </button>
        </gridCell>

        """
    }

    @Test(arguments: 1...6)
    func `outlets to the views of a grid's cell follow its row or column`(place: Int) throws {
        let (row, column) = ((place - 1) % 3 + 1, (place - 1) / 3 + 1)
        let base = grid(withoutRow: nil, column: nil)
        let edited = base.with("title=\"\(row)\(column)\"", "title=\"New\"")
        try expectWholeSides(base, grid(withoutRow: row, column: nil), edited)
        try expectWholeSides(base, grid(withoutRow: nil, column: column), edited)
    }

    // MARK: Chains of bindings

    @Test func `a binding follows the binding before it`() throws {
        func file(_ count: Int, _ path: String = "a") -> String {
            let bindings = (1...2).prefix(count).map { number in
                "<binding destination=\"Aaa-aa-001\" name=\"hidden\(number)\" keyPath=\"\(number == 1 ? path : "b")\" "
                    + (number == 1
                        ? "id=\"Bin-aa-001\"/>\n"
                        : "previousBinding=\"Bin-aa-001\" id=\"Bin-aa-002\"/>\n")
            }
            let list =
                bindings.isEmpty ? "" : "<connections>\n\(bindings.joined())</connections>\n"
            return UnitMergeTests.window(
                "<customView id=\"Ddd-dd-004\""
                    + (list.isEmpty ? "/>" : ">\n\(list)</customView>"))
        }
        try expectWholeSides(file(2), file(0), file(2, "c"))
    }
}
