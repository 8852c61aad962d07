internal import LayoutChecks
internal import LayoutFormats

/// Collects the images, colours and symbols of an asset catalogue from its folders. The depth and
/// the number of folders are limited, because a tree with links or with malicious folders can be
/// endless.
struct CatalogueFolders {
    typealias Asset = (name: String, path: String)

    private(set) var images: [Asset] = []
    private(set) var colors: [Asset] = []
    private(set) var symbols: [Asset] = []
    private(set) var messages: [ProjectMessage] = []
    private let files: any ProjectFiles
    /// The number of folders that may still be visited.
    private var room = 100_000

    static let contentsName = "/Contents.json"
    private static let deepest = 16
    /// The maximum size of a `Contents.json`, in bytes. The largest real one has 6.8 KB.
    private static let largestContents = 1 << 20

    init(_ files: any ProjectFiles) { self.files = files }

    /// Adds the assets in a folder, and in its subfolders that are not assets themselves.
    ///
    /// - Parameter namespace: the names of the enclosing folders that provide a namespace, each
    ///   with a `/` at its end
    mutating func visit(_ folder: String, namespace: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for inner in files.names(in: folder) where inner.hasSuffix("/") && room > 0 {
            room -= 1
            guard let path = ProjectPath.join(folder, inner) else { continue }
            let name = namespace + ProjectPath.stem(of: path)
            switch ProjectPath.fileExtension(of: path) {
            case "imageset": images.append((name, path))
            case "colorset": colors.append((name, path))
            case "symbolset": symbols.append((name, path))
            case let kind where Self.others.contains(kind): break
            default:
                let part = providesNamespace(path) ? ProjectPath.name(of: path) + "/" : ""
                visit(path, namespace: namespace + part, depth: depth + 1)
            }
        }
    }

    /// The extensions of folders that contain another kind of asset, such as an app icon. Such
    /// folders are skipped.
    private static let others: Set<String> = [
        "appiconset", "brandassets", "complicationset", "cubetextureset", "dataset",
        "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "stickerpack",
        "stickersequence", "sticker", "textureset", "arresourcegroup",
    ]

    private mutating func providesNamespace(_ path: String) -> Bool {
        guard files.isThere(path + Self.contentsName) else { return false }
        let (contents, message) = Self.contents(of: path, in: files)
        if let message { messages.append(message) }
        guard case .bool(true)? = contents?["properties"]?["provides-namespace"] else {
            return false
        }
        return true
    }

    /// Reads the `Contents.json` of a folder. Returns either its contents, or a message if the file
    /// cannot be read or is not valid JSON.
    static func contents(
        of path: String, in files: any ProjectFiles
    ) -> (contents: JSONValue?, message: ProjectMessage?) {
        let path = path + contentsName
        do throws(FileRefusal) {
            let bytes = try files.read(path, atMost: largestContents)
            if let contents = JSONReader.read(bytes) { return (contents, nil) }
            let line = bytes.isEmpty ? nil : JSONReader.faultLine(in: bytes)
            return (nil, ProjectMessage(path, line, .warning, "this file is not valid JSON"))
        } catch {
            return (nil, ProjectMessage(path, nil, .note, error.sentence))
        }
    }
}
