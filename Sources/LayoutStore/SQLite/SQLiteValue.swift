/// A value on its way into a statement.
enum SQLiteValue: Equatable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case blob([UInt8])

    static func optional(_ value: Int?) -> SQLiteValue { value.map(SQLiteValue.integer) ?? .null }
    static func optional(_ value: String?) -> SQLiteValue { value.map(SQLiteValue.text) ?? .null }
}
