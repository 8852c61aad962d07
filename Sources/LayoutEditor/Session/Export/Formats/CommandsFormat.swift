import CommandLanguage

extension ExportFormat {
    /// A script that recreates the documents.
    static let commands = text(
        "commands", extensions: ["layoutscript", "commands"]
    ) { documents throws(CommandError) in
        documents.chosen.map { CommandsExport.script($0.document, named: $0.name) }
            .joined(separator: "\n")
    }
}
