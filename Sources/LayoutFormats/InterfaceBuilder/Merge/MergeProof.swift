import StackCore

/// Reads a merged file again before it is given out.
enum MergeProof {
    static func check(
        _ bytes: [UInt8], of merge: TreeMerge, until cancellation: Cancellation
    ) throws(MergeRefusal) {
        let tree = try MergeSource.read(bytes, as: .merged, cancellation)
        var table = IdentityTable()
        let version = Version(tree, &table)
        let known = Set(MergeSide.allCases.flatMap { merge.input[$0].danglingReferences })
        guard let lost = version.danglingReferences.first(where: { !known.contains($0) }) else {
            return
        }
        throw MergeRefusal(.merged, "\(lost.name) \(lost.value) would lead nowhere")
    }
}
