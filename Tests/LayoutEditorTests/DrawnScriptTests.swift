import Foundation
import Testing

/// Texts of which no installed font has the letters.
@Suite struct DrawnScriptTests {
    /// Exports a label with this text as PNG where fontconfig finds the fonts of `folder` only.
    private func errors(_ text: String, _ format: String, fonts folder: String) throws -> String {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("layoutedit-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let settings = place.appendingPathComponent("fonts.conf")
        try Data(
            "<fontconfig><dir>\(folder)</dir><cachedir>cache</cachedir></fontconfig>".utf8
        ).write(to: settings)
        let made = try BuiltProgram.run(
            ["a.layout", "-c", "new A device=iphone-15; add label title in view text=\"\(text)\""],
            in: place)
        #expect(made.status == 0)
        let done = try BuiltProgram.run(
            ["export", "a.layout", "--output", "a.\(format)"], in: place,
            environment: ["FONTCONFIG_FILE": settings.path])
        #expect(done.status == 0)
        return String(decoding: done.errors, as: UTF8.self)
    }

    private static let inter = "/usr/share/fonts/opentype/inter"
    private static let noto = "/usr/share/fonts/truetype/noto"

    @Test(arguments: [
        ("שלום", "fonts-noto-core"), ("تسجيل", "fonts-noto-core"), ("设置", "fonts-noto-cjk"),
        ("설정", "fonts-noto-cjk"), ("ก้าว", "fonts-noto-core"), ("कक्षा", "fonts-noto-core"),
    ])
    func `the export says which text is not drawn and which package has its letters`(
        _ text: String, _ package: String
    ) throws {
        for format in ["png", "pdf"] {
            let errors = try errors(text, format, fonts: Self.inter)
            #expect(errors.contains("no installed font has the letters of \"\(text)\""))
            #expect(errors.contains("apt-get install \(package)"))
        }
    }

    @Test func `letters that the fonts have are drawn without a word`() throws {
        #expect(try errors("Résumé, Ωδή, Привет", "png", fonts: Self.inter).isEmpty)
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: noto + "/NotoSansHebrew-Regular.ttf"),
            "SKIPPED: fonts-noto-core is not on this machine"))
    func `Noto's letters are drawn without a word`() throws {
        for text in ["שלום", "تسجيل", "ก้าว", "कक्षा"] {
            #expect(try errors(text, "png", fonts: Self.noto).isEmpty)
        }
    }
}
