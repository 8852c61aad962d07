import StackCore

/// The identifiers of a document's views in SwiftUI code. A property that contains the value of a
/// view has the name of the value: `title` for `titleLabel`.
struct SwiftUINames {
    private let names: SwiftNames
    private let lists: CodeLists
    private var values: [ViewID: String] = [:]
    private var used: Set<String> = []
    /// The labels and image views of prototypes with a cell style.
    private(set) var ofStyles: Set<ViewID> = []
    /// The identifiers of the views to which an outlet refers.
    private let outlets: Set<String>

    /// - Parameter outlets: the names of the outlets of the scene and its cells, by the object
    ///   identifiers of the views to which they refer
    init(
        _ names: SwiftNames, _ document: Document, _ lists: CodeLists, besides others: [String],
        outlets: [String: String]
    ) {
        (self.names, self.lists, self.outlets) = (names, lists, Set(outlets.keys))
        let views = document.allViews.filter { $0.id != .root }
        let cells = views.filter { $0.kind == .cell && lists.hasOwnClass($0) }
        let inCells = cells.map { Set(document.subtree(of: $0.id)) }
        let rest = views.filter { view in !inCells.contains { $0.contains(view.id) } }
        var taken = Set(views.map { names[$0.id] } + others)
        name(rest, &taken, outlets)
        // Each prototype cell becomes a struct of its own, so views in different cells may have the
        // same name.
        for ids in inCells {
            var own = taken
            name(views.filter { ids.contains($0.id) }, &own, outlets)
        }
        used = taken.union(values.values)
        for cell in cells where lists.style(of: cell) != nil {
            for (part, name) in [
                ("textLabel", "title"), ("detailTextLabel", "detail"), ("imageView", "image"),
            ] {
                guard let view = lists.own(part, of: cell) else { continue }
                values[view.id] = name
                ofStyles.insert(view.id)
            }
        }
    }

    private mutating func name(
        _ views: [View], _ taken: inout Set<String>, _ outlets: [String: String]
    ) {
        func outlet(_ view: View) -> String? {
            view.properties.value(.objectID).flatMap { outlets[$0] }
        }
        // A stem that several views have, such as `riley` of `rileyLabel` and `rileyImageView`, is
        // the name of none of them.
        let valued = views.filter { view in
            // Without an outlet, the code contains the text or the picture itself.
            ![.label, .image, .textView, .progress].contains(view.kind) || outlet(view) != nil
                || view.kind == .textView && lists.attribute("editable", of: view) != "NO"
        }
        let stems = valued.compactMap {
            Self.values(of: outlet($0) ?? names[$0.id], $0.kind).first
        }
        for stem in Set(stems) where stems.count(where: { $0 == stem }) > 1 { taken.insert(stem) }
        for view in valued {
            let outlet = outlet(view)
            let values = Self.values(of: outlet ?? names[view.id], view.kind)
            let plain =
                outlet.flatMap(Self.withoutUnderscores).map {
                    Self.values(of: $0, view.kind) + [$0]
                } ?? []
            guard
                let value = (values + plain + (outlet.map { [$0] } ?? [])).first(where: {
                    !taken.contains($0) && !Self.isReserved($0)
                })
            else { continue }
            taken.insert(value)
            self.values[view.id] = value
        }
    }

    /// Returns `memberTitle` for the outlet `ui_member_title`; nil for a name without underscores.
    private static func withoutUnderscores(_ name: String) -> String? {
        var words = name.split(separator: "_").map(String.init)
        if words.count > 1, words[0].lowercased() == "ui" { words.removeFirst() }
        guard name.contains("_"), words.count > 1 || name.first != "_" else { return nil }
        return SwiftIdentifier.lowerCamel(words.joined(separator: " "))
    }

    /// Returns the name of the property for a state that the app can change; nil if the view has no
    /// such property. The state is one of these: a view that the document disables is enabled; a
    /// hidden view, or a container with an outlet, is hidden; or an activity indicator that is
    /// stopped, or has an outlet, is animated.
    func flag(_ view: View, _ property: Property<Bool>) -> String? {
        let entries = view.properties.entries.filter { $0.key == property.key }
        guard entries.allSatisfy({ $0.condition == .base }) else { return nil }
        let word = "is" + SwiftIdentifier.capitalized(stem(of: view))
        switch (property.key, view.properties.value(property)) {
        case (.enabled, false?): return word + "Enabled"
        case (.hidden, true?) where isReachable(view): return word + "Hidden"
        case (.hidden, nil) where isSwitched(view) || isBesideHideable(view):
            return word + "Hidden"
        case (.animating, let value) where view.kind == .activity:
            return value == false || hasOutlet(view) ? word + "Animating" : nil
        default: return nil
        }
    }

    /// Returns the name of the property for whether an arranged container that stays in UIKit is
    /// hidden, if an outlet refers to it; nil for other views. If the app hid the UIKit view
    /// itself, SwiftUI would keep its place.
    func flag(ofPart view: View) -> String? {
        guard lists.document.arrangingStack(of: view.id) != nil,
            isSwitched(view) || isBesideHideable(view),
            !view.properties.entries.contains(where: { $0.key == Property.hidden.key })
        else { return nil }
        return "is" + SwiftIdentifier.capitalized(stem(of: view)) + "Hidden"
    }

    /// Returns the names of the properties for the number of pages and the current page of a page
    /// control with an outlet; nil for other views.
    func pages(of view: View) -> (count: String, current: String)? {
        guard view.kind == .pageControl, hasOutlet(view) else { return nil }
        let stem = self[view.id].replacing(/[pP]age(Control|r)?$|[cC]ontrol$/, with: "")
        let names = ["PageCount", "CurrentPage"].compactMap {
            stem.isEmpty ? SwiftIdentifier.lowerCamel($0) : stem + $0
        }
        return names.count < 2 || names.contains(where: isTaken) ? nil : (names[0], names[1])
    }

    /// Returns the name of the property for the rows of an empty table: `memberRows` for
    /// `memberTableView`.
    func rows(of table: View) -> String {
        let stem = self[table.id].replacing(/(?i:_?(table)?(_?view)?)$/, with: "")
        let name = (stem.isEmpty ? "list" : stem) + "Rows"
        return isTaken(name) ? self[table.id] : name
    }

    private func hasOutlet(_ view: View) -> Bool {
        view.properties.value(.objectID).map(outlets.contains) ?? false
    }

    /// Whether a view is a container that the app can only hide and show, because it has no value of
    /// its own.
    private func isSwitched(_ view: View) -> Bool {
        [.view, .stack, .visualEffect].contains(view.kind) && view.id != .root && hasOutlet(view)
            && !isWhole(view)
    }

    /// Whether an outlet refers to a view that a stack view arranges beside another one that the app
    /// can hide. The app can then hide this one too, and the stack view closes the gap.
    private func isBesideHideable(_ view: View) -> Bool {
        let document = lists.document
        guard hasOutlet(view), let stack = document.arrangingStack(of: view.id) else {
            return false
        }
        return document[stack].arrangedSubviews.map { document[$0] }.contains { other in
            other.id != view.id
                && (isSwitched(other)
                    || other.properties.value(.hidden) == true && isReachable(other))
        }
    }

    /// Returns whether a container is the only content of a cell, or of another document that is no
    /// screen. The app hides the container by not showing the struct.
    func isWhole(_ view: View) -> Bool {
        let document = lists.document
        return lists.connections?.isOfController == false && !view.subviews.isEmpty
            && document.ancestors(of: view.id).dropFirst().allSatisfy {
                document[$0].subviews.count == 1
            }
    }

    /// Whether the app can change a view: an outlet refers to it, or the document is not a file of
    /// Interface Builder.
    private func isReachable(_ view: View) -> Bool {
        lists.connections == nil
            || view.properties.value(.objectID).map(lists.referred.contains) ?? false
    }

    private func stem(of view: View) -> String {
        let name = self[view.id]
        let ends = (Self.ends[view.kind] ?? []) + ["Button"]
        let end = ends.first { name.hasSuffix($0) && name.count > $0.count }
        return end.map { String(name.dropLast($0.count)) } ?? name
    }

    /// Returns the name of the property for a button's title: `saveTitle` for `saveButton`.
    func title(of button: View) -> String {
        let stem = stem(of: button)
        let short = stem.replacing(/^(btn?|button)(?=[A-Z])/, with: "")
        let title = (SwiftIdentifier.lowerCamel(short) ?? stem) + "Title"
        let isShared = lists.document.allViews.contains {
            $0.kind == .button && $0.id != button.id && self.stem(of: $0) == stem
        }
        if short != stem, !isTaken(title), !isShared { return title }
        // The value of a label may already have this name.
        return isTaken(stem + "Title") || isShared ? self[button.id] + "Title" : stem + "Title"
    }

    /// Returns the name of the property for whether a button is selected.
    func selected(_ button: View) -> String {
        "is" + SwiftIdentifier.capitalized(stem(of: button)) + "Selected"
    }

    /// Returns the properties for the view's flags, with the document's values.
    func flags(of view: View) -> [(name: String, value: Bool)] {
        [Property.enabled, .hidden, .animating].compactMap { property in
            flag(view, property).map {
                ($0, view.properties.value(property) ?? (property.key == .animating))
            }
        }
    }

    /// Whether a view or another member of the struct has the name.
    func isTaken(_ name: String) -> Bool { used.contains(name) || SwiftIdentifier.isReserved(name) }

    subscript(id: ViewID) -> String { values[id] ?? names[id] }

    /// Returns the names for the value of a view, the best first.
    private static func values(of name: String, _ kind: ViewKind) -> [String] {
        guard let ends = ends[kind] else { return [] }
        if ends.contains(where: { name == SwiftIdentifier.lowerCamel($0) }) {
            switch kind {
            case .image: return ["image"]
            case .searchBar: return ["searchText"]
            case .progress: return ["progress"]
            case .switch: return ["isOn"]
            case .slider, .stepper: return ["value"]
            case .segmented, .picker: return ["selection"]
            case .datePicker: return ["date", "selectedDate"]
            default: return ["text"]
            }
        }
        func names(_ stem: String) -> [String] {
            // A verb alone is the name of an action, a switch is on or off, and a picture is no colour.
            let both = [stem, longName(stem, kind)]
            let isOther =
                verbs.contains(stem) || [.switch, .datePicker].contains(kind)
                || kind == .image && types.contains(stem)
            return isOther ? both.reversed() : both
        }
        // `labelName` and `lblName` begin with the kind of view.
        let starts = ends.compactMap(SwiftIdentifier.lowerCamel) + (short[kind] ?? [])
        for start in starts where name.hasPrefix(start) {
            let rest = name.dropFirst(start.count)
            guard rest.first?.isUppercase == true,
                let stem = SwiftIdentifier.lowerCamel(String(rest))
            else { continue }
            // `ivDate` is an image and no date, so `dateImage` is preferred.
            return kind == .image ? [longName(stem, kind), stem] : names(stem)
        }
        let all = ends + (short[kind] ?? []).map(SwiftIdentifier.capitalized)
        guard let end = all.first(where: name.hasSuffix) else {
            // `descriptionLabelFirst` has its number or side after the kind of view.
            let middle = ends.filter { $0 != "View" }.lazy.compactMap { name.firstRange(of: $0) }
                .first { range in
                    range.lowerBound != name.startIndex
                        && name[range.upperBound...].first.map {
                            $0.isUppercase || $0.isNumber
                        } ?? false
                }
            return middle.map { [String(name[..<$0.lowerBound] + name[$0.upperBound...])] } ?? []
        }
        let stem = String(name.dropLast(end.count))
        if stem.isEmpty || stem.last == "_" { return [] }
        return ["cell", "view"].contains(stem) ? [longName(stem, kind)] : names(stem)
    }

    /// Returns the name of a value with a word for its kind: `isSoundOn` for `sound`.
    private static func longName(_ stem: String, _ kind: ViewKind) -> String {
        switch kind {
        case .switch:
            stem.firstMatch(of: /^(is|has|should)[A-Z]/) != nil
                ? stem
                : "is" + SwiftIdentifier.capitalized(stem) + (stem.hasSuffix("On") ? "" : "On")
        case .image: stem + "Image"
        case .slider, .stepper: stem + "Value"
        case .segmented, .picker: stem + "Selection"
        case .datePicker: stem.hasSuffix("Date") || stem.hasSuffix("Time") ? stem : stem + "Date"
        case .progress: stem + "Progress"
        default: stem + "Text"
        }
    }

    /// Abbreviations of kinds of views in the names of outlets.
    private static let short: [ViewKind: [String]] = [
        .label: ["lbl", "lb"], .image: ["img", "iv"], .textField: ["txt", "tf"],
        .textView: ["txt", "tv"],
    ]

    /// Verbs in the names of outlets to texts and pictures. Such a verb alone would be the name of
    /// an action.
    private static let verbs: Set<String> = [
        "add", "back", "cancel", "close", "confirm", "continue", "delete", "done", "edit", "join",
        "leave", "login", "logout", "next", "open", "pause", "play", "remove", "retry", "save",
        "search", "select", "send", "share", "skip", "start", "stop", "submit",
    ]

    /// Names of values that are no pictures.
    private static let types: Set<String> = [
        "color", "date", "description", "font", "label", "message", "name", "text", "title", "view",
    ]

    private static let ends: [ViewKind: [String]] = [
        .label: ["Label"], .image: ["ImageView", "View"], .textField: ["TextField", "Field"],
        .textView: ["TextView", "View"], .searchBar: ["SearchBar"],
        .switch: ["Switch", "Toggle"],
        .progress: ["ProgressView", "ProgressBar"], .slider: ["Slider"], .stepper: ["Stepper"],
        .segmented: ["SegmentedControl"], .datePicker: ["DatePicker", "Picker"],
        .picker: ["PickerView", "Picker"],
    ]

    private static func isReserved(_ word: String) -> Bool {
        SwiftIdentifier.isReserved(word) && !usual.contains(word)
    }

    /// Names that members of UIKit's views and controllers have, but no member of a SwiftUI view.
    private static let usual: Set<String> = [
        "title", "text", "image", "value", "description", "count", "alignment", "scale", "style",
        "tag", "next", "actions",
    ]
}

/// The state of an interactive control: a property of the generated struct with the view's name. It
/// is a `@Binding` if an outlet refers to the control, since the app then reads or sets the state.
struct SwiftUIState {
    private(set) var name: String
    let value: String
    /// The type of a binding to the state.
    private let type: String
    /// Whether the state belongs to the code that shows the struct, so that the struct has a
    /// binding to it.
    var isBound = false
    /// Whether the state is a label's text or an image, which code outside the struct sets.
    let isText: Bool

    /// Creates the state property of a view. Returns nil if views of its kind have no state.
    init?(_ view: View, named name: String, _ texts: CodeTexts, isText: Bool) {
        self.isText = isText
        let list = view.properties
        let number = { (property: Property<Double>) -> String? in
            list.value(property).map(SwiftUILiteral.number)
        }
        self.name = name
        type =
            switch view.kind {
            case .switch: "Bool"
            case .slider, .stepper: "Double"
            case .segmented, .picker: "Int"
            case .datePicker: "Date"
            default: "String"
            }
        switch view.kind {
        case .label where isText, .textView where isText, .button where isText:
            value = texts.literal(list.value(.text) ?? "")
        case .image where isText:
            let picture = list.value(.imageName).map(ImageName.init(stored:))
            value = picture.map(SwiftUILiteral.picture) ?? ""
        case .progress where isText: value = Self.progress(of: view)
        case .textField, .searchBar, .textView:
            value = texts.literal(list.value(.text) ?? "")
        case .switch: value = "\(list.value(.on) ?? false)"
        case .slider, .stepper:
            let text = Self.value(view)
            value = text.contains(".") ? text : text + ".0"
        case .segmented: value = number(.selectedSegment) ?? "-1"
        case .picker: value = "0"
        case .datePicker: value = "Date.now"
        default: return nil
        }
    }

    /// Returns a state of another struct with the same value.
    func named(_ name: String) -> SwiftUIState {
        var result = self
        (result.name, result.isBound) = (name, false)
        return result
    }

    /// Returns the initial value of a slider or stepper, clamped to its range.
    private static func value(_ view: View) -> String {
        let (least, greatest) = range(of: view)
        return SwiftUILiteral.number(min(max(view.properties.value(.value) ?? 0, least), greatest))
    }

    /// Returns the value of a progress view, from 0 to 1.
    static func progress(of view: View) -> String {
        let text = SwiftUILiteral.number(min(max(view.properties.value(.value) ?? 0, 0), 1))
        return text.contains(".") ? text : text + ".0"
    }

    /// Returns a slider's or stepper's minimum and maximum value, in ascending order.
    static func range(of view: View) -> (Double, Double) {
        let least = view.properties.value(.minimumValue) ?? 0
        let greatest = view.properties.value(.maximumValue) ?? (view.kind == .stepper ? 100 : 1)
        return (min(least, greatest), max(least, greatest))
    }

    /// The declaration in the values of a list's row.
    var codeInRow: SwiftText {
        assert(isBound, "\(name) belongs to the view of the row")
        return .line("var \(name): Binding<\(type)> = .constant(\(value))")
    }

    var code: SwiftText {
        assert(SwiftIdentifier.isWord(name), "a property has the name \(name)")
        // The value is empty for a picture that the document does not have.
        if value.isEmpty { return .line("var \(name): Image?") }
        if isBound { return .line("@Binding var \(name): \(type)") }
        return .line("\(isText ? "" : "@State private ")var \(name) = \(value)")
    }
}
