/// What cannot be written yet.
extension ExportFormat {
    static let swift = ExportFormat("swift", extensions: ["swift"])
    static let swiftUI = ExportFormat("swiftui", extensions: ["swift"])
}
