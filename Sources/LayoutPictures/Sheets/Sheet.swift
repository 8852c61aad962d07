package import StackCore

extension Picture {
    /// The free space around each screen, in points.
    static let border = 28.0

    /// Creates a picture of the documents side by side, or in rows if there are more than six. Each
    /// document has a caption above it.
    package init(_ documents: [LaidOutDocument], _ style: PictureStyle) {
        self.init(documents.map { Screen($0, style) })
    }

    /// Creates a picture of one view of a screen, without a caption; the root view gives the whole
    /// screen. Returns nil if the view is not visible.
    package init?(_ laidOut: LaidOutDocument, _ style: PictureStyle, of view: ViewID) {
        self.init(title: laidOut.name, page: Paint(style.appearance == .dark ? 0x2B2D31 : 0xEEF0F3))
        // The first drawing determines the view's frame; a second one puts the view at the top left
        // corner.
        var finding = Canvas(laidOut.layout.environment.measurement, era: style.system?.era)
        let screen = Screen(laidOut, style)
        let found = screen.drawContent(atX: 0, y: 0, in: &finding)
        guard let frame = found.placed.first(where: { $0.id == view })?.frame, !frame.isEmpty else {
            return nil
        }
        size = view == .root ? found.size : frame.size
        if view == .root || frame.x == 0 && frame.y == 0 {
            commands = finding.commands
            return
        }
        var canvas = Canvas(laidOut.layout.environment.measurement, era: style.system?.era)
        _ = screen.drawContent(atX: -frame.x, y: -frame.y, in: &canvas)
        commands = canvas.commands
        checkInvariants()
    }

    /// Creates a picture of several screens, each in its own style.
    package init(_ screens: [Screen]) {
        let isDark = screens.contains { $0.style.appearance == .dark }
        self.init(
            title: screens.first?.laidOut.name ?? "",
            page: Paint(isDark ? 0x2B2D31 : 0xEEF0F3))
        var sheet = SheetRows(screens.count)
        for screen in screens {
            let drawn = screen.draw(
                atX: sheet.x, y: sheet.y, ink: Paint(isDark ? 0xC9CCD4 : 0x3C4250))
            commands += drawn.commands
            sheet.add(drawn.size)
        }
        size = sheet.size
        checkInvariants()
    }
}

/// A document laid out in one environment, to be drawn in one style with a caption.
package struct Screen: Sendable {
    package var laidOut: LaidOutDocument
    var style: PictureStyle
    /// The words of the caption after name, device and size, such as an orientation that differs
    /// between the screens.
    var also: [String]
    /// An earlier layout of the same document. If it is set, an overlay marks the views that have
    /// moved since.
    package var earlier: LaidOutDocument?
    /// The point in time of an animation; nil for a screen that is not animated.
    var moment: Moment?

    package init(_ laidOut: LaidOutDocument, _ style: PictureStyle, also: [String] = []) {
        self.laidOut = style.showsApp ? laidOut.asInApp : laidOut
        (self.style, self.also) = (style, also)
    }

    func draw(atX x: Double, y: Double, ink: Paint) -> (commands: [DrawingCommand], size: Size) {
        var canvas = Canvas(laidOut.layout.environment.measurement, era: style.system?.era)
        var size = drawContent(atX: x, y: y, in: &canvas).size
        let type = LaidType(.system(size: 12, weight: .semibold), MeasurementTraits())
        let text = ([laidOut.caption] + also).joined(separator: ", ").onOneLine
        let line = type.metrics.lines(
            text, numberOfLines: 1, maximumWidth: max(80, size.width)
        ).first
        if let line {
            size.width = max(size.width, line.width)
            canvas.add(
                .text(
                    TextRun(
                        text: line.text, x: x, baseline: y - 9, width: line.width.millipoints,
                        style: type.style, paint: ink)))
        }
        return (canvas.commands, size)
    }

    func drawContent(
        atX x: Double, y: Double, in canvas: inout Canvas
    ) -> (size: Size, placed: [PlacedView]) {
        let placed: [PlacedView]
        var size = laidOut.layout.environment.size
        switch style.look {
        case .screen:
            var screen = DrawnScreen(laidOut, style, x: x, y: y, moment: moment)
            screen.draw(in: &canvas)
            placed = screen.placed
            size = screen.extent
        case .blueprint:
            let blueprint = Blueprint(laidOut, style, x: x, y: y)
            blueprint.draw(in: &canvas)
            placed = blueprint.placed
        }
        if !style.overlays.isEmpty {
            ScreenOverlays(
                laidOut: laidOut, resolved: laidOut.resolved, placed: placed,
                palette: style.palette, texts: canvas.texts(among: placed.count)
            ).draw(style.overlays, in: &canvas)
        }
        if let earlier {
            let frames = { (screen: LaidOutDocument) in
                PicturedFrames(screen, style.look).byName(in: screen.document)
            }
            MovedFrames(frames(earlier), frames(laidOut), in: laidOut.document, placed)
                .draw(in: &canvas)
        }
        return (size, placed)
    }
}

extension Canvas {
    /// Returns the drawn lines of text, each with the index of its view in drawing order. Leaves
    /// out texts that belong to no view, and texts of views from index `count` on.
    fileprivate func texts(among count: Int) -> [(view: Int, run: TextRun)] {
        var open: [Int] = []
        var next = 0
        var result: [(view: Int, run: TextRun)] = []
        for command in commands {
            switch command {
            case .beginView:
                open.append(next)
                next += 1
            case .endView:
                precondition(!open.isEmpty, "a view ends that has not begun")
                open.removeLast()
            case .text(let run):
                if let view = open.last, view < count { result.append((view, run)) }
            default: break
            }
        }
        return result
    }
}

/// The positions of screens in a picture of several screens (a sheet). Up to six screens are in one
/// row. More are in several rows, so that the picture is about as wide as high.
private struct SheetRows {
    private let columns: Int
    private var column = 0
    private(set) var x = Picture.border
    private(set) var y = Picture.border
    private var rowHeight = 0.0
    private(set) var size = Size.zero

    init(_ count: Int) {
        precondition(count >= 0, "a sheet has \(count) screens")
        columns = count <= 6 ? 6 : Int((Double(count) * 1.8).squareRoot().rounded(.up))
    }

    mutating func add(_ taken: Size) {
        assert(column < columns, "a row of a sheet is full")
        precondition(taken.width >= 0 && taken.height >= 0, "a screen has the size \(taken)")
        rowHeight = max(rowHeight, taken.height)
        x += taken.width + Picture.border
        size.width = max(size.width, x)
        size.height = max(size.height, y + rowHeight + Picture.border)
        column += 1
        if column == columns {
            (column, x) = (0, Picture.border)
            y += rowHeight + Picture.border + 8
            rowHeight = 0
        }
    }
}

extension LaidOutDocument {
    /// The caption, for example `Login — iphone-15, 393 × 852`.
    fileprivate var caption: String {
        let environment = layout.environment
        let size = environment.size
        let sides = NumberSpelling.spell(size.width) + " × " + NumberSpelling.spell(size.height)
        // The name of a freeform device is its size.
        let device = environment.screen.idiom == .freeform ? "" : environment.screen.id + ", "
        return name + " — " + device + sides
    }
}
