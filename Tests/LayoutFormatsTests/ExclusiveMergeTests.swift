import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Merges of values of which an object has one, however they are written, and of values that are
/// spelled in several ways (docs/merging.md, "Attributes" and "Values").
@Suite struct ExclusiveMergeTests {
    private let form = MergeFixture.form

    private func merges(
        _ base: String, _ first: String, _ second: String
    ) throws -> [(merged: MergedText, isFirst: Bool)] {
        try MergedText.inBothOrders(base, first, second)
    }

    /// The ways in which an object has a value: none, an attribute, or a child with this key.
    private func item(_ choice: Int) -> String {
        let (attribute, child) =
            switch choice {
            case 0: ("", "")
            case 1: (" image=\"a\"", "")
            case 2: (" image=\"b\"", "")
            case 3: ("", "<imageReference key=\"image\" image=\"c\" symbolScale=\"large\"/>\n")
            case 4: ("", "<imageReference key=\"image\" image=\"d\" symbolScale=\"large\"/>\n")
            default: ("", "<nil key=\"image\"/>\n")
            }
        return "<imageView\(attribute) id=\"Img-aa-001\">\n\(child)</imageView>\n"
    }

    @Test(arguments: 0..<216)
    func `a key is one attribute or one child`(number: Int) throws {
        let choices = [number / 36, number / 6 % 6, number % 6]
        // A removal by one side gives way to another form of the other side.
        if choices[0] != 0, choices[1] == 0 || choices[2] == 0 { return }
        let files = choices.map { form.with("<button ", item($0) + "<button ") }
        for (merged, isFirst) in try merges(files[0], files[1], files[2]) {
            let side = ThreeWay(choices[0], choices[1], choices[2]).side
            #expect(merged.kinds == (side == nil ? [.value] : []))
            let expected = (side ?? (isFirst ? .ours : .theirs)) == .ours ? choices[1] : choices[2]
            for (choice, part) in [
                "", "image=\"a\"", "image=\"b\"", "image=\"c\"", "image=\"d\"",
                "<nil key=\"image\"",
            ].enumerated().dropFirst() {
                #expect(merged.text.contains(part) == (choice == expected), "\(choices)")
            }
        }
    }

    /// Settings of which an object has one: the element, its attributes and content.
    private static let settings:
        [(tag: String, first: (String, String), second: (String, String))] = [
            (
                "barButtonItem",
                ("", "<button key=\"customView\" opaque=\"NO\" id=\"Cus-aa-001\"/>\n"),
                (" systemItem=\"edit\"", "")
            ),
            (
                "navigationItem",
                (
                    "",
                    "<nil key=\"title\"/>\n<view key=\"titleView\" opaque=\"NO\" id=\"Cus-aa-001\"/>\n"
                ),
                (" title=\"Home\"", "")
            ),
            (
                "tableViewCell",
                ("", "<listContentConfiguration key=\"contentConfiguration\" text=\"T\"/>\n"),
                (" style=\"basic\"", "")
            ),
        ]

    @Test(arguments: settings.indices)
    func `of settings that exclude each other one is taken`(number: Int) throws {
        let (tag, first, second) = Self.settings[number]
        func file(_ part: (String, String)) -> String {
            form.with(
                "<connections>\n",
                "<\(tag) key=\"it\"\(part.0) id=\"Itm-aa-001\">\n\(part.1)</\(tag)>\n<connections>\n"
            )
        }
        for (merged, isFirst) in try merges(file(("", "")), file(first), file(second)) {
            #expect(merged.kinds == [.value])
            #expect(merged.text.contains(second.0) == !isFirst)
            let key = try #require(first.1.firstMatch(of: /key="(\w+)" (?:opaque|text)/)).1
            #expect(merged.text.contains("key=\"\(key)\"") == isFirst)
        }
    }

    @Test func `an object with one id and two classes is one value`() throws {
        func file(_ object: String) -> String { form.with("<button ", object + "<button ") }
        let label =
            "<label opaque=\"NO\" text=\"New\" id=\"New-aa-001\">\n<nil key=\"textColor\"/>\n</label>\n"
        let button =
            "<button opaque=\"NO\" buttonType=\"system\" id=\"New-aa-001\">\n<state key=\"normal\" title=\"New\"/>\n</button>\n"
        for (merged, isFirst) in try merges(form, file(label), file(button)) {
            #expect(merged.kinds == [.value])
            for part in ["buttonType=", "<state key=\"normal\" title=\"New\""] {
                #expect(merged.text.contains(part) == !isFirst)
            }
            #expect(merged.text.contains("<nil key=\"textColor\"/>") == isFirst)
        }
    }

    @Test func `a view has one effect`() throws {
        func file(_ effect: String) -> String {
            form.with(
                "<button ",
                "<visualEffectView opaque=\"NO\" id=\"Vis-aa-001\">\n\(effect)\n</visualEffectView>\n<button "
            )
        }
        let (base, dark) = ("<blurEffect style=\"light\"/>", "<blurEffect style=\"dark\"/>")
        let vibrant = "<vibrancyEffect>\n<blurEffect style=\"light\"/>\n</vibrancyEffect>"
        for (merged, isFirst) in try merges(file(base), file(dark), file(vibrant)) {
            #expect(merged.kinds == [.value])
            #expect(merged.text.contains("<vibrancyEffect>") == !isFirst)
            #expect(merged.text.ranges(of: "<blurEffect").count == 1)
        }
    }

    @Test func `options of a binding are independent`() throws {
        func file(_ options: [String]) -> String {
            UnitMergeTests.window(
                """
                <textField id="Fld-aa-001">
                <connections>
                <binding destination="Aaa-aa-001" name="value" keyPath="a" id="Bnd-aa-001">
                <dictionary key="options">
                \(options.map { "<bool key=\"\($0)\" value=\"YES\"/>\n" }.joined())</dictionary>
                </binding>
                </connections>
                </textField>
                """)
        }
        for (merged, _) in try merges(file(["b"]), file(["a", "b"]), file(["b", "c"])) {
            #expect(merged.kinds.isEmpty)
            #expect(merged.text == file(["a", "b", "c"]))
        }
    }
}
