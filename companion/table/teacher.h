#pragma once

#include "companion/rulebook/lessons.h"
#include "companion/server/seat_lessons.h"
#include "companion/table/taught.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// *What can I do?*: the legal actions of the seat that has to act, by kind, with what each would
/// bring and cost; then those of other seats that end its turn. Facts, no advice. Computed once,
/// when asked.
class OpenActions {
public:
    OpenActions(const HostScreen& host, const rulebook::Lessons& lessons);

    /// Draws the actions; returns the id of a tapped rule, empty if none.
    [[nodiscard]] std::string draw(Ui& ui, Rect& rect) const;

private:
    struct Action {
        std::string text; ///< "Thug → Theatre"
        std::string facts;
    };
    struct Kind {
        std::string title;
        std::string told; ///< The lesson’s text, where the moves are too many to be listed.
        std::string rule; ///< Empty if no lesson tells it.
        std::string page;
        std::vector<Action> actions;
    };
    void add(const HostScreen& host, const rulebook::Lessons& lessons, const std::string& line);
    void add_phase(const HostScreen& host, const rulebook::Lessons& lessons);
    static void merge(Kind& kind, const rulebook::Lesson* lesson);

    std::string m_player;
    bool m_has_undescribed = false; ///< The game has cards or fields that are described on the way.
    std::vector<std::string> m_verbs;
    std::vector<Kind> m_kinds;
};

/// What was decided in the phase that has just ended: the entries that changed the standing most,
/// in the words of the log. Left out is what is on the screen anyway: the end of the log, and
/// conflicts, which their panel lists. In Ca$h 'n Guns, where loot is covered until the
/// end, nothing is told.
class PhaseRecap {
public:
    explicit PhaseRecap(const HostScreen& host)
        : m_host(host)
    {
    }

    struct Line {
        std::string text;
        std::string why; ///< What the log says below it; may be empty.
    };
    struct Told {
        std::string phase;
        std::vector<Line> lines; ///< At most three.
    };

    /// Call when the number of entries changed.
    void follow();
    [[nodiscard]] const std::optional<Told>& told() const { return m_told; }
    void close() { m_told.reset(); }

private:
    [[nodiscard]] Told tell(int first, int last) const;

    const HostScreen& m_host;
    std::optional<int> m_seen; ///< Entries at the last call.
    int m_began = 0; ///< Entries before the phase began.
    std::optional<Told> m_told;
};

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
