internal import GLibRuntime
internal import HTTP
internal import Profiles

/// All pages, on what they have in common.
public enum AllPages {
  @GLibActor
  public static func make(
    _ desktop: DesktopPort, _ environment: ProgramEnvironment = .ofProcess
  ) -> [PageID: any PageModel] {
    let settings = StoredSettings()
    let sources = InputSources(desktop: environment.variables["XDG_CURRENT_DESKTOP"] ?? "")
    let shop = ModelShop(environment)
    let service = ServiceDesk()
    let recognizers = RecognizerChoices(shop: shop, cloud: CloudDesk(environment))
    obey(settings)
    ShortcutWish.follow(settings, service)
    return [
      .welcome: WelcomePage(settings, sources, shop, desktop, language: environment.language),
      .dictation: DictationPage(settings),
      .microphone: MicrophonePage(settings),
      .recognition: RecognitionPage(settings, recognizers),
      .words: WordsPage(
        settings, WordList(), ToneShelf(), ProfileBook(.ofUser(environment: environment.variables)), recognizers,
        service),
      .history: HistoryPage(service, desktop, recognizers),
      .privacy: PrivacyPage(settings, service, environment),
      .about: AboutPage(service),
    ]
  }

  /// This process, too, keeps to what the settings say of the network.
  @GLibActor
  private static func obey(_ settings: StoredSettings) {
    func forbid() { NetworkUse.isForbidden = settings.value("local-only") == true }
    settings.onChange { NetworkUse.isForbidden = settings.value("local-only") == true }
    forbid()
  }
}
