import StackCore

/// A drawing of the elements that iOS adds around the app's views: status bar, navigation bar,
/// toolbar or tab bar, screen cutout and home indicator.
struct DeviceChrome {
    let environment: LayoutEnvironment
    let palette: Palette
    /// The version of Xcode whose system, such as iOS 26 for Xcode 26, determines the look of the
    /// bars.
    let era: Era
    let screen: Rect
    /// Whether the document fills its device's screen. If false, only the bars are drawn, in most
    /// cases without status bar, cutout and home indicator.
    private let fillsScreen: Bool
    /// Whether the document is drawn as a part of another screen, for example in a container view.
    /// The other screen then draws the status bar. Only a freeform document still draws its own.
    private let isPart: Bool
    /// Whether no scroll view has content behind the bar at the bottom.
    private let isAtScrollEdge: Bool
    private let document: Document
    private let parts: any Parts
    /// The tint colour of the bars: the global tint of the document. The tint colour of the root
    /// view does not apply to them, because the bars are not its subviews.
    private var tint: Paint { paint(.globalTint) ?? palette[.systemBlue] }

    init(
        _ environment: LayoutEnvironment, _ palette: Palette, era: Era, screen: Rect,
        document: Document, fillsScreen: Bool, isPart: Bool, isAtScrollEdge: Bool,
        parts: any Parts
    ) {
        (self.environment, self.palette, self.era, self.screen) = (
            environment, palette, era, screen
        )
        (self.document, self.parts) = (document, parts)
        (self.fillsScreen, self.isPart) = (fillsScreen, isPart)
        self.isAtScrollEdge = isAtScrollEdge
    }

    private var device: Device { environment.screen }
    private var isPortrait: Bool { environment.orientation == .portrait }
    private var ink: Paint { palette[.label] }
    private var isGlass: Bool { era >= .xcode26 }
    private var margin: Double { screen.width >= 414 ? 20 : 16 }

    func draw(in canvas: inout Canvas) {
        let title = value(.navigationTitle)
        if let title, environment.bars.top >= Self.leastBar {
            drawNavigationBar(title, in: &canvas)
        }
        if environment.bars.bottom >= Self.leastBar { drawBottomBar(title, in: &canvas) }
        guard fillsScreen else {
            if hasSquareStatusBar { drawStatusBar(in: screen, on: &canvas) }
            if isPart { return }
            if isLongScreen, hasStatusBar {
                drawStatusBar(in: screen, on: &canvas)
                drawCutout(in: &canvas)
            }
            let whole = aroundPane(screen)
            if whole != screen, hasStatusBar {
                canvas.clip(.rect(screen)) { canvas in drawStatusBar(in: whole, on: &canvas) }
            }
            if environment.isSheet { drawHomeIndicator(in: &canvas) }
            return
        }
        if hasStatusBar { drawStatusBar(in: screen, on: &canvas) }
        drawCutout(in: &canvas)
        drawHomeIndicator(in: &canvas)
    }

    private func value(_ property: Property<String>) -> String? {
        document.properties.value(property)
    }

    private func paint(_ property: Property<String>) -> Paint? {
        value(property).map { palette.paint(Color(stored: $0)) }
    }

    /// The least height of a navigation bar or tab bar, in points: that of the bars on a phone in
    /// landscape.
    static let leastBar = 32.0

    /// Whether this is the square canvas of Xcode 6 and 7 with 20 points reserved for a status bar,
    /// alone or above a navigation bar. The square is not the screen of a device.
    private var hasSquareStatusBar: Bool {
        guard device.idiom == .freeform, environment.size == device.size(environment.orientation)
        else { return false }
        return environment.bars.top == 20 || environment.bars.top == 64
    }

    /// Whether this is a freeform screen that is higher than its device but as wide, and whose safe
    /// area includes the status bar.
    private var isLongScreen: Bool {
        let full = device.size(environment.orientation)
        let top = device.safeArea(environment.orientation).top
        return environment.size.width == full.width && environment.size.height > full.height
            && environment.safeArea.top >= top
    }

    /// Whether the device has a status bar in this orientation. False if a navigation bar begins at
    /// the screen's edge, because there is no space for a status bar then.
    private var hasStatusBar: Bool {
        device.safeArea(environment.orientation).top > 0
            && !(hasNavigationBar && environment.safeArea.top == environment.bars.top)
    }

    /// Draws the status bar of a screen, in the colour that is legible there. If the navigation bar
    /// has a colour and a white title, the status bar is white too, as with `UIBarStyle.black`.
    private func drawStatusBar(in screen: Rect, on canvas: inout Canvas) {
        let behind = topColor
        let isOnColor = hasNavigationBar && paint(.barColor) != nil
        let hasWhiteTitle = isOnColor && paint(.barTitleColor)?.isLight == true
        let ink: Paint =
            behind.alpha <= 0.5 ? palette[.label] : hasWhiteTitle || behind.isDark ? .white : .black
        StatusBar(self, in: screen, ink: ink).draw(in: &canvas)
    }

    private var hasNavigationBar: Bool {
        value(.navigationTitle) != nil && environment.bars.top >= Self.leastBar
    }

    /// The colour behind the status bar: that of the navigation bar, or else of the root view.
    private var topColor: Paint {
        if hasNavigationBar, let color = paint(.barColor) { return color }
        if hasNavigationBar, era < .xcode13 { return palette.bar }
        let root = document[.root].properties.value(.backgroundColor)
        return root.map { palette.paint(Color(stored: $0)) } ?? .clear
    }

    /// Draws the navigation bar. From iOS 15 on, the bar is transparent until content scrolls under
    /// it. A bar with a large title is so from iOS 13 on.
    private func drawNavigationBar(_ title: String, in canvas: inout Canvas) {
        let height = environment.bars.top
        let bar = screen.resized(height: environment.safeArea.top)
        let isLarge = height >= 90
        if let color = paint(.barColor) {
            canvas.fillMaterial(bar, color, palette)
        } else if era < (isLarge ? .xcode11 : .xcode13) {
            fillBar(bar, lineAt: bar.maxY - 0.5, on: &canvas)
        }
        var content = BarDrawing.Content(
            title: isLarge ? "" : title, titlePaint: paint(.barTitleColor) ?? ink)
        content.left = BarItemList.items(value(.leftItems) ?? "")
        content.right = BarItemList.items(value(.rightItems) ?? "")
        content.back = value(.backTitle)
        content.view = value(.titleView)
        content.titleFont = document.properties.value(.barTitleFont) ?? content.titleFont
        let top = bar.maxY - height
        // The navigation bar of a modal sheet is up to 56 points high, with its content in the
        // middle. A higher bar without a prompt includes the status bar, and has its content in the
        // lowest 44 points.
        var row = Rect(
            x: bar.x, y: top, width: bar.width, height: isLarge ? 44 : min(height, 56))
        if !isLarge, height >= 60, value(.prompt) == nil {
            row = Rect(x: bar.x, y: bar.maxY - 44, width: bar.width, height: 44)
        }
        if let prompt = value(.prompt), height >= 60 {
            let line = row.resized(height: 30)
            palette.write(prompt, .system(size: 13), in: line, ink, on: &canvas)
            row = row.offset(0, 30).resized(height: height - 30)
        }
        bars(paint(.barTintColor) ?? tint).draw(content, in: row, on: &canvas)
        if isLarge {
            let large = Rect(
                x: bar.x + margin, y: bar.maxY - 52, width: bar.width - 2 * margin, height: 48)
            let isMirrored = environment.direction == .rtl
            ViewDrawing(
                kind: .label, name: "", look: ViewLook(), frame: large, palette: palette,
                hasSubviews: false
            ).drawText(
                title.onOneLine,
                document.properties.value(.barTitleFont) ?? .system(size: 34, weight: .bold),
                in: large, content.titlePaint,
                alignment: isMirrored ? .right : .left, on: &canvas)
        }
    }

    private func bars(_ tint: Paint) -> BarDrawing {
        BarDrawing(
            palette: palette, tint: tint, direction: environment.direction, isGlass: isGlass,
            margin: margin, parts: parts)
    }

    private func fillBar(_ bar: Rect, lineAt y: Double, on canvas: inout Canvas) {
        canvas.fillMaterial(bar, palette.bar, palette)
        canvas.fill(
            .rect(Rect(x: bar.x, y: y, width: bar.width, height: 0.5)), palette[.separator])
    }

    /// Draws the tab bar or toolbar. From iOS 15 on, it is transparent (`scrollEdgeAppearance`)
    /// unless a scroll view has content behind it. In iOS 26, it is always transparent. `title` is
    /// the title of the scene, which a tab without a title shows.
    private func drawBottomBar(_ title: String?, in canvas: inout Canvas) {
        let bar = Rect(
            x: screen.x, y: screen.maxY - environment.safeArea.bottom, width: screen.width,
            height: environment.safeArea.bottom)
        let height = environment.bars.bottom
        let isTransparent = isGlass || era >= .xcode13 && isAtScrollEdge
        if let titles = value(.tabTitles) {
            let tabs = TabItems(
                titles: TitleList.titles(titles),
                images: value(.tabImages).map(TitleList.titles) ?? [],
                selected: document.properties.value(.selectedTab).map { Int($0) }, title: title,
                tint: tint, palette, environment, era: era)
            if isGlass { return tabs.drawFloating(in: screen, on: &canvas) }
            if !isTransparent { fillBar(bar, lineAt: bar.y, on: &canvas) }
            let row = bar.resized(height: min(49, height))
            let whole = aroundPane(row)
            if whole == row { return tabs.draw(in: row, on: &canvas) }
            canvas.clip(.rect(bar)) { canvas in tabs.draw(in: whole, on: &canvas) }
        } else if let items = value(.toolbarItems) {
            if !isTransparent { fillBar(bar, lineAt: bar.y, on: &canvas) }
            bars(tint).draw(
                BarItemList.items(items), in: bar.resized(height: min(44, height)), on: &canvas)
        }
    }

    /// If the document is one side of a split view that fills the device, returns the frame of the
    /// whole bar, of which `bar` is the part on this side. The narrower side is the left side.
    /// Returns `bar` unchanged for any other document.
    private func aroundPane(_ bar: Rect) -> Rect {
        let full = device.size(environment.orientation)
        guard device.idiom == .pad, screen.height == full.height, screen.width < full.width else {
            return bar
        }
        let x = screen.width < full.width / 2 ? bar.x : bar.maxX - full.width
        return Rect(x: x, y: bar.y, width: full.width, height: bar.height)
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
            let width = device.cutoutWidth
            let height = width == Device.narrowNotch ? 33.0 : 30
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

    /// Draws the home indicator, which iOS shows light over dark content.
    private func drawHomeIndicator(in canvas: inout Canvas) {
        guard device.hasHomeIndicator else { return }
        let width = device.idiom == .pad ? 320.0 : isPortrait ? 139 : 225
        let bar = Rect(
            x: screen.midX - width / 2, y: screen.maxY - 8 - 5, width: width, height: 5)
        let behind = canvas.paint(atX: bar.midX, y: bar.midY)
        canvas.fill(
            .rect(bar, radius: 2.5), behind.map { $0.isDark ? .white : .black } ?? ink)
    }
}

extension Device {
    static let narrowNotch = 162.0

    /// The width of the notch or island of an upright phone, in points. The notch is narrower since
    /// the iPhone 13.
    var cutoutWidth: Double {
        if top == .island { return 126 }
        return portraitSafeArea.top >= 47 && id != "iphone-11" ? Self.narrowNotch : 209
    }
}
