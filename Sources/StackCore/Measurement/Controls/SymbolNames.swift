/// The words that occur in names of SF Symbols.
///
/// There are thousands of names, and new ones each year. So a name counts as known if all its words
/// are known.
package enum SymbolNames {
    /// Returns whether every word of a name is known.
    package static func isKnown(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isKnown)
    }

    /// Returns whether a word can occur in a symbol's name: a listed word, a letter, or a short
    /// word that starts with a digit (`24`, `3d`, `2x2`).
    package static func isKnown(_ word: Substring) -> Bool {
        guard let first = word.first else { return false }
        return words.contains(word) || first.isNumber && word.count < 4
            || first.isLetter && word.count == 1
    }

    /// All listed words in alphabetical order.
    package static let list = text.split(separator: " ").map(String.init)

    private static let words = Set(list.map { Substring($0) })

    private static let text = """
        0percent 100percent 25percent 2x 3d 50percent 75percent abc accessibility africa air \
        airplane airplayaudio airplayvideo airpod airpodpro airpods airpodsmax airpodspro \
        airport airtag alarm aligncenter alignleft alignment alignright alt alternatingcurrent \
        americanfootball americas amplifier and angle angled ant antenna app appclip append \
        apple applelogo applepencil applescript applewatch apps aqi arcade archivebox arrival \
        arrow arrows arrowshape arrowtriangle asia aspect aspectratio asterisk at atom \
        australia australiandollarsign australsign auto automatic away axis axle baby \
        background backpack backspace backward badge bag bahtsign balloon bandage banknote bar \
        barcode barometer baseball basket basketball bathtub battery batteryblock beach beats \
        bed bell below beziercurve bicycle bill bin binoculars bird bitcoinsign blinds bold \
        bolt bonjour book bookmark books border bottom bottomhalf bottomleft bottomright bowl \
        box brain brakesignal branch briefcase brightness bubble bubbles building buildings \
        bullet burn burst bus butane button by cable cablecar calendar camera candybarphone \
        capslock capsule captions car cards carousel carplay carrot carseat cart case cassette \
        cat cedisign cellphone cellularbars central centsign chair character characters chart \
        check checked checkerboard checkered checklist checkmark chevron chip circle \
        circlebadge circlepath circles clear click clipboard clock clockwise closed cloud club \
        code coloncurrencysign columns comb command commas compact compass computer concave \
        connected connection contact contacts contextualmenu contrast control convertible \
        cooktop counterclockwise cpu creditcard cricket crop cross crossed crosshairs crown \
        cruzeirosign cube cup curlybraces cursorarrow curtains curvepath cut cylinder dash \
        dashed database decrease degreesign delete deleteleft departure desk deskclock desktop \
        desktopcomputer deskview devices diagonal dial diamond dice die digitalcrown digits \
        directcurrent disc dishwasher display distribute divide doc dock document documents \
        dog dollarsign dongsign door dot dotmatrix dots dotted double doubledecker down \
        downtrend draw drawing drizzle drop dryer dust ear earbuds earpods ecg eject elevator \
        ellipse ellipsis end engine enter entry envelope equal eraser escape esim ethernet \
        europe eurosign ev exclamationmark expand exposure express externaldrive extreme eye \
        eyebrow eyedropper eyeglasses eyes face faceid facemask fan fax faxmachine felt female \
        ferry field figure filemenu fill filled film filters fingers fingerspinch fireplace \
        firewall fireworks fish flag flame flashlight fleuron flip florinsign flowchart fn fog \
        folder foot football footprints forced fork forward fossil frame franc francsign from \
        fryingpan fuel fuelpump function gamecontroller gauge gear gearshape gearshape2 gen1 \
        gen2 gen3 gift giftcard glasses globe gobackward goforward graduationcap greaterthan \
        grid group guaranisign guitar guitars gym gyroscope hail half hammer hand handbag \
        handle hands hanger hare hat hazardsign haze head headlight headphones headset health \
        heart hearts heat heater heavyrain helm hex hexagon hexagongrid hexagonpath \
        hifireceiver hifispeaker high highlighter hockey homebutton homekit homepod \
        homepodmini horizontal horn hourglass house hryvniasign humidifier humidity hurricane \
        icloud in increase indent indianrupeesign infinity info insert inset inside instrument \
        intersect inward ipad iphone ipod italic ivfluid jetski journal joystick justify \
        justifyleft justifyright key keyboard keyhole kiloohms kipsign knob ladybug lamp \
        landscape lane laptopcomputer larger larisign laser lasso latch laurel layers leading \
        leadinghalf leaf left lefthalf lessthan letter level lifepreserver light lightbulb \
        lightning lightrail lightspectrum line lines lineweight link lira lirasign list \
        livephoto location lock locktrianglebadge lodge loop low lowercase luggage lungs \
        macbook macmini macpro macro macwindow magazine magicmouse magnifyingglass magsafe \
        mail male manatsign map mappin matrix max measurement medal mediastick medical \
        medication medium megaphone memories memorychip menubar menucard merge message \
        metering metronome mic microbe microphone microwave middle millsign min mini minus \
        moon moonphase mosaic motion motionlines motorcycle mount mountain mouse mouth move \
        movieclapper moving mug multiply music mustache mutable mute nairasign needle network \
        neutral newspaper next night north nose nosign note notequal number numbersign octagon \
        off oilcan on one open opened openrect opticaldisc option out outlet outline outward \
        oval oven overlay paint paintbrush paintpalette palette pano paperclip paperplane \
        paragraphsign parentheses parkinglight partial party pass path pause pawprint pc \
        peacesign pedestrian pencil pentagon percent person personalhotspot perspective \
        peruviansolessign peseta pesetasign pesosign phone photo photos piano pianokeys pickup \
        pie pill pills pin pip pipe plaintext play playpause plus plusminus point pointed \
        pointer polishzloty popcorn popsicle portrait power powercord poweroff poweron \
        powerplug powersleep printer pro profile projective pull purchased puzzlepiece pyramid \
        qrcode quarter questionmark quote rack radio radiowaves rain rainbow raised ratio rays \
        receipt record recordingtape rectangle rectanglepath rectangles redaction reflect \
        refresh refrigerator repeat restart retarder return rhombus ribbon richtext right \
        righthalf ring road robotic rocket roller rolling rosette rotate rotation round \
        roundedbottom roundedtop route rublesign ruler run rupeesign sad safari sailboat save \
        scale scalemass scanner scissors scooter scope score screwdriver scribble scroll \
        sdcard seal search selection sensor sequential server servicedog shadow share shared \
        shareplay sheet shekelsign shield shift shippingbox shoe shoeprints shower shuffle \
        sidebar sidetable sign signature signpost simcard sink siren size skateboard skew skip \
        slash sleep sleet slider sliders slowmo small smallcircle smaller smartphone smiling \
        smoke snow snowboard snowflake soccerball sofa softball sort sos south spade sparkle \
        sparkles spatial speaker speakerphone speedometer spigot split sportscourt spray \
        sprinkler square squareroot squares squareshape stack stairs stand standby star \
        starhalf staroflife stars steeringwheel sterlingsign stethoscope stop stopwatch \
        storefront storm stove strikethrough stroller studentdesk sub subscript subtract suit \
        suitcase sum sun sunglasses sunhorizon sunrise sunset superscript surfboard suv swap \
        swatchpalette swift switch syringe table tablecells tachometer tag taillight tap \
        target teddybear telephone teletype tengesign tennis tennisball tennisracket tent \
        terminal test testtube text textbox textformat theatermask theatermasks thermometer \
        thumbsdown thumbsup ticket timelapse timeline timer tip tirepressure to toggle \
        togglepower toilet tophalf topleft topright tornado tortoise torus touch touchid track \
        trackpad traction trading trailing trailinghalf train training tram transmission \
        transparent trapezoid trash tray tree triangle trianglebadge trophy tropicalstorm \
        truck tshirt tugriksign tuningfork turkishlirasign turn tv two txt typewriter uiwindow \
        umbrella unchecked underline up upright ups upside uptrend user uturn van variable \
        vehicle vertical vial video view viewfinder viewfinderrectangular visionpro voice \
        volleyball volume wake walk wall wallet wand warninglight washer watch watchface water \
        waterbottle wave waveform waves web webcam weight wheelchair wifi wifirouter wind \
        window windshield wineglass wiper with wonsign wrench writing xbox xmark xserve xyaxis \
        yensign yoga zipper zzz
        """
}
