#pragma once

#include "engine/cash_n_guns/game.h"

#include <string>

namespace consigliere::test {

/// All that can be asked of an evening, now and at moments before, with every byte of the answers.
[[nodiscard]] std::string told_explanations(const cash_n_guns::ObserverView& observed);

} // namespace consigliere::test
