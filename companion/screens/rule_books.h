#pragma once

#include "companion/rulebook/rulebook.h"

#include <map>
#include <string>

namespace consigliere::screens {

/// The books of all games in the chosen language, each read when it is first asked for.
class RuleBooks {
public:
    /// A null pointer where there is no text of it.
    [[nodiscard]] const rulebook::Rule* find(const std::string& game, const std::string& id);
    /// "Thug spaces  ·  p. 14", or the id alone.
    [[nodiscard]] std::string tell(const std::string& game, const std::string& id);

private:
    std::map<std::string, rulebook::Rulebook> m_books;
    /// In which they were read.
    language::Language m_language;
};

} // namespace consigliere::screens
