import Crypto
import TestSupport
import Testing

@testable import WebAuthn

/// The test vectors of WebAuthn Level 3, section 16.
@Suite struct SpecificationTests {
    static let site = RelyingParty(id: "example.org", origin: "https://example.org")

    /// An assertion, and the public key from its registration.
    struct Assertion: Sendable, CustomTestStringConvertible {
        let name, key, challenge, data, clientData, signature: String
        let isVerified: Bool
        var testDescription: String { name }
    }

    /// The product of the primes 2^1279 - 1 and 2^2203 - 1.
    static let rsaModulus =
        "03" + String(repeating: "f", count: 319) + "7" + String(repeating: "f", count: 230) + "8" + String(repeating: "0", count: 318) + "1"

    static let assertions = [
        Assertion(
            name: "16.2 ES256",
            key:
                "a5010203262001215820afefa16f97ca9b2d23eb86ccb64098d20db90856062eb249c33a9b672f26df61225820930a56b87a2fca66334b03458abf879717c12cc68ed73290af2e2664796b9220",
            challenge: "39c0e7521417ba54d43e8dc95174f423dee9bf3cd804ff6d65c857c9abf4d408",
            data: "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000",
            clientData:
                "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224f63446e55685158756c5455506f334a5558543049393770767a7a59425039745a63685879617630314167222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d",
            signature:
                "3046022100f50a4e2e4409249c4a853ba361282f09841df4dd4547a13a87780218deffcd380221008480ac0f0b93538174f575bf11a1dd5d78c6e486013f937295ea13653e331e87",
            isVerified: false),
        Assertion(
            name: "16.6 ES256 with a verified user",
            key:
                "a501020326200121 58203b8176b7504489cc593046d7988abb7905a742de6ac2cdc748a873c663e90cb1 2258201436d5edc9a75f23999eef9d5950a5c2455514ee1014084720f841a06b828a11",
            challenge: "ef1deba56dce48f674a447ccf63b9599258ce87648e5c396f2ef0ca1da460e3b",
            data: "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b50d00000000",
            clientData:
                "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a22377833727057334f53505a307045664d396a75566d53574d36485a4935634f573875384d6f647047446a73222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d",
            signature:
                "304502203ecef83fb12a0cae7841055f9f87103a99fd14b424194bbf06c4623d3ee6e3fd022100d2ace346db262b1374a6b70faa51f518a42ddca13a4125ce6f5052a75bac9fb6",
            isVerified: true),
        Assertion(
            name: "16.10 RS256",
            key: "a4010303390100205901b4" + rsaModulus + "2143010001",
            challenge: "295f59f5fa8fe62c5aca9e27626c78c8da376ae6d8cd2dd29aebad601e1bc4c5",
            data: "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000",
            clientData:
                "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224b56395a39667150356978617970346e596d7834794e6f33617562597a5333536d75757459423462784d55222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d",
            signature:
                "01063d52d7c39b4d432fc7063c5d93e582bdcb16889cd71f888d67d880ea730a428498d3bc8e1ee11f2b1ecbe6c292b118c55ffaaddefa8cad0a54dd137c51f1eec673f1bb6c4d1789d6826a222b22d0f585fc901fdc933212e579d199b89d672aa44891333e6a1355536025e82b25590256c3538229b55737083b2f6b9377e49e2472f11952f79fdd0da180b5ffd901b4049a8f081bb40711bef76c62aed943571f2d0575304cb549d68d8892f95086a30f93716aee818f8dc06e96c0d5e0ed4cfa9fd8773d90464b68cf140f7986666ff9c9e3302acd0535d60d769f465e2ab57ef8aabc89fccfef7ba32a64154a8b3d26be2298f470b8cc5377dbe3dfd4b0b45f8f01e63bde6cfc76b62771f9b70aa27cf40152cad93aa5acd784fd4b90f676e2ea828d0bf2400aebbaae4153e5838f537f88b6228346782a93a899be66ec77de45b3efcf311da6321c92e6b0cd11bfe653bf3e98cee8e341f02d67dbb6f9c98d9e8178090cfb5b70fbc6d541599ac794ae2f1d4de1286ec8de8c2daf7b1d15c8438e90d924df5c19045220a4c8438c1b979bbe016cf3d0eeec23c3999d4882cc645b776de930756612cdc6dd398160ff02a6",
            isVerified: false),
        Assertion(
            name: "16.11 Ed25519",
            key: "a401010327200621582044e06ddd331c36a8dc667bab52bcae63486c916aa5e339e6acebaa84934bf832",
            challenge: "895957e01c633a698348a2d8a31a54b7db27e8c1c43b2080d79ae2190267bfd2",
            data: "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b50100000000",
            clientData:
                "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a2269566c583442786a4f6d6d44534b4c596f7870557439736e364d48454f7943413135726947514a6e763949222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73657d",
            signature:
                "f5c59c7e46c34f6f8cc197101ddf9934fa2595f68eb1913a637e8419eb9ba4cfdfc48f85393bc0d40b011f0d6fecb097d6607525713223a0dc0d453993dae00b",
            isVerified: false),
    ]

    /// The registration of section 16.3, with self attestation.
    static let registration = (
        challenge: "7869c2b772d4b58eba9378cf8f29e26cf935aa77df0da89fa99c0bdc0a76f7e5",
        clientData:
            "7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a2265476e4374334c55745936366b336a506a796e6962506b31716e666644616966715a774c33417032392d55222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d617920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c207375636820617320746869733a205539685458764b453255526b4d6e625f307859485667227d",
        attestation:
            "a363666d74667061636b65646761747453746d74a263616c672663736967584630440220067a20754ab925005dbf378097c92120031581c73228d1fb4f5b881bcd7da98302207fc7b147558c7c0eba3af18bd9d121fa3d3a26d17fe3f220272178f473b6006d68617574684461746158a4bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b55d00000000df850e09db6afbdfab51697791506cfc0020455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58ca5010203262001215820eb151c8176b225cc651559fecf07af450fd85802046656b34c18f6cf193843c5225820927b8aa427a2be1b8834d233a2d34f61f13bfd44119c325d5896e183fee484f2"
    )

    @Test func `a registration with its own attestation is taken`() throws {
        let vector = Self.registration
        let response = RegistrationResponse(
            clientData: try #require([UInt8](hex: vector.clientData)), attestation: try #require([UInt8](hex: vector.attestation)))
        let challenge = try #require([UInt8](hex: vector.challenge).flatMap { Challenge($0) })
        let credential = try Self.site.register(response, answering: challenge)
        #expect(credential.id == [UInt8](hex: "455ef34e2043a87db3d4afeb39bbcb6cc32df9347c789a865ecdca129cbef58c"))
        #expect(credential.model == [UInt8](hex: "df850e09db6afbdfab51697791506cfc"))
        #expect(credential.isBackedUp && credential.counter == 0 && credential.algorithm == .es256)
    }

    @Test(arguments: assertions) func `an assertion is checked with the key of its registration`(vector: Assertion) throws {
        let key = try #require([UInt8](hex: vector.key)), data = try #require([UInt8](hex: vector.data))
        let clientData = try #require([UInt8](hex: vector.clientData)), signature = try #require([UInt8](hex: vector.signature))
        #expect(try #require(CredentialKey(cose: key)).isValid(signature, for: data + SHA256.hash(data: clientData)))
        let response = AuthenticationResponse(credential: [1], clientData: clientData, authenticatorData: data, signature: signature, userHandle: nil)
        let challenge = try #require([UInt8](hex: vector.challenge).flatMap { Challenge($0) })
        let known = KnownCredential(id: [1], publicKey: key, counter: 0, userHandle: [2])
        func authenticate() throws -> Authentication { try Self.site.authenticate(response, answering: challenge, with: known, namesUser: false) }
        if vector.isVerified {
            #expect(try authenticate() == Authentication(counter: 0, isBackedUp: false))
        } else {
            #expect(throws: CeremonyProblem.userNotVerified) { try authenticate() }
        }
    }
}
