/// The version of every program of Utter, also that in the component file and the changelog.
public enum UtterVersion {
  public static let current = "0.1.0"
}
