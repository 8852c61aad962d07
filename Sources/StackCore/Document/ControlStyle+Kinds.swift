extension ControlStyle {
    /// The styles that a control of this kind can have; empty for kinds that have none.
    package static func styles(of kind: ViewKind) -> [ControlStyle] {
        switch kind {
        case .button:
            [
                .system, .custom, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
                .plain, .gray, .tinted, .filled,
            ]
        case .textField: [.roundedRect, .line, .bezel, .none]
        case .activity: [.medium, .large]
        case .datePicker: [.automatic, .wheels, .compact, .inline]
        case .searchBar: [.minimal, .prominent]
        case .pageControl: [.automatic, .minimal, .prominent]
        case .progress: [.plain, .bar]
        case .scroll: [.plain, .table, .collection]
        default: []
        }
    }
}
