#include "companion/table_mafia/table.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/flow.h"

#include <algorithm>
#include <array>
#include <utility>

namespace consigliere::table_mafia {

using language::number;

/// One panel per step. New panels are registered here only.
class Table::Panels {
public:
    Panels(CardMove& card, Mode& mode)
        : m_mode(mode)
        , m_luck(card, mode)
        , m_turn(card, mode)
        , m_use(card, mode)
    {
    }

    [[nodiscard]] Panel& running(const Position& position);
    [[nodiscard]] EndPanel& end() { return m_end; }
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
    : m_view(desk, evening)
    , m_panels(std::make_unique<Panels>(m_card, m_mode))
    , m_gains(evening.history())
    , m_seen_entries(evening.history().size())
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
    const std::array<Panel*, 7> panels{&m_roll, &m_move, &m_luck, &m_turn, &m_use, &m_deal, &m_end};
    for (Panel* each : panels)
        each->reset();
}

void Table::follow_history()
{
    const int entries = m_view.timeline().history().size();
    if (entries == m_seen_entries)
        return;
    m_seen_entries = entries;
    m_is_new_step = true;
    m_mode = Mode::step;
    m_panels->reset();
    m_card.reset();
}

void Table::draw_track(Ui& ui, const Rect& rect)
{
    table_mafia::draw_track(ui, rect, m_view.position());
}

void Table::draw_board(Ui& ui, const Rect& rect)
{
    follow_history();
    if (m_view.position().phase == Phase::end) {
        ui.fill(rect, ui.theme().ground);
        m_panels->end().draw_count(ui, rect.inset(12_dp), m_view);
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
        m_panels->end().draw(ui, rest, {}, m_view);
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
    table_mafia::draw_seats(ui, places, m_view, m_view.observed()->present());
    draw_gains(ui);
}

void Table::draw_gains(Ui& ui)
{
    m_gains.follow(
        m_view.timeline().history(), [this](int entry) { return gains_of(m_view, entry); });
    m_gains.draw(ui, [this](const std::string& thing) {
        const auto found = std::ranges::find_if(
            m_on_board, [&](const desk::Hotspot& askable) { return askable.stands_for(thing); });
        return found == m_on_board.end() ? std::nullopt : std::optional(found->place.centre());
    });
}

void Table::draw_score(Ui& ui, const Rect& rect)
{
    table_mafia::draw_score(ui, rect, m_view);
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

void Table::open_corrections()
{
    m_corrections.open();
}

} // namespace consigliere::table_mafia
