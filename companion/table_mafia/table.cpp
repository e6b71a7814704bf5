#include "companion/table_mafia/table.h"

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/table_parts.h"
#include "companion/table_mafia/things.h"
#include "engine/mafia/flow.h"

#include <algorithm>
#include <array>
#include <utility>

namespace consigliere::table_mafia {

using language::number;

/// One panel per step. New panels are registered here only.
class Table::Panels {
public:
    Panels(CardMove& card, Mode& mode, const desk::ScoreReveal& finale)
        : m_mode(mode)
        , m_luck(card, mode)
        , m_turn(card, mode)
        , m_use(card, mode)
        , m_end(finale)
    {
    }

    [[nodiscard]] Panel& running(const Position& position);
    void reset();

private:
    Mode& m_mode;
    RollPanel m_roll{m_mode};
    MovePanel m_move;
    LuckPanel m_luck;
    TurnPanel m_turn;
    UsePanel m_use;
    DealPanel m_deal{m_mode};
    DistressPanel m_distress{m_mode};
    VendettaPanel m_vendetta;
    EndPanel m_end;
};

Table::Table(desk::TableHost& desk, const Evening& evening)
    : TableOf(desk, evening)
    , m_panels(std::make_unique<Panels>(m_card, m_mode, m_finale))
{
}

Table::~Table() = default;

Panel& Table::panel()
{
    return m_panels->running(m_view.position());
}

Panel& Table::Panels::running(const Position& position)
{
    if (position.phase == Phase::end)
        return m_end;
    if (position.vendetta)
        return m_vendetta;
    if (!position.dues.empty())
        return m_mode == Mode::deal ? static_cast<Panel&>(m_deal) : m_distress;
    if (errand_of(position))
        return m_luck;
    if (position.phase == Phase::roll)
        return m_roll;
    if (position.phase == Phase::move)
        return m_move;
    switch (m_mode) {
    case Mode::draw:
        return m_luck;
    case Mode::use:
        return m_use;
    case Mode::deal:
    case Mode::give:
    case Mode::repay:
        return m_deal;
    case Mode::step:
    case Mode::describe:
        break;
    }
    return m_turn;
}

void Table::Panels::reset()
{
    const std::array<Panel*, 6> panels{&m_roll, &m_move, &m_luck, &m_turn, &m_use, &m_deal};
    for (Panel* each : panels)
        each->reset();
}

void Table::follow_history()
{
    if (!has_new_entries())
        return;
    m_is_new_step = true;
    m_mode = Mode::step;
    m_panels->reset();
    m_card.reset();
}

void Table::draw_board(Ui& ui, const Rect& rect)
{
    follow_history();
    if (m_view.position().phase == Phase::end) {
        draw_finale(ui, rect);
        return;
    }
    Rect rest = rect;
    const Rect news = rest.cut_top(bar_height());
    m_on_board.clear();
    const auto tapped = table_mafia::draw_board(
        ui, rest, m_view.components(), m_view.position(), panel().look(m_view), m_on_board);
    draw_news(ui, news);
    if (tapped)
        tapped();
}

/// Draws payments of the last move; they stay until the next one. Without payments: who leads.
void Table::draw_news(Ui& ui, const Rect& rect) const
{
    ui.fill(rect, ui.theme().ground);
    const auto observed = m_view.observed();
    std::string news = tell_payments(observed->present());
    const bool has_news = !news.empty();
    if (!has_news)
        news = tell_leader(observed->present());
    const Rect inside = rect.inset(12_dp, 2_dp);
    const Font font = ui.fitting(news, inside.width(), {Font::body, Font::small});
    const bool wraps = ui.measure(news, font).x > inside.width();
    ui.elide_text(
        inside, news, {font, has_news ? ui.theme().text : ui.theme().quiet, 0.5F, 0.5F, wraps});
}

int Table::seat_to_face() const
{
    const Position& position = m_view.position();
    if (position.phase == Phase::end || !position.turn.figure)
        return 0;
    // Seats are assumed evenly round the table, rounded to the screen's four orientations.
    return static_cast<int>(index_of(position.of(*position.turn.figure).seat)) * 4
        / std::max<int>(1, position.seat_count);
}

void Table::draw_turn(Ui& ui, const Rect& rect)
{
    follow_history();
    // A panel that scrolled with the last step would hide what begins the next one.
    if (std::exchange(m_is_new_step, false)) {
        for (const char* list : {"roll", "stops", "bet", "draw", "turn"})
            widgets::scroll_to_start(ui, list);
    }
    Rect rest = rect;
    if (m_view.position().phase == Phase::end) {
        panel().draw(ui, rest, {}, m_view);
        return;
    }
    Rect foot = rest.cut_bottom(56_dp, 8_dp);
    const Rect table = foot.cut_left(foot.width() * 0.4F, 8_dp);
    if (button(ui, "table", table, tr("Table actions"), {.font = Font::body}))
        m_table_form.open();
    panel().draw(ui, rest, foot, m_view);
    if (m_mode == Mode::describe) {
        m_mode = Mode::step;
        m_board_form.open(m_view.components());
    }
}

void Table::draw_seats(Ui& ui, const Rect& rect)
{
    const SeatPlaces places = lay_out_seats(rect);
    for (const Figure figure : all_of<Figure>) {
        if (ui.touch(
                "seat:" + actor_of(m_view.components(), figure), places.figures[index_of(figure)]))
            m_sheet.open(figure);
    }
    draw_seats_at(ui, rect, m_view, m_view.observed()->present(), nullptr);
    draw_gains(ui, m_on_board);
}

bool Table::wants_room() const
{
    return m_view.position().phase != Phase::end;
}

// Dialogs. ---------------------------------------------------------------------------------------

bool Table::has_dialog() const
{
    return m_sheet.is_open() || m_corrections.is_open() || m_card.is_open()
        || m_table_form.is_open() || m_board_form.is_open();
}

void Table::draw_dialog(Ui& ui)
{
    if (m_corrections.is_open())
        m_corrections.draw(ui, m_view);
    else if (m_card.is_open())
        m_card.draw(ui, m_view);
    else if (m_board_form.is_open())
        m_board_form.draw(ui, m_view);
    else if (m_table_form.is_open()) {
        if (m_table_form.draw(ui, m_view) == TableForm::Wish::board)
            m_board_form.open(m_view.components());
    } else {
        m_sheet.draw(ui, m_view);
    }
}

// The table after an earlier entry, with its hotspots. --------------------------------------------

namespace {

void draw_past_bar(
    Ui& ui, const Rect& rect, const Position& position, std::vector<desk::Hotspot>& things)
{
    ui.fill(rect, ui.theme().ground);
    const std::vector<Rect> halves = rect.columns(2, 0);
    const auto draw_half = [&](const Rect& half, const std::string& text, std::string thing,
                               std::string name) {
        const bool wraps = ui.measure(text, Font::small).x > half.width() - 24_dp;
        ui.elide_text(
            half.inset(12_dp, 2_dp), text, {Font::small, ui.theme().text, 0.5F, 0.5F, wraps});
        things.push_back({std::move(thing), std::move(name), half.inset(2_dp), half});
    };
    const Turn& turn = position.turn;
    const std::string dice = turn.figure && turn.next
        ? tr_fill("{figure} rolled {n}; {next} is next",
            {{"figure", tell(*turn.figure)}, {"n", language::number(turn.roll)},
                {"next", tell(*turn.next)}})
        : tr("No one has rolled yet");
    draw_half(halves[0], dice, thing::dice, tr("The dice"));
    draw_half(halves[1], tell_leader(position), thing::standing(position), tr("The game"));
}

} // namespace

std::vector<desk::Hotspot> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    const Position& position = observed->known().position_after(entry);
    ui.begin_modal();
    Rect rest = rect;
    const Rect bar = rest.cut_top(bar_height());
    std::vector<desk::Hotspot> things;
    table_mafia::draw_board(
        ui, rest, m_view.components(), position, {.lit = position.turn.figure}, things);
    ui.end_modal();
    draw_past_bar(ui, bar, position, things);
    return things;
}

} // namespace consigliere::table_mafia
