import StackCore

/// How a scene's root view stands on the screen of the canvas.
struct SceneScreen {
    /// The root's size where it is not the device's.
    private(set) var design: Size?
    private(set) var reachesTop = true
    private(set) var reachesBottom = true
    /// What bars take besides the device's own safe area.
    private(set) var additionalTop: Double = 0
    private(set) var additionalBottom: Double = 0

    init(_ scene: Scene, facts: FileFacts) {
        guard let frame = scene.view.storedFrame else { return }
        let size = facts.canvas.size
        if size != frame.size { design = frame.size }
        if scene.controller == nil {
            readLooseView(scene.view, facts)
        } else {
            readPlace(of: frame, in: size, scene, facts)
            if frame.size == size { addSecondSafeArea(scene.bars, facts) }
        }
        addBars(scene.bars, frame: frame, facts: facts)
    }

    /// A freeform view of a xib has a screen around it without a status bar. Cells stand in
    /// lists, views beside a storyboard's scenes nowhere.
    private mutating func readLooseView(_ view: XMLElement, _ facts: FileFacts) {
        if view.isListItem || !facts.isXIB {
            (reachesTop, reachesBottom) = (false, false)
        } else if view.child(key: "simulatedDestinationMetrics") != nil {
            reachesTop = facts.canvas.hasNotch
        }
    }

    /// A freeform scene hangs from the screen's top, unless it is presented; since Xcode 14 it
    /// reaches the bottom as well. Another one that is lower than the screen is a sheet: it stands
    /// on the bottom. A narrower one floats. On the square canvas every size is a screen of its own.
    private mutating func readPlace(
        of frame: Rect, in size: Size, _ scene: Scene, _ facts: FileFacts
    ) {
        let isSquare = facts.canvas.device == nil
        if frame.y > 0 {
            reachesTop = false
            reachesBottom = frame.maxY >= size.height
        } else if frame.height < size.height && !isSquare {
            reachesTop = scene.isFreeform && !scene.bars.isPresented
            reachesBottom =
                scene.isFreeform
                ? reachesTop && facts.toolsMajor >= 21_000 : frame.width == size.width
        }
    }

    /// Xcode 26 counts the screen's safe area twice where no controller holds the scene.
    private mutating func addSecondSafeArea(_ bars: SceneBars, _ facts: FileFacts) {
        guard facts.toolsMajor >= 24_100, !bars.isInContainer, let device = facts.canvas.device,
            let screen = Device.screen(device, in: .xcode26)
        else { return }
        let safeArea = screen.safeArea(facts.canvas.orientation)
        additionalTop = safeArea.top
        additionalBottom = safeArea.bottom
    }

    private mutating func addBars(_ bars: SceneBars, frame: Rect, facts: FileFacts) {
        if bars.hidesStatusBar { reachesTop = false }
        // A root that starts below opaque bars, or ends above them, is not covered by them.
        if frame.y == 0 { additionalTop += bars.top }
        if reachesBottom { additionalBottom += bars.bottom }
        // The square canvas is no device; its status bar is the classic one.
        if facts.canvas.device == nil && reachesTop { additionalTop += 20 }
    }
}

extension XMLElement {
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
