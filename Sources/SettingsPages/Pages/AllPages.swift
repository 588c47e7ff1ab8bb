internal import GLibRuntime

/// All pages, on what they have in common.
public enum AllPages {
  /// - Parameter show: opens another page.
  @GLibActor
  public static func make(
    _ environment: ProgramEnvironment = .ofProcess, show: @escaping @GLibActor (PageID) -> Void
  ) -> [PageID: any PageModel] {
    let settings = StoredSettings()
    let sources = InputSources(desktop: environment.variables["XDG_CURRENT_DESKTOP"] ?? "")
    let shop = ModelShop(environment)
    return [
      .welcome: WelcomePage(settings, sources, shop, show: show),
      .dictation: DictationPage(settings),
    ]
  }
}
