#pragma once

#include "engine/corleone/game.h"

#include <functional>

namespace consigliere::test {

/// Records legal lines, any of them but few abilities, until it is so.
void play_on(
    corleone::Evening& evening, const std::function<bool(const corleone::Position&)>& is_so);

} // namespace consigliere::test
