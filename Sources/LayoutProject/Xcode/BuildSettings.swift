import LayoutFormats

/// An assignment of a value to a build setting.
struct SettingAssignment {
    let name: String
    let value: String
    /// The conditions in brackets after the name, such as `sdk=iphoneos*`.
    let conditions: [Substring]

    /// - Parameter key: the name of a setting, optionally with conditions in brackets, such as
    ///   `ARCHS[sdk=iphoneos*]`
    init(key: String, value: String) {
        self.value = value
        guard key.contains("[") else {
            (name, conditions) = (key, [])
            return
        }
        let parts = key.split(whereSeparator: { "[],".contains($0) })
        name = parts.first.map { $0.trimmingSpaces } ?? ""
        conditions = Array(parts.dropFirst()).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Returns whether the conditions of the assignment are met in a build for an iOS device.
    func applies(in configuration: String) -> Bool {
        conditions.allSatisfy { condition in
            let sides = condition.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
            guard sides.count == 2 else { return false }
            let values: [String]
            switch sides[0] {
            case "sdk": values = ["iphoneos"]
            case "arch": values = ["arm64"]
            case "config": values = [configuration]
            default: values = ["normal"]
            }
            return values.contains { Self.matches($0, pattern: sides[1]) }
        }
    }

    /// Returns whether a value matches a pattern that may end in `*`. A version in the pattern of
    /// the iOS SDK is ignored: `iphoneos17.0` matches `iphoneos`.
    private static func matches(_ value: String, pattern: String) -> Bool {
        if pattern.hasSuffix("*") { return value.hasPrefix(pattern.dropLast()) }
        return pattern == value
            || value == "iphoneos" && pattern.hasPrefix(value)
                && pattern.dropFirst(value.count).allSatisfy { $0.isNumber || $0 == "." }
    }
}

/// The build settings of a target in one configuration.
///
/// A setting can be assigned at several levels: in the target, in the file on which the target's
/// configuration is based, in the project, and in the file of the project's configuration. The
/// first of these levels takes precedence, and `$(inherited)` in its value stands for the value of
/// the next level.
struct BuildSettings {
    /// The values assigned to each setting at the different levels, the one that takes precedence
    /// first.
    private var values: [String: [String]] = [:]

    /// - Parameter levels: the assignments of each level, in file order; the first level takes
    ///   precedence
    init(levels: [[SettingAssignment]], configuration: String) {
        for level in levels {
            let applicable = level.filter { $0.applies(in: configuration) }
            for isConditional in [true, false] {
                for assignment in applicable.reversed()
                where assignment.conditions.isEmpty != isConditional {
                    values[assignment.name, default: []].append(assignment.value)
                }
            }
        }
    }

    /// The value of a setting, expanded; nil if it is not set, or set to an empty text.
    subscript(name: String) -> String? {
        guard values[name] != nil else { return nil }
        var expansion = SettingExpansion(values)
        let value = expansion.value(of: name).trimmingSpaces
        return value.isEmpty ? nil : value
    }

    /// Returns whether a part of the setting's value was left out, because settings refer to each
    /// other in a loop or because a limit of `SettingExpansion` was exceeded.
    func isIncomplete(_ name: String) -> Bool {
        var expansion = SettingExpansion(values)
        _ = expansion.value(of: name)
        return expansion.isIncomplete
    }

    /// Returns the text with the values of the settings to which it refers.
    func expand(_ text: String) -> String {
        guard text.contains("$") else { return text }
        var expansion = SettingExpansion(values)
        return expansion.expand(text)
    }

    /// Returns whether the setting is `YES`.
    func isYes(_ name: String) -> Bool { self[name].map(Self.isYes) ?? false }

    /// Returns the patterns for files in a setting.
    func patterns(_ name: String) -> [FilePattern] {
        let texts = self[name]?.split(whereSeparator: \.isWhitespace) ?? []
        return texts.map { FilePattern($0.filter { $0 != "\"" }) }
    }

    static func isYes(_ text: String) -> Bool {
        ["yes", "true", "1"].contains(text.lowercased())
    }
}

/// Reads the assignments of one level from a list of settings in a `project.pbxproj`.
extension [SettingAssignment] {
    init(_ settings: PropertyDictionary) {
        self = settings.effectiveEntries.map { entry in
            let value =
                entry.value.string
                ?? entry.value.elements.compactMap(\.string).joined(separator: " ")
            return SettingAssignment(key: entry.key, value: value)
        }
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmingSpaces: String {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
