internal import CGio
internal import Glibc

extension Launch {
  /// A new GSubprocess; the caller frees it.
  func start() throws(LaunchError) -> OpaquePointer {
    let launcher = g_subprocess_launcher_new(flags)!
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    if let environment { setEnvironment(environment, of: launcher) }
    if let workingDirectory { g_subprocess_launcher_set_cwd(launcher, workingDirectory) }
    if case .file(let path) = standardError { g_subprocess_launcher_set_stderr_file_path(launcher, path) }
    for (number, descriptor) in descriptors {
      // The launcher closes what it takes, so it gets a copy.
      guard let copy = OwnedDescriptor.copy(of: descriptor.rawValue) else {
        throw LaunchError(program: arguments.first ?? "", reason: String(cString: strerror(errno)))
      }
      g_subprocess_launcher_take_fd(launcher, copy, number)
    }
    var error: UnsafeMutablePointer<GError>?
    let process = arguments.withCStrings { g_subprocess_launcher_spawnv(launcher, $0, &error) }
    guard let process else {
      throw LaunchError(program: arguments.first ?? "", reason: BusError(taking: error).description)
    }
    return process
  }

  private var flags: GSubprocessFlags {
    var flags: UInt32 = 0
    if case .discard = standardOutput { flags |= G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue }
    switch standardError {
    case .inherit, .file: break
    case .discard: flags |= G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue
    case .lines: flags |= G_SUBPROCESS_FLAGS_STDERR_PIPE.rawValue
    }
    return GSubprocessFlags(flags)
  }

  private func setEnvironment(_ environment: [String: String], of launcher: OpaquePointer) {
    let entries = environment.map { "\($0.key)=\($0.value)" }
    entries.withCStrings { entries in
      // GLib only reads the list; its parameter is not declared const in C.
      entries.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self, capacity: environment.count + 1) {
        g_subprocess_launcher_set_environ(launcher, $0)
      }
    }
  }
}
