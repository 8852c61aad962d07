/// The ten things that people do first: command lines, each with a phrase about its purpose.
enum FirstSteps {
    /// Command lines of the program.
    static let lines = [
        ["layoutedit Main.storyboard -c tree", "look at a storyboard or xib"],
        ["layoutedit check Main.storyboard", "find problems, on every device"],
        ["layoutedit edit Main.storyboard", "change it, with undo"],
        ["layoutedit a.layout", "make a layout; tour shows how"],
        ["layoutedit import a.layout Main.xib", "import it into a layout file"],
        ["layoutedit preview a.layout --open", "see it in a browser, live"],
        ["layoutedit export a.layout --output a.png", "a picture; .pdf and .svg too"],
        ["layoutedit export a.layout --format swift", "code; swiftui and xib too"],
        ["layoutedit explain console.txt", "explain what UIKit's console reported"],
        ["layoutedit git install", "let Git merge storyboards and xibs"],
    ]

    /// Commands of the language.
    static let commands = [
        ["new Login", "make a document"],
        ["add stack form in view axis=vertical", "add a view; help kinds lists them"],
        [#"add label title in form text="Sign in""#, "in a stack it is arranged"],
        ["set title.font title2", "change it; info title has more"],
        ["constrain form.top = safeArea.top + 20", "add a constraint"],
        ["tree", "the views; frames, look: more of them"],
        ["check", "find problems; fix lists repairs"],
        ["why title.width", "where a number comes from"],
        ["undo", "undo a step; history lists them"],
        ["device iphone-se", "another device; rotate turns it"],
    ]
}
