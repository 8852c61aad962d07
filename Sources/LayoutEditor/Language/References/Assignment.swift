package import StackCore

/// `key=value`: a property of what the command makes.
package struct Assignment: Hashable, Sendable {
    let key: SourceText
    let value: SourceText

    /// The property and its value, refused where what is made has no such property or it takes no
    /// such value.
    package func resolve(
        for holder: PropertyHolder
    ) throws(CommandError) -> (key: PropertyKey, value: PropertyValue) {
        let key = try PropertyKey(key, of: holder)
        return (key, try key.value(value, of: holder))
    }
}

extension EditPlan {
    /// Sets what the assignments of a command say on what it has made.
    package mutating func set(
        _ assignments: [Assignment], of item: ItemID, _ holder: PropertyHolder
    ) throws {
        for assignment in assignments {
            let (key, value) = try assignment.resolve(for: holder)
            try setProperty(key, of: item, to: value)
        }
    }
}

extension Argument where Value == Assignment {
    /// `key=value`, of a property that is looked up when its holder is known.
    package static var assignment: Self {
        Argument("key=value", .assignment) { word throws(CommandError) in
            guard let (key, value) = word.split(at: "=") else {
                throw CommandError(.syntax, "expected key=value", at: word.start)
            }
            return Assignment(key: key, value: value)
        }
    }
}
