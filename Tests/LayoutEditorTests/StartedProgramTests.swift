import Foundation
import Testing

/// The programs that are started in a folder whose configuration names hostile programs.
@Suite struct StartedProgramTests {
    let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    /// Whether strace is available; the kernel may not allow it.
    private static let canTrace = {
        let traces = (try? ProgramFolder().answers("strace -o trace true")) == []
        if !traces {
            print("SKIPPED: strace is missing, or may not trace (Scripts/setup installs it)")
        }
        return traces
    }()

    /// Makes everything that Git runs by configuration, attributes and hooks create the file RAN.
    private func makeTrap(in place: String, configuration: String) throws {
        let programs = [
            "core.fsmonitor", "core.editor", "core.pager", "core.sshCommand", "core.askPass",
            "core.gitProxy", "diff.external", "diff.layoutedit.textconv", "filter.trap.clean",
            "filter.trap.smudge", "filter.trap.process", "alias.config", "alias.ls-files",
            "alias.check-attr", "alias.rev-parse", "credential.helper", "gpg.program",
            "sequence.editor", "pager.config", "pager.check-attr", "uploadpack.packObjectsHook",
        ]
        let settings = programs.map {
            "git config -f \(configuration) \($0) '\(folder.path)/trap'"
        }
        let answers = try folder.answers(
            """
            printf '#!/bin/sh\\ntouch \(folder.path)/RAN\\n' > trap && chmod +x trap \
            && \(settings.joined(separator: " && ")) \
            && git config -f \(configuration) core.hooksPath '\(folder.path)/hooks' \
            && git config -f included core.fsmonitor '\(folder.path)/trap' \
            && git config -f \(configuration) include.path '\(folder.path)/included' \
            && mkdir hooks && for hook in post-index-change pre-commit post-checkout; do \
            cp trap hooks/$hook; done \
            && printf '* filter=trap diff=layoutedit\\n' > \(place)/.gitattributes \
            && for name in git sh less tr printf; do cp trap \(place)/$name; done \
            && echo '<x/>' > \(place)/a.xib
            """)
        #expect(answers == [])
    }

    /// Returns the programs that a command line starts.
    private func programs(of line: String, in place: String) throws -> Set<String> {
        let answers = try folder.answers(
            """
            export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 PATH=".::bin:$PATH"; cd \(place) \
            && /usr/bin/strace -f -qq -e trace=execve -o '\(folder.path)/trace' \(line) > /dev/null 2>&1; true
            """)
        #expect(answers == [])
        let trace = try folder.answers("cat trace")
        let started = trace.filter { $0.contains(" = 0") }.compactMap {
            $0.firstMatch(of: /execve\("([^"]*)"/).map { String($0.1) }
        }
        return Set(started.map { String($0.split(separator: "/").last ?? "") })
    }

    @Test(.enabled(if: canTrace))
    func `check starts no program, whatever a folder is`() throws {
        // A pull request's folder that is a bare repository of ordinary files.
        _ = try folder.answers(
            """
            git init -q pr && mkdir -p pr/App/objects pr/App/refs \
            && echo 'ref: refs/heads/main' > pr/App/HEAD && git config -f pr/App/config core.bare false \
            && git config -f pr/App/config core.worktree . && git init -q archive \
            && git init -q --separate-git-dir elsewhere linked
            """)
        for (place, configuration) in [
            ("pr/App", "pr/App/config"), ("archive", "archive/.git/config"),
            ("linked", "elsewhere/config"),
        ] {
            _ = try folder.answers("rm -rf trap included hooks")
            try makeTrap(in: place, configuration: configuration)
            for line in ["layoutedit check .", "layoutedit check ..", "layoutedit check a.xib"] {
                #expect(try programs(of: line, in: place) == ["layoutedit"], "\(place): \(line)")
            }
            #expect(try folder.answers("test ! -e RAN") == [], "\(place)")
        }
    }

    @Test(.enabled(if: canTrace))
    func `git install, doctor, staged and uninstall start sh and Git`() throws {
        _ = try folder.answers("git init -q r")
        try makeTrap(in: "r", configuration: "r/.git/config")
        for line in [
            "install", "doctor", "staged", "uninstall", "install --global", "install --hook",
        ] {
            let started = try programs(of: "layoutedit git \(line)", in: "r")
            #expect(started.isSubset(of: ["layoutedit", "sh", "git"]), "\(line): \(started)")
        }
        #expect(try folder.answers("test ! -e RAN") == [])
    }

    @Test func `git install writes into no repository that is files of another`() throws {
        let answers = try folder.answers(
            """
            export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1; mkdir -p App/objects App/refs && cd App \
            && echo 'ref: refs/heads/main' > HEAD && git config -f config core.bare false \
            && git config -f config core.worktree . && cp config before; \
            layoutedit git install 2> said; echo $?; cmp config before; ls -a | grep -c gitattributes
            """)
        #expect(answers == ["66", "0", "= 1"])
    }

    @Test func `git install follows no link and no core.worktree`() throws {
        let answers = try folder.answers(
            """
            export HOME="$PWD/home" GIT_CONFIG_NOSYSTEM=1; mkdir home outer && echo precious > victim \
            && git init -q r && ln -s ../victim r/.gitattributes && (cd r && layoutedit git install 2> said); \
            echo $?; cat victim; git init -q outer/s && git -C outer/s config core.worktree ../..; \
            (cd outer/s && layoutedit git install 2> said); echo $?; ls -A outer
            """)
        #expect(answers == ["73", "precious", "73", "s"])
    }
}
