import Glibc
import LayoutEditor

exit(Shell().run(ProgramArguments.words))
