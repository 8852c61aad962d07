// Properties and values that a newer version of the program wrote. The document stores and shows
// them, but layout ignores them as if they were not set.

extension PropertyValue {
    /// The text that is shown for a value that this program does not know: `justified (unknown)`.
    /// Nil if the value is known.
    package var shownUnknown: String? {
        if case .unknown(let text) = self { text.escapedLineEnds + " (unknown)" } else { nil }
    }
}

extension PropertyList {
    /// The unknown values, each with the name of its property and its size classes, such as
    /// `alignment for w=compact`.
    package var unknownValues: [(property: String, value: PropertyValue)] {
        entries.filter(\.value.isUnknown).map {
            (Self.label($0.key.spelling, $0.condition), $0.value)
        } + unknown.map { (Self.label($0.property.key, $0.property.condition), .unknown($0.value)) }
    }

    /// Returns the key followed by the size classes, such as `alignment for w=compact`; the key
    /// alone for a base value.
    package static func label(_ key: String, _ condition: SizeClasses) -> String {
        key + (condition == .base ? "" : " for " + condition.spelling)
    }

    private func unknownEdits(of item: ItemID) -> [Edit] {
        entries.filter(\.value.isUnknown).map {
            .setProperty(item, $0.key, $0.condition, from: nil, to: $0.value)
        } + unknown.map { .setUnknown(item, $0.property, from: nil, to: $0.value) }
    }

    fileprivate static func edits(of document: Document) -> [Edit] {
        document.properties.unknownEdits(of: .document)
            + document.allViews.flatMap { $0.properties.unknownEdits(of: .view($0.id)) }
            + document.allConstraints.flatMap { $0.properties.unknownEdits(of: .constraint($0.id)) }
    }
}

extension Document {
    /// The unknown values of all items as text, such as `title.alignment: justified (unknown)`.
    package var unknownValues: [String] {
        func lines(_ item: String, _ list: PropertyList) -> [String] {
            list.unknownValues.map { "\(item).\($0.property): " + $0.value.shownUnknown! }
        }
        return lines("document", properties) + allViews.flatMap { lines($0.name, $0.properties) }
            + allConstraints.flatMap { lines($0.name, $0.properties) }
    }

    /// A copy without unknown values, for formats that cannot represent them.
    package var withoutUnknown: Document {
        var result = self
        for edit in PropertyList.edits(of: self) {
            do {
                try result.apply(edit.inverse)
            } catch {
                preconditionFailure("an existing value can be removed: \(error)")
            }
        }
        return result
    }

    /// Copies each unknown value of `other` to the item in this document with the same `ViewID` or
    /// `ConstraintID`. Skips a value if that item already has a value for the property.
    package mutating func copyUnknown(of other: Document) {
        for edit in PropertyList.edits(of: other) {
            if case .setProperty(.view(let id), .spacingAfter, _, _, _) = edit,
                view(id)?.derivedValues.arrangingStack == nil
            {
                continue
            }
            try? apply(edit)
        }
    }
}
