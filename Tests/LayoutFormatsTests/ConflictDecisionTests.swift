import Foundation
import MergeLaw
import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Conflicts resolved by their marks, compared with merges in which they are decided so:
/// docs/merging.md, "Marks".
@Suite struct ConflictDecisionTests {
    @Test func `the other side of each conflict is what a merge gives`() throws {
        let files = try MergeSources.own(in: Fixture.root).files
        var kinds: [MergeConflict.Kind: Int] = [:]
        for seed in 0..<14 {
            let file = files[seed % files.count]
            let base = try #require(try MergeSources.tree(file))
            let versions = withSlots(MergeTrial(of: base, meetings: 30, seed: seed).files)
            let side = seed / 2 % 2 == 0 ? MergeSide.ours : .theirs
            guard let merge = try MarkedMerge(versions, preferring: side) else { continue }
            for (index, conflict) in merge.conflicts.enumerated() {
                kinds[conflict.kind, default: 0] += 1
                if let trouble = merge.trouble(takingOtherSideOf: index) {
                    Issue.record("seed \(seed) of \(file.lastPathComponent): \(trouble)")
                }
            }
        }
        for kind in [MergeConflict.Kind.value, .deletion, .move, .slot, .order] {
            #expect(kinds[kind] ?? 0 > 0, "\(kind)")
        }
    }

    /// Adds an outlet for one object to each side, with different destinations.
    private func withSlots(
        _ versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8])
    ) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
        func with(_ bytes: [UInt8], to target: String) -> [UInt8] {
            var text = String(decoding: bytes, as: UTF8.self)
            let end = "</connections>"
            guard let place = text.firstRange(of: end) else { return bytes }
            let outlet = "<outlet property=\"both\" destination=\"\(target)\" id=\"slo\(target)\"/>"
            text.replaceSubrange(place, with: outlet + end)
            return Array(text.utf8)
        }
        return (
            versions.base, with(versions.ours, to: "-1"), with(versions.theirs, to: "-2")
        )
    }

    /// Each label's text is a conflict.
    @Test func `conflicts of values are decided independently`() throws {
        func labels(_ text: String) -> [UInt8] {
            let labels = (0..<400).map { "<label text=\"\(text) \($0)\" id=\"lab-\($0)\"/>\n" }
            return Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                <view id="vew">
                <subviews>\(labels.joined())</subviews>
                </view>
                </objects>
                </document>
                """.utf8)
        }
        let merged = try InterfaceBuilderMerge.merge(
            base: labels("a"), ours: labels("b"), theirs: labels("c"))
        let others = try ConflictNotes(in: XMLReader.read(merged.bytes)).otherSides
        #expect(others.count == 400)
        #expect(
            others[8]?.steps == ["<replace sel=\"id('lab-7')/@text\" was=\"b 7\">c 7</replace>"])
        #expect(others.values.allSatisfy { $0.group.isEmpty })
    }
}

/// A merge with conflicts, and the file with their marks.
private struct MarkedMerge {
    let conflicts: [MergeConflict]
    private let input: MergeInput
    private let side: MergeSide
    private let bytes: [UInt8]

    /// Returns nil for a merge that has no conflicts or refuses the versions.
    init?(
        _ versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8]), preferring side: MergeSide
    ) throws {
        guard
            let file = try? InterfaceBuilderMerge.merge(
                base: versions.base, ours: versions.ours, theirs: versions.theirs, preferring: side),
            !file.conflicts.isEmpty
        else { return nil }
        (conflicts, bytes, self.side) = (file.conflicts, file.bytes, side)
        input = try MergeInput(
            VersionSource.read(versions.base, as: .base, .never),
            VersionSource.read(versions.ours, as: .ours, .never),
            VersionSource.read(versions.theirs, as: .theirs, .never))
    }

    /// Describes how the file in which a conflict is resolved differs from the merge that decides it
    /// so; nil if they differ only in frames.
    func trouble(takingOtherSideOf index: Int) -> String? {
        let conflict = conflicts[index]
        guard conflict.key != nil,
            let tree = try? XMLReader.read(bytes),
            let other = ConflictNotes(in: tree).otherSides[index + 1], other.canBeTaken
        else { return nil }
        let group = (other.group + [index + 1]).compactMap { conflicts[$0 - 1].key }
        var merge = TreeMerge(input, preferring: side, decidingOtherwise: Set(group))
        merge.run()
        let expected = MergeWriter.bytes(of: merge)
        let isValid = (try? MergeProof(expected, of: merge, until: .never)) != nil
        do {
            let taken = try MarkedConflicts.take(side.other, of: [index + 1], in: bytes).bytes
            guard isValid else { return "\(conflict.kind) \(conflict.what): a merge refuses it" }
            let trees = try [taken, expected].map { try XMLReader.read($0) }
            for note in trees.flatMap({ ConflictNotes(in: $0).all }) { note.remove() }
            let difference = try FileDifference(from: trees[1].text, to: trees[0].text)
            if difference.header == nil, difference.scenes.allSatisfy({ $0.changes.isEmpty }) {
                return nil
            }
            return "\(conflict.kind) \(conflict.object): \(conflict.what): \(difference)"
        } catch {
            return isValid ? "\(conflict.kind) \(conflict.what): \(error)" : nil
        }
    }
}
