import CommandLanguage
import LayoutFormats

extension ExportFormat {
    /// SwiftUI views, with a list of what SwiftUI cannot say.
    static let swiftUI = text("swiftui", extensions: ["swift"]) {
        documents throws(CommandError) in
        SwiftUIExport.swift(try documents.laidOut())
    }
}
