/// The rows that show one page of the completion menu: a candidate and its description in each row.
struct MenuView {
    let menu: Menu
    let shape: TextShape
    let columns: Int
    /// The number of rows available for the menu.
    let height: Int

    init(_ menu: Menu, shape: TextShape, columns: Int, rows: Int) {
        self.menu = menu
        self.shape = shape
        precondition(columns > 0 && rows > 0, "there is no room for a menu")
        self.columns = columns - 1
        height = rows
    }

    /// The maximum number of candidates on a page; longer lists are hard to read.
    private static let mostRows = 12
    /// The minimum width of a candidate's description, in columns. If there is less space, no
    /// description is shown.
    private static let leastHelp = 8

    var rows: [[Cell]] {
        let all = menu.completion.words.count
        let isWhole = all <= min(height, Self.mostRows)
        let page = menu.page(of: max(1, isWhole ? all : min(height - 1, Self.mostRows)))
        let words = page.map { menu.completion.words[$0] }
        let widest = words.map { shape.cells($0, Ink(.candidate)).width }.max() ?? 0
        let rows = zip(page, words).map { row(of: $1, isChosen: $0 == menu.chosen, widest) }
        if isWhole || height < 2 { return rows }
        return rows + [
            shape.cells("\(menu.chosen + 1) of \(all)", Ink(.help), within: columns)
        ]
    }

    private func row(of word: String, isChosen: Bool, _ widest: Int) -> [Cell] {
        // The `>` shows the selected candidate on terminals without colours.
        let mark = isChosen ? "> " : "  "
        let ink = Ink(isChosen ? .chosen : .candidate)
        let name = shape.cells(mark + word, ink, within: columns)
        let left = columns - widest - 4
        let help = left < Self.leastHelp ? "" : menu.completion.help(word)
        if help.isEmpty { return name }
        let gap = String(repeating: " ", count: max(1, widest + 4 - name.width))
        return name + shape.cells(gap, Ink(.help)) + shape.cells(help, Ink(.help), within: left)
    }
}
