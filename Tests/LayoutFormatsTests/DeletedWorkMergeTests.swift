import Testing

@testable import LayoutFormats

/// Which changes of one side inside an object that the other side deleted count as work on it
/// (docs/merging.md, "Deletions").
@Suite struct DeletedWorkMergeTests {
    private static let stack = """
        <stackView axis="vertical" id="Stk-aa-001">
        <rect key="frame" x="9" y="9" width="90" height="90"/>
        <subviews>
        <label hidden="YES" text="A" id="Lba-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        </label>
        <button id="Bta-aa-001">
        <state key="normal" title="B"/>
        <state key="disabled" title="C"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a" value="1"/>
        <userDefinedRuntimeAttribute type="string" keyPath="b" value="2"/>
        </userDefinedRuntimeAttributes>
        </button>
        <segmentedControl id="Seg-aa-001">
        <segments>
        <segment title="First"/>
        <segment title="Second"/>
        </segments>
        </segmentedControl>
        </subviews>
        </stackView>

        """

    private static let label = lines(from: "<label", to: "</label>")
    private static let button = lines(from: "<button", to: "</button>")

    private static func lines(from first: String, to last: String) -> String {
        let start = stack.firstRange(of: first)!.lowerBound
        return String(stack[start..<stack.firstRange(of: last)!.upperBound]) + "\n"
    }

    private static func line(_ part: String) -> String {
        stack.split(separator: "\n").first { $0.contains(part) }! + "\n"
    }

    /// Edits of the stack, with the words of the conflict; nil for one that is no work.
    static let edits: [(edited: String, words: String?)] = [
        (stack.with("hidden=\"YES\" ", ""), "changed hidden of label"),
        (stack.with("hidden=\"YES\" ", "hidden=\"NO\" "), "changed hidden of label"),
        (stack.with(line("\"textColor\""), ""), "removed textColor of label"),
        (stack.with(line("fontDescription"), ""), "removed fontDescription of label"),
        (stack.with(line("\"disabled\""), ""), "removed disabled state of button"),
        (stack.with(line("keyPath=\"a\""), ""), "removed userDefinedRuntimeAttribute of button"),
        (
            stack.with(
                lines(from: "<userDefinedRuntimeAttributes", to: "</userDefinedRuntimeAttributes>"),
                ""),
            "removed userDefinedRuntimeAttribute of button"
        ),
        (stack.with(line("\"First\""), ""), "changed segments"),
        (stack.with(label, "").with(button, button + label), "reordered subviews"),
        (
            stack.with(
                label, "<view id=\"New-aa-001\">\n\(rect)<subviews>\n\(label)</subviews>\n</view>\n"
            ),
            "added view New-aa-001; moved label \"A\" Lba-aa-001 to view New-aa-001"
        ),
        (stack.with("width=\"90\" height=\"20\"", "width=\"80\" height=\"30\""), nil),
        (stack.with(line("width=\"90\" height=\"20\""), ""), nil),
        (stack.with("red=\"1\"", "red=\"1.0\""), nil),
        (stack.with(label, ""), nil),
        (stack.with("</subviews>\n</stackView>", "</subviews>\n<animations/>\n</stackView>"), nil),
    ]

    private static let rect = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\n"

    @Test(arguments: edits.indices)
    func `a change that a person made is work, and no other`(number: Int) throws {
        let (edited, words) = Self.edits[number]
        let end = "</button>\n"
        let form = MergeFixture.form
        let base = form.with(end, end + Self.stack)
        let editor = form.with(end, end + edited)
        for (merged, isDeleter) in try MergedText.inBothOrders(base, form, editor) {
            #expect(merged.kinds == (words == nil ? [] : [.deletion]))
            guard let words else {
                #expect(merged.text == form)
                continue
            }
            let said = [merged.conflicts[0].ours, merged.conflicts[0].theirs]
            #expect(said.contains { $0?.hasPrefix(words) ?? false }, "\(said)")
            #expect(merged.text.contains("id=\"Stk-aa-001\"") != isDeleter)
            if isDeleter { continue }
            let flat = { (text: String) in text.split(separator: "\n").map { $0.drop { $0 == " " } }
            }
            let all = flat(merged.text).filter {
                !$0.contains("userComments") && !$0.contains("fragment")
                    && !$0.contains("attributedString")
            }
            #expect(all == flat(editor))
        }
    }

    /// A designable view that one side deleted, and that the other side's Xcode measured again.
    @Test(arguments: [false, true])
    func `a measurement is work, and stays with its view`(isEdited: Bool) throws {
        func file(_ width: Int?, _ text: String? = "T") -> String {
            let label = "<label text=\"\(text ?? "")\" id=\"Dsg-aa-001\"/>\n"
            let measure =
                "<designable name=\"Dsg-aa-001\">\n<size key=\"intrinsicContentSize\" width=\"\(width ?? 0)\" height=\"9\"/>\n</designable>\n"
            let form = MergeFixture.form
            return form.with("</button>\n", "</button>\n" + (text == nil ? "" : label)).with(
                "</scenes>\n",
                "</scenes>\n<designables>\n<designable name=\"Ttl-aa-001\">\n<size key=\"intrinsicContentSize\" width=\"1\" height=\"9\"/>\n</designable>\n"
                    + (width == nil ? "" : measure) + "</designables>\n")
        }
        let editor = file(50, isEdited ? "New" : "T")
        for (merged, isDeleter) in try MergedText.inBothOrders(file(44), file(nil, nil), editor) {
            #expect(merged.kinds == [.deletion])
            #expect(merged.text.contains("width=\"50\"") == !isDeleter)
            #expect(merged.text.contains("id=\"Dsg-aa-001\"") == !isDeleter)
        }
    }

    // MARK: Runtime attributes

    /// All pairs of changes of one runtime attribute.
    @Test(arguments: 0..<4, 0..<4)
    func `a key path has one runtime attribute`(first: Int, second: Int) throws {
        let values = [
            "type=\"image\" keyPath=\"r\" value=\"b\"",
            "type=\"image\" keyPath=\"r\" value=\"gear\" catalog=\"system\"",
            "type=\"image\" keyPath=\"r\" value=\"bolt\" catalog=\"system\"",
            "type=\"string\" keyPath=\"r\" value=\"b\"",
        ]
        func file(_ value: String?) -> String {
            let list = value.map {
                "<userDefinedRuntimeAttributes>\n<userDefinedRuntimeAttribute \($0)/>\n</userDefinedRuntimeAttributes>\n"
            }
            let line = "<state key=\"normal\" title=\"Go\"/>\n"
            return MergeFixture.form.with(line, line + (list ?? ""))
        }
        for base in [file(nil), file("type=\"image\" keyPath=\"r\" value=\"a\"")] {
            let merges = try MergedText.inBothOrders(
                base, file(values[first]), file(values[second]))
            for (merged, isFirst) in merges {
                #expect(merged.kinds == (first == second ? [] : [.value]))
                #expect(merged.text.ranges(of: "keyPath=\"r\"").count == 1)
                #expect(merged.text.contains(values[isFirst ? first : second]))
            }
        }
    }
}
