package import CommandLanguage
import LayoutFormats
import StackCore

/// What is asked for, key by key, as the language spells it: for prompts, machines and the notes of
/// what a shell looked through.
extension LayoutRequest {
    /// In the order in which a person says them; what is not asked for is left out.
    package var members: [(key: String, value: String)] {
        [
            ("device", device), ("size", size?.spelling), ("orientation", orientation?.rawValue),
            ("traits", traits?.spelling), ("direction", direction?.rawValue),
            ("textSize", textSize?.rawValue), ("canvas", isCanvas ? "canvas" : nil),
        ].compactMap { key, value in value.map { (key, $0) } }
    }

    /// The same without its keys, for a prompt.
    package var words: [String] { members.map(\.value) }

    var json: JSONValue { .object(members.map { ($0.key, .string($0.value)) }) }

    /// Takes over a member as it was written down; what is not understood is left out.
    package mutating func take(_ value: SourceText, for key: String) {
        let word = Word(value.text, at: value.position)
        switch key {
        case "device": device = try? Argument.device("").read(word).name
        case "size": size = try? Argument.size.read(word)
        case "orientation": orientation = try? Argument.orientation.read(word)
        case "traits": traits = try? Argument.traits.read(word)
        case "direction": direction = try? Argument.direction.read(word)
        case "textSize": textSize = try? Argument.textSize.read(word)
        case "canvas": isCanvas = word.text == "canvas"
        default: break
        }
    }
}
