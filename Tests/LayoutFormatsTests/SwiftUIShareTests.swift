import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// What SwiftUI code states once although the file states it several times, and the properties by
/// which the app reaches what outlets refer to.
@Suite struct SwiftUIShareTests: SwiftUIStoryboardSuite {
    private func text(_ id: String, _ size: Int, _ color: String) -> String {
        element(
            "label", id, "text=\"\(id)\" numberOfLines=\"0\" textAlignment=\"center\"",
            """
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
            <color key="textColor" red="\(color)" green="0.5" blue="0" alpha="1"/>
            """)
    }

    private func column(_ id: String, _ views: String, _ more: String = "") -> String {
        stack(id, "axis=\"vertical\" spacing=\"8\"", views + more)
    }

    // MARK: Equal pieces

    @Test(arguments: [1, 3])
    func `equal views are one function although a comment or a modifier differs`(
        _ count: Int
    ) throws {
        let rows = (0..<3).map { place in
            let more =
                place < count
                ? attribute("key", "string", "value=\"text\(place)\">") : ""
            let button = element(
                "button", "b\(place)", "buttonType=\"system\"",
                """
                <fontDescription key="fontDescription" type="system" pointSize="22"/>
                <state key="normal" title="Title \(place)"/>\(more)
                """)
            return stack("r\(place)", "spacing=\"4\"", label("l\(place)", "Text \(place)") + button)
        }
        let code = try code(column("all", rows.joined()), pinned("all"))
        #expect(code.components(separatedBy: "Button(action").count == 2, "\(code)")
        #expect(code.components(separatedBy: "// Not exported: key").count == 2, "\(code)")
        try typecheck(code)
    }

    @Test func `a font that differs is a parameter`() throws {
        let columns = [14, 18].map { size in
            column(
                "column\(size)",
                ["a", "b", "c"].map { text("\($0)\(size)", size, "1") }.joined()
                    + text("d\(size)", 9, "0"))
        }
        let code = try code(column("all", columns.joined()), pinned("all"))
        #expect(code.contains("font: Font"), "\(code)")
        #expect(code.contains(".font(font)"), "\(code)")
        try typecheck(code)
    }

    @Test func `a colour that occurs twice is a constant`() throws {
        let code = try code(
            column("all", text("one", 14, "1") + text("two", 18, "1"), label("three")),
            pinned("all"))
        #expect(code.components(separatedBy: "Color(red: ").count == 2, "\(code)")
        #expect(code.contains("extension Color {\n    fileprivate static let app"), "\(code)")
        try typecheck(code)
    }

    @Test func `a modifier that two views share belongs to their stack`() throws {
        let code = try code(
            column("all", text("one", 14, "1") + text("two", 18, "0")), pinned("all"))
        #expect(code.components(separatedBy: ".multilineTextAlignment").count == 2, "\(code)")
        #expect(code.components(separatedBy: ".font").count == 3, "\(code)")
        try typecheck(code)
    }

    @Test func `the order of attributes makes no further representable`() throws {
        let attributes = [("first", "1"), ("second", "2")].map {
            """
            <userDefinedRuntimeAttribute type="string" keyPath="\($0)" value="\($1)"/>
            """
        }
        let views = [attributes, attributes.reversed()].enumerated().map { place, list in
            element(
                "label", "l\(place)", "customClass=\"OwnLabel\" text=\"Text\"",
                """
                <userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>
                """)
        }
        let code = try code(column("all", views.joined()), pinned("all"))
        #expect(code.components(separatedBy: "UIViewRepresentable {").count == 2, "\(code)")
        try typecheck(
            code, "\nclass OwnLabel: UILabel { var first = \"\", second = \"\" }\n")
    }

    // MARK: Outlets

    @Test func `the app can hide a container with an outlet`() throws {
        let code = try code(
            column(
                "all",
                label("top") + stack("inner", "spacing=\"4\"", label("one") + label("two")))
                + element(
                    "view", "badge", "",
                    """
                    <subviews>\(label("three"))</subviews><constraints>
                    \(constraint("three", "top", "badge", "top", "constant=\"4\""))
                    \(constraint("three", "leading", "badge", "leading", "constant=\"4\""))
                    \(constraint("badge", "trailing", "three", "trailing", "constant=\"4\""))
                    \(constraint("badge", "bottom", "three", "bottom", "constant=\"4\""))
                    </constraints>
                    """),
            pinned("all") + constraint("badge", "top", "all", "bottom", "constant=\"20\"")
                + constraint("badge", "leading", "root", "leading", "constant=\"20\"")
                + constraint("root", "trailing", "badge", "trailing", "constant=\"20\""),
            outlets: outlets("inner", "badge"))
        for line in [
            "    var isInnerHidden = false\n", "if !isInnerHidden {",
            "    var isBadgeHidden = false\n", ".opacity(isBadgeHidden ? 0 : 1)",
        ] {
            #expect(code.contains(line), "\(code)")
        }
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test func `the outlet of a scroll view is reported, that of an indicator a flag`() throws {
        let code = try code(
            element("scrollView", "scroll")
                + element("activityIndicatorView", "wait", "animating=\"YES\""),
            filling("scroll") + constraint("wait", "centerX", "root", "centerX")
                + constraint("wait", "centerY", "root", "centerY"),
            outlets: outlets("scroll", "wait"))
        #expect(code.contains("// Not exported: outlet scroll\n"), "\(code)")
        #expect(code.contains("var isWaitAnimating = true"), "\(code)")
        try typecheck(code)
    }

    @Test func `a class whose name ends in the struct's name does not show the struct`() throws {
        let code = try code(
            element("mapView", "map") + element("switch", "sound"),
            filling("map") + pinned("sound"),
            outlets: outlets("map") + outlet("soundSwitch", "sound"))
        #expect(code.contains("@Binding var "), "\(code)")
        #expect(code.contains("because the app configures this MKMapView."), "\(code)")
    }

    @Test func `the coordinator is the delegate of a single view`() throws {
        let map = element(
            "mapView", "map", "",
            """
            <constraints>\(length("height", 175, "h"))</constraints><connections><outlet \
            property="delegate" destination="vc" id="d"/></connections>
            """)
        let code = try code(map, pinned("map"), outlets: outlets("map"))
        for line in [
            "var configure: (MKMapView) -> Void", ".delegate = context.coordinator",
            "final class Coordinator: NSObject, MKMapViewDelegate {}",
        ] {
            #expect(code.contains(line), "\(code)")
        }
        #expect(code.components(separatedBy: "175").count == 2, "\(code)")
        #expect(!code.contains(": UIView,"), "\(code)")
    }

    @Test func `the closure of several controls of the app gets the control`() throws {
        let boxes = ["one", "two"].map {
            element(
                "button", $0, "customClass=\"Box\" buttonType=\"system\"",
                """
                <state key="normal" title="\($0)"/><connections><action selector="check:" \
                destination="vc" eventType="touchUpInside" id="a\($0)"/></connections>
                """)
        }
        let code = try code(column("all", boxes.joined()), pinned("all"))
        #expect(code.contains("var onCheck: (Box) -> Void = { _ in }"), "\(code)")
        #expect(code.contains("action: onCheck"), "\(code)")
        try typecheck(code, "\nclass Box: UIButton {}\n")
    }

    // MARK: Names

    @Test(arguments: [
        ("lblCancel", "cancelText"), ("pauseLabel", "pauseText"), ("nameLabel", "name"),
        ("lblName", "name"),
    ])
    func `the text of a label has a name without its kind`(
        _ outlet: String, _ name: String
    ) throws {
        let code = try code(
            label("l"), pinned("l"), outlets: self.outlet(outlet, "l"))
        #expect(code.contains("var \(name) = \"Label\""), "\(code)")
        try typecheck(code)
    }
}
