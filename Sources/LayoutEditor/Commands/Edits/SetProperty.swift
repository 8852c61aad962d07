import CommandLanguage
import LayoutSession
import StackCore

/// The `set` command: sets a property for all size classes, or for the given ones.
struct SetProperty: EditCommand {
    private static let property = Argument.property("NAME.key")
    private static let value = Argument.value("VALUE")

    static let usage = Usage(
        .views,
        ["set", property.once, value.once, .forClause],
        summary: "sets a property of a view, of a constraint or of the document",
        discussion: """
            With `for` the value applies only in these size classes; the most specific variation \
            that matches is in force. `document` is the current document, with its device, \
            orientation, textSize, additionalSafeArea …; if a view has that name, the view is \
            meant.
            """,
        examples: [
            "set title.text \"Sign in\"",
            "set form.axis horizontal for h=compact",
            "set width1.priority 750",
            "set document.device iphone-se",
        ])

    private let property: PropertyReference
    private let value: SourceText
    private let condition: SizeClasses

    init(_ match: Match) throws(CommandError) {
        property = try match[Self.property]
        value = try match[Self.value]
        condition = try match[optional: .condition] ?? .base
    }

    func change(_ plan: inout EditPlan) throws {
        let (item, key) = try property.resolve(in: plan.document)
        let holder = PropertyHolder(item, in: plan.document)
        let typed = try key.value(value, of: holder)
        try plan.setTyped(key, condition, of: item, to: typed, at: value)
        if item == .document, key == .device {
            // A freeform size of the document would take precedence over the device, so it is
            // removed.
            try plan.setProperty(.design, of: .document, to: nil)
        }
    }
}
