internal import LayoutChecks
internal import LayoutFormats
package import LayoutPictures
package import StackCore
internal import Synchronization

/// The images and colours of an app, from its asset catalogues and from image files outside of
/// them.
package struct ImageCatalogue: Sendable {
    private var images: [String: ImageSet] = [:]
    private var colors: [String: CatalogueColor] = [:]
    /// The names of the images whose `Contents.json` cannot be read.
    private var unread: Set<String> = []
    /// The folder of each symbol image; of several with one name, the first.
    private var symbolFolders: [String: String] = [:]
    /// For each name of an image or symbol image, the paths of the resources that contain it: asset
    /// catalogues, and image files outside of them.
    private var places: [String: Set<String>] = [:]
    /// The problems in the catalogues.
    package private(set) var messages: [ProjectMessage] = []
    private let files: any ProjectFiles
    private let sizes = PictureSizes()

    /// Reads the catalogues, but no image files.
    ///
    /// - Parameters:
    ///   - folders: the catalogues (`.xcassets`). If several have an asset of one name, the first
    ///     one is used
    ///   - loose: the paths of the target's other resources
    ///   - bundlePaths: the places of these in their bundles
    package init(
        _ folders: [String], loose: [String] = [], bundlePaths: BundlePaths = BundlePaths(),
        in files: any ProjectFiles
    ) {
        self.files = files
        for folder in folders {
            var walk = CatalogueFolders(files)
            walk.visit(folder, namespace: "", depth: 0)
            messages += walk.messages
            for (name, path) in walk.images { readImage(path, name) }
            for (name, path) in walk.colors { readColor(path, name) }
            symbolFolders.merge(walk.symbols.map { ($0.name, $0.path) }) { first, _ in first }
            for (name, _) in walk.images + walk.symbols {
                places[name, default: []].insert(folder)
            }
        }
        for (name, set) in LoosePictures.sets(loose, bundlePaths) {
            images[name] = images[name] ?? set
            places[name, default: []].formUnion(set.entries.map(\.path))
        }
    }

    private mutating func readImage(_ path: String, _ name: String) {
        guard images[name] == nil else { return }
        let set = contents(of: path).map { ImageSet($0, in: path) }
        images[name] = set ?? ImageSet([])
        if set == nil, files.isThere(path + CatalogueFolders.contentsName) { unread.insert(name) }
        if let set, set.entries.isEmpty {
            messages.append(
                ProjectMessage(
                    path + CatalogueFolders.contentsName, nil, .note,
                    "the image \"\(name)\" has no picture"))
        }
    }

    private mutating func readColor(_ path: String, _ name: String) {
        guard colors[name] == nil, let contents = contents(of: path) else { return }
        let color = CatalogueColor(contents)
        colors[name] = color
        if color.value(.dark) == nil {
            messages.append(
                ProjectMessage(
                    path + CatalogueFolders.contentsName, nil, .note,
                    "the colour \"\(name)\" has no components that can be read"))
        }
    }

    private mutating func contents(of path: String) -> JSONValue? {
        let (contents, message) = CatalogueFolders.contents(of: path, in: files)
        if let message { messages.append(message) }
        return contents
    }

    // MARK: Looking up assets

    /// The names of images, sorted.
    package var names: [String] { images.keys.sorted() }

    /// The names of colours, sorted.
    package var colorNames: [String] { colors.keys.sorted() }

    /// The names of symbol images, sorted.
    package var symbols: [String] { symbolFolders.keys.sorted() }

    /// Returns whether there is an image or a symbol image of that name, even if it has no picture.
    package func has(_ name: String) -> Bool {
        images[name] != nil || symbolFolders[name] != nil
    }

    /// Returns whether an image or symbol image of that name is in a resource for which `isIncluded`
    /// returns true.
    ///
    /// - Parameter isIncluded: takes the path of an asset catalogue or of a loose picture
    func has(_ name: String, where isIncluded: (String) -> Bool) -> Bool {
        (places[name] ?? []).contains(where: isIncluded)
    }

    /// Returns whether the image or symbol image of that name has a picture for an iPhone or iPad,
    /// be it one whose file does not exist, or one of which nothing can be read.
    func hasPicture(_ name: String) -> Bool {
        unread.contains(name) || (images[name] ?? symbol(name))?.entries.isEmpty == false
    }

    /// Returns the first file of the image `name` that does not exist, and whether another one
    /// does. Returns nil if all its files exist, or if the image names no file.
    ///
    /// - Parameter name: the name of an image or of a symbol image
    func absentFile(of name: String) -> (name: String, hasOthers: Bool)? {
        let entries = (images[name] ?? symbol(name))?.entries ?? []
        guard let absent = entries.first(where: { !files.isThere($0.path) }) else { return nil }
        let hasOthers = entries.contains { files.isThere($0.path) }
        return (ProjectPath.name(of: absent.path), hasOthers)
    }

    private func symbol(_ name: String) -> ImageSet? {
        symbolFolders[name].flatMap { folder in
            CatalogueFolders.contents(of: folder, in: files).contents.map {
                ImageSet($0, in: folder, list: "symbols")
            }
        }
    }

    package func set(_ name: String) -> ImageSet? { images[name] }

    package func color(_ name: String) -> CatalogueColor? { colors[name] }

    /// The colours in sRGB for drawing, by name and appearance. Leaves out colours that only refer
    /// to colours of the system.
    package var paints: [String: [Appearance: Paint]] {
        colors.compactMapValues { color in
            var paints: [Appearance: Paint] = [:]
            paints[.light] = color.light?.paint
            paints[.dark] = color.dark?.paint
            return paints.isEmpty ? nil : paints
        }
    }

    /// Returns the path of the file that an app shows for an image, and the image's size in points.
    /// Returns nil if the image has no file. The size is nil if it cannot be read from the file.
    package func image(
        _ name: String, scale: Double, language: String? = nil, appearance: Appearance = .light,
        device: DeviceFamily? = nil
    ) -> (path: String, size: Size?)? {
        let use = ImageSet.Use(
            scale: scale, language: language, appearance: appearance, device: device)
        guard let entry = images[name]?.entry(for: use, where: { files.isThere($0.path) }) else {
            return nil
        }
        let size = sizes.size(of: entry.path, in: files)
        return (entry.path, size?.size(at: entry.scale ?? 1))
    }
}

extension ImageCatalogue {
    /// The maximum size of all image files together that are read for drawing, in bytes.
    private static let mostBytes = 256 << 20

    /// Returns the pictures and colours for drawing. Only PNG files can be drawn.
    ///
    /// - Parameters:
    ///   - names: the pictures to read
    ///   - scale: the pixels per point of the screen
    package func assets(
        _ names: Set<String>, scale: Double, language: String? = nil
    ) -> AssetCatalogue {
        var pictures: [String: AssetCatalogue.Image] = [:]
        var room = Self.mostBytes
        for name in names.sorted() {
            guard let (path, size) = image(name, scale: scale, language: language), let size,
                ProjectPath.fileExtension(of: path) == "png",
                let bytes = try? files.read(path, atMost: room)
            else { continue }
            room -= bytes.count
            pictures[name] = AssetCatalogue.Image(bytes: bytes, size: size)
        }
        return AssetCatalogue(images: pictures, colors: paints)
    }
}

/// A cache of the sizes of image files, by path.
private final class PictureSizes: Sendable {
    private let known = Mutex<[String: PictureSize?]>([:])
    private static let largestFile = 32 << 20

    func size(of path: String, in files: any ProjectFiles) -> PictureSize? {
        if let size = known.withLock({ $0[path] }) { return size }
        let size = (try? files.read(path, atMost: Self.largestFile)).flatMap(PictureSize.init)
        known.withLock { $0[path] = .some(size) }
        return size
    }
}
