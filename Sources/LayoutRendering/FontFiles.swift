internal import CPangoCairo
package import StackCore

/// Fonts that are read from given files only. They are found by their PostScript names and measured
/// by HarfBuzz, a library that Pango needs anyway.
package final class FontFiles: FontSource {
    private let fonts: [String: FontFile]

    /// The time limit for reading all font files.
    private static let patience = Duration.seconds(20)

    /// Finds the fonts in files. If several have the same name, the first one by path is used.
    ///
    /// - Throws: if the libraries are missing, the files contain no font, or reading takes too long
    package convenience init(_ paths: [String]) throws(FontFilesFailure) {
        guard layout_fonts_are_there() else { throw .librariesMissing }
        var fonts: [String: FontFileReference] = [:]
        let began = ContinuousClock.now
        for path in paths.sorted() {
            for font in FontFile.names(in: path).fonts where fonts[font.name] == nil {
                fonts[font.name] = FontFileReference(
                    path: path, face: font.face, instance: font.instance)
            }
            if began.duration(to: .now) > Self.patience { throw .tooSlow }
        }
        try self.init(fonts)
    }

    /// Opens fonts. The keys of `fonts` are their PostScript names.
    ///
    /// - Throws: if the libraries are missing, or none of the fonts can be opened
    package init(_ fonts: [String: FontFileReference]) throws(FontFilesFailure) {
        guard layout_fonts_are_there() else { throw .librariesMissing }
        self.fonts = fonts.compactMapValues { FontFile($0) }
        if self.fonts.isEmpty { throw .noFonts }
    }

    package func font(_ name: FontName) -> (any FontProgram)? { fonts[name.rawValue] }
}

/// One font of an open font file, measured by HarfBuzz.
private final class FontFile: FontProgram, @unchecked Sendable {
    // `@unchecked Sendable` is correct: several threads may use a HarfBuzz font, because the font
    // is not modified after its creation.
    private let font: OpaquePointer
    private let unitsPerEm: Double
    let file: FontFileReference
    let ascent: Double
    let descent: Double

    static func names(in path: String) -> FontNames {
        let blob = layout_hb_blob_create_from_file(path)
        defer { layout_hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let data = layout_hb_blob_get_data(blob, &count) else { return FontNames([]) }
        return FontNames(Array(UnsafeRawBufferPointer(start: data, count: Int(count))))
    }

    init?(_ file: FontFileReference) {
        let blob = layout_hb_blob_create_from_file(file.path)
        defer { layout_hb_blob_destroy(blob) }
        guard 0..<Int(layout_hb_face_count(blob)) ~= file.face else { return nil }
        let face = layout_hb_face_create(blob, UInt32(file.face))
        defer { layout_hb_face_destroy(face) }
        unitsPerEm = Double(layout_hb_face_get_upem(face))
        font = layout_hb_font_create(face)
        if let instance = file.instance {
            layout_hb_font_set_var_named_instance(font, UInt32(instance))
        }
        var extents = layout_hb_extents()
        guard layout_hb_font_get_h_extents(font, &extents) != 0, unitsPerEm > 0 else {
            layout_hb_font_destroy(font)
            return nil
        }
        self.file = file
        // The line gap is not included, as on the canvas of Interface Builder
        // (docs/text-measurement.md, "Other fonts").
        ascent = Double(extents.ascender) / unitsPerEm
        descent = -Double(extents.descender) / unitsPerEm
    }

    deinit { layout_hb_font_destroy(font) }

    func advances(_ text: Substring) -> [Double?] {
        var text = text
        // The byte offset of each character. HarfBuzz states for each glyph the byte offset of the
        // first character that the glyph shows (its cluster). The glyph's width is added to the
        // last character that begins at or before this offset.
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

    /// Returns the width of each character in em; nil for a character that the font lacks, for
    /// which HarfBuzz returns glyph 0.
    private func advances(of buffer: OpaquePointer?, _ starts: [Int]) -> [Double?] {
        var result = [Double?](repeating: 0, count: starts.count)
        var (count, positionCount): (UInt32, UInt32) = (0, 0)
        guard let glyphs = layout_hb_buffer_get_glyph_infos(buffer, &count),
            let positions = layout_hb_buffer_get_glyph_positions(buffer, &positionCount)
        else { return result }
        for place in 0..<Int(min(count, positionCount)) {
            let character = starts.lastIndex(notAfter: Int(glyphs[place].cluster))
            guard glyphs[place].codepoint != 0, let width = result[character] else {
                result[character] = nil
                continue
            }
            result[character] = width + Double(positions[place].x_advance) / unitsPerEm
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

/// The reasons why the fonts in given files cannot be measured.
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
