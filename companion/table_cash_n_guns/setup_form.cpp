#include "companion/table_cash_n_guns/setup_form.h"

#include "companion/desk/setup_parts.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "engine/ledger/record_head.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using language::number;
using ledger::Tree;

namespace {

std::string name_of(Player place)
{
    return tr_fill("Player {n}", {{"n", number(static_cast<int>(index_of(place)) + 1)}});
}

constexpr const char* dictator_clip = "dictator-clip";
constexpr const char* good_friend = "good-friend";

bool is_about_power(const desk::Choice& choice)
{
    return choice.id == dictator_clip || choice.id == good_friend;
}

std::vector<desk::Agreement> agreements(Options& options)
{
    using desk::agreement;
    return {
        agreement("slow", "slow", rule::a1_slow, tr("A player too slow at the hold-up (A1)"),
            {tr("Out of the round"), tr("Stays in, but has no target")}, options.slow),
        agreement("unclaimed", "unclaimed", rule::a7_unclaimed, tr("Loot no one can take (A7)"),
            {tr("Leaves the game"), tr("Stays for the next round")}, options.unclaimed),
        agreement("ties", "ties", rule::a14_wounds,
            tr("If the richest are tied, more wounds win (A14). Which wounds count?"),
            {tr("Those at the end"), tr("Healed ones too")}, options.ties),
        agreement("token", "token_must_go", rule::a6_token,
            tr("Must the last player take the New Godfather token (A6)?"), options.token_must_go),
        agreement(dictator_clip, "dictator_clip", rule::a19_dictator,
            tr("May the Dictator forbid Clips (A19)?"), options.dictator_clip),
        agreement(good_friend, "good_friend_discards", rule::a21_good_friend,
            tr("Does the Good Friend discard a card for the Bang! (A21)?"),
            options.good_friend_discards),
    };
}

} // namespace

std::vector<desk::Choice> SetupForm::choices() const
{
    Options options = m_options;
    return desk::choices_of(agreements(options));
}

void SetupForm::choose(std::string_view id, std::string_view word)
{
    desk::choose(agreements(m_options), id, word);
}

SetupForm::SetupForm()
{
    desk::seat_players(m_seats, least_players, most_players);
}

/// Seat at a side of the round table; numbered clockwise.
Player SetupForm::place_of(int side) const
{
    const std::vector<desk::NewSeat>& seats = m_seats.seats();
    const auto found = std::ranges::find(seats, side, &desk::NewSeat::side);
    return static_cast<Player>(found - seats.begin());
}

void SetupForm::draw(Ui& ui, const Rect& rect, const std::vector<std::string>& names)
{
    if (m_has_powers && m_choosing) {
        draw_dealing(ui, rect);
        return;
    }
    const auto draw_seats = [&](Rect& rest) {
        const auto players = static_cast<int>(m_seats.seats().size());
        if (const auto count =
                desk::choose_player_count(ui, rest, least_players, most_players, players))
            desk::seat_players(m_seats, *count, most_players);
        heading(ui, rest, tr("Drag into seating order, clockwise"));
        const desk::SeatList::Look look{[this](Ui& target, const Rect& place, int side) {
                                            draw_badge(
                                                target, place.centre(), 38_dp, place_of(side));
                                        },
            [this](int side) { return name_of(place_of(side)); }, tr("Oldest")};
        m_seats.draw(ui, rest, look, names);
        remark(ui, rest, tr("The oldest is Godfather in the first round."), Font::small);
    };
    desk::draw_beside_seats(ui, rect, draw_seats, [&](Rect& rest) { draw_options(ui, rest); });
}

void SetupForm::draw_options(Ui& ui, Rect& rect)
{
    const bool had_powers = m_has_powers;
    heading(ui, rect, tr("Powers"));
    const int powers = choice_row(ui, "powers", rect.cut_top(54_dp, 12_dp),
        {tr("With powers"), tr("Without")}, m_has_powers ? 0 : 1);
    if (powers >= 0)
        m_has_powers = powers == 0;
    if (m_has_powers && !had_powers)
        m_choosing = next_without_power();
    if (m_has_powers)
        draw_powers(ui, rect);
    remark(ui, rect,
        tr("Powers are special abilities: play a first game without them, and leave "
           "the answers below as they are."),
        Font::small);
    for (const desk::Choice& choice : choices()) {
        if (!m_has_powers && is_about_power(choice))
            continue;
        desk::draw_choice(ui, rect, *this, choice);
    }
}

std::string SetupForm::player_at(int side) const
{
    const desk::NewSeat& seat = m_seats.seats()[index_of(place_of(side))];
    return seat.player.empty() ? name_of(place_of(side)) : seat.player;
}

std::optional<int> SetupForm::next_without_power() const
{
    for (const desk::NewSeat& seat : m_seats.seats()) {
        if (!m_powers[static_cast<std::size_t>(seat.side)])
            return seat.side;
    }
    return std::nullopt;
}

/// Draws the powers by player; a tap deals another.
void SetupForm::draw_powers(Ui& ui, Rect& rect)
{
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::optional<Power>& power = m_powers[static_cast<std::size_t>(seat.side)];
        if (player_button(ui, "power-of:" + std::to_string(seat.side), rect.cut_top(52_dp, 6_dp),
                place_of(seat.side),
                player_at(seat.side) + ": " + (power ? tell(*power) : tr("choose a power"))))
            m_choosing = seat.side;
    }
}

/// Takes the power from a player who has it; then continues with the first player without one.
void SetupForm::deal(Power power)
{
    for (std::optional<Power>& other : m_powers) {
        if (other == power)
            other.reset();
    }
    m_powers[static_cast<std::size_t>(*m_choosing)] = power;
    m_choosing = next_without_power();
}

/// Draws dealing: one tap per seat, in seating order.
void SetupForm::draw_dealing(Ui& ui, Rect rect)
{
    if (button(ui, "powers:done", rect.cut_bottom(56_dp, 10_dp), tr("Back"),
            {ButtonKind::plain, ControlState::enabled, Font::body})) {
        m_choosing.reset();
        return;
    }
    heading(
        ui, rect, tr_fill("Which power does {player} have?", {{"player", player_at(*m_choosing)}}));
    constexpr int columns = 4;
    const auto& seats = m_seats.seats();
    const int rows = (static_cast<int>(seats.size()) + columns - 1) / columns;
    const std::vector<Rect> chips =
        rect.cut_top(static_cast<float>(rows) * 58_dp, 8_dp).grid(columns, rows, 8_dp);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int side = seats[i].side;
        const std::optional<Power>& power = m_powers[static_cast<std::size_t>(side)];
        if (player_button(ui, "deal-to:" + std::to_string(side), chips[i], place_of(side),
                power ? tell(*power) : player_at(side),
                {chosen_if(m_choosing == side), ControlState::enabled, Font::body}))
            m_choosing = side;
    }
    scroll_area(ui, "dealing", rect, [&](Rect& rest) { draw_dealt(ui, rest); });
}

/// Draws all sixteen powers with their effect and the number of their player.
void SetupForm::draw_dealt(Ui& ui, Rect& rest)
{
    const int columns = rest.width() > 900_dp ? 2 : 1;
    const int rows = static_cast<int>(ledger::count_of<Power>) / columns;
    const std::vector<Rect> cells =
        rest.cut_top(static_cast<float>(rows) * 68_dp).grid(columns, rows, 8_dp);
    std::optional<Power> dealt;
    for (const Power power : all_of<Power>) {
        Rect cell = cells[static_cast<std::size_t>(power)];
        const Rect owner = cell.cut_right(44_dp);
        if (button_with_detail(
                ui, "power:" + std::string(word_of(power)), cell, tell(power), effect_of(power)))
            dealt = power;
        for (const desk::NewSeat& seat : m_seats.seats()) {
            if (m_powers[static_cast<std::size_t>(seat.side)] == power)
                draw_badge(ui, owner.centre(), 30_dp, place_of(seat.side));
        }
    }
    if (dealt)
        deal(*dealt);
}

std::string SetupForm::missing() const
{
    return m_has_powers && next_without_power() ? tr("Everyone needs a power.") : std::string();
}

Tree SetupForm::head() const
{
    Tree head = Tree::table();
    head.set("game", "cash-n-guns");
    Tree seats = Tree::list();
    std::vector<std::string> wanted;
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::string own = name_from(seat.player);
        const bool is_usable = !own.empty() && !is_reserved(own);
        wanted.push_back(
            is_usable ? own : "player-" + std::to_string(index_of(place_of(seat.side)) + 1));
    }
    const std::vector<std::string> taken = desk::told_apart(wanted);
    for (const desk::NewSeat& seat : m_seats.seats()) {
        Tree table = Tree::table();
        if (!seat.player.empty())
            table.set("player", seat.player);
        table.set("name", taken[index_of(place_of(seat.side))]);
        if (m_has_powers)
            table.set("power", word_of(*m_powers[static_cast<std::size_t>(seat.side)]));
        seats.add(std::move(table));
    }
    head.set("first", taken[static_cast<std::size_t>(m_seats.first())]);
    Options options = m_options;
    head.set("options", desk::tree_of(agreements(options)));
    head.set("seats", std::move(seats));
    return head;
}

void SetupForm::fill_from(const Tree& head)
{
    const auto setup = read_setup(head);
    if (setup.is_error())
        return;
    m_options = setup.value().options;
    m_has_powers = !setup.value().powers.empty();
    m_seats.seat(desk::seats_of(head), static_cast<int>(index_of(setup.value().first)));
}

} // namespace consigliere::table_cash_n_guns
