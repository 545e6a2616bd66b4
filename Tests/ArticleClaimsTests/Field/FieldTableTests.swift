import NavigationModel
import SwipeSimulation
import Testing

@testable import ArticleClaims
@testable import ExperimentFiles

@Suite("Table of complaints")
struct FieldTableTests {
  /// The threads that were collected, in the order of the collection.
  private static let threads = [
    "bluesky-social/social-app #9588",
    "Haptic-Apps/Slide #957",
    "lo-cafe/winston #358",
    "BandarHL/BHTwitter #159",
    "weiran/Hackers #121",
    "vbresults/mobile-apps #38",
    "pcperini/Tusk---Issues #84",
    "damus-io/damus #2909",
    "hariettem/Artemis #116",
    "framework7io/framework7 #4088",
    "Awful/Awful.app #822",
    "ubports/ubuntu-touch #1353",
    "react-navigation/react-navigation #196",
    "aksonov/react-native-router-flux #1762",
    "flutter/flutter #46598",
    "lo-cafe/winston #13",
    "dimsemenov/PhotoSwipe #2150",
    "FrDH/jQuery.TosRUs #79 (PR)",
    "frontend-collective/react-image-lightbox #141",
    "tunjid/heron #394",
    "AdguardTeam/AdguardForiOS #1695",
    "material-components/material-components-web #1482",
    "corvudev/corvu #75",
    "flutter/flutter #11592",
    "unoplatform/uno #6575 (PR)",
    "mui/base-ui #5658 (PR)",
    "flutter/flutter #97761",
    "Workiva/wf-uicomponents #104 (PR)",
    "brave/browser-laptop #2478",
    "react-navigation/react-navigation #6307",
    "react-navigation/react-navigation #6782",
    "clerk/javascript #9056 (PR)",
    "readest/foliate-js #87 (PR)",
    "forkingdog/FDFullscreenPopGesture #196",
    "software-mansion/react-native-screens #3302",
    "NativePHP/mobile-air #481 (PR)",
    "xbmc/Official-Kodi-Remote-iOS #1465 (PR)",
    "jdrescher2006/Laufhelden #11",
    "zanna-37/hass-swipe-navigation #16",
    "krille-chan/fluffychat #1415",
    "flutter/flutter #89990",
    "JonasWanke/swipeable_page_route #13",
    "vjt/grappa-irc #2161",
    "react-navigation/react-navigation #4118",
    "rickytan/RTRootNavigationController #311",
    "emilkowalski/vaul #385",
    "VaibhavLakhera/minimo-launcher #16",
    "flutter/flutter #14649",
    "Ranchero-Software/NetNewsWire #3624",
    "signalapp/Signal-iOS #4697",
    "flutter/flutter #188840",
  ]

  @Test("every thread is there once")
  func threads() {
    #expect(FieldTable.all.map(\.thread).sorted() == Self.threads.sorted())
    #expect(Set(FieldTable.all.map(\.group.title)).count == 14)
  }

  @Test("every name exists, and every rule of a gate stands in the system's name")
  func names() {
    for one in FieldTable.all {
      guard let scene = one.scene else { continue }
      for cell in one.group.quantity(scene).cells {
        let system = SystemCatalog.named(cell.system) ?? FieldRules.named(cell.system)
        #expect(system?.name == cell.system, "\(cell.system)")
        #expect(PageContext.named(cell.page) != nil, "\(cell.page)")
      }
      for setting in one.group.people + one.people {
        let known = PopulationSetting.all.first { $0.name == setting.name }
        #expect(known?.range.contains(setting.value) == true, "\(setting.name)")
      }
    }
    for name in ["pan", "hover/half-width", "pan/nothing", "pan/uikit@nothing", "a/b/c"] {
      #expect(FieldRules.named(name) == nil)
    }
  }

  @Test("a cure and a removed mechanism change what they name, and are told in a line")
  func changes() throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    for one in FieldTable.all {
      guard let scene = one.scene else { continue }
      var world = ClaimWorld(experiment.screens, people: experiment.population)
      one.prepare(&world)
      for change in [one.group.removed(scene)] + one.group.cures(scene) {
        var changed = world
        change.apply(&changed)
        // An edge that a library has already is a candidate too.
        let isSame = change.words.hasSuffix("with an edge of \(Self.edge(scene.system)) pt")
        #expect(isSame || "\(changed)" != "\(world)", "\(one.thread): \(change.words)")
        #expect(!change.words.isEmpty && !change.words.contains("\n"))
      }
    }
  }

  private static func edge(_ system: String) -> String {
    String(system.prefix { $0 != "/" }.drop { !$0.isNumber })
  }

  @Test("rates in words")
  func words() {
    let pops = FieldGroup.arc.words
    #expect(pops.text(1.0 / 143) == "1 in 140 scrolls completes a pop")
    #expect(pops.text(1.0 / 1667) == "1 in 1,700 scrolls completes a pop")
    #expect(pops.text(0) == "none of the scrolls complete a pop")
    #expect(FieldGroup.edge.words.text(0.6) == "40% of pops aimed at the edge miss it")
    #expect(FieldGroup.edge.words.text(0) == "all pops aimed at the edge miss it")
    #expect(FieldGroup.width.words.text(0.2764) == "success 27.6 points lower than on a phone")
    #expect(FieldGroup.width.words.text(-0.0691) == "success 6.9 points higher than on a phone")
    #expect(FieldGroup.double.words.text(1.5) == "at least 50% of pops aimed at the edge act twice")
    #expect(pops.text(.nan) == "nothing counted")
  }
}
