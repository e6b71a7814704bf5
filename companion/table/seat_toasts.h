#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/room.h"
#include "companion/language/language.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Shows each new log entry for two seconds at the seats it concerns, in the actor's colour. Not
/// interactive: taps pass through.
class SeatToasts {
public:
    /// Entries that exist when the table opens are not shown.
    explicit SeatToasts(int entries)
        : m_entries(entries)
    {
    }

    /// Starts a toast for entries added since the last call, with the texts of the log.
    void follow(const ledger::Evening& evening, const ledger::Audience& audience,
        const desk::GameTable& table);
    /// The last entry came from a phone: its toast says so. Call before follow().
    void note_phone(int entry) { m_from_phones.push_back(entry); }
    /// Draws the toasts; call after drawing the seats.
    enum class Shown : std::uint8_t { all, of_phones };
    void draw(Ui& ui, const desk::GameTable& table, Shown shown) const;

private:
    struct Sentence {
        std::string actor;
        std::string text;
        bool is_from_phone = false;
    };
    void tell(const ledger::Evening& evening, const ledger::Audience& audience,
        const desk::GameTable& table);
    void say(const desk::LogLine& line, bool is_from_phone);
    /// A text fitted to a seat.
    struct Fitting {
        std::string text;
        Font font = Font::body;
        float height = 0;
    };
    [[nodiscard]] static Rect room_at(const Ui& ui, const Rect& seat);
    [[nodiscard]] static std::optional<Fitting> fit(
        const Ui& ui, const std::string& text, const Rect& room);

    int m_entries;
    /// Last entry before those shown.
    int m_after = m_entries;
    language::Language m_language = language::chosen();
    std::vector<Sentence> m_sentences;
    std::vector<int> m_from_phones; ///< Entries.
    double m_until = 0;
};

} // namespace consigliere::screens
