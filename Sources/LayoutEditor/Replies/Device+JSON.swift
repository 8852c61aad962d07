package import LayoutFormats
package import StackCore

extension Device {
    /// The names of further device models that have the same screen as this one.
    package var others: [String] { Self.otherNames.filter { $0.id == id }.map(\.name) }

    /// The device as `devices --json` lists it.
    package var json: JSONValue {
        .object([
            ("id", .string(id)), ("interfaceBuilderID", .optional(interfaceBuilderID)),
            ("size", portraitSize.json), ("scale", .number(scale)),
            ("traits", sizeClasses(.portrait).json),
            ("otherNames", .array(others.map(JSONValue.string))),
        ])
    }
}
