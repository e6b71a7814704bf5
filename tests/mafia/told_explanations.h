#pragma once

#include "engine/mafia/game.h"

#include <string>

namespace consigliere::test {

/// All that can be asked of an evening, now and at moments before, with every byte of the answers.
[[nodiscard]] std::string told_explanations(const mafia::ObserverView& observed);

} // namespace consigliere::test
