/// The program that the compiler starts to expand the macros of `NamadaMacros`.
@main struct NamadaMacrosPlugin {
  /// Answers the compiler until it hangs up.
  static func main() {
    var conversation = Conversation(stream: StandardStreams())
    conversation.run()
  }
}
