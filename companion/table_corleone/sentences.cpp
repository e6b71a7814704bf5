#include "companion/table_corleone/sentences.h"

#include "companion/table_corleone/names.h"
#include "engine/corleone/score.h"
#include "engine/corleone/terms.h"

namespace consigliere::table_corleone {

using language::dollars;

namespace {

std::string with_names(int sum, const std::string& names)
{
    return names.empty() ? dollars(sum) : dollars(sum) + " (" + names + ")";
}

std::string jobs_of(const Score::Seat& seat)
{
    const std::string names = language::listed(all_of<JobColour>, [&seat](JobColour colour) {
        return seat.job_bonus[static_cast<std::size_t>(colour)] ? tell(colour) : std::string();
    });
    return with_names(bonus_dollars * seat.job_bonuses(), names);
}

std::string line_of(const Score::Seat& seat)
{
    const language::Values values{{"family", tell(seat.family)},
        {"rank", language::number(seat.rank)}, {"total", seat.total ? dollars(*seat.total) : ""},
        {"suitcase", seat.suitcase ? dollars(*seat.suitcase) : ""},
        {"domination", with_names(bonus_dollars * seat.domination.size(), tell_domination(seat))},
        {"jobs", jobs_of(seat)}, {"count", language::number(seat.uncoloured_jobs)}};
    std::string line;
    if (!seat.suitcase)
        line =
            tr_fill("{family}: the Suitcase isn’t counted. Domination: {domination}. Jobs: {jobs}.",
                values);
    else if (seat.rank == 0)
        line = tr_fill("{family}: {total}. Suitcase: {suitcase}. Domination: {domination}. "
                       "Jobs: {jobs}.",
            values);
    else
        line = tr_fill("{rank}. {family}: {total}. Suitcase: {suitcase}. Domination: "
                       "{domination}. Jobs: {jobs}.",
            values);
    if (seat.uncoloured_jobs > 0)
        line += ' ' + tr_fill("Completed Jobs of unknown colour: {count}.", values);
    return line;
}

} // namespace

std::string Teller::player_of(Family family) const
{
    return player(word_of(family), tell(family));
}

std::string Teller::term(ledger::Term term) const
{
    const Components& components = evening().timeline().components();
    const auto tell_thing = [&]<typename Type>(const Type& thing) {
        if constexpr (std::is_same_v<Type, int>)
            return language::number(thing);
        else if constexpr (std::is_same_v<Type, Dollars>)
            return language::dollars(thing.dollars);
        else if constexpr (std::is_same_v<Type, ActNumber>)
            return tell_act(thing.act);
        else if constexpr (std::is_same_v<Type, Family>)
            return player_of(thing);
        else if constexpr (std::is_same_v<Type, FigureAt>)
            return tell(thing, components, thing.owner ? player_of(*thing.owner) : std::string());
        else if constexpr (requires { components[thing].naming; })
            return tell(components[thing].naming);
        else if constexpr (requires { components[thing]; })
            return tell(components[thing]);
        else
            return tell(thing);
    };
    return std::visit(tell_thing, thing_of(term));
}

std::vector<std::string> Teller::score() const
{
    const Timeline& timeline = evening().timeline();
    const Score now = corleone::score(timeline.present(), timeline.components());
    std::vector<std::string> lines;
    for (const Score::Seat& seat : ranked(now))
        lines.push_back(line_of(seat));
    const std::string winners =
        language::listed(now.winners, [](Family family) { return tell(family); });
    if (!winners.empty())
        lines.push_back((now.is_final ? tr("Winner") : tr("Leading")) + ": " + winners);
    return lines;
}

} // namespace consigliere::table_corleone
