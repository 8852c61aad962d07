import Foundation
import LayoutRendering
import StackCore
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

    @Test func `files without fonts are refused`() {
        #expect(throws: FontFilesFailure.noFonts) { try FontFiles([]) }
        #expect(throws: FontFilesFailure.noFonts) { try FontFiles(["/nowhere", #filePath]) }
    }
}
