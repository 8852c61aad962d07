import Foundation
import LayoutProject
import Testing

@Suite("Paths of a project") struct ProjectPathTests {
    @Test("a path that leads out of the tree is refused") func joining() {
        #expect(ProjectPath.join("a/b", "../c/./d") == "a/c/d")
        #expect(ProjectPath.join("", "x") == "x")
        #expect(ProjectPath.join("a", "../../b") == nil)
    }

    @Test(
        "a name is found in every Unicode normalization",
        arguments: ["Häupt", "Été", "Main", "名前", "한글"])
    func normalization(stem: String) {
        let forms = [
            stem, stem.decomposedStringWithCanonicalMapping,
            stem.precomposedStringWithCanonicalMapping,
        ]
        for one in forms {
            for other in forms { #expect(ProjectPath.hasStem(one, "App/\(other).strings")) }
            #expect(!ProjectPath.hasStem(one, "App/\(one)x.strings"))
            #expect(!ProjectPath.hasStem(one + "x", "App/\(one).strings"))
        }
    }

    @Test("a path is spelled from another folder") func relative() {
        #expect(ProjectPath.relative("a/b/c", to: "a") == "b/c")
        #expect(ProjectPath.relative("a/b", to: "a/c/d") == "../../b")
        #expect(ProjectPath.relative("a", to: "a") == "")
    }
}
