import Foundation
import LayoutChecks
import StackCore
import Testing

@testable import LayoutFormats

/// Files in which one reference, of every kind, refers to an object that is gone.
@Suite struct DanglingReferenceTests {
    private static let text = MergeFixture.form.replacing(
        "</subviews>",
        with: "</subviews><connections>"
            + #"<outlet property="title" destination="\#(ids[1])" id="out-le-901"/>"#
            + #"<outletCollection property="all" destination="\#(ids[1])" id="out-le-902"/>"#
            + #"<segue destination="\#(ids[0])" kind="show" id="seg-ue-901"/></connections>"#,
        maxReplacements: 1)

    private static let ids = MergeFixture.form.components(separatedBy: "firstItem=\"").dropFirst()
        .map { $0.components(separatedBy: "\"")[0] }

    /// The number of references in the file.
    private static let count = text.matches(of: reference).count

    private static var reference: Regex<(Substring, Substring, Substring)> {
        #/(firstItem|secondItem|destination|initialViewController)="([^"]+)"/#
    }

    @Test func `the file has references of every kind and no dangling one`() throws {
        for kind in ["firstItem", "secondItem", "destination", "initialViewController"] {
            #expect(Self.text.contains(kind + "=\""))
        }
        #expect(try findings(in: Self.text) == [])
    }

    @Test(arguments: 0..<count)
    func `a check finds a reference to an object that is gone`(_ number: Int) throws {
        let match = Self.text.matches(of: Self.reference)[number]
        var changed = Self.text
        changed.replaceSubrange(match.range, with: match.output.1 + "=\"gone-00-001\"")
        let line = Self.text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        let found = try findings(in: changed)
        #expect(found.count == 1)
        #expect(
            found[0].hasSuffix(
                "in line \(line) refers to gone-00-001, which the file does not have"))
    }

    private func findings(in text: String) throws -> [String] {
        let read = try InterfaceBuilderImport.readForChecks(Array(text.utf8))
        let checked = zip(read.file.documents, read.notes).map {
            DocumentCheck.run(Document(of: $0), named: "Form", notes: $1, in: CheckMatrix())
        }
        return checked.flatMap(\.findings).map(\.finding)
            .filter { $0.rule == .danglingReference }.map(\.message)
    }
}
