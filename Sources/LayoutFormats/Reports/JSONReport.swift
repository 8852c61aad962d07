import LayoutChecks
import StackCore

/// The check report for programs: one JSON object per line for each file, so that the output of
/// several runs can be concatenated.
package enum JSONReport {
    /// Returns the object for one file: its documents, or the error that prevented the check.
    package static func object(_ file: CheckedFile) -> JSONValue {
        let head: [(String, JSONValue)] = [
            ("ok", .bool(file.failure == nil)), ("command", .string("check")),
            ("file", .string(file.path)),
        ]
        if let failure = file.failure {
            let error: [(String, JSONValue)] = [
                ("code", .string(failure.code)), ("message", .string(failure.message)),
                ("line", failure.line.map(JSONValue.integer) ?? .null),
                ("hint", .optional(failure.hint)),
            ]
            return .object(head + [("error", .object(error))])
        }
        return .object(head + project(of: file) + [("documents", documents(of: file))])
    }

    private static func project(of file: CheckedFile) -> [(String, JSONValue)] {
        guard let project = file.project else { return [] }
        let files = project.files.map { file in
            JSONValue.object([("file", .string(file.path)), ("hash", .string(file.hash))])
        }
        let members: [(String, JSONValue)] = [
            ("path", project.path.map(JSONValue.string) ?? .null),
            ("targets", .array(project.targets.map(JSONValue.string))),
            ("languages", .array(project.languages.map(JSONValue.string))),
            ("files", .array(files)),
        ]
        return [("project", .object(members))]
    }

    package static func documents(of file: CheckedFile) -> JSONValue {
        .array(file.documents.map(object))
    }

    private static func object(_ document: CheckedDocument) -> JSONValue {
        .object([
            ("name", .string(document.name)),
            ("layouts", .integer(document.places.count)),
            ("findings", .array(document.findings.map { object($0, in: document) })),
        ])
    }

    private static func object(
        _ merged: MergedFinding, in document: CheckedDocument
    ) -> JSONValue {
        let finding = merged.finding
        var members: [(String, JSONValue)] = [
            ("rule", .string(finding.rule.rawValue)),
            ("severity", .string(merged.severity.rawValue)),
            ("items", .array(merged.names.map(JSONValue.string))),
            ("message", .string(merged.message)),
        ]
        if let source = merged.source {
            members += [("line", .integer(source.line)), ("column", .integer(source.column))]
        }
        members.append(
            ("numbers", .object(finding.numbers.map { ($0.name, .number($0.value)) })))
        if !document.places.isEmpty {
            members += [
                ("worst", .string(document.places[merged.worst].name)),
                extent(of: merged, in: document),
            ]
        }
        if !merged.languages.isEmpty {
            members.append(("languages", .array(merged.languages.map(JSONValue.string))))
        }
        if merged.languageGroups.count > 1 {
            assert(
                merged.languages.count == merged.placesByLanguage.count,
                "a language of a finding has no layouts")
            let places = zip(merged.languages, merged.placesByLanguage).map { language, places in
                (language, names(of: places, in: document))
            }
            members.append(("placesByLanguage", .object(places)))
        }
        if let translation = merged.translation {
            members.append(
                (
                    "translation",
                    .object([
                        ("file", .string(translation.path)), ("line", .integer(translation.line)),
                    ])
                ))
        }
        if !merged.parts.isEmpty {
            members.append(("parts", .array(merged.parts.map(part))))
        }
        return .object(members)
    }

    /// Returns the JSON object for a finding that the report lists inside another one, because both
    /// have the same cause.
    private static func part(_ merged: MergedFinding) -> JSONValue {
        .object([
            ("rule", .string(merged.finding.rule.rawValue)),
            ("items", .array(merged.names.map(JSONValue.string))),
            ("message", .string(merged.finding.message)),
        ])
    }

    /// Returns the JSON member that states where a finding occurs. It is `places`, the names of the
    /// layouts. If the document was checked at a range of sizes, it is `ranges` instead: the ranges
    /// of lengths in points at which the finding occurs, each with its first and last length.
    private static func extent(
        of merged: MergedFinding, in document: CheckedDocument
    ) -> (String, JSONValue) {
        guard let sweep = document.sweep else {
            return ("places", names(of: merged.places, in: document))
        }
        let ranges = merged.ranges(in: sweep, among: document.places).map {
            JSONValue.array([
                .number($0.lowerBound.millipoints), .number($0.upperBound.millipoints),
            ])
        }
        return ("ranges", .array(ranges))
    }

    private static func names(of places: [Int], in document: CheckedDocument) -> JSONValue {
        .array(places.map { .string(document.places[$0].name) })
    }
}
