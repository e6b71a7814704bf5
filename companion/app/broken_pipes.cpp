#include "companion/app/broken_pipes.h"

#include <csignal>

namespace consigliere::app {

void ignore_broken_pipes()
{
    sigset_t broken;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, nullptr);
}

} // namespace consigliere::app
