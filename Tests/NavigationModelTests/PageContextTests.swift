import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@Suite("Catalogue of pages")
struct PageContextTests {
  @Test("names are unique, and each finds its page")
  func names() {
    let names = PageContext.all.map(\.name)
    #expect(Set(names).count == names.count && PageContext.named("") == nil)
    #expect(PageContext.all.allSatisfy { PageContext.named($0.name) == $0 })
    #expect(PageContext.all.allSatisfy { !$0.summary.isEmpty && $0.contents.count <= 2 })
  }

  @Test("the shares of what people want are whole")
  func mixes() async {
    await each(PageContext.all) { (page: PageContext) in
      #expect(page.mix.shares.reduce(0) { $0 + $1.percent } == 100)
      #expect(page.mix.shares.allSatisfy { $0.percent > 0 })
      #expect(page.mix.shares.allSatisfy { page.mix.percent(of: $0.intent) == $0.percent })
      #expect(page.mix.percent(of: "nothing") == 0)
      // Nobody wants to go back from the first page of the stack, and only there nobody can.
      let isFirst = page.navigation.stackDepth == 1
      #expect(isFirst == ["root", "pagedRoot"].contains(page.name))
      #expect((page.mix.percent(of: "pop") + page.mix.percent(of: "doublePop") == 0) == isFirst)
    }
  }

  /// Published shares: pop, abort, right, left, vertical (to read or to browse), other.
  static let published: [(page: PageContext, shares: [Int])] = [
    (.plain, [55, 10, 0, 10, 15, 10]), (.list, [30, 5, 0, 5, 57, 3]),
    (.carousel, [25, 5, 30, 35, 5, 0]), (.carouselStart, [25, 5, 30, 35, 5, 0]),
    (.pagedFirst, [40, 5, 5, 45, 5, 0]), (.pagedOther, [10, 5, 40, 40, 5, 0]),
    (.leadingActions, [25, 5, 30, 10, 30, 0]), (.openTrailingAction, [10, 0, 60, 0, 30, 0]),
    (.map, [10, 5, 40, 35, 10, 0]), (.slider, [10, 5, 45, 40, 0, 0]),
    (.root, [0, 0, 30, 30, 35, 5]), (.transition, [0, 0, 0, 0, 0, 100]),
    (.canvas, [5, 0, 0, 0, 0, 95]), (.textSelection, [10, 0, 0, 0, 30, 60]),
    (.disabled, [50, 0, 0, 0, 50, 0]), (.customBackButton, [55, 10, 0, 10, 15, 10]),
    (.customBar, [55, 10, 0, 10, 15, 10]), (.zoomedImage, [10, 5, 40, 35, 10, 0]),
    (.pagedSettling, [40, 5, 5, 45, 5, 0]), (.pagedRoot, [0, 0, 20, 50, 25, 5]),
    (.pagedLists, [25, 5, 5, 30, 35, 0]), (.pagedBackButton, [40, 5, 5, 45, 5, 0]),
    (.outOfReach, [55, 10, 0, 10, 15, 10]), (.pagedRightToLeft, [40, 5, 5, 45, 5, 0]),
    (.rightToLeft, [55, 10, 0, 10, 15, 10]), (.landscape, [55, 10, 0, 10, 15, 10]),
  ]

  @Test
  func shares() async {
    await each(Self.published) { (row: (page: PageContext, shares: [Int])) in
      let names = ["pop", "popAbort", "contentRight", "contentLeft", "contentVertical"]
      var shares = names.map(row.page.mix.percent)
      shares[4] += row.page.mix.percent(of: "contentBrowse")
      #expect(shares + [100 - shares.reduce(0, +)] == row.shares)
    }
  }

  @Test("a pop recognizer alone decides only where nothing else has a say")
  func ordinary() {
    #expect(PageContext.all.filter(\.isOrdinary).map(\.name) == ["plain"])
    #expect(PageContext.plain.servedDirections == [])
    #expect(PageContext.carousel.servedDirections == .sideways)
    #expect(PageContext.leadingActions.servedDirections == [.rightward, .vertical])
  }
}
