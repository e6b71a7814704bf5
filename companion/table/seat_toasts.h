#pragma once

#include "companion/desk/desk.h"
#include "companion/frame/room.h"
#include "companion/language/language.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What has just been written down, said for two seconds at the seat of whoever does it or is given
/// something by an entry of his own, in his colour: whoever looks at the table sees what came of a
/// tap without reading the log. Nothing of it can be tapped: a tap goes to what lies below.
class SeatToasts {
public:
    /// The entries that are there when the table opens have been said.
    explicit SeatToasts(int entries)
        : m_entries(entries)
    {
    }

    /// Begins to say what has come since, in the words of the log.
    void follow(const ledger::Evening& evening, const ledger::Audience& audience,
        const desk::GameTable& table);
    /// Draws the sentences over the seats that were drawn before.
    void draw(Ui& ui, const desk::GameTable& table) const;

private:
    struct Sentence {
        std::string actor;
        std::string text;
    };
    void tell(const ledger::Evening& evening, const ledger::Audience& audience,
        const desk::GameTable& table);
    void say(const desk::LogLine& line);
    /// A sentence as it has room at a seat.
    struct Fitting {
        std::string text;
        Font font = Font::body;
        float height = 0;
    };
    [[nodiscard]] static Rect room_at(const Ui& ui, const Rect& seat);
    [[nodiscard]] static std::optional<Fitting> fit(
        const Ui& ui, const std::string& text, const Rect& room);

    int m_entries;
    /// What is said began after this entry.
    int m_after = m_entries;
    language::Language m_language = language::chosen();
    std::vector<Sentence> m_sentences;
    double m_until = 0;
};

} // namespace consigliere::screens
