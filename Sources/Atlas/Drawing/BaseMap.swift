/// The base map of a view: SVG path data by layer, in pixels from the top left corner, ready for the attribute `d`. Empty where a layer has nothing.
///
/// In the order in which they are drawn:
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
/// Paths go at most ``margin`` pixels beyond the view. The ground behind them is water.
public struct BaseMap: Sendable, Hashable {
    /// Land, with the lakes of close views as holes.
    public internal(set) var land = ""
    /// Rivers.
    public internal(set) var rivers = ""
    /// Lakes of far views.
    public internal(set) var lakes = ""
    /// Borders of first-level divisions: prefectures, provinces, states.
    public internal(set) var divisions = ""
    /// Borders of countries, as they are on the ground.
    public internal(set) var borders = ""
    /// Borders that are disputed or indefinite.
    public internal(set) var disputed = ""
    /// Where land meets water.
    public internal(set) var shores = ""

    /// How far paths go beyond the view, in pixels.
    public static let margin = 8

    /// The bytes of all layers.
    public var size: Int {
        land.utf8.count + rivers.utf8.count + lakes.utf8.count + divisions.utf8.count + borders.utf8.count + disputed.utf8.count
            + shores.utf8.count
    }
}
