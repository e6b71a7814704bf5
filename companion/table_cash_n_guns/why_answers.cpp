/// The answers themselves in words, and what is said beside them.

#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/sentences.h"
#include "companion/table_cash_n_guns/why_text.h"

namespace consigliere::table_cash_n_guns {

using language::dollars;
using language::number;

namespace {

using About = Question::About;

/// A state in a word or two.
class StateTeller {
public:
    std::string operator()(std::monostate) const { return tr("Nobody"); }
    std::string operator()(Out) const { return tr("Out of the game"); }
    std::string operator()(Phase phase) const { return tell(phase); }
    std::string operator()(LootType type) const { return tell(type); }
    std::string operator()(const PowerNow& power) const { return tell(power.power); }
    std::string operator()(Gangster::Aim aim) const
    {
        return aim == Gangster::Aim::slow ? tr("Nobody: too slow") : tr("Nobody");
    }
    std::string operator()(Gangster::Stance stance) const
    {
        switch (stance) {
        case Gangster::Stance::stands:
            return tr("Yes");
        case Gangster::Stance::lies:
            return tr("No: laid down");
        case Gangster::Stance::excluded:
            return tr("No: too slow");
        case Gangster::Stance::shot:
            break;
        }
        return tr("No: wounded");
    }
    std::string operator()(Gangster::Card card) const
    {
        switch (card) {
        case Gangster::Card::none:
            return tr("Not laid yet");
        case Gangster::Card::laid:
            return tr("It lies there face down");
        case Gangster::Card::discarded:
            return tr("Discarded face down");
        case Gangster::Card::click:
        case Gangster::Card::bang:
            break;
        }
        return tell(card == Gangster::Card::bang ? Bullet::bang : Bullet::click);
    }
};

template <typename Players>
std::string names_of(const View& view, const Players& players)
{
    return players.empty()
        ? tr("Nobody")
        : language::listed(players, [&](Player player) { return view.name(player); });
}

std::vector<Player> players_of(const std::vector<Standing>& standings)
{
    std::vector<Player> players;
    for (const Standing& standing : standings)
        players.push_back(standing.player);
    return players;
}

/// What a share is worth, or does.
std::string tell_worth(const Explanation& explanation)
{
    switch (type_of(explanation.question.share)) {
    case LootType::bill:
    case LootType::diamond:
    case LootType::painting:
        return dollars(explanation.amount);
    case LootType::clip:
        return tr("A Bang! from the discard pile");
    case LootType::first_aid:
        return tr("All wounds of whoever takes it are healed");
    case LootType::desk:
        break;
    }
    return tr("The desk, from the next round on");
}

std::string tell_use(PowerNow::Use use)
{
    switch (use) {
    case PowerNow::Use::by_itself:
        return tr("It works when its moment comes, without being called.");
    case PowerNow::Use::open:
        return tr("It can be used now.");
    case PowerNow::Use::used:
        return tr("It has been used in this round.");
    case PowerNow::Use::declined:
        return tr("It is not used in this round: so its owner has said.");
    case PowerNow::Use::waits:
        return tr("It cannot be used now.");
    case PowerNow::Use::gone:
        break;
    }
    return tr("Its owner is out of the game.");
}

/// What ends a phase.
std::string tell_phase(Phase phase)
{
    switch (phase) {
    case Phase::loot:
        return tr("Eight loot cards are laid open, and the New Godfather token beside them.");
    case Phase::hold_up:
        return tr("Everybody lays a Bullet card face down and, at the count of three, aims at "
                  "somebody.");
    case Phase::privilege:
        return tr("The Godfather may order one player to aim at somebody else.");
    case Phase::courage:
        return tr("At the second count of three everybody lies down or stays standing.");
    case Phase::cards:
        return tr("Those who still have a Bullet card show it, and every Bang! hits at once.");
    case Phase::sharing:
        return tr("Those who stand take one share after the other, until nothing is left.");
    case Phase::end:
        break;
    }
    return tr("The loot is counted, and the richest who is alive wins.");
}

/// Whether a phase goes on, or which one does, and what comes after it.
std::vector<std::string> tell_when(const Explanation& phase, const Position& position)
{
    std::vector<std::string> told;
    if (phase.question.phase == position.phase)
        told.push_back(tr("It goes on now."));
    else if (position.phase != Phase::end)
        told.push_back(tr_fill("Now: {answer}", {{"answer", tell(position.phase)}}));
    if (phase.question.phase != Phase::end)
        told.push_back(
            tr_fill("After it: {phase}", {{"phase", std::visit(StateTeller(), phase.state)}}));
    return told;
}

/// What a collection of paintings of each size is worth.
std::string tell_collections()
{
    std::string told;
    for (int count = 1; count <= paintings_in_box; ++count)
        told +=
            (count > 1 ? " · " : "") + number(count) + ": " + dollars(dollars_of_paintings(count));
    return told;
}

std::string tell_money(const Explanation& explanation)
{
    return tr_fill(
        "Bills and diamonds together: {dollars}", {{"dollars", dollars(explanation.amount)}});
}

} // namespace

std::string answer_of(const View& view, const Explanation& explanation)
{
    if (explanation.is_covered)
        return tr("That comes to light when the loot is counted.");
    switch (explanation.question.about) {
    case About::round:
        return tr_fill(
            "{n} of {all}", {{"n", number(explanation.amount)}, {"all", number(last_round)}});
    case About::wounds:
        return tr_fill("{n} of {all}",
            {{"n", number(explanation.amount)}, {"all", number(explanation.deadly)}});
    case About::loot:
        return number(explanation.amount);
    case About::bullets:
        return tr_fill("{cards}, of them Bang!: {bangs}",
            {{"cards", number(explanation.amount)}, {"bangs", tell(explanation.bangs)}});
    case About::pile:
        return tell(explanation.bangs);
    case About::table_loot:
    case About::deck:
        return tell(explanation.loot);
    case About::worth:
        return tell_worth(explanation);
    case About::value:
        return explanation.parts ? dollars(explanation.amount)
                                 : std::visit(StateTeller(), explanation.state);
    case About::phase:
        return tell_phase(explanation.question.phase);
    case About::threats:
        return names_of(view, players_of(explanation.standings));
    case About::awaited:
    case About::stance:
    case About::card:
    case About::power:
        return std::visit(StateTeller(), explanation.state);
    default:
        break;
    }
    if (explanation.answer && explanation.can_change)
        return tr_fill("As it stands {player}, but the desk can still be taken",
            {{"player", view.name(*explanation.answer)}});
    if (!explanation.together.empty())
        return names_of(view, explanation.together);
    return explanation.answer ? view.name(*explanation.answer)
                              : std::visit(StateTeller(), explanation.state);
}

std::vector<std::string> details_of(
    const View& view, const Moment& moment, const Explanation& explanation)
{
    if (explanation.is_covered)
        return {};
    const Position& position = moment.position();
    switch (explanation.question.about) {
    case About::awaited:
        if (explanation.standings.empty())
            return {tell_phase(position.phase)};
        return {tell_phase(position.phase),
            tr_fill("Still to come: {players}",
                {{"players", names_of(view, players_of(explanation.standings))}})};
    case About::phase:
        return tell_when(explanation, position);
    case About::next_share:
        if (const auto* type = std::get_if<LootType>(&explanation.state))
            return {tr_fill("The Dictator forbids this share: {type}", {{"type", tell(*type)}})};
        return {};
    case About::table_loot:
    case About::deck:
        return {tell_money(explanation)};
    case About::worth:
        if (explanation.question.share == Share(LootCard::painting))
            return {tr("A collection is worth more than its paintings alone:"), tell_collections()};
        if (explanation.question.share == Share(LootCard::clip))
            return {tr_fill("Bang! that lie there: {bangs}", {{"bangs", tell(explanation.bangs)}})};
        return {};
    case About::aim:
        if (explanation.rule == rule::order)
            return {tr("The Godfather has ordered it.")};
        return {};
    case About::card:
        if (explanation.answer)
            return {tr_fill("At: {player}", {{"player", view.name(*explanation.answer)}})};
        return {};
    case About::power:
        if (const auto* power = std::get_if<PowerNow>(&explanation.state))
            return {effect_of(power->power), tell_use(power->use)};
        return {};
    case About::winner: {
        const std::string otherwise = tell_other_reading(
            score(position, moment.sight().secrecy().looking_back(moment.entry())),
            view.components());
        return otherwise.empty() ? std::vector<std::string>() : std::vector{otherwise};
    }
    default:
        return {};
    }
}

} // namespace consigliere::table_cash_n_guns
