import StackCore
import TestKit
import Testing

@testable import LayoutPictures

@Test func `a wrong call stops the program and names what is wrong`() async {
    var result: ExitTest.Result?
    result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
        var canvas = Canvas(MeasurementTraits())
        canvas.drop(from: 1)
    }
    #expect(result?.standardErrorContent.says("there is no command 1 to drop") == true)
}

@Test func `commands that end what has not begun last are noticed`() {
    var picture = Picture(title: "", page: .white)
    picture.commands = [.beginOpacity(1), .beginOpacity(0.5), .endOpacity]
    #expect(picture.invariantViolations() == ["beginOpacity(1.0) does not end"])
    picture.commands.append(.endView)
    #expect(picture.invariantViolations() == ["endView ends what has not begun last"])
}
