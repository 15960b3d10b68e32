import Testing

@testable import Identity

@Suite struct BoundedGateTests {
    @Test func `a gate has room until all its places are taken, and again once one is free`() {
        let gate = BoundedGate(running: 1, waiting: 0)
        var rooms = [gate.hasRoom], isRefused = false
        _ = gate.run {
            rooms.append(gate.hasRoom)
            isRefused = gate.run { true } == nil
        }
        rooms.append(gate.hasRoom)
        #expect(rooms == [true, false, true])
        #expect(isRefused)
    }
}
