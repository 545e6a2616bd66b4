import Testing

@testable import StrictFiles

struct PathPartsTests {
  @Test(arguments: [
    ("m", ".", "m"), ("m/", ".", "m"), ("./m", ".", "m"), ("/m", "/", "m"), ("//m//", "/", "m"),
    ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/a/b", "/a", "b"), ("a//b", "a", "b"),
    ("../m", "..", "m"), ("a/../b", "a/..", "b"), (".m", ".", ".m"), ("é/ü", "é", "ü"),
    ("...", ".", "..."), (" ", ".", " "),
  ])
  func splits(path: String, parent: String, name: String) {
    let parts = PathParts(path)
    #expect(parts?.parent == parent)
    #expect(parts?.name == name)
  }

  @Test(arguments: ["", "/", "//", ".", "./", "..", "../", "a/..", "a/.", "/.", "a\0b"])
  func findsNoNameWhereThereIsNone(path: String) {
    #expect(PathParts(path) == nil)
  }

  @Test(arguments: [("m", "./m"), ("/m", "/m"), ("a/b/", "a/b"), ("/a//b", "/a/b")])
  func joinsAgain(path: String, joined: String) {
    #expect(PathParts(path)?.path == joined)
  }
}
