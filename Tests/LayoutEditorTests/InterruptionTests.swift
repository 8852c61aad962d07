import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutSession

/// Simulates Ctrl-C at the n-th check for it.
private final class Key: @unchecked Sendable {
    private(set) var asked = 0
    var pressedAt = Int.max

    func isPressed() -> Bool {
        asked += 1
        return asked > pressedAt
    }

    /// Ends the simulated Ctrl-C.
    func release() { (asked, pressedAt) = (0, Int.max) }
}

private let form = """
    new Login
    add stack form in view axis=vertical distribution=fillProportionally
    add label title in form text="A text that is long enough for several lines" lines=0
    add stack row in form; add textField mail in row; add button go in row text=Go
    constrain H:|-[form]-|
    constrain form.height = 100; constrain form.height = 120
    """

/// Commands that solve, move the head or read.
private let commands = [
    "set form.spacing 9", "frames", "ambiguous", "why title.height", "fitting form", "check",
    "undo 3", "goto 1", "group x { set form.spacing 3; set title.text B }", "export --format json",
    "show form", "tree --sizes", "conflicts", "export --format storyboard",
]

/// Whenever Ctrl-C comes, a command is complete or has changed nothing, and does not affect later
/// commands. Every moment up to the 30th is tried, and 30 of the later ones.
@Test(arguments: commands)
func `Ctrl-C takes back what it ends`(_ command: String) throws {
    let key = Key()
    let scratch = try Scratch(isInterrupted: key.isPressed)
    try scratch.run(form)
    let file = scratch.session.file
    let frames = try scratch.text("frames")
    let (head, digest) = (file.head, file.digest())
    key.release()
    let expected = try scratch.text(command)
    let asks = key.asked
    #expect(asks > 0)
    if file.head != head { try scratch.run("goto \(head)") }
    let later = stride(from: min(30, asks), to: asks, by: max(1, (asks - 30) / 30))
    for ask in [Int](0..<min(30, asks)) + later {
        scratch.session.layouts.last = nil
        key.release()
        key.pressedAt = ask
        let error = scratch.error(command)
        key.release()
        if error == nil {
            if file.head != head { try scratch.run("goto \(head)") }
            continue
        }
        #expect(error?.code == .interrupted)
        #expect(error?.message == "interrupted: nothing was changed")
        #expect(file.head == head && file.digest() == digest)
        #expect(try scratch.text("frames") == frames)
    }
    #expect(try scratch.text(command) == expected)
}

@Test func `Ctrl-C ends the verification of a file`() throws {
    let key = Key()
    let scratch = try Scratch(isInterrupted: key.isPressed)
    try scratch.run(form)
    key.pressedAt = key.asked + 2
    let error = #expect(throws: LayoutFileError.self) { _ = try scratch.session.file.verify() }
    #expect(error?.kind == .interrupted)
    key.release()
    #expect(try scratch.session.file.verify().damage == nil)
}

/// Measuring a long text does not ask for Ctrl-C. The program still ends within seconds.
@Test func `one Ctrl-C ends a program whose work does not ask for it`() throws {
    let folder = try ProgramFolder()
    let example = try String(
        contentsOf: Transcript.examples.appending(path: "SimpleStackView.storyboard"),
        encoding: .utf8)
    let text = String(repeating: "Wide ", count: 400_000)
    try folder.write(
        example.replacing("text=\"Garden\"", with: "text=\"\(text)\""), to: "long.storyboard")
    let process = Process()
    // The program ignores Ctrl-C if this process does.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
        "--default-signal=INT", BuiltProgram.folder + "/layoutedit", "check", "long.storyboard",
    ]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: 2)
    try #require(process.isRunning)
    process.interrupt()
    let start = ContinuousClock.now
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(ContinuousClock.now - start < .seconds(20))
}
