package import CommandLanguage
package import LayoutFormats
package import LayoutReplies
package import LayoutStore
import StackCore

/// One of two versions that are compared: the documents of a layout file, now or at a point of its
/// history, or the scenes of a storyboard or xib.
package struct ComparedVersion: Sendable {
    /// How errors name it.
    package let name: String
    package let documents: [DocumentState]
    /// What the documents are the scenes of; nil for those of a layout file.
    let scenes: ComparedScenes?

    /// The scenes of a storyboard or xib, as an import would name them.
    package init(_ bytes: [UInt8], named name: String, _ imported: ImportedFile) {
        self.name = name
        scenes = ComparedScenes(bytes: bytes, imported: imported)
        documents = imported.documents.enumerated().map { number, document in
            DocumentState(
                id: DocumentID(number), name: document.name, document: Document(of: document))
        }
    }

    /// The documents of a session's file.
    ///
    /// - Parameter point: nil for now
    package init(of session: Session, at point: PointReference?) throws(CommandError) {
        name = session.file.path + (point.map { " at " + $0.source.text } ?? "")
        scenes = nil
        documents = try session.readingAgain { () throws(CommandError) in
            guard let point else { return try session.currentStates() }
            return try session.states(at: try session.operation(at: point))
        }
    }
}

/// A storyboard or xib with what an import makes of it.
struct ComparedScenes: Sendable {
    let bytes: [UInt8]
    let imported: ImportedFile
}

extension Session {
    /// The documents of its file at two points, each with its counterpart.
    ///
    /// - Parameter second: nil for now
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
