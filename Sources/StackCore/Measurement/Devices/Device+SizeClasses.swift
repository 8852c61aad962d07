extension Device {
    /// The size classes of the full screen (docs/auto-layout-rules.md, "Size classes"), or of a
    /// bare size by its room.
    package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
        switch (idiom, orientation) {
        case (.freeform, _): Device.freeformSizeClasses(size(orientation))
        case (.canvas, _): SizeClasses(width: .any, height: .any)
        case (.pad, _): SizeClasses(width: .regular, height: .regular)
        case (.phone, .portrait): SizeClasses(width: .compact, height: .regular)
        case (.phone, .landscape):
            SizeClasses(width: isLargePhone ? .regular : .compact, height: .compact)
        }
    }
}
