package import Foundation

/// The base files for random merges.
package struct MergeSources: Sendable {
    package let files: [URL]

    /// Returns the project's own iOS and macOS documents.
    package static func own(in root: URL) throws -> MergeSources {
        let folders = ["Tests/Fixtures/merging", "Tests/Fixtures/interface-builder"]
        return try MergeSources(folders.map { root.appending(path: $0) })
    }

    /// Finds the documents in some folders.
    package init(_ folders: [URL]) throws {
        files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
                .map { folder.appending(path: $0) }
        }
    }

    /// Reads a file as a tree.
    ///
    /// - Returns: nil if the file is not UTF-8, or is not in the form that Interface Builder writes
    package static func tree(_ file: URL) throws -> XMLNode? {
        let bytes = [UInt8](try Data(contentsOf: file))
        guard let tree = XMLNode.read(bytes), tree.written == bytes else { return nil }
        return tree
    }
}
