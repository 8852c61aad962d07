import StackCore

/// The colours of overlays and blueprints. View kinds are also recognizable without colours, since
/// each view has an outline and a name.
enum OverlayInk {
    static let guide = Paint(0xE0529C)
    static let safeArea = Paint(0x2F9E6E)
    static let constraint = Paint(0x2A6FDB)
    static let baseline = Paint(0xE8590C)
    static let conflict = Paint(0xE03131)
    static let ambiguous = Paint(0xF08C00)

    static func stroke(_ kind: ViewKind) -> Paint {
        switch kind {
        case .stack: Paint(0x4C7DFF)
        case .label, .textView: Paint(0xC79A1B)
        case .button: Paint(0x2A6FDB)
        case .image: Paint(0x3D9A63)
        case .scroll, .table, .collection: Paint(0x8A56D6)
        case .view, .cell, .toolbar, .visualEffect, .map, .web, .spacer, .textField, .searchBar:
            Paint(0x8B95A7)
        case .switch, .slider, .stepper, .segmented, .progress, .activity, .pageControl,
            .datePicker, .picker:
            Paint(0xD9743F)
        }
    }

    static func fill(_ kind: ViewKind) -> Paint {
        stroke(kind).opacity(kind == .view || kind == .cell ? 0.06 : 0.1)
    }
}
