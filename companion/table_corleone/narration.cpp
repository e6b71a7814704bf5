#include "companion/table_corleone/narration.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"

#include <algorithm>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;

namespace {

/// Whether an act is what the log shows beside its move, and not already said by it.
bool is_worth_telling(const Act& act)
{
    return std::holds_alternative<act::Gains>(act) || std::holds_alternative<act::Marks>(act)
        || std::holds_alternative<act::TakesHorseHead>(act)
        || std::holds_alternative<act::TakesLower>(act)
        || std::holds_alternative<act::IconLost>(act)
        || std::holds_alternative<act::TurnSkipped>(act)
        || std::holds_alternative<act::TurnPassedOver>(act)
        || std::holds_alternative<act::Bribes>(act) || std::holds_alternative<act::Reshuffled>(act)
        || std::holds_alternative<act::AllyReturns>(act)
        || std::holds_alternative<act::AllyLeaves>(act);
}

/// The acts that a line itself lists, which the words of its move tell already.
std::vector<Act> listed_acts(const std::optional<Move>& move)
{
    if (!move)
        return {};
    if (const auto* correction = std::get_if<Correct>(&move->action))
        return correction->acts;
    if (const auto* use = std::get_if<Use>(&move->action)) {
        if (const auto* by_hand = std::get_if<target::Acts>(&use->target))
            return by_hand->acts;
    }
    return {};
}

} // namespace

std::string Narrator::player(Family family) const
{
    const std::string_view actor = word_of(family);
    const std::string name = m_desk.player(actor);
    return name == actor ? table_corleone::tell(family) : name;
}

std::string Narrator::figure(const FigureAt& figure) const
{
    std::string owner;
    if (figure.owner)
        owner = telling::named(player(*figure.owner), table_corleone::tell(*figure.owner));
    return table_corleone::tell(figure, components(), owner);
}

std::string Narrator::place(Place place) const
{
    return table_corleone::tell(place, components());
}

std::string Narrator::cards(const Cards& cards) const
{
    std::vector<std::string> parts;
    const auto add = [&parts](int count, const std::string& name) {
        if (count == 1)
            parts.push_back(name);
        else if (count > 1)
            parts.push_back(language::number(count) + "× " + name);
    };
    for (const Bill bill : all_of<Bill>)
        add(cards.money[bill], std::string(word_of(bill)));
    for (const Good good : all_of<Good>)
        add(cards.goods[good], table_corleone::tell(good));
    for (const JobId job : cards.jobs)
        parts.push_back("“" + table_corleone::tell(components()[job].naming) + "”");
    for (const AllyId ally : cards.allies)
        parts.push_back("“" + table_corleone::tell(components()[ally].naming) + "”");
    add(cards.unknown_jobs, tr("Job"));
    return parts.empty() ? tr("nothing") : ledger::join(parts, ", ");
}

std::string Narrator::detail_of(int entry) const
{
    const auto sight = this->sight();
    const std::optional<Move>& move = sight->move_of(entry);
    const std::vector<Act> listed = listed_acts(move);
    std::vector<std::string> parts;
    for (const Act& act : sight->acts_of(entry)) {
        const bool is_told = std::find(listed.begin(), listed.end(), act) != listed.end();
        if (is_told || !is_worth_telling(act))
            continue;
        // What somebody gains by his own move needs no name in front.
        const act::Gains* gains = std::get_if<act::Gains>(&act);
        const bool is_own = gains != nullptr && move && move->family == gains->family;
        if (is_own)
            parts.push_back(cards(gains->cards));
        else
            parts.push_back(tell_act(act));
    }
    return ledger::join(parts, ", ");
}

desk::LogLine Narrator::line_of(int number) const
{
    const auto sight = this->sight();
    const ledger::Entry& entry = sight->entry(number);
    if (entry.kind != ledger::Entry::Kind::move)
        return desk::tell_step(entry);
    const std::optional<Move>& move = sight->move_of(number);
    if (!move)
        return {entry.line, tr("cannot be read"), std::nullopt};

    desk::LogLine line;
    line.text = tell_action(move->action);
    if (move->family) {
        line.text = player(*move->family) + ": " + line.text;
        line.actor = std::string(word_of(*move->family));
    }
    line.detail = detail_of(number);
    // A winner without markers has yet to say what becomes of the Territory.
    const bool has_no_winner = std::holds_alternative<FightWar>(move->action)
        && ledger::is_applied(entry.verdict) && line.detail.empty()
        && !sight->known().position_after(number).marker_choice;
    if (has_no_winner)
        line.detail = tr("nobody places a marker");
    if (!move->ruling.empty())
        line.detail = tr_fill("ruled: {reason}", {{"reason", move->ruling}});
    return line;
}

} // namespace consigliere::table_corleone
