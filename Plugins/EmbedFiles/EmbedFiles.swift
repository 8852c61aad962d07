import Foundation
import PackagePlugin

/// A plugin that embeds the files of a folder as Swift source, so that the program needs no
/// separate files.
@main
struct EmbedFiles: BuildToolPlugin {
    /// The folder that each target embeds, and the name of the Swift type that contains its files.
    private static let embedded = [
        "LayoutStore": (folder: "migrations", type: "Migrations"),
        "LayoutPreview": (folder: "page", type: "PageFiles"),
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let (name, type) = Self.embedded[target.name] else { return [] }
        let folder = context.package.directoryURL.appending(path: name)
        let files = try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { ["sql", "html", "css", "js"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: type + ".swift")
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) files of \(name)",
                executable: try context.tool(named: "file-embedder").url,
                arguments: [output.path, type] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output])
        ]
    }
}
