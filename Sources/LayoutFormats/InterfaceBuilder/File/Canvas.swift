import StackCore

/// The device on Interface Builder's canvas.
struct Canvas {
    /// Interface Builder's identifier, or what stands in for one that is not in the table; nil for
    /// the square any-any canvas of Xcode 6 and 7.
    let device: String?
    /// The identifier that is not in the table.
    let unknownDevice: String?
    let orientation: Orientation
    /// `splitview1_2` and the like; nil for the full screen.
    let split: String?
    let line: Int

    /// - Parameter roots: the sizes of the scenes, from which an unknown device is guessed.
    init(_ element: SourceElement?, roots: [Size]) {
        line = element?.line ?? 1
        let orientation: Orientation =
            element?["orientation"] == "landscape" ? .landscape : .portrait
        self.orientation = orientation
        let id = element?["id"]
        let isKnown = id.map { Device.named($0) != nil } ?? true
        device = isKnown ? id : Self.standIn(for: id ?? "", roots, orientation)
        unknownDevice = isKnown ? nil : id
        // Since Xcode 10.2 an attribute says it.
        let adaptation = element?.child("adaptation")?["id"] ?? element?["layout"]
        split = adaptation == "fullscreen" ? nil : adaptation
    }

    /// The newest device that a scene fills, else the newest of the kind that is no larger than the first
    /// scene, for it is newer still, else a screen of that scene's size.
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

    /// `WxH`
    static func spelling(_ size: Size) -> String {
        PropertyValue.size(IntrinsicSize(size)).spelling
    }

    static let squareSize = Size(width: 600, height: 600)

    /// The size of the full screen.
    var size: Size {
        device.flatMap { Device.screen($0)?.size(orientation) }
            ?? Self.squareSize
    }

    /// Whether the screen keeps its top clear where there is no status bar.
    var hasNotch: Bool { device.flatMap { Device.screen($0)?.hasHomeIndicator } ?? false }

    /// Whether bars are lower, as on a phone that is held sideways.
    var hasLowBars: Bool {
        orientation == .landscape && device?.hasPrefix("ipad") == false
    }

    /// The size classes, where they are not simply the device's.
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
    /// Whether something of this size has room in one of the other, and nearly fills it.
    fileprivate func fits(in other: Size) -> Bool {
        let slack = (other.width - width, other.height - height)
        return 0...60 ~= slack.0 && 0...60 ~= slack.1
    }
}
