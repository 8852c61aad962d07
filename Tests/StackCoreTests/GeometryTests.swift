import StackCore
import Testing

@Test func `a size is read by axis`() {
    var size = Size(width: 3, height: 4)
    size[.vertical] = 5
    #expect(size[.horizontal] == 3)
    #expect(size == Size(width: 3, height: 5))
}
