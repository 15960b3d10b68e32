import Bookkeeping
import Testing

struct OutgoingMessageTests {
    @Test(arguments: [(1, 60), (2, 300), (3, 1_800), (4, 7_200), (5, 43_200)]) func `a message that failed waits longer each time`(
        failures: Int, pause: Int64
    ) {
        #expect(OutgoingMessage.nextTry(afterFailures: failures, createdAt: 1_000, at: 2_000) == 2_000 + pause)
    }

    @Test(arguments: [0, 6, 7, Int.max]) func `after six failures it is given up`(failures: Int) {
        #expect(OutgoingMessage.nextTry(afterFailures: failures, createdAt: 1_000, at: 2_000) == nil)
    }

    @Test func `a try that would come after a day is not made`() {
        #expect(OutgoingMessage.nextTry(afterFailures: 5, createdAt: 0, at: 86_400 - 43_201) == 86_399)
        #expect(OutgoingMessage.nextTry(afterFailures: 5, createdAt: 0, at: 86_400 - 43_200) == nil)
    }

    @Test func `a message of an impossible time is given up or tried, without overflow`() {
        #expect(OutgoingMessage.nextTry(afterFailures: 1, createdAt: .min, at: 2_000) == nil)
        #expect(OutgoingMessage.nextTry(afterFailures: 1, createdAt: .max, at: 2_000) == 2_060)
    }

    @Test func `what is chosen is what is sent, and nothing else`() {
        let settings = NotificationSettings(chosen: [.email: [.security], .address: []])
        #expect(settings.sends(.security, by: .email) && !settings.sends(.budget, by: .email) && !settings.sends(.security, by: .address))
        #expect(settings.uses(.email) && !settings.uses(.address))
    }
}
