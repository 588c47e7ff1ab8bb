internal import RecognizerWire
internal import Speech

extension RecognizerHost {
  func start(_ utterance: HostedUtterance) {
    let context = utterance.context.withHints(ofBytes: FrameLimits.maximumPayload / 8)
    link?.send(.start(utterance.id, recognizer: utterance.configuration.recognizer, context))
    utterance.began()
    sendMore(of: utterance)
  }

  func feed(_ samples: [Int16], to utterance: HostedUtterance) {
    guard !utterance.isOver, !samples.isEmpty else { return }
    let isUpToDate = utterance.phase == .running && utterance.sent == utterance.fed && !utterance.isReplaying
    utterance.fed += samples.count
    if isUpToDate, utterance.sent - utterance.decoded + samples.count <= limits.window {
      send(samples, of: utterance)
    } else {
      sendMore(of: utterance)
    }
    watchWorker()
  }

  func complete(_ utterance: HostedUtterance) {
    utterance.isComplete = true
    sendMore(of: utterance)
    watchWorker()
  }

  func cancel(_ utterance: HostedUtterance) {
    guard !utterance.isOver else { return }
    if utterance.phase == .running { link?.send(.cancel(utterance.id)) }
    end(utterance, .failure(.cancelled))
  }

  /// Sends what the worker has room for out of what was fed and not sent yet, and at last that it was all.
  func sendMore(of utterance: HostedUtterance) {
    guard utterance.phase == .running, !utterance.isReplaying else { return }
    if utterance.sent < utterance.fed {
      replay(utterance)
    } else if utterance.isComplete, !utterance.isFinishSent {
      utterance.isFinishSent = true
      link?.send(.finish(utterance.id))
    }
  }

  /// Reads a stretch back and sends it, unless the worker has enough to do.
  private func replay(_ utterance: HostedUtterance) {
    let room = limits.window - (utterance.sent - utterance.decoded)
    let count = min(utterance.fed - utterance.sent, room, FrameLimits.maximumSamples)
    guard count > 0 else { return }
    utterance.isReplaying = true
    let (link, offset) = (link, utterance.sent)
    Task {
      let samples: Result<[Int16], any Error>
      do {
        samples = .success(try await utterance.replay.samples(from: offset, count: count))
      } catch {
        samples = .failure(error)
      }
      utterance.isReplaying = false
      // The worker may have died meanwhile; the next one begins at the beginning.
      guard utterance.phase == .running, link === self.link else { return sendMore(of: utterance) }
      switch samples {
      case .success(let samples) where !samples.isEmpty:
        send(samples, of: utterance)
        sendMore(of: utterance)
      case .success: lose(utterance, "the recording ends too early")
      case .failure(let error): lose(utterance, "\(error)")
      }
      watchWorker()
    }
  }

  private func lose(_ utterance: HostedUtterance, _ reason: String) {
    link?.send(.cancel(utterance.id))
    end(utterance, .failure(.audioLost(reason)))
  }

  private func send(_ samples: [Int16], of utterance: HostedUtterance) {
    for start in stride(from: 0, to: samples.count, by: FrameLimits.maximumSamples) {
      let part = samples[start..<min(start + FrameLimits.maximumSamples, samples.count)]
      link?.send(.audio(utterance.id, Array(part)))
    }
    utterance.sent += samples.count
  }
}
