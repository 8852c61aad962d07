package import LayoutChecks
package import StackCore

/// The screens on which an app runs: its devices, their orientations, and light or dark.
package struct ProjectMatrix: Hashable, Sendable {
    /// The devices to check with their orientations, sorted by device and then by orientation.
    private let places: [Place]
    /// The orientations of each family, portrait first. A family on which the app does not run is
    /// absent.
    package let orientations: [DeviceFamily: [Orientation]]
    /// The appearance, light or dark, that the app always has; nil if it follows the system's
    /// setting.
    package let style: InterfaceStyle?
    /// Whether an iPad may show one of the apps beside another app (Split View).
    package let allowsSplitView: Bool

    /// Creates the screens for a document that is shown in `apps`. They are the screens of all
    /// these apps together. If there are no apps, or if none runs on an iPhone or iPad, they are
    /// the screens of all device families and orientations.
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
        let places = Set(apps.flatMap(Self.places))
        let all = places.isEmpty ? Self.places(orientations, from: 0) : places
        self.places = Self.order.flatMap { device in
            Orientation.allCases.map { Place(device: device, orientation: $0) }
        }.filter(all.contains)
        assert(!self.places.isEmpty, "an app runs on no device")
        let styles = Set(apps.map(\.style))
        style = styles.count == 1 ? styles.first.flatMap { $0 } : nil
        allowsSplitView = apps.isEmpty || apps.contains { $0.requiresFullScreen != true }
    }

    /// The devices to check, each with every orientation in which one of the apps runs there.
    package var screens: [(device: String, orientation: Orientation)] {
        places.map { ($0.device, $0.orientation) }
    }

    /// The identifiers of the devices to check.
    package var devices: [String] {
        Self.order.filter { device in places.contains { $0.device == device } }
    }

    /// The orientations in which at least one of the apps runs, by device.
    package var orientationsByDevice: [String: [Orientation]] {
        Dictionary(grouping: screens, by: \.device).mapValues { $0.map(\.orientation) }
    }

    private struct Place: Hashable {
        let device: String
        let orientation: Orientation
    }

    /// The devices of all matrices, in the order in which they are checked.
    private static let order = [
        "iphone-se", "iphone-8", "iphone-15", "iphone-16-pro-max", "ipad-10.9",
    ]

    private static func places(of app: ProjectTarget) -> Set<Place> {
        var held: [DeviceFamily: [Orientation]] = [:]
        for family in app.families ?? DeviceFamily.allCases {
            held[family] = orientations(app.orientations[family])
        }
        return places(held, from: app.majorVersion ?? 0)
    }

    /// Returns the screens to check for an app: the smallest, a typical and the largest iPhone, and
    /// an iPad, each in the app's orientations.
    ///
    /// - Parameter version: the oldest iOS that the app runs on. The last iPhone with a screen of
    ///   320 points runs iOS 15.
    private static func places(
        _ orientations: [DeviceFamily: [Orientation]], from version: Int
    ) -> Set<Place> {
        var places: Set<Place> = []
        for (family, held) in orientations {
            let devices =
                switch family {
                case .iphone:
                    [version < 16 ? "iphone-se" : "iphone-8", "iphone-15", "iphone-16-pro-max"]
                case .ipad: ["ipad-10.9"]
                }
            for device in devices {
                assert(Device.named(device) != nil, "a device to check is unknown")
                for orientation in held {
                    places.insert(Place(device: device, orientation: orientation))
                }
            }
        }
        return places
    }

    private static let both = Dictionary(
        uniqueKeysWithValues: DeviceFamily.allCases.map { ($0, Orientation.allCases) })

    private static func orientations(_ said: [InterfaceOrientation]?) -> [Orientation] {
        guard let said, !said.isEmpty else { return Orientation.allCases }
        return Orientation.allCases.filter { orientation in
            said.contains { $0.isLandscape == (orientation == .landscape) }
        }
    }
}

extension CheckMatrix {
    /// Adapts this matrix to the app whose screens are `screens`. Sets the app's orientations and,
    /// if `choosesDevices` is true, the devices to check. Removes the Split View layouts if the app
    /// does not support them.
    package mutating func take(_ screens: ProjectMatrix, choosesDevices: Bool) {
        if choosesDevices {
            (devices, orientationsByDevice) = (screens.devices, screens.orientationsByDevice)
        }
        for (family, orientations) in screens.orientations {
            appOrientations[family.idiom] = orientations
        }
        if !screens.allowsSplitView { hasSplitView = false }
    }
}

extension ProjectTarget {
    /// The number before the first dot of the deployment target; nil if the target has none.
    fileprivate var majorVersion: Int? {
        deploymentTarget.flatMap { Int($0.prefix { $0 != "." }) }
    }
}

extension DeviceFamily {
    /// The `Device.Idiom` of the devices in this family.
    package var idiom: Device.Idiom {
        switch self {
        case .iphone: .phone
        case .ipad: .pad
        }
    }
}
