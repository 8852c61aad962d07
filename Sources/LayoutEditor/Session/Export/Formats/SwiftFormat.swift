import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

extension ExportFormat {
    /// UIKit code that builds the layout.
    static let swift = ExportFormat("swift", codeOptions: ExportOptions.code) {
        documents throws(CommandError) in
        if documents.codeOptions.className != nil, documents.chosen.count > 1 {
            throw CommandError(
                .usage,
                "--class names one class, and there are \(documents.chosen.count) documents",
                hint: "name the document that is meant")
        }
        let code = SwiftExport.swift(try documents.code(), options: documents.codeOptions)
        return ExportedFile(bytes: Array(code.utf8), notes: documents.chosen.unknownNotes)
    }
}

extension ExportedDocuments {
    /// Returns the documents with the outlets and actions of the files they were imported from.
    fileprivate func code() throws(CommandError) -> [CodeDocument] {
        var scenes: [String: [SceneConnections]] = [:]
        var result: [CodeDocument] = []
        for item in chosen {
            var connections: SceneConnections?
            if let source = SourceReference(of: item.document) {
                if scenes[source.hash] == nil {
                    scenes[source.hash] = try self.connections(source.hash)
                }
                let all = scenes[source.hash] ?? []
                connections = all.indices.contains(source.scene) ? all[source.scene] : nil
            }
            result.append(
                CodeDocument(
                    name: item.name, document: item.document.withoutUnknown,
                    connections: connections))
        }
        return result
    }

    /// Returns the connections of each scene of an imported file; empty if the file can no longer
    /// be read.
    private func connections(_ hash: String) throws(CommandError) -> [SceneConnections] {
        let bytes = try session.reading { try session.file.source(hash) }
        return (try? SceneConnections.all(in: bytes)) ?? []
    }
}
