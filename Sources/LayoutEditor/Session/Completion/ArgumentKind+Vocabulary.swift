import StackCore

extension ArgumentKind {
    /// The words of a closed list; empty where any text will do or the session has to be asked.
    var vocabulary: [String] {
        switch self {
        case .kind: ViewKind.allCases.map(\.rawValue)
        case .device: Device.all.map(\.id)
        case .deviceList: ["all"] + Device.all.map(\.id)
        case .format: ExportFormat.available.map(\.rawValue)
        case .orientation: Orientation.allCases.map(\.rawValue)
        case .direction: LayoutDirection.allCases.map(\.rawValue)
        case .textSize: ["default"] + ContentSizeCategory.allCases.map(\.rawValue)
        case .spacing: ["default", "system"]
        case .condition, .traits: ["w=compact", "w=regular", "h=compact", "h=regular"]
        case .color: ColorChoice.allCases.map(\.rawValue)
        case .detail: Detail.allCases.map(\.rawValue)
        case .attribute: LayoutAttribute.allCases.map(\.rawValue)
        default: []
        }
    }
}

extension PropertyKey {
    /// The words that a value can be, or that it can begin with.
    var vocabulary: [String] {
        switch (self, type) {
        case (.device, _): ArgumentKind.device.vocabulary
        case (.textSize, _): ContentSizeCategory.allCases.map(\.rawValue)
        case (_, .spacing): ["system"]
        case (_, .font): TextStyle.allCases.map(\.rawValue)
        case (_, .sizeClasses): ArgumentKind.traits.vocabulary
        default: type.words
        }
    }
}
