extension Connection {
    /// Checks the pages and rows of the documents, not the journal's: a file is opened in a time
    /// that does not grow with its history. `verify` checks everything.
    ///
    /// The words and numbers in the rows are left to the reading of the document, which is stricter
    /// than the tables' own checks and a tenth of their price.
    func checkContentTables() throws(LayoutFileError) {
        let tables = [
            "document", "view", "layout_constraint", "document_property", "view_property",
            "constraint_property",
        ]
        try ignoringChecks { () throws(LayoutFileError) in
            for table in tables {
                try check("PRAGMA quick_check(\(table))")
                try checkReferences("PRAGMA foreign_key_check(\(table))")
            }
        }
    }

    /// Runs `body` without the tables' checks of words and numbers.
    func ignoringChecks(_ body: () throws(LayoutFileError) -> Void) throws(LayoutFileError) {
        try run("PRAGMA ignore_check_constraints = ON")
        defer {
            try? undisturbed { () throws(LayoutFileError) in
                try run("PRAGMA ignore_check_constraints = OFF")
            }
        }
        try body()
    }

    /// Checks every page, row, index and reference of the file.
    func checkEverything() throws(LayoutFileError) {
        try check("PRAGMA integrity_check")
        try checkReferences("PRAGMA foreign_key_check")
    }

    private func check(_ pragma: String) throws(LayoutFileError) {
        var rows = try query(pragma)
        while try rows.next() {
            let verdict = try rows.text(0)
            // SQLite counts a page that the disk did not give among the damaged ones.
            if verdict != "ok" { throw diskFailure ?? damage(verdict) }
        }
    }

    private func checkReferences(_ pragma: String) throws(LayoutFileError) {
        var rows = try query(pragma)
        if try rows.next() { throw damage("a row of \(try rows.text(0)) belongs to nothing") }
    }

    private func damage(_ what: String) -> LayoutFileError {
        LayoutFileError(kind: .badData, path: path, message: "the file is damaged (\(what))")
    }
}
