import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// What segues to other storyboards, to controllers without a layout, and back to earlier screens
/// become in UIKit code.
@Suite struct SwiftSegueTests: ExportedCodeSuite {
    /// Returns the code of a screen with a button, and of a second screen.
    ///
    /// - Parameters:
    ///   - segue: the attributes of the button's segue
    ///   - others: further scenes
    ///   - arriving: the segues of the second screen, which can lead to the first one
    private func code(
        _ segue: String, others: String = "", arriving: String = ""
    ) throws -> String {
        func scene(_ content: String) -> String { "<scene><objects>\(content)</objects></scene>" }
        func screen(_ id: String, _ type: String, _ subviews: String, _ connections: String)
            -> String
        {
            scene(
                """
                <viewController id="\(id)" customClass="\(type)" sceneMemberID="viewController">
                <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="390" \
                height="844"/><subviews>\(subviews)</subviews></view>
                <connections>\(connections)</connections></viewController>
                <exit id="exit-\(id)" sceneMemberID="exit"/>
                """)
        }
        let button = """
            <button buttonType="system" id="b"><rect key="frame" x="0" y="80" width="90" \
            height="30"/><state key="normal" title="Go on"/>
            <connections><segue \(segue) id="s1"/></connections></button>
            """
        let bytes = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
            \(screen("one", "FormController", button, ""))
            \(screen("two", "MenuController", "", arriving))
            \(others.isEmpty ? "" : scene(others))
            </scenes></document>
            """
        return CodeFramework.uiKit.source(try CodeDocument.all(in: Array(bytes.utf8)))
    }

    private static let storyboard = "let storyboard = UIStoryboard(name: \"Shop\", bundle: nil)"
    private static let initial =
        "guard let controller = storyboard.instantiateInitialViewController() else { return }"

    @Test(arguments: [
        (
            #"kind="show""#, #"storyboardName="Shop" referencedIdentifier="Cart""#, "showCart",
            [
                storyboard,
                "let controller = storyboard.instantiateViewController(withIdentifier: \"Cart\")",
                "show(controller, sender: self)",
            ]
        ),
        (
            #"kind="presentation""#, #"storyboardName="Shop""#, "presentShop",
            [storyboard, initial, "present(controller, animated: true)"]
        ),
        (
            #"kind="presentation" modalPresentationStyle="fullScreen" animates="NO""#,
            #"storyboardName="Shop""#, "presentShop",
            [
                storyboard, initial, "controller.modalPresentationStyle = .fullScreen",
                "present(controller, animated: false)",
            ]
        ),
        (
            #"kind="showDetail""#,
            #"storyboardName="Shop" bundleIdentifier="org.example.Shop""#, "showShop",
            [
                "let storyboard = "
                    + "UIStoryboard(name: \"Shop\", bundle: Bundle(identifier: \"org.example.Shop\"))",
                initial,
                "showDetailViewController(controller, sender: self)",
            ]
        ),
    ])
    func `a segue to another storyboard loads its controller`(
        kind: String, reference: String, method: String, lines: [String]
    ) throws {
        let code = try code(
            "destination=\"ref\" \(kind)",
            others: """
                <viewControllerPlaceholder \(reference) id="ref" sceneMemberID="viewController"/>
                """)
        let body = lines.map { "        \($0)\n" }.joined()
        #expect(code.contains("@objc private func \(method)() {\n\(body)    }"), "\(code)")
        try typecheck(code)
    }

    @Test func `a navigation controller around another storyboard's controller stays`() throws {
        let code = try code(
            #"destination="nav" kind="presentation" modalPresentationStyle="pageSheet""#,
            others: """
                <viewControllerPlaceholder storyboardName="Shop" id="ref"/>
                <navigationController id="nav" sceneMemberID="viewController"><connections>
                <segue destination="ref" kind="relationship" relationship="rootViewController" \
                id="r"/></connections></navigationController>
                """)
        #expect(
            code.contains(
                """
                        \(Self.storyboard)
                        guard let root = storyboard.instantiateInitialViewController() else { return }
                        let controller = UINavigationController(rootViewController: root)
                        controller.modalPresentationStyle = .pageSheet
                        present(controller, animated: true)

                """), "\(code)")
        try typecheck(code)
    }

    /// The class of a navigation controller is not generated, so the code that shows it sets its
    /// presentation, and its root controller hides its bars.
    @Test(arguments: [("", "UINavigationController"), ("customClass=\"ThemedNav\"", "ThemedNav")])
    func `a navigation controller keeps its class and attributes`(_ type: String, _ name: String)
        throws
    {
        let code = try code(
            #"destination="nav" kind="presentation""#,
            others: """
                <navigationController id="nav" \(type) navigationBarHidden="YES" \
                hidesBarsOnSwipe="YES" modalPresentationStyle="formSheet" \
                modalTransitionStyle="flipHorizontal" modalInPresentation="YES" \
                sceneMemberID="viewController"><connections><segue destination="two" \
                kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """)
        let body = [
            "let controller = \(name)(rootViewController: MenuController())",
            "controller.modalPresentationStyle = .formSheet",
            "controller.modalTransitionStyle = .flipHorizontal",
            "controller.isModalInPresentation = true", "present(controller, animated: true)",
        ].map { "        \($0)\n" }.joined()
        #expect(code.contains("@objc private func presentMenu() {\n\(body)    }"), "\(code)")
        for line in ["isNavigationBarHidden", "hidesBarsOnSwipe"] {
            #expect(code.contains("navigationController?.\(line) = true\n"), "\(code)")
        }
        try typecheck(
            code, type.isEmpty ? "" : "\nclass ThemedNav: UINavigationController {}\n")
    }

    @Test(arguments: [
        ("up=\"YES\"", ".up"), ("left=\"YES\" right=\"YES\"", "[.left, .right]"),
        ("up=\"YES\" down=\"YES\" left=\"YES\" right=\"YES\"", nil),
    ])
    func `a popover keeps the sides of its anchor`(_ sides: String, _ list: String?) throws {
        let arrow = "<popoverArrowDirection key=\"popoverArrowDirection\" \(sides)/></segue"
        let segue = #"destination="two" kind="popoverPresentation" id="p">\#(arrow)><segue"#
        let code = try code(segue + #" destination="two" kind="show""#)
        let property = "controller.popoverPresentationController?.permittedArrowDirections"
        let line = list.map { "\(property) = \($0)\n" }
        #expect(line.map(code.contains) ?? !code.contains(property), "\(code)")
        try typecheck(code)
    }

    @Test func `a page view controller of the app is created`() throws {
        let code = try code(
            #"destination="pages" kind="show""#,
            others: """
                <pageViewController id="pages" customClass="TourController" \
                transitionStyle="scroll" navigationOrientation="horizontal" \
                sceneMemberID="viewController"/>
                """)
        let made = "TourController(transitionStyle: .scroll, navigationOrientation: .horizontal)"
        #expect(code.contains(made), "\(code)")
        try typecheck(code, "\nclass TourController: UIPageViewController {}\n")
    }

    @Test(arguments: [
        (["presentation"], "dismiss(animated: true)"),
        (["modal", "popoverPresentation"], "dismiss(animated: true)"),
        (["show"], "navigationController?.popViewController(animated: true)"),
        (["show", "presentation"], nil), ([], nil),
    ])
    func `an unwind segue closes the screen as it was opened`(
        kinds: [String], line: String?
    ) throws {
        let arriving = kinds.enumerated().map { number, kind in
            "<segue destination=\"one\" kind=\"\(kind)\" identifier=\"in\(number)\" id=\"i\(number)\"/>"
        }
        let code = try code(
            #"destination="exit-one" kind="unwind" unwindAction="back:""#,
            arriving: arriving.joined())
        let todo = "        // TODO: segue (unwind) to back:\n"
        #expect(code.contains(todo), "\(code)")
        let closing = line.map { "        \($0)\n" } ?? ""
        #expect(code.contains("unwind() {\n\(todo)\(closing)    }"), "\(code)")
        try typecheck(code)
    }
}
