import StackCore

/// Removes the priorities of content that have no effect: the content hugging priorities that
/// Interface Builder gives to every new label and image view, and others that decide nothing.
enum UsualPriorities {
    private static let value = 251.0

    private typealias Entry = (id: ViewID, key: PropertyKey, value: Double)

    /// Returns the document without the priorities that have no effect: if they are removed, all
    /// views have the same frames on several devices, and no further views are ambiguous. The same
    /// must be true if the app shows the hidden views. A priority that somebody chose, or that
    /// competes with a constraint of almost the same priority, must also have no effect if the texts
    /// are longer or shorter, if stacks hide one of their views, and if the app changes the constant of
    /// a constraint.
    ///
    /// - Parameter outlets: the identifiers of the elements to which outlets refer
    static func omitted(from document: Document, outlets: Set<String> = []) -> Document {
        let environments = ReferenceLayout.environments(document)
        let usual = [document] + (shown(document).map { [$0] } ?? [])
        let rivals = rivals(in: document)
        func isChosen(_ entry: Entry) -> Bool {
            let around = document.ancestors(of: entry.id)
            return entry.value != value || !hasUsualPriority(document[entry.id])
                || rivals.contains { $0.key == entry.key && around.contains($0.container) }
        }
        let all = entries(of: document)
        let plain = Trial(usual, environments)
        var result = plain.omitting(
            all.filter { !isChosen($0) }, [.huggingVertical, .huggingHorizontal], from: document)
        // The app shows other pictures than the file, where that has none.
        let chosen = all.filter { entry in
            let view = document[entry.id]
            return isChosen(entry) && (view.kind != .image || view.properties[.image] != nil)
        }
        if !chosen.isEmpty, chosen.count <= mostChosen {
            let states = usual + states(of: result) + Self.changed(result, outlets)
            result = Trial(states, Array(environments.prefix(2))).omitting(
                chosen,
                [
                    .huggingVertical, .huggingHorizontal, .compressionVertical,
                    .compressionHorizontal,
                ], from: result)
        }
        return result
    }

    /// The states of a document in which a change must have no effect.
    private struct Trial {
        let states: [Document]
        let environments: [LayoutEnvironment]
        let expected: [LayoutOutcome]

        init(_ states: [Document], _ environments: [LayoutEnvironment]) {
            precondition(!states.isEmpty, "a change has no state to be tried in")
            (self.states, self.environments) = (states, environments)
            expected = states.flatMap { state in
                environments.map { LayoutOutcome(state, $0) }
            }
        }

        private func allows(_ entries: [Entry]) -> Bool {
            var place = 0
            for state in states {
                let changed = UsualPriorities.without(entries, state)
                for environment in environments {
                    if !expected[place].allows(LayoutOutcome(changed, environment)) { return false }
                    place += 1
                }
            }
            return true
        }

        /// Returns the document without those of the entries that have no effect in any state.
        func omitting(
            _ entries: [Entry], _ keys: [PropertyKey], from document: Document
        ) -> Document {
            var gone: [Entry] = []
            func omit(_ units: ArraySlice<[Entry]>, _ attempts: inout Int) {
                if units.isEmpty || attempts == UsualPriorities.maximumAttempts { return }
                attempts += 1
                if allows(gone + units.joined()) {
                    gone += units.joined()
                } else if units.count > 1 {
                    let middle = units.startIndex + units.count / 2
                    omit(units[..<middle], &attempts)
                    omit(units[middle...], &attempts)
                }
            }
            for key in keys {
                var attempts = 0
                let own = entries.filter { $0.key == key }
                omit(UsualPriorities.units(of: own, document)[...], &attempts)
            }
            return UsualPriorities.without(gone, document)
        }
    }

    private static func without(_ entries: [Entry], _ document: Document) -> Document {
        var result = document
        for (id, key, value) in entries {
            try? result.apply(.setProperty(.view(id), key, .base, from: .number(value), to: nil))
        }
        return result
    }

    /// The maximum number of chosen priorities that are tried. It is limited, because each attempt
    /// computes many layouts.
    private static let mostChosen = 24

    /// Returns the document in further states: with long texts, without texts, and with long and short
    /// ones beside each other, and with each of the first arranged views hidden.
    private static func states(of document: Document) -> [Document] {
        let texts = document.allViews.compactMap { view in
            let own = view.properties.entries.filter { $0.key == .text }
            let isFixed = own.allSatisfy { $0.condition == .base }
            let text = view.properties.value(.text) ?? ""
            let takesText = !text.isEmpty || view.kind == .label || view.kind == .button
            return isFixed && takesText ? (id: view.id, old: own.first?.value, text: text) : nil
        }
        // How often each text is repeated; less than once for its first letter.
        let lengths: [(Int) -> Double] = [
            { _ in 6 }, { _ in 0 }, { $0.isMultiple(of: 2) ? 6 : 0.5 },
            { $0.isMultiple(of: 2) ? 0.5 : 6 },
        ]
        let spelled = lengths.map { length in
            var result = document
            for (place, (id, old, own)) in texts.enumerated() {
                // The app gives a text to a label without one.
                let text = own.isEmpty ? "Text" : own
                let count = length(place)
                let other =
                    count < 1
                    ? String(text.prefix(count == 0 ? 0 : 1))
                    : Array(repeating: text, count: Int(count)).joined(separator: " ")
                if other == own { continue }
                try? result.apply(
                    .setProperty(.view(id), .text, .base, from: old, to: .text(other)))
            }
            return result
        }
        let arranged = document.allViews.flatMap(\.arrangedSubviews).filter { id in
            !document[id].properties.entries.contains { $0.key == .hidden }
        }
        return spelled
            + arranged.prefix(mostHidden).map { id in
                var result = document
                try? result.apply(
                    .setProperty(.view(id), .hidden, .base, from: nil, to: .flag(true)))
                return result
            }
    }

    private static let mostHidden = 6

    /// Returns the document with other constants of the first constraints to which outlets refer, each
    /// in states of its own: the app changes these constants.
    private static func changed(_ document: Document, _ outlets: Set<String>) -> [Document] {
        let named = document.allConstraints.filter { constraint in
            constraint.properties.entries.allSatisfy {
                $0.key != .constant || $0.condition == .base
            }
                && constraint.properties.value(.objectID).map(outlets.contains) == true
        }
        return named.prefix(mostHidden).flatMap { constraint in
            let old = constraint.properties[.constant]
            let value = constraint.properties.value(.constant) ?? 0
            return [0, value + (value < 0 ? -farther : farther)].compactMap {
                (other: Double) -> Document? in
                if other == value { return nil }
                var result = document
                try? result.apply(
                    .setProperty(
                        .constraint(constraint.id), .constant, .base, from: old, to: .number(other))
                )
                assert(
                    result[constraint.id].properties[.constant] == .number(other),
                    "the constant of \(constraint.id) does not change")
                return result
            }
        }
    }

    /// By how many points the app may lengthen a distance.
    private static let farther = 40.0

    /// Returns the entries, those of views together that differ only in their content and are in one
    /// container or in containers beside each other. Either all of them keep their priority or none.
    private static func units(of entries: [Entry], _ document: Document) -> [[Entry]] {
        let ofContent: Set<PropertyKey> = [
            .text, .imageName, .image, .objectID, .frame, .userLabel, .accessibilityIdentifier,
            .accessibilityLabel,
        ]
        var (keys, result): ([[String]], [[Entry]]) = ([], [])
        for entry in entries {
            let view = document[entry.id]
            // Interface Builder gave the usual priority to each view for itself.
            let around = document.ancestors(of: entry.id).dropFirst(2).first
            let place = entry.value == value ? around?.raw ?? 0 : 0
            let key =
                ["\(place)", view.kind.rawValue]
                + view.properties.entries.filter { !ofContent.contains($0.key) }
                .map { "\($0.key.spelling)=\($0.value.spelling)" }
            if let place = keys.firstIndex(of: key) {
                result[place].append(entry)
            } else {
                keys.append(key)
                result.append([entry])
            }
        }
        assert(result.joined().count == entries.count, "a priority is in no unit or in two")
        return result
    }

    /// Returns the containers with constraints of almost the same priority, from 250 to 251, each
    /// with the key of the hugging priority on the axis of the constraint. Which one wins there may
    /// depend on views that the app hides, so the hugging priorities of the views inside stay.
    private static func rivals(in document: Document) -> [(key: PropertyKey, container: ViewID)] {
        document.allConstraints.filter { constraint in
            constraint.properties.entries.contains { entry in
                guard entry.key == .priority, case .number(let priority) = entry.value else {
                    return false
                }
                return (250...value).contains(priority)
            }
        }.compactMap { constraint in
            let views = constraint.views
            let shared = views.dropFirst().reduce(views.first) { found, view in
                found.flatMap { document.commonAncestor(of: $0, view) }
            }
            guard let shared else { return nil }
            let isAlone = shared == views[0]
            let container = isAlone ? document[shared].parent ?? shared : shared
            let isVertical = constraint.first.attribute.axis == .vertical
            return (isVertical ? .huggingVertical : .huggingHorizontal, container)
        }
    }

    /// Returns the document with all hidden views shown; nil if none is hidden.
    private static func shown(_ document: Document) -> Document? {
        let hidden = document.allViews.flatMap { view in
            view.properties.entries.filter { $0.key == .hidden && $0.value == .flag(true) }
                .map { (view.id, $0) }
        }
        if hidden.isEmpty { return nil }
        var result = document
        for (id, entry) in hidden {
            try? result.apply(
                .setProperty(.view(id), .hidden, entry.condition, from: entry.value, to: nil))
        }
        return result
    }

    /// The maximum number of attempts to remove priorities of one axis. It is limited, because each
    /// attempt computes the document's layout.
    private static let maximumAttempts = 12

    /// The priorities of views with content that differ from those of UIKit and apply under all size
    /// classes.
    private static func entries(of document: Document) -> [Entry] {
        let keys: [PropertyKey] = [
            .huggingHorizontal, .huggingVertical, .compressionHorizontal, .compressionVertical,
        ]
        func isInCell(_ id: ViewID) -> Bool {
            document.ancestors(of: id).contains { document[$0].kind == .cell }
        }
        return document.allViews.filter { ![.view, .stack, .cell].contains($0.kind) }.flatMap {
            view in
            keys.compactMap { key in
                let own = view.properties.entries.filter { $0.key == key }
                // The app may show a cell with another height than the canvas.
                let isFlexible = key == .compressionVertical && isInCell(view.id)
                guard own.count == 1, own[0].condition == .base, !isFlexible,
                    case .number(let value) = own[0].value
                else { return nil }
                return (view.id, key, value)
            }
        }
    }

    /// Returns whether Interface Builder gives a new view of this kind the hugging priority 251.
    private static func hasUsualPriority(_ view: View) -> Bool {
        view.kind == .label || view.kind == .image
    }
}

/// The results of a document's layout that must be the same after a change that only concerns the
/// form of the code.
struct LayoutOutcome {
    private var frames: [Rect?]
    private let ambiguous: Set<ViewID>

    init(_ document: Document, _ environment: LayoutEnvironment) {
        let layout = LayoutPass.run(document, in: environment)
        frames = document.subtree().map { layout.frame(of: $0) }
        ambiguous = Set(layout.ambiguous().views)
    }

    func allows(_ other: LayoutOutcome) -> Bool {
        frames == other.frames && other.ambiguous.isSubset(of: ambiguous)
    }
}
