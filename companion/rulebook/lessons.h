#pragma once

#include "companion/language/language.h"
#include "db/record_file.h"
#include "engine/ledger/error_or.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What players learn of a game when they play it for the first time, from `assets/teaching`.
namespace consigliere::rulebook {

/// What makes a lesson due. `words` are words of records, any of which will do.
struct Trigger {
    enum class Kind : std::uint8_t {
        phase, ///< The phase runs.
        legal, ///< A line that begins so, after its actor, may be recorded now.
        recorded, ///< Such a line was recorded.
        refused, ///< A line was refused for this rule.
        icon, ///< It lies where `Lessons::sights()` says.
        ending, ///< The game is over; with words: it ended so.
    };
    Kind kind = Kind::phase;
    std::vector<std::string> words;
};

struct Lesson {
    std::string id; ///< Unique in its game.
    Trigger trigger;
    /// The rules told; the first gives the page.
    std::vector<std::string> rules;
    std::string title;
    std::string text;
    /// Beginnings of the ids of targets on the board to light.
    std::vector<std::string> lights;
};

class Lessons {
public:
    /// Loads a game's lessons, in the order in which they are told. Texts not translated are in
    /// English.
    [[nodiscard]] static ledger::ErrorOr<Lessons, db::FileError> load(
        std::string_view game, language::Language language);

    [[nodiscard]] const std::vector<Lesson>& all() const { return m_lessons; }
    /// Places in the report of a position where icons lie: "due.icons". Names of members; lists on
    /// the way are followed in all their elements.
    [[nodiscard]] const std::vector<std::string>& sights() const { return m_sights; }
    /// The lesson on a kind of action, by the beginning of its lines; nullptr if there is none.
    [[nodiscard]] const Lesson* on_action(std::string_view line) const;
    /// Ids of lessons not translated into the requested language.
    [[nodiscard]] const std::vector<std::string>& untranslated() const { return m_untranslated; }

private:
    std::vector<Lesson> m_lessons;
    std::vector<std::string> m_sights;
    std::vector<std::string> m_untranslated;
};

/// True if a line without its actor begins with these whole words.
[[nodiscard]] bool begins_with_words(std::string_view line, std::string_view words);

} // namespace consigliere::rulebook
