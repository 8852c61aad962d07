import StackCore
import Testing

@Test func `a width is explained by what the others leave of the total`() {
    var system = LinearSystem()
    let widths = (0..<3).map { _ in system.addVariable(lowerBoundZero: true) }
    let total = system.add(widths.map { Term(1, $0) }, constant: -100, .equal)
    let first = system.fix(widths[0], at: 20, priority: 750)
    let second = system.fix(widths[1], at: 30, priority: 750)
    system.fix(widths[2], at: 10, priority: 250)
    let explanation = system.solve().explanation(of: widths[2])
    #expect(explanation.value == 50)
    #expect(
        explanation.parts.map(\.cause) == [
            .constraint(total), .constraint(first), .constraint(second),
        ])
    #expect(explanation.parts.map(\.coefficient) == [1, -1, -1])
    #expect(explanation.parts.map(\.share) == [100, -20, -30])
}

@Test func `hugging and resistance at one width are companions`() {
    var system = LinearSystem()
    let width = system.addVariable(lowerBoundZero: true)
    let hugging = system.add([Term(1, width)], constant: -42, .atMost, priority: 250)
    let resistance = system.add([Term(1, width)], constant: -42, .atLeast, priority: 750)
    let parts = system.solve().explanation(of: width).parts
    #expect(parts.map(\.cause) == [.constraint(resistance)])
    #expect(parts.map(\.companions) == [[hugging]])
}

@Test func `a bound and freedom are told apart`() {
    var system = LinearSystem()
    let size = system.addVariable(lowerBoundZero: true)
    let position = system.addVariable(lowerBoundZero: false)
    system.fix(size, at: -3, priority: 10)
    let solution = system.solve()
    #expect(solution.explanation(of: size).parts.map(\.cause) == [.bound(size)])
    #expect(
        solution.explanation(of: position).parts.map(\.cause) == [.freedom(position)])
}
