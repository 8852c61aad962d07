package import StackCore

/// The screens on which an app runs: its devices, their orientations, and light or dark.
package struct ProjectMatrix: Hashable, Sendable {
    /// The identifiers of the devices to check.
    package let devices: [String]
    /// The orientations of each family, portrait first. A family on which the app does not run is
    /// absent.
    package let orientations: [DeviceFamily: [Orientation]]
    /// The style that the app is always in; nil if it follows the system.
    package let style: InterfaceStyle?
    /// Whether an iPad may show the app beside another.
    package let allowsSplitView: Bool

    /// Creates the union over the apps that show a document. Without apps, or if they run on no
    /// iPhone or iPad, nothing is known, so that every family and orientation counts.
    package init(_ apps: [ProjectTarget]) {
        var orientations: [DeviceFamily: [Orientation]] = apps.isEmpty ? Self.both : [:]
        for app in apps {
            for family in app.families ?? DeviceFamily.allCases {
                let own = Self.orientations(app.orientations[family])
                let known = Set(orientations[family] ?? []).union(own)
                orientations[family] = Orientation.allCases.filter(known.contains)
            }
        }
        if orientations.isEmpty { orientations = Self.both }
        assert(
            orientations.values.allSatisfy { !$0.isEmpty }, "an app runs in no orientation")
        self.orientations = orientations
        devices = Self.devices(
            for: DeviceFamily.allCases.filter { orientations[$0] != nil },
            from: apps.map { $0.majorVersion ?? 0 }.min() ?? 0)
        assert(devices.allSatisfy { Device.named($0) != nil }, "a device to check is unknown")
        let styles = Set(apps.map(\.style))
        style = styles.count == 1 ? styles.first.flatMap { $0 } : nil
        allowsSplitView = apps.isEmpty || apps.contains { $0.requiresFullScreen != true }
    }

    /// The devices, each with every orientation that the app has there.
    package var screens: [(device: String, orientation: Orientation)] {
        devices.flatMap { device in
            let family = DeviceFamily.allCases.first { $0.idiom == Device.named(device)?.idiom }
            let held = family.flatMap { orientations[$0] } ?? []
            return held.map { (device, $0) }
        }
    }

    private static let both = Dictionary(
        uniqueKeysWithValues: DeviceFamily.allCases.map { ($0, Orientation.allCases) })

    private static func orientations(_ said: [InterfaceOrientation]?) -> [Orientation] {
        guard let said, !said.isEmpty else { return Orientation.allCases }
        return Orientation.allCases.filter { orientation in
            said.contains { $0.isLandscape == (orientation == .landscape) }
        }
    }

    /// Returns the devices to check: the smallest, a usual and the largest iPhone, and an iPad.
    ///
    /// - Parameter version: the oldest iOS that the app runs on. The last iPhone with a screen of
    ///   320 points runs iOS 15.
    private static func devices(for families: [DeviceFamily], from version: Int) -> [String] {
        families.flatMap { family in
            switch family {
            case .iphone:
                [version < 16 ? "iphone-se" : "iphone-8", "iphone-15", "iphone-16-pro-max"]
            case .ipad: ["ipad-10.9"]
            }
        }
    }
}

extension ProjectTarget {
    /// The number before the first dot of the deployment target.
    fileprivate var majorVersion: Int? {
        deploymentTarget.flatMap { Int($0.prefix { $0 != "." }) }
    }
}

extension DeviceFamily {
    /// The kind of device that the family's devices are.
    package var idiom: Device.Idiom {
        switch self {
        case .iphone: .phone
        case .ipad: .pad
        }
    }
}
