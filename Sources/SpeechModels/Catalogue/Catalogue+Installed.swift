import Glibc

extension Catalogue {
  /// The one that came with the running program: `make install` puts it under `share`, beside `bin` and `libexec`; in
  /// the build tree it is where it is written.
  /// - Parameter folder: of the running program.
  public static func installedFile(programFolder folder: String) -> String {
    let places = [folder + "/../share/utter/models.json", folder + "/../../../data/models.json"]
    return places.first { access($0, R_OK) == 0 } ?? places[0]
  }
}
