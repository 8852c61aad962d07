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
            if frame.size == size { addSecondSafeArea(scene.bars, facts) }
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
    /// than the screen is a sheet, at its bottom. A narrower one floats. On the square canvas every size
    /// is a screen of its own.
    private mutating func readPlace(
        of frame: Rect, in size: Size, _ scene: Scene, _ facts: FileFacts
    ) {
        let isSquare = facts.canvas.device == nil
        if frame.y > 0 {
            reachesTop = false
            reachesBottom = frame.maxY >= size.height
        } else if frame.height < size.height && !isSquare {
            reachesTop = scene.isFreeform && !scene.bars.isPresented
            isSheet = !scene.isFreeform && frame.width == size.width
            reachesBottom =
                isSheet
                ? facts.sheetsReachBottom : reachesTop && facts.freeformReachesBottom(frame.size)
        }
    }

    /// Xcode 26 counts the screen's safe area twice where no controller holds the scene.
    private mutating func addSecondSafeArea(_ bars: SceneBars, _ facts: FileFacts) {
        guard facts.toolsMajor >= 24_100, !bars.isInContainer, let device = facts.canvas.device,
            let screen = Device.screen(device, in: .xcode26)
        else { return }
        let safeArea = screen.canvasSafeArea(facts.canvas.orientation, in: .xcode26)
        additionalTop = safeArea.top
        additionalBottom = safeArea.bottom
    }

    private mutating func addBars(_ bars: SceneBars, frame: Rect, facts: FileFacts) {
        if bars.hidesStatusBar { reachesTop = false }
        // A root that starts below opaque bars, or ends above them, is not covered by them.
        if frame.y == 0 { additionalTop += bars.top }
        if reachesBottom || isSheet { additionalBottom += bars.bottom }
        // The square canvas is no device; its status bar is the classic one.
        if facts.canvas.device == nil && reachesTop { additionalTop += 20 }
    }
}

extension FileFacts {
    /// Up to Xcode 13 the screen of the canvas ends below a freeform view only if the view is wider
    /// than the device: 5 of 5 such reach its home indicator, 7 of 7 others do not. Since Xcode 14 all
    /// do (2 of 2).
    fileprivate func freeformReachesBottom(_ size: Size) -> Bool {
        toolsMajor >= 21_000 || size.width > canvas.size.width
    }

    /// Sheets stand on the home indicator up to Xcode 13 (2 of 2 documents), above it since (1 of 1).
    fileprivate var sheetsReachBottom: Bool { toolsMajor < 21_000 }
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
