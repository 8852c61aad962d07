package import CommandLanguage
import LayoutFormats
import StackCore

/// The view settings as keys and values of the language, for prompts, JSON and saved settings.
extension LayoutRequest {
    /// The view settings that are set, each with its key. They are in the order in which people
    /// usually name them, the device first.
    package var members: [(key: String, value: String)] {
        [
            ("device", device), ("size", size?.spelling), ("orientation", orientation?.rawValue),
            ("traits", traits?.spelling), ("direction", direction?.rawValue),
            ("textSize", textSize?.rawValue), ("language", language),
            ("canvas", isCanvas ? "canvas" : nil),
        ].compactMap { key, value in value.map { (key, $0) } }
    }

    /// The values without their keys, for a prompt.
    package var words: [String] { members.map(\.value) }

    var json: JSONValue { .object(members.map { ($0.key, .string($0.value)) }) }

    /// Sets the view setting `key` to a value, given as the text that was saved. Unknown keys and
    /// values are ignored.
    package mutating func take(_ value: SourceText, for key: String) {
        let word = Word(value.text, at: value.position)
        switch key {
        case "device": device = try? Argument.device("").read(word).name
        case "size": size = try? Argument.size.read(word)
        case "orientation": orientation = try? Argument.orientation.read(word)
        case "traits": traits = try? Argument.traits.read(word)
        case "direction": direction = try? Argument.direction.read(word)
        case "textSize": textSize = try? Argument.textSize.read(word)
        case "language": language = try? Argument.language.read(word).text
        case "canvas": isCanvas = word.text == "canvas"
        default: break
        }
    }
}
