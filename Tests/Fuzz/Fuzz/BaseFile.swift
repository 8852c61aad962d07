import Foundation
import CommandLanguage
import LayoutProgram
import LayoutStore

/// Valid layout files to start from, created in each process and always identical.
enum BaseFile {
    /// A file with documents, branches and checkpoints; the same with its head moved; a file with
    /// many rows.
    static let all: [[UInt8]] = [make(tree), make(tree + moved), make(wide)]

    /// A file that contains only operation 0.
    static let empty: [UInt8] = expectNoError("the empty file") {
        try LayoutFile.withoutHistory(
            [], command: "empty", source: .shell, time: Timestamp(milliseconds: 0))
    }

    private static func make(_ script: String) -> [UInt8] {
        let scratch = ScratchFile()
        for answer in CommandDriver(file(scratch.path)).answers(to: script) {
            expect(answer.status == .done, answer.text)
        }
        return expectNoError("a base file") {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path)))
        }
    }

    private static func file(_ path: String) -> LayoutFile {
        expectNoError("a base file") { try LayoutFile(path: path, access: .readWrite) }
    }

    private static let tree = """
        new A
        add stack form in view axis=vertical spacing=8
        add label a in form text="some text"
        add button b in form text=Go
        checkpoint early
        constrain H:|-8-[form]-8-|
        set form.spacing 12 for w=compact
        undo 2
        hide a
        embed a b in stack pair
        checkpoint late
        duplicate A as B
        rename document B to Second
        undo

        """

    private static let moved = """
        open A
        group "several" { add image i in form; set i.image 24x24; remove b }
        undo
        delete document A
        undo 2
        redo 1
        """

    private static let wide =
        "new Wide\n"
        + (0..<60).map {
            "add label l\($0) in view text=\"\(String(repeating: "x", count: $0))\"\n"
        }
        .joined()
        + (0..<20).map { "constrain l\($0).width >= \($0)\n" }.joined() + "undo 30\n"
}
