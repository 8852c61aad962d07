import StackCore

/// How a scene's root view stands on the screen of the canvas.
struct SceneScreen {
    /// The root's size where it is not the device's.
    private(set) var design: Size?
    private(set) var reachesTop = true
    private(set) var reachesBottom = true
    /// Whether a view controller gives the root the system's margins.
    private(set) var hasSystemMargins = true
    private var isSheet = false
    /// Whether it leaves the screen's top to opaque bars, though its frame begins at 0.
    private var standsBelowBars = false
    /// What bars take besides the device's own safe area.
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

    /// A freeform view of a xib has a screen around it without a status bar. Cells stand in
    /// lists, views beside a storyboard's scenes nowhere.
    private mutating func readLooseView(_ view: SourceElement, _ facts: FileFacts) {
        if view.isListItem || !facts.isXIB {
            (reachesTop, reachesBottom) = (false, false)
            hasSystemMargins = !view.isListItem
        } else if view.child(key: "simulatedDestinationMetrics") != nil {
            reachesTop = facts.canvas.hasNotch
            reachesBottom = view.storedFrame.map { facts.freeformReachesBottom($0.size) } ?? true
        }
    }

    /// A freeform scene hangs from the screen's top, unless it is presented. Another one that is lower
    /// than the screen is a sheet, at its bottom. A narrower one floats. In a container view a scene
    /// has a screen of its own, and on the square canvas every size is one.
    private mutating func readPlace(
        of frame: Rect, in size: Size, _ scene: Scene, _ facts: FileFacts
    ) {
        let isSquare = facts.canvas.device == nil
        if scene.view["simulatedAppContext"] == "notificationCenter" {
            // A widget there has no screen around it (1 of 1).
            (reachesTop, reachesBottom) = (false, false)
        } else if facts.standsBelowBars(frame, scene) {
            reachesTop = false
            standsBelowBars = true
        } else if frame.y > 0 {
            reachesTop = false
            reachesBottom = frame.maxY >= size.height
        } else if scene.bars.isEmbedded && frame.width >= size.width {
            // It is as wide as the screen, which is drawn around it.
        } else if frame.height < size.height && !isSquare {
            isSheet = !scene.isFreeform && frame.width == size.width
            reachesTop =
                isSheet ? facts.sheetReachesTop(frame) : scene.isFreeform && !scene.bars.isPresented
            reachesBottom =
                isSheet
                ? facts.sheetsReachBottom
                : reachesTop && facts.freeformSceneReachesBottom(frame.size)
        }
    }

    private mutating func addBars(_ bars: SceneBars, frame: Rect, facts: FileFacts) {
        if bars.hidesStatusBar { reachesTop = false }
        // A root that starts below opaque bars, or ends above them, is not covered by them.
        if frame.y == 0 && !standsBelowBars {
            additionalTop += isSheet ? facts.sheetBar(frame, bars) : bars.top
        }
        if reachesBottom || isSheet { additionalBottom += bars.bottom }
        // The square canvas is no device; its status bar is the classic one.
        if facts.canvas.device == nil && reachesTop && facts.toolsMajor < 14_700 {
            additionalTop += 20
        }
    }
}

extension FileFacts {
    /// A root below opaque bars may be stored at y 0: then it is lower than the device by what is
    /// above it, and by the bars below (64, 44, 88, 91, 92, 113 points: 55 roots).
    fileprivate func standsBelowBars(_ frame: Rect, _ scene: Scene) -> Bool {
        guard let name = canvas.device, let device = Device.screen(name), !scene.isFreeform,
            frame.y == 0, frame.width == canvas.size.width, scene.bars.top > 0
        else { return false }
        let notch = device.canvasSafeArea(canvas.orientation, in: era).top
        let missing = canvas.size.height - frame.height - scene.bars.top
        return [0, notch, scene.bars.bottom, notch + scene.bars.bottom].contains(missing)
    }

    /// Up to Xcode 13 the screen of the canvas ends below a freeform view only if the view is wider
    /// than the device: 5 of 5 such reach its home indicator, 7 of 7 others do not. Since Xcode 14 all
    /// do (2 of 2).
    fileprivate func freeformReachesBottom(_ size: Size) -> Bool {
        toolsMajor >= 21_000 || size.width > canvas.size.width
    }

    /// Up to Xcode 10 scenes did, however wide (2 of 2 documents of one project).
    fileprivate func freeformSceneReachesBottom(_ size: Size) -> Bool {
        toolsMajor < 14_700 || freeformReachesBottom(size)
    }

    /// Sheets stand on the home indicator up to Xcode 13 (2 of 2 documents), above it since (1 of 1).
    fileprivate var sheetsReachBottom: Bool { toolsMajor < 21_000 }

    /// Since Xcode 14.2 a sheet that ends 10 points below the notch has the top inset of the whole
    /// screen all the same (4 documents, 2 devices, 1 project).
    fileprivate func sheetReachesTop(_ frame: Rect) -> Bool {
        toolsMajor >= 21_500 && canvas.hasNotch && leavesSheetGap(frame)
    }

    /// A bar that a sheet simulates is a sheet's, of 56 points as the stored ones are since Xcode 11 (1 of
    /// 1 scene; stored bars 16 of 19).
    fileprivate func sheetBar(_ frame: Rect, _ bars: SceneBars) -> Double {
        let isLow = bars.simulatesNavigationBar && bars.top == 44 && leavesSheetGap(frame)
        return isLow && (14_700..<23_700).contains(toolsMajor) ? 56 : bars.top
    }

    private func leavesSheetGap(_ frame: Rect) -> Bool {
        guard let screen = canvas.device.flatMap(Device.screen) else { return false }
        return canvas.size.height - frame.height == screen.sheetGap(canvas.orientation, in: era)
    }
}

extension SourceElement {
    fileprivate var isListItem: Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
    }
}

extension Scene {
    fileprivate var isFreeform: Bool {
        guard let controller else { return false }
        return controller.child("size", key: "freeformSize") != nil
            || controller.child("freeformSimulatedSizeMetrics") != nil
    }
}
