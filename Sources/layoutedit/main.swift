import LayoutProgram
import Platform

exit(Shell().run(ProgramArguments.words))
