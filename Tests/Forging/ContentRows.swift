import StackCore

/// The checksums of a document's rows, which may have any content, even if no document can have it.
struct ContentRows {
    private(set) var content = RowSum()
    private(set) var identities = RowSum()
    private let database: Database
    private let document: Cell

    init(of document: Int, in database: Database) throws {
        self.database = database
        self.document = .integer(document)
        let views = try read(
            "SELECT id, name, kind, parent, subview_order, arranged_order FROM view")
        let constraints = try read("SELECT * FROM layout_constraint").map { Array($0.dropFirst()) }
        let viewNames = Self.names(views)
        for view in views {
            content.add(FactBytes("v", view[1].bytes, view[2].bytes).bytes)
            identify(view[0].integer, view[1].bytes)
        }
        for row in constraints { addConstraint(row, viewNames) }
        for (letter, column) in [("s", 4), ("a", 5)] as [(Character, Int)] {
            addPlaces(letter, views.filter { $0[3] != .null && $0[column] != .null }, column)
        }
        try addProperties("SELECT 0, key, width, height, value FROM document_property", [:])
        try addProperties("SELECT view, key, width, height, value FROM view_property", viewNames)
        try addProperties(
            "SELECT \"constraint\", key, width, height, value FROM constraint_property",
            Self.names(constraints))
    }

    private func read(_ select: String) throws -> [[Cell]] {
        try database.rows(select + " WHERE document = ?", [document])
    }

    private static func names(_ rows: [[Cell]]) -> [Int: [UInt8]] {
        Dictionary(rows.map { ($0[0].integer, $0[1].bytes) }, uniquingKeysWith: { $1 })
    }

    private mutating func identify(_ number: Int?, _ name: [UInt8]) {
        var bytes = FormatBytes()
        if let number { bytes.append(number: number) }
        bytes.append(name)
        identities.add(bytes.bytes)
    }

    /// Adds the order of siblings: each view with the one before it, sorted by the numbers in
    /// `column`.
    private mutating func addPlaces(_ letter: Character, _ views: [[Cell]], _ column: Int) {
        let names = Self.names(views)
        let byID = Dictionary(views.map { ($0[0].integer, $0) }, uniquingKeysWith: { $1 })
        for (parent, children) in Dictionary(grouping: byID.values, by: { $0[3].integer }) {
            var before: [UInt8] = []
            for child in children.sorted(by: { $0[column].integer < $1[column].integer }) {
                let name = names[child[0].integer] ?? []
                content.add(FactBytes(letter, parentName(parent, names), before, name).bytes)
                before = name
            }
        }
    }

    private func parentName(_ parent: Int, _ names: [Int: [UInt8]]) -> [UInt8] {
        let rows = try? read("SELECT name, id FROM view").first { $0[1] == .integer(parent) }
        return names[parent] ?? rows?.first?.bytes ?? []
    }

    private mutating func addConstraint(_ row: [Cell], _ views: [Int: [UInt8]]) {
        identify(-1 - row[0].integer, row[1].bytes)
        content.add(
            FactBytes(
                "c", row[1].bytes, Self.anchor(row[2...4], views), row[5].bytes,
                row[6] == .null ? [] : Self.anchor(row[6...8], views)
            ).bytes)
    }

    /// Returns a name like `title.leading`, `view.safeArea.top` or `topLayoutGuide.bottom`.
    private static func anchor(_ cells: ArraySlice<Cell>, _ views: [Int: [UInt8]]) -> [UInt8] {
        let cells = Array(cells)
        let name = views[cells[0].integer] ?? []
        let guide = cells[1].bytes
        let dot = UInt8(ascii: ".")
        var item = name
        if guide.ends("LayoutGuide") {
            item = guide
        } else if !guide.isEmpty {
            item += [dot] + guide
        }
        return item + [dot] + cells[2].bytes
    }

    private mutating func addProperties(_ select: String, _ names: [Int: [UInt8]]) throws {
        for row in try read(select) {
            let key = String(decoding: row[1].bytes, as: UTF8.self)
            let value = Self.spelling(row[4], of: key)
            if key == "source" {
                identify(nil, value)
                continue
            }
            let condition = SizeClasses(
                width: SizeClass(rawValue: String(decoding: row[2].bytes, as: UTF8.self)) ?? .any,
                height: SizeClass(rawValue: String(decoding: row[3].bytes, as: UTF8.self)) ?? .any)
            content.add(
                FactBytes(
                    "p", names[row[0].integer] ?? [], row[1].bytes, Array(condition.spelling.utf8),
                    value
                ).bytes)
        }
    }

    private static func spelling(_ cell: Cell, of key: String) -> [UInt8] {
        switch cell {
        case .integer(let number): Array((number == 1 ? "true" : "false").utf8)
        case .real(let number): Array(NumberSpelling.spell(number).utf8)
        default: cell.bytes
        }
    }
}

extension [UInt8] {
    fileprivate func ends(_ text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
