#pragma once

#include "companion/rulebook/due_lessons.h"
#include "companion/rulebook/rulebook.h"
#include "companion/server/json_text.h"
#include "companion/server/phone_rights.h"
#include "companion/server/seat_view.h"
#include "engine/ledger/interface.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What phones tell those who play for the first time.
namespace consigliere::server {

/// Who at the table plays for the first time, and what they were told, at the tablet or by phone.
class Learners : public ledger::Interface {
public:
    /// Another number whenever the answers below have changed.
    [[nodiscard]] virtual int changes() const = 0;
    /// The lessons that a player was told; nullopt for who wants none.
    [[nodiscard]] virtual std::optional<rulebook::ToldLessons> lessons_told(
        std::string_view actor) const = 0;
    virtual void tell(const std::string& actor, const std::string& lesson) = 0;
    /// The player wants no more lessons.
    virtual void skip(const std::string& actor) = 0;
};

/// The lessons that are due for the player of one seat, on their phone.
class SeatLessons {
public:
    /// Adds what has become due since the last call.
    void follow(
        const SeatView& view, const rulebook::Lessons& lessons, const rulebook::ToldLessons& told);
    /// The player’s phone was refused a line for these rules.
    void refuse(std::vector<std::string> rules) { m_refused = std::move(rules); }

    struct Due {
        std::string lesson; ///< Its id.
        /// Not everybody could know that it is due: it tells of the player’s cards.
        bool is_secret = false;
    };
    /// The first that a phone with these rights may show.
    [[nodiscard]] std::optional<Due> first(const PhoneRights& rights) const;

private:
    rulebook::DueLessons m_own; ///< By what the seat sees.
    rulebook::DueLessons m_public; ///< By what everybody sees.
    std::optional<int> m_followed; ///< Entries at the last call.
    std::vector<std::string> m_refused; ///< Since the last call.
};

/// A lesson with its page. `book` may be nullptr.
[[nodiscard]] Json lesson_json(
    const rulebook::Lesson& lesson, const SeatLessons::Due& due, const rulebook::Rulebook* book);

} // namespace consigliere::server
