import StackCore

/// The bars that Interface Builder's canvas shows around a scene, in points.
///
/// They are inferred like there, from the navigation and tab bar controllers that hold the scene,
/// unless the scene simulates others.
struct SceneBars {
    private(set) var top: Double = 0
    private(set) var bottom: Double = 0
    /// Whether the top bar stands at the very top of the screen, where no status bar is.
    private(set) var hidesStatusBar = false

    /// Whether the scene itself asks for a navigation bar.
    private(set) var simulatesNavigationBar = false

    /// Whether the scene comes up over another one, in a navigation of its own or in none.
    private(set) var isPresented = false

    /// Whether the scene stands in a container view of another one.
    private(set) var isEmbedded = false

    /// What stands in the navigation bar; empty where the scene gives it no title, nil where there is
    /// no bar.
    private(set) var navigationTitle: String?
    /// What stands in the tab bar; empty where there is none.
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
                // On the square canvas, which is as wide as a sheet (1 of 1).
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
                // A navigation around the tabs covers them with what is pushed in it (1 project).
                let isCovered =
                    isPushed && (mayHaveTop || controller.isYes("hidesBottomBarWhenPushed"))
                if !isCovered {
                    bottom = facts.tabBar
                    tabTitles = graph.tabTitles(of: source)
                }
            case .push:
                isPushed = true
                // The bar that a scene simulates stands over what is pushed from it (1 document).
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
        // A step that finds no navigation to go on in presents the scene.
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

    /// In the format of Xcode 9 and later a bar at y 0 has no status bar above it; earlier ones never
    /// stored the bar's place. Sheets have bars of 56, newer iPads of 50 (1 of 1). Large titles count from
    /// Xcode 10 on (14 insets of 3 projects) and at 16097 still (8 of 2); at 23504 they are like the others
    /// (1 of 1).
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

    /// What the scene says of its canvas goes before what is inferred.
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
        // From Xcode 9 on the canvas keeps room for a status bar that it does not show (23 insets of
        // 14 scenes, 3 projects).
        if controller.child(key: "simulatedStatusBarMetrics")?.name == "nil",
            facts.toolsMajor < 13_000
        {
            hidesStatusBar = true
        }
    }
}

extension FileFacts {
    /// What a tab bar takes besides the home indicator: 49 points. Xcode 26 has bars of 83, of which 34 lie
    /// on the indicator's second safe area where there is one (2 scenes of 7 documents, 1 project).
    fileprivate var tabBar: Double { canvas.hasNotch || toolsMajor < 24_053 ? 49 : 83 }

    /// 44 points (31 of 32 scenes), but 49 over a home indicator (10 of 10 up to Xcode 15) and from Xcode 11
    /// on (8 of 8).
    fileprivate var simulatedToolbar: Double {
        canvas.hasNotch || toolsMajor >= 14_700 ? 49 : 44
    }
}

extension SourceElement {
    /// The title that a controller gives the navigation bar.
    fileprivate var navigationTitle: String {
        child("navigationItem", key: "navigationItem")?["title"] ?? self["title"] ?? ""
    }

    fileprivate var simulatesNavigationBar: Bool {
        child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    }
}

extension SegueGraph {
    /// The titles of the tabs in their order; the title of the controller where its item has none.
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
    /// The title of a controller's tab; nil where it says none.
    fileprivate var tabTitle: String? {
        let item = child("tabBarItem", key: "tabBarItem")
        return item?["title"] ?? item?["systemItem"].map(Self.shown)
    }

    /// `topRated` as `Top Rated`.
    private static func shown(_ systemItem: String) -> String {
        let words = systemItem.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
