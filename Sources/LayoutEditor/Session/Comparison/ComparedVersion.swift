package import CommandLanguage
package import LayoutFormats
package import LayoutReplies
package import LayoutStore
import StackCore

/// One of two versions to compare: the documents of a layout file, now or at a point of its
/// history, or the scenes of a storyboard or xib.
package struct ComparedVersion: Sendable {
    /// The name in error messages.
    package let name: String
    package let documents: [DocumentState]
    /// The Interface Builder file of the documents; nil for a layout file.
    let scenes: ComparedScenes?

    /// Creates a version from the scenes of a storyboard or xib, named as an import would name
    /// them.
    package init(_ bytes: [UInt8], named name: String, _ imported: ImportedFile) {
        self.name = name
        scenes = ComparedScenes(bytes: bytes, imported: imported)
        documents = imported.documents.enumerated().map { number, document in
            DocumentState(
                id: DocumentID(number), name: document.name, document: Document(of: document))
        }
    }

    /// Creates a version from the documents of a session's file.
    ///
    /// - Parameter point: the point of history; nil for the present
    package init(of session: Session, at point: PointReference?) throws(CommandError) {
        name = session.file.path + (point.map { " at " + $0.source.text } ?? "")
        scenes = nil
        documents = try session.readingAgain { () throws(CommandError) in
            guard let point else { return try session.currentStates() }
            return try session.states(at: try session.operation(at: point))
        }
    }
}

/// A storyboard or xib and the result of importing it.
struct ComparedScenes: Sendable {
    let bytes: [UInt8]
    let imported: ImportedFile
}

extension Session {
    /// Returns the documents at two points of the history as pairs. Each pair consists of the two
    /// states of one document.
    ///
    /// - Parameter second: the second point; nil for the present
    package func pairs(
        from first: PointReference, to second: PointReference?
    ) throws(CommandError) -> [DocumentPair] {
        try readingAgain { () throws(CommandError) in
            let start = try operation(at: first)
            let end = try second.map { point throws(CommandError) in try operation(at: point) }
            let losses = try reading { try file.losses(from: start, to: end ?? file.head) }
            let after = if let end { try states(at: end) } else { try currentStates() }
            return DocumentPair.pairs(try states(at: start), after, losses)
        }
    }
}
