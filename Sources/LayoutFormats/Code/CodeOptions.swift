package import StackCore

/// The choices of a user for generated Swift code.
package struct CodeOptions: Sendable {
    /// Who may use the generated types.
    package enum Access: String, CaseIterable, Sendable {
        case `public`, `internal`
    }

    /// The oldest version of iOS on which the code must compile.
    package var deploymentTarget = 17
    package var access = Access.internal
    /// The name of the class of the only document; nil for a name made from the document's.
    package var className: String?

    package init() {}

    /// The modifier before a declaration, with a space at its end; empty for internal ones.
    var modifier: String { access == .public ? "public " : "" }
}

/// A document to export as code.
package struct CodeDocument {
    let name: String
    let document: Document
    /// What the scene that the document was imported from connects to; nil if there is none.
    let connections: SceneConnections?

    package init(name: String, document: Document, connections: SceneConnections? = nil) {
        (self.name, self.document, self.connections) = (name, document, connections)
    }
}
