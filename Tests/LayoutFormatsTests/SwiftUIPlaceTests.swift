import StackCore
import Testing

@testable import LayoutFormats

/// Places that SwiftUI code states although a row, a container or the document's own state hides
/// them: views higher than their row, hidden views, and lengths that one frame states.
@Suite struct SwiftUIPlaceTests: SwiftUIStoryboardSuite {
    /// A label at the top left, and a view at the right whose middle is that of the label.
    private func row(_ kind: String, _ more: String = "") throws -> String {
        try code(
            label("text") + element(kind, "other", more),
            constraint("text", "top", "root", "top", "constant=\"100\"")
                + constraint("text", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "other", "trailing", "constant=\"20\"")
                + constraint("other", "centerY", "text", "centerY"))
    }

    @Test(arguments: [
        ("activityIndicatorView", "style=\"large\""), ("switch", "on=\"YES\""),
        ("stepper", "maximumValue=\"100\""),
    ])
    func `a view in the middle of a lower one takes no height in their row`(
        _ kind: String, _ more: String
    ) throws {
        let code = try row(kind, more)
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".frame(height: 0)"), "\(code)")
        #expect(code.contains("Text(\"Label\")"), "\(code)")
        try typecheck(code)
    }

    /// The app shows a hidden view with an outlet. Nothing shows one without.
    @Test(arguments: [true, false])
    func `a hidden view is at its place`(_ hasOutlet: Bool) throws {
        let code = try code(
            label("text") + label("badge", "New", "hidden=\"YES\""),
            pinned("text") + constraint("badge", "top", "root", "top", "constant=\"140\"")
                + constraint("root", "trailing", "badge", "trailing", "constant=\"30\""),
            outlets: hasOutlet ? outlets("badge") : "")
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".opacity(isBadgeHidden ? 0 : 1)") == hasOutlet, "\(code)")
        if hasOutlet { #expect(code.contains("alignment: .trailing)"), "\(code)") }
        try typecheck(code)
    }

    @Test(arguments: [750, 1000])
    func `a text that resists compression has priority`(_ priority: Int) throws {
        let more = "horizontalCompressionResistancePriority=\"\(priority)\""
        let code = try code(
            stack("row", "spacing=\"8\"", label("name") + label("amount", "Amount", more)),
            constraint("row", "top", "root", "top", "constant=\"100\"")
                + constraint("row", "leading", "root", "leading", "constant=\"20\""),
            outlets: outlets("name", "amount"))
        #expect(code.contains(".layoutPriority(1)") == (priority > 750), "\(code)")
        try typecheck(code)
    }

    @Test func `the text of a field of the app is a binding`() throws {
        let code = try code(
            element("textField", "mail", "customClass=\"OwnField\" text=\"Text\""), pinned("mail"),
            outlets: outlet("mailTextField", "mail"))
        for line in [
            "    @Binding var mail: String\n", "text: $mail)", "    @Binding var text: String\n",
            "view.bind($text)",
        ] {
            #expect(code.contains(line), "\(code)")
        }
        #expect(!code.contains("\"Text\""), "\(code)")
        try typecheck(code, "\nclass OwnField: UITextField {}\n")
    }

    // MARK: Modifiers

    private func frame(_ lengths: [(String, String)], _ alignment: String = "") -> SwiftUICall {
        SwiftUICall(
            "frame",
            lengths.map { .named($0.0, $0.1) }
                + (alignment.isEmpty ? [] : [.named("alignment", alignment)]))
    }

    @Test func `a frame that only fills is part of the one around it`() throws {
        let (wide, high) = (("maxWidth", ".infinity"), ("maxHeight", ".infinity"))
        let pairs: [(SwiftUICall, SwiftUICall, SwiftUICall)] = [
            (
                frame([high], ".bottom"), frame([("height", "78")]),
                frame([("height", "78")], ".bottom")
            ),
            (
                frame([high], ".bottom"), frame([wide], ".leading"),
                frame([wide, high], ".bottomLeading")
            ),
            (
                frame([wide], ".trailing"), frame([("width", "9"), ("height", "8")], ".top"),
                frame([("width", "9"), ("height", "8")], ".topTrailing")
            ),
        ]
        for (inner, outer, both) in pairs {
            #expect(SwiftUICall.joinedFrames([inner, outer]) == [both])
        }
    }

    /// The last view of a column ends after its container, by a constant of less than 0.
    @Test(arguments: [8, -8])
    func `a column may end after its container`(_ distance: Int) throws {
        let code = try code(
            element(
                "view", "box", "",
                "<subviews>\(label("one"))\(label("two"))</subviews><constraints>"
                    + constraint("one", "top", "box", "top", "constant=\"8\"")
                    + constraint("two", "top", "one", "bottom", "constant=\"24\"")
                    + constraint("box", "bottom", "two", "bottom", "constant=\"\(distance)\"")
                    + ["one", "two"].map { view in
                        constraint(view, "leading", "box", "leading", "constant=\"8\"")
                            + constraint("box", "trailing", view, "trailing", "constant=\"8\"")
                    }.joined() + "</constraints>"),
            pinned("box"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".padding(.bottom, \(distance))"), "\(code)")
        try typecheck(code)
    }

    /// Whether the texts of the app are in a column, and whether the other text takes the free width.
    @Test(arguments: [true, false])
    func `a column of texts has priority over a text that takes the free width`(
        _ isColumn: Bool
    ) throws {
        let names = label("name") + label("note")
        let code = try code(
            stack(
                "row", "spacing=\"15\"",
                (isColumn ? stack("names", "axis=\"vertical\"", names) : label("name"))
                    + label(
                        "server", "Label",
                        "textAlignment=\"right\" horizontalHuggingPriority=\"100\"")),
            pinned("row"), outlets: outlets("name", "server") + (isColumn ? outlets("note") : ""))
        #expect(code.contains(".frame(maxWidth: .infinity, alignment: .trailing)"), "\(code)")
        #expect(code.contains(".layoutPriority(1)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a frame with a length of its own stays`() throws {
        let high = ("maxHeight", ".infinity")
        for pair in [
            [frame([high]), frame([("width", "9")])],
            [frame([("height", "9")]), frame([high])],
            [frame([high]), frame([("minHeight", "9")])],
            [frame([high], "isLow ? .top : .bottom"), frame([("height", "9")])],
        ] {
            #expect(SwiftUICall.joinedFrames(pair) == pair)
        }
        let picture = SwiftUICall("resizable")
        #expect(SwiftUICall.joinedFrames([picture, frame([high])]) == [picture])
    }

    @Test(arguments: [nil, ".bottom"])
    func `the edges beyond the safe area are a condition`(_ edges: String?) throws {
        let all = SwiftUICall("ignoresSafeArea")
        let some = edges.map { [SwiftUICall("ignoresSafeArea", [.named("edges", $0)])] } ?? []
        let cases = [(SizeClasses(width: .any, height: .compact), [all]), (.base, some)].map {
            condition, calls in
            (condition, SwiftUINode("view", SwiftUICall("Color.red"), calls))
        }
        let merged = try #require(SwiftUIMerge.merge(cases))
        let condition = "verticalSizeClass == .compact"
        let code = merged.code.source
        #expect(code.contains("edges: \(condition) ? .all : \(edges ?? "[]"))"), "\(code)")
    }
}
