/// What cannot be written yet.
extension ExportFormat {
    static let swiftUI = ExportFormat("swiftui", extensions: ["swift"])
}
