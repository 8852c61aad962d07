package import CommandLanguage
import LayoutFormats

/// The output format of listings.
package enum OutputMode: String, CaseIterable, Hashable, Sendable {
    case table, list, json, csv
}

extension Argument where Value == OutputMode {
    /// An argument for the output format of listings.
    package static var mode: Self { .oneOf("table|list|json|csv", noun: "mode") }
}

extension Outcome {
    /// The text of the reply in the chosen output format: whole lines without a final line end.
    package var text: String {
        switch mode {
        case _ where !reply.isData || reply.isPicture: reply.text
        case .table: reply.text
        case .json: json.line
        case .list: listing?.list ?? reply.text
        case .csv: listing?.csv ?? reply.text
        }
    }

    private var listing: ReplyListing? {
        guard let name = reply.listed,
            case .array(let items)? = reply.members.first(where: { $0.0 == name })?.1
        else { return nil }
        return ReplyListing(items, named: name)
    }
}

/// The items of a listing as rows of named values, for `mode list` and `mode csv`. The members of a
/// nested object become values of the row, each named by its path, such as `frame.x`.
private struct ReplyListing {
    private var columns: [String] = []
    private var rows: [[(name: String, value: String)]] = []

    /// - Parameter name: the name of the list. It also names the value of an item that is not an
    ///   object.
    init(_ items: [JSONValue], named name: String) {
        var seen: Set<String> = []
        for item in items {
            var row: [(name: String, value: String)] = []
            Self.flatten(item, name, isMember: false, &row)
            for member in row where seen.insert(member.name).inserted {
                columns.append(member.name)
            }
            rows.append(row)
        }
    }

    private static func flatten(
        _ value: JSONValue, _ name: String, isMember: Bool,
        _ row: inout [(name: String, value: String)]
    ) {
        switch value {
        case .object(let members):
            for (key, member) in members {
                flatten(member, isMember ? name + "." + key : key, isMember: true, &row)
            }
        case .null: row.append((name, ""))
        case .string(let text): row.append((name, text))
        default: row.append((name, value.line))
        }
    }

    /// The rows as lines such as `name: title`, with an empty line between two rows.
    var list: String {
        rows.map { row in
            row.map { $0.name + ": " + $0.value }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The items as CSV (RFC 4180), except that rows are separated by `\n`.
    var csv: String {
        let lines = rows.map { row in
            columns.map { column in row.first { $0.name == column }?.value ?? "" }
        }
        return ([columns] + lines).filter { !$0.isEmpty }
            .map { $0.map(Self.quoted).joined(separator: ",") }.joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains { ",\"\n\r".unicodeScalars.contains($0) }
        return isPlain
            ? text
            : "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
