import OptionParsing
import StrictFiles

/// Where the result of a verb goes: the file of `--out`, or standard output.
///
/// Open it once the inputs are read, so that it cannot be one of them. What is not committed leaves
/// no trace when the program ends.
struct Output {
  private let file: OutputFile
  private let option: String?

  /// Opens the file before the work, so that a wrong place fails at once.
  init(_ arguments: ParsedArguments) throws(Failure) {
    let path = arguments.string("--out")
    option = path == nil ? nil : "--out"
    do throws(FileFailure) {
      file = try OutputFile(replacing: path ?? FileBytes.standardStream)
    } catch {
      throw Failure(error, option: option)
    }
  }

  /// The file, as the user named it.
  var name: String { file.destination }
  /// Whether bytes go where they cannot be taken back.
  var isStream: Bool { file.isStream }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileFailure) {
      try file.append(bytes)
    } catch {
      throw Failure(error, option: option)
    }
  }

  /// Puts the file in place.
  func commit() throws(Failure) {
    do throws(FileFailure) {
      try file.commit()
    } catch {
      throw Failure(error, option: option)
    }
  }
}
