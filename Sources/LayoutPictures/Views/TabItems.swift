import StackCore

/// The items of a tab bar. They fill its width on phones, and are in its middle on tablets. Titles
/// are below the icons, or beside them if the width is regular or the height compact.
struct TabItems {
    private let titles: [String]
    /// The stored names of the tabs' pictures, empty for a tab without one.
    private let images: [String]
    private let selected: Int
    private let tint: Paint
    private let chrome: DeviceChrome

    /// - Parameters:
    ///   - selected: the index of the selected tab; nil selects the tab with the title of the
    ///     navigation bar, or else the first one
    ///   - title: the title of the navigation bar
    init(
        titles: [String], images: [String], selected: Int?, title: String?, tint: Paint,
        chrome: DeviceChrome
    ) {
        let isCompact = chrome.environment.traits.width != .regular
        // In compact width, six or more titles do not fit: the last ones are behind a “More” item.
        let hasMore = isCompact && titles.count > Self.mostCompact
        self.titles = hasMore ? titles.prefix(Self.mostCompact - 1) + [Self.more] : titles
        self.images =
            hasMore
            ? titles.indices.prefix(Self.mostCompact - 1).map {
                images.indices.contains($0) ? images[$0] : ""
            } + [ImageName.symbol("ellipsis").stored] : images
        let place = selected ?? titles.firstIndex { $0 == title } ?? 0
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
        let longest = titles.map { canvas.type(Self.besideFont).metrics.width($0) }.max() ?? 0
        let width =
            environment.screen.idiom == .pad
            ? min(share, max(Self.widthOnTablets, longest + 46)) : share
        var x = bar.midX - width * Double(titles.count) / 2
        let isMirrored = chrome.environment.direction == .rtl
        let places = isMirrored ? Array(titles.indices.reversed()) : Array(titles.indices)
        for place in places {
            let cell = Rect(x: x, y: bar.y, width: width, height: bar.height)
            let paint = place == selected ? tint : unselected
            if isBeside {
                drawBeside(place, paint, in: cell, isMirrored, on: &canvas)
            } else {
                drawBelow(place, paint, in: cell, on: &canvas)
            }
            x += width
        }
    }

    /// Draws the tab bar of iOS 26: a capsule that floats over the content, with a lighter one
    /// behind the selected tab.
    func drawFloating(in screen: Rect, on canvas: inout Canvas) {
        let width = min(screen.width - 42, Double(titles.count) * 100)
        let bar = Rect(
            x: screen.midX - width / 2, y: screen.maxY - 21 - 62, width: width, height: 62)
        canvas.fillMaterial(bar, radius: 31, chrome.palette.glass, chrome.palette)
        canvas.border(bar, radius: 31, chrome.palette[.separator], width: 0.5)
        let share = bar.width / Double(max(1, titles.count))
        let isMirrored = chrome.environment.direction == .rtl
        let place = isMirrored ? titles.count - 1 - selected : selected
        let pill = Rect(
            x: bar.x + Double(place) * share, y: bar.y, width: share, height: bar.height)
        canvas.fill(
            .rect(pill.inset(4), radius: 27), chrome.palette[.tertiarySystemFill])
        draw(in: bar.inset(0, 6.5), on: &canvas)
    }

    private var unselected: Paint {
        chrome.era >= .xcode26
            ? chrome.palette[.label] : chrome.palette[.systemGray]
    }

    private func drawBelow(
        _ place: Int, _ paint: Paint, in cell: Rect, on canvas: inout Canvas
    ) {
        drawIcon(place, paint, in: cell.centred(24, 24).offset(0, -6), on: &canvas)
        let line = Rect(x: cell.x + 2, y: cell.y + 34, width: max(0, cell.width - 4), height: 12)
        chrome.ink(titles[place], .system(size: 10, weight: .medium), in: line, paint, on: &canvas)
    }

    private func drawBeside(
        _ place: Int, _ paint: Paint, in cell: Rect, _ isMirrored: Bool, on canvas: inout Canvas
    ) {
        let font = Self.besideFont
        // A tab without a picture has its title alone.
        let icon = hasIcon(place) ? 30.0 : 0
        let most = max(0, cell.width - icon - 10)
        let text = min(canvas.type(font).metrics.width(titles[place]), most)
        let start = cell.midX - (icon + text) / 2
        let box = Rect(
            x: isMirrored ? start + text + 6 : start, y: cell.midY - 11, width: 24, height: 22)
        drawIcon(place, paint, in: box, on: &canvas)
        let line = Rect(
            x: isMirrored ? start : start + icon, y: cell.midY - 8, width: text + 0.5, height: 16)
        chrome.ink(titles[place], font, in: line, paint, isCentred: false, on: &canvas)
    }

    private static let besideFont = Font.system(size: 13, weight: .medium)

    private func hasIcon(_ place: Int) -> Bool {
        images.indices.contains(place) && !images[place].isEmpty
    }

    private func drawIcon(_ place: Int, _ paint: Paint, in frame: Rect, on canvas: inout Canvas) {
        guard hasIcon(place) else { return }
        BarDrawing.drawIcon(
            ImageName(stored: images[place]), in: frame, paint, chrome.palette, on: &canvas)
    }
}
