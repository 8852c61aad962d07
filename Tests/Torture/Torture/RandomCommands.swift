import StackCore
import TestKit

/// Random commands of every kind that changes a file. Some are refused, and must then change
/// nothing.
struct RandomCommands {
    private var random: SeededGenerator
    private var made = 0

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    /// - Parameter document: the current document; nil if there is none.
    mutating func next(_ document: Document?, named name: String?, of documents: [String]) -> String
    {
        guard let document, let name else { return "new \(newName("D"))" }
        let size = document.viewCount
        if size > 60, chance(3) { return "remove \(any(document))" }
        if chance(40) { return group(document) }
        if chance(40) { return file(name, documents) }
        return edit(document)
    }

    private mutating func edit(_ document: Document) -> String {
        switch Int.random(in: 0..<28, using: &random) {
        case 0...3: return add(document)
        case 4...6: return set(document)
        case 7: return "reset \(any(document)).\(pick(Self.keys).0)"
        case 8: return "rename \(any(document)) to \(newName("r"))"
        case 9: return "remove \(any(document))"
        case 10: return "arrange \(any(document)) in \(stack(document)) at \(number(5))"
        case 11: return "unarrange \(any(document))"
        case 12: return "move \(any(document)) to \(any(document)) at \(number(4))"
        case 13: return "order \(any(document)) \(pick(["front", "back", "at \(number(4))"]))"
        case 14: return "order \(any(document)) \(pick(["above", "below"])) \(any(document))"
        case 15: return "\(pick(["hide", "show"])) \(any(document))"
        case 16:
            let space = pick(["20", "default", "system", "\(number(90)).5"])
            return "space after \(any(document)) in \(stack(document)) \(space)"
        case 17:
            return "embed \(any(document)) \(any(document)) in stack \(newName("e")) axis=vertical"
        case 18: return "unembed \(stack(document))"
        case 19: return "copy \(any(document)) as \(newName("k"))"
        case 20, 21: return constrain(document)
        case 22: return constraint(document)
        case 23: return environment()
        case 24: return "animate 0.25 { \(pick(["hide", "show"])) \(any(document)) }"
        default: return set(document)
        }
    }

    // MARK: Kinds of commands

    private mutating func add(_ document: Document) -> String {
        let kind = pick(ViewKind.allCases).rawValue
        let place = pick(["", "", " at \(number(4))", " unarranged"])
        return "add \(kind) \(newName("v")) in \(chance(2) ? stack(document) : any(document))"
            + place
    }

    private mutating func set(_ document: Document) -> String {
        let (key, values) = pick(Self.keys)
        let variation =
            chance(4) ? " for " + pick(["w=compact", "h=regular", "w=regular,h=compact"]) : ""
        return "set \(any(document)).\(key) \(pick(values))\(variation)"
    }

    private static let keys: [(String, [String])] = [
        ("hidden", ["true", "false"]), ("hugging.horizontal", ["1", "251", "999.5"]),
        ("compression.vertical", ["750", "1000"]), ("margins", ["1,2,3,4", "0,0,0,0.25"]),
        ("preservesSuperviewMargins", ["true", "false"]), ("direction", ["ltr", "rtl"]),
        ("intrinsic", ["10x20", "-x5"]), ("backgroundColor", ["\"#FF8800\""]),
        ("userLabel", ["\"a label\"", "\"\\\"quoted\\\"\\n\""]), ("installed", ["true", "false"]),
        ("axis", ["horizontal", "vertical"]),
        ("distribution", ["fill", "fillEqually", "equalCentering"]),
        ("alignment", ["fill", "center", "leading"]), ("spacing", ["0", "8", "system", "-3.5"]),
        ("baselineRelative", ["true", "false"]),
        ("text", ["\"Grüße 🇩🇪\"", "\"\"", "\"two\\nlines\""]),
        ("font", ["17", "12/bold", "headline"]), ("lines", ["0", "1", "3"]),
        ("placeholder", ["Name"]), ("image", ["24x24"]), ("contentMode", ["center"]),
        ("contentInset", ["1,1,1,1"]),
    ]

    private mutating func constrain(_ document: Document) -> String {
        let (a, b) = (any(document), any(document))
        let tail = pick(["", " + 8", " - 2.5 @750", " @250 for w=compact"])
        switch number(6) {
        case 0: return "constrain \(a).width >= \(number(200))"
        case 1: return "constrain \(newName("c")): \(a).leading = \(b).leadingMargin" + tail
        case 2: return "constrain \(a).top <= \(b).bottom" + tail
        case 3: return "constrain H:|-[\(a)(>=20@750)]-8-[\(b)]"
        case 4: return "constrain \(a) \(b) equal \(pick(["width", "height", "centerX"]))"
        default: return "constrain \(a).width = \(pick(["2", "0.5"])) * \(b).height" + tail
        }
    }

    private mutating func constraint(_ document: Document) -> String {
        let ids = document.allConstraints.map(\.name)
        guard let id = ids.randomElement(using: &random) else { return constrain(document) }
        return pick([
            "set \(id).constant \(number(90))", "set \(id).priority \(number(999) + 1)",
            "activate \(id)", "deactivate \(id)", "remove constraint \(id)",
            "rename \(id) to \(newName("z"))", "set \(id).constant 3 for w=compact",
        ])
    }

    private mutating func environment() -> String {
        pick([
            "set document.device iphone-se", "set document.device 320x480",
            "reset document.device", "set document.orientation landscape",
            "set document.traits w=compact,h=regular", "set document.direction rtl",
            "set document.textSize extraLarge", "reset document.textSize", "device iphone-se",
            "rotate", "direction rtl",
        ])
    }

    private mutating func group(_ document: Document) -> String {
        "group \"several\" { \(edit(document)); \(set(document)) }"
    }

    private mutating func file(_ name: String, _ documents: [String]) -> String {
        let other = pick(documents)
        if documents.count > 4 { return "delete document \(other)" }
        return pick([
            "new \(newName("D"))", "duplicate \(other) as \(newName("D"))",
            "rename document \(other) to \(newName("D"))", "open \(other)", "open \(other)",
        ])
    }

    // MARK: Choices

    private mutating func any(_ document: Document) -> String {
        Array(document.allViews).randomElement(using: &random)?.name ?? "view"
    }

    private mutating func stack(_ document: Document) -> String {
        let stacks = document.allViews.filter { $0.kind == .stack }
        return stacks.randomElement(using: &random)?.name ?? any(document)
    }

    private mutating func newName(_ prefix: String) -> String {
        made += 1
        return "\(prefix)\(made)"
    }

    private mutating func number(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

    private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values.randomElement(using: &random)!
    }
}
