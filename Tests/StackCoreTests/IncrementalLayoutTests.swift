import StackCore
import TestKit
import Testing

/// Solving again after an edit from what the layouts before left gives what solving from nothing gives.
///
/// The make target `torture-layout` runs 10,000 histories; the suite the first forty.
@Test(arguments: 0..<40)
func `after any edit the reused layout is the fresh one`(_ seed: Int) throws {
    var random = try RandomLayout(seed: seed)
    try expectFresh(&random)
}

@Test(arguments: Array(0..<20) + [6192])
func `after any edit of a scene the reused layout is the fresh one`(_ seed: Int) throws {
    var random = try RandomScene(seed: seed)
    try expectFresh(&random)
}

/// Edits the document, and expects each layout that reuses what was there to be the fresh one.
func expectFresh(_ random: inout some RandomDocument) throws {
    var cache = LayoutCache()
    for step in 0..<12 {
        var environment = try #require(LayoutEnvironment(random.document))
        environment.size.width += Double(step / 3 * 7)
        let reused = LayoutPass.run(random.document, in: environment, reusing: &cache)
        let fresh = LayoutPass.run(random.document, in: environment)
        #expect(reused.difference(from: fresh, of: random.document) == nil)
        try random.edit()
    }
}

/// What an empty stack in a proportional one is long by itself is in the multipliers of its constraints, also
/// where none had any length and there were no such constraints.
@Test(arguments: [(-3.5, 20.0), (20, -3.5), (-3.5, -20)])
func `another constant in a proportional stack is heard`(_ first: Double, _ second: Double) throws {
    var b = try DocumentBuilder(size: Size(width: 616, height: 133))
    try b.add(
        .stack, "outer", in: "view",
        [(.axis, "vertical"), (.distribution, "fillProportionally"), (.alignment, "leading")])
    try b.constrain("outer", .top, .equal, "view")
    try b.constrain("outer", .leading, .equal, "view")
    try b.add(.view, "content", in: "outer", [(.intrinsic, "120x32")])
    try b.add(.stack, "inner", in: "outer", [(.axis, "vertical")])
    try b.constrain("inner", .height, .equal, "inner", .width, multiplier: 0.5, constant: first)
    let environment = try #require(LayoutEnvironment(b.document))
    var cache = LayoutCache()
    _ = LayoutPass.run(b.document, in: environment, reusing: &cache)
    let id = try #require(Array(b.document.allConstraints).last).id
    try b.change { plan throws(EditRefusal) in
        try plan.setProperty(.constant, of: .constraint(id), to: .number(second))
    }
    let kept = LayoutPass.run(b.document, in: environment, reusing: &cache)
    let fresh = LayoutPass.run(b.document, in: environment)
    for view in b.document.allViews {
        #expect(kept.frame(of: view.id) == fresh.frame(of: view.id), "\(view.name)")
    }
}
