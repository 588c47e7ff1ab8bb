/// Something that lasts (a subscription, an exported object, a name owned or watched) until it is cancelled or
/// no longer held. After `cancel` its closures are not called again.
@GLibActor
public final class Registration {
  private var end: (@GLibActor () -> Void)?

  init(end: @escaping @GLibActor () -> Void) { self.end = end }

  isolated deinit { cancel() }

  public func cancel() {
    let end = self.end
    self.end = nil
    end?()
  }
}
