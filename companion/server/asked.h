#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/server/json_text.h"
#include "companion/server/seat_view.h"

#include <string>

namespace consigliere::server {

/// Answers a question as “Why?” and the rule search do: `{"answers": […]}`, best first.
[[nodiscard]] Json answers_to(
    const std::string& question, const SeatView& view, const rulebook::Rulebook* book);

} // namespace consigliere::server
