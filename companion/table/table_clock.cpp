#include "companion/exports/evening_report.h"
#include "companion/exports/sheet_facts.h"
#include "companion/table/table_parts.h"
#include "db/clock.h"
#include "db/session_list.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

using db::TimeSpent;

namespace {

constexpr std::int64_t minute = 60'000;

/// Full minutes, rounded down: the clock is never ahead.
std::string tell_minutes(std::int64_t milliseconds)
{
    return exports::tell_duration(milliseconds / minute * minute);
}

std::string tell_state(TimeSpent::State state)
{
    switch (state) {
    case TimeSpent::State::runs:
        break;
    case TimeSpent::State::paused:
        return tr("Paused until you tap “Continue” or make a move.");
    case TimeSpent::State::rests:
        return tr_fill("Breaks over {minutes} minutes don’t count.",
            {{"minutes", language::number(db::longest_pause / minute)}});
    case TimeSpent::State::over:
        return tr("The evening is finished.");
    }
    return tr_fill("Breaks over {minutes} minutes don’t count.",
        {{"minutes", language::number(db::longest_pause / minute)}});
}

/// Parts of the line; the first and the last are the most important.
std::vector<std::string> parts_of_line(const TimeSpent& spent)
{
    std::vector<std::string> parts;
    if (spent.state == TimeSpent::State::paused || spent.state == TimeSpent::State::rests)
        parts.push_back(tr("Clock paused"));
    if (spent.state == TimeSpent::State::runs && spent.turn)
        parts.push_back(tr_fill("Turn {time}", {{"time", tell_minutes(spent.turn->time)}}));
    if (spent.state == TimeSpent::State::runs)
        parts.push_back(
            tr_fill("Phase {time}", {{"time", tell_minutes(spent.chapters.back().time)}}));
    parts.push_back(tr_fill("Evening {time}", {{"time", tell_minutes(spent.evening)}}));
    return parts;
}

/// Returns as many parts as fit.
std::string line_for(const Ui& ui, const TimeSpent& spent, float width)
{
    std::vector<std::string> parts = parts_of_line(spent);
    std::string line = ledger::join(parts, "  ·  ");
    while (parts.size() > 1 && ui.measure(line, Font::small).x > width) {
        parts.erase(parts.size() > 2 ? parts.begin() + 1 : parts.begin());
        line = ledger::join(parts, "  ·  ");
    }
    return line;
}

/// Seconds until the text changes: the next full minute of a part.
double seconds_to_change(const TimeSpent& spent)
{
    std::int64_t least = minute;
    for (const std::int64_t time : {spent.evening, spent.chapters.back().time,
             spent.turn ? spent.turn->time : std::int64_t{0}})
        least = std::min(least, minute - time % minute);
    constexpr double milliseconds = 1000;
    return static_cast<double>(least) / milliseconds;
}

void draw_row(Ui& ui, Rect& rect, const std::string& what, std::int64_t time)
{
    Rect row = rect.cut_top(30_dp);
    const std::string told = tell_minutes(time);
    ui.text(row.cut_right(ui.measure(told, Font::strong).x + 1_dp, 10_dp), told,
        {Font::strong, ui.theme().text, 1});
    ui.elide_text(row, what, {Font::body, ui.theme().text});
}

bool is_over(const ledger::Evening& evening)
{
    return evening.summary_after(evening.history().size()).is_final;
}

/// Times when tables were left, by evening.
GamePreferences memory_of_leaving(db::Database& database)
{
    return GamePreferences(database, "left");
}

/// True if there is an open pause begun after this entry.
bool is_paused_since(const db::Pauses& pauses, std::string_view entry)
{
    return std::ranges::any_of(pauses, [&](const db::Pause& pause) {
        return pause.ended.empty()
            && db::milliseconds_of(pause.begun) >= db::milliseconds_of(entry);
    });
}

} // namespace

void TableClock::go_away()
{
    if (!is_over(m_session.evening()) && !m_session.times().empty())
        memory_of_leaving(database()).remember(m_session.id(), db::now());
}

void TableClock::come_back()
{
    GamePreferences memory = memory_of_leaving(database());
    const std::string left = memory.recall(m_session.id());
    if (is_over(m_session.evening()) || database().is_read_only() || m_session.times().empty())
        return;
    if (!left.empty())
        memory.remember(m_session.id(), "");
    const std::string last = m_session.times().back();
    const bool is_known = db::milliseconds_of(left) >= db::milliseconds_of(last);
    const std::string& begun = is_known ? left : last;
    const std::string now = db::now();
    const std::int64_t away =
        db::milliseconds_of(now).value_or(0) - db::milliseconds_of(begun).value_or(0);
    // Longer pauses are excluded from durations anyway.
    if (away < minute || away > db::longest_pause)
        return;
    auto pauses = db::read_pauses(database(), m_session.id());
    if (pauses.is_error() || is_paused_since(pauses.value(), last))
        return;
    pauses.value().push_back({begun, now});
    // On failure the time counts as thinking time.
    static_cast<void>(db::change_pauses(database(), m_session.id(), pauses.value()));
}

TimeSpent TableClock::now(Ui& ui)
{
    if (!m_pauses) {
        const auto pauses = db::read_pauses(database(), m_session.id());
        // Read errors are reported elsewhere.
        m_pauses = pauses.is_error() ? db::Pauses() : pauses.value();
        m_clock.reset();
    }
    const int entries = m_session.evening().history().size();
    if (std::exchange(m_entries, entries) != entries || !m_clock)
        m_clock.emplace(m_session.evening(), m_session.times(), *m_pauses);
    TimeSpent spent = m_clock->at(db::now());
    if (spent.state == TimeSpent::State::runs)
        ui.request_frame_in(seconds_to_change(spent));
    return spent;
}

void TableClock::draw_line(Ui& ui, Rect& rect)
{
    const TimeSpent spent = now(ui);
    Rect line = rect.cut_top(20_dp, 4_dp);
    const Rect sign = line.cut_left(18_dp, 6_dp);
    const Colour colour =
        spent.state == TimeSpent::State::runs ? ui.theme().quiet : ui.theme().brass_text;
    ui.text(sign, symbol::clock, {Font::small, colour});
    ui.text(line, line_for(ui, spent, line.width()), {Font::small, colour});
}

void TableClock::draw_in_bar(Ui& ui, Rect& bar)
{
    const TimeSpent spent = now(ui);
    std::vector<std::string> parts = parts_of_line(spent);
    constexpr std::size_t lines = 2;
    while (parts.size() > lines)
        parts.erase(parts.begin() + 1);
    float width = 0;
    for (const std::string& part : parts)
        width = std::max(width, ui.measure(part, Font::small).x + 1_dp);
    const Rect place = bar.cut_right(std::min(width, bar.width()), 12_dp);
    const std::vector<Rect> rows =
        Rect::around(place.centre(), place.width(), 44_dp).rows(static_cast<int>(parts.size()), 0);
    const Colour colour =
        spent.state == TimeSpent::State::runs ? ui.theme().quiet : ui.theme().brass_text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        ui.text(rows[i], parts[i], {Font::small, colour, 1});
}

void TableClock::open_sheet()
{
    m_host.overlay().open([this](Ui& ui) { draw_sheet(ui); });
}

void TableClock::draw_sheet(Ui& ui)
{
    const TimeSpent spent = now(ui);
    Rect rect = dialog_for(ui, "clock", 620_dp, 48_dp + 134_dp);
    title(ui, rect, tr("Clock"));
    if (button(ui, "clock:close", rect.cut_bottom(56_dp, 8_dp), tr("Close"), {ButtonKind::next}))
        m_host.overlay().close();
    const std::vector<Rect> buttons = rect.cut_bottom(56_dp, 10_dp).columns(2, 8_dp);
    const bool is_paused = spent.state == TimeSpent::State::paused;
    if (button(ui, is_paused ? "clock:go-on" : "clock:pause", buttons[0],
            is_paused ? tr("Continue") : tr("Pause"),
            {.mood = ready_if(
                 spent.state != TimeSpent::State::over, tr("The evening is finished."))}))
        pause_or_go_on(spent.state);
    Settings& settings = m_host.context().settings;
    if (button(ui, settings.shows_clock ? "clock:hide" : "clock:show", buttons[1],
            settings.shows_clock ? tr("Hide at the table") : tr("Show at the table"))) {
        settings.shows_clock = !settings.shows_clock;
        settings.save(database());
    }
    scroll_area(ui, "clock", rect, [&](Rect& rest) { tell_all(ui, rest, spent); });
}

void TableClock::tell_all(Ui& ui, Rect& rect, const TimeSpent& spent) const
{
    const ledger::Evening& evening = m_session.evening();
    const ledger::GameInfo& outline = evening.outline();
    const std::vector<std::string> actors = evening.actors();
    remark(ui, rect, tell_state(spent.state));
    draw_row(ui, rect, tr("The evening"), spent.evening);
    if (spent.turn)
        draw_row(ui, rect,
            tr_fill(
                "{player}’s turn so far", {{"player", m_host.player(actors[spent.turn->seat])}}),
            spent.turn->time);
    if (spent.longest)
        draw_row(ui, rect,
            tr_fill("Longest turn: {player}, {part}",
                {{"player", m_host.player(actors[spent.longest->seat])},
                    {"part", exports::tell_part(outline, spent.longest->part)}}),
            spent.longest->time);
    rect.cut_top(8_dp);
    heading(ui, rect, tr("By player"));
    for (std::size_t seat = 0; seat < actors.size(); ++seat)
        draw_row(ui, rect, m_host.player(actors[seat]), spent.seats[seat]);
    rect.cut_top(8_dp);
    heading(ui, rect, tr("By phase"));
    std::vector<TimeSpent::PhaseTime> chapters = spent.chapters;
    std::ranges::sort(chapters, {},
        [](const TimeSpent::PhaseTime& chapter) { return std::pair(chapter.part, chapter.phase); });
    for (const TimeSpent::PhaseTime& chapter : chapters)
        draw_row(ui, rect,
            exports::tell_part(outline, chapter.part) + "  ·  "
                + tr(outline.phases[chapter.phase].name),
            chapter.time);
}

void TableClock::pause_or_go_on(TimeSpent::State state)
{
    // Read first: writing replaces all stored pauses.
    const auto known = db::read_pauses(database(), m_session.id());
    if (m_host.notice().tells_failure(known))
        return;
    db::Pauses pauses = known.value();
    const std::string now = db::now();
    if (state != TimeSpent::State::paused)
        pauses.push_back({now, {}});
    // Two machines may both have begun a pause.
    for (db::Pause& pause : pauses) {
        if (state == TimeSpent::State::paused && pause.ended.empty())
            pause.ended = now;
    }
    const auto failure = db::change_pauses(database(), m_session.id(), pauses);
    if (m_host.notice().tells_failure(failure))
        return;
    m_pauses = std::move(pauses);
    m_clock.reset();
}

} // namespace consigliere::screens
