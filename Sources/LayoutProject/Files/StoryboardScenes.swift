internal import LayoutFormats
internal import Synchronization

/// A cache of the scenes to which storyboard references can lead, by the path of the storyboard.
final class StoryboardScenes: Sendable {
    private let files: any ProjectFiles
    private let known = Mutex<[String: EntryScenes?]>([:])
    private static let largestFile = 32 << 20

    init(in files: any ProjectFiles) { self.files = files }

    /// Returns the scenes of a storyboard; nil if it cannot be read.
    func scenes(of path: String) -> EntryScenes? {
        known.withLock { known in
            if let scenes = known[path] { return scenes }
            let bytes = try? files.read(path, atMost: Self.largestFile)
            let scenes = bytes.flatMap { EntryScenes($0) }
            known.updateValue(scenes, forKey: path)
            return scenes
        }
    }
}
