#include "companion/table_corleone/setup_form.h"

#include "companion/desk/setup_parts.h"
#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/names.h"

namespace consigliere::table_corleone {

using ledger::Tree;

void SetupForm::draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names)
{
    const auto draw_seats = [&](Rect& rest) {
        heading(ui, rest, tr("Who’s playing? Drag into seating order, clockwise"));
        draw_families(ui, rest);
        const desk::SeatList::Look look{
            [](Ui& target, const Rect& place, int side) {
                draw_badge(target, place.centre(), 40_dp, static_cast<Family>(side));
            },
            [](int side) { return tell(static_cast<Family>(side)); }, tr("First Player")};
        m_seats.draw(ui, rest, look, names);
        remark(ui, rest, tr("The First Player begins: whoever saw the film last, or anyone."),
            Font::small);
    };
    desk::draw_beside_seats(ui, rect, draw_seats, [&](Rect& rest) { draw_agreements(ui, rest); });
}

void SetupForm::draw_families(Ui& ui, Rect& rect)
{
    const std::vector<Rect> cells =
        rect.cut_top(84_dp, 12_dp).columns(static_cast<int>(count_of<Family>), 8_dp);
    for (const Family family : all_of<Family>) {
        const auto side = static_cast<int>(family);
        const bool plays = m_seats.has_side(side);
        const Rect cell = cells[static_cast<std::size_t>(side)];
        if (button_ground(ui, "family:" + std::string(word_of(family)), cell, {chosen_if(plays)})) {
            if (plays)
                m_seats.remove(side);
            else
                m_seats.add(side);
        }
        Rect inside = cell.inset(4_dp, 6_dp);
        const Rect label = inside.cut_bottom(20_dp);
        draw_badge(ui, inside.centre(), 44_dp, family);
        ui.text(label, tell(family), {Font::small, ui.theme().text, 0.5F});
    }
}

namespace {

constexpr int highest_limit = 12;

std::string id_of_limit(int act)
{
    return "limit:" + std::to_string(act);
}

} // namespace

/// The book prints only the limit of Act IV (p. 23), so the others can be chosen.
std::vector<desk::Choice> SetupForm::choices() const
{
    std::vector<desk::Choice> choices;
    for (int act = 1; act < last_act; ++act) {
        desk::Choice choice{id_of_limit(act), std::string(rule::hand_limit.text()),
            tr_fill("Hand limit of Act {act}", {{"act", tell_act(act)}}), {},
            std::to_string(m_setup.hand_limits[static_cast<std::size_t>(act - 1)])};
        for (int limit = 1; limit <= highest_limit; ++limit)
            choice.answers.push_back({std::to_string(limit), language::number(limit)});
        choices.push_back(std::move(choice));
    }
    return choices;
}

void SetupForm::choose(std::string_view id, std::string_view word)
{
    for (int act = 1; act < last_act; ++act) {
        std::uint8_t& limit = m_setup.hand_limits[static_cast<std::size_t>(act - 1)];
        if (id == id_of_limit(act))
            limit = static_cast<std::uint8_t>(ledger::number_of(word).value_or(limit));
    }
}

void SetupForm::draw_agreements(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("What should be tracked?"));
    const int depth = choice_row(ui, "depth", rect.cut_top(54_dp, 6_dp),
        {tr("Every card"), tr("Only the board")}, m_setup.tracking == Tracking::full ? 0 : 1);
    if (depth >= 0)
        m_setup.tracking = depth == 0 ? Tracking::full : Tracking::board;
    remark(ui, rect,
        m_setup.tracking == Tracking::full
            ? tr("Tracks every hand and Suitcase, so costs, bids and hand limits can be checked.")
            : tr("Figures, wars, markers, Jobs and Allies. Suitcases are counted at the end."),
        Font::small);

    heading(ui, rect, tr("Hand limits: see the Act track on your board"));
    const std::vector<Rect> cells = rect.cut_top(2 * 92_dp, 8_dp).grid(2, 2, 8_dp);
    for (int act = 1; act <= last_act; ++act) {
        // Frame around the buttons of one Act.
        Rect cell = cells[static_cast<std::size_t>(act - 1)];
        ui.outline(cell, ui.theme().line, 1_dp, 10_dp);
        cell = cell.inset(6_dp, 4_dp);
        ui.text(cell.cut_top(22_dp), tr_fill("Act {act}", {{"act", tell_act(act)}}),
            {Font::small, ui.theme().quiet, 0.5F});
        std::uint8_t& limit = m_setup.hand_limits[static_cast<std::size_t>(act - 1)];
        if (act == last_act) {
            // Printed, so not a choice (p. 23).
            ui.text(cell, std::to_string(limit), {Font::count, ui.theme().text, 0.5F});
            continue;
        }
        limit =
            static_cast<std::uint8_t>(stepper(ui, id_of_limit(act), cell, limit, 1, highest_limit));
    }
}

std::string SetupForm::missing() const
{
    if (m_seats.seats().size() < 2)
        return tr("Tap the 2 to 5 Families at your table.");
    return {};
}

Tree SetupForm::head() const
{
    Tree head = Tree::table();
    head.set("game", "corleone");
    head.set("tracking", word_of(m_setup.tracking));
    head.set("hand_limits", Tree::list_of(m_setup.hand_limits));
    Tree seats = Tree::list();
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::string_view family = word_of(static_cast<Family>(seat.side));
        Tree table = Tree::table();
        if (!seat.player.empty())
            table.set("player", seat.player);
        table.set("family", family);
        seats.add(std::move(table));
    }
    const auto first = static_cast<std::size_t>(m_seats.first());
    head.set("first", word_of(static_cast<Family>(m_seats.seats()[first].side)));
    head.set("seats", std::move(seats));
    return head;
}

void SetupForm::fill_from(const Tree& head)
{
    const auto setup = read_setup(head);
    if (setup.is_error())
        return;
    m_setup = setup.value();
    std::vector<desk::NewSeat> seats;
    int first = 0;
    for (const Setup::Seat& seat : m_setup.seats) {
        if (seat.family == m_setup.first)
            first = static_cast<int>(seats.size());
        seats.push_back({seat.player, static_cast<int>(seat.family)});
    }
    m_seats.seat(std::move(seats), first);
}

} // namespace consigliere::table_corleone
