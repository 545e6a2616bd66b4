import Experimentation
import OptionParsing
import SwipeSimulation

/// `fit`: a population from recorded strokes.
enum FitVerb: Verb {
  static let command = CommandSpec(
    "fit", summary: "estimate a population from recorded touches or strokes",
    positionals: [
      PositionalSpec("FILE", help: "a touch file, such as touches.csv, or a table of strokes")
    ],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "FILE", help: "the population file to write (needed)"),
      OptionSpec(
        "--base", .string, placeholder: "NAME",
        help: "preset that stands where the recording says nothing", defaultText: "everyday"),
      SharedOptions.quiet,
      .help,
    ],
    examples: ["swipelab fit touches.csv --out population.json"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    guard let path = arguments.argument("FILE") else { return .wrongUsage }
    guard let out = arguments.string("--out") else {
      throw Failure(.wrongUsage, "error: --out: needs the name of the population file to write")
    }
    let base = try base(arguments.string("--base"))
    let recording: FitRecording
    do throws(Diagnostics) {
      recording = try FitRecording.load(path: path)
    } catch {
      throw Failure(error)
    }
    let file: AtomicFile
    do throws(FileFailure) {
      file = try AtomicFile(replacing: out)
    } catch {
      throw Failure(error, option: "--out")
    }
    let fit: PopulationFit
    do throws(PopulationFit.TooLittle) {
      fit = try PopulationFit(recording, base: base)
    } catch {
      file.discard()
      throw Failure(.wrongInput, "\(path): error: \(error)")
    }
    do throws(FileFailure) {
      try file.append(fit.json.bytes)
      try file.commit()
    } catch {
      file.discard()
      throw Failure(error, option: "--out")
    }
    if !arguments.has("--quiet") {
      for line in fit.estimates { Console.note(line) }
      for line in fit.warnings { Console.note("warning: \(line)") }
      Console.note("wrote \(out)")
    }
    return .done
  }

  private static func base(_ name: String?) throws(Failure) -> Population {
    guard let name else { return .everyday }
    if let found = Population.all.first(where: { $0.name == name }) { return found }
    let known = Population.all.map(\.name)
    let nearest = nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" }
    throw Failure(
      .wrongUsage,
      "error: --base: unknown population \"\(name)\""
        + (nearest ?? "; known: \(known.joined(separator: ", "))"))
  }
}
