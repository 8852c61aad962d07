import LayoutFormats
import TestKit

/// One merge of a real file with random edits on one or both sides.
package struct MergeTrial {
    package enum Outcome: Sendable {
        case merged(conflicts: Int)
        /// The merge refused the files without loss. The value is the reason.
        case refused(String)
        case broken([Violation])
    }

    private let base: XMLNode
    package private(set) var ours: [MergeEdit] = []
    package private(set) var theirs: [MergeEdit] = []

    /// Chooses the edits of a trial, which depend only on the file and the seed.
    package init(of base: XMLNode, seed: Int) {
        self.base = base
        // Generators with consecutive seeds give the same numbers, shifted by one.
        var seeds = SeededGenerator(seed: seed)
        var random = SeededGenerator(seed: Int(truncatingIfNeeded: seeds.next()))
        let file = EditedFile(base)
        // In half of the trials most edits are near the same element.
        let focus = random.once(in: 2) ? file.elements.randomElement(using: &random) : nil
        func edits(_ count: Int, _ salt: Int, _ random: inout SeededGenerator) -> [MergeEdit] {
            (0..<count).compactMap { _ in
                let near = random.once(in: 4) ? nil : focus
                return MergeEdit(of: file, near: near, using: &random, salt: salt)
            }
        }
        // Both sides make the same edit: with the same new ids, or with different ones (twins).
        if random.once(in: 5) {
            let state = random
            let salt = random.once(in: 2) ? 0 : 7
            var (mine, yours) = (state, state)
            ours += edits(1, 0, &mine)
            theirs += edits(1, salt, &yours)
        }
        let isOneSided = random.once(in: 6)
        ours += edits(isOneSided ? 0 : .random(in: 1...6, using: &random), 0, &random)
        theirs += edits(.random(in: 1...6, using: &random), 0, &random)
    }

    /// Chooses edits of both sides near the same elements. Half of them are of the same kind at the
    /// same element.
    ///
    /// - Parameter meetings: the number of edits of each side
    package init(of base: XMLNode, meetings: Int, seed: Int) {
        self.base = base
        var random = SeededGenerator(seed: seed)
        let file = EditedFile(base)
        for _ in 0..<meetings {
            let focus = file.elements.randomElement(using: &random)
            guard let edit = MergeEdit(of: file, near: focus, using: &random, salt: 0) else {
                continue
            }
            ours.append(edit)
            if random.once(in: 2) {
                theirs.append(edit.again(seed: Int.random(in: 0..<1 << 30, using: &random)))
            } else if let other = MergeEdit(of: file, near: focus, using: &random, salt: 0) {
                theirs.append(other)
            }
        }
    }

    /// The bytes of the three files. Each side differs from the base, so that the merge takes no
    /// shortcut.
    package var files: (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let old = base.written
        let sides = [ours, theirs].map { edits in
            let file = EditedFile(base)
            for edit in edits { edit.apply(to: file) }
            return file.file.written
        }
        return (
            old, sides[0] == old ? sides[0] + [newline] : sides[0],
            sides[1] == old ? sides[1] + [newline, newline] : sides[1]
        )
    }

    /// Merges the files and checks the law, with the sides in both orders.
    package func run() -> Outcome { Self.outcome(files) }

    package static func outcome(
        _ files: (base: [UInt8], ours: [UInt8], theirs: [UInt8])
    ) -> Outcome {
        do throws(VersionRefusal) {
            let merged = try merge(files.base, files.ours, files.theirs)
            let swapped = try merge(files.base, files.theirs, files.ours)
            var violations =
                law(files.base, files.ours, files.theirs, merged)
                + law(files.base, files.theirs, files.ours, swapped)
            let isOneLayout = isSameButForFrames(merged, swapped)
            let found = [merged, swapped].map { kinds(of: $0, withLayout: isOneLayout) }
            if violations.isEmpty, found[0] != found[1] {
                let kinds = Set(found.joined().map(\.[0])).sorted()
                violations.append(
                    Violation(
                        .asymmetric, kinds.joined(separator: " "), "\(found[0]), then \(found[1])"))
            }
            return violations.isEmpty
                ? .merged(conflicts: merged.conflicts.count) : .broken(violations)
        } catch {
            if error.version != .merged { return .refused(error.message) }
            return .broken([Violation(.unreadable, error.message, error.message)])
        }
    }

    /// The identities that do not hold byte for byte, for merges in which no side changed the file,
    /// one did, or both made the same change.
    package var brokenIdentities: [String] {
        let (base, ours, theirs) = files
        let laws = [
            ("merge(b, b, b) = b", [base, base, base], base),
            ("merge(b, b, t) = t", [base, base, theirs], theirs),
            ("merge(b, o, b) = o", [base, ours, base], ours),
            ("merge(b, o, o) = o", [base, ours, ours], ours),
        ]
        return laws.compactMap { name, versions, expected in
            let merged = try? Self.merge(versions[0], versions[1], versions[2])
            return merged?.bytes == expected && merged?.conflicts == [] ? nil : name
        }
    }

    private static func merge(
        _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]
    ) throws(VersionRefusal) -> MergedFile {
        try InterfaceBuilderMerge.merge(base: base, ours: ours, theirs: theirs)
    }

    private static func law(
        _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ merged: MergedFile
    ) -> [Violation] {
        let trees = [base, ours, theirs, merged.bytes].map(XMLNode.read)
        guard let base = trees[0], let ours = trees[1], let theirs = trees[2] else { return [] }
        guard let result = trees[3] else {
            return [Violation(.unreadable, "result", "the result is no XML")]
        }
        let conflicts = merged.conflicts.map {
            MergeCase.Conflict(kind: $0.kind.rawValue, objectID: $0.objectID, what: $0.what)
        }
        return MergeLaw.violations(
            of: MergeCase(
                base: base, ours: ours, theirs: theirs, result: result, conflicts: conflicts,
                decisions: merged.decisions.map(\.what)))
    }

    /// Whether both merges give the same file except for frames and notes. They differ if both
    /// sides insert at the same position, or if a conflict is resolved in favour of ours.
    private static func isSameButForFrames(_ a: MergedFile, _ b: MergedFile) -> Bool {
        let trees = [a, b].map { XMLNode.read($0.bytes) }
        for tree in trees {
            guard let root = tree?.root else { return false }
            Exemption.removeMarks(in: root)
            for node in root.subtree where node.isDerived { node.remove() }
        }
        return trees[0]!.written == trees[1]!.written
    }

    /// Returns the kinds of the conflicts with their objects.
    private static func kinds(of merged: MergedFile, withLayout: Bool) -> [[String]] {
        let conflicts = merged.conflicts.filter { withLayout || $0.kind != .layout }
        return Set(conflicts.map { [$0.kind.rawValue, $0.objectID ?? ""] })
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Returns the trial without the edits that are not needed for a violation of this kind.
    package func reduced(to kind: String) -> MergeTrial {
        var best = self
        for side in [\MergeTrial.ours, \.theirs] {
            for place in best[keyPath: side].indices.reversed() {
                var fewer = best
                fewer[keyPath: side].remove(at: place)
                if case .broken(let left) = fewer.run(), left.contains(where: { $0.kind == kind }) {
                    best = fewer
                }
            }
        }
        return best
    }

    /// The kinds of the edits on each side.
    package var summary: String {
        "ours \(ours.map(\.kind.rawValue)), theirs \(theirs.map(\.kind.rawValue))"
    }
}
