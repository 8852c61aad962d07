/// Creates controllers and views, and prints their state: one fact per line, with tabs between fields.
///
/// `V number name kind parent`, `P number key value`, `A number arranged…`, `C` and both ends of a
/// constraint, `E` for calls that UIKit would not accept.
public enum LayoutDump {
    /// - Parameter cases: by their numbers; what makes each
    public static func run(_ cases: [(Int, () -> NSObject)], _ traits: [String]) {
        for (number, make) in cases {
            for trait in traits {
                let sides = trait.split(separator: ",").map(sizeClass)
                NSLayoutConstraint.active = []
                UITraitCollection.handlers = []
                // Made elsewhere and turned: what a size class changes, it changes back.
                UITraitCollection.now = UITraitCollection(.regular, .compact)
                let made = make()
                let root = (made as? UIViewController)?.view ?? made as! UIView
                UITraitCollection.now = UITraitCollection(sides[0], sides[1])
                UITraitCollection.handlers.forEach { $0() }
                print("D\t\(number)\t\(trait)")
                Dump(made, root).print()
            }
        }
    }

    private static func sizeClass(_ name: some StringProtocol) -> UIUserInterfaceSizeClass {
        name == "compact" ? .compact : name == "regular" ? .regular : .unspecified
    }
}

private struct Dump {
    private let root: UIView
    private let isController: Bool
    private var names: [ObjectIdentifier: String] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var views: [UIView] = []

    init(_ made: NSObject, _ root: UIView) {
        self.root = root
        isController = made is UIViewController
        name(made, "")
        collect(root)
    }

    private mutating func name(_ owner: NSObject, _ start: String) {
        for child in Mirror(reflecting: owner).children {
            if let view = child.value as? UIView, let label = child.label {
                names[ObjectIdentifier(view)] = start + label
            }
            if let views = child.value as? [UIView], let label = child.label {
                for (place, view) in views.enumerated() {
                    names[ObjectIdentifier(view)] = "\(start)\(label)[\(place)]"
                }
            }
        }
    }

    private mutating func collect(_ view: UIView) {
        numbers[ObjectIdentifier(view)] = views.count
        views.append(view)
        // A cell of a list is named by its class, and its views are properties of it.
        let isCell = view is UITableViewCell || view is UICollectionReusableView
        if isCell, view !== root, names[ObjectIdentifier(view)] == nil {
            names[ObjectIdentifier(view)] = "\(type(of: view))"
            name(view, "\(type(of: view)).")
        }
        if view.isContentView, let cell = view.superview {
            let start = names[ObjectIdentifier(cell)].map { $0 + "." } ?? ""
            names[ObjectIdentifier(view)] = start + "contentView"
        }
        (view as? ListView)?.loadCells()
        for (place, child) in view.subviews.enumerated() {
            // The views inside a row that a method makes are no properties.
            if !(view is ListView), let name = names[ObjectIdentifier(view)],
                names[ObjectIdentifier(child)] == nil
            {
                names[ObjectIdentifier(child)] = "\(name).subviews[\(place)]"
            }
            collect(child)
        }
    }

    private func number(_ view: UIView) -> Int? { numbers[ObjectIdentifier(view)] }

    func print() {
        for view in views { line("V", facts(view)) }
        for view in views { settings(of: view) }
        for case let stack as UIStackView in views {
            line("A", [number(stack)!] + stack.arrangedSubviews.map { number($0) ?? -1 })
        }
        for constraint in NSLayoutConstraint.active { say(constraint) }
        for complaint in complaints { line("E", [complaint]) }
        complaints = []
    }

    private func facts(_ view: UIView) -> [Any] {
        let name = view === root ? "" : names[ObjectIdentifier(view)] ?? "?"
        return [number(view)!, name, view.kind, view.superview.flatMap(number) ?? -1]
    }

    private func settings(of view: UIView) {
        (view as? UIButton)?.adopt()
        var settings = view.settings
        if view === root {
            if !isController && settings["style"] == nil { settings["style"] = "standalone" }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            settings["autoresizing"] = spelled(view.autoresizingMask)
            settings["frame"] = settings["frame"] ?? "0,0,0,0"
        }
        let size = view.intrinsicContentSize
        if size != UIView.unsaid {
            settings["intrinsic"] = side(size.width) + "x" + side(size.height)
        }
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
            line("P", [number(view)!, key, escaped(value)])
        }
    }

    private func side(_ length: CGFloat) -> String {
        length == UIView.noIntrinsicMetric ? "-" : spell(length)
    }

    private func spelled(_ mask: UIView.AutoresizingMask) -> String {
        let words = [
            "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
            "flexibleHeight", "flexibleBottomMargin",
        ]
        let set = words.indices.filter { mask.rawValue & (1 << UInt($0)) != 0 }.map { words[$0] }
        return set.isEmpty ? "none" : set.joined(separator: ",")
    }

    private func say(_ constraint: NSLayoutConstraint) {
        guard let first = number(constraint.first.view) else { return }
        var facts: [Any] = [first, constraint.first.guide, constraint.first.attribute]
        facts.append(constraint.relation)
        if let second = constraint.second {
            guard let other = number(second.view) else { return }
            facts += [other, second.guide, second.attribute] as [Any]
        } else {
            facts += [-1, "", ""] as [Any]
        }
        facts += [
            spell(constraint.multiplier), spell(constraint.constant),
            spell(constraint.priority.rawValue),
        ]
        line("C", facts)
    }

    private func line(_ mark: String, _ facts: [Any]) {
        Swift.print(([mark] + facts.map { "\($0)" }).joined(separator: "\t"))
    }

    /// On one line and without tabs.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%", "\t", "\n", "\r": "%" + String(scalar.value, radix: 16) + ";"
            default: String(scalar)
            }
        }.joined()
    }
}
