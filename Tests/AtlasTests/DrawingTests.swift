import Testing

@testable import Atlas

@Suite struct DrawingTests {
    /// Cities, dense coastlines, both sides of 180°, the poles.
    static let places = [
        (35.68, 139.77), (51.5, -0.12), (60.4, 5.3), (-6.2, 106.8), (-18.1, 178.4), (64.7, 177.5), (-53.2, -70.9), (49.3, -123.1),
        (63.7, -68.5),
        (59.3, 18.1), (38, 23.7), (48.9, 2.35), (-30, -130), (85, 0), (-85, 0), (0, -180), (39, -98), (55.7, 37.6), (28.6, 77.2),
    ]

    func layers(_ map: BaseMap) -> [String] {
        [map.land, map.rivers, map.lakes, map.divisions, map.borders, map.disputed, map.shores]
    }

    @Test(arguments: MapView.zooms)
    func `no drawing is larger than 150 kB, and no point lies beyond the margin`(zoom: Int) throws {
        // Close views have little content.
        for (latitude, longitude) in Self.places.prefix(zoom < 9 ? Self.places.count : 6) {
            let view = view(latitude, longitude, zoom), map = try atlas.drawing(view)
            #expect(map.size < 150_000, "\(latitude) \(longitude)")
            for path in layers(map).map(PathData.init) {
                #expect(path.isWellFormed && path.lines.allSatisfy { $0.count >= 2 })
                let isInside = path.lines.joined().allSatisfy { point in
                    point.x > -8.06 && point.x < 728.06 && point.y > -8.06 && point.y < 528.06
                }
                #expect(isInside, "\(latitude) \(longitude)")
            }
        }
    }

    @Test func `a large view has more room, and its points lie in its own margin`() throws {
        let view = MapView(center: point(50, 10), zoom: 5, width: 2_000, height: 1_500), map = try atlas.drawing(view)
        #expect(map.size < 1_150_000 && map.size > 100_000)
        #expect(
            PathData(map.shores).lines.joined().allSatisfy { $0.x > -8.06 && $0.x < 2_008.06 && $0.y > -8.06 && $0.y < 1_508.06 })
    }

    @Test(
        arguments: [
            ("Kansas", 38.5, -98.5, true), ("Kanto", 36.1, 139.5, true), ("middle of the Pacific", -10, -140, false),
            ("Lake Victoria", -1.2, 33, false),
            ("Lake Michigan", 43.5, -87, false), ("Caspian Sea", 42, 50.5, false), ("Viti Levu", -17.8, 178, true),
            ("Chukotka beyond 180", 67, -177, true),
            ("Chukotka before 180", 67, 178, true), ("Antarctica", -80, 60, true), ("Tasman Sea", -38, 160, false),
            ("South Island", -43.9, 171, true),
            ("Lake Biwa", 35.33, 136.12, false),
        ] as [(String, Double, Double, Bool)])
    func `land is where land is`(name: String, latitude: Double, longitude: Double, isLand: Bool) throws {
        for zoom in [1, 2, 3, 4, 5, 6, 7, 9, 12] {
            // Small lakes are omitted on far views.
            if name == "Lake Biwa" && zoom < 7 || name.hasPrefix("Lake") && zoom < 4 || name == "Viti Levu" && zoom < 4 {
                continue
            }
            for shift in [0, 300] {
                let view = view(latitude, longitude, zoom).moved(x: shift, y: 0), map = try atlas.drawing(view)
                let (x, y) = view.position(of: point(latitude, longitude))
                let isDry = PathData(map.land).fills(x, y) && !PathData(map.lakes).fills(x, y)
                #expect(isDry == isLand, "\(name) at zoom \(zoom), moved by \(shift)")
            }
        }
    }

    @Test func `borders are no shores, and no line is drawn where cells meet`() throws {
        // Between Germany and Poland, and in the Sahara, where cells of 20 and of 5 degrees meet.
        let map = try atlas.drawing(view(52, 14.7, 6))
        #expect(!map.borders.isEmpty)
        for zoom in [4, 5, 6, 7, 8] {
            let sahara = try atlas.drawing(MapView(center: point(25, 20), zoom: zoom, width: 64, height: 64))
            #expect(sahara.shores.isEmpty, "zoom \(zoom)")
            #expect(PathData(sahara.land).fills(32, 32))
        }
    }

    @Test func `disputed borders are drawn apart`() throws {
        #expect(try !atlas.drawing(view(34.5, 76, 7)).disputed.isEmpty)
        #expect(try atlas.drawing(view(47, 2, 6)).disputed.isEmpty)
    }

    @Test func `the world repeats on views that are wider than it`() throws {
        let view = view(20, 10, 0), map = try atlas.drawing(view), land = PathData(map.land)
        for copy in [-256.0, 0, 256] {
            let (x, y) = view.position(of: point(48, 60))
            #expect(land.fills(x + copy, y), "copy at \(copy)")
        }
    }

    @Test func `a drawing that is too large is drawn coarser until it fits`() throws {
        let file = try BaseMapFile(path: "\(geography)/basemap.vmp"), view = view(50, 10, 4)
        var fine = MapPainter(view, file), coarse = MapPainter(view, file, budget: 20_000)
        let (large, small) = (try fine.drawing(), try coarse.drawing())
        #expect(large.size > 60_000 && small.size <= 20_000 && small.size > 5_000)
        #expect(PathData(small.land).fills(360, 260), "there is land in the middle all the same")
    }

    @Test func `a drawing is the same when it comes out of the cache`() throws {
        let view = view(35, 135, 7), fresh = try Atlas(directory: geography).drawing(view)
        #expect(try atlas.drawing(view) == fresh && atlas.drawing(view) == fresh)
    }

    @Test func `the cache forgets what was not asked for the longest`() {
        var cache = DrawingCache(limit: 250), map = BaseMap()
        map.land = String(repeating: "x", count: 100)
        let views = (0..<4).map { view(0, Double($0) * 10, 5) }
        cache.keep(map, of: views[0])
        cache.keep(map, of: views[1])
        #expect(cache.drawing(views[0]) != nil)
        cache.keep(map, of: views[2])
        #expect(cache.drawing(views[0]) != nil && cache.drawing(views[1]) == nil && cache.drawing(views[2]) != nil)
        map.land = String(repeating: "x", count: 300)
        cache.keep(map, of: views[3])
        #expect(views.allSatisfy { cache.drawing($0) == nil })
    }
}
