#pragma once

#include "companion/evening/host_screen.h"
#include "companion/rulebook/due_lessons.h"
#include "companion/server/seat_lessons.h"
#include "companion/table/phase_recap.h"
#include "db/session_list.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// Leads those who play for the first time: one card at a time, each rule when it first matters.
/// Recording goes on meanwhile. What a person was told is kept with the settings of the database,
/// and not told again at a later table. Phones show their players' lessons, too.
class Teacher final : public server::Learners {
public:
    Teacher(HostScreen& host, db::SessionId evening);

    /// The people of the seats; those without a name are remembered for this evening only.
    void seat(const std::vector<db::SessionSummary::Seat>& seats);
    /// Call after each recorded line, and when the table opens.
    void follow();
    /// The referee has refused a line.
    void refuse(const ledger::Assessment& opinion);

    [[nodiscard]] bool is_leading() const { return !m_skips && !m_learners.empty(); }
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
    [[nodiscard]] int changes() const override { return m_changes; }
    [[nodiscard]] std::optional<rulebook::ToldLessons> lessons_told(
        std::string_view actor) const override;
    void tell(const std::string& actor, const std::string& lesson) override;
    void skip(const std::string& actor) override;

private:
    [[nodiscard]] std::string person_of(const std::string& actor) const;
    [[nodiscard]] rulebook::ToldLessons told_to(const std::string& actor) const;
    /// What everyone who learns was told.
    [[nodiscard]] rulebook::ToldLessons told_to_all() const;
    void remember(const std::string& actor, const rulebook::ToldLessons& told);
    void add_told(const std::string& actor, const std::string& lesson);
    void keep_learners();
    void load();
    void look(const std::vector<std::string>& refused);
    [[nodiscard]] const rulebook::Lesson* lesson() const;
    void tell_first();
    void tell_all(const std::string& lesson);
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
    [[nodiscard]] static float card_height(const Ui& ui, const Rect& rect, const Text& text);
    enum class Foot : std::uint8_t { alone, with_actions };
    void draw_card(Ui& ui, Rect& rect, Foot foot);
    void draw_closed_card(Ui& ui, Rect& rect);
    void draw_button_row(Ui& ui, Rect& rect);
    void draw_actions_button(Ui& ui, const Rect& place);
    void open_card();
    void open_actions();
    void draw_sheet(Ui& ui);

    HostScreen& m_host;
    db::SessionId m_evening;
    std::map<std::string, std::string> m_people; ///< Person ids by actor.
    std::set<std::string> m_learners; ///< Actors.
    bool m_skips = false;
    bool m_is_over = false;
    int m_entries = 0; ///< When last looked.
    int m_changes = 0; ///< Of what is remembered.
    language::Language m_language = language::chosen();
    rulebook::Lessons m_lessons;
    rulebook::DueLessons m_due;
    PhaseRecap m_recap;
};

} // namespace consigliere::screens
