import Glibc
import LayoutProgram

exit(Shell().run(ProgramArguments.words))
