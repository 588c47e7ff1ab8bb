internal import CPulse
internal import Speech

/// Which device is recorded from, and how that is followed.
extension Recorder {
  func connected() {
    connection.watch()
    connection.microphones { [unowned self] in choose(among: $0) }
  }

  func disconnected(_ reason: String) {
    fail(position > 0 ? .lost(microphone: microphone?.description ?? "") : .noSoundServer(detail: reason))
  }

  func choose(among microphones: [Microphone]) {
    guard phase != .ended else { return }
    guard let chosen = request.microphone.resolved(among: microphones) else {
      return fail(
        microphone.map { .lost(microphone: $0.description) } ?? .noMicrophone(monitorsOnly: !microphones.isEmpty))
    }
    defaultName = microphones.first(where: \.isDefault)?.name
    change(to: chosen)
    if request.microphone == .named(chosen.name) {
      openStream(on: chosen.name, isMovable: false)
    } else {
      openStream(on: chosen.isDefault ? nil : chosen.name, isMovable: true)
    }
  }

  /// Asks again how things are: after a move, a change of the default, of a volume or a mute switch.
  func refresh() {
    guard phase != .ended, stream != nil else { return }
    connection.microphones { [unowned self] in follow($0) }
  }

  private func follow(_ microphones: [Microphone]) {
    guard phase != .ended, let stream, pa_stream_get_state(stream) == PA_STREAM_READY,
      let name = pa_stream_get_device_name(stream).map({ String(cString: $0) })
    else { return }
    let formerDefault = defaultName
    defaultName = microphones.first(where: \.isDefault)?.name
    let wanted = request.microphone.resolved(among: microphones)
    let actual = microphones.first { $0.name == name }
    if let actual, actual.isMonitor, request.microphone != .named(name) {
      // The microphone is gone, and the server went on with what the loudspeaker plays.
      guard let wanted else { return fail(.lost(microphone: microphone?.description ?? "")) }
      return move(to: wanted)
    }
    if let wanted, request.microphone == .followDefault, name == formerDefault, defaultName != formerDefault,
      wanted.name != name
    {
      return move(to: wanted)
    }
    if let actual { change(to: actual) }
  }

  /// Servers move a stream to the new default by themselves, but not all of them do.
  private func move(to microphone: Microphone) {
    guard let stream else { return }
    connection.forget(
      pa_context_move_source_output_by_name(
        connection.context, pa_stream_get_index(stream), microphone.name, nil, nil))
  }

  private func change(to current: Microphone) {
    let isAnother = microphone.map { $0.name != current.name } ?? false
    microphone = current
    if isAnother {
      audibility.moveOn()
      if phase != .kept { emit(.moved(current)) }
    }
    report(audibility.know(current))
  }
}
