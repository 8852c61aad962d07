import CommandLanguage
import LayoutStore
import StackCore

extension ExportFormat {
    /// A script that recreates the documents.
    static let commands = text(
        "commands", extensions: ["layoutscript", "commands"]
    ) { documents throws(CommandError) in
        documents.chosen.map { item in
            CommandsExport.script(item.document, named: item.name)
                + item.document.unknownValues.map { "# left out: \($0)\n" }.joined()
        }
        .joined(separator: "\n")
    }
}
