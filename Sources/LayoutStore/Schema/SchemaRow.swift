/// One row of the table `sqlite_schema`: a table, an index, a view or a trigger.
struct SchemaRow: Equatable {
    let type: String
    let name: String
    let table: String
    let sql: String?
}

extension Schema {
    /// Returns the hash of a schema's rows in hexadecimal digits, for comparison with
    /// `fingerprints`.
    static func fingerprint(_ rows: [SchemaRow]) -> String {
        var bytes = CanonicalBytes(reserving: 16384)
        for row in rows {
            bytes.append(row.type)
            bytes.append(row.name)
            bytes.append(row.table)
            bytes.append(row.sql.map { Array($0.utf8) })
        }
        return hexadecimal(Blake2b.hash(bytes.bytes))
    }

    /// Returns whether the rows have the known hash of that version. Rows with another hash may
    /// still be correct, because another version of SQLite may store the SQL of a changed table
    /// differently.
    func recognizes(_ rows: [SchemaRow], version: Int) -> Bool {
        fingerprints.indices.contains(version - 1)
            && Schema.fingerprint(rows) == fingerprints[version - 1]
    }
}

extension Connection {
    /// Returns the rows of `sqlite_schema`, ordered by name.
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

    /// Throws if the file's tables differ from those of its schema version, for example because
    /// another program has added a trigger, view, index or column. Also throws if two tables share
    /// a page.
    func check(_ schema: Schema, version: Int) throws(LayoutFileError) {
        let found = try schemaRows()
        if !schema.recognizes(found, version: version) {
            let expected = try Connection.schemaRows(of: schema, version: version)
            for row in found where !expected.contains(row) {
                throw unusable("its schema has a \(row.type) that does not belong there")
            }
            guard found == expected else { throw unusable("its schema lacks a table") }
        }
        let roots = try integer(
            "SELECT count(DISTINCT rootpage) FROM sqlite_schema WHERE rootpage > 1")
        guard roots == found.count else { throw unusable("two of its tables share a page") }
    }

    /// Returns the `sqlite_schema` rows of a file of this version. Finds them by running the steps
    /// in an empty database.
    static func schemaRows(
        of schema: Schema, version: Int
    ) throws(LayoutFileError) -> [SchemaRow] {
        let model = try Connection(inMemory: "model")
        try model.run("BEGIN")
        try model.runSQL(of: schema.steps.prefix(version))
        return try model.schemaRows()
    }

    private func unusable(_ message: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: "the file is not usable: \(message)")
    }
}

extension Connection {
    /// Checks the pages and rows of the documents' tables. The journal's tables are not checked, so
    /// that the time to open a file does not depend on the length of its history. `checkEverything`
    /// checks all tables.
    func checkContentTables() throws(LayoutFileError) {
        let tables = [
            "document", "view", "layout_constraint", "document_property", "view_property",
            "constraint_property",
        ]
        for table in tables {
            try check("PRAGMA quick_check(\(table))")
            try checkReferences("PRAGMA foreign_key_check(\(table))")
        }
    }

    /// Checks every page, row, index and foreign key of the file.
    func checkEverything() throws(LayoutFileError) {
        try check("PRAGMA integrity_check")
        try checkReferences("PRAGMA foreign_key_check")
    }

    private func check(_ pragma: String) throws(LayoutFileError) {
        var rows = try query(pragma)
        while try rows.next() {
            let verdict = try rows.text(0)
            // SQLite also reports a page as damaged if the disk could not read it.
            if verdict != "ok" { throw diskFailure ?? damage(verdict) }
        }
    }

    private func checkReferences(_ pragma: String) throws(LayoutFileError) {
        var rows = try query(pragma)
        if try rows.next() { throw damage("a row of \(try rows.text(0)) refers to a missing row") }
    }

    private func damage(_ what: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: "the file is damaged (\(what))")
    }
}
