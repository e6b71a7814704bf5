#pragma once

#include "companion/rulebook/rulebook.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace consigliere::screens {

/// The books of all games in the chosen language, each read when it is first asked for. A book that
/// was read stays where it is, also while another language is chosen, so that screens may point
/// into it.
class RuleBooks {
public:
    using Read = ledger::ErrorOr<rulebook::Rulebook, db::FileError>;

    /// The book of a game, or why it cannot be read.
    [[nodiscard]] const Read& read(std::string_view game);
    /// A null pointer where it cannot be read.
    [[nodiscard]] const rulebook::Rulebook* of(std::string_view game);
    /// A null pointer where there is no text of it.
    [[nodiscard]] const rulebook::Rule* find(std::string_view game, std::string_view id);
    /// "Thug spaces  ·  p. 14", or the id alone.
    [[nodiscard]] std::string tell(std::string_view game, const std::string& id);

private:
    /// By the game and the code of the language.
    std::map<std::pair<std::string, std::string>, Read> m_read;
};

} // namespace consigliere::screens
