import Dispatch
import Namada

/// Rows about wrappers and overlays.
enum WrapperRows {
  /// All of them.
  static var all: [Row] { [wrapper, overlay, taskOverlay] }

  /// The cost of reading a wrapper again.
  private static var wrapper: Row {
    Row("injected", "@Injected, read after the first time") {
      Stage.fill(with: 1)
      // Opaque, as the objects of programs are.
      let wrapped = opaque(Wrapped())
      let lazy = opaque(Lazy())
      sink(wrapped.service)
      sink(lazy.service)
      let times = race([
        Contender("@Injected") { for _ in 0..<$0 { look(at: wrapped.service) } },
        Contender("lazy var") { for _ in 0..<$0 { look(at: lazy.service) } },
      ])
      return [.ratio("lazy-var", times[0], to: times[1])]
    }
  }

  /// The cost of a singleton inside of an overlay.
  private static var overlay: Row {
    Row("overlay", "inside an overlay, exact singleton") {
      Stage.fill(with: 1)
      let times = race([
        Contender("inside") { count in
          NamadaInjector.withOverrides({ _ in }) {
            for _ in 0..<count { sink(inject(Service.self)) }
          }
        },
        Contender("outside") { for _ in 0..<$0 { sink(inject(Service.self)) } },
      ])
      return [.ratio("outside", times[0], to: times[1])]
    }
  }

  /// The cost of a singleton in a task whose overlay was set up around it.
  private static var taskOverlay: Row {
    Row("task-overlay", "in a task inside an overlay, exact singleton") {
      Stage.fill(with: 1)
      let times = race(
        [
          Contender("inside") { count in
            NamadaInjector.withOverrides({ _ in }) {
              waiting { for _ in 0..<count { sink(inject(Service.self)) } }
            }
          },
          Contender("outside") { count in
            waiting { for _ in 0..<count { sink(inject(Service.self)) } }
          },
        ], by: .wall)
      return [.ratio("outside", times[0], to: times[1])]
    }
  }

  /// Runs a body in a task of its own that inherits what is bound, and waits for it.
  private static func waiting(_ body: @escaping @Sendable () -> Void) {
    let semaphore = DispatchSemaphore(value: 0)
    Task {
      body()
      semaphore.signal()
    }
    semaphore.wait()
  }
}

/// An object that has its service injected.
final class Wrapped {
  /// The service.
  @Injected var service: Service

  /// Makes the object.
  init() {}
}

/// An object that asks for its service when it first needs it.
final class Lazy {
  /// The service.
  lazy var service = Constants.service

  /// Makes the object.
  init() {}
}
