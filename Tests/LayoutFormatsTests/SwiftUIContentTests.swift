import StackCore
import Testing

@testable import LayoutFormats

/// What the app gives to a struct or gets from it: contents, closures and titles, and what UIKit code
/// does with them.
@Suite struct SwiftUIContentTests: SwiftUIStoryboardSuite {
    private func button(_ id: String, _ more: String = "") -> String {
        element(
            "button", id, "buttonType=\"system\"",
            """
            <state key="normal" title="Same"/>\(more)<connections><action selector="rate:" \
            destination="vc" eventType="touchUpInside" id="a\(id)"/></connections>
            """)
    }

    /// Whether two buttons with one title are in one row, and what their closure gets.
    @Test(arguments: [(true, "(Int) -> Void"), (false, "() -> Void")])
    func `only buttons of one row pass their place`(_ isRow: Bool, _ type: String) throws {
        let rows =
            isRow
            ? stack("row", "spacing=\"8\"", button("one") + button("two"))
            : stack(
                "row", "axis=\"vertical\" spacing=\"8\"",
                stack("first", "", button("one") + label("text"))
                    + stack("second", "", button("two") + label("other")))
        let code = try code(rows, pinned("row"))
        #expect(code.contains("var onRate: \(type) ="), "\(code)")
        try typecheck(code)
    }

    /// The titles of a controller and of its navigation item, and the title of the screen.
    @Test(arguments: [
        ("title=\"Own\"", "", "Own"), ("title=\"Own\"", "title=\"Item\"", "Item"),
        ("", "title=\"Item\"", "Item"), ("", "", nil),
    ])
    func `the title of a controller is that of its screen`(
        _ own: String, _ ofItem: String, _ title: String?
    ) throws {
        let item =
            ofItem.isEmpty ? "" : "<navigationItem key=\"navigationItem\" \(ofItem) id=\"item\"/>"
        let code = CodeFramework.swiftUI.source(
            try CodeDocument.screen(
                label("text"), constraints: pinned("text"), item: item, controller: own))
        #expect(code.contains(".navigationTitle(") == (title != nil), "\(code)")
        if let title { #expect(code.contains(".navigationTitle(\"\(title)\")"), "\(code)") }
        try typecheck(code)
    }

    /// An empty view or stack with an outlet, and the container of the views that the app adds to it.
    @Test(arguments: [
        ("view", "", "ZStack {"),
        (
            "stackView", "axis=\"vertical\" spacing=\"10\"",
            "VStack(alignment: .leading, spacing: 10) {"
        ),
        ("stackView", "spacing=\"6\"", "HStack(spacing: 6) {"),
    ])
    func `contents of the app have a type of their own`(
        _ kind: String, _ attributes: String, _ container: String
    ) throws {
        let size = "<constraints>\(length("height", 80, "h"))</constraints>"
        let code = try code(
            element(kind, "tips", attributes, size), pinned("tips"), outlets: outlets("tips"))
        #expect(code.contains("<Content: View>: View {"), "\(code)")
        #expect(code.contains("@ViewBuilder var tips: Content"), "\(code)")
        #expect(code.contains(container), "\(code)")
        #expect(!code.contains("AnyView"), "\(code)")
        try typecheck(code)
    }

    @Test func `a screen of the app is behind others and no background`() throws {
        let code = try code(
            element("view", "container") + label("text"),
            filling("container") + pinned("text"), outlets: outlets("container", "text"))
        #expect(!code.contains(".background"), "\(code)")
        #expect(code.contains("@ViewBuilder var container: Content"), "\(code)")
        try typecheck(code)
    }

    @Test func `a text of the app is set only if it is another one`() throws {
        let code = try code(
            element("textField", "name", "customClass=\"OwnField\" borderStyle=\"roundedRect\""),
            pinned("name"), outlets: outlets("name"))
        #expect(code.contains("if self.text != text.wrappedValue {"), "\(code)")
        try typecheck(code, "\nclass OwnField: UITextField {}\n")
    }

    /// A class of the app with the name of a view of SwiftUI, and whether SwiftUI's view is shown too.
    @Test(arguments: [true, false])
    func `a class of the app can be called like a view of SwiftUI`(_ hasBoth: Bool) throws {
        let own = element("view", "bar", "customClass=\"ProgressView\"")
        let other = hasBoth ? element("activityIndicatorView", "wheel", "animating=\"YES\"") : ""
        let code = try code(
            stack("row", "spacing=\"8\"", own + other), pinned("row"), outlets: outlets("bar"))
        #expect(code.contains("ProgressViewRepresentable"), "\(code)")
        #expect(code.contains("SwiftUI.ProgressView()") == hasBoth, "\(code)")
        try typecheck(code, "\nclass ProgressView: UIView {}\n")
    }

    @Test func `a collection view of the app has a layout`() throws {
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                element("scrollView", "list", "customClass=\"AvoidingCollectionView\""),
                constraints: filling("list")))
        #expect(
            code.contains("AvoidingCollectionView(\n")
                || code.contains("AvoidingCollectionView(frame"))
        #expect(code.contains("collectionViewLayout: UICollectionViewFlowLayout()"), "\(code)")
    }

    @Test func `the close button has the look and the label of the system's`() throws {
        let code = try code(element("button", "close", "buttonType=\"close\""), pinned("close"))
        #expect(code.contains(".symbolRenderingMode(.palette)"), "\(code)")
        #expect(code.contains(".accessibilityLabel(\"Close\")"), "\(code)")
        try typecheck(code)
    }

    /// A switch's own name, and that of its property.
    @Test(arguments: [
        ("soundSwitch", "isSoundOn"), ("soundToggle", "isSoundOn"), ("isLoudSwitch", "isLoud"),
        ("loopOnSwitch", "isLoopOn"),
    ])
    func `the property of a switch says what is on`(_ name: String, _ property: String) throws {
        let code = try code(
            element("switch", "control", "on=\"YES\""), pinned("control"),
            outlets: outlet(name, "control"))
        #expect(code.contains("@Binding var \(property): Bool"), "\(code)")
        try typecheck(code)
    }

    @Test func `pickers of one pattern have names of one pattern`() throws {
        func picker(_ id: String) -> String {
            element("datePicker", id, "datePickerMode=\"date\" style=\"compact\"")
        }
        let code = try code(
            stack("row", "axis=\"vertical\"", picker("start") + picker("end")), pinned("row"),
            outlets: outlet("startDatePicker", "start") + outlet("endDatePicker", "end"))
        #expect(code.contains("var startDate: Date"), "\(code)")
        #expect(code.contains("var endDate: Date"), "\(code)")
        try typecheck(code)
    }
}
