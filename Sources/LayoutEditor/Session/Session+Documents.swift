import LayoutStore
import StackCore

extension Session {
    /// A new document with nothing in it.
    func create(_ name: SourceText) throws -> DocumentID {
        try checkFree(name)
        let id = file.nextDocumentID
        try apply(.createDocument(id, name: name.text))
        return id
    }

    /// A new document with an empty root view.
    func create(_ name: SourceText, root: String) throws -> DocumentID {
        let id = try create(name)
        try apply(.edit(id, .createView(View(id: .root, name: root, kind: .view))))
        return id
    }

    func checkFree(_ name: SourceText) throws(CommandError) {
        if !Name.isValid(name.text) {
            throw CommandError(
                .nameInvalid,
                "a name is letters, digits, _ and -, and does not start with a digit",
                at: name.position)
        }
        if file.documentID(named: name.text) != nil {
            throw CommandError(
                .nameTaken, "there is a document named \(name.text) already", at: name.position)
        }
    }
}
