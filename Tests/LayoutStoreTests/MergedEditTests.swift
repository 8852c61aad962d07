import StackCore
import TestKit
import Testing

@testable import LayoutStore

/// Operations one after another, with the documents after each.
private struct Chain {
    private(set) var texts: [UInt8] = []
    private(set) var ranges: [Range<Int>] = []
    private(set) var states = [DocumentSet(.current)]

    mutating func append(_ edits: [FileEdit]) throws {
        var documents = states.last!
        for edit in edits { try documents.apply(edit) }
        let start = texts.count
        texts += EditText.encode(edits, in: .current).utf8
        ranges.append(start..<texts.count)
        states.append(documents)
    }

    /// Returns the documents at `target`, reached from those at `origin` by merged edits, and the
    /// number of these.
    func walk(from origin: Int, to target: Int) throws -> (documents: DocumentSet, edits: Int) {
        var (documents, count) = (states[origin], 0)
        var merged = MergedEdits(texts, .current)
        func make(_ edit: FileEdit) throws {
            count += 1
            try documents.apply(edit)
        }
        if origin < target {
            for index in origin..<target { try merged.redo(ranges[index], make) }
        } else {
            for index in (target..<origin).reversed() { try merged.undo(ranges[index], make) }
        }
        try merged.finish(make)
        return (documents, count)
    }
}

private func setting(_ item: ItemID, _ key: PropertyKey, _ old: Double?, _ new: Double?) -> FileEdit
{
    .edit(
        login,
        .setProperty(
            item, key, .base, from: old.map(PropertyValue.number), to: new.map(PropertyValue.number)
        ))
}

@Suite struct MergedEditTests {
    @Test(arguments: 0..<12) func `merged edits lead where all edits lead`(_ seed: Int) throws {
        var editing = RandomEditing(seed: seed)
        var random = SeededGenerator(seed: seed)
        var chain = Chain()
        try chain.append(newLogin)
        for _ in 0..<150 {
            let edits = editing.edits(in: chain.states.last!.document(login))
            try chain.append(edits.map { .edit(login, $0) })
            // Most operations of a long history change the same few properties.
            let view = Array(chain.states.last!.document(login).allViews)
                .randomElement(using: &random)!
            for key in [PropertyKey.huggingHorizontal, .huggingVertical] {
                let old = view.properties[key].flatMap {
                    if case .number(let it) = $0 { it } else { nil }
                }
                let new = [Double?.none, 1, 2, 3].randomElement(using: &random)!
                try chain.append([setting(.view(view.id), key, old, new)])
            }
        }
        for _ in 0..<40 {
            let origin = Int.random(in: chain.states.indices, using: &random)
            let target = Int.random(in: chain.states.indices, using: &random)
            let reached = try chain.walk(from: origin, to: target).documents
            #expect(reached.isEqual(to: chain.states[target]), "\(origin) to \(target)")
            #expect(reached.digest == chain.states[target].digest)
        }
    }

    @Test func `changes of one property become one`() throws {
        var chain = Chain()
        try chain.append(newLogin)
        let start = chain.states.count - 1
        for number in 1...100 {
            let old = number == 1 ? nil : Double(number - 1)
            try chain.append([setting(.view(.root), .huggingHorizontal, old, Double(number))])
        }
        #expect(try chain.walk(from: start, to: chain.states.count - 1).edits == 1)
        #expect(try chain.walk(from: chain.states.count - 1, to: start).edits == 1)
    }

    @Test func `a change that does not follow the one before is refused`() throws {
        let edits = [
            setting(.view(.root), .huggingHorizontal, nil, 1),
            setting(.view(.root), .huggingHorizontal, 2, 3),
        ]
        let text = Array(EditText.encode(edits, in: .current).utf8)
        var chain = Chain()
        try chain.append(newLogin)
        var documents = chain.states.last!
        var merged = MergedEdits(text, .current)
        #expect(throws: EditMismatch.self) {
            try merged.redo(0..<text.count) { try documents.apply($0) }
            try merged.finish { try documents.apply($0) }
        }
    }
}
