import Foundation
import LayoutChecks
import LayoutPictures
import StackCore
import Testing

@testable import LayoutProject

@Suite struct ImageCatalogueTests {
    /// The beginning of a PNG file.
    static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]
    }

    /// An image set of which each entry is JSON without its file name, and a file of 60 × 30 pixels.
    private func catalogue(_ entries: [(file: String, rest: String)]) -> ImageCatalogue {
        let images = entries.map { "{\"filename\": \"\($0.file)\"\($0.rest)}" }
        var files = MemoryFiles([
            "A.xcassets/a.imageset/Contents.json":
                "{\"images\": [\(images.joined(separator: ","))]}"
        ])
        for entry in entries {
            files.files["A.xcassets/a.imageset/" + entry.file] = Self.png(60, 30)
        }
        return ImageCatalogue(["A.xcassets"], in: files)
    }

    private func file(
        _ catalogue: ImageCatalogue, _ scale: Double, language: String? = nil,
        _ appearance: Appearance = .light, device: DeviceFamily? = nil
    ) -> String? {
        catalogue.image(
            "a", scale: scale, language: language, appearance: appearance, device: device
        ).map { ProjectPath.name(of: $0.path) }
    }

    /// A PDF file whose page is in a compressed stream of objects.
    private static func pdf(packed: [UInt8]) -> [UInt8] {
        Array(
            "%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N 2 /First 9 /Filter /FlateDecode >>\nstream\r\n"
                .utf8)
            + packed + Array("\nendstream\nendobj\n".utf8)
    }

    @Test func `a PDF file can have its page in a compressed stream`() throws {
        let packed = [UInt8](
            try #require(
                Data(
                    base64Encoded: """
                        eNozVDBQMFIwMVCwsVHQD6ksSFXQD0hMB5NFqXklCsZA+SAFfd/UlMxEp/wKhWgg30DB2EjPVMHERCFWwc4OTWexgr53ZkoxUKEhWGusgr5zfinQJEOgWgARORxp
                        """)))
        #expect(
            PictureSize(Self.pdf(packed: packed)) == .points(Size(width: 33, height: 44)))
        #expect(PictureSize(Self.pdf(packed: Array(packed.prefix(40)))) == nil)
        #expect(PictureSize(Self.pdf(packed: [])) == nil)
        // Another stream before it has no page.
        #expect(
            PictureSize(Self.pdf(packed: [1, 2]) + Self.pdf(packed: packed))
                == .points(Size(width: 33, height: 44)))
    }

    @Test func `the file of the screen's scale counts, else the next`() {
        let both = catalogue([("2.png", ",\"scale\":\"2x\""), ("3.png", ",\"scale\":\"3x\"")])
        #expect([1, 2, 3, 4].map { file(both, $0) } == ["2.png", "2.png", "3.png", "3.png"])
        #expect(both.image("a", scale: 3)?.size == Size(width: 20, height: 10))
        let vector = catalogue([("a.png", ""), ("3.png", ",\"scale\":\"3x\"")])
        #expect([1, 2, 3].map { file(vector, $0) } == ["a.png", "a.png", "3.png"])
    }

    @Test func `appearance, language, direction and device choose the file`() {
        let dark = ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
        let contrast = ",\"appearances\":[{\"appearance\":\"contrast\",\"value\":\"high\"}]"
        let set = catalogue([
            ("c.png", contrast), ("d.png", dark), ("l.png", ""), ("pt.png", ",\"locale\":\"pt\""),
            ("pad.png", ",\"idiom\":\"ipad\""), ("mac.png", ",\"idiom\":\"mac\""),
        ])
        #expect(file(set, 2) == "l.png" && file(set, 2, .dark) == "d.png")
        #expect(file(set, 2, language: "pt-BR") == "pt.png")
        #expect(file(set, 2, language: "ptx") == "l.png")
        #expect(
            file(set, 2, device: .ipad) == "pad.png" && file(set, 2, device: .iphone) == "l.png")
        let directed = catalogue([
            ("l.png", ",\"language-direction\":\"left-to-right\""),
            ("r.png", ",\"language-direction\":\"right-to-left\""),
        ])
        #expect(file(directed, 2, language: "ar") == "r.png")
        #expect(file(directed, 2, language: "de") == "l.png")
    }

    @Test func `loose pictures keep the case of their extension`() {
        let paths = ["photo.JPG", "logo@2x.PNG", "icon.png"]
        let found = ImageCatalogue([], loose: paths, in: MemoryFiles([:]))
        #expect(found.names == ["icon", "icon.png", "logo", "logo.PNG", "photo.JPG"])
    }

    @Test func `an entry for light goes before one for any appearance`() throws {
        func appearance(_ name: String) -> String {
            ",\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\(name)\"}]"
        }
        for entries in [["any", "light", "dark"], ["dark", "light", "any"]] {
            let all = catalogue(
                entries.map { ($0 + ".png", $0 == "any" ? "" : appearance($0)) })
            #expect(file(all, 2) == "light.png")
            #expect(file(all, 2, .dark) == "dark.png")
            let rest = catalogue(
                entries.filter { $0 != "dark" }
                    .map { ($0 + ".png", $0 == "any" ? "" : appearance($0)) })
            #expect(file(rest, 2, .dark) == "any.png")
        }
        let grey = "\"color\": {\"components\": {\"white\": \"0.5\", \"alpha\": \"1\"}}"
        let colors = ["{\(grey)}", "{\(grey.replacing("0.5", with: "0.9"))\(appearance("light"))}"]
        for list in [colors, colors.reversed()] {
            let files = MemoryFiles([
                "A.xcassets/c.colorset/Contents.json":
                    "{\"colors\": [\(list.joined(separator: ","))]}"
            ])
            let color = try #require(ImageCatalogue(["A.xcassets"], in: files).color("c"))
            #expect(color.light?.paint?.red == 0.9)
        }
    }

    @Test func `the first catalogue counts, and folders may be namespaces`() {
        let one = "{\"images\":[{\"filename\":\"a.png\"}]}"
        var files = MemoryFiles([
            "A.xcassets/a.imageset/Contents.json": one, "B.xcassets/a.imageset/Contents.json": one,
            "B.xcassets/art/Contents.json": "{\"properties\":{\"provides-namespace\":true}}",
            "B.xcassets/art/plain/b.imageset/Contents.json": one,
            "B.xcassets/Icon.appiconset/Contents.json": one,
            "B.xcassets/s.symbolset/Contents.json": "{}",
            "B.xcassets/none.imageset/Contents.json": "{\"images\":[{\"scale\":\"1x\"}]}",
            "B.xcassets/bad.imageset/Contents.json": "{",
        ])
        files.files["A.xcassets/a.imageset/a.png"] = Self.png(10, 10)
        let found = ImageCatalogue(
            ["A.xcassets", "B.xcassets"],
            loose: ["x/logo@2x.png", "logo.png", "photo.jpg", "a@2x.png", "anim.gif", "a.txt"],
            in: files)
        #expect(
            found.names == [
                "a", "a.png", "anim.gif", "art/b", "bad", "logo", "logo.png", "none", "photo.jpg",
            ])
        // Nothing is known of a set whose file cannot be read.
        #expect(found.hasPicture("bad") && !found.hasPicture("none"))
        #expect(found.messages.first?.severity == .warning)
        #expect(found.image("a", scale: 2)?.path == "A.xcassets/a.imageset/a.png")
        #expect(found.symbols == ["s"] && found.has("s") && found.has("none") && !found.has("gone"))
        #expect(found.image("none", scale: 2) == nil && found.image("bad", scale: 2) == nil)
        #expect(
            found.messages.map(\.text) == [
                "this file is not valid JSON", "the image \"none\" has no picture",
            ])
    }

    @Test(arguments: [
        ("[]", false), ("{\"colors\":5}", false),
        ("{\"colors\":[{\"idiom\":\"universal\"}]}", false),
        ("{\"colors\":[{\"color\":{\"components\":{\"red\":\"x\"}}}]}", false),
        ("{\"colors\":[{\"color\":{\"components\":{\"white\":\"0.5\",\"alpha\":\"1\"}}}]}", true),
        ("{\"colors\":[{\"color\":{\"reference\":\"systemBlueColor\"}}]}", true),
    ])
    func `a colour without components is told`(contents: String, isColor: Bool) {
        let files = MemoryFiles(["A.xcassets/Ink.colorset/Contents.json": contents])
        let found = ImageCatalogue(["A.xcassets"], in: files)
        #expect(
            found.messages.map(\.text)
                == (isColor ? [] : ["the colour \"Ink\" has no components that can be read"]))
    }

    /// A check reads every PDF of a catalogue, even one of a stranger.
    @Test(arguments: ["<<", "(", "/MediaBox ", "/ObjStm stream ", "/ObjStm stream endstream "])
    func `no PDF takes long`(_ part: String) {
        let bytes = Array(("%PDF-1.4\n" + String(repeating: part, count: 200_000)).utf8)
        let start = ContinuousClock.now
        #expect(PictureSize(bytes) == nil)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func `sizes are read from each format`() {
        func jpeg(_ segments: [UInt8]) -> [UInt8] { [0xFF, 0xD8] + segments }
        let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
        #expect(
            PictureSize(jpeg([0xFF, 0xE0, 0, 4, 9, 9] + frame))
                == .pixels(Size(width: 30, height: 20)))
        #expect(
            PictureSize(Array("%PDF-1.4 /MediaBox[ 1 2 17.2 13]".utf8))
                == .points(Size(width: 17, height: 11)))
        for (element, width) in [
            ("<svg width='40px' height=\"10.5\">", 40.0),
            ("<?xml?><svg stroke-width='3' width = '7' height='10.5'>", 7),
            ("<svg width='100%' viewBox='0 0 9,10.5'>", 9),
        ] {
            #expect(
                PictureSize(Array(element.utf8)) == .points(Size(width: width, height: 10.5)))
        }
        for bytes in [[], jpeg([]), jpeg([0xFF, 0xE0, 0, 0]), Array("%PDF /MediaBox ]".utf8)] {
            #expect(PictureSize(bytes) == nil)
        }
    }

    private func color(_ color: String) -> CatalogueColor? {
        ImageCatalogue(
            ["A"],
            in: MemoryFiles([
                "A/c.colorset/Contents.json":
                    "{\"colors\":[{\"idiom\":\"universal\",\"color\":\(color)}]}"
            ])
        ).color("c")
    }

    @Test func `components have three forms, and wide colours are drawn in sRGB`() throws {
        func paint(_ red: String, space: String) throws -> Paint {
            let components = """
                {"red":"\(red)","green":"0x80","blue":"0","alpha":"1"}
                """
            return try #require(
                color("{\"color-space\":\"\(space)\",\"components\":\(components)}")?.light?.paint)
        }
        #expect(try paint("0.25", space: "srgb").hex == "#408000")
        #expect(try paint("64", space: "srgb").hex == "#408000")
        // Computed with another program from the published matrix.
        #expect(try paint("0.50196", space: "display-p3").hex == "#808000")
        #expect(try paint("1.0", space: "display-p3").hex == "#ff7700")
        #expect(try paint("0.216", space: "extended-linear-srgb").hex.hasPrefix("#80"))
        #expect(try paint("0.25", space: "srgb").alpha == 1)
        #expect(
            color("{\"reference\":\"systemBlueColor\"}")?.light == .reference("systemBlueColor"))
        #expect(color("{\"components\":{\"red\":\"x\"}}")?.light == nil)
    }
}
