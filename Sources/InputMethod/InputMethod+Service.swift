import DictationCore

extension InputMethod {
  public func handle(_ event: ServiceEvent) {
    switch event {
    case .started(let session): post(.started(session))
    case .level(let session, let level): post(.level(session, level))
    case .partial(let session, let stable, let volatile): post(.partial(session, stable: stable, volatile: volatile))
    case .textReady(let session, let stage, let draft): post(.textReady(session, stage, draft))
    case .rewriting(let session, let raw, let rules): post(.rewriting(session, raw: raw, rules: rules))
    case .preview(_, let style): previewOfField = style
    case .failed(let session, let failure): post(.failed(session, failure))
    case .remark(let sentence): post(.remark(sentence))
    case .stopped(let session): post(.stopped(session))
    case .pendingCount(let count):
      // Of an engine that follows a killed one nobody knows anything yet, and GTK 3 answers with the next key: the first
      // of the combination that inserts.
      if count > 0, askedContexts.isEmpty { askForSurroundings() }
      post(.pendingCount(max(0, count)))
    case .triggerRequested(let trigger): request(trigger)
    case .sessionInactive:
      // Whatever has the focus after this is not what was dictated for.
      leaveField(for: focus.engine)
      memory.forget()
      post(.sessionInactive)
    case .unavailable(let failure):
      // The next service counts its dictations anew.
      edited = []
      post(.unavailable(failure))
    case .available:
      update.otherVersion = nil
      post(.tick)
    case .choices(let choices): self.choices = choices
    case .otherVersion(let version, let isOutdated): update.otherVersion = isOutdated ? nil : version
    }
    settle()
  }

  /// A desktop shortcut or the command line asks for what a key would do.
  private func request(_ trigger: ServiceEvent.Trigger) {
    let occasion = occasion(isFromOutside: true)
    switch trigger {
    case .toggle: post(.trigger(.toggled, occasion))
    case .start: post(.startRequested(occasion))
    case .stop: post(.stopRequested)
    case .cancel: post(.cancelRequested)
    case .insert: post(.insertRequested(occasion))
    case .undo: post(.amendmentRequested(.undo, occasion))
    case .insertLast: post(.amendmentRequested(.insertAgain, occasion))
    case .review: askForReview(occasion)
    }
  }
}
