/// The base map of a view: SVG path data by layer for the attribute `d`, in pixels from the top left corner; empty for an empty
/// layer.
///
/// In painting order:
///
/// | layer | drawn as |
/// | --- | --- |
/// | ``land`` | filled, `fill-rule="evenodd"`, with a stroke of 1 px of the same colour, which closes the seams between cells |
/// | ``rivers`` | stroked |
/// | ``lakes`` | filled, `fill-rule="evenodd"` |
/// | ``divisions`` | stroked, dashed |
/// | ``borders`` | stroked |
/// | ``disputed`` | stroked, dashed |
/// | ``shores`` | stroked, thin |
///
/// Paths extend at most ``margin`` pixels beyond the view. The background is water.
public struct BaseMap: Sendable, Hashable {
    /// Land; on close views lakes are holes in it.
    public internal(set) var land = ""
    /// Rivers.
    public internal(set) var rivers = ""
    /// Lakes on far views.
    public internal(set) var lakes = ""
    /// Borders of first-level divisions: prefectures, provinces, states.
    public internal(set) var divisions = ""
    /// Borders of countries, de facto.
    public internal(set) var borders = ""
    /// Disputed or indefinite borders.
    public internal(set) var disputed = ""
    /// Shorelines.
    public internal(set) var shores = ""

    /// The distance that paths may extend beyond the view, in pixels.
    public static let margin = 8

    /// The size of all layers in bytes.
    public var size: Int {
        land.utf8.count + rivers.utf8.count + lakes.utf8.count + divisions.utf8.count + borders.utf8.count + disputed.utf8.count
            + shores.utf8.count
    }
}
