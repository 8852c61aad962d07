import Foundation
import TestKit
import Testing

@testable import LayoutSession

/// The order of `<variation>` elements in an exported storyboard.
@Suite struct VariationOrderTests {
    private static let commands = [
        "set title.installed false for h=compact", "set title.hidden true for w=regular",
        "set c2.installed false for h=compact", "set c2.constant 4 for w=compact,h=regular",
        "constrain k: title.top = safeArea.top + 60 for h=compact",
        "constrain m: title.top = safeArea.top + 50 for w=regular,h=regular",
        "add view late in view; set late.installed false for w=compact",
        "set view.backgroundColor #FF0000 for w=regular",
    ]

    /// Xcode writes `default` first, and keys with fewer conditions before those with more.
    @Test(arguments: 0..<20)
    func `variations come in Xcode's order`(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let scratch = try Scratch()
        try scratch.import(
            SmallApp.storyboard.replacing(
                "id=\"ttl-lb-001\"", with: "id=\"ttl-lb-001\" userLabel=\"Title\""))
        let count = Int.random(in: 2...6, using: &random)
        for command in Self.commands.shuffled(using: &random).prefix(count) {
            try scratch.run(command)
        }
        let file = try scratch.text("export --format storyboard")
        // Consecutive elements of one indentation belong to one object.
        var before: (indentation: Int, conditions: Int)?
        var found = 0
        for line in file.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            if let known = before, indentation < known.indentation { before = nil }
            guard let key = line.firstMatch(of: /<variation key="([^"]*)"/)?.output.1 else {
                continue
            }
            let conditions = key == "default" ? 0 : key.split(separator: "-").count
            if let known = before, known.indentation == indentation {
                #expect(known.conditions <= conditions, "\(file)")
            }
            before = (indentation, conditions)
            found += 1
        }
        #expect(found > 0)
    }
}
