import StackCore
import TestKit
import Testing

private let three = "160x200 80x100 40x50"
private let proportional = "distribution=fillProportionally"
private let equalSpacing = "distribution=equalSpacing"
private let equalCentering = "distribution=equalCentering"
private let fillEqually = "distribution=fillEqually"

/// Scenarios B: three views of very different sizes.
private let basics = [
    Scenario(
        "B01", "axis=horizontal", "-x-", three, "280x200", "0,0,160,200 160,0,80,200 240,0,40,200"),
    Scenario("B02", fillEqually, "-x-", three, "480x200", "0,0,160,- 160,0,160,- 320,0,160,-"),
    Scenario(
        "B03", proportional, "200x-", three, "200x-", "0,-,114.29 114.29,-,57.14 171.43,-,28.57"),
    Scenario("B04", equalSpacing + " spacing=10", "-x-", three, "300x200", "0 170 260"),
    Scenario("B05", equalSpacing + " spacing=10", "400x-", three, "400x-", "0 220 360"),
    Scenario("B06", equalCentering, "-x-", three, "340x200", "0 160 300"),
    Scenario("B07", equalCentering, "400x-", three, "400x-", "0 190 360"),
    Scenario("B08", "alignment=top", "-x-", three, "280x200", "-,0,-,200 -,0,-,100 -,0,-,50"),
    Scenario("B09", "alignment=center", "-x-", three, "-x-", "-,0 -,50 -,75"),
    Scenario("B10", "alignment=bottom", "-x-", three, "-x-", "-,0 -,100 -,150"),
    Scenario("B11", "alignment=firstBaseline", "-x-", three, "-x-", "-,0,-,200 -,0,-,100 -,0,-,50"),
    Scenario("B12", "alignment=lastBaseline", "-x-", three, "-x-", "-,0 -,100 -,150"),
    Scenario(
        "B13", "spacing=10", "-x-", "160x200;hidden=true 80x100 40x50", "130x200",
        "0,0,0,200 0,0,80,200 90,0,40,200"),
    Scenario(
        "B14", "marginsRelative=true margins=8,8,8,8", "-x-", three, "296x216", "8,8 168,8 248,8"),
    Scenario("B15", "alignment=center", "-x300", "160x200", "-x-", "0,50,160,200"),
    Scenario("B16", "alignment=center", "-x-", "160x200", "160x200", "0,0,160,200"),
]

private let proportions = [
    Scenario("P01", proportional, "200x-", "25x20 75x20", "-x-", "0,-,50 50,-,150"),
    Scenario(
        "P02", proportional + " marginsRelative=true margins=0,10,0,10", "200x-", "25x20 75x20",
        "-x-",
        "10,-,45 55,-,135"),
    Scenario(
        "P04", proportional + " marginsRelative=true margins=0,10,0,10", "200x-", "25x20", "-x-",
        "10,-,180"),
    Scenario(
        "P05", proportional + " marginsRelative=true margins=0,100,0,0", "200x-", "25x20 75x20",
        "-x-",
        "100,-,25 125,-,75"),
    Scenario(
        "P06", proportional + " spacing=1", "300x-", String(repeating: "1x1 ", count: 24), "-x-",
        (0..<23).map { "\(Double($0) * (300.0 / 47 + 1)),-,6.383" }.joined(separator: " ")
            + " 169.81,-,130.19"),
    Scenario(
        "P07", proportional + " spacing=2", "300x-", String(repeating: "20x20 ", count: 10), "-x-",
        String(repeating: "-,-,27.523 ", count: 9) + "265.71,-,34.29"),
    Scenario("P08", proportional, "400x-", "50x20 100x20 50x20", "-x-", "-,-,100 -,-,200 -,-,100"),
    Scenario(
        "P09", proportional + " spacing=10", "400x-", "50x20 100x20 50x20", "-x-",
        "0,-,90.91 100.91,-,181.82 292.73,-,107.27"),
    Scenario(
        "P10", proportional + " spacing=10", "-x-", "50x20 100x20 50x20", "220x-",
        "-,-,50 -,-,100 -,-,50"),
    Scenario(
        "P11", proportional + " spacing=10", "400x-", "50x20 100x20;hidden=true 50x20", "-x-",
        "0,-,181.82 186.82,-,0 191.82,-,208.18"),
    Scenario("P12", proportional, "200x-", "44x44 -x- 44x44", "-x-", "-,-,100 -,-,0 -,-,100"),
    Scenario(
        "P13", proportional + " spacing=20", "200x-", "44x44 -x- 44x44", "-x-",
        "0,-,68.75 88.75,-,0 108.75,-,91.25"),
    Scenario(
        "P14", proportional, "400x-", "50x20;width=80 100x20 50x20", "-x-", "-,-,80 -,-,200 -,-,120"
    ),
    Scenario("P15", proportional, "260x-", "20x20", "-x-", "0,-,260"),
]

private let four = "-x10 -x20 -x30 -x40"
private let column = "axis=vertical spacing=10"

/// Scenarios C: custom spacing in vertical stacks, 100 points wide.
private let customSpacings = [
    Scenario("C01", column, "100x-", four, "-x130", "-,0 -,20 -,50 -,90"),
    Scenario(
        "C02", column, "100x-", "-x10;spacingAfter=20 -x20 -x30 -x40", "-x140",
        "-,0 -,30 -,60 -,100"),
    Scenario(
        "C03", column, "100x-", "-x10;spacingAfter=20 -x20;spacingAfter=0 -x30 -x40", "-x130",
        "-,0 -,30 -,50 -,90"),
    Scenario(
        "C04", column, "100x-", "-x10 -x20;spacingAfter=0 -x30 -x40", "-x120", "-,0 -,20 -,40 -,80"),
    Scenario(
        "C05", column, "100x-", "-x10 -x20;spacingAfter=0;hidden=true -x30 -x40", "-x100",
        "-,0 -,15,-,0 -,20 -,60"),
    Scenario(
        "C06", column, "100x-", "-x10;spacingAfter=20 -x20;hidden=true -x30 -x40", "-x110",
        "-,0 -,20,-,0 -,30 -,70"),
    Scenario(
        "C07", column, "100x-", "-x10 -x20;spacingAfter=20;hidden=true -x30 -x40", "-x100",
        "-,0 - -,20 -,60"),
    Scenario(
        "C08", column, "100x-", "-x10;spacingAfter=20;hidden=true -x20 -x30 -x40", "-x110",
        "-,0,-,0 -,0 -,30 -,70"),
    Scenario(
        "C09", column, "100x-", "-x10 -x20 -x30;spacingAfter=20 -x40;hidden=true", "-x80",
        "-,0 -,20 -,50 -,80"),
    Scenario(
        "C11", column, "100x-", "-x10;spacingAfter=system -x20 -x30 -x40", "-x128",
        "-,0 -,18 -,48 -,88"),
    Scenario(
        "C15", fillEqually + " spacing=10", "320x-", "40x20;spacingAfter=30 40x20 40x20", "-x-",
        "0,-,93.33 123.33,-,93.33 226.67,-,93.33"),
    Scenario(
        "C16", equalSpacing + " spacing=10", "300x-", "40x20;spacingAfter=50 40x20 40x20", "-x-",
        "0 130 260"),
]

private let fills = [
    Scenario(
        "E01", "spacing=10", "300x-", "40x20 60x20;hugging.horizontal=249 10x20", "-x-",
        "0,-,40 50,-,230 290,-,10"),
    Scenario(
        "E02", "spacing=8", "300x-", "40x20;hugging.horizontal=251 60x20", "-x-", "0,-,40 48,-,252"),
    Scenario(
        "E03", "spacing=10", "300x-", "100x20 200x20;compression.horizontal=749 50x20", "-x-",
        "0,-,100 110,-,130 250,-,50"),
    Scenario("E04", "spacing=10", "300x-", "40x20 60x20 10x20", "-x-", "0,-,210 220,-,60 290,-,10"),
    Scenario(
        "E05", "spacing=10", "400x-", "-x20;width=100 -x20 -x20;width=100", "-x-",
        "0,-,100 110,-,180 300,-,100"),
    Scenario("E06", "spacing=10", "400x-", "-x20 -x20 -x20", "-x-", "0,-,380 390,-,0 400,-,0"),
    Scenario("E07", "spacing=10", "-x-", "40x40 50x40 60x40", "170x40", "0 50 110"),
    Scenario("E08", "spacing=10", "-x-", "40x40 50x40;hidden=true 60x40", "110x40", "0 45,-,0 50"),
    Scenario("E10", "spacing=-10", "-x-", "50x20 50x20 50x20", "130x-", "0 40 80"),
    Scenario(
        "E11", "spacing=-10", "200x-", "50x20 50x20 50x20", "-x-", "0,-,120 110,-,50 150,-,50"),
    Scenario("E12", "distribution=equalCentering", "260x-", "20x20", "-x-", "0,-,260"),
    Scenario("E12", "distribution=fill", "260x-", "20x20", "-x-", "0,-,260"),
    Scenario("E12", fillEqually, "260x-", "20x20", "-x-", "0,-,260"),
    Scenario("E12", equalSpacing, "260x-", "20x20", "-x-", "0,-,260"),
]

private let equals = [
    Scenario(
        "Q01", fillEqually + " spacing=10", "-x-", "100x20 80x20 60x20", "320x-",
        "0,-,100 110,-,100 220,-,100"),
    Scenario(
        "Q02", fillEqually + " spacing=10", "80x-", "100x20 80x20 60x20", "-x-",
        "0,-,20 30,-,20 60,-,20"),
    Scenario(
        "Q03", fillEqually + " spacing=10", "320x-", "100x20 80x20;hidden=true 60x20", "-x-",
        "0,-,155 160,-,0 165,-,155"),
    Scenario(
        "Q04", fillEqually + " spacing=10", "320x-", "100x20 80x20 60x20;hidden=true", "-x-",
        "0,-,155 165,-,155 320,-,0"),
    Scenario(
        "Q05", fillEqually + " spacing=10", "310x-", "40x20;hidden=true 100x20 60x20", "-x-",
        "0,-,0 0,-,150 160,-,150"),
    Scenario(
        "Q06", fillEqually + " spacing=10", "320x-", "-x20 -x20 -x20", "-x-",
        "-,-,100 -,-,100 -,-,100"),
    Scenario(
        "Q07", fillEqually, "300x-", "-x20;width=80@999 -x20 -x20", "-x-", "-,-,100 -,-,100 -,-,100"
    ),
    Scenario(
        "Q08", fillEqually + " spacing=-10", "200x-", "50x20 50x20 50x20", "-x-",
        "0,-,73.33 63.33,-,73.33 126.67,-,73.33"),
    Scenario(
        "Q09", equalSpacing + " spacing=5 marginsRelative=true margins=0,10,0,10", "300x-",
        "40x20 60x20 20x20",
        "-x-", "10 130 270"),
    Scenario(
        "Q10", equalSpacing + " spacing=10", "300x-", "40x20 100x20;hidden=true 60x20", "-x-",
        "0 45,-,0 240"),
    Scenario(
        "Q11", equalSpacing + " spacing=10", "300x-", "40x20 100x20 60x20;hidden=true", "-x-",
        "0 200 300"),
    Scenario(
        "Q12", equalSpacing + " spacing=10", "210x-",
        "100x20 80x20;compression.horizontal=749 60x20", "-x-",
        "0,-,100 110,-,30 150,-,60"),
    Scenario(
        "Q13", equalSpacing + " spacing=10", "260x-", "20x20 100x20 20x20 60x20", "-x-",
        "0 40 160 200"),
    Scenario(
        "Q14", equalSpacing + " axis=vertical spacing=10 alignment=center", "-x-",
        "40x20 60x30 20x10", "60x80",
        "10,0,40,20 0,30,60,30 20,70,20,10"),
    Scenario(
        "Q15", equalCentering + " spacing=5", "200x-", "40x20 100x20 40x20", "-x-", "0 50 160"),
    Scenario(
        "Q16", equalCentering + " spacing=10", "300x-", "40x20 100x20 60x20", "-x-", "0 95 240"),
    Scenario(
        "Q17", equalCentering + " spacing=10", "230x-", "40x20 100x20 60x20", "-x-", "0 60 170"),
    Scenario(
        "Q18", equalCentering + " spacing=10", "260x-", "20x20 100x20 20x20 60x20", "-x-",
        "0 33.33 146.67 200"),
    Scenario(
        "Q19", equalCentering + " spacing=10", "200x-",
        "40x20 100x20;compression.horizontal=749 60x20", "-x-",
        "0,-,40 50,-,80 140,-,60"),
    Scenario("Q20", equalCentering, "330x-", "50x20 90x20 70x20", "-x-", "0 115 260"),
    Scenario(
        "Q21", equalCentering + " spacing=10", "300x-", "40x20 100x20;hidden=true 60x20", "-x-",
        "0 45,-,0 240"),
    Scenario(
        "Q22", equalCentering + " axis=vertical spacing=10 alignment=center", "-x300",
        "40x20 60x30 20x10", "-x-",
        "-,0 -,137.5 -,290"),
]

private let crossings = [
    Scenario("X01", "alignment=center", "-x100", "50x20 30x60 20x30", "-x-", "-,40 -,20 -,35"),
    Scenario("X02", "alignment=bottom", "-x100", "50x20 30x60 20x30", "-x-", "-,80 -,40 -,70"),
    Scenario(
        "X03", "alignment=top", "-x40", "50x20 30x60 20x30", "-x-", "-,0,-,20 -,0,-,40 -,0,-,30"),
    Scenario(
        "X04", "alignment=center", "-x40", "50x20 30x60 20x30", "-x-", "-,10,-,20 -,0,-,40 -,5,-,30"
    ),
    Scenario("X05", "alignment=top", "-x100", "50x20 30x-", "-x-", "-,-,-,20 -,-,-,0"),
    Scenario("X06", "alignment=fill", "-x100", "50x20 30x-", "-x-", "-,-,-,100 -,-,-,100"),
    Scenario("X07", "alignment=bottom", "100x100", "20x20", "-x-", "0,80,100,20"),
    Scenario("X08", "axis=vertical alignment=leading", "100x100", "20x20", "-x-", "0,0,20,100"),
    Scenario("X09", "axis=vertical alignment=center", "100x100", "20x20", "-x-", "40,0,20,100"),
    Scenario(
        "X10", "axis=vertical spacing=10", "-x-", "50x20 90x30;hidden=true", "90x20",
        "-,-,90,- 0,20,90,0"),
    Scenario(
        "X11", "axis=vertical spacing=10 alignment=leading", "-x-", "50x20 90x30;hidden=true",
        "50x20",
        "-,-,50,- -,-,90,0"),
]

private let hidings = [
    Scenario(
        "H01", "spacing=10", "-x-", "50x20 60x20;hidden=true 70x20;hidden=true 80x20", "140x-",
        "0 55,-,0 55,-,0 60"),
    Scenario("H02", "spacing=10", "-x-", "50x20;hidden=true 60x20 80x20", "150x-", "0,-,0 0 70"),
    Scenario("H03", "spacing=10", "-x-", "50x20 60x20 80x20;hidden=true", "120x-", "0 60 120,-,0"),
    Scenario(
        "H04", "spacing=10", "-x-", "50x20 60x20;hidden=true 80x20;hidden=true", "50x-",
        "0 50,-,0 50,-,0"),
    Scenario("H05", "spacing=10", "-x-", "50x20;hidden=true 60x20;hidden=true", "0x0", ""),
    Scenario(
        "H06", "spacing=10", "-x-", "40x20 -x20;width=80;hidden=true 60x20", "110x-", "0 - 50"),
    Scenario(
        "H07", "spacing=10", "-x-", "40x20 -x20;width=80@999;hidden=true 60x20", "110x-",
        "0 45,-,0 50"),
]

private let reimplementations = [
    Scenario("T01", "axis=vertical", "-x-", "100x20 100x40", "100x60", ""),
    Scenario("T01", "axis=vertical spacing=50", "-x-", "100x20 100x40", "100x110", ""),
    Scenario("T02", "spacing=20", "-x-", "100x40 100x40", "220x40", ""),
    Scenario("T03", "axis=vertical", "-x-", "10x20 10x40", "-x60", ""),
    Scenario(
        "T04", "axis=vertical", "-x-", "10x20 10x40 10x30 10x40", "-x130", "-,0 -,20 -,60 -,90"),
    Scenario("T05", "axis=vertical", "-x-", "10x20;hidden=true 10x30 10x40", "-x70", "- -,0"),
    Scenario(
        "T06", "axis=vertical", "-x-", "10x20;hidden=true 10x30;hidden=true 10x40", "-x40",
        "- - -,0"),
    Scenario(
        "T07", fillEqually + " axis=vertical", "-x400", "10x20 10x30 10x40", "-x-",
        "-,0,-,133.33 -,133.33 -,266.67"),
    Scenario(
        "T07", fillEqually + " axis=vertical spacing=50", "-x400", "10x20 10x30 10x40", "-x-",
        "-,0,-,100 -,150 -,300"),
    Scenario(
        "T08", "axis=vertical marginsRelative=true margins=10,20,30,40", "-x-",
        "100x100 100x100 100x100", "160x340",
        "20,10 20,110 20,210"),
    Scenario(
        "T09", "marginsRelative=true margins=10,20,30,40", "-x-", "100x100 100x100 100x100",
        "360x140",
        "20,10 120,10 220,10"),
    Scenario(
        "T10", "alignment=top", "-x600",
        "10x-;height=200@300 10x-;height=500@300 10x-;height=600@330", "-x-",
        "-,0,-,200 -,0,-,500 -,0,-,600"),
    Scenario(
        "T10", "alignment=bottom", "-x600",
        "10x-;height=200@300 10x-;height=500@300 10x-;height=600@330", "-x-", "-,400 -,100 -,0"),
    Scenario(
        "T10", "alignment=center", "-x600",
        "10x-;height=200@300 10x-;height=500@300 10x-;height=600@330", "-x-", "-,200 -,50 -,0"),
    Scenario(
        "T11", fillEqually + " axis=vertical alignment=center spacing=25", "-x-",
        "100x100 80x80 60x60", "100x350",
        "0,0,100,100 10,125,80,100 20,250,60,100"),
    Scenario(
        "T12", fillEqually + " axis=vertical alignment=center spacing=25", "300x425",
        "100x100 80x80 60x60", "-x-",
        "100,0,100,125 110,150,80,125 120,300,60,125"),
    Scenario("N01", "spacing=8", "-x-", "40x20 60x30", "108x30", ""),
    Scenario("N01", "spacing=8 axis=vertical", "-x-", "40x20 60x30", "60x58", ""),
    Scenario(
        "N02", "spacing=8 axis=vertical marginsRelative=true margins=1,2,3,4", "-x-", "40x20 60x30",
        "66x62",
        "2,1,60,20 2,29,60,30"),
    Scenario("N03", "spacing=8", "300x-", "40x20 60x30", "300x30", ""),
    Scenario("N04", "spacing=8", "-x-", "", "0x0", ""),
]

private let all =
    basics + proportions + customSpacings + fills + equals + crossings + hidings + reimplementations

@Test(arguments: all)
func `the scenario comes out as on UIKit`(_ scenario: Scenario) throws {
    let builder = try scenario.build()
    let layout = builder.layout()
    #expect(layout.conflicts.isEmpty)
    try scenario.check(builder, layout)
}

@Test func `H08 and H09 a view that was hidden twice and shown once stands as before`() throws {
    var builder = try Scenario("H08", "spacing=10", "300x-", "50x20 60x20 80x20", "-x-", "").build()
    let before = builder.layout().unroundedFrames
    try builder.set("v1", .hidden, "true")
    try builder.set("v1", .hidden, "true")
    #expect(builder.layout().unroundedFrames != before)
    try builder.set("v1", .hidden, "false")
    #expect(builder.layout().unroundedFrames == before)
}
