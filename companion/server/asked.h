#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/server/json_text.h"
#include "companion/server/seat_view.h"

#include <map>
#include <optional>
#include <string>

namespace consigliere::server {

/// The rule books in the languages of the phones, loaded on first use.
class Books {
public:
    /// Returns the book in the chosen language; nullptr if it cannot be read.
    [[nodiscard]] const rulebook::Rulebook* of(std::string_view game);

private:
    /// By game and language.
    std::map<std::pair<std::string, std::string>, std::optional<rulebook::Rulebook>> m_books;
};

/// Answers a question as “Why?” and the rule search do: `{"answers": […]}`, best first.
[[nodiscard]] Json answers_to(
    const std::string& question, const SeatView& view, const rulebook::Rulebook* book);

} // namespace consigliere::server
