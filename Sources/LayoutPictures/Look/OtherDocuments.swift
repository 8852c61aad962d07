package import StackCore

/// The documents of a file that a screen can show as parts of it, in its bars and container views.
package struct OtherDocuments: Sendable {
    private var documents: [Document] = []
    /// The index in `documents` of each document by its name, and by the object identifier of its
    /// root view.
    private var indices: [String: Int] = [:]

    package init() {}

    package init(_ documents: [(name: String, document: Document)]) {
        self.documents = documents.map(\.document)
        for (index, document) in self.documents.enumerated() {
            if let id = document[.root].properties.value(.objectID) { indices[id] = index }
        }
        for (index, element) in documents.enumerated() { indices[element.name] = index }
    }

    /// Returns the document with the given name, or the document whose root view has the given
    /// object identifier; nil if there is neither.
    subscript(reference: String) -> Document? { indices[reference].map { documents[$0] } }

    /// Returns the documents without the document `reference`. They are the ones that can be shown
    /// inside that document, because a document cannot contain itself.
    func inside(_ reference: String) -> OtherDocuments {
        var result = self
        let index = indices[reference]
        result.indices = indices.filter { $0.value != index }
        return result
    }
}
