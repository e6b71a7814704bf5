#include "companion/table_mafia/setup_form.h"

#include "companion/desk/setup_parts.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "engine/ledger/record_head.h"

#include <algorithm>

namespace consigliere::table_mafia {

using language::number;
using ledger::Tree;

namespace {

std::string name_of_side(int side)
{
    return tr_fill("Player {n}", {{"n", number(side + 1)}});
}

/// Default distribution of figures: families are split as evenly as possible.
std::array<int, figure_count> dealt(int players)
{
    switch (players) {
    case 2:
        return {0, 0, 0, 1, 1, 1};
    case 3:
        return {0, 0, 0, 1, 1, 2};
    case 4:
        return {0, 0, 1, 2, 2, 3};
    case 5:
        return {0, 0, 1, 2, 3, 4};
    default:
        return {0, 1, 2, 3, 4, 5};
    }
}

/// Options where the rules are open.
std::vector<desk::Agreement> agreements(Options& options)
{
    using desk::agreement;
    constexpr int most = 3;
    return {
        agreement("fields", "fields_per_turn", rule::a1_per_turn,
            tr("How many free fields may be bought per turn?"), most, options.fields_per_turn),
        agreement("hires", "hires_per_turn", rule::a1_per_turn,
            tr("How many killers may be hired per turn?"), most, options.hires_per_turn),
        agreement("family", "family_may_buy", rule::a2_family,
            tr("May the current figure’s relatives buy fields and hire killers too?"),
            options.family_may_buy),
        agreement("club", "club_counts", rule::a3_club,
            tr("Does a killer from the sports club count as one of the turn’s?"),
            options.club_counts),
        agreement("attack", "attack_family", rule::a11_attack_family,
            tr("May killers attack pieces of their own family?"), options.attack_family),
        agreement("agent", "fed_current_counts", rule::a20_agent,
            tr("The Federal agent watches a family for three turns. Does the turn of arrival "
               "count?"),
            options.fed_current_counts),
        agreement("stakes", "stake_steps", rule::a21_stakes, tr("How much may be bet in a casino?"),
            {tr("any amount from 200"), tr("steps of 200 only")}, options.stake_steps),
        agreement("tax", "tax_round", rule::a29_half,
            tr("The bank is empty and everyone pays half. How are uneven halves rounded?"),
            {tr("Down to 200"), tr("Up to 200")}, options.tax_round),
        agreement("exchange", "exchange_figure", rule::a33_exchange_figure,
            tr("A card is sold at the Exchange. Whose figure must be there?"),
            {tr("Any figure of either player"), tr("One of the dealing figures")},
            options.exchange_figure),
        agreement("blitz", "blitz", rule::blitz,
            tr("Blitz war: does placing a seventh piece win at once?"), options.blitz),
    };
}

} // namespace

SetupForm::SetupForm()
{
    seat(least_players);
}

std::vector<desk::Choice> SetupForm::choices() const
{
    Options options = m_options;
    return desk::choices_of(agreements(options));
}

void SetupForm::choose(std::string_view id, std::string_view word)
{
    desk::choose(agreements(m_options), id, word);
}

void SetupForm::seat(int count)
{
    desk::seat_players(m_seats, count, most_players);
    m_players = dealt(count);
}

std::vector<Figure> SetupForm::figures_at(int side) const
{
    std::vector<Figure> figures;
    for (const Figure figure : all_of<Figure>) {
        if (m_players[index_of(figure)] == side)
            figures.push_back(figure);
    }
    return figures;
}

std::string SetupForm::player_at(const desk::NewSeat& seat) const
{
    return seat.player.empty() ? name_of_side(seat.side) : seat.player;
}

Figure SetupForm::first() const
{
    const int side = m_seats.seats()[static_cast<std::size_t>(m_seats.first())].side;
    const std::vector<Figure> figures = figures_at(side);
    const bool is_his = m_first && std::ranges::find(figures, *m_first) != figures.end();
    if (is_his)
        return *m_first;
    return figures.empty() ? Figure{} : figures.front();
}

void SetupForm::draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names)
{
    const auto draw_seats = [&](Rect& rest) {
        const auto players = static_cast<int>(m_seats.seats().size());
        if (const auto count =
                desk::choose_player_count(ui, rest, least_players, most_players, players))
            seat(*count);
        heading(ui, rest, tr("Drag into seating order, clockwise"));
        const desk::SeatList::Look look{[this](Ui& target, const Rect& place, int side) {
                                            draw_figures_at(target, place, side);
                                        },
            name_of_side, tr("Starts")};
        m_seats.draw(ui, rest, look, names);
    };
    desk::draw_beside_seats(ui, rect, draw_seats, [&](Rect& rest) {
        draw_figures(ui, rest);
        desk::draw_rows(ui, rest, questions());
    });
}

/// Draws the badges of a player's figures; they overlap if space is short.
void SetupForm::draw_figures_at(Ui& ui, const Rect& place, int side) const
{
    const std::vector<Figure> figures = figures_at(side);
    const float size = figures.size() > 1 ? 24_dp : 36_dp;
    const float step =
        figures.size() > 1 ? (place.width() - size) / static_cast<float>(figures.size() - 1) : 0;
    float x = place.left + size / 2;
    for (const Figure figure : figures) {
        draw_badge(ui, {x, place.centre().y}, size, figure);
        x += step;
    }
}

/// Draws the distribution of figures. A tap gives one to a player, who then loses those of the
/// other family (M-8.1).
void SetupForm::draw_figures(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Who plays whom?"));
    remark(ui, rect, tr("All six figures play. Give each player 1 to 3, all from one family."));
    Rect heads = rect.cut_top(22_dp, 2_dp);
    const std::vector<Rect> halves = heads.columns(2, 4_dp);
    for (const Family family : all_of<Family>)
        ui.text(halves[static_cast<std::size_t>(family)], tell(family),
            {Font::small, ui.theme().quiet, 0.5F});
    for (const desk::NewSeat& seat : m_seats.seats()) {
        ui.elide_text(rect.cut_top(24_dp, 2_dp), player_at(seat), {Font::strong, ui.theme().text});
        const std::vector<Rect> cells = rect.cut_top(68_dp, 8_dp).columns(figure_count, 4_dp);
        for (const Figure figure : all_of<Figure>)
            draw_figure_of(ui, cells[index_of(figure)], seat.side, figure);
    }
}

void SetupForm::draw_figure_of(Ui& ui, Rect cell, int side, Figure figure)
{
    int& player = m_players[index_of(figure)];
    if (ui.touch("plays:" + std::to_string(side) + ":" + std::string(word_of(figure)), cell))
        player = side;
    const bool is_his = player == side;
    const Rect name = cell.cut_bottom(18_dp);
    ui.sign(name, tell(figure), {Font::small, is_his ? ui.theme().text : ui.theme().quiet, 0.5F});
    if (is_his)
        ui.ring(cell.centre(), 24_dp, ui.theme().brass, 3_dp);
    draw_badge(ui, cell.centre(), 42_dp, figure);
    if (!is_his)
        ui.disc(cell.centre(), 22_dp, ui.theme().ground.with_opacity(0.65F));
}

/// With which figure the first player begins (if there are several), and the options.
desk::Contents SetupForm::questions()
{
    desk::Contents form{};
    const desk::NewSeat& beginner = m_seats.seats()[static_cast<std::size_t>(m_seats.first())];
    const std::vector<Figure> figures = figures_at(beginner.side);
    if (figures.size() > 1) {
        form.heading(
            tr_fill("Which figure does {player} start with?", {{"player", player_at(beginner)}}));
        form.grid(static_cast<int>(figures.size()), figures, [this](Figure figure) {
            return desk::Button{"begins:" + std::string(word_of(figure)), tell(figure),
                desk::sets(m_first, figure), first() == figure, sign_of(figure)};
        });
    }
    form.heading(tr("Where the rulebook is silent"));
    form.remark(tr("Not sure? Leave these as they are."));
    form.draws([this](Ui& ui, Rect& rest) {
        for (const desk::Choice& choice : choices())
            desk::draw_choice(ui, rest, *this, choice);
    });
    form.remark(
        tr("You can describe the board at the table, once for all evenings, or play without."));
    return form;
}

std::string SetupForm::missing() const
{
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::vector<Figure> figures = figures_at(seat.side);
        if (figures.empty())
            return tr_fill("{player} needs a figure.", {{"player", player_at(seat)}});
        if (!are_related(figures.front(), figures.back()))
            return tr_fill(
                "{player} has figures from both families (M-8.1).", {{"player", player_at(seat)}});
    }
    return {};
}

Tree SetupForm::head() const
{
    Tree head = Tree::table();
    head.set("game", "mafia");
    head.set("first", word_of(first()));
    Options options = m_options;
    head.set("options", desk::tree_of(agreements(options)));
    std::vector<std::string> wanted;
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::string own = ledger::name_from(seat.player);
        wanted.push_back(own.empty() ? "player-" + std::to_string(seat.side + 1) : own);
    }
    const std::vector<std::string> taken = desk::told_apart(wanted);
    Tree seats = Tree::list();
    for (std::size_t i = 0; i < taken.size(); ++i) {
        const desk::NewSeat& seat = m_seats.seats()[i];
        Tree table = Tree::table();
        if (!seat.player.empty())
            table.set("player", seat.player);
        table.set("name", taken[i]);
        Tree figures = Tree::list();
        for (const Figure figure : figures_at(seat.side))
            figures.add(Tree(word_of(figure)));
        table.set("figures", std::move(figures));
        seats.add(std::move(table));
    }
    head.set("seats", std::move(seats));
    return head;
}

void SetupForm::fill_from(const Tree& head)
{
    const auto setup = read_setup(head);
    if (setup.is_error())
        return;
    m_options = setup.value().options;
    m_first = setup.value().first;
    for (const Figure figure : all_of<Figure>)
        m_players[index_of(figure)] =
            static_cast<int>(index_of(*setup.value().players[index_of(figure)]));
    const int first = m_first ? m_players[index_of(*m_first)] : 0;
    m_seats.seat(desk::seats_of(head), first);
}

} // namespace consigliere::table_mafia
