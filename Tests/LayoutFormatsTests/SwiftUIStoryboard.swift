@testable import LayoutFormats

/// Tests of the SwiftUI code of storyboards that they write themselves.
protocol SwiftUIStoryboardSuite: ExportedCodeSuite {
    /// The identifier of the root view.
    var root: String { get }
}

extension SwiftUIStoryboardSuite {
    var root: String { "root" }

    /// Returns the code of a screen with these subviews.
    func code(
        _ subviews: String, _ constraints: String = "", outlets: String = "", item: String = "",
        beside: String = ""
    ) throws -> String {
        CodeFramework.swiftUI.source(
            try CodeDocument.screen(
                subviews, constraints: constraints, outlets: outlets, item: item, beside: beside))
    }

    func constraint(
        _ view: String, _ side: String, _ other: String, _ end: String, _ more: String = ""
    ) -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(side)" secondItem="\(other)" \
        secondAttribute="\(end)" \(more) id="\(view)\(side)\(other)"/>
        """
    }

    /// The constraints that put a view at a distance from the top and both sides of the root.
    func pinned(_ view: String, in other: String? = nil) -> String {
        let root = other ?? root
        return constraint(view, "top", root, "top", "constant=\"100\"")
            + constraint(view, "leading", root, "leading", "constant=\"20\"")
            + constraint(root, "trailing", view, "trailing", "constant=\"20\"")
    }

    /// The constraints by which a view fills the root.
    func filling(_ view: String) -> String {
        ["top", "bottom", "leading", "trailing"].map { constraint(view, $0, root, $0) }.joined()
    }

    func length(_ side: String, _ points: Int, _ id: String) -> String {
        "<constraint firstAttribute=\"\(side)\" constant=\"\(points)\" id=\"\(id)\"/>"
    }

    func stack(_ id: String, _ attributes: String, _ views: String) -> String {
        element("stackView", id, attributes, "<subviews>\(views)</subviews>")
    }

    func outlet(_ name: String, _ id: String) -> String {
        "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o\(name)\"/>"
    }

    /// Returns an outlet to each view, with the view's identifier as its name.
    func outlets(_ ids: String...) -> String { ids.map { outlet($0, $0) }.joined() }

    func label(_ id: String, _ text: String = "Label", _ more: String = "") -> String {
        element("label", id, "text=\"\(text)\" \(more)")
    }
}
