import LayoutProject
import StackCore
import Testing

@Suite("The screens of an app") struct ProjectMatrixTests {
    private func app(
        _ families: [DeviceFamily]?, _ orientations: [DeviceFamily: [InterfaceOrientation]] = [:],
        from version: String? = nil, _ style: InterfaceStyle? = nil
    ) -> ProjectTarget {
        var target = ProjectTarget(name: "App", type: .application)
        target.families = families
        target.orientations = orientations
        target.deploymentTarget = version
        target.style = style
        return target
    }

    @Test("an iPhone app in portrait has no iPad and no landscape") func portrait() {
        let matrix = ProjectMatrix([app([.iphone], [.iphone: [.portrait]], from: "15.0")])
        #expect(matrix.orientations == [.iphone: [.portrait]])
        #expect(matrix.devices == ["iphone-se", "iphone-15", "iphone-16-pro-max"])
    }

    @Test("what is not said counts as both") func silence() {
        let matrix = ProjectMatrix([app(nil)])
        #expect(
            matrix.orientations == [
                .iphone: [.portrait, .landscape], .ipad: [.portrait, .landscape],
            ])
        #expect(ProjectMatrix([]).orientations == matrix.orientations)
        // An app for the television runs on neither.
        #expect(ProjectMatrix([app([])]) == ProjectMatrix([]))
    }

    @Test("upside down is portrait, and either side is landscape") func sides() {
        let matrix = ProjectMatrix([
            app([.iphone, .ipad], [.iphone: [.portraitUpsideDown], .ipad: [.landscapeLeft]])
        ])
        #expect(matrix.orientations == [.iphone: [.portrait], .ipad: [.landscape]])
    }

    @Test("from iOS 16 on no screen has 320 points") func newer() {
        #expect(ProjectMatrix([app([.iphone], from: "16.4")]).devices[0] == "iphone-8")
        #expect(ProjectMatrix([app([.iphone], from: "15.6")]).devices[0] == "iphone-se")
    }

    @Test("two apps that disagree have all that one of them has") func union() {
        let matrix = ProjectMatrix([
            app([.iphone], [.iphone: [.portrait]], from: "13.0", .dark),
            app([.ipad], [.ipad: [.landscapeLeft, .landscapeRight]], from: "16.0", .light),
        ])
        #expect(matrix.orientations == [.iphone: [.portrait], .ipad: [.landscape]])
        #expect(matrix.devices.first == "iphone-se")
        #expect(matrix.devices.last == "ipad-10.9")
        #expect(matrix.style == nil)
    }

    @Test("each app has its own devices and orientations") func pairs() {
        let old = app([.iphone], [.iphone: [.portrait]], from: "12.0")
        let new = app(nil, from: "16.4")
        let screens = ProjectMatrix([old, new]).screens.map { "\($0.device) \($0.orientation)" }
        let both = ["iphone-8", "iphone-15", "iphone-16-pro-max", "ipad-10.9"].flatMap {
            ["\($0) portrait", "\($0) landscape"]
        }
        #expect(screens == ["iphone-se portrait"] + both)
        #expect(ProjectMatrix([new, old]) == ProjectMatrix([old, new]))
    }

    @Test("every device exists") func devices() {
        for device in ProjectMatrix([]).devices { #expect(Device.named(device) != nil) }
    }
}
