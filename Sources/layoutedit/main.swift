import LayoutProgram
import Platform

ProcessMemory.keepFreed()
exit(Shell(commit: Commit.hash).run(ProgramArguments.words))
