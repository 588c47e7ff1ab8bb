import Diagnostics
import GLibRuntime
import Glibc

ProgramLog.start("utterd")
MainLoop.run { loop in
  let service = Service(loop)
  Service.running = service
  GLibActor.task { await service.start() }
}
exit(Service.status.load(ordering: .relaxed))
