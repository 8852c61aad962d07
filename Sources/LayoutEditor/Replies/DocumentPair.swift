package import LayoutStore
import StackCore

/// One document in two versions; what the two have in common has one number in both.
package struct DocumentPair: Sendable {
    /// Nil where it is new; not both are nil.
    package let old: DocumentState?
    /// Nil where it is gone.
    package let new: DocumentState?

    /// What people call it: by its name now, else by the one that it had.
    package var name: String { new?.name ?? old?.name ?? "" }

    private init(_ old: DocumentState?, _ new: DocumentState?, _ matching: ItemMatching?) {
        self.old = old
        guard let old, let new, let matching else {
            self.new = new
            return
        }
        self.new = DocumentState(
            id: new.id, name: new.name,
            document: new.document.renumbered(by: matching, like: old.document))
    }
}

extension DocumentPair {
    /// Two points of one history: the same are documents by number where it was not lost, else by name.
    ///
    /// - Parameter losses: what went between the two, whatever has its number now.
    package static func pairs(
        _ before: [DocumentState], _ after: [DocumentState], _ losses: Losses
    ) -> [DocumentPair] {
        var waiting = after
        var pairs: [DocumentPair] = []
        for old in before {
            let isLost = losses.documents.contains(old.id)
            let at = waiting.firstIndex { isLost ? $0.name == old.name : $0.id == old.id }
            guard let new = at.map({ waiting.remove(at: $0) }) else {
                pairs.append(DocumentPair(old, nil, nil))
                continue
            }
            let matching = ItemMatching(old.document, new.document) {
                losses.hasLost($0, of: old.id)
            }
            pairs.append(DocumentPair(old, new, matching))
        }
        return pairs + waiting.map { DocumentPair(nil, $0, nil) }
    }

    /// Two files: the same are documents whose root views Interface Builder calls the same, else those of
    /// one name; and in them what it calls the same, else what has one name and kind.
    package static func pairs(
        _ before: [DocumentState], _ after: [DocumentState]
    ) -> [DocumentPair] {
        var waiting = after
        var found: [Int: DocumentState] = [:]
        for (number, old) in before.enumerated() {
            guard let name = old.document.rootName,
                let at = waiting.firstIndex(where: { $0.document.rootName == name })
            else { continue }
            found[number] = waiting.remove(at: at)
        }
        for (number, old) in before.enumerated() where found[number] == nil {
            let at = waiting.firstIndex { new in
                new.name == old.name
                    && (new.document.rootName == nil || old.document.rootName == nil)
            }
            found[number] = at.map { waiting.remove(at: $0) }
        }
        return before.enumerated().map { number, old in
            DocumentPair(old, found[number], found[number].map { matching(old, $0) })
        } + waiting.map { DocumentPair(nil, $0, nil) }
    }

    private static func matching(_ old: DocumentState, _ new: DocumentState) -> ItemMatching {
        old.document.rootName != nil && new.document.rootName != nil
            ? ItemMatching(scene: old.document, in: new.document)
            : ItemMatching(old.document, new.document) { _ in true }
    }
}

extension Document {
    /// What Interface Builder calls the root view.
    fileprivate var rootName: PropertyValue? { view(.root)?.properties[.objectID] }
}
