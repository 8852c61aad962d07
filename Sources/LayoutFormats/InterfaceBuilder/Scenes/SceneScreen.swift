import StackCore

/// The position of a scene's root view on the screen that Interface Builder's canvas shows: its
/// size, the edges that it reaches, and the bars above and below it.
struct SceneScreen {
    /// The root view's size in points if it differs from the screen's; otherwise nil.
    private(set) var design: Size?
    private(set) var reachesTop = true
    private(set) var reachesBottom = true
    /// Whether the root view has at least the margins that UIKit gives a view controller's view.
    private(set) var hasSystemMargins = true
    private var isSheet = false
    /// Whether the root view begins below opaque bars on the screen, although its frame in the file
    /// begins at y 0.
    private var standsBelowBars = false
    /// The height in points of the bars that cover the top of the root view. It is added to the
    /// device's top safe area inset.
    private(set) var additionalTop: Double = 0
    private(set) var additionalBottom: Double = 0

    init(_ scene: Scene, facts: FileFacts) {
        guard let frame = scene.view.storedFrame else { return }
        let size = facts.canvas.size
        if size != frame.size { design = frame.size }
        if let controller = scene.controller {
            hasSystemMargins = controller["viewRespectsSystemMinimumLayoutMargins"] != "NO"
            readPlace(of: frame, in: size, scene, facts)
        } else {
            readLooseView(scene.view, facts)
        }
        addBars(scene.bars, frame: frame, facts: facts)
    }

    /// Reads the position of a view without a controller:
    /// - Up to Xcode 14.2, a freeform view of a xib is on a screen without a status bar. Collection
    ///   view cells are too (5 of 5 roots, 3 projects).
    /// - A table cell is in a list, so it reaches no edge of the screen.
    /// - A storyboard's view without a controller is not on a screen.
    private mutating func readLooseView(_ view: SourceElement, _ facts: FileFacts) {
        let isTableCell = view.isNamed("tableViewCell")
        if isTableCell || !facts.isXIB {
            (reachesTop, reachesBottom) = (false, false)
            hasSystemMargins = !isTableCell
        } else if view.child(key: "simulatedDestinationMetrics") != nil {
            reachesTop = facts.canvas.hasNotch || facts.freeformHasStatusBar
            reachesBottom = view.storedFrame.map { facts.freeformReachesBottom($0.size) } ?? true
        }
    }

    /// Reads the position of a controller's view. The usual cases are:
    /// - A freeform view reaches the top of the screen unless it is presented as a sheet. Up to
    ///   Xcode 10 a presented view fills the screen, as in iOS 12.
    /// - Any other view that is shorter than the screen is a sheet at the bottom if it is as wide
    ///   as the screen. If it is narrower, it reaches no edge.
    /// - A view in a container view has a screen of its own.
    /// - On the square canvas, a view of any size fills the screen.
    private mutating func readPlace(
        of frame: Rect, in size: Size, _ scene: Scene, _ facts: FileFacts
    ) {
        let isSquare = facts.canvas.device == nil
        if scene.view["simulatedAppContext"] == "notificationCenter" {
            // A widget in Notification Center has no screen around it (1 of 1 widget).
            (reachesTop, reachesBottom) = (false, false)
        } else if scene.bars.isFullScreen && facts.toolsMajor >= 22_000 {
            // Since Xcode 15, a full-screen scene that is presented has no safe area insets (4 of 4
            // scenes, 3 projects).
            (reachesTop, reachesBottom) = (false, false)
        } else if let bars = facts.opaqueBars(around: frame, scene) {
            reachesTop = false
            // If the view ends where the bottom bars begin, its bottom safe area inset is 0 (9
            // scenes, 2 projects).
            reachesBottom = bars == .above
            standsBelowBars = true
        } else if frame.y > 0 {
            reachesTop = false
            reachesBottom = frame.maxY >= size.height
        } else if scene.bars.isEmbedded && frame.width >= size.width {
            // If the scene is in a container view, the canvas draws a screen around it, so that the
            // root view reaches both edges.
        } else if frame.height < size.height && !isSquare {
            isSheet = !scene.isFreeform && frame.width == size.width
            reachesTop =
                isSheet
                ? facts.sheetReachesTop(frame)
                : scene.isFreeform && !(scene.bars.isPresented && facts.presentsSheets)
            reachesBottom =
                isSheet
                ? facts.sheetsReachBottom
                : reachesTop && facts.freeformSceneReachesBottom(frame.size)
        }
    }

    private mutating func addBars(_ bars: SceneBars, frame: Rect, facts: FileFacts) {
        if bars.hidesStatusBar { reachesTop = false }
        // A root view that starts below opaque bars, or ends above them, is not covered by them.
        if frame.y == 0 && !standsBelowBars {
            additionalTop += isSheet ? facts.sheetBar(frame, bars) : bars.top
        }
        if reachesBottom || isSheet { additionalBottom += bars.bottom }
        // The square canvas of Xcode 6 and 7 is not a device; it has a status bar of 20 points.
        if facts.canvas.device == nil && reachesTop && facts.toolsMajor < 14_700 {
            additionalTop += 20
        }
    }
}

/// The opaque bars around a root view, which do not cover it.
private enum OpaqueBars { case above, aboveAndBelow }

extension FileFacts {
    /// Returns the opaque bars between which a root view is, although its frame in the file begins
    /// at y 0. Returns nil if there are none. They are detected by the view's height, which is the
    /// device's height minus the bar and the safe area inset above, and in some cases minus the bar
    /// below. (In 55 root views, the difference is 44, 64, 88, 91, 92 or 113 points.)
    fileprivate func opaqueBars(around frame: Rect, _ scene: Scene) -> OpaqueBars? {
        guard let name = canvas.device, let device = Device.screen(name), !scene.isFreeform,
            frame.y == 0, frame.width == canvas.size.width, scene.bars.top > 0
        else { return nil }
        let notch = device.canvasSafeArea(canvas.orientation, in: era).top
        let missing = canvas.size.height - frame.height - scene.bars.top
        if missing == 0 || missing == notch { return .above }
        let bottom = scene.bars.bottom
        return missing == bottom || missing == notch + bottom ? .aboveAndBelow : nil
    }

    /// Whether a freeform view of a xib has a status bar on a phone without a notch. This is so
    /// from Xcode 14.3 on (6 of 6 views, 4 projects).
    fileprivate var freeformHasStatusBar: Bool {
        toolsMajor >= 21_600 && canvas.isPhone
    }

    /// Returns whether a freeform view of a xib reaches the bottom of the screen. Up to Xcode 14.2,
    /// a view reaches the bottom only if it is wider than the device (6 of 6 views in 4 projects)
    /// or higher (2 of 2 views in 1 project); none of 17 other views in 6 projects does. From Xcode
    /// 14.3 on, every view does (4 of 4 views in 3 projects).
    fileprivate func freeformReachesBottom(_ size: Size) -> Bool {
        toolsMajor >= 21_600 || size.width > canvas.size.width || size.height > canvas.size.height
    }

    /// Returns whether a freeform scene reaches the bottom of the screen. Up to Xcode 10 all do, at
    /// any width (2 of 2 documents of one project). Later versions treat them like a freeform view
    /// of a xib (`freeformReachesBottom`).
    fileprivate func freeformSceneReachesBottom(_ size: Size) -> Bool {
        toolsMajor < 14_700 || freeformReachesBottom(size)
    }

    /// Whether presented scenes are sheets, as they are by default since iOS 13.
    fileprivate var presentsSheets: Bool { toolsMajor >= 14_700 }

    /// Whether sheets reach the bottom of the screen. Up to Xcode 13 they cover the home indicator
    /// (2 of 2 documents); from Xcode 14 on they end above it (1 of 1 document).
    fileprivate var sheetsReachBottom: Bool { toolsMajor < 21_000 }

    /// Returns whether a root view on a sheet gets the top safe area inset of the whole screen.
    fileprivate func sheetReachesTop(_ frame: Rect) -> Bool {
        let device = canvas.device.flatMap(Device.screen)
        return device?.sheetReachesTop(in: era) == true && leavesSheetGap(frame)
    }

    /// Returns the height in points of the bar at the top of a sheet. From Xcode 11 on, a simulated
    /// bar has 56 points (1 of 1 scene), like most stored bars of sheets (16 of 19).
    fileprivate func sheetBar(_ frame: Rect, _ bars: SceneBars) -> Double {
        let isLow = bars.simulatesNavigationBar && bars.top == 44 && leavesSheetGap(frame)
        return isLow && (14_700..<23_700).contains(toolsMajor) ? 56 : bars.top
    }

    private func leavesSheetGap(_ frame: Rect) -> Bool {
        guard let screen = canvas.device.flatMap(Device.screen) else { return false }
        return canvas.size.height - frame.height == screen.sheetGap(canvas.orientation, in: era)
    }
}

extension Scene {
    fileprivate var isFreeform: Bool {
        guard let controller else { return false }
        return controller.child("size", key: "freeformSize") != nil
            || controller.child("freeformSimulatedSizeMetrics") != nil
    }
}
