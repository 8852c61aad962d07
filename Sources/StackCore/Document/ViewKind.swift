/// The kinds of views a document can hold, spelled as in the command language.
package enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, stack, label, button, textField, textView, image
    case `switch`, slider, stepper, segmented, progress, activity, pageControl
    case datePicker, picker, searchBar, scroll, spacer

    /// Whether views of this kind show a text of their own.
    package var hasText: Bool {
        switch self {
        case .label, .button, .textField, .textView, .searchBar: true
        default: false
        }
    }

    /// The class that UIKit has for this kind.
    package var className: String {
        switch self {
        case .view, .spacer: "UIView"
        case .stack: "UIStackView"
        case .label: "UILabel"
        case .button: "UIButton"
        case .textField: "UITextField"
        case .textView: "UITextView"
        case .image: "UIImageView"
        case .switch: "UISwitch"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .segmented: "UISegmentedControl"
        case .progress: "UIProgressView"
        case .activity: "UIActivityIndicatorView"
        case .pageControl: "UIPageControl"
        case .datePicker: "UIDatePicker"
        case .picker: "UIPickerView"
        case .searchBar: "UISearchBar"
        case .scroll: "UIScrollView"
        }
    }
}
