package import CommandLanguage
import LayoutFormats

/// How what is listed is printed.
package enum OutputMode: String, CaseIterable, Hashable, Sendable {
    case table, list, json, csv
}

extension Argument where Value == OutputMode {
    /// How what is listed is printed.
    package static var mode: Self { .oneOf("table|list|json|csv", noun: "mode") }
}

extension Outcome {
    /// The reply's text as it is to be printed, whole lines without the last line's end.
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

/// What a reply lists, each thing with its members by name: `frame.x` is the member of a member.
private struct ReplyListing {
    private var columns: [String] = []
    private var rows: [[(name: String, value: String)]] = []

    /// - Parameter name: of the list; what has no members is called so itself.
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

    /// `name: title` and so on, with an empty line between two things.
    var list: String {
        rows.map { row in
            row.map { $0.name + ": " + $0.value }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// RFC 4180, with `\n` behind each row.
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
