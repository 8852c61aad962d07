/// What Split View gives an app on a pad: a part of the screen's width, and all of its height.
extension Device {
    /// Between two apps, in points.
    private static let divider = 10.0

    /// The widths that an app can have beside another one, rising; empty where there is no Split View.
    ///
    /// The smaller of two unequal apps is as wide as a phone, 320 or 375 points, and the other one takes
    /// what is left: 320 × 768, 507 × 768 and 694 × 768 on 9.7 inches in landscape, 375, 678 and 981 on
    /// 12.9 (Apple's Human Interface Guidelines, "Multitasking", as Geoff Hackworth's *How iPad Apps Adapt*
    /// measured them on further screens). Equal halves are landscape's. The mini of 2021 and the 10.9
    /// inches are reckoned in the same way, not measured.
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

    /// The size classes of an app that does not fill the screen.
    ///
    /// In portrait both apps of Split View are compact, also where the larger one has more room than the
    /// halves of a landscape screen that are regular (docs/auto-layout-rules.md, "Size classes"). Any other
    /// size tells by its room.
    func sizeClasses(_ orientation: Orientation, of window: Size) -> SizeClasses {
        if orientation == .portrait, splitViewWidths(.portrait).contains(window.width) {
            return SizeClasses(width: .compact, height: .regular)
        }
        return Device.freeformSizeClasses(window)
    }
}
