import StackCore

/// The status bar: time, signal, Wi-Fi and battery, arranged as on the device.
struct StatusBar {
    private let chrome: DeviceChrome
    private let screen: Rect
    private let ink: Paint

    init(_ chrome: DeviceChrome, in screen: Rect, ink: Paint) {
        (self.chrome, self.screen, self.ink) = (chrome, screen, ink)
    }

    func draw(in canvas: inout Canvas) {
        let device = chrome.environment.screen
        if device.idiom == .phone, device.hasHomeIndicator {
            drawBesideCutout(device, in: &canvas)
        } else {
            drawRow(device, in: &canvas)
        }
    }

    /// Draws the time to the left of the cutout, and the other symbols to its right.
    private func drawBesideCutout(_ device: Device, in canvas: inout Canvas) {
        let top = device.portraitSafeArea.top
        let middle = screen.y + (device.top == .island ? top / 2 + 1.5 : top / 2 + 4)
        let side = (screen.width - device.cutoutWidth) / 2
        chrome.palette.write(
            "9:41", .system(size: side > 90 ? 17 : 15, weight: .semibold),
            in: Rect(x: screen.x, y: middle - 11, width: side, height: 22).offset(side * 0.06, 0),
            ink, on: &canvas)
        // The first kind of notch is the widest and leaves the least space, so the symbols are
        // smaller.
        let unit = side > 90 ? 1 : 0.9
        let start =
            side > 90 ? screen.maxX - side / 2 - 38 - side * 0.04 : screen.maxX - 82
        func place(_ x: Double, _ width: Double, _ height: Double) -> Rect {
            Rect(
                x: start + x * unit, y: middle - height / 2 * unit, width: width * unit,
                height: height * unit)
        }
        drawSignal(place(0, 18, 12).offset(0, 0.5), in: &canvas)
        drawWireless(place(24, 17, 12.5).offset(0, 0.25), in: &canvas)
        drawBattery(place(48, 27, 13), in: &canvas)
    }

    /// Draws the status bar as a row of 20 to 24 points, as on every iPad and on phones with a home
    /// button. Up to iOS 11, an iPad shows the time in the middle. Up to iOS 10, a phone shows its
    /// signal as dots.
    private func drawRow(_ device: Device, in canvas: inout Canvas) {
        let height = min(24, max(20, device.portraitSafeArea.top))
        let row = Rect(x: screen.x, y: screen.y, width: screen.width, height: height)
        let isPad = device.idiom == .pad
        let time = Font.system(size: 12, weight: .semibold)
        if isPad, chrome.era < .xcode10 {
            let left = Rect(x: row.x + 8, y: row.y, width: 40, height: row.height)
            chrome.palette.write(
                "iPad", .system(size: 12), in: left, ink, isCentred: false, on: &canvas)
            drawWireless(Rect(x: row.x + 38, y: row.midY - 5, width: 14, height: 10), in: &canvas)
            chrome.palette.write("9:41 AM", time, in: row, ink, on: &canvas)
        } else if isPad {
            let left = Rect(x: row.x + 20, y: row.y, width: 160, height: row.height)
            chrome.palette.write(
                "9:41 AM  Tue Jan 9", time, in: left, ink, isCentred: false, on: &canvas)
            drawWireless(
                Rect(x: row.maxX - 66, y: row.midY - 5, width: 14, height: 10), in: &canvas)
        } else {
            chrome.palette.write("9:41 AM", time, in: row, ink, on: &canvas)
            let hasDots = chrome.era < .xcode9
            let signal = Rect(
                x: row.x + (hasDots ? 6 : 8), y: row.midY - 5, width: hasDots ? 33.5 : 16,
                height: 10)
            if hasDots { drawDots(signal, in: &canvas) } else { drawSignal(signal, in: &canvas) }
            drawWireless(
                Rect(x: signal.maxX + 6, y: row.midY - 5, width: 14, height: 10), in: &canvas)
        }
        let inset = isPad && chrome.era >= .xcode10 ? 20.0 : 6
        drawBattery(
            Rect(x: row.maxX - inset - 24, y: row.midY - 5.5, width: 24, height: 11), in: &canvas)
    }

    /// Draws the signal strength of iOS 7 to 10, five dots in a row.
    private func drawDots(_ box: Rect, in canvas: inout Canvas) {
        let side = 5.5
        for number in 0..<5 {
            let x = box.x + Double(number) * (box.width - side) / 4
            let dot = Rect(x: x, y: box.midY - side / 2, width: side, height: side)
            canvas.fill(.ellipse(dot.millipoints), ink)
        }
    }

    private func drawSignal(_ box: Rect, in canvas: inout Canvas) {
        let bar = box.width / 6
        for number in 0..<4 {
            let height = box.height * [0.34, 0.55, 0.77, 1][number]
            canvas.fill(
                .rect(
                    Rect(
                        x: box.x + Double(number) * bar * 1.6, y: box.maxY - height,
                        width: bar * 1.05, height: height
                    ).millipoints, radius: bar / 3), ink)
        }
    }

    /// Draws the Wi-Fi symbol: three nested arcs, the smallest of which is filled.
    private func drawWireless(_ box: Rect, in canvas: inout Canvas) {
        let width = box.height * 0.19
        for ring in 0..<3 {
            let share = [1.0, 0.64, 0.26][ring]
            let (half, y) = (box.width / 2 * share, box.maxY - box.height * share)
            let low = y + box.height * 0.36 * share
            if ring == 2 {
                canvas.fill(
                    .path([
                        .move(box.midX, box.maxY), .line(box.midX - half * 1.3, low - 0.4),
                        .curve(
                            box.midX - half * 0.6, y - 0.6, box.midX + half * 0.6, y - 0.6,
                            box.midX + half * 1.3, low - 0.4), .close,
                    ]), ink)
                continue
            }
            canvas.stroke(
                .path([
                    .move(box.midX - half + width / 2, low),
                    .curve(
                        box.midX - half * 0.5, y - box.height * 0.1 * share,
                        box.midX + half * 0.5, y - box.height * 0.1 * share,
                        box.midX + half - width / 2, low),
                ]), ink, width: width)
        }
    }

    private func drawBattery(_ box: Rect, in canvas: inout Canvas) {
        let body = Rect(x: box.x, y: box.y, width: box.width - 2.5, height: box.height)
        canvas.border(body, radius: box.height * 0.33, ink.opacity(0.4), width: 1)
        canvas.fill(.rect(body.inset(2), radius: box.height * 0.2), ink)
        canvas.fill(
            .rect(
                Rect(x: body.maxX + 1, y: box.midY - 2, width: 1.5, height: 4), radius: 0.75),
            ink.opacity(0.4))
    }
}
