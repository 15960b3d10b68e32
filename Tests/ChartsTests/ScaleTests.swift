import Charts
import Testing

@Suite struct ScaleTests {
    @Test(
        arguments: [
            (0...100, 5, [0, 20, 40, 60, 80, 100]), (0...7, 5, [0, 2, 4, 6, 8]),
            (-80_20...41_95, 5, [-100_00, -50_00, 0, 50_00]),
            (0...1, 5, [0, 1]), (0...0, 5, [0]), (3...3, 5, [3]), (-1...1, 4, [-1, 0, 1]),
            (0...3_260_00, 5, [0, 1_000_00, 2_000_00, 3_000_00, 4_000_00]),
            (1_234_567...1_300_000, 5, [1_220_000, 1_240_000, 1_260_000, 1_280_000, 1_300_000]),
            (-9...(-3), 5, [-10, -8, -6, -4, -2]),
        ] as [(ClosedRange<Int64>, Int, [Int64])])
    func `ticks are round, even and around the figures`(domain: ClosedRange<Int64>, count: Int, expected: [Int64]) {
        let ticks = Ticks(around: domain, count: count)
        #expect(ticks.values == expected)
        #expect(ticks.nice(domain).contains(domain.lowerBound) && ticks.nice(domain).contains(domain.upperBound))
    }

    @Test(arguments: [Int64.min...Int64.max, 0...Int64.max, Int64.min...0, Int64.max...Int64.max, Int64.min...Int64.min])
    func `ticks of the largest figures stay within 64 bits`(domain: ClosedRange<Int64>) {
        for count in [-1, 0, 1, 2, 5, 50] {
            let ticks = Ticks(around: domain, count: count)
            #expect(!ticks.values.isEmpty && ticks.values == ticks.values.sorted())
            #expect(ticks.nice(domain).contains(domain.lowerBound) && ticks.nice(domain).contains(domain.upperBound))
        }
    }

    @Test func `random domains have few ticks, each 1, 2 or 5 times a power of ten apart`() {
        var dice = Dice(seed: 1)
        for _ in 0..<1_000 {
            let low = dice.roll(-1_000_000...1_000_000), ticks = Ticks(around: low...(low + dice.roll(0...(1 << 30))), count: 5)
            #expect(ticks.values.count <= 6)
            var step = ticks.step
            while step % 10 == 0 { step /= 10 }
            #expect([1, 2, 5].contains(step))
            #expect(
                zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $1 - $0 == ticks.step }
                    && ticks.values.allSatisfy { $0 % ticks.step == 0 })
        }
    }

    @Test func `a linear scale is proportional, in both directions`() {
        let up = LinearScale(domain: -50...150, start: 200, end: 0)
        #expect([-50, 0, 50, 150, 250].map(up.position) == [200, 150, 100, 0, -100])
        #expect(LinearScale(domain: 7...7, start: 90, end: 0).position(7) == 90)
        let whole = LinearScale(domain: .min ... .max, start: 0, end: 100)
        #expect(whole.position(.min) == 0 && whole.position(.max) == 100 && abs(whole.position(0) - 50) < 0.001)
    }

    @Test func `bands are equal, and narrow ones stay in the middle of their step`() {
        let bands = BandScale(count: 4, length: 100, padding: 0.2)
        #expect(bands.step == 25 && bands.bandwidth == 20)
        #expect((0..<4).map(bands.start) == [2.5, 27.5, 52.5, 77.5])
        let one = BandScale(count: 1, length: 100, padding: 0, widest: 10)
        #expect(one.start(0) == 45 && one.center(0) == 50)
        #expect(BandScale(count: 0, length: 100, padding: 2).bandwidth == 0)
    }

    @Test func `days are even on a line of time, and one day alone is in its middle`() {
        let scale = TimeScale(domain: 100...110, length: 1_000)
        #expect([100, 105, 110].map(scale.position) == [0, 500, 1_000])
        #expect(TimeScale(domain: 5...5, length: 1_000).position(5) == 500)
        #expect(TimeScale(domain: .min ... .max, length: 1).position(0).isFinite)
    }
}
