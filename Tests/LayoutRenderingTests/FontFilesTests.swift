import Foundation
import LayoutRendering
import StackCore
import TestKit
import Testing

/// The DejaVu fonts of this machine, if they are installed.
private enum Fonts {
    static let folder = "/usr/share/fonts/truetype/dejavu"
    static let files = FileManager.default.subpaths(atPath: folder)!.sorted().map {
        folder + "/" + $0
    }
    static let areThere = FileManager.default.fileExists(atPath: folder)
}

@Suite(.enabled(if: Fonts.areThere, "SKIPPED: the DejaVu fonts are not on this machine"))
struct FontFilesTests {
    private func metrics(_ name: String, _ size: Double, fonts: Bool) throws -> TextMetrics {
        var traits = MeasurementTraits(era: .xcode12)
        if fonts {
            traits.fonts = CustomFonts(try FontFiles(Fonts.files), folder: Fonts.folder)
        }
        return TextMetrics(
            font: .custom(name: try #require(FontName(name)), size: size), traits: traits)
    }

    @Test func `a font is measured by its file`() throws {
        let sans = try metrics("DejaVuSans", 100, fonts: true)
        #expect(sans.measuredBy.spelling == "file \(Fonts.folder)/DejaVuSans.ttf")
        // Published values of DejaVu Sans: its A is 1401 of 2048 units wide, its line 2384 high.
        #expect(abs(sans.width("A") - 140_100 / 2048) < 1e-9)
        #expect(abs(sans.lineHeight - 238_400 / 2048) < 0.1)
        #expect(sans.width("AV") < sans.width("A") + sans.width("V"))
        #expect(sans.width("e\u{301}") == sans.width("é"))
        #expect(sans.block("AV AV AV", maximumWidth: 150).lineCount == 3)
        let mono = try metrics("DejaVuSansMono", 100, fonts: true)
        #expect(mono.width("iW") == 2 * mono.width("A"))
    }

    @Test func `the same text is as wide each time`() throws {
        let (one, other) = try (
            metrics("DejaVuSans-Bold", 13, fonts: true), metrics("DejaVuSans-Bold", 13, fonts: true)
        )
        for text in ["", "To", "漢字 🙂", "fi ﬁ", "\u{301}"] {
            #expect(one.width(text) == other.width(text) && one.width(text).isFinite)
        }
    }

    @Test func `what is not in the folder, and the system font, stay with the tables`() throws {
        #expect(
            try metrics("DejaVuSans", 17, fonts: false).measuredBy.spelling
                == "fallback Helvetica Neue")
        #expect(
            try metrics("Lato-Bold", 17, fonts: true).measuredBy.spelling == "font table Lato-Bold")
        #expect(
            try metrics("SFUIText-Bold", 17, fonts: true).measuredBy.spelling == "system font table"
        )
    }

    @Test func `a character that the file lacks is as wide as in the system's font`() throws {
        let sans = try metrics("DejaVuSans", 20, fonts: true)
        let system = TextMetrics(
            font: .system(size: 20, weight: .regular), traits: MeasurementTraits(era: .xcode12))
        for missing in ["🌱", "漢", "👩‍👩‍👧"] {
            let width = sans.width("Hi ") + system.width(missing)
            #expect(abs(sans.width("Hi " + missing) - width) < 1e-9, "\(missing)")
        }
    }

    @Test func `files without fonts are refused`() {
        #expect(throws: FontFilesFailure.noFonts) { try FontFiles([]) }
        #expect(throws: FontFilesFailure.noFonts) { try FontFiles(["/nowhere", #filePath]) }
    }
}

@Suite struct VariableFontTests {
    @Test func `a named instance of a variable font has its own widths`() throws {
        var font = TinyFont("Tiny-Regular")
        font.instances = [("Regular", nil, 400), ("Bold", "Tiny-Bold", 700)]
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["a.ttf", "b.ttc"].map { folder.path + "/" + $0 }
        try Data(font.bytes).write(to: URL(filePath: paths[0]))
        let collection = TinyFont.collection([TinyFont("One"), TinyFont("Two")])
        try Data(collection).write(to: URL(filePath: paths[1]))
        let files = try FontFiles(paths)
        func width(_ name: String) throws -> Double? {
            let font = files.font(try #require(FontName(name)))
            return font?.advances("ab").reduce(0) { $0 + ($1 ?? 100) }
        }
        #expect(try width("Tiny-Regular") == 1.2)
        #expect(try width("Tiny-Regular_Regular") == 1.2)
        #expect(try width("Tiny-Bold") == 1.6)
        #expect(try width("Two") == 1.2)
        #expect(try files.font(#require(FontName("One")))?.advances("a漢b") == [0.6, nil, 0.6])
    }
}
