internal import CPangoCairo
package import StackCore

/// Fonts in given files, found by their PostScript names. Fontconfig lists the fonts, and HarfBuzz
/// measures them; Pango depends on both libraries. No other font files are read.
package final class FontFiles: FontSource {
    private let fonts: [String: FontFile]

    /// The time limit for reading all font files.
    private static let patience = Duration.seconds(20)

    /// - Throws: if the libraries are missing, the files contain no font, or reading takes too long
    package init(_ paths: [String]) throws(FontFilesFailure) {
        guard layout_fonts_are_there() else { throw .librariesMissing }
        var fonts: [String: FontFile] = [:]
        for file in try Self.list(paths) where fonts[file.name] == nil {
            fonts[file.name] = FontFile(path: file.path, index: file.index)
        }
        if fonts.isEmpty { throw .noFonts }
        self.fonts = fonts
    }

    package func font(_ name: FontName) -> (any FontProgram)? { fonts[name.rawValue] }

    private struct Listed {
        let name: String
        let path: String
        let index: UInt32
    }

    /// Returns the fonts in the files, sorted by path and index. The order decides which of two
    /// fonts of the same name is used, so it must be the same on every machine.
    private static func list(_ paths: [String]) throws(FontFilesFailure) -> [Listed] {
        // This configuration of its own ignores the machine's fonts and caches, and does not affect
        // texts that other code paints with the machine's fonts.
        let config = layout_FcConfigCreate()
        defer { layout_FcConfigDestroy(config) }
        let began = ContinuousClock.now
        for path in paths {
            _ = layout_FcConfigAppFontAddFile(config, path)
            if began.duration(to: .now) > patience { throw .tooSlow }
        }
        // 1 is `FcSetApplication`: the fonts added by `FcConfigAppFontAddFile`.
        guard let set = layout_FcConfigGetFonts(config, 1) else { return [] }
        var files: [Listed] = []
        for place in 0..<Int(set.pointee.count) {
            let pattern = set.pointee.patterns[place]
            // A larger index denotes a named instance of a variable font.
            guard let name = string(pattern, "postscriptname"), let path = string(pattern, "file"),
                let index = integer(pattern, "index"), 0..<0x1_0000 ~= index
            else { continue }
            files.append(Listed(name: name, path: path, index: UInt32(index)))
        }
        return files.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }

    private static func string(_ pattern: OpaquePointer?, _ key: String) -> String? {
        var value: UnsafePointer<UInt8>?
        guard layout_FcPatternGetString(pattern, key, 0, &value) == 0, let value else { return nil }
        return String(cString: value)
    }

    private static func integer(_ pattern: OpaquePointer?, _ key: String) -> Int? {
        var value: Int32 = 0
        guard layout_FcPatternGetInteger(pattern, key, 0, &value) == 0 else { return nil }
        return Int(value)
    }
}

/// One font of an open font file, measured by HarfBuzz.
private final class FontFile: FontProgram, @unchecked Sendable {
    // `@unchecked Sendable` is correct because several threads may use a HarfBuzz font that is not
    // modified.
    private let font: OpaquePointer
    private let unitsPerEm: Double
    let path: String
    let ascent: Double
    let descent: Double

    init?(path: String, index: UInt32) {
        let blob = layout_hb_blob_create_from_file(path)
        defer { layout_hb_blob_destroy(blob) }
        guard layout_hb_face_count(blob) > index else { return nil }
        let face = layout_hb_face_create(blob, index)
        defer { layout_hb_face_destroy(face) }
        unitsPerEm = Double(layout_hb_face_get_upem(face))
        font = layout_hb_font_create(face)
        var extents = layout_hb_extents()
        guard layout_hb_font_get_h_extents(font, &extents) != 0, unitsPerEm > 0 else {
            layout_hb_font_destroy(font)
            return nil
        }
        self.path = path
        // The line gap is not included, as on the canvas of Interface Builder
        // (docs/text-measurement.md, "Other fonts").
        ascent = Double(extents.ascender) / unitsPerEm
        descent = -Double(extents.descender) / unitsPerEm
    }

    deinit { layout_hb_font_destroy(font) }

    func advances(_ text: Substring) -> [Double] {
        var text = text
        // The byte offset of each character. The width of a glyph counts for the last character
        // that begins at or before the glyph's cluster, which is a byte offset.
        var starts: [Int] = []
        var offset = 0
        for character in text {
            starts.append(offset)
            offset += character.utf8.count
        }
        guard !starts.isEmpty else { return [] }
        let buffer = layout_hb_buffer_create()
        defer { layout_hb_buffer_destroy(buffer) }
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                layout_hb_buffer_add_utf8(
                    buffer, bytes.baseAddress, Int32(bytes.count), 0, Int32(bytes.count))
            }
        }
        layout_hb_buffer_guess_segment_properties(buffer)
        layout_hb_shape(font, buffer, nil, 0)
        return advances(of: buffer, starts)
    }

    private func advances(of buffer: OpaquePointer?, _ starts: [Int]) -> [Double] {
        var result = [Double](repeating: 0, count: starts.count)
        var (count, positionCount): (UInt32, UInt32) = (0, 0)
        guard let glyphs = layout_hb_buffer_get_glyph_infos(buffer, &count),
            let positions = layout_hb_buffer_get_glyph_positions(buffer, &positionCount)
        else { return result }
        for place in 0..<Int(min(count, positionCount)) {
            let cluster = Int(glyphs[place].cluster)
            let character = starts.lastIndex(notAfter: cluster)
            result[character] += Double(positions[place].x_advance) / unitsPerEm
        }
        return result
    }
}

extension [Int] {
    /// Returns the index of the last element that is at most `number`. The elements must ascend,
    /// and the first must be 0.
    fileprivate func lastIndex(notAfter number: Int) -> Int {
        assert(first == 0, "the offsets of a line do not begin with 0")
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            (low, high) = self[middle] <= number ? (middle, high) : (low, middle)
        }
        return low
    }
}

/// The reasons why the fonts of a folder cannot be measured.
package enum FontFilesFailure: Error {
    case librariesMissing
    case noFonts
    case tooSlow

    package var message: String {
        switch self {
        case .librariesMissing: "--fonts needs the Pango libraries"
        case .noFonts: "that folder contains no font"
        case .tooSlow: "reading the fonts of that folder takes more than 20 s"
        }
    }

    package var hint: String? {
        switch self {
        case .librariesMissing: "on Debian: apt-get install libpangocairo-1.0-0"
        case .noFonts, .tooSlow: nil
        }
    }
}
