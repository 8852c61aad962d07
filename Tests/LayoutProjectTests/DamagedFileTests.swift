import Foundation
import LayoutProject
import StackCore
import TestKit
import Testing

/// Files of a project with random damage.
@Suite struct DamagedFileTests {
    /// Changes, removes, repeats or inserts some bytes.
    private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<6, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place..<end] = []
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            default: bytes[place] = random.pick([0, 0xFF, 0x22, 0x5C, 0x7B, 0x7D, 0x3B])
            }
        }
        return bytes
    }

    @Test(arguments: 0..<4) func `translations with damage are read or refused`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let text = "/* a */ \"a.text\" = \"\\U00e4\\n\";\nb.title = x;\n\"c.text\" = 'y';"
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["a.text": "Größe", "b.text": "漢", "c": [1, ["d": true]]],
            format: [PropertyListSerialization.PropertyListFormat.binary, .xml][seed % 2],
            options: 0)
        let catalogue = """
            {"strings":{"a.text":{"localizations":{"de":{"stringUnit":{"value":"\\u00e4"}}}}}}
            """
        let document = "A/Base.lproj/Main.xib"
        for _ in 0..<500 {
            var files = MemoryFiles([document: ""])
            files.files["A/de.lproj/Main.strings"] = damaged(Array(text.utf8), &random)
            files.files["A/fr.lproj/Main.strings"] = damaged(Array(list), &random)
            files.files["A/mul.lproj/Main.xcstrings"] = damaged(Array(catalogue.utf8), &random)
            let found = LanguageReader.tables(
                of: document, among: nil, developmentRegion: "en", in: files)
            for table in found.tables { #expect(table.keys.count == table.texts.count) }
        }
    }

    @Test(arguments: 0..<2) func `catalogues with damage are read or refused`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let images = "{\"images\":[{\"filename\":\"a.png\",\"scale\":\"2x\",\"locale\":\"de\"}]}"
        let colors = """
            {"colors":[{"color":{"color-space":"display-p3","components":
            {"red":"0x10","green":"1e5","blue":"-0.5","alpha":"1.0"}}}]}
            """
        let pictures: [[UInt8]] = [
            ImageCatalogueTests.png(9, 9), Array("%PDF /MediaBox [0 0 9 9]".utf8),
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 17, 0],
            Array("<svg width='1' height='1'>".utf8),
        ]
        for _ in 0..<500 {
            var files = MemoryFiles([:])
            files.files["A/a.imageset/Contents.json"] = damaged(Array(images.utf8), &random)
            files.files["A/a.imageset/a.png"] = damaged(random.pick(pictures), &random)
            files.files["A/c.colorset/Contents.json"] = damaged(Array(colors.utf8), &random)
            let found = ImageCatalogue(["A"], in: files)
            let size = found.image("a", scale: 3, language: "de")?.size
            #expect(size.map { $0.width > 0 && $0.width.isFinite } ?? true)
            _ = found.paints
        }
    }

    @Test(arguments: 0..<2) func `fonts with damage have the names that can be read`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var font = TinyFont("Tiny-Regular")
        font.instances = [("Bold", "Tiny-Bold", 700), ("Thin", nil, 400)]
        let files = [font.bytes, TinyFont.collection([font, TinyFont("Other")])]
        for _ in 0..<2_000 {
            for font in FontNames(damaged(random.pick(files), &random)).fonts {
                #expect(!font.name.isEmpty && font.name.utf8.count <= 127)
            }
        }
    }
}
