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

    @Test func `below an opaque bar the bar covers nothing`() throws {
        let screen = try laidOut([
            (.toolsVersion, "24506"), (.device, "iphone-11"), (.reachesTop, "false"),
            (.reachesBottom, "false"), (.navigationTitle, "Home"), (.design, "414x746"),
            (.additionalSafeArea, "44,0,0,0"),
        ])
        #expect(screen.layout.environment.safeArea.top == 44)
        #expect(screen.asInApp.layout.environment.safeArea.top == 0)
    }

    @Test(arguments: ["13156", "17701", "23094"])
    func `a bar at the top edge has the status bar above it in the app`(_ version: String) throws {
        let settings: [(PropertyKey, String)] = [
            (.toolsVersion, version), (.device, "iphone-8"), (.reachesTop, "false"),
            (.navigationTitle, "Home"),
        ]
        let around = try laidOut(settings + [(.additionalSafeArea, "44,0,0,0")]).asInApp
        #expect(around.layout.environment.safeArea.top == 64)
        #expect(around.layout.environment.bars.top == 44)
        let below = try laidOut(settings + [(.design, "375x623")]).asInApp
        #expect(below.layout.environment.size.height == 603)
        #expect(OpaqueBars.insets(of: below).top == 64)
        // A sheet has no status bar.
        let sheet = try laidOut(settings + [(.design, "375x647")])
        #expect(sheet.asInApp.layout.environment.size == sheet.layout.environment.size)
    }

    @Test(arguments: [("15705", 56.0), ("14490", 44), ("24506", 44)])
    func `a simulated bar in a sheet is as high as those of sheets`(
        version: String, height: Double
    ) throws {
        let gap = try #require(Device.named("iphone-8")?.sheetGap(.portrait, in: .xcode12))
        let sheet = try laidOut([
            (.toolsVersion, version), (.device, "iphone-8"), (.reachesTop, "false"),
            (.navigationTitle, "Home"), (.design, "375x\(Int(667 - gap))"),
            (.additionalSafeArea, "44,0,0,0"),
        ]).asInApp
        #expect(sheet.layout.environment.bars.top == height)
        #expect(sheet.layout.environment.safeArea.top == height)
    }

    @Test func `a bar that only the app has moves the safe area of pictures alone`() throws {
        let screen = try laidOut([
            (.toolsVersion, "17701"), (.device, "iphone-11"), (.navigationTitle, "Home"),
            (.barInAppOnly, "true"),
        ])
        #expect(screen.layout.environment.bars.top == 0)
        let app = screen.asInApp.layout.environment
        #expect(
            app.bars.top == 44 && app.safeArea.top == screen.layout.environment.safeArea.top + 44)
    }

    private func canvas(
        _ build: (inout DocumentBuilder) throws -> Void
    ) throws -> LaidOutDocument {
        try LayoutPicturesTests.laidOut { builder in
            try builder.set(document: .device, "iphone-8")
            try builder.set(document: .toolsVersion, "15705")
            try builder.set(document: .design, "375x667")
            try build(&builder)
        }
    }

    @Test func `a hidden arranged view has no size in the app`() throws {
        func height(hidden: String) throws -> (canvas: Double?, app: Double?) {
            let screen = try canvas { builder in
                try builder.add(.stack, "stack")
                try builder.add(.label, "text", in: "stack", [(.text, "A")])
                try builder.add(
                    .view, "gone", in: "stack", [(.frame, "0,0,10,120"), (.hidden, hidden)])
            }
            let stack = try #require(screen.document.view(named: "stack")).id
            return (
                screen.layout.frame(of: stack)?.height,
                screen.asInApp.layout.frame(of: stack)?.height
            )
        }
        let visible = try height(hidden: "false")
        #expect(visible.canvas == 120 && visible.app == 120)
        let hidden = try height(hidden: "true")
        #expect(hidden.canvas == 120)
        #expect(try #require(hidden.app) < 30)
    }

    /// The size that the canvas stored for a view beside it does not squeeze a search bar in the app.
    @Test(arguments: ["750", "1"]) func `content goes before a stored size in the app`(
        _ resistance: String
    ) throws {
        let screen = try canvas { builder in
            try builder.add(.stack, "stack", [(.axis, "vertical")])
            try builder.add(
                .searchBar, "search", in: "stack", [(.compressionVertical, resistance)])
            try builder.add(
                .table, "list", in: "stack",
                [(.frame, "0,0,375,90"), (.compressionVertical, resistance)])
            try builder.constrain("stack", .height, constant: 100)
        }
        let search = try #require(screen.document.view(named: "search")).id
        #expect(try #require(screen.layout.frame(of: search)).height < 56)
        #expect(screen.asInApp.layout.frame(of: search)?.height == 56)
    }

    /// UIKit hides an indicator that has stopped, and its stack view closes the gap.
    @Test(arguments: [("true", 44.0), ("false", 20)])
    func `an indicator that has stopped takes no space in the app`(
        _ isAnimating: String, _ height: Double
    ) throws {
        let screen = try canvas { builder in
            try builder.add(.stack, "stack", [(.axis, "vertical"), (.spacing, "4")])
            try builder.add(.activity, "wait", in: "stack", [(.animating, isAnimating)])
            try builder.add(.view, "box", in: "stack", [(.intrinsic, "20x20")])
        }
        let stack = try #require(screen.document.view(named: "stack")).id
        #expect(screen.layout.frame(of: stack)?.height == 44)
        #expect(screen.asInApp.layout.frame(of: stack)?.height == height)
    }

    @Test func `a class supplies the lengths that nothing else explains`() throws {
        func size(_ settings: [(PropertyKey, String)]) throws -> Size? {
            let screen = try canvas { builder in
                try builder.add(.view, "logo", [(.frame, "0,0,200,64")] + settings)
                try builder.constrain("logo", .leading, .equal, "view")
                try builder.constrain("logo", .trailing, .equal, "view")
                try builder.constrain("logo", .top, .equal, "view")
            }
            let logo = try #require(screen.document.view(named: "logo")).id
            return screen.asInApp.layout.frame(of: logo)?.size
        }
        #expect(try size([(.customClass, "Logo")]) == Size(width: 375, height: 64))
        #expect(try size([]) == Size(width: 375, height: 0))
        #expect(
            try size([(.customClass, "Logo"), (.intrinsic, "-x30")])
                == Size(width: 375, height: 30))
    }

    @Test func `a sheet keeps its layout`() throws {
        let screen = try laidOut([
            (.toolsVersion, "24506"), (.device, "iphone-15"), (.design, "393x783"),
        ])
        #expect(screen.asInApp.layout.environment == screen.layout.environment)
    }
}
