#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StagedFolder {
  /// What marks a folder in the making.
  static let partialMark = ".partial-"
  /// What marks an earlier report that stepped aside.
  static let previousMark = ".previous-"

  /// Removes what crashed runs left beside a destination.
  ///
  /// A partial folder goes when its process is gone; an earlier report that had stepped aside goes
  /// only if, besides, a report stands at the destination, for otherwise it is the last copy.
  /// Process numbers mean something on one machine only: do not call this for a folder that other
  /// machines or containers are writing to.
  ///
  /// - Parameter destination: the destination the runs had, as the user names it.
  /// - Returns: the names of the folders removed, sorted.
  @discardableResult
  public static func removeStalePartials(of destination: String) -> [String] {
    guard let place = try? ReportDestination(destination).place else { return [] }
    let report = PathParts.join(place.path, ReportDestination.marker)
    let hasReport = PathParts(report)?.exists ?? false
    return (FolderListing.names(in: place.parent) ?? []).filter { name in
      let isPartial = isLeftover(name, of: place.name, mark: partialMark)
      let isPrevious = isLeftover(name, of: place.name, mark: previousMark)
      let path = place.sibling(name)
      guard isPartial || (isPrevious && hasReport), FolderListing.isFolder(path) else {
        return false
      }
      return FolderListing.remove(path)
    }
  }

  /// Whether a name is `.NAME<mark><process>-<random>` with a process that no longer runs.
  static func isLeftover(_ entry: String, of name: String, mark: String) -> Bool {
    let prefix = ".\(name)\(mark)"
    guard entry.hasPrefix(prefix) else { return false }
    let parts = entry.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0,
      UInt32(parts[1], radix: 16) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
