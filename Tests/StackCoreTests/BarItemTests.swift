import Testing

@testable import StackCore

/// The spelling of bar items in documents.
@Suite struct BarItemTests {
    @Test(arguments: [
        "Save", "Save[done]", "system:gear", "asset:logo[disabled]", "item:add",
        "item:cancel[done,disabled,tint=#FF0000]", "title:Inside", "", "[x]", "Odd [name]",
        "A[done", "B]", "[view=pair]", "Save[disabled,tint=systemRed,view=a-b-C]",
    ])
    func `an item is read as it is spelled`(_ text: String) {
        let items = BarItemList.items("x|" + text)
        #expect(items.count == 2)
        #expect(BarItemList.text(items) == "x|" + text)
    }

    @Test func `the words before the name and the options are read`() throws {
        let items = BarItemList.items("Save[done]|system:gear|item:add[disabled,tint=systemRed]")
        #expect(items.map(\.content) == [.title("Save"), .image(.symbol("gear")), .system("add")])
        #expect(items.map(\.isDone) == [true, false, false])
        #expect(items.map(\.isEnabled) == [true, true, false])
        #expect(items.map(\.tint) == [nil, nil, "systemRed"])
        #expect(BarItemList.items("").isEmpty)
        #expect(BarItemList.items("A|[view=pair]").map(\.view) == [nil, "pair"])
    }

    @Test func `system items show titles, symbols or space`() {
        let items = BarItemList.items("item:done|item:trash|item:flexibleSpace|Go")
        #expect(
            items.map(\.shown) == [.title("Done"), .image(.symbol("trash")), nil, .title("Go")])
        #expect(items.map(\.isBold) == [true, false, false, false])
    }
}
