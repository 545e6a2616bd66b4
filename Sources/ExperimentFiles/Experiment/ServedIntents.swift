package import NavigationModel
package import SwipeSimulation

extension PageContext {
  /// Whether the page's content takes the strokes of an intent.
  package func serves(_ intent: Intent) -> Bool {
    switch intent {
    case .contentRight: servedDirections.contains(.rightward)
    case .contentLeft: servedDirections.contains(.leftward)
    case .contentVertical, .contentBrowse: servedDirections.contains(.vertical)
    case .stroke:
      contents.contains {
        $0.directions == .all && ($0.kind == .touchTracking || $0.kind == .longPress)
      }
    case .pop, .popAbort, .doublePop, .tapSmear, .grip: false
    }
  }
}

extension Experiment {
  /// The intents of an experiment that names none: the usual ones, and where whole systems are
  /// compared those that the content of its pages takes, of which a system must leave it its own.
  var defaultIntents: [Intent] {
    IntentCatalog.entries.map(\.intent).filter { intent in
      IntentCatalog.defaults.contains(intent)
        || !systems.isEmpty && contexts.contains { $0.serves(intent) }
    }
  }
}
