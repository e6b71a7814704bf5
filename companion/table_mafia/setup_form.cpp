#include "companion/table_mafia/setup_form.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "engine/ledger/head.h"

#include <algorithm>

namespace consigliere::table_mafia {

using language::number;
using ledger::Tree;

namespace {

std::string name_of_side(int side)
{
    return tr_fill("Player {n}", {{"n", number(side + 1)}});
}

/// Who plays whom when so many sit down: families are split as evenly as they can be.
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

desk::Choice yes_or_no(const char* id, ledger::RuleId rule, std::string question, bool chosen)
{
    return {id, std::string(rule.text()), std::move(question),
        {{"yes", tr("yes")}, {"no", tr("no")}}, chosen ? "yes" : "no"};
}

desk::Choice how_many(const char* id, ledger::RuleId rule, std::string question, int chosen)
{
    desk::Choice choice{
        id, std::string(rule.text()), std::move(question), {}, std::to_string(chosen)};
    constexpr int most = 3;
    for (int count = 1; count <= most; ++count)
        choice.answers.push_back({std::to_string(count), number(count)});
    return choice;
}

} // namespace

SetupForm::SetupForm()
{
    seat(least_players);
}

std::vector<desk::Choice> SetupForm::choices() const
{
    return {
        how_many("fields", rule::a1_per_turn, tr("Free fields bought in one turn (A1)"),
            m_options.fields_per_turn),
        how_many("hires", rule::a1_per_turn, tr("Killers hired in one turn (A1)"),
            m_options.hires_per_turn),
        yes_or_no("family", rule::a2_family, tr("May relatives buy fields and hire, too (A2)?"),
            m_options.family_may_buy),
        yes_or_no("club", rule::a3_club, tr("Does a killer of the club count as one of them (A3)?"),
            m_options.club_counts),
        yes_or_no("attack", rule::a11_attack_family,
            tr("May killers attack their own family (A11)?"), m_options.attack_family),
        yes_or_no("agent", rule::a20_agent,
            tr("Is the turn in which the agent comes one of the three (A20)?"),
            m_options.fed_current_counts),
        {"tax", std::string(rule::a29_half.text()), tr("Half of an odd amount is rounded (A29) …"),
            {{"down200", tr("down to 200")}, {"up200", tr("up to 200")}},
            std::string(word_of(m_options.tax_round))},
        yes_or_no("blitz", rule::blitz, tr("A blitz war: does the seventh piece win (M-7.1.4)?"),
            m_options.blitz),
    };
}

void SetupForm::choose(std::string_view id, std::string_view word)
{
    const bool is_yes = word == "yes";
    const auto count = static_cast<std::uint8_t>(word.size() == 1 ? word[0] - '0' : 1);
    if (id == "fields")
        m_options.fields_per_turn = count;
    else if (id == "hires")
        m_options.hires_per_turn = count;
    else if (id == "family")
        m_options.family_may_buy = is_yes;
    else if (id == "club")
        m_options.club_counts = is_yes;
    else if (id == "attack")
        m_options.attack_family = is_yes;
    else if (id == "agent")
        m_options.fed_current_counts = is_yes;
    else if (id == "tax")
        m_options.tax_round = value_of<TaxRound>(word).value_or(m_options.tax_round);
    else if (id == "blitz")
        m_options.blitz = is_yes;
}

void SetupForm::seat(int count)
{
    for (int side = 0; side < most_players; ++side) {
        if (side >= count)
            m_seats.remove(side);
        else if (!m_seats.has_side(side))
            m_seats.add(side);
    }
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
    const bool is_wide = rect.width() > 900_dp;
    Rect left = rect;
    if (is_wide) {
        const Rect right = left.cut_right(440_dp, 24_dp);
        scroll_area(ui, "options", right, [&](Rect& rest) {
            draw_figures(ui, rest);
            draw_options(ui, rest);
        });
    }
    scroll_area(ui, "seats", left, [&](Rect& rest) {
        heading(ui, rest, tr("How many play?"));
        std::vector<std::string> counts;
        for (int count = least_players; count <= most_players; ++count)
            counts.push_back(number(count));
        const int chosen = static_cast<int>(m_seats.seats().size()) - least_players;
        const int tapped = choice_row(ui, "players", rest.cut_top(54_dp, 12_dp), counts, chosen);
        if (tapped >= 0)
            seat(least_players + tapped);
        heading(ui, rest, tr("Seats clockwise, by dragging"));
        const desk::SeatList::Look look{
            [this](Ui& target, const Rect& place, int side) {
                const std::vector<Figure> figures = figures_at(side);
                const float size = figures.size() > 1 ? 24_dp : 36_dp;
                float x = place.left + size / 2;
                const float step = figures.size() > 1
                    ? (place.width() - size) / static_cast<float>(figures.size() - 1)
                    : 0;
                for (const Figure figure : figures) {
                    draw_badge(target, {x, place.centre().y}, size, figure);
                    x += step;
                }
            },
            name_of_side, tr("begins")};
        m_seats.draw(ui, rest, look, names);
        if (!is_wide) {
            draw_figures(ui, rest);
            draw_options(ui, rest);
        }
    });
}

/// Whose the figures are: a tap gives one to a player, who lets go of what he has of the other
/// family (M-8.1).
void SetupForm::draw_figures(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Who plays whom? One to three of one family"));
    for (const desk::NewSeat& seat : m_seats.seats()) {
        ui.text_in_view(
            rect.cut_top(24_dp, 2_dp), player_at(seat), {Font::strong, ui.theme().text});
        const std::vector<Rect> cells = rect.cut_top(52_dp, 8_dp).columns(figure_count, 4_dp);
        for (const Figure figure : all_of<Figure>) {
            const Rect& cell = cells[index_of(figure)];
            const bool is_his = m_players[index_of(figure)] == seat.side;
            if (ui.touch("plays:" + std::to_string(seat.side) + ":" + std::string(word_of(figure)),
                    cell))
                m_players[index_of(figure)] = seat.side;
            if (is_his)
                ui.ring(cell.centre(), 24_dp, ui.theme().brass, 3_dp);
            draw_badge(ui, cell.centre(), 42_dp, figure);
            if (!is_his)
                ui.disc(cell.centre(), 22_dp, ui.theme().ground.with_opacity(0.65F));
        }
    }
    const desk::NewSeat& beginner = m_seats.seats()[static_cast<std::size_t>(m_seats.first())];
    const std::vector<Figure> figures = figures_at(beginner.side);
    if (figures.size() < 2)
        return;
    heading(ui, rect, tr_fill("With whom does {player} begin?", {{"player", player_at(beginner)}}));
    const auto mood = [&figures](Figure figure) {
        return std::ranges::find(figures, figure) == figures.end() ? Mood::off : Mood::ready;
    };
    if (const auto figure = choose_figure(ui, rect, {"begins", first(), mood}))
        m_first = figure;
}

void SetupForm::draw_options(Ui& ui, Rect& rect)
{
    for (const desk::Choice& choice : choices()) {
        heading(ui, rect, choice.question);
        const int tapped = choice_row(
            ui, choice.id, rect.cut_top(54_dp, 12_dp), choice.labels(), choice.place_of_chosen());
        if (tapped >= 0)
            choose(choice.id, choice.answers[static_cast<std::size_t>(tapped)].word);
    }
    remark(ui, rect, tr("The board is described at the table, once for all evenings."));
}

std::string SetupForm::missing() const
{
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::vector<Figure> figures = figures_at(seat.side);
        if (figures.empty())
            return tr_fill("{player} needs a figure.", {{"player", player_at(seat)}});
        if (!are_related(figures.front(), figures.back()))
            return tr_fill(
                "{player} has figures of both families (M-8.1).", {{"player", player_at(seat)}});
    }
    return {};
}

Tree SetupForm::head() const
{
    Tree head = Tree::table();
    head.set("game", "mafia");
    head.set("first", word_of(first()));
    Tree options = Tree::table();
    const auto say = [&options](std::string_view key, bool is_so) {
        options.set(key, is_so ? "yes" : "no");
    };
    options.set("fields_per_turn", Tree(static_cast<int>(m_options.fields_per_turn)));
    options.set("hires_per_turn", Tree(static_cast<int>(m_options.hires_per_turn)));
    say("family_may_buy", m_options.family_may_buy);
    say("club_counts", m_options.club_counts);
    say("attack_family", m_options.attack_family);
    say("fed_current_counts", m_options.fed_current_counts);
    options.set("tax_round", word_of(m_options.tax_round));
    say("blitz", m_options.blitz);
    head.set("options", std::move(options));
    Tree seats = Tree::list();
    std::vector<std::string> taken;
    for (const desk::NewSeat& seat : m_seats.seats()) {
        const std::string own = ledger::name_from(seat.player);
        const std::string wanted = own.empty() ? "player-" + std::to_string(seat.side + 1) : own;
        std::string name = wanted;
        for (int n = 2; std::ranges::find(taken, name) != taken.end(); ++n)
            name = wanted + "-" + std::to_string(n);
        taken.push_back(name);
        Tree table = Tree::table();
        if (!seat.player.empty())
            table.set("player", seat.player);
        table.set("name", name);
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
    std::vector<desk::NewSeat> seats;
    for (const Tree& seat : head.find("seats")->elements())
        seats.push_back({std::string(ledger::text_or_empty(seat.find("player"))),
            static_cast<int>(seats.size())});
    for (const Figure figure : all_of<Figure>)
        m_players[index_of(figure)] =
            static_cast<int>(index_of(*setup.value().players[index_of(figure)]));
    const int first = m_first ? m_players[index_of(*m_first)] : 0;
    m_seats.seat(std::move(seats), first);
}

} // namespace consigliere::table_mafia
