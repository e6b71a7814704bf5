#pragma once

namespace consigliere::app {

/// Blocks SIGPIPE in this thread and the threads it starts. For threads that talk to a server
/// through a library, which then reports EPIPE as an error.
void ignore_broken_pipes();

} // namespace consigliere::app
