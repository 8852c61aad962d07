package import LayoutFormats
package import StackCore

extension Device {
    /// Models that share its screen.
    package var others: [String] { Self.otherNames.filter { $0.id == id }.map(\.name) }

    /// As `devices --json` lists it.
    package var json: JSONValue {
        .object([
            ("id", .string(id)), ("interfaceBuilderID", .optional(interfaceBuilderID)),
            ("size", portraitSize.json), ("scale", .number(scale)),
            ("traits", sizeClasses(.portrait).json),
            ("otherNames", .array(others.map(JSONValue.string))),
        ])
    }
}
