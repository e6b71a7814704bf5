/// Writing move lines: the same words that `parse.cpp` reads.

#include "engine/corleone/move.h"
#include "engine/ledger/words.h"

namespace consigliere::corleone {

namespace {

/// How a list of equal cards is written: `$5,$5` everywhere, `$5x2` where many are counted.
enum class Listing : std::uint8_t { one_by_one, counted };

template <typename Kind>
void list_counts(std::vector<std::string>& parts, const Counts<Kind>& counts, Listing listing)
{
    for (int i = 0; i < 4; ++i) {
        const Kind kind = static_cast<Kind>(i);
        const int count = counts[kind];
        const std::string word(word_of(kind));
        if (listing == Listing::counted && count > 1) {
            parts.push_back(word + "x" + std::to_string(count));
            continue;
        }
        for (int card = 0; card < count; ++card)
            parts.push_back(word);
    }
}

std::string list_cards(const Cards& cards, const Components& components, Listing listing)
{
    std::vector<std::string> parts;
    list_counts(parts, cards.money, listing);
    list_counts(parts, cards.goods, listing);
    for (const JobId job : cards.jobs)
        parts.push_back("job:" + components[job].naming.name);
    for (const AllyId ally : cards.allies)
        parts.push_back("ally:" + components[ally].naming.name);
    for (int i = 0; i < cards.unknown_jobs; ++i)
        parts.emplace_back("job");
    return parts.empty() ? "nothing" : ledger::join(parts, ",");
}

std::string marker_word(Area territory, int number)
{
    std::string word(word_of(territory));
    if (number > 0)
        word += "#" + std::to_string(number);
    return word;
}

std::string list_acts(const std::vector<Act>& acts, const Components& components)
{
    std::vector<std::string> parts;
    parts.reserve(acts.size());
    for (const Act& act : acts)
        parts.push_back(format(act, components));
    return ledger::join(parts, "; ");
}

std::string text(std::string_view word)
{
    return std::string(word);
}

std::string pile_word(const PileName& pile)
{
    if (const Bill* bill = std::get_if<Bill>(&pile))
        return text(word_of(*bill));
    if (const Good* good = std::get_if<Good>(&pile))
        return text(word_of(*good));
    return "jobs";
}

/// One function for each kind of act, in the order of `act.h`.
class ActWriter {
public:
    explicit ActWriter(const Components& components)
        : m_components(components)
    {
    }

    std::string operator()(const act::Gains& act) const
    {
        return text(word_of(act.family)) + " gains " + cards(act.cards);
    }
    std::string operator()(const act::Loses& act) const
    {
        return text(word_of(act.family)) + " loses " + cards(act.cards);
    }
    std::string operator()(const act::Gives& act) const
    {
        return text(word_of(act.family)) + " gives " + cards(act.cards) + " to "
            + text(word_of(act.to));
    }
    std::string operator()(const act::Banks& act) const
    {
        return text(word_of(act.family)) + " banks " + cards(act.cards);
    }
    std::string operator()(const act::Unbanks& act) const
    {
        return text(word_of(act.family)) + " unbanks " + cards(act.cards);
    }
    std::string operator()(const act::Shot& act) const { return figure(act.figure) + " shot"; }
    std::string operator()(const act::Recalled& act) const
    {
        return figure(act.figure) + " recalled";
    }
    std::string operator()(const act::Moves& act) const
    {
        return figure(act.figure) + " moves to " + format(act.to, m_components);
    }
    std::string operator()(const act::Marks& act) const
    {
        return text(word_of(act.family)) + " marks " + text(word_of(act.territory));
    }
    std::string operator()(const act::Unmarks& act) const
    {
        return text(word_of(act.family)) + " unmarks " + marker_word(act.territory, act.number);
    }
    std::string operator()(const act::HasTurn& act) const
    {
        return text(word_of(act.family)) + " has turn";
    }
    std::string operator()(const act::Placed& act) const
    {
        return figure(act.figure) + " placed on " + format(act.to, m_components);
    }
    std::string operator()(const act::Opened& act) const
    {
        return "table opens " + text(word_of(act.territory)) + " "
            + m_components[act.business].naming.name;
    }
    std::string operator()(const act::JobRevealed& act) const
    {
        return "table reveals job " + m_components[act.job].naming.name;
    }
    std::string operator()(const act::AllyRevealed& act) const
    {
        return "table reveals ally " + m_components[act.ally].naming.name;
    }
    std::string operator()(const act::Reshuffled&) const { return "table reshuffles jobs"; }
    std::string operator()(const act::DrawsJobs& act) const
    {
        return text(word_of(act.family)) + " draws " + cards(Cards::of_unknown_jobs(act.count));
    }
    std::string operator()(const act::Shows& act) const
    {
        return text(word_of(act.family)) + " shows job:" + m_components[act.job].naming.name;
    }
    std::string operator()(const act::TakesPublicJob& act) const
    {
        return text(word_of(act.family)) + " takes public job:" + m_components[act.job].naming.name;
    }
    std::string operator()(const act::PlaysAlly& act) const
    {
        return text(word_of(act.family)) + " plays ally:" + m_components[act.ally].naming.name;
    }
    std::string operator()(const act::AllyReturns& act) const
    {
        return text(word_of(act.family)) + " takes back ally:" + m_components[act.ally].naming.name;
    }
    std::string operator()(const act::AllyLeaves& act) const
    {
        return "ally:" + m_components[act.ally].naming.name + " leaves";
    }
    std::string operator()(const act::Bribes& act) const
    {
        return text(word_of(act.family)) + " bribes " + cards(Cards::of(act.money));
    }
    std::string operator()(const act::TakesHorseHead& act) const
    {
        return text(word_of(act.family)) + " takes horse-head";
    }
    std::string operator()(const act::TakesLower& act) const
    {
        return text(word_of(act.family)) + " takes " + text(word_of(act.taken)) + " for "
            + text(word_of(act.wanted));
    }
    std::string operator()(const act::PileEmptied& act) const
    {
        return "table empties " + pile_word(act.pile);
    }
    std::string operator()(const act::LaysUnnamed& act) const
    {
        return "table lays " + std::to_string(act.jobs) + " jobs and " + std::to_string(act.allies)
            + " allies";
    }
    std::string operator()(const act::UnnamedAlliesLeave& act) const
    {
        return std::to_string(act.count) + " allies leave";
    }
    std::string operator()(const act::CountsSuitcase& act) const
    {
        return text(word_of(act.family)) + " counts " + cards(Cards::of(act.money));
    }
    std::string operator()(const act::IconLost& act) const
    {
        return text(word_of(act.family)) + " misses " + text(word_of(act.icon));
    }
    std::string operator()(const act::TurnSkipped& act) const
    {
        return text(word_of(act.family)) + " skipped";
    }
    std::string operator()(const act::TurnPassedOver& act) const
    {
        return text(word_of(act.family)) + " is passed over";
    }
    std::string operator()(const act::PhaseBegins& act) const
    {
        return text(word_of(act.phase)) + " begins";
    }

private:
    [[nodiscard]] std::string cards(const Cards& cards) const
    {
        return format(cards, m_components);
    }
    [[nodiscard]] std::string figure(const FigureAt& figure) const
    {
        return format(figure, m_components);
    }
    const Components& m_components;
};

/// One function for each kind of action: what stands behind the actor.
class ActionWriter {
public:
    explicit ActionWriter(const Components& components)
        : m_components(components)
    {
    }

    std::string operator()(const OpenBusiness& move) const
    {
        return "opens " + text(word_of(move.territory)) + " " + name(move.business);
    }
    std::string operator()(const RevealJob& move) const
    {
        return "reveals job " + m_components[move.job].naming.name;
    }
    std::string operator()(const RevealAlly& move) const
    {
        return "reveals ally " + m_components[move.ally].naming.name;
    }
    std::string operator()(const RevealNothing&) const { return "reveals nothing"; }
    std::string operator()(const FightWar& move) const
    {
        std::string line = "war " + text(word_of(move.territory));
        if (move.belief)
            line += " " + text(move.belief->winner ? word_of(*move.belief->winner) : "none");
        return line;
    }
    std::string operator()(const EmptyPile& move) const
    {
        return "empties " + pile_word(move.pile);
    }
    std::string operator()(const Correct& move) const
    {
        return "corrects: " + list_acts(move.acts, m_components);
    }
    std::string operator()(const Believe& move) const
    {
        return "believes " + text(word_of(move.family)) + " " + claim(move);
    }
    std::string operator()(const PlaceThug& move) const { return "thug " + name(move.business); }
    std::string operator()(const PlaceMember& move) const
    {
        return "member " + text(word_of(move.figure)) + " " + m_components[move.space].name;
    }
    std::string operator()(const CompleteJob& move) const
    {
        std::string line = "job " + m_components[move.job].naming.name + " from "
            + (move.from == CompleteJob::From::hand ? "hand" : "public");
        if (!move.pays.empty())
            line += " pays " + cards(move.pays);
        return line;
    }
    std::string operator()(const PlayAlly& move) const
    {
        return "ally " + m_components[move.ally].naming.name;
    }
    std::string operator()(const Pass&) const { return "passes"; }
    std::string operator()(const Collect&) const { return "collects"; }
    std::string operator()(const UsePlain& move) const
    {
        return "uses " + text(word_of(move.icon));
    }
    std::string operator()(const UseBank& move) const { return "uses bank " + cards(move.cards); }
    std::string operator()(const UseJobs& move) const
    {
        std::string line = "uses jobs";
        if (!move.keeps.empty())
            line += " keeps " + names(move.keeps);
        if (move.covered_keeps > 0)
            line += " keeps *";
        if (!move.discards.empty())
            line += " discards " + names(move.discards);
        return line;
    }
    std::string operator()(const UseTrade& move) const
    {
        return "uses " + text(word_of(move.icon)) + " gives " + cards(move.gives);
    }
    std::string operator()(const UseSwap& move) const
    {
        return "uses swap gives " + cards(move.gives) + " for " + text(word_of(move.good));
    }
    std::string operator()(const UseFront& move) const
    {
        return "uses front " + name(move.business);
    }
    std::string operator()(const UseBack& move) const { return "uses back " + name(move.business); }
    std::string operator()(const UseShoot& move) const
    {
        return "uses shoot " + format(move.figure, m_components);
    }
    std::string operator()(const UseRecall& move) const
    {
        return "uses recall " + format(move.figure, m_components);
    }
    std::string operator()(const UseMove& move) const
    {
        return "uses move " + format(move.figure, m_components) + " to "
            + format(move.to, m_components);
    }
    std::string operator()(const UseNeutral& move) const
    {
        return "uses " + text(word_of(move.figure)) + " " + format(move.to, m_components);
    }
    std::string operator()(const UseByHand& move) const
    {
        const std::string acts = move.acts.empty() ? "nothing" : list_acts(move.acts, m_components);
        return "uses by-hand: " + acts;
    }
    std::string operator()(const Decline& move) const
    {
        return move.icon ? "declines " + text(word_of(*move.icon)) : "declines";
    }
    std::string operator()(const ChangeMoney& move) const
    {
        return "changes " + cards(move.gives) + " for " + cards(move.takes);
    }
    std::string operator()(const RelocateMarker& move) const
    {
        return "relocates " + marker_word(move.from, move.number);
    }
    std::string operator()(const LeaveMarker&) const { return "leaves"; }
    std::string operator()(const Bid& move) const
    {
        return move.is_covered ? "bids *" : "bids " + cards(move.cards);
    }
    std::string operator()(const TakeAlly& move) const
    {
        return "takes " + m_components[move.ally].naming.name;
    }
    std::string operator()(const Discard& move) const { return "discards " + cards(move.cards); }
    std::string operator()(const CountSuitcase& move) const
    {
        return "counts " + list_cards(Cards::of(move.money), m_components, Listing::counted);
    }

private:
    [[nodiscard]] std::string cards(const Cards& cards) const
    {
        return format(cards, m_components);
    }
    [[nodiscard]] std::string name(BusinessId business) const
    {
        return m_components[business].naming.name;
    }
    template <typename Jobs>
    [[nodiscard]] std::string names(const Jobs& jobs) const
    {
        std::vector<std::string> parts;
        for (const JobId job : jobs)
            parts.push_back(m_components[job].naming.name);
        return ledger::join(parts, ",");
    }
    [[nodiscard]] std::string claim(const Believe& move) const
    {
        const std::string territory(word_of(move.territory));
        switch (move.claim) {
        case Believe::Claim::controls:
            return "controls " + territory;
        case Believe::Claim::dominates:
            return "dominates " + territory;
        case Believe::Claim::influences:
            return "influences " + territory + " " + std::to_string(move.number);
        case Believe::Claim::leads:
            return "leads " + text(word_of(move.colour));
        case Believe::Claim::first:
            return "first";
        case Believe::Claim::holds:
            return "holds " + cards(move.cards);
        case Believe::Claim::supplies:
            return "supplies " + figures(move.figures);
        case Believe::Claim::banked:
            return "banked " + std::to_string(move.number);
        case Believe::Claim::totals:
            return "totals " + std::to_string(move.number);
        case Believe::Claim::wins:
            break;
        }
        return "wins";
    }
    [[nodiscard]] static std::string figures(const std::array<std::uint8_t, 4>& counts)
    {
        std::vector<std::string> parts;
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            for (int i = 0; i < counts[kind]; ++i)
                parts.emplace_back(word_of(static_cast<FigureKind>(kind)));
        }
        return parts.empty() ? "nothing" : ledger::join(parts, ",");
    }
    const Components& m_components;
};

} // namespace

std::string format(const Cards& cards, const Components& components)
{
    return list_cards(cards, components, Listing::one_by_one);
}

std::string format(Place place, const Components& components)
{
    switch (place.kind) {
    case Place::Kind::thug_space:
        return components[place.business()].naming.name;
    case Place::Kind::member_space:
        return components[place.space()].name;
    case Place::Kind::territory:
        return "in:" + std::string(word_of(place.territory()));
    case Place::Kind::hudson:
        return "hudson";
    case Place::Kind::supply:
        return "supply";
    case Place::Kind::box:
        break;
    }
    return "box";
}

std::string format(const FigureAt& figure, const Components& components)
{
    std::string word;
    if (figure.owner)
        word = std::string(word_of(*figure.owner)) + ":";
    return word + std::string(word_of(figure.kind)) + "@" + format(figure.place, components);
}

std::string format(const Act& act, const Components& components)
{
    return std::visit(ActWriter(components), act);
}

std::string format(const Move& move, const Components& components)
{
    std::string line(move.family ? word_of(*move.family) : "table");
    line += " " + std::visit(ActionWriter(components), move.action);
    if (!move.ruling.empty())
        line += " ! " + move.ruling;
    return line;
}

} // namespace consigliere::corleone
