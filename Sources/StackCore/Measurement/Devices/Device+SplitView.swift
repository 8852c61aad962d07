/// The window sizes of an app in Split View on an iPad. A window takes part of the screen's width
/// and its full height.
extension Device {
    /// The gap between the two apps in points.
    private static let divider = 10.0

    /// Returns the possible widths in points of an app in Split View, ascending; empty if the
    /// device has no Split View.
    ///
    /// If the two apps are not equally wide, the smaller one is as wide as a phone, 320 or 375
    /// points, and the larger one gets the rest. So the widths are 320, 507 and 694 on 9.7 inches
    /// in landscape, and 375, 678 and 981 on 12.9 inches (Apple's Human Interface Guidelines,
    /// "Multitasking"; for further screens Geoff Hackworth's *How iPad Apps Adapt*). Equal halves
    /// exist only in landscape. The values for the mini of 2021 and for 10.9 inches are calculated
    /// in the same way, not measured.
    package func splitViewWidths(_ orientation: Orientation) -> [Double] {
        guard idiom == .pad else { return [] }
        let whole = size(orientation).width
        let isLarge = portraitSize.width >= 1024
        let phone: Double
        switch orientation {
        case .portrait: phone = isLarge ? 375 : 320
        case .landscape: phone = whole >= 1133 ? 375 : 320
        }
        let rest = whole - phone - Self.divider
        let half = (whole - Self.divider) / 2
        assert(phone < rest, "the larger of two apps is \(rest) points wide")
        return orientation == .portrait ? [phone, rest] : [phone, half, rest]
    }

    /// Returns the size classes of an app whose window does not fill the screen.
    ///
    /// In portrait both Split View apps have compact width. This is so even for a larger app that
    /// is wider than some apps with regular width in landscape (docs/auto-layout-rules.md, "Size
    /// classes"). Any other window gets its size classes from its width and height alone.
    func sizeClasses(_ orientation: Orientation, of window: Size) -> SizeClasses {
        if orientation == .portrait, splitViewWidths(.portrait).contains(window.width) {
            return SizeClasses(width: .compact, height: .regular)
        }
        return Device.freeformSizeClasses(window)
    }
}
