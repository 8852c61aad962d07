import TestKit
import Testing

@testable import LayoutFormats

/// The changes between two versions, and the changes that only result from them.
@Suite struct FileDifferenceTests {
    private let form = MergeFixture.form

    private func difference(to new: String) throws -> FileDifference {
        try FileDifference(from: Array(form.utf8), to: Array(new.utf8))
    }

    @Test func `files that say the same differ in nothing`() throws {
        #expect(try difference(to: form).isEmpty)
        #expect(try difference(to: form.with("title=\"Go\"", "title='Go' ")).isEmpty)
    }

    @Test func `an attribute stands with what it was and what it is`() throws {
        let scenes = try difference(to: form.with("\"Sign in\"", "\"Welcome\"")).scenes
        #expect(scenes.map(\.scene) == ["Form"])
        #expect(
            scenes[0].changes == [
                ObjectChange(
                    kind: .changed, object: "label \"Welcome\" Ttl-aa-001", objectID: "Ttl-aa-001",
                    property: "text", old: "Sign in", new: "Welcome")
            ])
    }

    @Test func `frames are counted, and the header is a line of its own`() throws {
        let new = form.with("y=\"79\"", "y=\"80\"").with("y=\"120\"", "y=\"121\"")
            .with("toolsVersion=\"21507\"", "toolsVersion=\"23504\"")
            .with("version=\"21505\"", "version=\"23506\"")
        let difference = try difference(to: new)
        #expect(difference.scenes.map(\.derived) == [2])
        #expect(difference.scenes[0].changes.isEmpty)
        #expect(difference.header == "plugIn 21505 → 23506, toolsVersion 21507 → 23504")
    }

    /// A view with a mask, in a superview of a size, with and without a constraint.
    @Test(arguments: [
        ("x=\"20\"", "x=\"24\"", true), ("height=\"50\"", "height=\"60\"", true),
        ("x=\"20\"", "x=\"21\"", false),
    ])
    func `a frame that only a person can have set is a change`(
        _ old: String, _ new: String, _ isMove: Bool
    ) throws {
        func file(frame: String, size: Int, isTied: Bool, isArranged: Bool) -> String {
            let kind = isArranged ? "stackView" : "view"
            let constraint =
                isTied
                ? "<constraints><constraint firstItem=\"mov-ed-001\" firstAttribute=\"top\" "
                    + "secondItem=\"sup-er-001\" secondAttribute=\"top\" id=\"con-st-001\"/></constraints>"
                : ""
            return """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
                toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><objects>
                <\(kind) id="sup-er-001"><rect key="frame" x="0.0" y="0.0" width="\(size)" height="400"/>
                <subviews><view id="mov-ed-001">
                <rect key="frame" \(frame)/></view></subviews>\(constraint)</\(kind)>
                </objects></document>
                """
        }
        let frame = "x=\"20\" y=\"10\" width=\"100\" height=\"50\""
        for number in 0..<8 {
            let flags = (0..<3).map { number >> $0 & 1 == 1 }
            func version(_ frame: String, _ size: Int) -> [UInt8] {
                Array(
                    file(frame: frame, size: size, isTied: flags[0], isArranged: flags[1]).utf8)
            }
            let found = try FileDifference(
                from: version(frame, 300),
                to: version(frame.replacing(old, with: new), flags[2] ? 320 : 300))
            let isChange = isMove && !flags.contains(true)
            #expect(
                found.scenes.flatMap(\.changes).map(\.property) == (isChange ? ["frame"] : []),
                "\(flags)")
        }
    }

    @Test func `the device and the sizes of pictures are in the header`() throws {
        let end = "    </scenes>\n"
        func resources(_ width: Int) -> String {
            end + """
                    <resources>
                        <image name="bg" width="\(width)" height="10"/>
                        <image name="star" catalog="system" width="\(width)" height="9"/>
                    </resources>

                """
        }
        let old = form.with(end, resources(10))
        let new = form.with(end, resources(12)).with("retina6_12\" o", "retina4_7\" o")
        let difference = try FileDifference(from: Array(old.utf8), to: Array(new.utf8))
        #expect(difference.scenes.isEmpty && !difference.isEmpty)
        #expect(
            difference.header
                == "device retina6_12 portrait → retina4_7 portrait, image bg 10x10 → 12x10, "
                + "image star 10x9 → 12x9")
    }

    @Test func `texts deep inside a value are told`() throws {
        func file(_ text: String) -> String {
            form.with(
                "<state key=\"normal\" title=\"Go\"/>",
                "<mystery key=\"own\"><deep><inner>\(text)</inner></deep></mystery>")
        }
        let difference = try FileDifference(
            from: Array(file("a").utf8), to: Array(file("b").utf8))
        let change = try #require(difference.scenes.first?.changes.first)
        #expect(change.old == "deep inner a" && change.new == "deep inner b")
    }

    @Test func `a constraint is told as the language says it`() throws {
        let gone = MergeFixture.line("ggg-01-001")
        let change = try #require(
            try difference(to: form.with(gone, "")).scenes.first?.changes.first)
        #expect(change.kind == .removed)
        #expect(change.old == "button.top = Sign in.bottom + 20")
    }

    @Test func `of what is new only the outermost is told`() throws {
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        let scenes = try difference(to: form.with(button, "")).scenes
        #expect(
            scenes[0].changes.filter { $0.object.hasPrefix("button") }.map(\.kind) == [.removed])
    }

    @Test func `a new order is told`() throws {
        let button = MergeFixture.lines(from: "<button", to: "</button>")
        let label = MergeFixture.lines(from: "<label", to: "</label>")
        let changes = try difference(to: form.with(label + button, button + label)).scenes[0]
            .changes
        let names = ["label \"Sign in\" Ttl-aa-001", "button Btn-aa-001"]
        #expect(
            changes == [
                ObjectChange(
                    kind: .ordered, object: "view \"view\" Vew-aa-001", objectID: "Vew-aa-001",
                    property: "subviews", old: names.joined(separator: ", "),
                    new: names.reversed().joined(separator: ", "))
            ], "\(changes)")
    }

    /// The order of constraints and of most connections has no meaning. What is added or removed
    /// does not change the order of the others.
    @Test(arguments: 0..<60)
    func `only an order that can be seen is told`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let list = random.pick(["subviews", "constraints", "outlet", "outletCollection"])
        let names = (0..<random.pick([2, 3, 6])).map { "aaa-bb-\($0)00" }
        let lines = names.map { id in
            switch list {
            case "subviews":
                "<view id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/></view>"
            case "constraints":
                "<constraint firstItem=\"Btn-aa-001\" firstAttribute=\"width\" constant=\"9\" id=\"\(id)\"/>"
            default:
                "<\(list) property=\"all\" destination=\"Btn-aa-001\" id=\"\(id)\"/>"
            }
        }
        let end = ["subviews", "constraints"].contains(list) ? "</\(list)>" : "</connections>"
        func file(_ lines: [String]) -> String { form.with(end, lines.joined() + end) }
        let (one, two) = (random.pick(Array(lines.indices)), random.pick(Array(lines.indices)))
        var swapped = lines
        swapped.swapAt(one, two)
        let isVisible = ["subviews", "outletCollection"].contains(list) && one != two
        let difference = try FileDifference(
            from: Array(file(lines).utf8), to: Array(file(swapped).utf8))
        let changes = difference.scenes.flatMap(\.changes)
        #expect(changes.map(\.kind) == (isVisible ? [.ordered] : []), "\(changes)")
        if isVisible { #expect(changes[0].old != changes[0].new) }
        var fewer = lines
        fewer.remove(at: one)
        let removal = try FileDifference(
            from: Array(file(lines).utf8), to: Array(file(fewer).utf8))
        #expect(removal.scenes.flatMap(\.changes).map(\.kind) == [.removed])
    }
}
