/// The window sizes of an app in Split View on an iPad: part of the screen's width, all of its
/// height.
extension Device {
    /// The gap between the two apps in points.
    private static let divider = 10.0

    /// Returns the possible widths in points of an app in Split View, ascending; empty if the
    /// device has no Split View.
    ///
    /// The smaller of two unequal apps is as wide as a phone, 320 or 375 points. The larger one
    /// gets the rest: 320 × 768, 507 × 768 and 694 × 768 on 9.7 inches in landscape, 375, 678 and
    /// 981 on 12.9 (Apple's Human Interface Guidelines, "Multitasking", as Geoff Hackworth's *How
    /// iPad Apps Adapt* measured them on further screens). Equal halves exist only in landscape.
    /// The values for the mini of 2021 and for 10.9 inches are calculated the same way, not
    /// measured.
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
        return orientation == .portrait ? [phone, rest] : [phone, half, rest]
    }

    /// Returns the size classes of an app that does not fill the screen.
    ///
    /// In portrait both Split View apps have compact width, even if the larger one is wider than
    /// the landscape halves that are regular (docs/auto-layout-rules.md, "Size classes"). Any other
    /// size is classified by its dimensions.
    func sizeClasses(_ orientation: Orientation, of window: Size) -> SizeClasses {
        if orientation == .portrait, splitViewWidths(.portrait).contains(window.width) {
            return SizeClasses(width: .compact, height: .regular)
        }
        return Device.freeformSizeClasses(window)
    }
}
