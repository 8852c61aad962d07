import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// Statements for size classes are a short decision list.
@Suite struct SwiftVariationTests: ExportedCodeSuite {
    private func random(_ seed: Int) -> (cases: [[String]], given: [SizeClasses]) {
        var random = SeededGenerator(seed: seed)
        let lines = [[], ["a"], ["b"], ["a", "b"]]
        return (
            SizeClasses.ofDevices.map { _ in random.pick(lines) },
            SizeClasses.all.filter { $0 != .base && random.once(in: 3) }
        )
    }

    private func lines(_ branches: [SwiftDecision.Branch]) -> [[String]?] {
        SizeClasses.ofDevices.map { traits in
            branches.first { $0.condition.matches(traits) }?.lines
        }
    }

    @Test(arguments: 0..<80)
    func `the first branch that matches has the statements, and no branch is idle`(seed: Int) {
        let (cases, given) = random(seed)
        let branches = SwiftDecision(cases, given: given).branches
        #expect(lines(branches) == cases, "seed \(seed)")
        #expect(branches.last?.condition == .base)
        for place in branches.indices.dropLast() {
            var rest = branches
            rest.remove(at: place)
            #expect(lines(rest) != lines(branches), "seed \(seed): \(branches[place].condition)")
        }
    }

    @Test(arguments: 0..<80)
    func `joined decisions have the statements of each`(seed: Int) {
        let all = (0..<4).map { number -> SwiftDecision in
            let (cases, given) = random(seed * 4 + number)
            return SwiftDecision(
                cases.map { $0.map { "\($0)\(number)" } }, given: given)
        }
        let joined = SwiftDecision.joined(all)
        func sum(_ all: [SwiftDecision]) -> [[String]] {
            SizeClasses.ofDevices.indices.map { place in
                all.flatMap { lines($0.branches)[place]! }.sorted()
            }
        }
        #expect(sum(joined) == sum(all), "seed \(seed)")
        func length(_ all: [SwiftDecision]) -> Int {
            all.flatMap { $0.code { _ in "" } }.source.split(separator: "\n").count
        }
        if all.allSatisfy({ $0.assignments == nil }) {
            #expect(length(joined) <= length(all), "seed \(seed)")
        }
    }

    /// A screen with stacks whose axis is another one on an iPad, and with a constraint for each of
    /// two heights.
    private func code(stacks: Int) throws -> String {
        let views = (1...stacks).map { number in
            """
            <stackView id="s\(number)" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
            <variation key="heightClass=regular-widthClass=regular" axis="horizontal" spacing="8"/>
            </stackView>
            """
        }
        let constraints = [("a", 100), ("b", 200)].map { id, height in
            """
            <constraint firstItem="s1" firstAttribute="height" constant="\(height)" id="\(id)"/>
            """
        }
        func mask(_ condition: String, _ word: String, _ ids: [String]) -> String {
            let references = ids.map { "<\(word) reference=\"\($0)\"/>" }.joined()
            return "<variation key=\"\(condition)\"><mask key=\"constraints\">\(references)</mask>"
                + "</variation>"
        }
        let variations =
            mask("default", "exclude", ["a", "b"]) + mask("heightClass=compact", "include", ["a"])
            + mask("heightClass=regular", "include", ["b"])
        let screen = try CodeDocument.screen(
            views.joined(),
            constraints: constraints.joined() + "</constraints>" + variations + "<constraints>")
        return CodeFramework.uiKit.source(screen)
    }

    @Test(arguments: [1, 2, 3, 4])
    func `views with equal values share a loop, and a single constraint is a property`(
        stacks: Int
    ) throws {
        let code = try code(stacks: stacks)
        for line in [
            "        let isRegular =\n            traitCollection.horizontalSizeClass == .regular\n",
            "            && traitCollection.verticalSizeClass == .regular\n",
            "axis = isRegular ? .horizontal : .vertical\n", "spacing = isRegular ? 8 : 0\n",
            ".isActive = true\n        } else {\n",
        ] { #expect(code.contains(line), "\(line): \(code)") }
        #expect(code.ranges(of: "isRegular ? 8 : 0").count == (stacks < 3 ? stacks : 1), "\(code)")
        #expect(code.contains("        for stack in [") == (stacks > 2), "\(code)")
        #expect(!code.contains("activate(compact"), "\(code)")
        #expect(!code.contains("switch"), "\(code)")
        try typecheck(code)
    }
}
