import StackCore

/// The items of a tab bar. On phones, they fill the bar's width; on tablets, they are in its
/// middle. Titles are below the icons, or beside them if the width is regular or the height
/// compact.
struct TabItems {
    private let items: [BarItem]
    /// The index of the selected item; nil if none is selected.
    private let selected: Int?
    private let tint: Paint
    private let palette: Palette
    private let environment: LayoutEnvironment
    private let era: Era

    /// Creates the items of a tab bar that is a view of the document, not the bar of a tab bar
    /// controller. No item is selected.
    init(_ items: [BarItem], _ palette: Palette, _ environment: LayoutEnvironment, era: Era) {
        (self.items, self.palette, self.environment, self.era) = (items, palette, environment, era)
        (selected, tint) = (nil, palette[.systemBlue])
    }

    /// Creates the items of a tab bar controller's bar.
    ///
    /// - Parameters:
    ///   - images: the stored names of the tabs' pictures, empty for a tab without one
    ///   - selected: the index of the selected tab; nil selects the tab with the title of the
    ///     navigation bar, or else the first one
    ///   - title: the title of the navigation bar
    init(
        titles: [String], images: [String], selected: Int?, title: String?, tint: Paint,
        _ palette: Palette, _ environment: LayoutEnvironment, era: Era
    ) {
        var items = titles.enumerated().map { place, title in
            var item = BarItem(.title(title))
            let image = images.indices.contains(place) ? images[place] : ""
            item.image = image.isEmpty ? nil : ImageName(stored: image)
            return item
        }
        let isCompact = environment.traits.width != .regular
        // In compact width, six or more titles do not fit: the last ones are behind a “More” item.
        if isCompact, items.count > Self.mostCompact {
            items = items.prefix(Self.mostCompact - 1) + [BarItem(.system("more"))]
        }
        let place = selected ?? titles.firstIndex { $0 == title } ?? 0
        (self.items, self.selected) = (items, min(place, items.count - 1))
        (self.tint, self.palette, self.environment, self.era) = (tint, palette, environment, era)
    }

    /// The maximum number of items in a compact width
    /// (`UITabBarController.moreNavigationController`).
    private static let mostCompact = 5
    /// The width of an item on tablets, in points.
    private static let widthOnTablets = 118.0

    func draw(in bar: Rect, on canvas: inout Canvas) {
        let isBeside =
            environment.traits.width == .regular || environment.traits.height == .compact
        let share = bar.width / Double(max(1, items.count))
        let longest =
            items.map { canvas.type(Self.besideFont).metrics.width($0.tabTitle) }.max() ?? 0
        let width =
            environment.screen.idiom == .pad
            ? min(share, max(Self.widthOnTablets, longest + 46)) : share
        var x = bar.midX - width * Double(items.count) / 2
        let isMirrored = environment.direction == .rtl
        let places = isMirrored ? Array(items.indices.reversed()) : Array(items.indices)
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
        let width = min(screen.width - 42, Double(items.count) * 100)
        let bar = Rect(
            x: screen.midX - width / 2, y: screen.maxY - 21 - 62, width: width, height: 62)
        canvas.fillMaterial(bar, radius: 31, palette.glass, palette)
        canvas.border(bar, radius: 31, palette[.separator], width: 0.5)
        if let selected {
            let share = bar.width / Double(max(1, items.count))
            let place = environment.direction == .rtl ? items.count - 1 - selected : selected
            let pill = Rect(
                x: bar.x + Double(place) * share, y: bar.y, width: share, height: bar.height)
            canvas.fill(.rect(pill.inset(4), radius: 27), palette[.tertiarySystemFill])
        }
        draw(in: bar.inset(0, 6.5), on: &canvas)
    }

    private var unselected: Paint {
        era >= .xcode26 ? palette[.label] : palette[.systemGray]
    }

    private func drawBelow(
        _ place: Int, _ paint: Paint, in cell: Rect, on canvas: inout Canvas
    ) {
        drawIcon(place, paint, in: cell.centred(24, 24).offset(0, -6), on: &canvas)
        let line = Rect(x: cell.x + 2, y: cell.y + 34, width: max(0, cell.width - 4), height: 12)
        palette.write(
            items[place].tabTitle, .system(size: 10, weight: .medium), in: line, paint, on: &canvas)
    }

    private func drawBeside(
        _ place: Int, _ paint: Paint, in cell: Rect, _ isMirrored: Bool, on canvas: inout Canvas
    ) {
        let font = Self.besideFont
        // A tab without a picture has its title alone.
        let icon = items[place].tabImage == nil ? 0 : 30.0
        let most = max(0, cell.width - icon - 10)
        let text = min(canvas.type(font).metrics.width(items[place].tabTitle), most)
        let start = cell.midX - (icon + text) / 2
        let box = Rect(
            x: isMirrored ? start + text + 6 : start, y: cell.midY - 11, width: 24, height: 22)
        drawIcon(place, paint, in: box, on: &canvas)
        let line = Rect(
            x: isMirrored ? start : start + icon, y: cell.midY - 8, width: text + 0.5, height: 16)
        palette.write(items[place].tabTitle, font, in: line, paint, isCentred: false, on: &canvas)
    }

    private static let besideFont = Font.system(size: 13, weight: .medium)

    private func drawIcon(_ place: Int, _ paint: Paint, in frame: Rect, on canvas: inout Canvas) {
        if let image = items[place].tabImage {
            BarDrawing.drawIcon(image, in: frame, paint, palette, on: &canvas)
        }
        drawBadge(of: items[place], beside: frame, on: &canvas)
    }

    /// Draws the badge of an item over the upper trailing corner of its picture.
    private func drawBadge(of item: BarItem, beside icon: Rect, on canvas: inout Canvas) {
        guard let badge = item.badge, !badge.isEmpty else { return }
        let font = Font.system(size: 13)
        let width = max(18, canvas.type(font).metrics.width(badge) + 10)
        let isMirrored = environment.direction == .rtl
        let area = Rect(
            x: isMirrored ? icon.midX - 4 - width : icon.midX + 4, y: icon.y - 5, width: width,
            height: 18)
        let paint = item.badgeColor.map { palette.paint(Color(stored: $0)) }
        canvas.fill(.rect(area, radius: 9), paint ?? palette[.systemRed])
        palette.write(badge, font, in: area, .white, on: &canvas)
    }
}
