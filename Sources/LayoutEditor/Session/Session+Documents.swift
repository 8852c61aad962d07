package import CommandLanguage
import LayoutStore
package import StackCore

extension Session {
    /// A new document with nothing in it.
    package func create(_ name: SourceText) throws -> DocumentID {
        try checkFree(name)
        let id = file.nextDocumentID
        try apply(.createDocument(id, name: name.text))
        return id
    }

    /// Refuses a name that is none, or another document's.
    package func checkFree(_ name: SourceText) throws(CommandError) {
        if !Name.isValid(name.text) { throw CommandError(invalidName: name) }
        if file.documentID(named: name.text) != nil {
            throw CommandError(
                .nameTaken, "there is a document named \(name.text) already", at: name.position)
        }
    }
}
