import Bookkeeping
import Language
import SitePaths
import Templates

/// A banner on a page.
package struct BannerView: ViewModel, Sendable {
    package let link, text, host: String
    package let image: Image?
    /// True if the picture is wide enough to be placed above the text.
    package let isWide: Bool

    package struct Image: ViewModel, Sendable {
        package let url: Link
        package let alternative: String
        package let width, height: Int
    }

    package init(_ banner: Banner, t: Texts) {
        link = banner.content.link
        text = banner.content.text.text(in: t.language)
        host = String(link.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#:".contains($0) })
        isWide = banner.image.map { $0.width > 3 * $0.height } ?? false
        image = banner.image.map {
            Image(
                url: Paths.bannerImage(banner.id).query("v=\(banner.changedAt)"), alternative: banner.content.alternative?.text(in: t.language) ?? "",
                width: $0.width, height: $0.height)
        }
    }
}
