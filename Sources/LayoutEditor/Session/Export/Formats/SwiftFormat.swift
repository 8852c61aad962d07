import CommandLanguage
import LayoutFormats
import StackCore

extension ExportFormat {
    /// UIKit code that builds the layout.
    static let swift = text("swift") { documents throws(CommandError) in
        SwiftExport.swift(documents.chosen.map { ($0.name, $0.document.withoutUnknown) })
    }
}
