import LayoutFormats
import LayoutStore
import Testing

@testable import LayoutReplies
@testable import LayoutSession

/// Bars that are added by setting their titles.
@Suite struct OwnBarTests {
    private func inbox() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.run(
            """
            new Inbox
            add view box in view
            constrain box.top = safeArea.top; constrain safeArea.bottom = box.bottom
            constrain H:|[box]|
            """)
        return scratch
    }

    private func box(_ scratch: Scratch) throws -> [String] {
        let row = try scratch.text("frames box").split(separator: "\n").last ?? ""
        return row.split(separator: " ").map(String.init)
    }

    /// Bars are 44 and 49 points high, 32 on phones in landscape, 50 on iPads. Beside a Dynamic Island, a
    /// navigation bar begins at 53.667. The second number is the remaining height.
    @Test(arguments: [
        ("iphone-15", "97.667", "671.333"), ("iphone-15; rotate", "32", "308"),
        ("iphone-8; rotate", "32", "311"), ("iphone-15-pro-max; rotate", "44", "316"),
        ("ipad-9.7", "70", "904"),
    ])
    func `a title moves the safe area`(_ look: String, _ top: String, _ height: String) throws {
        let scratch = try inbox()
        try scratch.run("set document.navigationTitle Inbox; set document.tabTitles Inbox|Settings")
        try scratch.run("device " + look)
        #expect(try box(scratch).suffix(3).last == height)
        #expect(try box(scratch)[2] == top)
    }

    @Test func `a bar of a height that somebody has said is as high`() throws {
        let scratch = try inbox()
        try scratch.run(
            "set document.navigationTitle Inbox; set document.additionalSafeArea 96,0,0,0")
        #expect(try box(scratch)[2] == "155")
        try scratch.run("reset document.additionalSafeArea; set document.reachesTop false")
        #expect(try box(scratch)[2] == "0")
    }

    @Test func `bars are drawn, held either way`() throws {
        let scratch = try inbox()
        let bare = try scratch.text("export --format svg")
        try scratch.run("set document.navigationTitle Post; set document.tabTitles Post|Settings")
        for held in ["portrait", "landscape"] {
            let drawn = try scratch.text("export --format svg --orientation \(held)")
            #expect(!bare.contains(">Post<") && drawn.contains(">Post<"), "\(held)")
            #expect(drawn.contains(">Settings<"), "\(held)")
        }
    }

    @Test func `they leave as items of the controller, and come back`() throws {
        let scratch = try inbox()
        try scratch.run("set document.navigationTitle Inbox; set document.tabTitles Mail|Inbox")
        let file = try scratch.text("export --format storyboard")
        #expect(file.contains(#"<tabBarItem key="tabBarItem" title="Inbox" id="#))
        #expect(file.contains(#"<navigationItem key="navigationItem" title="Inbox" id="#))
        #expect(file.contains(#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#))
        #expect(file.contains(#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#))
        let again = try Scratch()
        try again.take(Array(file.utf8))
        #expect(try box(again) == box(scratch))
        #expect(again.session.file.digest() == scratch.session.file.digest())
        // Removing a title also removes its bar.
        try again.run("reset document.navigationTitle; reset document.tabTitles")
        let bare = try again.text("export --format storyboard")
        #expect(!bare.contains("simulated") && !bare.contains("tabBarItem"))
    }
}
