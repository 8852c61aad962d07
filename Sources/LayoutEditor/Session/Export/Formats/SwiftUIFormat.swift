import CommandLanguage
import LayoutFormats
import StackCore

extension ExportFormat {
    /// SwiftUI views, with UIKit code for the views that SwiftUI does not lay out alike.
    static let swiftUI = ExportFormat(
        "swiftui", extensions: ["swift"], codeOptions: ExportOptions.code
    ) { documents throws(CommandError) in
        try documents.checkCodeOptions(oldestTarget: SwiftUIExport.oldestTarget)
        var chosen: [CodeDocument] = []
        for item in documents.chosen {
            chosen.append(
                CodeDocument(
                    name: item.name,
                    document: try documents.session.shown(item.document.withoutUnknown)))
        }
        let code = SwiftUIExport.swift(chosen, options: documents.codeOptions)
        return ExportedFile(bytes: Array(code.utf8), notes: documents.chosen.unknownNotes)
    }
}

extension ExportedDocuments {
    /// Throws if the options for code do not fit SwiftUI or the documents.
    fileprivate func checkCodeOptions(oldestTarget: Int) throws(CommandError) {
        if codeOptions.className != nil, chosen.count > 1 {
            throw CommandError(
                .usage, "--class names one type, and there are \(chosen.count) documents",
                hint: "name the document that is meant")
        }
        if codeOptions.deploymentTarget < oldestTarget {
            throw CommandError(
                .usage, "SwiftUI code needs iOS \(oldestTarget) or later",
                hint: "--format swift writes code for iOS \(codeOptions.deploymentTarget)")
        }
    }
}
