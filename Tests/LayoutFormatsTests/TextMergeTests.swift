import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// Merges of texts that Xcode writes as attributes or, with line breaks, as `<string>`, and of
/// comments.
@Suite struct TextMergeTests {
    /// How a version states the text of a label.
    private enum Spelling: Hashable {
        case none, attribute(String), string(String)

        var text: String? {
            switch self {
            case .none: nil
            case .attribute(let text), .string(let text): text
            }
        }

        var attribute: String {
            if case .attribute(let text) = self { " text=\"\(text)\"" } else { "" }
        }
        var element: String {
            if case .string(let text) = self { "<string key=\"text\">\(text)</string>" } else { "" }
        }
    }

    private static let spellings: [Spelling] =
        [.none] + ["A", "B", "C"].flatMap { [Spelling.attribute($0), .string($0)] }

    private static func xib(_ label: Spelling, before: [String] = [], after: [String] = [])
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                    <subviews>\(before.map { "\n                <!--\($0)-->" }.joined())
                        <label opaque="NO"\(label.attribute) lineBreakMode="tailTruncation" id="l">
                            <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>\(label.element)
                        </label>\(after.map { "\n                <!--\($0)-->" }.joined())
                    </subviews>
                </view>
            </objects>
        </document>

        """
    }

    private func merged(
        _ versions: [String], preferring side: MergeSide
    ) throws -> (text: String, conflicts: [MergeConflict]) {
        let file = try InterfaceBuilderMerge.merge(
            base: Array(versions[0].utf8), ours: Array(versions[1].utf8),
            theirs: Array(versions[2].utf8), preferring: side)
        return (String(decoding: file.bytes, as: UTF8.self), file.conflicts)
    }

    @Test(arguments: spellings) private func `a text is one value in both spellings`(
        base: Spelling
    ) throws {
        for ours in Self.spellings {
            for theirs in Self.spellings {
                // If both sides replace the attribute, the strings are merged as new values.
                if [base, ours, theirs].map(\.attribute.isEmpty) == [false, true, true] {
                    continue
                }
                for side in MergeSide.allCases {
                    let (text, conflicts) = try merged(
                        [base, ours, theirs].map { Self.xib($0) }, preferring: side)
                    let change = ThreeWay(base.text, ours.text, theirs.text).side
                    let wanted = (change ?? side) == .ours ? ours : theirs
                    let place = "\(base) \(ours) \(theirs), \(side) preferred: \(text)"
                    #expect(conflicts.count == (change == nil ? 1 : 0), "\(place)")
                    let tree = try XMLReader.read(Array(text.utf8))
                    let label = try #require(tree.root.subtree.first { $0.isNamed("label") })
                    let string = label.child("string", key: "text")?.text
                    #expect(label["text"] == nil || string == nil, "\(place)")
                    #expect(label["text"] ?? string == wanted.text, "\(place)")
                }
            }
        }
    }

    private static let lists = [[], ["a"], ["b"], ["a", "b"], ["c"]]

    @Test(arguments: lists) func `comments that a side adds are kept`(base: [String]) throws {
        for ours in Self.lists {
            for theirs in Self.lists {
                for isBefore in [true, false] {
                    let versions = [base, ours, theirs].map {
                        isBefore
                            ? Self.xib(.none, before: $0) : Self.xib(.none, after: $0)
                    }
                    let (text, conflicts) = try merged(versions, preferring: .ours)
                    #expect(conflicts.isEmpty)
                    for comment in Set(ours + theirs).subtracting(base) {
                        let count = text.components(separatedBy: "<!--\(comment)-->").count - 1
                        #expect(count == 1, "\(base) \(ours) \(theirs): \(comment) in \(text)")
                    }
                    if ours == theirs || theirs == base {
                        #expect(text == versions[1], "\(base) \(ours) \(theirs)")
                    }
                }
            }
        }
    }
}
