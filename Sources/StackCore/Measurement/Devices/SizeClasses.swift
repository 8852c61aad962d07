/// Horizontal or vertical room (`UIUserInterfaceSizeClass`).
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
    case compact, regular
}

package struct SizeClasses: Hashable, Sendable {
    package var width: SizeClass
    package var height: SizeClass

    package init(width: SizeClass, height: SizeClass) {
        self.width = width
        self.height = height
    }
}

extension Device {
    /// The size classes of the full screen (MODEL.md 5.10).
    package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
        switch (idiom, orientation) {
        case (.pad, _): SizeClasses(width: .regular, height: .regular)
        case (.phone, .portrait): SizeClasses(width: .compact, height: .regular)
        case (.phone, .landscape):
            SizeClasses(width: isLargePhone ? .regular : .compact, height: .compact)
        }
    }
}
