import CommandLanguage
import LayoutFormats
import LayoutPictures
import LayoutStore
import StackCore

/// The images and colours of an asset catalogue, for drawing (`--assets DIR`).
///
/// They do not affect the layout, because the document contains all image sizes.
struct AssetFolder {
    private let folder: String
    private let files: Set<String>
    private let surroundings: Surroundings
    private var images: [String: AssetCatalogue.Image] = [:]
    private var colors: [String: [Appearance: Paint]] = [:]
    /// The number of bytes of images that may still be read.
    private var room = 256 << 20
    /// The maximum number of pixels in one image.
    private static let mostPixels = Double(1 << 25)

    /// Throws if the folder contains neither an image nor a colour.
    static func read(
        _ folder: SourceText, from surroundings: Surroundings
    ) throws(CommandError) -> AssetCatalogue {
        let files = try surroundings.listFiles(folder.text)
        var reader = AssetFolder(folder.text, Set(files), surroundings)
        for file in files where file.lastNameOfPath == contentsName {
            try reader.readAsset(String(file.folderOfPath.dropLast()))
        }
        guard !reader.images.isEmpty || !reader.colors.isEmpty else {
            throw CommandError(
                .noInput, "--assets \(folder.text): no picture or colour is in that folder",
                at: folder.position, hint: "a folder that ends in .xcassets, or one around it")
        }
        return AssetCatalogue(images: reader.images, colors: reader.colors)
    }

    private static let contentsName = "Contents.json"

    private init(_ folder: String, _ files: Set<String>, _ surroundings: Surroundings) {
        (self.folder, self.files, self.surroundings) = (folder, files, surroundings)
    }

    private mutating func readAsset(_ path: String) throws(CommandError) {
        let asset = path.lastNameOfPath
        if let name = asset.without(suffix: ".imageset") {
            try readImage(path, name)
        } else if let name = asset.without(suffix: ".colorset") {
            try readColor(path, name)
        }
    }

    private func contents(_ asset: String) throws(CommandError) -> JSONValue? {
        JSONReader.read(try bytes(of: asset + "/" + Self.contentsName))
    }

    private func bytes(of file: String) throws(CommandError) -> [UInt8] {
        guard files.contains(file) else { throw refusal(file, "this is no file in that folder") }
        return try surroundings.readFile(folder + "/" + file)
    }

    private func refusal(_ file: String, _ message: String) -> CommandError {
        CommandError(.noInput, "--assets \(folder): \(file): \(message)")
    }

    // MARK: Pictures

    /// Reads the light image with the highest scale. Its size in points is its pixels divided by
    /// the scale.
    private mutating func readImage(_ folder: String, _ name: String) throws(CommandError) {
        guard images[name] == nil, let contents = try contents(folder) else { return }
        var best: (scale: Double, file: String)?
        for image in contents["images"]?.elements ?? [] {
            guard let file = image["filename"]?.content, file.lowercased().hasSuffix(".png"),
                !file.contains("/"), image["appearances"] == nil
            else { continue }
            let scale = image["scale"]?.content.flatMap { Double($0.dropLast()) } ?? 1
            if best.map({ scale > $0.scale }) ?? true { best = (scale, file) }
        }
        guard let best else { return }
        try readPicture(folder + "/" + best.file, scale: best.scale, name)
    }

    private mutating func readPicture(
        _ file: String, scale: Double, _ name: String
    ) throws(CommandError) {
        let bytes = try bytes(of: file)
        guard let pixels = PNGSize(bytes)?.size else { return }
        if pixels.width * pixels.height > Self.mostPixels {
            throw refusal(file, "the picture has more than \(Int(Self.mostPixels)) pixels")
        }
        room -= bytes.count
        if room < 0 { throw refusal(file, "the pictures are larger than 256 MB together") }
        images[name] = AssetCatalogue.Image(
            bytes: bytes, size: Size(width: pixels.width / scale, height: pixels.height / scale))
    }

    // MARK: Colours

    private mutating func readColor(_ folder: String, _ name: String) throws(CommandError) {
        guard colors[name] == nil, let contents = try contents(folder) else { return }
        var paints: [Appearance: Paint] = [:]
        for entry in contents["colors"]?.elements ?? [] {
            let values = entry["appearances"]?.elements.compactMap { $0["value"]?.content } ?? []
            guard values.isEmpty || values == ["dark"],
                let paint = entry["color"].flatMap(Self.paint)
            else { continue }
            paints[values.isEmpty ? .light : .dark] = paint
        }
        if !paints.isEmpty { colors[name] = paints }
    }

    private static func paint(_ color: JSONValue) -> Paint? {
        guard let components = color["components"] else { return nil }
        func part(_ name: String) -> Double? { components[name]?.content.flatMap(number) }
        let alpha = part("alpha") ?? 1
        if let white = part("white") {
            return Paint(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
            return nil
        }
        return Paint(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Parses a colour component in one of Xcode's three formats: `0.25`, `0x40` or `64`.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") ? value : value / 255
    }
}

/// The size in pixels from the header of a PNG.
private struct PNGSize {
    let size: Size

    init?(_ bytes: [UInt8]) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count > 24, bytes.starts(with: signature) else { return nil }
        func number(_ start: Int) -> Double {
            Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
        }
        size = Size(width: number(16), height: number(20))
        guard size.width > 0, size.height > 0 else { return nil }
    }
}

extension String {
    fileprivate func without(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
