import TestSupport
import Testing

@testable import Reporting

@Suite("Names of chart files")
struct ChartFileNameTests {
  @Test("Names stay apart, also where upper and lower case are one")
  func distinct() async {
    await each([
      (["iphone-16", "ipad"], ["iphone-16", "ipad"]),
      (["ipad", "iPad", "IPAD"], ["ipad", "iPad-2", "IPAD-3"]),
      (["a b", "a-b", "a/b"], ["a-b", "a-b-2", "a-b-3"]),
      // A name that looks like one made from another.
      (["a b", "a-b", "a-b-2"], ["a-b", "a-b-2", "a-b-2-3"]),
      (["a-b-2", "a b", "a-b"], ["a-b-2", "a-b", "a-b-3"]),
      (["größe", "../x"], ["gr--e", "---x"]),
    ]) { names, files in
      #expect(ReportCharts.fileNames(names) == files)
      #expect(Set(files.map { $0.lowercased() }).count == names.count)
    }
  }
}
