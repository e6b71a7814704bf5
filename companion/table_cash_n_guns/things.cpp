#include "companion/table_cash_n_guns/things.h"

#include "engine/cash_n_guns/explain.h"

#include <array>

namespace consigliere::table_cash_n_guns::thing {

namespace {

using About = Question::About;

/// A share as often as it lies in the middle.
void add_shares(std::vector<std::string>& things, const Position& position, Share kind)
{
    const int desks = position.desk_is_open ? 1 : 0;
    const int lying = kind.is_desk() ? desks : position.table[*kind.card()];
    for (int number = 1; number <= lying; ++number)
        things.push_back(share(kind, number));
}

void add_of_everybody(std::vector<std::string>& things, Part part, const Moment& moment)
{
    for (const Player player : players(moment.position()))
        things.push_back(of(part, player, moment.components()));
}

std::vector<std::string> asked_of_player(const Question& question, const Components& components)
{
    const auto parts = [&](std::initializer_list<Part> list) {
        std::vector<std::string> things;
        for (const Part part : list)
            things.push_back(of(part, question.player, components));
        return things;
    };
    switch (question.about) {
    case About::aim:
        return parts({Part::aim, Part::figure});
    case About::stance:
    case About::threats:
        return parts({Part::figure});
    case About::card:
        return parts({Part::figure, Part::hand, Part::aim});
    case About::wounds:
        return parts({Part::figure, Part::seat});
    case About::power:
        return parts({Part::seat, Part::figure});
    case About::bullets:
        return parts({Part::hand, Part::seat});
    default:
        return parts({Part::loot, Part::seat});
    }
}

} // namespace

std::string of(Part part, Player player, const Components& components)
{
    constexpr std::array words{"seat", "hand", "loot", "figure", "aim"};
    return std::string(words.at(static_cast<std::size_t>(part))) + ":" + components[player].name;
}

std::string share(Share share, int number)
{
    const std::string id = "share:" + std::string(word_of(share));
    return number > 1 ? id + "#" + std::to_string(number) : id;
}

std::string phase(Phase phase)
{
    // The Godfather's privilege has no place of its own on the track: it belongs to the courage.
    return "phase:" + std::string(word_of(phase == Phase::privilege ? Phase::courage : phase));
}

std::vector<std::string> asked_by(const Question& question, const Moment& moment)
{
    const Position position = position_shown(moment);
    std::vector<std::string> things;
    switch (question.about) {
    case About::godfather:
        things = {godfather, of(Part::seat, position.godfather, moment.components()),
            of(Part::figure, position.godfather, moment.components())};
        break;
    case About::next_godfather:
        add_shares(things, position, Share::desk());
        things.push_back(godfather);
        things.push_back(of(Part::figure, position.godfather, moment.components()));
        break;
    case About::awaited:
        things = {phase(position.phase), round};
        break;
    case About::round:
        things = {round};
        break;
    case About::phase:
        things = {phase(question.phase)};
        break;
    case About::next_share:
        things = {phase(Phase::sharing), middle};
        break;
    case About::table_loot:
        things = {middle, phase(Phase::loot)};
        break;
    case About::worth:
        add_shares(things, position, question.share);
        break;
    case About::deck:
        things = {phase(Phase::loot), middle};
        break;
    case About::pile:
        things = {phase(Phase::cards)};
        add_shares(things, position, LootCard::clip);
        break;
    case About::diamond_bonus:
        things = {round};
        add_of_everybody(things, Part::loot, moment);
        for (const LootCard card : all_loot_cards) {
            if (type_of(card) == LootType::diamond)
                add_shares(things, position, card);
        }
        break;
    case About::winner:
        things = {round};
        add_of_everybody(things, Part::loot, moment);
        break;
    default:
        return asked_of_player(question, moment.components());
    }
    return things;
}

} // namespace consigliere::table_cash_n_guns::thing
