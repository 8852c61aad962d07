import Foundation
import Testing

/// `check` in the shell and outside of it, `ambiguous` and `fix` agree about a layout.
@Suite struct VerdictTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("layoutedit-" + UUID().uuidString)

    /// Commands after `new Login device=iphone-se`, and whether the layout is valid.
    private static let layouts: [(commands: String, isSound: Bool)] = [
        (
            "add label title in view text=Hello\nconstrain V:|-40-[title]\nconstrain H:|-20-[title]",
            true
        ),
        (
            "add view box in view\nconstrain box.leading = view.leading + 20\nconstrain V:|-20-[box(40)]",
            false
        ),
        (
            "add stack row in view\nconstrain H:|-20-[row]-20-|\nconstrain V:|-40-[row]\n"
                + "add label a in row text=One\nadd label b in row text=Two", true
        ),
        (
            "add stack rows in view axis=vertical\nconstrain H:|[rows]|\nconstrain V:|[rows]|\n"
                + "add view a in rows\nadd view b in rows", true
        ),
        (
            "add view box in view\nconstrain H:|-20-[box(40)]\nconstrain V:|-40-[box(40)]\n"
                + "constrain box.width = 50", false
        ),
        (
            "add label title in view text=Hello\nconstrain V:|-40-[title]\nconstrain H:|-20-[title]\n"
                + "assert title.width >= 300", false
        ),
        (
            "add label title in view text=\"A text that is cut off\"\nconstrain V:|-40-[title]\n"
                + "constrain H:|-20-[title(50)]", false
        ),
    ]

    @Test(arguments: layouts.indices)
    func `every answer gives the same verdict`(_ number: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (commands, isSound) = Self.layouts[number]
        let script = folder.appendingPathComponent("script")
        try ("new Login device=iphone-se\n" + commands + "\n")
            .write(to: script, atomically: true, encoding: .utf8)
        func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
            let done = try BuiltProgram.run(arguments, in: folder)
            return (done.status, String(decoding: done.output, as: UTF8.self))
        }
        _ = try run(["a.layout", "--quiet", "-f", "script"])
        let inside = try run(["a.layout", "-c", "check"])
        let outside = try run([
            "check", "a.layout", "--devices", "iphone-se", "--orientation", "portrait",
        ])
        #expect(inside.status == (isSound ? 0 : 1), "\(inside.text)")
        #expect(outside.status == inside.status, "\(outside.text)")
        #expect(inside.text.hasPrefix("sound") == isSound)
        let ambiguous = try run(["a.layout", "-c", "ambiguous"]).text
        let open = ambiguous.split(separator: "\n").filter {
            !$0.hasSuffix("(a tie)") && $0 != "nothing is ambiguous"
        }
        #expect(open.isEmpty == !outside.text.contains("[ambiguous]"))
        // Findings of both have the same message.
        for line in inside.text.split(separator: "\n").dropFirst() where !line.hasPrefix("note: ") {
            let message = line.drop { $0 != " " }.dropFirst()
            #expect(outside.text.contains(message), "\(outside.text)")
        }
        if isSound {
            #expect(!(try run(["a.layout", "-c", "fix"]).text).contains("fix 1"))
        }
    }
}
