import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// Views that overlap another one, buttons over texts, and the representables of classes of the app.
@Suite struct SwiftUILayerTests: SwiftUIStoryboardSuite {
    private func square(_ id: String, _ side: Int) -> String {
        element(
            "view", id, "",
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
                + "<constraints>\(length("width", side, id + "w"))"
                + "\(length("height", side, id + "h"))</constraints>")
    }

    /// The constraints that put a text in the middle of the top of the screen.
    private let heading =
        ["top", "centerX"].map {
            "<constraint firstItem=\"title\" firstAttribute=\"\($0)\" secondItem=\"root\" "
                + "secondAttribute=\"\($0)\" constant=\"\($0 == "top" ? 200 : 0)\" id=\"t\($0)\"/>"
        }.joined()

    @Test(arguments: [36, 50], [4, 30])
    func `a view of a constant size that a distance between other edges places is a layer`(
        _ side: Int, _ overlap: Int
    ) throws {
        // The square ends `overlap` points below the start of the text, and begins before its end.
        let code = try code(
            label("title", "A long title of a screen") + square("badge", side),
            heading + constraint("title", "top", "badge", "bottom", "constant=\"-\(overlap)\"")
                + constraint("badge", "leading", "title", "trailing", "constant=\"-\(overlap)\""))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".overlay(alignment: .topTrailing) {"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [120, 200], [true, false])
    func `most of a layer may be beyond the view that places it`(
        _ side: Int, _ isBehind: Bool
    ) throws {
        let views = [square("glow", side), label("title", "Title")]
        let code = try code(
            (isBehind ? views : views.reversed()).joined(),
            heading + constraint("glow", "top", "title", "bottom", "constant=\"-10\"")
                + constraint("glow", "centerX", "title", "centerX"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(isBehind ? ".background(alignment" : ".overlay(alignment"), "\(code)")
        #expect(code.contains("$0[.top] + 10"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [true, false])
    func `a text under a button without content is its label`(_ isSet: Bool) throws {
        let ties = ["width", "height", "centerX", "centerY"].map {
            constraint("button", $0, "text", $0)
        }
        let edges = ["top", "bottom", "leading", "trailing"].map {
            constraint("text", $0, "box", $0)
        }
        let box = element(
            "view", "box", "",
            "<subviews>\(label("text", "Read more"))\(element("button", "button"))</subviews>"
                + "<constraints>\(edges.joined())\(ties.joined())</constraints>")
        let code = try code(
            stack(
                "column", "axis=\"vertical\" alignment=\"leading\"",
                label("title", "A title that is longer") + box), pinned("column"),
            outlets: isSet ? outlets("text") : "")
        #expect(!code.contains("Representable"), "\(code)")
        #expect(!code.contains(".overlay"), "\(code)")
        #expect(code.contains(".buttonStyle(.plain)"), "\(code)")
        try typecheck(code)
    }

    @Test func `buttons of one class with other types and colours share a representable`() throws {
        func button(_ id: String, _ type: String, _ color: String) -> String {
            element(
                "button", id, "customClass=\"Badge\" buttonType=\"\(type)\"",
                "<state key=\"normal\" title=\"\(id)\">\(color)</state>")
        }
        let white = "<color key=\"titleColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>"
        let code = try code(
            stack(
                "column", "axis=\"vertical\"",
                button("one", "system", "") + button("two", "custom", white)),
            pinned("column"))
        #expect(code.components(separatedBy: ": UIViewRepresentable").count == 2, "\(code)")
        #expect(code.contains("var buttonType: UIButton.ButtonType"), "\(code)")
        #expect(code.contains("var titleColor: UIColor"), "\(code)")
    }

    @Test func `a view of the app with both lengths has no size of its own`() throws {
        func code(_ constraints: String) throws -> String {
            try self.code(
                element(
                    "button", "cross", "customClass=\"Cross\"",
                    "<constraints>\(constraints)</constraints>"),
                constraint("cross", "top", "root", "top", "constant=\"100\"")
                    + constraint("root", "trailing", "cross", "trailing", "constant=\"20\""))
        }
        #expect(try code("").contains("sizeThatFits"))
        let fixed = try code(length("width", 30, "w") + length("height", 30, "h"))
        #expect(!fixed.contains("sizeThatFits"), "\(fixed)")
    }

    @Test func `a field that is as wide as its text takes no more`() throws {
        let code = try code(
            stack(
                "row", "spacing=\"8\"",
                label("title", "Amount", "horizontalHuggingPriority=\"200\"")
                    + element("textField", "amount", "placeholder=\"0.00\"")), pinned("row"))
        #expect(!code.contains("Representable"), "\(code)")
        #expect(code.contains(".fixedSize(horizontal: true"), "\(code)")
        try typecheck(code)
    }

    @Test func `a reason names the distribution of a stack view`() throws {
        let buttons = ["Go", "A much longer title"].enumerated().map { place, title in
            element(
                "button", "b\(place)", "buttonType=\"system\"",
                "<state key=\"normal\" title=\"\(title)\"/>")
        }
        let code = try code(
            stack("row", "distribution=\"fillProportionally\"", buttons.joined()), pinned("row"))
        #expect(code.contains("(fillProportionally)"), "\(code)")
    }
}
