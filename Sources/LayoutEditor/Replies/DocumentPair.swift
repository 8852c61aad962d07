package import LayoutStore
import StackCore

/// Two versions of one document. An item has the same number in both versions.
package struct DocumentPair: Sendable {
    /// The old version; nil if the document is new. At least one version is not nil.
    package let old: DocumentState?
    /// The new version; nil if the document was removed.
    package let new: DocumentState?

    /// The document's current name, or its old name if it was removed.
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
    /// Pairs the documents of two points of one history by their numbers (`DocumentID`). A document
    /// in `losses` is paired by name instead, because another document may have its number now.
    ///
    /// - Parameter losses: the documents and items deleted between the two points
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

    /// Pairs the documents of two files by the Interface Builder ids of their root views, or by
    /// name if a root view has no id. The items of a pair are matched by id and position if both
    /// root views have ids, otherwise by name and kind.
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
    /// The Interface Builder identifier of the root view; nil if it has none.
    fileprivate var rootName: PropertyValue? { view(.root)?.properties[.objectID] }
}
