#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/desk/table_host.h"
#include "companion/evening/court_answer.h"
#include "companion/evening/host_screen.h"
#include "companion/frame/room.h"
#include "companion/language/language.h"
#include "db/archive/time_spent.h"
#include "db/session.h"
#include "engine/ledger/evening.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Guided tour for a first-time table: tapping, describing cards, next step, undo, verdicts,
/// questions. Each step points at a part of the screen. Records nothing; can be left at any time.
class Guide {
public:
    /// Rectangles of the buttons it points at.
    struct Buttons {
        Rect undo;
        Rect why;
    };

    /// Draws a step above the table. Returns true after the last step, or when left.
    /// `on_describing` explains how cards of this game are described; empty if not needed.
    [[nodiscard]] bool draw(Ui& ui, const Buttons& buttons, const std::string& on_describing);

private:
    std::size_t m_step = 0;
};

/// Sheet of facts about an item, opened by a long press: its "Why?" answers and its photo.
class FactsSheet {
public:
    explicit FactsSheet(HostScreen& host);
    /// Call in each frame before the table is drawn. Opens the sheet on a long press, unless the
    /// table is covered.
    void watch(Ui& ui, const TableLayout& layout);

private:
    [[nodiscard]] int head() const { return m_host.evening().history().head(); }
    void open();
    void draw(Ui& ui);
    void draw_photo(Ui& ui, Rect& rect, const db::PhotoKey& whose);
    void open_photo(const db::PhotoKey& whose);

    HostScreen& m_host;
    PhotoShelf m_photos;
    std::string m_thing;
    std::string m_name;
    CourtAnswers m_answers;
    /// The current press has already opened the sheet.
    bool m_is_answered = false;
};

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

/// Game clock: a line with the times of turn, phase and evening, and a sheet. The sheet has details
/// and the pause. Pauses are stored with the evening and excluded from all durations.
class TableClock {
public:
    TableClock(HostScreen& host, const db::Session& session)
        : m_host(host)
        , m_session(session)
    {
    }

    /// Draws the line; shrinks `rect` by its height.
    void draw_line(Ui& ui, Rect& rect);
    /// Draws a shorter, two-line form; shrinks `bar` from the right.
    void draw_in_bar(Ui& ui, Rect& bar);
    void open_sheet();

    /// Call when the table is left and reopened: the time between is a pause, stored on return.
    /// After a crash the pause begins at the last entry, because later thinking time is unknown.
    void go_away();
    void come_back();

private:
    /// Time spent until now. Requests a frame for when the text changes.
    [[nodiscard]] db::TimeSpent now(Ui& ui);
    [[nodiscard]] db::Database& database() const { return m_host.context().database; }
    void draw_sheet(Ui& ui);
    void tell_all(Ui& ui, Rect& rect, const db::TimeSpent& spent) const;
    void pause_or_go_on(db::TimeSpent::State state);

    HostScreen& m_host;
    const db::Session& m_session;
    /// Recomputed when entries or pauses change.
    std::optional<db::EveningClock> m_clock;
    int m_entries = 0;
    std::optional<db::Pauses> m_pauses;
};

} // namespace consigliere::screens
