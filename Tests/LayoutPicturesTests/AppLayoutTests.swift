import StackCore
import TestKit
import Testing

@testable import LayoutPictures

/// The layouts of pictures where Interface Builder's canvas differs from the app.
@Suite struct AppLayoutTests {
    private func laidOut(_ settings: [(PropertyKey, String)]) throws -> LaidOutDocument {
        var plan = EditPlan(Document())
        _ = try plan.create(.view, named: "view")
        for (key, text) in settings {
            let value = try #require(key.type.parse(text))
            try plan.setProperty(key, of: .document, to: value)
        }
        let environment = try #require(LayoutEnvironment(plan.document))
        return LaidOutDocument(
            name: "Screen", document: plan.document,
            layout: LayoutPass.run(plan.document, in: environment))
    }

    @Test(arguments: [
        ("24506", "iphone-15", "portrait"), ("24506", "iphone-15", "landscape"),
        ("22505", "iphone-14", "landscape"), ("17701", "iphone-8", "portrait"),
        ("17701", "ipad-9.7", "portrait"), ("24506", "iphone-8", "portrait"),
    ])
    func `a screen has the safe area of its device`(
        version: String, device: String, orientation: String
    ) throws {
        let screen = try laidOut([
            (.toolsVersion, version), (.device, device), (.orientation, orientation),
        ])
        let held = try #require(Orientation(rawValue: orientation))
        #expect(
            screen.asInApp.layout.environment.safeArea
                == Device.named(device)?.safeArea(held))
    }

    @Test func `an edge that the root view does not reach has no safe area`() throws {
        let screen = try laidOut([
            (.toolsVersion, "24506"), (.device, "iphone-15"), (.reachesTop, "false"),
        ])
        let insets = screen.asInApp.layout.environment.safeArea
        #expect(insets == Insets(top: 0, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func `a root view below an opaque bar begins where the app's bar ends`() throws {
        let screen = try laidOut([
            (.toolsVersion, "24506"), (.device, "iphone-15"), (.reachesTop, "false"),
            (.navigationTitle, "Home"), (.design, "393x690"),
        ])
        let app = screen.asInApp
        #expect(app.layout.environment.size.height == 749)
        #expect(OpaqueBars.insets(of: app).top == 59 + 44)
    }

    @Test func `a sheet keeps its layout`() throws {
        let screen = try laidOut([
            (.toolsVersion, "24506"), (.device, "iphone-15"), (.design, "393x783"),
        ])
        #expect(screen.asInApp.layout.environment == screen.layout.environment)
    }
}
