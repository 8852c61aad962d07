import StackCore

/// Removes content hugging priorities that Interface Builder gives to every new label and image
/// view, and that have no effect.
enum UsualPriorities {
    private static let value = 251.0

    private typealias Entry = (id: ViewID, key: PropertyKey)

    /// Returns the document without the priorities that have no effect: if they are removed, all
    /// views have the same frames on several devices, and no further views are ambiguous. The same
    /// must be true if the app shows the hidden views.
    static func omitted(from document: Document) -> Document {
        let environments = ReferenceLayout.environments(document)
        func outcomes(_ document: Document) -> [LayoutOutcome] {
            ([document] + (shown(document).map { [$0] } ?? [])).flatMap { state in
                environments.map { LayoutOutcome(state, $0) }
            }
        }
        let expected = outcomes(document)
        func isEqual(_ other: Document) -> Bool {
            zip(expected, outcomes(other)).allSatisfy { $0.allows($1) }
        }
        var result = document
        func omit(_ units: ArraySlice<[Entry]>, _ attempts: inout Int) {
            if units.isEmpty || attempts == maximumAttempts { return }
            attempts += 1
            var candidate = result
            for (id, key) in units.joined() {
                try? candidate.apply(
                    .setProperty(.view(id), key, .base, from: .number(value), to: nil))
            }
            if isEqual(candidate) {
                result = candidate
            } else if units.count > 1 {
                let middle = units.startIndex + units.count / 2
                omit(units[..<middle], &attempts)
                omit(units[middle...], &attempts)
            }
        }
        let rivals = rivals(in: document)
        let all = entries(of: document).filter { entry in
            let around = document.ancestors(of: entry.id)
            return !rivals.contains { $0.key == entry.key && around.contains($0.container) }
        }
        for key in [PropertyKey.huggingVertical, .huggingHorizontal] {
            var attempts = 0
            omit(units(of: all.filter { $0.key == key }, document)[...], &attempts)
        }
        return result
    }

    /// Returns the entries, those of views together that differ only in their content and are in one
    /// container or in containers beside each other. Either all of them keep their priority or none.
    private static func units(of entries: [Entry], _ document: Document) -> [[Entry]] {
        let ofContent: Set<PropertyKey> = [
            .text, .imageName, .image, .objectID, .frame, .userLabel,
        ]
        var (keys, result): ([[String]], [[Entry]]) = ([], [])
        for entry in entries {
            let view = document[entry.id]
            let around = document.ancestors(of: entry.id).dropFirst(2).first
            let key =
                ["\(around?.raw ?? 0)", view.kind.rawValue]
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

    private static func entries(of document: Document) -> [Entry] {
        document.allViews.filter { $0.kind == .label || $0.kind == .image }.flatMap { view in
            [PropertyKey.huggingHorizontal, .huggingVertical].filter { key in
                let own = view.properties.entries.filter { $0.key == key }
                return own.count == 1 && own[0].condition == .base && own[0].value == .number(value)
            }.map { (view.id, $0) }
        }
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
