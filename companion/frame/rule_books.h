#pragma once

#include "companion/rulebook/rulebook.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace consigliere::screens {

/// Rule books of all games in the chosen language, loaded on first use. Books stay loaded when the
/// language changes, so screens may keep pointers into them.
class RuleBooks {
public:
    using Read = ledger::ErrorOr<rulebook::Rulebook, db::FileError>;

    /// Returns a game's book, or why it failed to load.
    [[nodiscard]] const Read& read(std::string_view game);
    /// Returns nullptr if the book failed to load.
    [[nodiscard]] const rulebook::Rulebook* of(std::string_view game);
    /// Returns nullptr if there is no such rule, or no book.
    [[nodiscard]] const rulebook::Rule* find(std::string_view game, std::string_view id);
    /// "Thug spaces  ·  p. 14"; only the id if there is no such rule.
    [[nodiscard]] std::string tell(std::string_view game, const std::string& id);

private:
    /// By game and language code.
    std::map<std::pair<std::string, std::string>, Read> m_read;
};

} // namespace consigliere::screens
