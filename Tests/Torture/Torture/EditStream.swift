/// Commands that change something in any state, as long as the numbers increase.
struct EditStream {
    private(set) var number: Int

    init(from number: Int = 0) { self.number = number }

    static let opening = "new A\nadd stack form in view\nadd label a in form\n"

    mutating func lines(_ count: Int) -> String {
        var text = ""
        for _ in 0..<count {
            number += 1
            text += line + "\n"
        }
        return text
    }

    private var line: String {
        switch number % 8 {
        case 0: "add label n\(number) in form text=\"label \(number)\""
        case 1: "set form.spacing \(number % 500)"
        case 2: "set a.text \"text \(number)\""
        case 3:
            "group \"both\" { set a.lines \(number % 90 + 1); set view.margins \(number % 77),1,2,3 }"
        case 4: "constrain c\(number): a.width >= \(number % 300)"
        case 5: "set a.hugging.horizontal \(number % 900 + 1)"
        case 6: "remove constraint c\(number - 2)"
        default: "undo"
        }
    }
}
