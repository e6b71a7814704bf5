#pragma once

#include "companion/language/language.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace consigliere::test {

/// Knows what the program says in English and how a language says it, from its catalogue: so that a
/// text that was drawn in English in the middle of another language is noticed.
class EnglishLeft {
public:
    /// Whether a text that was drawn in this language is English that its catalogue translates.
    [[nodiscard]] bool is_left_in(language::Language language, const std::string& text);

private:
    /// What stands around the places of a text that are filled, from the left to the right.
    using Pieces = std::vector<std::string>;
    /// Texts that are said as they stand, and those with places.
    struct Sayings {
        std::set<std::string> whole;
        std::vector<Pieces> filled;

        [[nodiscard]] bool has(const std::string& text) const;
    };
    struct Catalogue {
        Sayings english;
        Sayings translated;
        /// What has been asked before, with the answer: a screen says the same in every frame.
        std::map<std::string, bool> asked;
    };
    [[nodiscard]] static Catalogue read(language::Language language);

    std::map<std::string, Catalogue, std::less<>> m_catalogues;
};

} // namespace consigliere::test
