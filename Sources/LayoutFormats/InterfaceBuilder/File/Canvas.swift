import StackCore

/// The device and orientation that Interface Builder's canvas shows.
struct Canvas {
    /// Interface Builder's identifier of the device, or of a substitute for an unknown device. Nil
    /// for the square canvas (any width, any height) of Xcode 6 and 7.
    let device: String?
    /// The device identifier in the file if this program does not know it; otherwise nil.
    let unknownDevice: String?
    let orientation: Orientation
    /// The split view, for example `splitview1_2`; nil for the full screen.
    let split: String?
    let line: Int

    /// Reads the file's `<device>` element.
    ///
    /// - Parameters:
    ///   - isForPad: whether a file without the element shows an iPad
    ///   - roots: the sizes of the scenes' root views in points, from which a substitute for an
    ///     unknown device is chosen
    ///   - era: the version of Xcode that saved the file
    init(_ element: SourceElement?, isForPad: Bool, roots: [Size], era: Era) {
        line = element?.line ?? 1
        let orientation: Orientation =
            element?["orientation"] == "landscape" ? .landscape : .portrait
        self.orientation = orientation
        let id = element?["id"] ?? (isForPad ? "ipad9_7" : nil)
        let isKnown = id.map { Device.named($0) != nil } ?? true
        device =
            isKnown
            ? id.map { Device.laterScreen(of: $0, in: era) ?? $0 }
            : Self.standIn(for: id ?? "", roots, orientation)
        unknownDevice = isKnown ? nil : id
        // Xcode 10.2 and later write the attribute `layout` instead of the element.
        let adaptation = element?.child("adaptation")?["id"] ?? element?["layout"]
        split = adaptation == "fullscreen" ? nil : adaptation
    }

    /// Returns a substitute for an unknown device, the first of:
    /// - the newest device whose screen has the size of a scene's root view
    /// - the newest device with a home indicator whose screen is at most 60 points smaller than the
    ///   first scene's root view along each axis, and not larger; the device is an iPad if `id` is
    ///   that of an iPad, otherwise an iPhone
    /// - a freeform device of the first root view's size
    /// - the standard device
    private static func standIn(
        for id: String, _ roots: [Size], _ orientation: Orientation
    ) -> String {
        let devices = Device.all.filter { $0.idiom != .canvas }
        let filled = roots.lazy.compactMap { root in
            devices.last { $0.size(orientation) == root }
        }
        if let device = filled.first { return device.id }
        let largest = roots.first.flatMap { root in
            devices.last {
                id.hasPrefix($0.idiom == .pad ? "ipad" : "retina")
                    && $0.hasHomeIndicator && $0.size(orientation).fits(in: root)
            }
        }
        return largest?.id ?? roots.first.flatMap(freeform) ?? Device.standard.id
    }

    private static func freeform(_ root: Size) -> String? {
        Device.freeform(spelling(root))?.id
    }

    /// Returns the size in points as `WxH`.
    static func spelling(_ size: Size) -> String {
        PropertyValue.size(IntrinsicSize(size)).spelling
    }

    /// The screen of the device; the square canvas if there is none.
    var screen: Device { device.flatMap(Device.screen) ?? .canvas }

    /// The size of the device's full screen in the canvas's orientation, in points.
    var size: Size { screen.size(orientation) }

    /// Whether the screen has a safe area at its top even if it shows no status bar. This is so if
    /// it has a home indicator.
    var hasNotch: Bool { screen.hasHomeIndicator }

    var isPhone: Bool { screen.idiom == .phone }

    /// The canvas's size classes; nil if they are those of the device.
    var traits: SizeClasses? {
        if device == nil { return .base }
        guard let split else { return nil }
        let isWide =
            split == "splitview2_3" && orientation == .landscape
            || split == "splitview1_2" && orientation == .landscape && size.height >= 1024
        return SizeClasses(width: isWide ? .regular : .compact, height: .regular)
    }
}

extension Size {
    /// Returns whether this size fits in `other` and is smaller by at most 60 points along each
    /// axis.
    fileprivate func fits(in other: Size) -> Bool {
        let slack = (other.width - width, other.height - height)
        return 0...60 ~= slack.0 && 0...60 ~= slack.1
    }
}
