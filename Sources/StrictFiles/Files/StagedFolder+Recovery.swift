#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StagedFolder {
  /// Puts right what runs left at a destination that were killed.
  ///
  /// What was in the making goes. An earlier report that had stepped aside goes if a report stands
  /// in its place; else it is the last copy, and returns. What another run is working on stays.
  ///
  /// - Parameter destination: the destination the runs had, as the user names it.
  public static func recover(_ destination: String) {
    guard let place = PathParts.target(of: destination) else { return }
    TemporaryName.leftovers(.partial, of: place) { FolderListing.remove($0) }
    // A report that brought folders with it was in the making beside the outermost of them.
    var above = PathParts(destination).flatMap { PathParts($0.parent) }
    while let parts = above {
      TemporaryName.leftovers(.partial, of: parts) { FolderListing.remove($0) }
      above = PathParts(parts.parent)
    }
    let report = PathParts(PathParts.join(place.path, ReportContents.marker))
    TemporaryName.leftovers(.previous, of: place) { previous in
      if report?.exists == true {
        FolderListing.remove(previous)
      } else {
        rename(previous, place.path)
      }
    }
  }
}
