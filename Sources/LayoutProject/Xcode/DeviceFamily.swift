extension DeviceFamily {
    /// The suffix of Info.plist keys that apply only to this family.
    var suffix: String { "~" + rawValue }

    /// The suffix of build settings that generate Info.plist keys for this family only.
    var settingSuffix: String {
        switch self {
        case .iphone: "_iPhone"
        case .ipad: "_iPad"
        }
    }

    /// Returns the families that the setting `TARGETED_DEVICE_FAMILY` lists. Other families, such
    /// as the Mac, are left out.
    static func families(of setting: String) -> [Self] {
        let numbers = setting.split { !$0.isASCII || !$0.isNumber }
        return zip(allCases, ["1", "2"]).filter { numbers.contains($0.1[...]) }.map(\.0)
    }
}

/// An orientation of the device, with the names of Info.plist: in `landscapeLeft` the home button
/// is on the left.
package enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The name of the orientation in Info.plist.
    private var constant: String {
        "UIInterfaceOrientation" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }

    /// Returns the orientations that a list of Info.plist names, in the order of the cases.
    static func orientations(of constants: [String]) -> [Self] {
        allCases.filter { constants.contains($0.constant) }
    }

    /// Returns the texts in a list of Info.plist that are not names of orientations.
    static func unknown(in constants: [String]) -> [String] {
        let known = allCases.map(\.constant) + ["UIInterfaceOrientationUnknown"]
        return constants.filter { !known.contains($0) }
    }
}

/// The appearance that an app keeps regardless of the setting of the system.
package enum InterfaceStyle: String, Hashable, Sendable {
    case light, dark
}
