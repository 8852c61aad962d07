import StackCore

/// The bars that Interface Builder's canvas shows around a scene: their heights in points, their
/// titles and the elements that determine their content.
///
/// As on the canvas, the bars are inferred from the navigation and tab bar controllers that contain
/// the scene. Bars that the scene itself specifies for the canvas (`simulatedTopBarMetrics` and
/// similar elements) take precedence.
struct SceneBars {
    private(set) var top: Double = 0
    private(set) var bottom: Double = 0
    /// Whether the top bar is at the top edge of the screen, without a status bar above it.
    private(set) var hidesStatusBar = false

    /// Whether the scene itself simulates a navigation bar on the canvas.
    private(set) var simulatesNavigationBar = false

    /// Whether another scene presents the scene modally, with or without a navigation controller
    /// around it.
    private(set) var isPresented = false

    /// Whether another scene presents this scene over the full screen. False if it presents a
    /// navigation controller that contains the scene.
    private(set) var isFullScreen = false

    /// Whether the scene is shown inside a container view of another scene.
    private(set) var isEmbedded = false

    /// The title in the navigation bar. It is empty if the scene has no title, and nil if there is
    /// no navigation bar.
    private(set) var navigationTitle: String?
    /// Whether the running app shows the navigation bar above the root view, although the canvas
    /// does not. There are two cases:
    /// - No segue leads to the scene (or to the first scene of the chain of pushes that leads to
    ///   it), and its navigation item has content. Code then presumably puts it into a navigation
    ///   controller (observed in 89 scenes of 16 projects). If all navigation controllers of the
    ///   file hide their bars, a title alone is not content, because such an app shows titles
    ///   elsewhere.
    /// - The scene simulates an opaque bar, but its navigation controller's bar is translucent, so
    ///   that the app's root view extends below the bar. If no segue leads to the scene and its
    ///   root view is a list, the app's bar is assumed to be translucent, which is the default.
    ///   This does not move the list's content, which begins below the bar in both cases.
    private(set) var isInAppOnly = false
    /// The titles of the tabs in the tab bar; empty if there is no tab bar.
    private(set) var tabTitles: [String] = []
    /// Whether a toolbar is at the bottom.
    private(set) var hasToolbar = false
    /// The controllers that determine the content of the bars.
    private(set) var sources = BarSources()

    static var none: SceneBars { SceneBars() }

    private init() {}

    /// Creates the bars that a top-level view or controller of a xib specifies for the canvas (as
    /// observed for 11 views in 3 projects).
    init(simulatedBy object: SourceElement, facts: FileFacts) {
        sources.controller = object
        simulate(object, facts)
    }

    init(of controller: SourceElement, in graph: SegueGraph, facts: FileFacts) {
        sources.controller = controller
        inferBars(of: controller, in: graph, facts: facts)
        simulate(controller, facts)
        if navigationTitle != nil || controller.simulatesTopBar { isInAppOnly = false }
        if isInAppOnly { navigationTitle = controller.navigationTitle }
        if simulatesOpaqueBar(controller),
            !(sources.navigationBar?.isOpaqueBar ?? !controller.isListController)
        {
            isInAppOnly = true
        }
    }

    /// Returns whether the scene simulates an opaque navigation bar, so that on the canvas the root
    /// view begins below the bar.
    private func simulatesOpaqueBar(_ controller: SourceElement) -> Bool {
        controller.child(key: "simulatedTopBarMetrics")?.isOpaqueBar == true
            && controller.child(key: "edgesForExtendedLayout")?.isYes("top") != false
    }

    /// The state of a walk from a scene up through the controllers that contain it, from which
    /// `inferBars` infers the bars.
    private struct Ascent {
        let scene: SourceElement
        let graph: SegueGraph
        let facts: FileFacts
        /// The id of the controller that the walk has reached: the scene's own controller, or one
        /// that contains it.
        var current: String
        /// Whether the top bar is still unknown, because none of the controllers that the walk has
        /// reached determines it.
        var mayHaveTop = true
        /// Whether the bottom bar is still unknown, because none of the controllers that the walk
        /// has reached determines it.
        var mayHaveBottom = true
        var isPushed = false
        /// The display mode of the large title, from the nearest controller so far that sets one;
        /// nil if all of them have the automatic mode.
        var titleMode: String?
    }

    private mutating func inferBars(
        of controller: SourceElement, in graph: SegueGraph, facts: FileFacts
    ) {
        var visited: Set<String> = []
        var way = Ascent(
            scene: controller, graph: graph, facts: facts, current: controller["id"] ?? "",
            titleMode: controller.largeTitleMode)
        while visited.insert(way.current).inserted,
            let segue = graph.decisiveSegue(to: way.current)
        {
            guard segue.role != .presentation, let source = graph.controller(segue.source) else {
                return readPresentation(segue, at: way)
            }
            if segue.role == .embedding {
                isEmbedded = true
                return
            }
            switch segue.role {
            case .navigationRoot: readNavigation(source, &way)
            case .tab: readTabs(source, way)
            case .push: readPush(from: source, &way)
            case .detail:
                // On a phone, the detail of a split view is pushed onto the primary side, so it
                // keeps that side's navigation bar (3 documents, 2 projects).
                if !facts.canvas.isPhone { way.mayHaveTop = false }
            case .pane, .embedding, .presentation: break
            }
            // On a phone, the secondary side of a split view is pushed onto the primary side.
            if facts.canvas.isPhone, !way.isPushed, sources.pushing == nil {
                sources.pushing = graph.primary(before: segue)
            }
            // A bottom bar that a navigation controller simulates is also shown for the scenes
            // inside it (10 scenes of 4 projects). A tab bar controller that simulates no bottom
            // bar shows its tab bar (8 stacks of 3 projects).
            if segue.role == .navigationRoot, way.mayHaveBottom,
                let metrics = source.child(key: "simulatedBottomBarMetrics")
            {
                simulateBottom(metrics, of: source, facts)
                way.mayHaveBottom = false
            }
            way.current = segue.source
        }
        // The canvas reserves space for the toolbar, but the app does not show it.
        if way.isPushed && controller.isYes("hidesBottomBarWhenPushed") { hasToolbar = false }
        let first = graph.controller(way.current)
        isInAppOnly =
            way.mayHaveTop
            && (first?.hasBarItems == true
                || !graph.hidesNavigationBars && first?.hasNavigationContent == true)
        // A scene that is pushed without a navigation controller is presented modally.
        if way.isPushed && way.mayHaveTop { isPresented = true }
    }

    private mutating func readPresentation(_ segue: Segue, at way: Ascent) {
        isPresented = true
        isFullScreen =
            way.current == way.scene["id"] && segue.role == .presentation
            && (segue.isFullScreen || way.scene["modalPresentationStyle"] == "fullScreen")
        // On the square canvas of Xcode 6 and 7, which is as wide as a form sheet, a sheet
        // has no status bar (1 of 1 scene).
        if segue.isFormSheet && way.facts.canvas.device == nil { hidesStatusBar = true }
    }

    private mutating func readNavigation(_ navigation: SourceElement, _ way: inout Ascent) {
        if way.mayHaveTop {
            let root = way.graph.controller(way.current)
            if !way.isPushed, root?.isNamed("tabBarController") == true { sources.titled = root }
            readNavigation(navigation, of: sources.titled ?? way.scene, way.facts)
            sources.hasLargeTitle =
                way.titleMode != "never" && sources.navigationBar?.isYes("largeTitles") == true
        }
        way.mayHaveTop = false
    }

    private mutating func readTabs(_ tabs: SourceElement, _ way: Ascent) {
        // If the tab bar controller is inside a navigation controller, a scene that is pushed onto
        // that navigation controller covers the tab bar (seen in 1 project).
        let isCovered =
            way.isPushed && (way.mayHaveTop || way.scene.isYes("hidesBottomBarWhenPushed"))
        if isCovered || !way.mayHaveBottom { return }
        bottom = way.facts.tabBar
        tabTitles = way.graph.tabTitles(of: tabs)
        sources.tabs = way.graph.tabs(of: tabs)
        sources.selectedTab =
            way.graph.indexOfTab(with: way.scene["id"] ?? "", of: tabs)
            ?? way.graph.indexOfTab(way.current, of: tabs)
    }

    private mutating func readPush(from source: SourceElement, _ way: inout Ascent) {
        way.isPushed = true
        // A title with automatic mode takes the display mode of the title below it on the
        // navigation stack.
        way.titleMode = way.titleMode ?? source.largeTitleMode
        guard way.mayHaveTop else { return }
        if sources.pushing == nil { sources.pushing = source }
        // If a scene simulates a navigation bar, scenes pushed from it show the bar too (1
        // document).
        if source.simulatesNavigationBar {
            top = 44
            way.mayHaveTop = false
            navigationTitle = way.scene.navigationTitle
        }
    }

    private mutating func readNavigation(
        _ controller: SourceElement, of scene: SourceElement, _ facts: FileFacts
    ) {
        if let bar = controller.child("navigationBar", key: "navigationBar"),
            !controller.isYes("navigationBarHidden")
        {
            readNavigationBar(bar, of: scene, facts)
            sources.navigationBar = bar
            navigationTitle = scene.navigationTitle
        }
        if controller["toolbarHidden"] == "NO" {
            let toolbar = controller.child("toolbar", key: "toolbar")
            bottom = toolbar?.storedFrame?.height ?? 44
            hasToolbar = true
        }
    }

    /// Reads the height of a navigation bar from its frame in the file, and whether there is a
    /// status bar above it:
    /// - From Xcode 9 on, a bar at y 0 has no status bar above it. Earlier versions did not store
    ///   the bar's position. On a canvas that shows no status bar, every bar is at y 0. There, the
    ///   only sign that the app has no status bar above the bar is the height of a sheet's bar.
    /// - Bars have 56 points on sheets, and 50 on newer iPads (1 of 1 bar). If the file contains a
    ///   bar of 50 points but is for a phone, the bar was stored for an iPad and is not shown
    ///   (observed in 6 scenes of 4 projects).
    /// - Large titles increase the height from Xcode 10 on (observed for 28 insets in 6 projects).
    ///   They do not if the scene's navigation item has the display mode `never` (3 of 3 scenes in
    ///   2 projects), or if the root's first subview is a list (3 of 3 scenes in 2 projects).
    private mutating func readNavigationBar(
        _ bar: SourceElement, of scene: SourceElement, _ facts: FileFacts
    ) {
        let frame = bar.storedFrame
        let item = scene.child("navigationItem", key: "navigationItem")
        let hasLargeTitle =
            bar.isYes("largeTitles") && item?["largeTitleDisplayMode"] != "never"
            && facts.toolsMajor >= 14_100 && !scene.beginsWithList
        switch frame?.height {
        case let height? where hasLargeTitle && [96, 106, 108].contains(height): top = height
        case 56?: top = 56
        case 50? where !facts.canvas.isPhone: top = 50
        case 70?: top = 70
        default: top = facts.navigationBar
        }
        let isOfSheet = [56, 108].contains(frame?.height)
        hidesStatusBar =
            frame?.y == 0 && facts.toolsMajor >= 13_000 && (isOfSheet || facts.hasStatusBar)
    }

    /// Replaces the inferred bars by those that the scene itself specifies for the canvas.
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
        if let metrics = controller.child(key: "simulatedBottomBarMetrics") {
            simulateBottom(metrics, of: controller, facts)
        }
        // Since Xcode 9, the canvas reserves space for the status bar even if the scene hides it
        // (23 insets of 14 scenes, 3 projects).
        if controller.child(key: "simulatedStatusBarMetrics")?.name == "nil",
            facts.toolsMajor < 13_000
        {
            hidesStatusBar = true
        }
    }

    private mutating func simulateBottom(
        _ metrics: SourceElement, of controller: SourceElement, _ facts: FileFacts
    ) {
        // The canvas reserves space for a simulated toolbar, so the picture shows it, even without
        // items.
        hasToolbar = metrics.name == "simulatedToolbarMetrics"
        switch metrics.name {
        case "nil":
            bottom = 0
            tabTitles = []
        case "simulatedToolbarMetrics":
            bottom = facts.simulatedToolbar
            tabTitles = []
        case "simulatedTabBarMetrics":
            bottom = facts.tabBar
            if tabTitles.isEmpty, let title = controller.tabTitle {
                tabTitles = [title]
                sources.tabs = [controller]
            }
        default: break
        }
    }
}

extension SourceElement {
    /// Whether the first subview of the controller's view is a table or collection.
    fileprivate var beginsWithList: Bool {
        let first = child(key: "view")?.children(in: "subviews").first
        return first?.isNamed("tableView") == true || first?.isNamed("collectionView") == true
    }
}

extension FileFacts {
    /// Whether the canvas has space for a status bar above the bars. From Xcode 11 to 14.2, devices
    /// with a home button have none (172 navigation bars of 29 projects).
    fileprivate var hasStatusBar: Bool {
        canvas.device == nil || canvas.screen.canvasSafeArea(canvas.orientation, in: era).top > 0
    }

    fileprivate var navigationBar: Double {
        canvas.screen.canvasNavigationBar(canvas.orientation, in: era)
    }

    fileprivate var tabBar: Double { canvas.screen.canvasTabBar(canvas.orientation, in: era) }

    /// The height of a simulated toolbar in points. It is 44 (31 of 32 scenes), but 49 on devices
    /// with a home indicator (10 of 10 scenes up to Xcode 15) and from Xcode 11 on (8 of 8 scenes).
    fileprivate var simulatedToolbar: Double {
        canvas.hasNotch || toolsMajor >= 14_700 ? 49 : 44
    }
}

extension SourceElement {
    /// The display mode of the controller's large title: `always` or `never`; nil for the automatic
    /// mode.
    fileprivate var largeTitleMode: String? {
        let mode = navigationItem?["largeTitleDisplayMode"]
        return mode == "automatic" ? nil : mode
    }

    /// Whether the controller's navigation item has content that a navigation bar would show. False
    /// if the controller specifies itself which top bar the canvas shows.
    fileprivate var hasNavigationContent: Bool {
        guard let item = navigationItem, !simulatesTopBar else { return false }
        return ["title", "prompt"].contains { item[$0] != nil } || !item.keyedParts.isEmpty
    }

    /// Whether `hasNavigationContent` is true, and the navigation item has more than a title, a
    /// prompt and the back button of the next scene.
    fileprivate var hasBarItems: Bool {
        hasNavigationContent
            && navigationItem?.keyedParts.contains { $0["key"] != "backBarButtonItem" } == true
    }

    private var keyedParts: [SourceElement] {
        children.filter { $0["key"] != nil && !$0.isNamed("nil") }
    }

    /// Whether the controller specifies which top bar the canvas simulates.
    fileprivate var simulatesTopBar: Bool { child(key: "simulatedTopBarMetrics") != nil }

    /// The title that the controller gives to the navigation bar; empty if it has none.
    var navigationTitle: String {
        child("navigationItem", key: "navigationItem")?["title"] ?? self["title"] ?? ""
    }

    /// Whether the element is an opaque navigation bar, or specifies that the canvas shows one.
    /// Content does not extend below such a bar.
    fileprivate var isOpaqueBar: Bool { self["translucent"] == "NO" }

    /// Whether the element is a controller whose root view is a list.
    fileprivate var isListController: Bool {
        isNamed("tableViewController") || isNamed("collectionViewController")
    }

    fileprivate var simulatesNavigationBar: Bool {
        child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    }
}

extension SegueGraph {
    /// Returns the controller below the segue's destination on the navigation stack of a phone,
    /// which shows both sides of a split view on one stack:
    /// - for the secondary side, the root controller of the primary side
    /// - for a segue that replaces the detail, the segue's source
    ///
    /// Returns nil for the primary side and for other segues.
    fileprivate func primary(before segue: Segue) -> SourceElement? {
        guard let source = controller(segue.source) else { return nil }
        if segue.role == .detail { return source }
        guard segue.role == .pane, let side = source.primarySide, side["id"] != segue.id else {
            return nil
        }
        let first = side["destination"].flatMap(controller)
        return first?.rootControllerID.flatMap(controller) ?? first
    }

    /// Returns the titles of a tab bar controller's tabs, in order. A tab without a title of its
    /// own has the title of its controller.
    fileprivate func tabTitles(of controller: SourceElement) -> [String] {
        tabs(of: controller).map { $0?.tabTitle ?? $0?["title"] ?? "" }
    }

    /// Returns the controllers of a tab bar controller's tabs, in order; nil for one that the file
    /// does not contain.
    fileprivate func tabs(of controller: SourceElement) -> [SourceElement?] {
        controller.tabs.map { $0["destination"].flatMap(self.controller) }
    }

    fileprivate func indexOfTab(_ id: String, of controller: SourceElement) -> Int? {
        controller.tabs.firstIndex { $0["destination"] == id }
    }

    /// Returns the index of the tab from which the fewest segues lead to a scene; nil if there is
    /// none. Modal presentations, and segues from the tab bar controller itself, are not followed.
    /// Among tabs with equally few segues, it is the one that is found first if the decisive segues
    /// (`decisiveSegue(to:)`) are followed backwards from the scene.
    ///
    /// It is not enough to follow the decisive segues: they can lead to another tab that also
    /// pushes the scene, or that pushes the tab bar controller itself.
    fileprivate func indexOfTab(with scene: String, of controller: SourceElement) -> Int? {
        var pending = [scene][...]
        var visited: Set = [scene]
        while let id = pending.popFirst() {
            if let tab = indexOfTab(id, of: controller) { return tab }
            for segue in segues(to: id)
            where segue.keepsTabBar && segue.source != controller["id"]
                && visited.insert(segue.source).inserted
            {
                pending.append(segue.source)
            }
        }
        return nil
    }
}

extension SourceElement {
    /// The title of the controller's tab bar item, either its own or that of its system item. Nil
    /// if the controller has no tab bar item, or if the item has neither.
    fileprivate var tabTitle: String? {
        let item = child("tabBarItem", key: "tabBarItem")
        return item?["title"] ?? item?["systemItem"].map(BarItem.tabTitle(ofSystemItem:))
    }
}
