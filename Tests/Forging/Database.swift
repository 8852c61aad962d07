import CSQLite

/// A value of a row, of any type. Text is stored as bytes because it may not be UTF-8.
package enum Cell: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text([UInt8])
    case blob([UInt8])

    package static func text(_ text: String) -> Cell { .text(Array(text.utf8)) }

    package var integer: Int { if case .integer(let value) = self { value } else { 0 } }

    package var optionalInteger: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The bytes of a text or blob; empty for NULL and numbers.
    package var bytes: [UInt8] {
        switch self {
        case .text(let bytes), .blob(let bytes): bytes
        default: []
        }
    }
}

/// A layout file opened with all constraint checks of its tables switched off.
package final class Database {
    private var handle: OpaquePointer?

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package init(_ path: String) throws {
        guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
            throw failure(path)
        }
        for setting in [
            "foreign_keys = OFF", "ignore_check_constraints = ON", "synchronous = OFF",
            "journal_mode = MEMORY", "temp_store = MEMORY",
        ] { try run("PRAGMA " + setting) }
    }

    deinit { sqlite3_close_v2(handle) }

    package func run(_ sql: String, _ values: [Cell] = []) throws {
        _ = try rows(sql, values)
    }

    package func rows(_ sql: String, _ values: [Cell] = []) throws -> [[Cell]] {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw failure(sql)
        }
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1), statement) }
        var result: [[Cell]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: result.append(row(of: statement))
            case SQLITE_DONE: return result
            default: throw failure(sql)
            }
        }
    }

    private func failure(_ what: String) -> Failure {
        Failure(description: what + ": " + String(cString: sqlite3_errmsg(handle)))
    }

    private func bind(_ value: Cell, _ index: Int32, _ statement: OpaquePointer?) {
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
        case .real(let value): sqlite3_bind_double(statement, index, value)
        case .text(let bytes):
            bytes.withUnsafeBytes {
                let start = $0.bindMemory(to: CChar.self).baseAddress
                _ =
                    start == nil
                    ? layout_bind_text(statement, index, "", 0)
                    : layout_bind_text(statement, index, start, Int32($0.count))
            }
        case .blob(let bytes):
            // A null address would bind NULL.
            _ = layout_bind_blob(statement, index, bytes.isEmpty ? [0] : bytes, Int32(bytes.count))
        }
    }

    private func row(of statement: OpaquePointer?) -> [Cell] {
        (0..<sqlite3_column_count(statement)).map { column in
            let count = Int(sqlite3_column_bytes(statement, column))
            switch sqlite3_column_type(statement, column) {
            case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
            case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
            case SQLITE_TEXT:
                return .text(Self.bytes(sqlite3_column_text(statement, column), count))
            case SQLITE_BLOB:
                return .blob(Self.bytes(sqlite3_column_blob(statement, column), count))
            default: return .null
            }
        }
    }

    private static func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}
