#include "companion/people/person_cards.h"

#include "companion/exports/statistics_report.h"
#include "companion/tables/signs.h"
#include "engine/games/games.h"

#include <algorithm>
#include <cmath>

namespace consigliere::screens {

namespace {

/// The game of a page and its icons.
struct Told {
    const ledger::GameInfo& outline;
    const desk::GameIcons* signs = nullptr;
};

std::string name_in(const std::vector<ledger::WordAndName>& list, std::size_t place)
{
    return place < list.size() ? tr(list[place].name) : std::string();
}

void add_legend(FigureCard& card)
{
    if (!card.is_empty())
        card.add_remark(tr("Dotted: chance. Grey: too few to tell."));
}

/// True if a mean rests on too few evenings.
bool is_quiet(const db::Mean& mean)
{
    return mean.confidence() != db::Confidence::enough;
}

/// Number of evenings without data for this card.
void add_depth(FigureCard& card, const db::PersonPage& page)
{
    if (page.by_board > 0)
        card.add_remark(tr_count("Only the board was tracked in {n} of the evenings.",
                            "Only the board was tracked in {n} of the evenings.", page.by_board)
            + " " + tr("For these, the money’s source is unknown until the end."));
}

FigureCard card_of_sides(const Ui& ui, const db::PersonPage& page, const Told& told)
{
    FigureCard card(ui, tr("By side"));
    for (const auto& [number, rate] : page.by_side) {
        const auto side = static_cast<std::size_t>(number);
        Measure measure = measure_of(ui, name_in(told.outline.sides, side), rate);
        if (told.signs != nullptr) {
            measure.bar.style.ink = {told.signs->colour_of_side(side).rgb()};
            measure.draw_sign = [draw = told.signs->draw_side, side](Ui& on, ImVec2 centre,
                                    float diameter) { draw(on, centre, diameter, side); };
        }
        card.add(measure);
    }
    add_legend(card);
    return card;
}

FigureCard card_of_money(const Ui& ui, const db::PersonPage& page, const Told& told)
{
    FigureCard card(ui, tr("Money by source"));
    double most = 1;
    int known = 0;
    for (const db::PersonPage::Source& source : page.sources) {
        most = std::max({most, source.own.value().value_or(0), source.winners.value().value_or(0)});
        known = std::max(known, source.own.of);
    }
    if (known == 0) {
        add_depth(card, page);
        return card;
    }
    for (std::size_t i = 0; i < page.sources.size(); ++i) {
        const db::PersonPage::Source& source = page.sources[i];
        if (source.own.of == 0)
            continue;
        Measure measure;
        measure.name = name_in(told.outline.sources, i);
        measure.told = tr_fill("{own}, winners {winners}",
            {{"own", exports::tell_mean(told.outline.unit, source.own)},
                {"winners", exports::tell_mean(told.outline.unit, source.winners)}});
        measure.bar.style.ink = {ui.theme().brass_text.rgb()};
        measure.bar.value = std::max(0.0, source.own.value().value_or(0)) / most;
        if (source.winners.value())
            measure.bar.expected = std::max(0.0, *source.winners.value()) / most;
        measure.bar.is_quiet = is_quiet(source.own);
        card.add(measure);
    }
    card.add_remark(tr_count("Average of {n} evening; the dotted line shows winners.",
        "Average of {n} evenings; the dotted line shows winners.", known));
    if (page.winners_money.value())
        card.add_remark(tr_fill("Winners averaged {money}.",
            {{"money", exports::tell_mean(told.outline.unit, page.winners_money)}}));
    add_depth(card, page);
    return card;
}

FigureCard card_of_places(const Ui& ui, const db::PersonPage& page, const Told& told)
{
    FigureCard card(ui, tr("Dominated at the end"));
    std::vector<double> parts;
    for (const db::Mean& place : page.dominated)
        parts.push_back(place.value().value_or(0));
    if (told.signs != nullptr && !parts.empty())
        card.add_picture(170_dp, [parts, draw = told.signs->draw_places](Ui& on, const Rect& rect) {
            draw(on, rect, parts);
        });
    for (std::size_t i = 0; i < page.dominated.size(); ++i) {
        const db::Mean& place = page.dominated[i];
        db::Rate rate;
        rate.won = place.sum;
        rate.of = place.of;
        Measure measure = measure_of(ui,
            language::number(static_cast<std::int64_t>(i) + 1) + "  "
                + name_in(told.outline.places, i),
            rate);
        // A place has no chance level.
        measure.bar.expected.reset();
        measure.bar.is_quiet = is_quiet(place);
        card.add(measure);
    }
    return card;
}

FigureCard card_of_seats(const Ui& ui, const db::PersonPage& page)
{
    FigureCard card(ui, tr("Seat and table"));
    if (page.going_first.of > 0)
        card.add(measure_of(ui, tr("Going first"), page.going_first));
    for (const auto& [seat, rate] : page.by_seat)
        card.add(
            measure_of(ui, tr_fill("Seat {seat}", {{"seat", language::number(seat + 1)}}), rate));
    for (const auto& [players, rate] : page.by_players)
        card.add(measure_of(ui, tr_count("{n} player", "{n} players", players), rate));
    add_legend(card);
    return card;
}

/// How often each of two people ranked higher in shared evenings.
Measure measure_of_pair(const Ui& ui, const db::HeadToHead& pair)
{
    db::Rate rate;
    rate.won = pair.higher + pair.alike / 2.0;
    rate.of = pair.of();
    rate.by_chance = pair.of() / 2.0;
    Measure measure = measure_of(ui, pair.name, rate);
    measure.told = tr_fill("{higher} : {lower}",
        {{"higher", language::number(pair.higher)}, {"lower", language::number(pair.lower)}});
    if (pair.alike > 0)
        measure.told += ", " + tr_fill("{n} tied", {{"n", language::number(pair.alike)}});
    const std::string name = pair.name;
    measure.draw_sign = [name](Ui& on, ImVec2 centre, float diameter) {
        draw_initial(on, centre, diameter, name);
    };
    return measure;
}

FigureCard card_of_others(const Ui& ui, const db::PersonPage& page)
{
    FigureCard card(ui, tr("Head to head: who ranked higher"));
    if (page.elsewhere > 0)
        card.add_remark(exports::tell_elsewhere(page.elsewhere));
    for (const db::HeadToHead& pair : page.others)
        card.add(measure_of_pair(ui, pair));
    add_legend(card);
    return card;
}

FigureCard card_of_habits(const Ui& ui, const db::PersonPage& page, const Told* told)
{
    FigureCard card(ui, tr("Habits"));
    for (std::size_t i = 0; told != nullptr && i < page.stat_increments.size(); ++i) {
        const db::PersonPage::StatIncrement& deed = page.stat_increments[i];
        if (deed.own.of > 0)
            card.add_text(exports::tell_deed(name_in(told->outline.stat_increments, i), deed));
    }
    if (const auto pace = exports::tell_pace(page.pace))
        card.add_text(*pace);
    card.add_text(exports::tell_rulings(page.rulings));
    if (told == nullptr)
        add_depth(card, page);
    return card;
}

} // namespace

std::vector<FigureCard> cards_of(const Ui& ui, const db::PersonPage& page, const std::string& game)
{
    const games::Game* known = game.empty() ? nullptr : games::find(game);
    std::vector<FigureCard> cards;
    if (known == nullptr) {
        cards.push_back(card_of_others(ui, page));
        cards.push_back(card_of_seats(ui, page));
        cards.push_back(card_of_habits(ui, page, nullptr));
        return cards;
    }
    const Told told{known->outline(), tables::signs_of(game)};
    cards.push_back(card_of_sides(ui, page, told));
    cards.push_back(card_of_money(ui, page, told));
    cards.push_back(card_of_places(ui, page, told));
    cards.push_back(card_of_seats(ui, page));
    cards.push_back(card_of_others(ui, page));
    cards.push_back(card_of_habits(ui, page, &told));
    return cards;
}

} // namespace consigliere::screens
