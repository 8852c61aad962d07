import StackCore

/// What the scenes of a file share while they are edited.
final class FileContext {
    let file: SourceTree
    /// Every identifier of the file, those of removed elements too.
    private var identifiers: Set<String>
    private var made: Set<String> = []
    /// Whether a value that all scenes share is that of one scene only.
    let isOneScene: Bool

    init(_ file: SourceTree, isOneScene: Bool) {
        self.isOneScene = isOneScene
        self.file = file
        identifiers = Set(file.root.subtree.compactMap { $0["id"] })
    }

    /// Whether the element was made by this program just now, and not by Xcode at some time.
    func isSkeleton(_ element: SourceElement) -> Bool {
        element["id"].map(made.contains) ?? false
    }

    /// A new identifier for what has that name in the scene; none of the file's has it.
    func identifier(_ role: String, _ name: String, in scene: String) -> String {
        var attempt = 0
        while true {
            let id = DerivedID.of(role, name, in: scene, attempt: attempt)
            if identifiers.insert(id).inserted {
                made.insert(id)
                return id
            }
            attempt += 1
        }
    }
}
