import Language
import QRCodes
import SitePaths
import Templates

/// HTTPS: whether this connection is encrypted, with which certificate, and how to make a device trust it.
package struct HTTPSPage: PageModel {
    /// The page's data about the server.
    package struct Facts: Sendable {
        /// The URL of the site over HTTPS, as reachable from the visitor's device or a phone.
        package let address: String
        package let names: [String]
        package let validUntil, issuer, fingerprint: String
        package let missing, notPermitted: [String]
        package let authority: Authority?

        package init(
            address: String, names: [String], validUntil: String, issuer: String, fingerprint: String, missing: [String], notPermitted: [String],
            authority: Authority?
        ) {
            self.address = address
            self.names = names
            self.validUntil = validUntil
            self.issuer = issuer
            self.fingerprint = fingerprint
            self.missing = missing
            self.notPermitted = notPermitted
            self.authority = authority
        }
    }

    /// The server's own authority.
    package struct Authority: Sendable {
        package let name, validUntil, fingerprint: String
        /// True if it may sign for more than the home network.
        package let permitsAllIPv6: Bool
        /// The URL of the certificate for a phone that does not trust it yet.
        package let download: String

        package init(name: String, validUntil: String, fingerprint: String, permitsAllIPv6: Bool, download: String) {
            self.name = name
            self.validUntil = validUntil
            self.fingerprint = fingerprint
            self.permitsAllIPv6 = permitsAllIPv6
            self.download = download
        }
    }

    /// The state, in a word and a sentence.
    package struct Standing: ViewModel, Sendable {
        package let title, text, tone, icon: String
    }

    package struct Certificate: ViewModel, Sendable {
        package let title: String
        package let rows: [Row]
        package let names: [String]
        package var hasNames: Bool { !names.isEmpty }
        /// The fingerprint in pieces, between which a line may break.
        package let fingerprint: [String]

        init(title: String, rows: [Row], names: [String], fingerprint: String) {
            self.title = title
            self.rows = rows
            self.names = names
            let bytes = fingerprint.split(separator: ":")
            self.fingerprint = stride(from: 0, to: bytes.count, by: 8).map { start in
                let end = min(start + 8, bytes.count)
                return bytes[start..<end].joined(separator: ":") + (end < bytes.count ? ":" : "")
            }
        }
    }

    package struct Row: Sendable {
        package let label, value: String
    }

    package struct Way: ViewModel, Sendable {
        package let address: String
        package let code: QRCodeView?
    }

    package struct Trust: ViewModel, Sendable {
        package let text: String
        package let certificate: Certificate
        package let code: QRCodeView?
        package let guides: [Guide]
    }

    package struct Guide: Sendable {
        package let title: String
        package let steps: [HTTPSGuides.Step]
    }

    package let title: String
    package var tab: Tab { .more }
    package var help: Link? { Paths.guide(.https) }
    package var back: Link? { Paths.settings }
    package var assets: PageAssets { [.guide] }
    package let isOff: Bool
    package let standing: Standing
    /// The link to HTTPS, for a visitor without it.
    package let way: Way?
    /// A QR code of the URL for a phone, for a visitor over HTTPS.
    package let code: QRCodeView?
    package let certificate: Certificate?
    package let missing: [String]
    package var isMissing: Bool { !missing.isEmpty }
    package let notPermitted: [String]
    package var isNotPermitted: Bool { !notPermitted.isEmpty }
    package let permitsAllIPv6: Bool
    package let trust: Trust?
    /// True if nothing needs to be installed.
    package let isReady: Bool

    /// - Parameter facts: nil if the server has no certificate.
    package init(_ facts: Facts?, isEncrypted: Bool, t: Texts) {
        let https = t.https
        title = https.title
        isOff = facts == nil && !isEncrypted
        standing =
            isEncrypted
            ? Standing(title: https.isEncrypted, text: https.encryptedText, tone: "ok", icon: "lock")
            : facts == nil
                ? Standing(title: https.isOff, text: https.offText, tone: "", icon: "info")
                : Standing(title: https.isPlain, text: https.plainText, tone: "near", icon: "alert")
        let code = facts.flatMap { QRCodeView($0.address, label: https.addressCode($0.address)) }
        way = isEncrypted ? nil : facts.map { Way(address: $0.address, code: code) }
        self.code = isEncrypted ? code : nil
        certificate = facts.map { facts in
            Certificate(
                title: https.certificate,
                rows: [Row(label: https.issuer, value: facts.issuer), Row(label: https.validUntil, value: facts.validUntil)],
                names: facts.names, fingerprint: facts.fingerprint)
        }
        missing = facts?.missing ?? []
        notPermitted = facts?.notPermitted ?? []
        permitsAllIPv6 = facts?.authority?.permitsAllIPv6 ?? false
        trust = facts?.authority.map { Trust($0, t) }
        isReady = facts != nil && facts?.authority == nil
    }
}

extension HTTPSPage.Trust {
    fileprivate init(_ authority: HTTPSPage.Authority, _ t: Texts) {
        text = authority.permitsAllIPv6 ? t.https.trustTextTooWide : t.https.trustText
        certificate = HTTPSPage.Certificate(
            title: t.frame.labelled(t.https.authority, authority.name), rows: [.init(label: t.https.validUntil, value: authority.validUntil)],
            names: [],
            fingerprint: authority.fingerprint)
        code = QRCodeView(authority.download, label: t.https.downloadCode(authority.download))
        let guides = t.https.guides
        self.guides = [
            (t.https.ios, guides.ios), (t.https.android, guides.android), (t.https.windows, guides.windows),
            (t.https.macOS, guides.macOS),
            (t.https.linux, guides.linux), (t.https.firefox, guides.firefox),
        ].map { HTTPSPage.Guide(title: $0.0, steps: $0.1(authority.name)) }
    }
}

/// A QR code drawn on a page, with its text below.
package struct QRCodeView: ViewModel, Sendable {
    package let text, label, path, viewBox: String

    /// Creates a QR code; nil for a text too long for one.
    ///
    /// - Parameter label: the description of the code, for screen readers.
    package init?(_ text: String, label: String) {
        guard let code = QRCode(text) else { return nil }
        self.text = text
        self.label = label
        path = code.path
        // The quiet zone is four modules wide (ISO/IEC 18004, 5.3.8).
        viewBox = "-4 -4 \(code.size + 8) \(code.size + 8)"
    }
}
