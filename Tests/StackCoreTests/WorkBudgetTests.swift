import TestKit
import Testing

@testable import StackCore

private let hard: [NastyShape] = [
    .edges, .sizes, .equalities, .contradictions, .ladder, .wishes(distinct: true), .baselines,
    .nest(.fillProportionally, .firstBaseline), .crowd(.equalSpacing, .center),
]

private func document(_ shape: NastyShape) throws -> Document {
    try NastyLayout(shape, views: 24, constraints: 120).document
}

@Suite struct `A layout costs so much and no more` {
    @Test(arguments: hard)
    func `what has too little work ends, and says so`(_ shape: NastyShape) throws {
        let document = try document(shape)
        let environment = try #require(LayoutEnvironment(document))
        #expect(LayoutPass.run(document, in: environment).isComplete)
        for work in [0, 100, 10_000] {
            var cache = LayoutCache(budget: WorkBudget(work))
            let layout = LayoutPass.run(document, in: environment, reusing: &cache)
            let frames = layout.unroundedFrames.elements.compactMap(\.self)
            #expect(frames.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            #expect(frames.allSatisfy { $0.width.isFinite && $0.height.isFinite })
            if work == 0 { #expect(!layout.isComplete && layout.ambiguous().isComplete == false) }
        }
    }

    /// Each budget stops the work at a different point.
    @Test(arguments: hard)
    func `a layout ends where it would from nothing, whatever is remembered`(
        _ shape: NastyShape
    ) throws {
        var document = try document(shape)
        let environment = try #require(LayoutEnvironment(document))
        let last = try #require(document.subtree().last)
        for work in [3_000, 30_000, 100_000, 300_000, 1_000_000] {
            let hidden = document[last].properties[.hidden]
            var cache = LayoutCache(budget: WorkBudget(work))
            _ = LayoutPass.run(document, in: environment, reusing: &cache)
            try document.apply(
                .setProperty(
                    .view(last), .hidden, .base, from: hidden, to: .flag(hidden != .flag(true))))
            var nothing = LayoutCache(budget: WorkBudget(work))
            let again = LayoutPass.run(document, in: environment, reusing: &cache)
            let fresh = LayoutPass.run(document, in: environment, reusing: &nothing)
            #expect(again.isComplete == fresh.isComplete)
            #expect(again.unroundedFrames == fresh.unroundedFrames)
            #expect(again.conflicts == fresh.conflicts)
        }
    }

    @Test func `what an incomplete layout tells of conflicts is minimal`() throws {
        var system = LinearSystem()
        let variables = (0..<40).map { _ in system.addVariable(lowerBoundZero: true) }
        for (place, variable) in variables.enumerated() {
            for bound in 0..<3 {
                _ = system.add(
                    LinearConstraint([Term(1, variable)], constant: -Double(place + bound), .equal))
            }
        }
        let all = system.solve()
        #expect(all.isOptimal && all.conflicts.count == 80)
        #expect(all.conflicts.allSatisfy { $0.constraints.count == 2 })
        system.renew(WorkBudget(100_000))
        let some = system.solve()
        #expect(!some.isOptimal && some.conflicts.count < 80)
        #expect(some.conflicts.allSatisfy { $0.constraints.count == 2 })
    }
}
