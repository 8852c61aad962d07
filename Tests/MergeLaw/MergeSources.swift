package import Foundation

/// The files that random merges start from.
package struct MergeSources: Sendable {
    /// Paths from the project's folder.
    package let names: [String]
    private let root: URL

    /// The project's own documents, of iOS and macOS.
    package static func own(in root: URL) throws -> MergeSources {
        try MergeSources(["Tests/Fixtures/merging", "Tests/Fixtures/interface-builder"], in: root)
    }

    /// The project's own documents, and those of other folders that are there.
    package init(_ folders: [String], in root: URL) throws {
        self.root = root
        names = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
                .map { folder + "/" + $0 }
        }
    }

    package func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appending(path: name)))
    }

    /// Returns the file as a tree; nil if it is not in UTF-8 or no file that Interface Builder writes.
    package func tree(_ name: String) throws -> XMLNode? {
        let bytes = try bytes(name)
        guard let tree = XMLNode.read(bytes), tree.written == bytes else { return nil }
        return tree
    }
}
