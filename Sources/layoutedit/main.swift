import Glibc
import LayoutEditor

exit(Shell().run(Array(CommandLine.arguments.dropFirst())))
