import Language

/// A third-party work in Penny: its name, author and licence (SPDX).
package struct Credit: Sendable {
    package let name, by, licence, url: String
    let use: InfoTexts.Use

    private init(_ name: String, _ use: InfoTexts.Use, by: String, _ licence: String, _ url: String) {
        self.name = name
        self.use = use
        self.by = by
        self.licence = licence
        self.url = url
    }

    private static let swiftAuthors = "© Apple Inc. and the Swift project authors"

    package static let software = [
        Credit("Swift, Foundation", .language, by: swiftAuthors, "Apache-2.0", "https://www.swift.org"),
        Credit("libmicrohttpd", .server, by: "© Christian Grothoff and others", "LGPL-2.1-or-later", "https://www.gnu.org/software/libmicrohttpd/"),
        Credit("GnuTLS", .encryption, by: "© Free Software Foundation and others", "LGPL-2.1-or-later", "https://www.gnutls.org"),
        Credit("SQLite", .database, by: "D. Richard Hipp and others", "public domain", "https://www.sqlite.org"),
        Credit("GRDB", .database, by: "© 2015–2025 Gwendal Roué", "MIT", "https://github.com/groue/GRDB.swift"),
        Credit("curl", .client, by: "© Daniel Stenberg and others", "curl", "https://curl.se"),
        Credit("OpenSSL", .encryption, by: "© The OpenSSL Project Authors", "Apache-2.0", "https://www.openssl.org"),
        Credit("swift-crypto, swift-certificates, swift-asn1", .encryption, by: swiftAuthors, "Apache-2.0", "https://github.com/apple/swift-crypto"),
        Credit(
            "BoringSSL", .encryption, by: "© The OpenSSL Project Authors, Google and others", "Apache-2.0",
            "https://boringssl.googlesource.com/boringssl"),
        Credit(
            "Expat", .files, by: "© Thai Open Source Software Center, Clark Cooper and the Expat maintainers", "MIT", "https://libexpat.github.io"),
        Credit("libzip", .files, by: "© Dieter Baron and Thomas Klausner", "BSD-3-Clause", "https://libzip.org"),
        Credit(
            "uchardet", .files, by: "© Netscape Communications Corporation and BYVoid", "MPL-1.1 or GPL-2.0-or-later or LGPL-2.1-or-later",
            "https://www.freedesktop.org/wiki/Software/uchardet/"),
        Credit("libqrencode", .codes, by: "© 2006–2017 Kentaro Fukuchi", "LGPL-2.1-or-later", "https://fukuchi.org/works/qrencode/"),
        Credit("swift-argument-parser, swift-log", .terminal, by: swiftAuthors, "Apache-2.0", "https://github.com/apple/swift-argument-parser"),
    ]

    package static let data = [
        Credit("Natural Earth", .shores, by: "Natural Earth", "public domain", "https://www.naturalearthdata.com"),
        Credit("GeoNames", .places, by: "© GeoNames", "CC-BY-4.0", "https://www.geonames.org"),
        Credit("Unicode CLDR", .names, by: "© Unicode, Inc.", "Unicode-3.0", "https://cldr.unicode.org"),
        Credit("Magics", .mapFiles, by: "© European Centre for Medium-Range Weather Forecasts", "Apache-2.0", "https://github.com/ecmwf/magics"),
        Credit("European Central Bank", .rates, by: "European Central Bank", "credit", "https://www.ecb.europa.eu"),
    ]
}
