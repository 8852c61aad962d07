import StackCore

/// The scenes of a storyboard that code and storyboard references can show.
package struct EntryScenes: Sendable {
    package let hasInitialScene: Bool
    /// The identifiers of view controllers (`storyboardIdentifier`).
    package let identifiers: Set<String>

    /// Reads a storyboard; nil if it is not a valid one.
    package init?(_ bytes: [UInt8]) {
        guard let root = try? XMLReader.read(bytes, until: .never).root,
            (try? FileFacts(root)) != nil
        else { return nil }
        self.init(root)
    }

    init(_ root: SourceElement) {
        hasInitialScene = root["initialViewController"] != nil
        identifiers = Set(root.subtree.compactMap { $0["storyboardIdentifier"] })
    }
}
