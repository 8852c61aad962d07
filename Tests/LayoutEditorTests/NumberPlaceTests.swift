import Foundation
import LayoutFormats
import LayoutSession
import LayoutStore
import TestKit
import Testing

@testable import CommandLanguage
@testable import LayoutProgram

/// Every place in the language, the command line and files where a number can be. With any number
/// there, the result is a reply or a refusal.
@Suite(.timeLimit(.minutes(5))) struct NumberPlaceTests {
    private static let lines =
        Grammar.layoutedit.commands.flatMap(\.usage.examples) + HostileNumbers.lines

    @Test(arguments: HostileNumbers.all)
    func `commands`(_ number: String) throws {
        let scratch = try Scratch()
        let driver = CommandDriver(scratch.session.file)
        #expect(driver.answers(to: HostileNumbers.setup).allSatisfy { $0.status == .done })
        for line in Self.lines.flatMap({ HostileNumbers.placed(number, in: $0) }) {
            for answer in driver.answers(to: line + "\ngoto \(HostileNumbers.steps)") {
                #expect(answer.status != .internalError, "\(line): \(answer.text)")
                #expect(
                    JSONReader.read(Array(answer.text.split(separator: "\n").last!.utf8)) != nil)
            }
        }
        #expect(try scratch.session.file.verify().damage == nil)
    }

    @Test func `arguments of the program`() throws {
        for usage in Grammar.layoutedit.program {
            for number in HostileNumbers.all {
                for line in usage.examples.flatMap({ HostileNumbers.placed(number, in: $0) }) {
                    let words = line.split(separator: " ").map(String.init)
                    // Only parses the line, because a page would be served without end.
                    _ = try? ProgramLine(words).command(of: .layoutedit)
                }
            }
        }
    }

    @Test func `options that are worked with`() throws {
        let folder = try ProgramFolder()
        _ = try folder.answers(
            "layoutedit a.layout -c 'new Login' -c 'add label title in view text=Hi' --quiet")
        for line in [
            "check a.layout --sweep width=320..330",
            "export a.layout --format png --size 320x480 --output x.png",
            "export a.layout --format png --scale 1 --output x.png", "log a.layout -n 1",
            "a.layout --at 1 -c tree",
            "diff a.layout --at 1", "export a.layout --format svg --at 1 --output x.svg",
        ] {
            let lines = ["0", "-1", "999999999999", "9223372036854775807", "1e999", "nan"]
                .flatMap { HostileNumbers.placed($0, in: line) }
            let run = lines.map { "timeout 20 layoutedit \($0) --quiet > said 2>&1; echo $?" }
            let statuses = try folder.answers(run.joined(separator: "\n"))
            for (line, status) in zip(lines, statuses) {
                #expect(["0", "1", "2", "65", "66", "73"].contains(status), "\(line): \(status)")
            }
        }
    }

    @Test func `files`() throws {
        let folder = try ProgramFolder()
        _ = try folder.answers(
            """
            layoutedit a.layout -c 'new Login' -c 'add label title in view text=Hi' --quiet \
            && layoutedit export a.layout --format json --output frames.json \
            && mkdir -p a.xcassets/a.imageset a.xcassets/c.colorset \
            && layoutedit export a.layout --format png --output a.xcassets/a.imageset/a.png
            """)
        let frames = try folder.text("frames.json").joined(separator: "\n")
        let image = #"{"images":[{"filename":"a.png","scale":"2x"}]}"#
        let color =
            #"{"colors":[{"color":{"components":{"red":"0x40","green":"0.5","alpha":"1"}}}]}"#
        for number in ["-1", "0", "999999999999", "9223372036854775808", "1e999", "nan"] {
            let alone = HostileNumbers.placed(number, in: frames)
            let texts = number == "1e999" ? alone : Array(alone.suffix(1))
            for (place, text) in texts.enumerated() { try folder.write(text, to: "\(place).json") }
            try folder.write(
                HostileNumbers.placed(number, in: image).last!,
                to: "a.xcassets/a.imageset/Contents.json")
            try folder.write(
                HostileNumbers.placed(number, in: color).last!,
                to: "a.xcassets/c.colorset/Contents.json")
            try folder.write("devices = [\(number)]\n", to: "settings.toml")
            let statuses = try folder.answers(
                """
                for file in [0-9]*.json; do timeout 20 layoutedit check a.layout --expect $file > said 2>&1; echo $?; rm $file; done
                timeout 20 layoutedit export a.layout --format png --assets . --output x.png --force > said 2>&1; echo $?
                timeout 20 layoutedit check a.layout --config settings.toml > said 2>&1; echo $?
                """)
            #expect(statuses.count == texts.count + 2)
            #expect(
                statuses.allSatisfy { ["0", "1", "65"].contains($0) }, "\(number): \(statuses)")
        }
    }
}
