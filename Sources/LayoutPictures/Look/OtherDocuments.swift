package import StackCore

/// The documents of a file, which a screen can show in its bars and container views.
package struct OtherDocuments: Sendable {
    private var documents: [String: Document] = [:]

    package init() {}

    package init(_ documents: [(name: String, document: Document)]) {
        for (_, document) in documents {
            if let id = document[.root].properties.value(.objectID) {
                self.documents[id] = document
            }
        }
        for (name, document) in documents { self.documents[name] = document }
    }

    /// Returns the document with the given name, or the document whose root view has the given
    /// object identifier; nil if there is neither.
    subscript(reference: String) -> Document? { documents[reference] }

    /// Returns the documents that can be shown inside the document `reference`: all but that
    /// document, which cannot contain itself.
    func inside(_ reference: String) -> OtherDocuments {
        var result = self
        result.documents[reference] = nil
        return result
    }
}
