import Testing

@testable import Atlas

@Suite struct ProjectionTests {
    @Test(
        arguments: [
            (180, -180), (-180, -180), (181, -179), (540, -180), (-190, 170), (179.5, 179.5), (0, 0), (720.25, 0.25),
            (-180.000_000_000_000_01, -180),
        ] as [(Double, Double)])
    func `longitudes go round the globe`(given: Double, expected: Double) {
        #expect(GeoPoint(latitude: 10, longitude: given)?.longitude == expected)
    }

    @Test(arguments: [(90.1, 0), (-91, 0), (.nan, 0), (.infinity, 0), (0, .nan), (0, .infinity)] as [(Double, Double)])
    func `points beyond the poles do not exist`(latitude: Double, longitude: Double) {
        #expect(GeoPoint(latitude: latitude, longitude: longitude) == nil)
    }

    /// Tile columns and rows in OpenStreetMap's numbering.
    @Test(
        arguments: [
            (51.510_09, -0.134_5, 13, 4_092, 2_723), (35.681_2, 139.767_1, 10, 909, 403), (-33.868, 151.207, 12, 3_768, 2_457),
            (40.714, -74.006, 0, 0, 0), (-54.8, -68.3, 19, 162_674, 357_950),
        ] as [(Double, Double, Int, Int, Int)])
    func `a point lies in the tile that tile servers say`(latitude: Double, longitude: Double, zoom: Int, x: Int, y: Int) {
        let tile = MapView(center: point(latitude, longitude), zoom: zoom).tiles.first { tile in
            (tile.left...tile.left + 255).contains(360) && (tile.top...tile.top + 255).contains(260)
        }
        #expect(tile?.x == x && (zoom == 0 || tile?.y == y))
    }

    @Test func `tiles cover the view without gaps`() {
        for zoom in MapView.zooms {
            for (latitude, longitude) in [(0.0, 0.0), (80, 179.9), (-80, -179.9), (35.6, 139.7)] {
                let view = MapView(center: point(latitude, longitude), zoom: zoom), tiles = view.tiles, count = 1 << zoom
                #expect(tiles.allSatisfy { (0..<count).contains($0.x) && (0..<count).contains($0.y) && $0.zoom == zoom })
                #expect((tiles.map(\.left).min() ?? 1) <= 0 && (tiles.map(\.left).max() ?? 0) + 256 >= view.width)
                if zoom > 2 { #expect((tiles.map(\.top).min() ?? 1) <= 0 && (tiles.map(\.top).max() ?? 0) + 256 >= view.height) }
                #expect(Set(tiles.map { [$0.left, $0.top] }).count == tiles.count)
            }
        }
    }

    @Test func `positions and points are each other's inverse`() {
        for zoom in MapView.zooms {
            for latitude in stride(from: -84.0, through: 84, by: 12) {
                for longitude in stride(from: -180.0, to: 180, by: 17) {
                    let given = point(latitude, longitude), view = MapView(center: given, zoom: zoom)
                    let position = view.position(of: given), back = view.point(x: position.x, y: position.y)
                    #expect(abs(back.latitude - latitude) < 1e-9)
                    #expect(abs((back.longitude - longitude).remainder(dividingBy: 360)) < 1e-9)
                    #expect(abs(position.x - 360) <= 0.5)
                }
            }
        }
    }

    @Test func `the same view comes of its own middle`() {
        for zoom in MapView.zooms {
            for (width, height) in [(720, 520), (721, 521), (390, 300)] {
                let view = MapView(center: point(47.123_456, -179.98), zoom: zoom, width: width, height: height)
                #expect(MapView(center: view.center, zoom: zoom, width: width, height: height) == view)
                #expect(view.moved(x: 250, y: 40).moved(x: -250, y: -40) == view || zoom < 2)
            }
        }
    }

    @Test func `views stay inside the Mercator square north and south`() {
        func isInside(_ view: MapView) -> Bool {
            view.position(of: point(Mercator.northernmost, 0)).y < 0.01
                && view.position(of: point(-Mercator.northernmost, 0)).y > Double(view.height) - 0.01
        }
        for zoom in 2...19 {
            for latitude in [90.0, 85, 0, -85, -90] { #expect(isInside(view(latitude, 0, zoom))) }
            #expect(isInside(view(0, 0, zoom).moved(x: .max, y: .min)) && isInside(view(0, 0, zoom).moved(x: .min, y: .max)))
        }
    }

    @Test func `hostile sizes and zooms are brought into range`() {
        let view = MapView(center: point(1, 2), zoom: .max, width: .min, height: .max)
        #expect(view.zoom == 19 && view.width == 16 && view.height == 4_096)
        #expect(MapView(center: point(1, 2), zoom: .min).zoom == 0)
        #expect(view.point(x: .nan, y: 0) == view.center)
    }

    @Test func `a view of Fiji crosses 180 degrees`() {
        let bounds = MapView(center: point(-17.5, 179.9), zoom: 7).bounds
        #expect(
            bounds.crossesDateLine && bounds.contains(point(-17, -179)) && bounds.contains(point(-17, 178))
                && !bounds.contains(point(-17, 0)))
        let world = MapView(center: point(0, 0), zoom: 1).bounds
        #expect(
            world.west == -180 && world.east == 180 && abs(world.north - Mercator.northernmost) < 1e-9
                && abs(world.south + world.north) < 1e-9)
    }

    @Test func `a fitted view holds its points and is the closest that does`() {
        let suva = point(-18.14, 178.44), taveuni = point(-16.9, -179.9)
        for points in [
            [suva, taveuni], [point(51.5, -0.1), point(48.85, 2.35)], [point(35.6, 139.7)], [point(70, -100), point(-50, 100)],
        ] {
            let view = MapView(fitting: points)
            for point in points {
                let (x, y) = view.position(of: point)
                #expect(x >= 63 && x <= 657 && y >= 63 && y <= 457)
            }
            let closer = view.zoomed(to: view.zoom + 1)
            let fits = points.allSatisfy { point in
                let (x, y) = closer.position(of: point)
                return x >= 65 && x <= 655 && y >= 65 && y <= 455
            }
            #expect(!fits || view.zoom == 14)
        }
        #expect(MapView(fitting: [suva, taveuni]).zoom > 6)
        #expect(MapView(fitting: []).zoom == 1)
    }

    @Test(
        arguments: [(0, 0.0), (5, 47), (10, 35.7), (15, 60), (19, -33)] as [(Int, Double)])
    func `the scale bar is a round distance`(zoom: Int, latitude: Double) {
        let view = MapView(center: point(latitude, 10), zoom: zoom), bar = view.scaleBar
        #expect(bar.width >= 40 && bar.width <= 100 || zoom == 0)
        let digits = String(bar.metres)
        #expect("125".contains(digits.prefix(1)) && digits.dropFirst().allSatisfy { $0 == "0" })
        let east = view.point(x: 360 + bar.width, y: 260)
        let degrees = (east.longitude - view.center.longitude).remainder(dividingBy: 360)
        let metres = degrees / 360 * Mercator.metresPerPixel(latitude: view.center.latitude, zoom: 0) * 256
        #expect(abs(metres / Double(bar.metres) - 1) < 0.001)
    }
}
