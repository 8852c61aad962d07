import TestKit
import Testing

@testable import LayoutFormats

/// The names of files that are not storyboards.
@Suite struct ForeignFileTests {
    private static let binaries: [(start: [UInt8], kind: String)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG picture"),
        ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"), (Array("GIF89a".utf8), "a GIF picture"),
        (Array("%PDF-1.7\n".utf8), "a PDF document"), (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
        ([0x1F, 0x8B, 0x08], "a gzip archive"), (Array("bplist00".utf8), "a binary property list"),
        (Array("SQLite format 3\0".utf8), "a SQLite database"),
        (Array("NIBArchive".utf8), "a compiled nib"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ]

    private static let texts = [
        ("{\"views\": []}", "JSON"), ("[1, 2]", "JSON"), ("\n  {\n}", "JSON"),
        ("import UIKit\n\nfinal class A {}", "Swift code"), ("struct A: View {}", "Swift code"),
        ("// A.swift\n\nimport SwiftUI", "Swift code"), ("#import <UIKit/UIKit.h>", "Objective-C"),
        ("package com.example\n", "Kotlin or Java"), ("#!/bin/sh\n", "a script"),
        ("new Login\nadd label a in view\n", "a script of commands"), ("# Read me\n", "a text"),
        ("Hello", "a text"), ("// !$*UTF8*$!\n{", "an Xcode project"),
        ("<svg width=\"1\"></svg>", "an SVG picture"),
        ("<plist version=\"1.0\"/>", "a property list"),
        ("<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n<plist/>", "a property list"),
        ("<!DOCTYPE html>\n<html></html>", "an HTML page"), ("<LinearLayout/>", "Android"),
        ("diff --git a/A b/A\n", "a patch"),
        ("version https://git-lfs.github.com/spec/v1", "Git LFS"),
    ]

    private func message(_ bytes: [UInt8]) -> String? {
        do {
            _ = try InterfaceBuilderImport.read(bytes)
            return nil
        } catch { return error.message }
    }

    /// The bytes after the signature do not matter.
    @Test(arguments: 0..<10)
    func `a binary file is called what it is`(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        for (start, kind) in Self.binaries {
            let rest = (0..<Int.random(in: 0...5_000, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random) | 1
            }
            #expect(message(start + rest)?.contains(kind) == true, "\(kind)")
        }
    }

    @Test(arguments: texts, ["", "\n", "\nand so on\n"])
    func `a text is called what it is`(_ text: (String, String), _ rest: String) {
        let message = message(Array((text.0 + rest).utf8))
        #expect(message?.contains(text.1) == true, "\(text.0): \(message ?? "read")")
        #expect(message?.contains("not a storyboard or xib") == true)
    }

    @Test(arguments: [" ", "\n", " \n\t\r\n"])
    func `blanks are an empty file`(_ text: String) {
        #expect(ForeignFile.kind(of: Array(text.utf8)) == "an empty file")
    }

    /// Storyboards, even broken ones, are left to the reader.
    @Test func `a storyboard is never called something else`() {
        for count in stride(from: 1, to: MergeFixture.form.utf8.count, by: 97) {
            let bytes = Array(MergeFixture.form.utf8.prefix(count))
            #expect(ForeignFile.kind(of: bytes) == nil)
        }
    }
}
