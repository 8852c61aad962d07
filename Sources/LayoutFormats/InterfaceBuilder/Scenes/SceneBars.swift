import StackCore

/// The bars that Interface Builder's canvas shows around a scene, in points.
///
/// They are inferred, as the canvas does it, from the navigation and tab bar controllers that
/// contain the scene. Bars that the scene simulates take precedence.
struct SceneBars {
    private(set) var top: Double = 0
    private(set) var bottom: Double = 0
    /// Whether the top bar is at the top edge of the screen, without a status bar above it.
    private(set) var hidesStatusBar = false

    /// Whether the scene itself simulates a navigation bar.
    private(set) var simulatesNavigationBar = false

    /// Whether the scene is presented over another one, with or without a navigation controller of
    /// its own.
    private(set) var isPresented = false

    /// Whether the scene is in a container view of another scene.
    private(set) var isEmbedded = false

    /// The title in the navigation bar. Empty if the scene has no title; nil if there is no
    /// navigation bar.
    private(set) var navigationTitle: String?
    /// The titles of the tabs; empty if there is no tab bar.
    private(set) var tabTitles: [String] = []

    static let none = SceneBars()

    private init() {}

    init(of controller: SourceElement, in graph: SegueGraph, facts: FileFacts) {
        inferBars(of: controller, in: graph, facts: facts)
        simulate(controller, facts)
    }

    private mutating func inferBars(
        of controller: SourceElement, in graph: SegueGraph, facts: FileFacts
    ) {
        var visited: Set<String> = []
        var current = controller["id"] ?? ""
        var mayHaveTop = true
        var isPushed = false
        while visited.insert(current).inserted, let segue = graph.decisiveSegue(to: current) {
            guard segue.role != .presentation, let source = graph.controller(segue.source) else {
                isPresented = true
                // A form sheet has no status bar on the square canvas, which is as wide as a sheet
                // (1 of 1).
                if segue.isFormSheet && facts.canvas.device == nil { hidesStatusBar = true }
                return
            }
            if segue.role == .embedding {
                isEmbedded = true
                return
            }
            switch segue.role {
            case .navigationRoot:
                if mayHaveTop { readNavigation(source, of: controller, facts) }
                mayHaveTop = false
            case .tab:
                // If a navigation controller contains the tab bar controller, a scene pushed there
                // covers the tab bar (1 project).
                let isCovered =
                    isPushed && (mayHaveTop || controller.isYes("hidesBottomBarWhenPushed"))
                if !isCovered {
                    bottom = facts.tabBar
                    tabTitles = graph.tabTitles(of: source)
                }
            case .push:
                isPushed = true
                // A navigation bar that a scene simulates is shown for scenes pushed from it, too
                // (1 document).
                if mayHaveTop, source.simulatesNavigationBar {
                    top = 44
                    mayHaveTop = false
                    navigationTitle = controller.navigationTitle
                }
            case .detail: mayHaveTop = false
            case .pane, .embedding, .presentation: break
            }
            current = segue.source
        }
        // A scene that is pushed without a navigation controller is presented.
        if isPushed && mayHaveTop { isPresented = true }
    }

    private mutating func readNavigation(
        _ controller: SourceElement, of scene: SourceElement, _ facts: FileFacts
    ) {
        if let bar = controller.child("navigationBar", key: "navigationBar"),
            !controller.isYes("navigationBarHidden")
        {
            readNavigationBar(bar, facts)
            navigationTitle = scene.navigationTitle
        }
        if controller["toolbarHidden"] == "NO" {
            let toolbar = controller.child("toolbar", key: "toolbar")
            bottom = toolbar?.storedFrame?.height ?? 44
        }
    }

    /// Reads the height of a stored navigation bar. In the format of Xcode 9 and later, a bar at y
    /// 0 has no status bar above it; earlier versions did not store its position. Sheets have bars
    /// of 56 points, newer iPads of 50 (1 of 1). Large titles count from Xcode 10 on (14 insets of
    /// 3 projects), still at 16097 (8 of 2), but no longer at 23504 (1 of 1).
    private mutating func readNavigationBar(_ bar: SourceElement, _ facts: FileFacts) {
        let frame = bar.storedFrame
        let hasLargeTitle = bar.isYes("largeTitles") && 14_100..<18_000 ~= facts.toolsMajor
        switch frame?.height {
        case let height? where hasLargeTitle && [96, 108].contains(height): top = height
        case 56?: top = 56
        case 50?: top = 50
        case 70?: top = 70
        default: top = facts.canvas.hasLowBars ? 32 : facts.toolsMajor < 24_053 ? 44 : 54
        }
        hidesStatusBar = frame?.y == 0 && facts.toolsMajor >= 13_000
    }

    /// Replaces the inferred bars by those that the scene simulates.
    private mutating func simulate(_ controller: SourceElement, _ facts: FileFacts) {
        switch controller.child(key: "simulatedTopBarMetrics")?.name {
        case "nil":
            top = 0
            navigationTitle = nil
        case "simulatedNavigationBarMetrics":
            top = max(top, 44)
            simulatesNavigationBar = true
            navigationTitle = controller.navigationTitle
        default: break
        }
        switch controller.child(key: "simulatedBottomBarMetrics")?.name {
        case "nil":
            bottom = 0
            tabTitles = []
        case "simulatedToolbarMetrics":
            bottom = facts.simulatedToolbar
            tabTitles = []
        case "simulatedTabBarMetrics":
            bottom = facts.tabBar
            if tabTitles.isEmpty, let title = controller.tabTitle { tabTitles = [title] }
        default: break
        }
        // Since Xcode 9, the canvas reserves space for a status bar that is not shown (23 insets of
        // 14 scenes, 3 projects).
        if controller.child(key: "simulatedStatusBarMetrics")?.name == "nil",
            facts.toolsMajor < 13_000
        {
            hidesStatusBar = true
        }
    }
}

extension FileFacts {
    /// The height of a tab bar without the home indicator: 49 points. Xcode 26 has bars of 83
    /// points, of which 34 are in the second safe area above the home indicator, if there is one (2
    /// scenes of 7 documents, 1 project).
    fileprivate var tabBar: Double { canvas.hasNotch || toolsMajor < 24_053 ? 49 : 83 }

    /// The height of a simulated toolbar: 44 points (31 of 32 scenes). It is 49 above a home
    /// indicator (10 of 10 up to Xcode 15), and from Xcode 11 on (8 of 8).
    fileprivate var simulatedToolbar: Double {
        canvas.hasNotch || toolsMajor >= 14_700 ? 49 : 44
    }
}

extension SourceElement {
    /// The title that a controller gives to the navigation bar; empty if there is none.
    fileprivate var navigationTitle: String {
        child("navigationItem", key: "navigationItem")?["title"] ?? self["title"] ?? ""
    }

    fileprivate var simulatesNavigationBar: Bool {
        child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    }
}

extension SegueGraph {
    /// Returns the titles of the tabs, in order. A tab without a title has the title of its
    /// controller.
    fileprivate func tabTitles(of controller: SourceElement) -> [String] {
        let tabs = controller.children(in: "connections").filter {
            $0.isNamed("segue") && $0["relationship"] == "viewControllers"
        }
        return tabs.map { segue in
            let tab = segue["destination"].flatMap(self.controller)
            return tab?.tabTitle ?? tab?["title"] ?? ""
        }
    }
}

extension SourceElement {
    /// The title of a controller's tab; nil if the tab has none.
    fileprivate var tabTitle: String? {
        let item = child("tabBarItem", key: "tabBarItem")
        return item?["title"] ?? item?["systemItem"].map(Self.shown)
    }

    /// Returns the shown title of a system item: `Top Rated` for `topRated`.
    private static func shown(_ systemItem: String) -> String {
        let words = systemItem.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
