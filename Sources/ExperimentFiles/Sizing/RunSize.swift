import NavigationModel
import PolicyLibrary
import PopGesture

/// What a run with its report takes, told from the experiment before anything of it is made.
///
/// A file of a few hundred bytes can ask for more than a machine has, because what is compared is
/// compared pair by pair and in every condition. So the products are added up here, part by part,
/// each with the axis that is to be shortened.
///
/// Bytes and times per row are measured: runs of a release build on x86-64 Linux with two workers,
/// of 2 to 1500 policies in 1 to 200 conditions, 1000 to 40,000 swept values in 1 to 500 lines,
/// pages, budgets, 37 scenarios and tuning. Of 17 such runs between 40 and 810 MB the estimate of
/// the peak was .7 to 1.5 of it where policies are compared, and up to 1.9 for systems; that of
/// disk .6 to 1.4 of it from 5 MB on.
public struct RunSize: Sendable {
  /// One reason for the size, with what would make it smaller.
  public struct Part: Sendable {
    /// What it is, with the numbers that multiply: `pairs of 300 policies in 12 conditions`.
    public let what: String
    /// The key of the experiment file to shorten.
    public let axis: String
    /// Bytes at the peak, bytes of files, and seconds on one core besides those of the swipes.
    public let memory, disk, seconds: Double
  }

  /// Memory and disk, in bytes, that a run may take unless somebody allows more: 4 GB.
  public static let usualBudget = 4e9

  /// Everything that takes much, in no order.
  public let parts: [Part]
  /// Bytes of memory at the peak, bytes of the report's files, and seconds on one core for making
  /// it of counts.
  public let memory, disk, seconds: Double

  /// Bytes of a program that does next to nothing, and of its report.
  private static let least = (memory: 16e6, disk: 20e3)

  /// Adds up what an experiment takes.
  ///
  /// - Parameter workers: concurrent workers, each of which has counts of its own.
  public init(_ experiment: Experiment, workers: Int) {
    let shape = RunShape(experiment, workers: workers)
    parts = shape.contestantParts + shape.sweepParts + shape.otherParts
    disk = parts.reduce(Self.least.disk) { $0 + $1.disk }
    // Files are put into place when all are made.
    memory = parts.reduce(Self.least.memory + disk) { $0 + $1.memory }
    seconds = parts.reduce(0) { $0 + $1.seconds }
  }

  /// What goes beyond a budget in bytes, the axis to shorten, and the remedy; nil where nothing
  /// does.
  public func excess(over budget: Double) -> (message: String, axis: String, hint: String)? {
    let asked = [
      ("memory", memory, parts.max { $0.memory < $1.memory }, \Part.memory),
      ("disk", disk, parts.max { $0.disk < $1.disk }, \Part.disk),
    ]
    for (resource, bytes, part, size) in asked where bytes > budget {
      guard let part else { continue }
      return (
        "\(part.what) take about \(Self.text(part[keyPath: size])) of \(resource), the whole run"
          + " \(Self.text(bytes))",
        part.axis,
        "shorten \"\(part.axis)\", or allow more than \(Self.text(budget)) with --max-memory"
      )
    }
    return nil
  }

  /// A size as people say it: `1.3 GB`, `16 MB`.
  public static func text(_ bytes: Double) -> String {
    for (unit, size) in [("GB", 1e9), ("MB", 1e6)] where bytes >= size {
      let value = bytes / size
      return "\(plain(value < 10 ? (value * 10).rounded() / 10 : value.rounded())) \(unit)"
    }
    return "\(plain((bytes / 1000).rounded(.up))) kB"
  }
}
