#pragma once

namespace consigliere::app {

/// For a thread that talks through a library to a server that may go away: writing to a broken
/// pipe does not end the program there, nor in threads that this one begins. What it means is told
/// by the answers of the library.
void ignore_broken_pipes();

} // namespace consigliere::app
