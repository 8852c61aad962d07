import Foundation
import PackagePlugin

/// A plugin that embeds the commit of the build. Embeds nil if the package is neither in a
/// repository nor in an archive of one.
@main
struct EmbedCommit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Commit.swift")
        let commit = Self.commit(of: context.package.directoryURL) ?? ""
        return [
            .buildCommand(
                displayName: "Embedding the commit",
                executable: try context.tool(named: "commit-embedder").url,
                arguments: [output.path, String(commit.prefix(12))],
                outputFiles: [output])
        ]
    }

    private static func commit(of package: URL) -> String? {
        if let archived = hash(in: package.appending(path: "commit.txt")) { return archived }
        var folder = package.appending(path: ".git")
        // In a separate work tree, `.git` is a file that contains the path of the folder.
        if let link = words(in: folder), link.first == "gitdir:", let place = link.last {
            folder = URL(fileURLWithPath: place, relativeTo: package)
        }
        let head = folder.appending(path: "HEAD")
        guard let words = words(in: head), words.first == "ref:", let name = words.last else {
            return hash(in: head)
        }
        let common = self.words(in: folder.appending(path: "commondir"))?.first
        let shared = common.map { URL(fileURLWithPath: $0, relativeTo: folder) } ?? folder
        return hash(in: shared.appending(path: name)) ?? packed(name, in: shared)
    }

    private static func packed(_ name: String, in folder: URL) -> String? {
        let packed = try? String(
            contentsOf: folder.appending(path: "packed-refs"), encoding: .utf8)
        let line = packed?.split(separator: "\n").first { $0.hasSuffix(" " + name) }
        return line.map { String($0.prefix(40)) }
    }

    private static func words(in file: URL) -> [String]? {
        (try? String(contentsOf: file, encoding: .utf8))?
            .split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func hash(in file: URL) -> String? {
        guard let word = words(in: file)?.first, word.count == 40, word.allSatisfy(\.isHexDigit)
        else { return nil }
        return word
    }
}
