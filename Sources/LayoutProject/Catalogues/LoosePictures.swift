/// Finds the image files among a target's resources that are outside of asset catalogues, such as
/// `logo@2x.png`.
enum LoosePictures {
    private static let kinds: Set<String> = [
        "bmp", "gif", "heic", "heif", "ico", "jpeg", "jpg", "pdf", "png", "svg", "tif", "tiff",
        "webp",
    ]

    /// Returns whether the name is that of an image in a resource bundle, such as
    /// `Icons.bundle/logo`. The project need not list the bundle, because a build script may copy
    /// it.
    static func isInBundle(_ name: String) -> Bool { name.contains(".bundle/") }

    /// Returns the images by name, sorted. The name is the path in the bundle (`Icons/logo.png` in a
    /// folder reference). An app finds a PNG file also without its extension (`logo` for
    /// `logo.png`), but other formats only with it.
    static func sets(
        _ paths: [String], _ bundlePaths: BundlePaths
    ) -> [(name: String, set: ImageSet)] {
        var entries: [String: [ImageSet.Entry]] = [:]
        for path in Set(paths).sorted() {
            let kind = ProjectPath.fileExtension(of: path)
            guard kinds.contains(kind) else { continue }
            let (stem, entry) = picture(path)
            let folder = ProjectPath.folder(of: bundlePaths.path(of: path))
            let name = folder.isEmpty ? stem : folder + "/" + stem
            // Case matters on a device: `photo.jpg` does not find `photo.JPG`.
            let end = path.suffix(kind.utf8.count)
            entries[name + "." + end, default: []].append(entry)
            if kind == "png" { entries[name, default: []].append(entry) }
        }
        return entries.sorted { $0.key < $1.key }.map { ($0.key, ImageSet($0.value)) }
    }

    /// Splits a name such as `logo@2x~ipad` into the image's name, scale and class of devices.
    private static func picture(_ path: String) -> (name: String, entry: ImageSet.Entry) {
        var name = ProjectPath.stem(of: path)
        var idiom = "universal"
        for device in DeviceFamily.allCases where name.hasSuffix("~" + device.rawValue) {
            idiom = device.rawValue
            name.removeLast(device.rawValue.count + 1)
        }
        var scale = 1.0
        for factor in 1...3 where name.hasSuffix("@\(factor)x") {
            scale = Double(factor)
            name.removeLast(3)
        }
        let entry = ImageSet.Entry(
            path: path, scale: scale, isDark: false, idiom: idiom, isRightToLeft: nil,
            language: LanguageCode.of(folder: ProjectPath.folder(of: path)))
        return (name, entry)
    }
}
