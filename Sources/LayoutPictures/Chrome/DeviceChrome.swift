import StackCore

/// What iOS itself shows on a screen: status bar, bars of the app, home indicator.
struct DeviceChrome {
    let environment: LayoutEnvironment
    let palette: Palette
    let screen: Rect
    let title: String

    init(_ environment: LayoutEnvironment, _ palette: Palette, screen: Rect, title: String) {
        (self.environment, self.palette) = (environment, palette)
        (self.screen, self.title) = (screen, title)
    }

    private var device: Device { environment.screen }
    private var isPortrait: Bool { environment.orientation == .portrait }
    private var ink: Paint { palette[.label] }

    /// What the device's shape and status bar take.
    private var bare: Insets { device.safeArea(environment.orientation) }

    func draw(in canvas: inout Canvas) {
        drawNavigationBar(in: &canvas)
        drawTabBar(in: &canvas)
        if bare.top > 0 { StatusBar(self).draw(in: &canvas) }
        drawCutout(in: &canvas)
        drawHomeIndicator(in: &canvas)
    }

    /// A bar over the root takes 44 points more than the screen's shape: the app's navigation bar,
    /// whose title the document does not hold: its own name stands for it.
    private func drawNavigationBar(in canvas: inout Canvas) {
        let height = environment.safeArea.top - bare.top
        guard height >= 40 else { return }
        let bar = Rect(
            x: screen.x, y: screen.y, width: screen.width, height: environment.safeArea.top)
        canvas.fill(.rect(bar), palette[.systemBackground].opacity(0.94))
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
        guard height >= 40 else { return }
        let bar = Rect(
            x: screen.x, y: screen.maxY - environment.safeArea.bottom, width: screen.width,
            height: environment.safeArea.bottom)
        canvas.fill(.rect(bar), palette[.systemBackground].opacity(0.94))
        canvas.fill(
            .rect(Rect(x: bar.x, y: bar.y, width: bar.width, height: 0.5)), palette[.separator])
        // The document does not say what stands in it.
        guard height >= 48 else { return }
        let count = 3.0
        for place in 0..<3 {
            let cell = Rect(
                x: bar.x + Double(place) * bar.width / count, y: bar.y, width: bar.width / count,
                height: 49)
            let paint = place == 0 ? palette[.systemBlue] : palette[.systemGray]
            canvas.fill(.rect(cell.centred(24, 22).offset(0, -6), radius: 6), paint.opacity(0.8))
            canvas.fill(.rect(cell.centred(30, 5).offset(0, 15), radius: 2.5), paint.opacity(0.5))
        }
    }

    /// Notch or Dynamic Island.
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

    /// Held on its side, the device has it at the left.
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

    /// A text of the system's, in the middle of an area or at its left.
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
