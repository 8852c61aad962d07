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
    ///   - ofController: the segues that start at the controller of the first screen
    ///   - isAlone: whether only the first screen is exported
    private func code(
        _ segue: String, others: String = "", arriving: String = "", ofController: String = "",
        isAlone: Bool = false
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
            \(screen("one", "FormController", button, ofController))
            \(screen("two", "MenuController", "", arriving))
            \(others.isEmpty ? "" : scene(others))
            </scenes></document>
            """
        let all = try CodeDocument.all(in: Array(bytes.utf8))
        return CodeFramework.uiKit.source(isAlone ? [all[0]] : all)
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
    /// presentation, and its root controller hides its bars. One of the app's class does that itself.
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
            #expect(
                code.contains("navigationController.\(line) = true\n") == type.isEmpty, "\(code)")
            #expect(code.contains("\(line) of ThemedNav") != type.isEmpty, "\(code)")
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

    /// The app's code distinguishes segues by their identifiers, even those to one screen. Only its
    /// code can start those of a controller.
    @Test(arguments: [1, 2, 4], [true, false])
    func `each identifier has a method`(count: Int, isAlone: Bool) throws {
        let names = ["mainSymptoms", "ShowPrevention", "helpSegue", "a-to-b"].prefix(count)
        let methods = ["showMainSymptoms", "showPrevention", "showHelp", "showAToB"].prefix(count)
        let segues = names.map {
            "<segue destination=\"two\" kind=\"show\" identifier=\"\($0)\" id=\"id-\($0)\"/>"
        }
        let button = #"destination="two" kind="show" identifier="fromButton""#
        let code = try code(
            button, ofController: segues.joined(), isAlone: isAlone)
        for (name, method) in zip(names, methods) {
            let body = """
                    /// Segue "\(name)".
                    func \(method)() {
                        show(MenuController(), sender: self)
                    }

                """
            #expect(code.contains(body), "\(code)")
        }
        #expect(code.contains("    @objc private func showFromButton() {\n"), "\(code)")
        try typecheck(code, isAlone ? "\nclass MenuController: UIViewController {}\n" : "")
    }

    /// Equal segues have one method, and the name of the destination if there is only one identifier.
    @Test(arguments: ["", #"identifier="menu""#])
    func `segues without different identifiers have one method`(_ identifier: String) throws {
        let segue = #"destination="two" kind="show" \#(identifier)"#
        let code = try code(
            segue, ofController: "<segue destination=\"two\" kind=\"show\" id=\"s2\"/>")
        #expect(code.contains("    @objc func showMenu() {\n"), "\(code)")
        #expect(code.ranges(of: "MenuController()").count == 1, "\(code)")
        try typecheck(code)
    }

    /// A controller of the app is made by its initializer, whether or not it is exported.
    @Test(
        arguments: ["show", "presentation", "showDetail"],
        [
            ("viewController", #"customClass="DiaryVC""#, true),
            ("tableViewController", #"customClass="DiaryVC""#, true),
            ("collectionViewController", #"customClass="DiaryVC""#, false),
            ("viewController", #"customClass="DiaryVC" customModule="Kit""#, false),
            ("viewController", #"customClass="UIViewController""#, false),
            ("viewController", #"storyboardIdentifier="DiaryVC""#, false),
        ])
    func `a controller that is not exported is made if it has a class of the app`(
        kind: String, controller: (element: String, attributes: String, isMade: Bool)
    ) throws {
        let code = try code(
            #"destination="diary" kind="\#(kind)""#,
            others: """
                <\(controller.element) id="diary" \(controller.attributes) \
                sceneMemberID="viewController"/>
                """, isAlone: true)
        #expect(code.contains("DiaryVC(), ") == controller.isMade, "\(code)")
        #expect(code.contains("// TODO: segue (\(kind))") != controller.isMade, "\(code)")
        let method = kind == "presentation" ? "present" : "show"
        if !controller.attributes.contains("UIView") {
            #expect(code.contains("private func \(method)Diary() {"), "\(code)")
        }
        try typecheck(
            code, controller.isMade ? "\nclass DiaryVC: UITableViewController {}\n" : "")
    }

    // MARK: Containers

    /// Each container shows the controller of another storyboard, which is loaded once.
    @Test(arguments: [["Shop"], ["Shop", "Shop"], ["Shop", "Help-Desk"]], [true, false])
    func `a container shows the controller of another storyboard`(
        files: [String], isInitial: Bool
    ) throws {
        let containers = files.indices.map { number in
            """
            <containerView opaque="NO" userLabel="Area \(number == 0 ? "A" : "B")" id="c\(number)">
            <rect key="frame" x="0" y="\(number * 100)" width="90" height="90"/><connections>
            <segue destination="r\(number)" kind="embed" id="e\(number)"/></connections>
            </containerView>
            """
        }
        let references = files.enumerated().map { number, file in
            let own = isInitial ? "" : "referencedIdentifier=\"Cart\""
            return
                "<viewControllerPlaceholder storyboardName=\"\(file)\" \(own) id=\"r\(number)\"/>"
        }
        let bytes = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
            <scene><objects><viewController id="vc" customClass="MainController" \
            sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" \
            width="390" height="844"/><subviews>\(containers.joined())</subviews></view>
            </viewController></objects></scene>
            <scene><objects>\(references.joined())</objects></scene></scenes></document>
            """
        let code = CodeFramework.uiKit.source(try CodeDocument.all(in: Array(bytes.utf8)))
        let distinct = Set(files)
        for file in distinct {
            let line = " = UIStoryboard(name: \"\(file)\", bundle: nil)\n"
            #expect(code.ranges(of: line).count == 1, "\(code)")
        }
        let made =
            isInitial
            ? "instantiateInitialViewController() {\n"
            : "instantiateViewController(withIdentifier: \"Cart\")"
        #expect(code.ranges(of: made).count == files.count, "\(code)")
        #expect(code.ranges(of: ", in: ").count == files.count, "\(code)")
        #expect(!code.contains("Not exported"), "\(code)")
        try typecheck(code)
    }

    @Test(arguments: [
        ("title=\"Terms\"", "", "Terms"), ("storyboardIdentifier=\"Terms\"", "", "Terms"),
        ("", "<label text=\"Terms of use\" id=\"l\"/>", "\"Terms of use\""),
        ("", "", "viewController"),
    ])
    func `a segue to a screen without a class names what tells the screen apart`(
        _ attributes: String, _ subviews: String, _ end: String
    ) throws {
        let code = try code(
            #"destination="three" kind="show" customClass="OwnSegue""#,
            others: """
                <viewController id="three" \(attributes) sceneMemberID="viewController">
                <view key="view" id="three-v"><rect key="frame" x="0" y="0" width="390" \
                height="844"/><subviews>\(subviews)</subviews></view></viewController>
                """)
        #expect(code.contains("segue (OwnSegue) to \(end)\n"), "\(code)")
    }
}
