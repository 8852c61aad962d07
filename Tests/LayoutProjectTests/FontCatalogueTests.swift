import LayoutProject
import StackCore
import TestKit
import Testing

@Suite struct FontCatalogueTests {
    private func names(_ font: TinyFont) -> [String] { FontNames(font.bytes).fonts.map(\.name) }

    @Test func `a file has the names of its fonts and of their instances`() {
        var font = TinyFont("Tiny-Regular")
        #expect(names(font) == ["Tiny-Regular"])
        font.instances = [
            ("Regular", "Tiny-Regular", 400), ("Bold", "Tiny-Heavy", 700),
            ("Semi Bold", nil, 600),
        ]
        #expect(
            names(font) == [
                "Tiny-Regular", "Tiny-Heavy", "Tiny-Regular_Semi-Bold", "Tiny-SemiBold",
            ])
        #expect(FontNames(font.bytes).fonts.map(\.instance) == [nil, 1, 2, 2])
        let collection = FontNames(TinyFont.collection([TinyFont("One"), TinyFont("Two")]))
        #expect(collection.fonts.map(\.name) == ["One", "Two"])
        #expect(collection.fonts.map(\.face) == [0, 1])
    }

    /// A library that writes fonts into PDFs reads the outlines without checking their places.
    @Test(arguments: 0..<40)
    func `a font whose outlines are not in their table is no font`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var font = TinyFont("Tiny")
        font.addOutlines()
        #expect(names(font) == ["Tiny"])
        var damaged = font
        let glyph = Int.random(in: 1..<font.outlineOffsets!.count, using: &random)
        switch seed % 4 {
        case 0: damaged.outlineOffsets![glyph] += font.outlineSize
        case 1: damaged.outlineOffsets![glyph - 1] = font.outlineOffsets![glyph] + 1
        case 2: damaged.outlineOffsets!.removeLast()
        default: damaged.outlineSize -= Int.random(in: 1...font.outlineSize, using: &random)
        }
        #expect(names(damaged) == [])
        // A table that is longer than the file.
        var bytes = font.bytes
        let tag = random.pick(["glyf", "loca", "head", "hmtx", "maxp"])
        let entry = try #require(bytes.firstRange(of: Array(tag.utf8))).lowerBound
        bytes[entry + 13] = 0x10
        #expect(FontNames(bytes).fonts.isEmpty)
    }

    @Test func `the file nearest the document counts`() throws {
        var files = MemoryFiles([:])
        for path in ["A/Fonts/x.ttf", "B/Fonts/a.ttf", "B/Fonts/z.ttf"] {
            files.files[path] = TinyFont("Tiny").bytes
        }
        files.files["B/none.ttf"] = Array("no font".utf8)
        let catalogue = FontCatalogue(Array(files.files.keys) + ["C/gone.ttf"], in: files)
        func path(_ document: String) -> String? {
            catalogue.file(named: "Tiny", nearest: document)?.path
        }
        #expect(path("B/Main.storyboard") == "B/Fonts/a.ttf")
        #expect(path("A/Main.storyboard") == "A/Fonts/x.ttf")
        #expect(path("Main.storyboard") == "A/Fonts/x.ttf")
        #expect(catalogue.file(named: "Other", nearest: "A/Main.storyboard") == nil)
        #expect(catalogue.allNames == ["Tiny"] && catalogue.names(in: "A/Fonts/x.ttf") == ["Tiny"])
        #expect(
            catalogue.messages.map { $0.path + ": " + $0.text } == [
                "B/none.ttf: this file contains no font", "C/gone.ttf: there is no such file",
            ])
    }
}
