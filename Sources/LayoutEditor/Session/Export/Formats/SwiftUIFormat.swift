import CommandLanguage
import LayoutFormats

extension ExportFormat {
    /// SwiftUI views, with a list of features that SwiftUI cannot express.
    static let swiftUI = text("swiftui", extensions: ["swift"]) {
        documents throws(CommandError) in
        SwiftUIExport.swift(try documents.laidOut())
    }
}
