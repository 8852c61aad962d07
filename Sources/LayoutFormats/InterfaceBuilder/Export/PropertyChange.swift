import StackCore

/// A value that is another one than in the file.
struct PropertyChange {
    let key: PropertyKey
    let condition: SizeClasses
    /// Nil where nothing is set any more.
    let value: PropertyValue?

    /// What turns one list into another, in the order of keys and conditions.
    static func all(from old: PropertyList, to new: PropertyList) -> [PropertyChange] {
        let gone = old.entries.filter { new[$0.key, $0.condition] == nil }
            .map { PropertyChange(key: $0.key, condition: $0.condition, value: nil) }
        let set = new.entries.filter { old[$0.key, $0.condition] != $0.value }
            .map { PropertyChange(key: $0.key, condition: $0.condition, value: $0.value) }
        return (gone + set).filter { $0.key.isContent }.sorted {
            ($0.key.rawValue, $0.condition.order) < ($1.key.rawValue, $1.condition.order)
        }
    }
}
