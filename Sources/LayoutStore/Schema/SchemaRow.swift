/// One row of `sqlite_schema`.
struct SchemaRow: Equatable {
    let type: String
    let name: String
    let table: String
    let sql: String?
}

extension Connection {
    /// The schema, ordered by name.
    func schemaRows() throws(LayoutFileError) -> [SchemaRow] {
        var result: [SchemaRow] = []
        var rows = try query("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name")
        while try rows.next() {
            result.append(
                SchemaRow(
                    type: try rows.text(0), name: try rows.text(1), table: try rows.text(2),
                    sql: try rows.optionalText(3)))
        }
        return result
    }

    /// Refuses a file whose schema is not, row by row, the one of its version: an extra trigger,
    /// view, index or column is somebody else's work, and so is a page that two tables share.
    func check(_ schema: Schema, version: Int) throws(LayoutFileError) {
        let model = try Connection(inMemory: "model")
        try model.run("BEGIN")
        try model.runSQL(of: schema.steps.prefix(version))
        let expected = try model.schemaRows()
        let found = try schemaRows()
        if found != expected {
            for row in found where !expected.contains(row) {
                throw unusable("its schema has a \(row.type) that does not belong there")
            }
            throw unusable("its schema lacks a table")
        }
        let roots = try integer(
            "SELECT count(DISTINCT rootpage) FROM sqlite_schema WHERE rootpage > 1")
        guard roots == expected.count else { throw unusable("two of its tables share a page") }
    }

    private func unusable(_ message: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: "the file is not usable: \(message)")
    }
}
