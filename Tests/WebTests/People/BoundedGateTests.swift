import Testing

@testable import Web

@Suite struct BoundedGateTests {
    @Test func `a gate has room until all its places are taken, and again once one is free`() {
        let gate = BoundedGate(running: 2, waiting: 0)
        #expect(gate.hasRoom)
        let inner: Bool?? = gate.run {
            #expect(gate.hasRoom)
            return gate.run {
                #expect(!gate.hasRoom)
                return gate.run { true } == nil
            }
        }
        #expect(inner == true)
        #expect(gate.hasRoom)
    }
}
