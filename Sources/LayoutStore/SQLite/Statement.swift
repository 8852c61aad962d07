internal import CSQLite
internal import Platform

/// A prepared statement. The connection caches it, and `Rows` runs it.
@safe final class Statement {
    fileprivate let handle: OpaquePointer
    fileprivate let path: String

    init(_ sql: String, on database: OpaquePointer, path: String) throws(LayoutFileError) {
        var prepared: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(
            database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared = unsafe prepared else {
            throw unsafe SQLiteFailure(on: database, code: code).error(at: path)
        }
        unsafe handle = prepared
        self.path = path
    }

    deinit { unsafe sqlite3_finalize(handle) }

    fileprivate func bind(_ values: [SQLiteValue]) throws(LayoutFileError) {
        assert(
            values.count == parameterCount,
            "\(values.count) values are given for \(parameterCount) parameters")
        for (index, value) in values.enumerated() {
            let code = bind(value, at: Int32(index + 1))
            if code != SQLITE_OK { throw failure(code) }
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return unsafe sqlite3_bind_null(handle, index)
        case .integer(let value): return unsafe sqlite3_bind_int64(handle, index, Int64(value))
        case .real(let value): return unsafe sqlite3_bind_double(handle, index, value)
        case .text(var text):
            return text.withUTF8 { bytes in
                // An empty buffer may have a null address, which SQLite would store as NULL.
                guard let start = bytes.baseAddress else {
                    return unsafe layout_bind_text(handle, index, "", 0)
                }
                return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    unsafe layout_bind_text(handle, index, $0, Int32(clamping: bytes.count))
                }
            }
        case .blob(let bytes):
            return unsafe bytes.withUnsafeBytes {
                unsafe layout_bind_blob(handle, index, $0.baseAddress, Int32(clamping: $0.count))
            }
        }
    }

    fileprivate func step() throws(LayoutFileError) -> Bool {
        let code = unsafe sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw failure(code)
    }

    fileprivate func reset() {
        _ = unsafe sqlite3_reset(handle)
    }

    /// The number of values that the statement needs.
    private var parameterCount: Int { Int(unsafe sqlite3_bind_parameter_count(handle)) }

    /// Stops the program in debug builds if there is no current row, or if the row does not have
    /// the column. SQLite would return NULL.
    fileprivate func requireColumn(_ column: Int32) {
        assert(
            unsafe 0..<sqlite3_data_count(handle) ~= column, "there is no column \(column) to read")
    }

    private func failure(_ code: Int32) -> LayoutFileError {
        unsafe SQLiteFailure(on: sqlite3_db_handle(handle), code: code).error(at: path)
    }
}

extension SQLiteFailure {
    @unsafe init(on database: OpaquePointer?, code: Int32) {
        self.code = code
        message = unsafe String(cString: sqlite3_errmsg(database))
        systemError =
            unsafe code & 0xff == SQLITE_CORRUPT
            ? layout_last_errno(database) : sqlite3_system_errno(database)
    }
}

/// The rows of one run of a statement, read in sequence. Destroying the value resets the statement.
struct Rows: ~Copyable {
    private let statement: Statement

    init(_ statement: Statement, _ values: [SQLiteValue]) throws(LayoutFileError) {
        self.statement = statement
        try statement.bind(values)
    }

    deinit { statement.reset() }

    /// Moves to the next row. Returns false after the last row.
    mutating func next() throws(LayoutFileError) -> Bool { try statement.step() }

    func isNull(_ column: Int32) -> Bool {
        unsafe sqlite3_column_type(statement.handle, column) == SQLITE_NULL
    }

    func integer(_ column: Int32) -> Int {
        statement.requireColumn(column)
        return Int(unsafe sqlite3_column_int64(statement.handle, column))
    }

    func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

    /// Returns the text of a column. Throws if the text is not valid UTF-8.
    func text(_ column: Int32) throws(LayoutFileError) -> String {
        statement.requireColumn(column)
        guard let start = unsafe sqlite3_column_text(statement.handle, column) else { return "" }
        let count = Int(unsafe sqlite3_column_bytes(statement.handle, column))
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        // Decoding the bytes and comparing the text with them is several times faster than
        // `String(validating:as:)`.
        var text = unsafe String(decoding: bytes, as: UTF8.self)
        let isSame = text.withUTF8 {
            unsafe $0.count == count && memcmp($0.baseAddress!, start, count) == 0
        }
        guard isSame || count == 0 else {
            throw LayoutFileError(
                kind: .badData, path: statement.path, message: "the file contains a damaged text")
        }
        return text
    }

    /// Returns whether the column contains exactly this text. Faster than `text`, since it creates
    /// no string.
    func holds(_ word: StaticString, _ column: Int32) -> Bool {
        guard let start = unsafe sqlite3_column_text(statement.handle, column) else { return false }
        let count = Int(unsafe sqlite3_column_bytes(statement.handle, column))
        return unsafe count == word.utf8CodeUnitCount && memcmp(start, word.utf8Start, count) == 0
    }

    func optionalText(_ column: Int32) throws(LayoutFileError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    func blob(_ column: Int32) -> [UInt8] {
        statement.requireColumn(column)
        guard let start = unsafe sqlite3_column_blob(statement.handle, column) else { return [] }
        let count = Int(unsafe sqlite3_column_bytes(statement.handle, column))
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Passes the bytes of a text or blob to `body` without copying them; an empty buffer for NULL.
    private func withBytes<Result>(
        _ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        statement.requireColumn(column)
        let start = unsafe sqlite3_column_blob(statement.handle, column)
        let count = Int(unsafe sqlite3_column_bytes(statement.handle, column))
        return unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    /// Appends the text or blob in a column to `bytes`, which will be hashed. Returns the range of
    /// the appended bytes, without their length.
    @discardableResult
    func append(_ column: Int32, to bytes: inout CanonicalBytes) -> Range<Int> {
        unsafe withBytes(column) { unsafe bytes.append($0) }
    }

    /// Appends the text or blob in a column, or NULL, as an optional value to `bytes`, which will
    /// be hashed. Returns false if the column is NULL.
    func appendOptional(_ column: Int32, to bytes: inout CanonicalBytes) -> Bool {
        let isPresent = !isNull(column)
        bytes.append(isPresent: isPresent)
        if isPresent { append(column, to: &bytes) }
        return isPresent
    }

    /// Returns the hash in a column; nil if the value does not have the length of a hash.
    func lanes(_ column: Int32) -> Blake2b.Lanes? {
        unsafe withBytes(column) { bytes in
            unsafe bytes.count == Blake2b.size
                ? bytes.loadUnaligned(as: Blake2b.Lanes.self).littleEndian : nil
        }
    }

    /// Returns the value of a column in the type that SQLite stores.
    func value(_ column: Int32) throws(LayoutFileError) -> SQLiteValue {
        switch unsafe sqlite3_column_type(statement.handle, column) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(unsafe sqlite3_column_double(statement.handle, column))
        case SQLITE_TEXT: .text(try text(column))
        case SQLITE_BLOB: .blob(blob(column))
        default: .null
        }
    }
}

/// A value in a column of a row, or for a parameter of a statement.
enum SQLiteValue: Equatable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case blob([UInt8])

    static func optional(_ value: Int?) -> SQLiteValue { value.map(SQLiteValue.integer) ?? .null }
    static func optional(_ value: String?) -> SQLiteValue { value.map(SQLiteValue.text) ?? .null }
}
