import TestSupport
import Testing

@testable import StrictFiles

struct PathPartsTests {
  @Test
  func splits() async {
    await each([
      ("m", ".", "m"), ("m/", ".", "m"), ("./m", ".", "m"), ("/m", "/", "m"), ("//m//", "/", "m"),
      ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/a/b", "/a", "b"), ("a//b", "a", "b"),
      ("../m", "..", "m"), ("a/../b", "a/..", "b"), (".m", ".", ".m"), ("é/ü", "é", "ü"),
      ("...", ".", "..."), (" ", ".", " "),
    ]) { path, parent, name in
      let parts = PathParts(path)
      #expect(parts?.parent == parent)
      #expect(parts?.name == name)
    }
  }

  @Test
  func findsNoNameWhereThereIsNone() async {
    await each(["", "/", "//", ".", "./", "..", "../", "a/..", "a/.", "/.", "a\0b"]) {
      (path: String) in
      #expect(PathParts(path) == nil)
    }
  }

  @Test
  func joinsAgain() async {
    await each([("m", "./m"), ("/m", "/m"), ("a/b/", "a/b"), ("/a//b", "/a/b")]) { path, joined in
      #expect(PathParts(path)?.path == joined)
    }
  }
}
