import StackCore

/// The device on Interface Builder's canvas.
struct Canvas {
    /// Interface Builder's identifier; nil for the square any-any canvas of Xcode 6 and 7.
    let device: String?
    let orientation: Orientation
    /// `splitview1_2` and the like; nil for the full screen.
    let split: String?
    let line: Int

    init(_ element: XMLElement?) {
        line = element?.line ?? 1
        device = element?["id"]
        orientation = element?["orientation"] == "landscape" ? .landscape : .portrait
        let adaptation = element?.child("adaptation")?["id"]
        split = adaptation == "fullscreen" ? nil : adaptation
    }

    static let squareSide = 600.0

    /// The size of the full screen; nil when the device is not in the table.
    var size: Size? {
        guard let device else { return Size(width: Self.squareSide, height: Self.squareSide) }
        return Device.named(device)?.size(orientation)
    }

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
            || split == "splitview1_2" && orientation == .landscape && (size?.height ?? 0) >= 1024
        return SizeClasses(width: isWide ? .regular : .compact, height: .regular)
    }
}
