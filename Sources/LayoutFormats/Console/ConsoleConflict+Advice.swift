extension ConsoleConflict {
    /// The constraint that is most likely one too many: what frameworks make on their own comes before
    /// what a person wrote, since it is mostly there by oversight.
    package var culprit: ConsoleConstraint? {
        constraints.first(where: \.isMask) ?? constraints.first(where: \.isEncapsulated)
            ?? constraints.last(where: \.isPersons) ?? broken ?? constraints.last
    }

    /// What is told of it, a sentence a line.
    package var sentences: [String] {
        var lines = ["these \(constraints.count) cannot hold together:"]
        lines += constraints.map { "  " + $0.sentence }
        if let broken { lines.append("UIKit gave up " + broken.sentence) }
        if let culprit {
            lines.append("the likely culprit: " + culprit.sentence)
            lines += culprit.advice.map { "  " + $0 }
        }
        return lines
    }
}

extension ConsoleConstraint {
    package var isMask: Bool { kind == "NSAutoresizingMaskLayoutConstraint" }

    /// The size that a list, a window or a bar gives what it shows.
    fileprivate var isEncapsulated: Bool {
        identifier?.hasPrefix("UIView-Encapsulated-Layout") ?? false
    }

    /// Whether somebody wrote it, and no framework.
    var isPersons: Bool {
        kind == "NSLayoutConstraint" && !isEncapsulated
            && !(identifier?.hasPrefix("UISV-") ?? false)
    }

    fileprivate var sentence: String {
        let name = identifier.map { $0 + ": " } ?? (isMask ? "autoresizing mask: " : "")
        return name + formula
    }

    /// What to do about it.
    fileprivate var advice: [String] {
        if isMask {
            return [
                "set translatesAutoresizingMaskIntoConstraints to false on the view, which has constraints of its own"
            ]
        }
        if isEncapsulated {
            return [
                "the container decides this size: give one of your own constraints along that axis priority 999"
            ]
        }
        if identifier == "UISV-hiding" {
            return [
                "the view is hidden in a stack and keeps a required size: give that size priority 999"
            ]
        }
        if identifier?.hasPrefix("UISV-") ?? false {
            return ["the stack makes it: change its distribution, alignment or spacing"]
        }
        return ["give it priority 999, so that it yields, or remove it"]
    }
}
