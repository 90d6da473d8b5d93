import Dispatch
import Namada

/// Rows about wrappers and overlays.
enum WrapperRows {
  /// All of them.
  static var all: [Row] { [wrapper, overlay, taskOverlay] }

  /// The cost of using what a wrapper holds.
  private static var wrapper: Row {
    Row("injected", "@Injected, read after the first time and used") {
      Stage.fill(with: 1)
      // Opaque, as the objects of programs are.
      let objects = (opaque(Wrapped()), opaque(Lazy()), opaque(Stored()))
      objects.0.use()
      objects.1.use()
      let times = race([
        Contender("@Injected") { for _ in 0..<$0 { objects.0.api.work() } },
        Contender("lazy var") { for _ in 0..<$0 { objects.1.api.work() } },
        Contender("stored var") { for _ in 0..<$0 { objects.2.api.work() } },
        Contender("@Injected, class") { for _ in 0..<$0 { look(at: objects.0.service) } },
        Contender("lazy var, class") { for _ in 0..<$0 { look(at: objects.1.service) } },
        Contender("stored var, class") { for _ in 0..<$0 { look(at: objects.2.service) } },
      ])
      return [
        .ratio("lazy-var", times[0], to: times[1]), .ratio("stored-var", times[0], to: times[2]),
        .ratio("class-lazy-var", times[3], to: times[4]),
        .ratio("class-stored-var", times[3], to: times[5]),
      ]
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

/// An object that has its parts injected.
final class Wrapped {
  /// A part of which the type is a protocol.
  @Injected var api: any API
  /// A part of which the type is a class.
  @Injected var service: Service

  /// Makes the object.
  init() {}

  /// Reads the parts for the first time.
  func use() {
    api.work()
    sink(service)
  }
}

/// An object that makes its parts when it first needs them.
final class Lazy {
  /// A part of which the type is a protocol.
  lazy var api = Constants.api
  /// A part of which the type is a class.
  lazy var service = Constants.service

  /// Makes the object.
  init() {}

  /// Reads the parts for the first time.
  func use() {
    api.work()
    sink(service)
  }
}

/// An object that was given its parts, and may be given others.
final class Stored {
  /// A part of which the type is a protocol.
  var api = Constants.api
  /// A part of which the type is a class.
  var service = Constants.service

  /// Makes the object.
  init() {}
}
