import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Decisions about conflicts that depend on each other: docs/merging.md, "Marks".
@Suite struct TouchingConflictTests {
    private static let trials = 240

    /// A marked merge of two generated sides, and the merges that prefer one side.
    private struct Trial {
        let seed: Int
        let versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8])
        let marked: MergedFile

        init?(seed: Int, preferring side: MergeSide) throws {
            var random = SeededGenerator(seed: seed)
            let base = GeneratedForm(using: &random)
            let sides = (0..<2).map { side in
                var form = base
                for number in 0..<Int.random(in: 1...4, using: &random) {
                    form.edit(salt: "\(side)\(number)", using: &random)
                }
                return form
            }
            self.seed = seed
            versions = (base.bytes, sides[0].bytes, sides[1].bytes)
            // A merge that refuses its result leaves the file to Git.
            guard
                let marked = try? InterfaceBuilderMerge.merge(
                    base: versions.base, ours: versions.ours, theirs: versions.theirs,
                    preferring: side),
                marked.conflicts.count > 1
            else { return nil }
            self.marked = marked
        }

        func merge(preferring side: MergeSide) throws -> [UInt8] {
            let file = try InterfaceBuilderMerge.merge(
                base: versions.base, ours: versions.ours, theirs: versions.theirs, preferring: side)
            let tree = try XMLReader.read(file.bytes)
            for note in ConflictNotes(in: tree).all { note.remove() }
            return tree.text
        }

        /// Describes how a file is unsound; nil if it is sound.
        func unsoundness(_ bytes: [UInt8]) throws -> String? {
            var table = IdentityTable()
            let trees = try [bytes, versions.base, versions.ours, versions.theirs].map {
                try VersionSource.read($0, as: .merged, .never)
            }
            let shapes = ElementShapes(trees)
            let all = trees.map { Version($0, &table, shapes) }
            if let lost = all[0].danglingReferences.first { return "\(lost.name) \(lost.value)" }
            for element in all[0].elements {
                let lists = element.children.compactMap { all[0][$0] }.filter {
                    $0.kind == .container
                }.map(\.name)
                if Set(lists).count < lists.count { return "two lists: \(lists)" }
            }
            for element in all[1].elements where element["id"] != nil {
                let isEverywhere = all[2...].allSatisfy { $0.contains(element.identity) }
                if isEverywhere, !all[0].contains(element.identity) {
                    return "\(element.name) \(element["id"]!) is lost"
                }
            }
            return nil
        }
    }

    private static func withoutEmptyLists(_ bytes: [UInt8]) throws -> [UInt8] {
        let tree = try XMLReader.read(bytes)
        for element in Array(tree.root.subtree)
        where element.attributes.isEmpty && element.children.isEmpty {
            element.remove()
        }
        return tree.text
    }

    private static func difference(_ a: [UInt8], _ b: [UInt8]) throws -> String? {
        let difference = try FileDifference(from: withoutEmptyLists(a), to: withoutEmptyLists(b))
        let isSame =
            difference.header == nil && difference.scenes.allSatisfy { $0.changes.isEmpty }
        return isSame ? nil : "\(difference)"
    }

    private static func numbers(_ bytes: [UInt8]) throws -> [Int] {
        try MarkedConflicts.all(in: bytes).filter(\.isOpen).map(\.number)
    }

    @Test(arguments: MergeSide.allCases)
    func `all decisions for one side give the merge that prefers it`(_ side: MergeSide) throws {
        var count = 0
        for seed in 0..<Self.trials {
            for preferred in MergeSide.allCases {
                guard let trial = try Trial(seed: seed, preferring: preferred) else { continue }
                count += 1
                let wanted = try trial.merge(preferring: side)
                let taken = try MarkedConflicts.take(side, of: nil, in: trial.marked.bytes)
                let words = "seed \(seed), \(preferred) taken"
                if let found = try Self.difference(wanted, taken.bytes) {
                    Issue.record("\(words): \(found)")
                    continue
                }
                // Every order of single decisions gives the same file.
                var random = SeededGenerator(seed: seed)
                for _ in 0..<2 {
                    var bytes = trial.marked.bytes
                    while let number = try Self.numbers(bytes).randomElement(using: &random) {
                        bytes = try MarkedConflicts.take(side, of: [number], in: bytes).bytes
                    }
                    if let found = try Self.difference(wanted, bytes) {
                        Issue.record("\(words), one after the other: \(found)")
                    }
                }
            }
        }
        #expect(count > Self.trials / 8)
    }

    @Test func `mixed decisions are sound`() throws {
        var (groups, conflicts) = (0, 0)
        for seed in 0..<Self.trials {
            guard let trial = try Trial(seed: seed, preferring: .ours) else { continue }
            var random = SeededGenerator(seed: seed)
            var bytes = trial.marked.bytes
            conflicts += trial.marked.conflicts.count
            while let number = try Self.numbers(bytes).randomElement(using: &random) {
                let side = random.once(in: 2) ? MergeSide.ours : .theirs
                bytes = try MarkedConflicts.take(side, of: [number], in: bytes).bytes
                groups += 1
                if let found = try trial.unsoundness(bytes) {
                    Issue.record("seed \(seed): \(found)")
                    break
                }
            }
        }
        #expect(groups > conflicts / 3, "\(groups) groups of \(conflicts) conflicts")
    }

    /// An edit after the merge is kept, or the decision is refused.
    @Test func `a later edit is never removed`() throws {
        var (kept, refused) = (0, 0)
        for seed in 0..<Self.trials {
            guard let trial = try Trial(seed: seed, preferring: .ours) else { continue }
            var random = SeededGenerator(seed: seed)
            let tree = try XMLReader.read(trial.marked.bytes)
            let views = tree.root.subtree.filter { $0["contentMode"] != nil }
            guard let view = views.randomElement(using: &random) else { continue }
            view.set("accessibilityIdentifier", "added later")
            do {
                let taken = try MarkedConflicts.take(.theirs, of: nil, in: tree.text)
                let text = String(decoding: taken.bytes, as: UTF8.self)
                #expect(text.contains("added later"), "seed \(seed)")
                kept += 1
            } catch {
                #expect(error.message.contains("by hand"))
                refused += 1
            }
        }
        #expect(kept > 0 && refused > 0, "\(kept) kept, \(refused) refused")
    }
}

/// A form of nested views with constraints between them and outlets to them, which can be edited as
/// in Interface Builder.
private struct GeneratedForm {
    private struct View {
        let id: String
        var isLabel: Bool
        var text: String
        var parent: String?
    }

    private struct Constraint {
        let id: String
        let first: String
        let second: String
        var constant: Int
    }

    /// The views in file order among siblings. The first one is the root.
    private var views: [View] = [View(id: "Root", isLabel: false, text: "", parent: nil)]
    private var constraints: [Constraint] = []
    private var outlets: [(property: String, target: String)] = []

    init(using random: inout SeededGenerator) {
        for number in 0..<8 {
            let boxes = views.filter { !$0.isLabel }.map(\.id)
            views.append(
                View(
                    id: "V\(number)", isLabel: number > 0 && random.once(in: 2), text: "a",
                    parent: random.pick(boxes)))
        }
        for number in 0..<5 { addConstraint("C\(number)", &random) }
        for number in 0..<3 {
            outlets.append(("o\(number)", random.pick(Array(views.dropFirst())).id))
        }
    }

    private mutating func addConstraint(_ id: String, _ random: inout SeededGenerator) {
        guard views.count > 2 else { return }
        constraints.append(
            Constraint(
                id: id, first: random.pick(Array(views.dropFirst())).id,
                second: random.pick(views).id,
                constant: Int.random(in: 1...90, using: &random)))
    }

    mutating func edit(salt: String, using random: inout SeededGenerator) {
        guard views.count > 1 else { return }
        let place = Int.random(in: 1..<views.count, using: &random)
        let view = views[place]
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: delete(view.id)
        case 2: unembed(place)
        case 3:
            views.insert(
                View(id: "E" + salt, isLabel: false, text: "", parent: view.parent), at: place)
            views[place + 1].parent = "E" + salt
        case 4, 5: views[place].text = "b" + salt
        case 6:
            guard !constraints.isEmpty else { return }
            constraints[constraints.indices.randomElement(using: &random)!].constant =
                100
                + Int.random(in: 1...90, using: &random)
        case 7:
            let inside = descendants(view.id)
            let boxes = views.filter { !$0.isLabel && !inside.contains($0.id) }
            var moved = views.remove(at: place)
            moved.parent = random.pick(boxes).id
            views.insert(moved, at: Int.random(in: 1...views.count, using: &random))
        default:
            addConstraint("N" + salt, &random)
            outlets.append(("n" + salt, view.id))
        }
    }

    private func descendants(_ id: String) -> Set<String> {
        var result: Set = [id]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for view in views {
                if let parent = view.parent, result.contains(parent) {
                    isGrowing = result.insert(view.id).inserted || isGrowing
                }
            }
        }
        return result
    }

    private mutating func delete(_ id: String) {
        let gone = descendants(id)
        views.removeAll { gone.contains($0.id) }
        dropReferences(to: gone)
    }

    private mutating func dropReferences(to gone: Set<String>) {
        constraints.removeAll { gone.contains($0.first) || gone.contains($0.second) }
        outlets.removeAll { gone.contains($0.target) }
    }

    private mutating func unembed(_ place: Int) {
        let view = views.remove(at: place)
        for child in views.indices where views[child].parent == view.id {
            views[child].parent = view.parent
        }
        dropReferences(to: [view.id])
    }

    // MARK: Writing

    var bytes: [UInt8] {
        let connections = outlets.enumerated().map { number, outlet in
            "<outlet property=\"\(outlet.property)\" destination=\"\(outlet.target)\" "
                + "id=\"out-\(outlet.property)\"/>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21507" useAutolayout="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
            \(list("connections", connections))
            </placeholder>
            \(written(views[0]))
            </objects>
            </document>

            """
        return Array(text.utf8)
    }

    private func list(_ name: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "<\(name)>\n\(lines.joined(separator: "\n"))\n</\(name)>"
    }

    private func written(_ view: View) -> String {
        let name = view.isLabel ? "label" : "view"
        let children = views.filter { $0.parent == view.id }.map(written)
        let own = view.parent == nil ? constraints : []
        let lines = own.map { constraint in
            "<constraint firstItem=\"\(constraint.first)\" firstAttribute=\"top\" "
                + "secondItem=\"\(constraint.second)\" secondAttribute=\"bottom\" "
                + "constant=\"\(constraint.constant)\" id=\"\(constraint.id)\"/>"
        }
        return "<\(name) contentMode=\"left\" userLabel=\"\(view.text)\" id=\"\(view.id)\">\n"
            + [list("subviews", children), list("constraints", lines)].filter { !$0.isEmpty }
            .joined(separator: "\n") + "\n</\(name)>"
    }
}
