import Foundation
import Platform
import Testing

/// `--assets` and `--fonts` with folders that contain hostile files.
@Suite struct FolderOptions {
    private let scratch: Scratch
    private var folder: URL { scratch.folder }
    private var image: String { folder.path + "/in/App.xcassets/p.imageset" }

    init() throws {
        scratch = try Scratch()
        try scratch.run("new A\nadd image i in view imageName=p")
        try FileManager.default.createDirectory(atPath: image, withIntermediateDirectories: true)
        try put(Data(#"{"images":[{"filename":"p.png","scale":"1x"}]}"#.utf8), "Contents.json")
    }

    private func put(_ data: Data, _ name: String) throws {
        try data.write(to: URL(fileURLWithPath: image + "/" + name))
    }

    /// Returns the beginning of a PNG file.
    private func picture(width: UInt16, height: UInt16, isInterlaced: Bool = false) -> Data {
        func number(_ value: UInt16) -> [UInt8] { [0, 0, UInt8(value >> 8), UInt8(value & 0xFF)] }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + number(width) + number(height) + [8, 2, 0, 0, isInterlaced ? 1 : 0]
                + [0, 0, 0, 0])
    }

    private func export() throws -> (said: String, status: Int32) {
        let done = try BuiltProgram.run(
            ["export", "scratch.layout", "--format", "svg", "--assets", "in"], in: folder)
        return (String(decoding: done.errors, as: UTF8.self), done.status)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a picture is a regular file in the folder`() throws {
        try put(picture(width: 20, height: 20), "p.png")
        #expect(try export().status == 0)
        unlink(image + "/p.png")
        #expect(mkfifo(image + "/p.png", 0o600) == 0)
        let piped = try export()
        #expect(
            piped.status == 66 && piped.said.contains("p.png: there is no such file in the folder"))
        unlink(image + "/p.png")
        try picture(width: 20, height: 20).write(to: folder.appending(path: "p.png"))
        #expect(symlink("../../../p.png", image + "/p.png") == 0)
        #expect(try export().status == 66)
        unlink(image + "/p.png")
        try put(picture(width: 20, height: 20), "other.png")
        #expect(symlink("other.png", image + "/p.png") == 0)
        #expect(try export().status == 0)
    }

    @Test func `a picture of endless pixels is refused before anything is made of it`() throws {
        try put(picture(width: 65_000, height: 65_000), "p.png")
        let answer = try export()
        #expect(answer.status == 66 && answer.said.contains("150994944 pixels"))
    }

    @Test func `a picture with many pixels is drawn if it can be scaled down`() throws {
        try put(picture(width: 12_000, height: 12_000), "p.png")
        #expect(try export().status == 0)
        try put(picture(width: 12_000, height: 12_000, isInterlaced: true), "p.png")
        let answer = try export()
        #expect(answer.status == 66 && answer.said.contains("must not be interlaced"))
    }

    @Test func `pictures are refused where they are too large together`() throws {
        for number in 0..<6 {
            let other = image.replacingOccurrences(of: "p.imageset", with: "p\(number).imageset")
            try FileManager.default.copyItem(atPath: image, toPath: other)
            let path = other + "/p.png"
            try picture(width: 20, height: 20).write(to: URL(fileURLWithPath: path))
            #expect(truncate(path, 60 << 20) == 0)
        }
        try put(picture(width: 20, height: 20), "p.png")
        let answer = try export()
        #expect(answer.status == 66 && answer.said.contains("256 MB together"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `fonts are regular files in the folder`() throws {
        let fonts = folder.path + "/fonts"
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
        #expect(symlink("/", fonts + "/root") == 0)
        let words = ["scratch.layout", "--fonts", "fonts", "-c", "frames"]
        func run() throws -> (said: String, status: Int32) {
            let done = try BuiltProgram.run(words, in: folder)
            return (String(decoding: done.errors, as: UTF8.self), done.status)
        }
        let linked = try run()
        #expect(linked.status == 66 && linked.said.contains("that folder contains no font"))
        #expect(mkfifo(fonts + "/a.ttf", 0o600) == 0)
        let piped = try run()
        #expect(piped.status == 66 && piped.said.contains("a.ttf is a pipe"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe is no script, no storyboard and no history`() throws {
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        for words in [
            ["import", "b.layout", "pipe"], ["scratch.layout", "-f", "pipe"],
            ["merge", "pipe", "pipe", "pipe"], ["diff", "pipe", "pipe"], ["explain", "pipe"],
        ] {
            let done = try BuiltProgram.run(words, in: folder)
            #expect(done.status == 66, "\(words)")
            #expect(String(decoding: done.errors, as: UTF8.self).contains("pipe: this is a pipe"))
        }
    }

    /// Each offset and length in the table directory of a font is made too large, one at a time.
    /// The program must not end by a signal. It may not find the font, or draw no text.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: FolderOptions.font), "SKIPPED"))
    func `a damaged font ends no export`() throws {
        let storyboard = try String(
            contentsOf: Transcript.examples.appending(path: "SimpleStackView.storyboard"),
            encoding: .utf8
        ).replacing(
            /<fontDescription key="fontDescription"[^>]*>/,
            with: """
                <fontDescription key="fontDescription" name="DejaVuSans-Bold" \
                family="DejaVu Sans" pointSize="17"/>
                """)
        let place = folder.appending(path: "fonts/bold.ttf")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(storyboard.utf8).write(to: folder.appending(path: "a.storyboard"))
        let font = try Data(contentsOf: URL(filePath: Self.font))
        let tables = Int(font[4]) << 8 | Int(font[5])
        // Each record of the directory has 16 bytes, and ends with an offset and a length.
        var damages: [Int?] = [nil]
        for table in 0..<tables {
            let record: Int = 12 + 16 * table
            damages += [record + 8, record + 12]
        }
        for damage in damages {
            var damaged = font
            if let damage { damaged[damage + 2] |= 0x80 }
            try damaged.write(to: place)
            let done = try BuiltProgram.run(
                [
                    "export", "a.storyboard", "--format", "pdf", "--output", "a.pdf", "--force",
                    "--fonts", "fonts",
                ], in: folder)
            #expect([0, 2, 65, 66].contains(done.status), "\(damage ?? 0): \(done.status)")
            if damage == nil { #expect(done.status == 0) }
        }
    }

    private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
}
