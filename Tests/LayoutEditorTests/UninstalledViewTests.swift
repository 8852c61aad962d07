import TestKit
import Testing

/// Every question and every format about documents with views that are not installed, in all size
/// classes or in some (`NSLayoutConstraint` and views have "Installed" in Xcode).
@Suite struct UninstalledViewTests {
    /// Commands that make a document of stacks, forms, lists and scroll views, in which some views
    /// have stored frames, and views of each kind are not installed.
    private func commands(_ random: inout SeededGenerator) -> [String] {
        var lines: [String] = []
        var containers = [("view", "view")]
        var names: [String] = []
        func add(_ kind: String, in parent: String) -> String {
            let name = "v\(names.count + 1)"
            names.append(name)
            lines.append("add \(kind) \(name) in \(parent)")
            return name
        }
        for _ in 0..<Int.random(in: 3...8, using: &random) {
            let (parent, kind) = random.pick(containers)
            switch kind {
            case "table":
                let cell = add("cell", in: parent)
                let content = add("view", in: cell)
                lines.append("set \(content).frame 0,0,300,44")
                lines.append("set \(content).autoresizing flexible")
                containers.append((content, "view"))
            default:
                let kind = random.pick([
                    "view", "stack", "label", "button", "image", "scroll", "table", "activity",
                    "textField", "switch",
                ])
                let name = add(kind, in: parent)
                if random.once(in: 3) { lines.append("set \(name).frame 1,2,30,40") }
                if random.once(in: 4) { lines.append("set \(name).text \"Some text\"") }
                if random.once(in: 3), kind != "table" {
                    lines.append("constrain \(name).top = \(parent).top + 8")
                }
                if ["view", "stack", "scroll", "table"].contains(kind) {
                    containers.append((name, kind))
                }
            }
        }
        for name in names where random.once(in: 3) {
            let classes = random.pick(["", " for w=compact", " for h=compact", " for w=regular"])
            lines.append("set \(name).installed false\(classes)")
        }
        return lines
    }

    @Test(arguments: 0..<12)
    func `every command copes with views that are not installed`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let commands = commands(&random)
        let scratch = try Scratch()
        try scratch.run(
            "new D device=\(random.pick(["iphone-se", "iphone-15-pro-max", "ipad-11"]))")
        for command in commands { _ = try? scratch.run(command) }
        for question in ["check", "fix", "frames", "conflicts", "ambiguous", "tree", "look"] {
            try scratch.run(question)
        }
        _ = try? scratch.run("why v1")
        for format in ["json", "svg", "png", "pdf", "swift", "swiftui", "html", "dot"] {
            try scratch.run("export --format \(format) --output out")
        }
    }
}
