#include "companion/table_cash_n_guns/setup_form.h"

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::number;
using language::tr;
using language::tr_fill;
using ledger::Tree;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::operator""_dp;

namespace {

std::string name_of_side(int side)
{
    return tr_fill("Player {n}", {{"n", number(side + 1)}});
}

} // namespace

void SetupForm::draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names)
{
    Rect rest = rect;
    const bool is_wide = rect.width() > 900_dp;
    const Rect options =
        is_wide ? rest.cut_right(440_dp, 24_dp) : rest.cut_bottom(rect.height() * 0.36F, 12_dp);
    widgets::heading(ui, rest, tr("Who plays? Seats clockwise, by dragging"));
    const std::vector<Rect> cells = rest.cut_top(64_dp, 12_dp).columns(most_players, 6_dp);
    for (int side = 0; side < most_players; ++side) {
        const Rect cell = cells[static_cast<std::size_t>(side)];
        const bool plays = m_seats.has_side(side);
        ButtonStyle style;
        style.kind = plays ? ButtonKind::chosen : ButtonKind::plain;
        if (widgets::button_ground(ui, "side:" + std::to_string(side), cell, style)) {
            if (plays)
                m_seats.remove(side);
            else
                m_seats.add(side);
        }
        draw_badge(ui, cell.centre(), 40_dp, static_cast<Player>(side));
    }
    const desk::SeatList::Look look{
        [](Ui& target, const Rect& place, int side) {
            draw_badge(target, place.centre(), 38_dp, static_cast<Player>(side));
        },
        name_of_side, tr("oldest")};
    m_seats.draw(ui, rest, look, names);
    draw_options(ui, options);
}

void SetupForm::draw_options(Ui& ui, Rect rect)
{
    widgets::scroll_area(ui, "options", rect, [&](Rect& rest) {
        const auto choice = [&](const char* id, const std::string& label,
                                const std::vector<std::string>& answers, int chosen) {
            widgets::paragraph(ui, rest, label, Font::body, ui.theme().quiet);
            const int tapped =
                widgets::choice_row(ui, id, rest.cut_top(54_dp, 12_dp), answers, chosen);
            return tapped >= 0 ? tapped : chosen;
        };
        const std::vector<std::string> yes_no{tr("yes"), tr("no")};
        m_has_powers =
            choice("powers", tr("Powers"), {tr("with powers"), tr("without")}, m_has_powers ? 0 : 1)
            == 0;
        if (m_has_powers)
            draw_powers(ui, rest);
        m_options.slow =
            static_cast<Slow>(choice("slow", tr("Who is too slow at the hold-up (A1) …"),
                {tr("is out of the round"), tr("only aims at nobody")},
                static_cast<int>(m_options.slow)));
        m_options.unclaimed =
            static_cast<Unclaimed>(choice("unclaimed", tr("Loot that nobody can take (A7) …"),
                {tr("leaves the game"), tr("stays for the next round")},
                static_cast<int>(m_options.unclaimed)));
        m_options.token_must_go =
            choice("token", tr("Must the last one take the New Godfather token (A6)?"), yes_no,
                m_options.token_must_go ? 0 : 1)
            == 0;
        if (!m_has_powers)
            return;
        m_options.dictator_clip =
            choice("dictator-clip", tr("May the Dictator forbid Clips (A19)?"), yes_no,
                m_options.dictator_clip ? 0 : 1)
            == 0;
        m_options.good_friend_discards = choice("good-friend",
                                             tr("Does the Good Friend discard a card for the "
                                                "Bang! (A21)?"),
                                             yes_no, m_options.good_friend_discards ? 0 : 1)
            == 0;
    });
}

void SetupForm::draw_powers(Ui& ui, Rect& rect)
{
    for (const desk::NewSeat& seat : m_seats.seats()) {
        std::optional<Power>& power = m_powers[static_cast<std::size_t>(seat.side)];
        Rect row = rect.cut_top(52_dp, 6_dp);
        draw_badge(ui, row.cut_left(40_dp, 8_dp).centre(), 34_dp, static_cast<Player>(seat.side));
        if (widgets::button(ui, "power-of:" + std::to_string(seat.side), row,
                power ? tell(*power) : tr("choose the power")))
            m_choosing = m_choosing == seat.side ? std::nullopt : std::optional(seat.side);
        if (m_choosing != seat.side)
            continue;
        const std::vector<Rect> cells = rect.cut_top(8 * 52_dp, 10_dp).grid(2, 8, 4_dp);
        for (int i = 0; i < power_count; ++i) {
            const auto offered = static_cast<Power>(i);
            const bool is_taken = std::any_of(
                m_seats.seats().begin(), m_seats.seats().end(), [&](const desk::NewSeat& other) {
                    return m_powers[static_cast<std::size_t>(other.side)] == offered;
                });
            ButtonStyle style;
            style.font = Font::body;
            style.mood = is_taken ? widgets::Mood::off : widgets::Mood::ready;
            if (widgets::button(ui, "power:" + std::string(word_of(offered)),
                    cells[static_cast<std::size_t>(i)], tell(offered), style)) {
                power = offered;
                m_choosing.reset();
            }
        }
    }
}

std::string SetupForm::missing() const
{
    if (m_seats.seats().size() < least_players)
        return tr("Four to eight play: tap those at the table.");
    const bool any_without = std::any_of(
        m_seats.seats().begin(), m_seats.seats().end(), [this](const desk::NewSeat& seat) {
            return !m_powers[static_cast<std::size_t>(seat.side)].has_value();
        });
    if (m_has_powers && any_without)
        return tr("Everybody needs a power.");
    return {};
}

Tree SetupForm::head() const
{
    Tree head = Tree::table();
    head.set("game", "cash-n-guns");
    Tree seats = Tree::list();
    std::vector<std::string> taken;
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::string player = seat.player.empty() ? name_of_side(seat.side) : seat.player;
        std::string name = name_from(player);
        if (name.empty() || is_reserved(name))
            name = "player-" + std::to_string(seat.side + 1);
        for (int n = 2; std::find(taken.begin(), taken.end(), name) != taken.end(); ++n)
            name = name_from(player) + "-" + std::to_string(n);
        taken.push_back(name);
        Tree table = Tree::table();
        table.set("player", player);
        table.set("name", name);
        if (m_has_powers)
            table.set("power", word_of(*m_powers[static_cast<std::size_t>(seat.side)]));
        seats.add(std::move(table));
    }
    head.set("first", taken[static_cast<std::size_t>(m_seats.first())]);
    Tree options = Tree::table();
    options.set("slow", word_of(m_options.slow));
    options.set("unclaimed", word_of(m_options.unclaimed));
    options.set("token_must_go", m_options.token_must_go ? "yes" : "no");
    options.set("dictator_clip", m_options.dictator_clip ? "yes" : "no");
    options.set("good_friend_discards", m_options.good_friend_discards ? "yes" : "no");
    head.set("options", std::move(options));
    head.set("seats", std::move(seats));
    return head;
}

} // namespace consigliere::table_cash_n_guns
