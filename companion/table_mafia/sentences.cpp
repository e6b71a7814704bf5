#include "companion/table_mafia/sentences.h"

#include "companion/table_mafia/names.h"
#include "engine/mafia/terms.h"

#include <algorithm>

namespace consigliere::table_mafia {

using language::number;

std::string Teller::term(ledger::Term term) const
{
    const auto text = [](const auto& thing) -> std::string {
        using Type = std::decay_t<decltype(thing)>;
        if constexpr (std::is_same_v<Type, int>)
            return number(thing);
        else if constexpr (std::is_same_v<Type, Donar>)
            return donars(static_cast<int>(thing));
        else
            return tell(thing);
    };
    return std::visit(text, thing_of(term));
}

std::string Teller::player_of(Figure figure) const
{
    const Position& position = evening().timeline().present();
    const Components& components = evening().timeline().components();
    const Components::Person& person = components[position.of(figure).seat];
    return player(
        person.name, person.player == person.name ? tell_actor(person.name) : person.player);
}

std::string Teller::line_of(const Score::Place& place) const
{
    const language::Values values{{"rank", number(place.rank)}, {"figure", tell(place.figure)},
        {"player", player_of(place.figure)},
        {"pieces", tr_count("{n} piece", "{n} pieces", place.pieces)},
        {"money", donars(place.cash)}};
    if (place.is_out)
        return tr_fill(
            "{figure} ({player}): out of the game, because the family can’t pay.", values);
    return tr_fill("{rank}. {figure} ({player}): {pieces} on the map, {money}.", values);
}

std::vector<std::string> Teller::score() const
{
    const Score now = mafia::score(evening().timeline().present());
    std::vector<Score::Place> places(now.places.begin(), now.places.end());
    std::ranges::stable_sort(places, {}, &Score::Place::rank);
    std::vector<std::string> lines;
    for (const Score::Place& place : places)
        lines.push_back(line_of(place));
    const std::string winners =
        language::listed(now.winners, [](Figure figure) { return tell(figure); });
    lines.push_back((now.is_final ? tr("Winner") : tr("Leading")) + ": " + winners + " ("
        + tell(now.decision) + (now.is_final ? "; " + tell(now.ending) : std::string()) + ")");
    return lines;
}

} // namespace consigliere::table_mafia
