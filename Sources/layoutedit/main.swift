import LayoutProgram
import Platform

exit(Shell(commit: Commit.hash).run(ProgramArguments.words))
