import LayoutChecks

/// The check report in SARIF, the OASIS format for code scanning tools.
package enum SARIFReport {
    /// - Parameter version: the version of this program, which the report names
    package static func text(_ files: [CheckedFile], version: String) -> String {
        JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .array([run(files, version)])),
        ]).text
    }

    private static func run(_ files: [CheckedFile], _ version: String) -> JSONValue {
        let driver: [(String, JSONValue)] = [
            ("name", .string("layoutedit")), ("version", .string(version)),
            ("rules", .array(Rule.all.map(object))),
        ]
        let failures = files.compactMap { file in file.failure.map { (path: file.path, $0) } }
        return .object([
            ("tool", .object([("driver", .object(driver))])),
            ("columnKind", .string("unicodeCodePoints")),
            (
                "invocations",
                .array([
                    .object([
                        ("executionSuccessful", .bool(failures.isEmpty)),
                        (
                            "toolExecutionNotifications",
                            .array(failures.map { notification($0.path, $0.1.message) })
                        ),
                    ])
                ])
            ),
            (
                "results",
                .array(
                    files.flatMap { file in
                        file.failure.map { [result($0, of: file.path)] }
                            ?? file.findings.map { result($1, of: $0, in: file.path) }
                    })
            ),
        ])
    }

    private static func object(_ rule: Rule) -> JSONValue {
        .object([
            ("id", .string(rule.id.rawValue)),
            ("shortDescription", message(rule.explanation)),
            ("help", message(rule.explanation + "\n\n" + rule.example)),
            (
                "defaultConfiguration",
                .object([("level", .string(rule.severity.rawValue))])
            ),
        ])
    }

    private static func notification(_ path: String, _ failure: String) -> JSONValue {
        .object([
            ("level", .string("error")), ("message", message(path + ": " + failure)),
        ])
    }

    /// Returns the result for a file that could not be read. Code scanning shows only results.
    private static func result(_ failure: FileFailure, of path: String) -> JSONValue {
        let physical = physicalLocation(path, line: failure.line, column: nil)
        return .object([
            ("ruleId", .string(FileFailure.rule)), ("level", .string("error")),
            ("message", message(failure.message)),
            ("locations", .array([.object([("physicalLocation", physical)])])),
            (
                "partialFingerprints",
                .object([("layoutedit/v1", .string(FileFailure.rule + "\t" + path))])
            ),
        ])
    }

    private static func physicalLocation(
        _ path: String, line: Int?, column: Int?
    ) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("artifactLocation", .object([("uri", .string(uri(path)))]))
        ]
        let region = [("startLine", line), ("startColumn", column)].compactMap { name, number in
            number.map { (name, JSONValue.integer($0)) }
        }
        if !region.isEmpty { members.append(("region", .object(region))) }
        return .object(members)
    }

    private static func result(
        _ merged: MergedFinding, of document: CheckedDocument, in path: String
    ) -> JSONValue {
        let rule = merged.finding.rule
        let number = RuleID.allCases.firstIndex(of: rule) ?? 0
        return .object([
            ("ruleId", .string(rule.rawValue)), ("ruleIndex", .integer(number)),
            ("level", .string(merged.severity.rawValue)),
            ("message", message(document.name + ": " + merged.sentence(in: document))),
            (
                "locations",
                .array(
                    (merged.parts.isEmpty ? [merged] : merged.parts).map {
                        location($0, of: document, in: path)
                    })
            ),
            (
                "partialFingerprints",
                .object([
                    (
                        "layoutedit/v1",
                        .string(FindingKey(merged, of: document, in: path).spelling)
                    )
                ])
            ),
        ])
    }

    private static func location(
        _ merged: MergedFinding, of document: CheckedDocument, in path: String
    ) -> JSONValue {
        let physical =
            if let translation = merged.translation {
                physicalLocation(translation.path, line: max(translation.line, 1), column: nil)
            } else {
                physicalLocation(
                    path, line: merged.source?.line, column: merged.source?.column)
            }
        let logical = document.name + "." + (merged.names.first ?? "")
        return .object([
            ("physicalLocation", physical),
            (
                "logicalLocations",
                .array([
                    .object([
                        ("name", .string(merged.names.first ?? "")),
                        ("fullyQualifiedName", .string(logical)), ("kind", .string("element")),
                    ])
                ])
            ),
        ])
    }

    private static func message(_ text: String) -> JSONValue {
        .object([("text", .string(text))])
    }

    /// Returns a file path as a URI reference (RFC 3986). Bytes other than letters, digits and
    /// `-._~/` are percent-encoded.
    private static func uri(_ path: String) -> String {
        let hexadecimal = Array("0123456789ABCDEF")
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result.append("%")
                result.append(hexadecimal[Int(byte >> 4)])
                result.append(hexadecimal[Int(byte & 15)])
            }
        }
        return result
    }
}
