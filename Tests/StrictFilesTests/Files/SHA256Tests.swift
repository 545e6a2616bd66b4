import TestSupport
import Testing

@testable import StrictFiles

/// Test vectors of NIST (FIPS 180-4 examples and the CAVP short messages).
struct SHA256Tests {
  @Test
  func matchesThePublishedDigest() async {
    await each([
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ]) { message, digest in
      #expect(SHA256.hexDigest(Array(message.utf8)) == digest)
    }
  }

  @Test func matchesTheDigestOfAMillionLetters() {
    #expect(
      SHA256.hexDigest([UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test
  func matchesTheDigestOfARun() async {
    await each([
      (1, 0xBD, "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
      (55, 0, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
      (56, 0, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
      (57, 0, "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
      (64, 0, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
      (1000, 0, "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
      (1000, 0x41, "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    ]) { count, byte, digest in
      #expect(SHA256.hexDigest([UInt8](repeating: byte, count: count)) == digest)
    }
  }
}
