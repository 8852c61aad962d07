import StackCore

/// Draws what iOS adds around the app's views: status bar, navigation bar, tab bar, screen cutout
/// and home indicator.
struct DeviceChrome {
    let environment: LayoutEnvironment
    let palette: Palette
    let screen: Rect
    /// The title in the navigation bar; nil if the document has no navigation bar.
    private let navigationTitle: String?
    /// The titles in the tab bar; nil if the document has no tab bar.
    private let tabTitles: [String]?
    /// The tint colour of the root view.
    private let tint: Paint

    init(
        _ environment: LayoutEnvironment, _ palette: Palette, screen: Rect, document: Document
    ) {
        (self.environment, self.palette, self.screen) = (environment, palette, screen)
        let bars = document.properties
        navigationTitle = bars.value(.navigationTitle)
        tabTitles = bars.value(.tabTitles).map(TitleList.titles)
        let tint = document[.root].properties.value(.tintColor)
        self.tint = tint.map { palette.paint(Color(stored: $0)) } ?? palette[.systemBlue]
    }

    private var device: Device { environment.screen }
    private var isPortrait: Bool { environment.orientation == .portrait }
    private var ink: Paint { palette[.label] }

    /// The insets of the device's safe area without navigation bar and tab bar.
    private var bare: Insets { device.safeArea(environment.orientation) }

    func draw(in canvas: inout Canvas) {
        drawNavigationBar(in: &canvas)
        drawTabBar(in: &canvas)
        if bare.top > 0 { StatusBar(self).draw(in: &canvas) }
        drawCutout(in: &canvas)
        drawHomeIndicator(in: &canvas)
    }

    /// The smallest height of a navigation or tab bar, in points: that of a phone in landscape.
    private static let lowestBar = 32.0

    /// Draws the navigation bar, if the top inset of the safe area leaves space for one. A bar
    /// makes this inset 44 points larger, or 32 on a phone in landscape.
    private func drawNavigationBar(in canvas: inout Canvas) {
        let height = environment.safeArea.top - bare.top
        guard height >= Self.lowestBar, let title = navigationTitle else { return }
        let bar = Rect(
            x: screen.x, y: screen.y, width: screen.width, height: environment.safeArea.top)
        canvas.fill(.rect(bar), palette.bar)
        canvas.fill(
            .rect(Rect(x: bar.x, y: bar.maxY - 0.5, width: bar.width, height: 0.5)),
            palette[.separator])
        let row = Rect(x: bar.x, y: bar.maxY - height, width: bar.width, height: min(44, height))
        ink(
            title, .system(size: 17, weight: .semibold), in: row.inset(60, 0), ink, on: &canvas)
        if height >= 90 {
            let large = Rect(x: bar.x + 16, y: bar.maxY - 52, width: bar.width - 32, height: 48)
            ink(
                title, .system(size: 34, weight: .bold), in: large, ink, isCentred: false,
                on: &canvas)
        }
    }

    private func drawTabBar(in canvas: inout Canvas) {
        let height = environment.safeArea.bottom - bare.bottom
        guard height >= Self.lowestBar, let tabTitles else { return }
        let bar = Rect(
            x: screen.x, y: screen.maxY - environment.safeArea.bottom, width: screen.width,
            height: environment.safeArea.bottom)
        canvas.fill(.rect(bar), palette.bar)
        canvas.fill(
            .rect(Rect(x: bar.x, y: bar.y, width: bar.width, height: 0.5)), palette[.separator])
        TabItems(titles: tabTitles, selected: navigationTitle, tint: tint, chrome: self)
            .draw(in: bar.resized(height: min(49, height)), on: &canvas)
    }

    /// Draws the screen's cutout, which is a notch or the Dynamic Island.
    private func drawCutout(in canvas: inout Canvas) {
        guard isPortrait else { return drawSideCutout(in: &canvas) }
        switch device.top {
        case .plain: break
        case .island:
            let top = device.portraitSafeArea.top >= 62 ? 14.0 : 11
            canvas.fill(
                .rect(
                    Rect(x: screen.midX - 63, y: screen.y + top, width: 126, height: 37),
                    radius: 18.5), .black)
        case .notch:
            let width = device.portraitSafeArea.top >= 47 && device.id != "iphone-11" ? 162.0 : 209
            let height = device.portraitSafeArea.top >= 47 && device.id != "iphone-11" ? 33.0 : 30
            canvas.fill(
                .rect(
                    Rect(
                        x: screen.midX - width / 2, y: screen.y - 40, width: width,
                        height: 40 + height),
                    radius: 20), .black)
        }
    }

    /// Draws the screen's cutout in landscape, where it is at the left edge.
    private func drawSideCutout(in canvas: inout Canvas) {
        switch device.top {
        case .plain: break
        case .island:
            canvas.fill(
                .rect(
                    Rect(x: screen.x + 11, y: screen.midY - 63, width: 37, height: 126),
                    radius: 18.5), .black)
        case .notch:
            canvas.fill(
                .rect(
                    Rect(x: screen.x - 40, y: screen.midY - 82, width: 72, height: 164), radius: 20),
                .black)
        }
    }

    private func drawHomeIndicator(in canvas: inout Canvas) {
        guard device.hasHomeIndicator else { return }
        let width = device.idiom == .pad ? 320.0 : isPortrait ? 139 : 225
        canvas.fill(
            .rect(
                Rect(
                    x: screen.midX - width / 2, y: screen.maxY - 8 - 5, width: width, height: 5),
                radius: 2.5), ink)
    }

    /// Draws a text that the system shows, such as a title, centred in `area` or at its left edge.
    func ink(
        _ text: String, _ font: Font, in area: Rect, _ paint: Paint, isCentred: Bool = true,
        on canvas: inout Canvas
    ) {
        ViewDrawing(
            kind: .label, name: "", look: ViewLook(), frame: area, palette: palette,
            hasSubviews: false
        ).drawText(
            text.onOneLine, font, in: area, paint, alignment: isCentred ? .center : .left,
            on: &canvas)
    }
}
