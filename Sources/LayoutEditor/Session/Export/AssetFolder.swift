import CommandLanguage
import LayoutPictures
import LayoutProject
import LayoutRendering
import LayoutStore
import StackCore

/// The images and colours of an asset catalogue, for drawing (`--assets DIR`).
///
/// They do not affect the layout, because the document contains all image sizes.
struct AssetFolder {
    private let files: AssetFiles
    /// The number of bytes that may still be read from image files.
    private var room = 256 << 20

    /// Throws if the folder contains neither an image nor a colour.
    static func read(
        _ folder: SourceText, from surroundings: SessionEnvironment
    ) throws(CommandError) -> AssetCatalogue {
        var reader = AssetFolder(files: try AssetFiles(folder.text, surroundings))
        let found = ImageCatalogue([""], in: reader.files)
        var images: [String: AssetCatalogue.Image] = [:]
        for name in found.names {
            // The picture uses the PNG for the light appearance with the highest scale.
            guard let entry = found.set(name)?.entry(for: .init(scale: .infinity, onlyPNG: true))
            else { continue }
            images[name] = try reader.image(entry)
        }
        guard !images.isEmpty || !found.paints.isEmpty else {
            throw CommandError(
                .noInput, "--assets \(folder.text): no picture or colour is in that folder",
                at: folder.position, hint: "a folder that ends in .xcassets, or one around it")
        }
        return AssetCatalogue(images: images, colors: found.paints)
    }

    private mutating func image(
        _ entry: ImageSet.Entry
    ) throws(CommandError) -> AssetCatalogue.Image? {
        let bytes = try files.bytes(of: entry.path)
        guard case .pixels(let pixels)? = PictureSize(bytes) else { return nil }
        let count = pixels.width * pixels.height
        if count > Double(ScaledPNG.mostPixels) {
            throw files.refusal(
                entry.path, "the picture has more than \(ScaledPNG.mostPixels) pixels")
        }
        if count > Double(ScaledPNG.mostWholePixels), !ScaledPNG.supports(bytes) {
            throw files.refusal(
                entry.path,
                "a picture with more than \(ScaledPNG.mostWholePixels) pixels must have 8 bits for"
                    + " each value and must not be interlaced")
        }
        room -= bytes.count
        if room < 0 {
            throw files.refusal(entry.path, "the pictures are larger than 256 MB together")
        }
        return AssetCatalogue.Image(
            bytes: bytes, size: PictureSize.pixels(pixels).size(at: entry.scale ?? 1))
    }
}

/// The files of the folder given with `--assets`.
private struct AssetFiles: ProjectFiles {
    private let folder: String
    private let surroundings: SessionEnvironment
    private let files: Set<String>
    /// The sorted names of the files and folders in each folder, by the folder's path.
    private var names: [String: [String]] = [:]

    init(_ folder: String, _ surroundings: SessionEnvironment) throws(CommandError) {
        let paths = try surroundings.listFiles(folder)
        (self.folder, self.surroundings, files) = (folder, surroundings, Set(paths))
        var names: [String: Set<String>] = [:]
        for path in paths {
            var (path, suffix) = (path, "")
            // Adds the file to the names in its folder, that folder to the names in its parent, and
            // so on. Stops at a file or folder that has already been added.
            while !path.isEmpty,
                names[ProjectPath.folder(of: path), default: []]
                    .insert(ProjectPath.name(of: path) + suffix).inserted
            {
                (path, suffix) = (ProjectPath.folder(of: path), "/")
            }
        }
        self.names = names.mapValues { $0.sorted() }
    }

    func names(in folder: String) -> [String] { names[folder] ?? [] }

    func isThere(_ path: String) -> Bool { files.contains(path) || names[path] != nil }

    func read(_ path: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try self.bytes(of: path)
        } catch {
            throw .unreadable(error.message)
        }
        if bytes.count > limit { throw .tooLarge(limit) }
        return bytes
    }

    func bytes(of file: String) throws(CommandError) -> [UInt8] {
        guard files.contains(file) else {
            throw refusal(file, "there is no such file in the folder")
        }
        return try surroundings.readFile(folder + "/" + file)
    }

    func refusal(_ file: String, _ message: String) -> CommandError {
        CommandError(.noInput, "--assets \(folder): \(file): \(message)")
    }
}
