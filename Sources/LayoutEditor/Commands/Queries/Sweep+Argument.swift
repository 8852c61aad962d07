import CommandLanguage
import LayoutChecks
import StackCore

extension Argument where Value == Sweep {
    /// An argument of the form `width=FROM..TO` or `height=FROM..TO`, a range of screen sizes in
    /// points.
    static var sweep: Argument<Sweep> {
        Argument("width=FROM..TO", .sweep) { word throws(CommandError) in
            if let sweep = Sweep(spelling: word.text) { return sweep }
            throw CommandError(
                .wrongValue,
                "expected width=FROM..TO or height=FROM..TO, of 1 to 10000 points and at most "
                    + "\(NumberSpelling.spell(Sweep.longest)) long, not \(word.text)",
                at: word.start)
        }
    }
}

extension Sweep {
    fileprivate init?(spelling: String) {
        let parts = spelling.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let axis = Axis(rawValue: String(parts[0])),
            let dots = parts[1].firstRange(of: ".."),
            let from = NumberSpelling.parse(parts[1][..<dots.lowerBound]),
            let to = NumberSpelling.parse(parts[1][dots.upperBound...]), from <= to
        else { return nil }
        self.init(axis, from...to)
    }
}
