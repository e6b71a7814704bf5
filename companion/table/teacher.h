#pragma once

#include "companion/server/seat_lessons.h"
#include "companion/table/phase_recap.h"
#include "companion/table/taught.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// Leads those who play for the first time: one card at a time, each rule when it first matters.
/// Recording goes on meanwhile. Phones show their players' lessons, too.
class Teacher final : public server::Learners {
public:
    Teacher(HostScreen& host, db::SessionId evening);

    /// The people of the seats.
    void seat(const std::vector<db::SessionSummary::Seat>& seats);
    /// Call after each recorded line, and when the table opens.
    void follow();
    /// The referee has refused a line.
    void refuse(const ledger::Assessment& opinion);

    [[nodiscard]] bool is_leading() const { return m_taught.is_leading(); }
    [[nodiscard]] bool has_card() const;

    /// Draws what first-time players need, lessons before what was decided; shrinks `rect` by its
    /// height. Above a panel that would become too low, or has a refusal over its end, a card is
    /// only a button that opens it.
    enum class Room : std::uint8_t { of_panel, beside_refusal, of_log };
    void draw(Ui& ui, Rect& rect, Room room);
    /// Lights what the lesson is about among the targets in `board`.
    void light(Ui& ui, const Rect& board) const;
    /// Marks the seats of those who learn.
    void mark_seats(Ui& ui) const;
    /// Sheet of the table's menu: who learns, and telling everything again.
    void open_sheet();

    // What phones ask and say.
    [[nodiscard]] int changes() const override { return m_taught.changes(); }
    [[nodiscard]] std::optional<rulebook::ToldLessons> lessons_told(
        std::string_view actor) const override;
    void tell(const std::string& actor, const std::string& lesson) override;
    void skip(const std::string& actor) override;

private:
    void load();
    void look(const std::vector<std::string>& refused);
    [[nodiscard]] const rulebook::Lesson* lesson() const;
    void tell_first();
    void tell_done(const rulebook::Moment& moment);
    void skip_all();
    void tell_again();

    /// What a card says.
    struct Text {
        std::string title;
        std::string source; ///< The page; empty for what the log says.
        std::string rule;
        std::string text;
    };
    [[nodiscard]] Text text() const;
    enum class Foot : std::uint8_t { alone, with_actions };
    void draw_card(Ui& ui, Rect& rect, Foot foot);
    void draw_closed_card(Ui& ui, Rect& rect);
    void draw_button_row(Ui& ui, Rect& rect);
    void draw_actions_button(Ui& ui, const Rect& place);
    void open_card();
    void open_actions();
    void draw_sheet(Ui& ui);

    HostScreen& m_host;
    Taught m_taught;
    bool m_is_over = false;
    int m_entries = 0; ///< When last looked.
    language::Language m_language = language::chosen();
    rulebook::Lessons m_lessons;
    rulebook::DueLessons m_due;
    PhaseRecap m_recap;
};

} // namespace consigliere::screens
