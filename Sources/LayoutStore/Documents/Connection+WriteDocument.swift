internal import StackCore

extension Connection {
    /// Writes those rows of one document that edits have touched since the last write.
    ///
    /// Checks for cancellation between statements: SQLite checks for an interruption only within a
    /// statement, and most statements end before it does.
    func write(_ rows: DocumentRows, of document: Document, as id: DocumentID)
        throws(LayoutFileError)
    {
        if let old = rows.properties {
            try write(.document, of: 0, in: id, from: old, to: document.properties)
        }
        for number in rows.views.sorted {
            try checkInterruption()
            let view = ViewID(number)
            try write(view, in: id, from: rows.views[number], to: rows.row(of: view, in: document))
        }
        for number in rows.constraints.sorted {
            try checkInterruption()
            let constraint = ConstraintID(number)
            try write(
                constraint, in: id, from: rows.constraints[number],
                to: document.constraint(constraint))
        }
    }

    private func write(
        _ id: ViewID, in document: DocumentID, from old: ViewRow?, to new: ViewRow?
    ) throws(LayoutFileError) {
        if old == new { return }
        guard let new else {
            try write(.view, of: id.raw, in: document, from: old!.properties, to: PropertyList())
            return try run(
                "DELETE FROM view WHERE document = ? AND id = ?", .integer(document.raw),
                .integer(id.raw))
        }
        if let arranged = new.arrangedPlace, arranged.parent != new.subviewPlace?.parent {
            throw defect("\(new.name) is arranged by a stack that it is not in")
        }
        if old == nil {
            try run("INSERT INTO view VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)", document, id, new)
        } else if old!.withoutProperties != new.withoutProperties {
            try run(
                """
                UPDATE view SET name = ?3, kind = ?4, parent = ?5, subview_order = ?6,
                arranged_order = ?7 WHERE document = ?1 AND id = ?2
                """, document, id, new)
        }
        try write(
            .view, of: id.raw, in: document, from: old?.properties ?? PropertyList(),
            to: new.properties)
    }

    private func run(
        _ sql: String, _ document: DocumentID, _ id: ViewID, _ row: ViewRow
    ) throws(LayoutFileError) {
        try run(
            sql, .integer(document.raw), .integer(id.raw), .text(row.name),
            .text(row.kind.rawValue), .optional(row.subviewPlace?.parent.raw),
            .optional(row.subviewPlace?.number), .optional(row.arrangedPlace?.number))
    }

    private func write(
        _ id: ConstraintID, in document: DocumentID, from old: LayoutConstraint?,
        to new: LayoutConstraint?
    ) throws(LayoutFileError) {
        if old == new { return }
        if let new, old == nil || !old!.isTheSame(as: new) {
            try upsert(new, in: document)
        }
        try write(
            .constraint, of: id.raw, in: document, from: old?.properties ?? PropertyList(),
            to: new?.properties ?? PropertyList())
        if new == nil {
            try run(
                "DELETE FROM layout_constraint WHERE document = ? AND id = ?",
                .integer(document.raw), .integer(id.raw))
        }
    }

    private func upsert(
        _ constraint: LayoutConstraint, in document: DocumentID
    ) throws(LayoutFileError) {
        try run(
            """
            INSERT INTO layout_constraint VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            ON CONFLICT DO UPDATE SET name = ?3, first_view = ?4, first_guide = ?5,
            first_attribute = ?6, relation = ?7, second_view = ?8, second_guide = ?9,
            second_attribute = ?10
            """,
            .integer(document.raw), .integer(constraint.id.raw), .text(constraint.name),
            .integer(constraint.first.item.view.raw),
            .optional(constraint.first.item.guide?.rawValue),
            .text(constraint.first.attribute.rawValue), .text(constraint.relation.rawValue),
            .optional(constraint.second?.item.view.raw),
            .optional(constraint.second?.item.guide?.rawValue),
            .optional(constraint.second?.attribute.rawValue))
    }

    private func defect(_ message: String) -> LayoutFileError {
        LayoutFileError(kind: .internal, path: path, message: message)
    }
}

extension LayoutConstraint {
    /// Returns whether the two constraints are equal except for their properties.
    fileprivate func isTheSame(as other: LayoutConstraint) -> Bool {
        (id, name, relation) == (other.id, other.name, other.relation)
            && (first, second) == (other.first, other.second)
    }
}

extension ViewRow {
    fileprivate var withoutProperties: ViewRow {
        ViewRow(
            name: name, kind: kind, subviewPlace: subviewPlace, arrangedPlace: arrangedPlace,
            properties: PropertyList())
    }
}
