import CChafa
import CPangoCairo
package import LayoutPictures
import Platform
import StackCore

extension Rendering {
    /// Returns text that shows a picture in a terminal: as an image if the terminal supports images
    /// (Kitty, Sixel, iTerm2), otherwise as half and quarter block characters in the terminal's
    /// colours.
    ///
    /// - Parameters:
    ///   - columns: the maximum number of columns
    ///   - rows: the maximum number of rows
    ///   - environment: the variables `NAME=VALUE` that describe the terminal; nil for output to a
    ///     file, which has no colours
    /// - Returns: the lines, without a line feed at the end
    package static func terminal(
        _ picture: Picture, columns: Int, rows: Int, environment: [String]?
    ) throws(RenderingFailure) -> String {
        guard layout_chafa_is_there() else { throw .terminalLibraryMissing }
        let room = TerminalArea(picture.size, columns: columns, rows: rows)
        // 16 pixels per column suffice for Kitty's images; block characters show averages.
        let scale = min(3, Double(room.columns) * 16 / max(1, picture.size.width))
        let surface = try painted(picture, scale: scale, isTransparent: true)
        let terminal = TerminalKind(environment)
        return terminal.print(surface, room)
    }
}

/// The width and height of a picture in terminal cells, at most `columns` and `rows`. A cell is
/// assumed to be twice as high as wide.
private struct TerminalArea {
    let columns: Int
    let rows: Int

    init(_ size: Size, columns: Int, rows: Int) {
        let ratio = max(0.01, size.width / max(1, size.height) * 2)
        let width = min(Double(columns), Double(rows) * ratio)
        self.columns = max(1, Int(width.rounded()))
        self.rows = max(1, min(rows, Int((width / ratio).rounded())))
    }
}

/// The capabilities of a terminal, which Chafa detects from the environment variables.
private final class TerminalKind {
    private let terminal: OpaquePointer?
    private let isFile: Bool

    /// The values of Chafa 1.12's `ChafaTermSeq`, which are part of its binary interface.
    private enum Sequence: Int32 {
        case direct = 33
        case indexed256 = 36
        case indexed16 = 39
        case sixels = 40
        case kitty = 43
        case iTerm2 = 47
    }

    init(_ environment: [String]?) {
        isFile = environment == nil
        let all = layout_chafa_term_db_get_default()
        guard let environment else {
            terminal = layout_chafa_term_db_get_fallback_info(all)
            return
        }
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { variable in
            variable.withCString { strdup($0) }
        }
        variables.append(nil)
        terminal = layout_chafa_term_db_detect(all, &variables)
        for variable in variables { free(variable) }
    }

    deinit { layout_chafa_term_info_unref(terminal) }

    private func has(_ sequence: Sequence) -> Bool {
        layout_chafa_term_info_have_seq(terminal, sequence.rawValue) != 0
    }

    /// The `ChafaPixelMode`: 0 SYMBOLS, 1 SIXELS, 2 KITTY, 3 ITERM2.
    private var pixelMode: Int32 {
        if isFile { return 0 }
        return has(.kitty) ? 2 : has(.iTerm2) ? 3 : has(.sixels) ? 1 : 0
    }

    /// The `ChafaCanvasMode`: 0 TRUECOLOR, 1 INDEXED_256, 3 INDEXED_16, 5 FGBG.
    private var canvasMode: Int32 {
        if isFile { return 5 }
        if pixelMode != 0 || has(.direct) { return 0 }
        return has(.indexed256) ? 1 : has(.indexed16) ? 3 : 5
    }

    func print(_ surface: Surface, _ room: TerminalArea) -> String {
        let config = layout_chafa_canvas_config_new()
        defer { layout_chafa_canvas_config_unref(config) }
        layout_chafa_canvas_config_set_geometry(config, Int32(room.columns), Int32(room.rows))
        layout_chafa_canvas_config_set_cell_geometry(config, 10, 20)
        layout_chafa_canvas_config_set_canvas_mode(config, canvasMode)
        layout_chafa_canvas_config_set_pixel_mode(config, pixelMode)
        let symbols = layout_chafa_symbol_map_new()
        defer { layout_chafa_symbol_map_unref(symbols) }
        // 1, 2, 0x300 and 0x80 are `CHAFA_SYMBOL_TAG_SPACE`, `_SOLID`, `_HALF` and `_QUAD`.
        layout_chafa_symbol_map_add_by_tags(symbols, 1 | 2 | 0x300 | 0x80)
        layout_chafa_canvas_config_set_symbol_map(config, symbols)
        let canvas = layout_chafa_canvas_new(config)
        defer { layout_chafa_canvas_unref(canvas) }
        surface.withPixels { pixels, width, height, stride in
            // 1 is `CHAFA_PIXEL_BGRA8_PREMULTIPLIED`: Cairo's format on little-endian machines.
            layout_chafa_canvas_draw_all_pixels(
                canvas, 1, pixels, Int32(width), Int32(height), Int32(stride))
        }
        guard let text = layout_chafa_canvas_print(canvas, terminal) else { return "" }
        defer { _ = layout_g_string_free(text, 1) }
        let bytes = UnsafeRawBufferPointer(start: text.pointee.bytes, count: text.pointee.count)
        let result = String(decoding: bytes, as: UTF8.self)
        return result.hasSuffix("\n") ? String(result.dropLast()) : result
    }
}
