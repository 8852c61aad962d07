package import StackCore

extension Argument where Value == [String?] {
    /// The word that means the devices of the Xcode project. A list of devices contains this word
    /// instead of their names, because the names are unknown until the project has been read.
    package static var projectDevices: String { "project" }

    /// An argument for `all`, `project`, or names of devices separated by commas.
    package static var deviceList: Self {
        Argument("all|project|ID,…", .deviceList) { word throws(CommandError) in
            if word.text == "all" { return Device.all.map(\.id) }
            if word.text == projectDevices { return [projectDevices] }
            var names: [String?] = []
            for part in word.parts(separatedBy: ",") {
                names.append(try DeviceReference(part).name)
            }
            return names
        }
    }
}

extension Argument where Value == [Orientation] {
    /// An argument for `all`, or for orientations separated by commas.
    package static var orientationList: Argument<[Orientation]> {
        Argument("all|portrait,…", .orientationList) { word throws(CommandError) in
            if word.text == "all" { return Orientation.allCases }
            var list: [Orientation] = []
            for part in word.parts(separatedBy: ",") {
                list.append(
                    try Argument<Orientation>.orientation.read(Word(part.text, at: part.position)))
            }
            return list
        }
    }
}

/// A type whose values are the words of a closed list.
package typealias ListedWord = CaseIterable & RawRepresentable<String> & Sendable

extension Argument where Value: ListedWord {
    /// Returns an argument for one of the words that `Value` lists.
    ///
    /// - Parameter noun: the name of the value in error messages
    package static func oneOf(
        _ label: String, kind: ArgumentKind = .word, noun: String
    ) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return Argument(label, kind, words: words) { word throws(CommandError) in
            if let value = Value(rawValue: word.text) { return value }
            throw CommandError(.wrongValue, no: noun, word.source, among: words)
        }
    }
}

extension Argument {
    /// Returns an argument for `all`, or for words that `Element` lists, separated by commas.
    package static func severalOf<Element: ListedWord>(_ label: String, noun: String) -> Self
    where Value == [Element] {
        let words = Element.allCases.map(\.rawValue)
        return Argument(label, .wordList, words: ["all"] + words) { word throws(CommandError) in
            if word.text == "all" { return Array(Element.allCases) }
            var list: [Element] = []
            for part in word.parts(separatedBy: ",") {
                guard let value = Element(rawValue: part.text) else {
                    throw CommandError(.wrongValue, no: noun, part, among: words)
                }
                list.append(value)
            }
            return list
        }
    }
}
