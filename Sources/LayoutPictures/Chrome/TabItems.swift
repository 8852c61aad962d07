import StackCore

/// The items of a tab bar. They fill its width on phones, and are in its middle on tablets. Titles
/// are below the icons, or beside them if the width is regular or the height compact.
struct TabItems {
    private let titles: [String]
    private let selected: Int
    private let tint: Paint
    private let chrome: DeviceChrome

    /// - Parameter selected: the title of the visible tab; if no tab has this title, the first one
    ///   is selected
    init(titles: [String], selected: String?, tint: Paint, chrome: DeviceChrome) {
        let isCompact = chrome.environment.traits.width != .regular
        // In compact width, six or more titles do not fit: the last ones are behind a “More” item.
        let hasMore = isCompact && titles.count > Self.mostCompact
        self.titles = hasMore ? titles.prefix(Self.mostCompact - 1) + [Self.more] : titles
        let place = titles.firstIndex { $0 == selected } ?? 0
        self.selected = min(place, self.titles.count - 1)
        (self.tint, self.chrome) = (tint, chrome)
    }

    /// The maximum number of items in a compact width
    /// (`UITabBarController.moreNavigationController`).
    private static let mostCompact = 5
    private static let more = "More"
    /// The width of an item on tablets, in points.
    private static let widthOnTablets = 118.0

    func draw(in bar: Rect, on canvas: inout Canvas) {
        let environment = chrome.environment
        let isBeside =
            environment.traits.width == .regular || environment.traits.height == .compact
        let share = bar.width / Double(max(1, titles.count))
        let width = environment.screen.idiom == .pad ? min(share, Self.widthOnTablets) : share
        var x = bar.midX - width * Double(titles.count) / 2
        let isMirrored = chrome.environment.direction == .rtl
        let places = isMirrored ? Array(titles.indices.reversed()) : Array(titles.indices)
        for place in places {
            let cell = Rect(x: x, y: bar.y, width: width, height: bar.height)
            let paint = place == selected ? tint : chrome.palette[.systemGray]
            if isBeside {
                drawBeside(titles[place], paint, in: cell, isMirrored, on: &canvas)
            } else {
                drawBelow(titles[place], paint, in: cell, on: &canvas)
            }
            x += width
        }
    }

    private func drawBelow(
        _ title: String, _ paint: Paint, in cell: Rect, on canvas: inout Canvas
    ) {
        drawIcon(title, paint, in: cell.centred(24, 22).offset(0, -6), on: &canvas)
        let line = Rect(x: cell.x + 2, y: cell.y + 34, width: max(0, cell.width - 4), height: 12)
        chrome.ink(title, .system(size: 10, weight: .medium), in: line, paint, on: &canvas)
    }

    private func drawBeside(
        _ title: String, _ paint: Paint, in cell: Rect, _ isMirrored: Bool, on canvas: inout Canvas
    ) {
        let font = Font.system(size: 13, weight: .medium)
        let most = max(0, cell.width - 40)
        let text = min(canvas.type(font).metrics.width(title), most)
        let start = cell.midX - (30 + text) / 2
        let icon = Rect(
            x: isMirrored ? start + text + 6 : start, y: cell.midY - 11, width: 24, height: 22)
        drawIcon(title, paint, in: icon, on: &canvas)
        let line = Rect(
            x: isMirrored ? start : start + 30, y: cell.midY - 8, width: text + 0.5, height: 16)
        chrome.ink(title, font, in: line, paint, isCentred: false, on: &canvas)
    }

    /// Draws a placeholder for the icon, since documents do not contain icons of tabs.
    private func drawIcon(_ title: String, _ paint: Paint, in frame: Rect, on canvas: inout Canvas)
    {
        if title == Self.more {
            Symbol.draw("ellipsis.circle", in: frame, paint, on: &canvas)
        } else {
            canvas.fill(.rect(frame, radius: 6), paint.opacity(0.8))
        }
    }
}
