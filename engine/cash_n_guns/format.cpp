/// Writing move lines: the same words that `parse.cpp` reads.

#include "engine/cash_n_guns/move.h"
#include "engine/ledger/words.h"

namespace consigliere::cash_n_guns {

namespace {

std::string text(std::string_view word)
{
    return std::string(word);
}

std::string counted(std::string_view word, int count)
{
    return count == 1 ? text(word) : text(word) + "x" + std::to_string(count);
}

/// What both writers need: the names of things.
class Names {
public:
    explicit Names(const Components& components)
        : m_components(components)
    {
    }

protected:
    [[nodiscard]] const std::string& name(Player player) const { return m_components[player].name; }
    [[nodiscard]] std::string place(LootPlace place) const
    {
        switch (place.kind) {
        case LootPlace::Kind::player:
            return name(place.player_there);
        case LootPlace::Kind::table:
            return "table";
        case LootPlace::Kind::deck:
            return "deck";
        case LootPlace::Kind::box:
            break;
        }
        return "box";
    }
    [[nodiscard]] static std::string swap(
        const std::optional<Bullet>& takes, const std::optional<Bullet>& gives)
    {
        if (!takes || !gives)
            return {};
        return " takes " + text(word_of(*takes)) + " gives " + text(word_of(*gives));
    }
    [[nodiscard]] const Components& components() const { return m_components; }

private:
    const Components& m_components;
};

/// One function for each kind of act, in the order of `act.h`.
class ActWriter : public Names {
public:
    using Names::Names;

    std::string operator()(const act::Gives& act) const
    {
        return place(act.from) + " gives " + format(act.loot) + " to " + place(act.to);
    }
    std::string operator()(const act::GainsWound& act) const
    {
        return name(act.player) + " gains wound";
    }
    std::string operator()(const act::LosesWound& act) const
    {
        return name(act.player) + " loses wound";
    }
    std::string operator()(const act::GainsDesk& act) const
    {
        return name(act.player) + " gains desk";
    }
    std::string operator()(const act::Holds& act) const
    {
        std::vector<std::string> parts;
        if (act.bangs > 0)
            parts.push_back(counted(word_of(Bullet::bang), act.bangs));
        if (act.clicks > 0)
            parts.push_back(counted(word_of(Bullet::click), act.clicks));
        return name(act.player) + " holds "
            + (parts.empty() ? "nothing" : ledger::join(parts, ","));
    }
    std::string operator()(const act::Leaves& act) const { return name(act.player) + " leaves"; }
    std::string operator()(const act::Returns& act) const { return name(act.player) + " returns"; }
    std::string operator()(const act::LiesDown& act) const { return name(act.player) + " lies"; }
    std::string operator()(const act::StandsUp& act) const { return name(act.player) + " stands"; }
    std::string operator()(const act::Reveals& act) const
    {
        return "table loots " + format(act.loot);
    }
    std::string operator()(const act::OffersDesk&) const { return "table offers desk"; }
    std::string operator()(const act::BulletsLaid&) const { return "table lays bullets"; }
    std::string operator()(const act::Aims& act) const
    {
        return name(act.player) + " aims " + name(act.target);
    }
    std::string operator()(const act::IsSlow& act) const { return name(act.player) + " slow"; }
    std::string operator()(const act::ChangesTarget& act) const
    {
        return name(act.player) + " aims " + name(act.target);
    }
    std::string operator()(const act::Discards& act) const
    {
        return name(act.player) + " discards";
    }
    std::string operator()(const act::Tells& act) const
    {
        return name(act.player) + " discards " + text(word_of(act.bullet));
    }
    std::string operator()(const act::TurnsUp& act) const
    {
        return name(act.player) + " turns up " + text(word_of(act.bullet));
    }
    std::string operator()(const act::Shows& act) const
    {
        return name(act.player) + " shows " + text(word_of(act.bullet));
    }
    std::string operator()(const act::Shoots& act) const
    {
        return name(act.player) + " shoots " + name(act.target);
    }
    std::string operator()(const act::Falls& act) const { return name(act.player) + " falls"; }
    std::string operator()(const act::Dodges& act) const { return name(act.player) + " dodges"; }
    std::string operator()(const act::TakesShare& act) const
    {
        return name(act.player) + " takes " + text(word_of(act.share));
    }
    std::string operator()(const act::Reloads& act) const
    {
        return name(act.player)
            + (act.certainty == act::Reloads::Certainty::certain ? " reloads" : " may reload");
    }
    std::string operator()(const act::FindsNoBang&) const { return "table finds no bang"; }
    std::string operator()(const act::SwapsBullet& act) const
    {
        return name(act.player) + " swaps with " + name(act.other) + swap(act.takes, act.gives);
    }
    std::string operator()(const act::Calls& act) const
    {
        return name(act.player) + " uses " + text(word_of(act.power));
    }
    std::string operator()(const act::Forbids& act) const
    {
        return name(act.player) + " forbids " + name(act.target) + " " + text(word_of(act.type));
    }
    std::string operator()(const act::TakesNothing& act) const
    {
        return name(act.player) + " takes nothing";
    }
    std::string operator()(const act::LeavesDesk&) const { return "table leaves desk"; }
    std::string operator()(const act::OrderIsGiven& act) const
    {
        return name(act.player) + " has ordered";
    }
    std::string operator()(const act::MovesDesk& act) const
    {
        return "desk to " + name(act.player);
    }
    std::string operator()(const act::Unclaimed& act) const
    {
        return "table leaves " + format(act.loot);
    }
    std::string operator()(const act::TakesBackUnsaid&) const { return "table takes back unsaid"; }
    std::string operator()(const act::PhaseBegins& act) const
    {
        return text(word_of(act.phase)) + " " + std::to_string(act.round) + " begins";
    }
};

/// One function for each kind of action: what stands behind the actor.
class ActionWriter : public Names {
public:
    using Names::Names;

    std::string operator()(const RevealLoot& move) const { return "loots " + format(move.loot); }
    std::string operator()(const TakeCover& move) const
    {
        std::vector<std::string> names;
        for (std::size_t seat = 0; seat < components().seats().size(); ++seat) {
            const auto player = static_cast<Player>(seat);
            if (move.lying.contains(player))
                names.push_back(name(player));
        }
        return names.empty() ? "stands" : "ducks " + ledger::join(names, ",");
    }
    std::string operator()(const Correct& move) const
    {
        std::vector<std::string> parts;
        parts.reserve(move.acts.size());
        for (const Act& act : move.acts)
            parts.push_back(format(act, components()));
        return "corrects: " + ledger::join(parts, "; ");
    }
    std::string operator()(const Believe& move) const { return "believes " + claim(move); }
    std::string operator()(const TakeAim& move) const { return "aims " + name(move.target); }
    std::string operator()(const BeSlow&) const { return "slow"; }
    std::string operator()(const Redirect& move) const
    {
        return "redirects " + name(move.player) + " to " + name(move.target);
    }
    std::string operator()(const ShowBullet& move) const
    {
        return "shows " + text(word_of(move.bullet));
    }
    std::string operator()(const TellDiscard& move) const
    {
        return "discards " + (move.bullet ? text(word_of(*move.bullet)) : "*");
    }
    std::string operator()(const TakeShare& move) const
    {
        std::vector<std::string> shares;
        for (const Share share : move.shares)
            shares.push_back(text(word_of(share)));
        std::string line = "takes " + ledger::join(shares, ",");
        if (move.found == TakeShare::Found::bang)
            line += " gets bang";
        if (move.found == TakeShare::Found::nothing)
            line += " gets nothing";
        if (move.trade)
            line +=
                " trades " + text(word_of(move.trade->card)) + " from " + name(move.trade->from);
        return line;
    }
    std::string operator()(const LeaveDesk&) const { return "leaves desk"; }
    std::string operator()(const ForbidLoot& move) const
    {
        return "forbids " + name(move.player) + " " + text(word_of(move.type));
    }
    std::string operator()(const UseHustler& move) const
    {
        return use(Power::hustler) + " " + name(move.other)
            + (move.is_covered ? " takes * gives *" : swap(move.takes, move.gives));
    }
    std::string operator()(const UseProfessional& move) const
    {
        return use(Power::professional) + " " + text(word_of(move.card));
    }
    std::string operator()(const UseVulture& move) const
    {
        return use(Power::vulture) + " " + name(move.victim) + " " + format(move.loot);
    }
    std::string operator()(const UsePower& move) const { return use(move.power); }
    std::string operator()(const DeclinePower& move) const
    {
        return "declines " + text(word_of(move.power));
    }

private:
    [[nodiscard]] static std::string use(Power power) { return "uses " + text(word_of(power)); }

    [[nodiscard]] std::string claim(const Believe& move) const
    {
        using Claim = Believe::Claim;
        const std::string number = std::to_string(move.number);
        switch (move.claim) {
        case Claim::desk_is_open:
            return "desk open";
        case Claim::desk_is_taken:
            return "desk taken";
        case Claim::godfather:
            return name(move.player) + " godfather";
        case Claim::next:
            return name(move.player) + " next";
        case Claim::wounds:
            return name(move.player) + " wounds " + number;
        case Claim::out:
            return name(move.player) + " out";
        case Claim::bangs:
            return name(move.player) + " bangs " + number;
        case Claim::holds:
            return name(move.player) + " holds " + format(move.loot);
        case Claim::bills:
            return name(move.player) + " bills " + number;
        case Claim::diamonds:
            return name(move.player) + " diamonds " + number;
        case Claim::paintings:
            return name(move.player) + " paintings " + number;
        case Claim::bonus:
            return name(move.player) + " bonus";
        case Claim::totals:
            return name(move.player) + " totals " + number;
        case Claim::wins:
            break;
        }
        return name(move.player) + " wins";
    }
};

} // namespace

std::string format(const Loot& loot)
{
    std::vector<std::string> parts;
    for (const LootCard card : all_loot_cards) {
        if (loot[card] > 0)
            parts.push_back(counted(word_of(card), loot[card]));
    }
    if (loot[LootCard::covered] > 0)
        parts.push_back(counted(word_of(LootCard::covered), loot[LootCard::covered]));
    return parts.empty() ? "nothing" : ledger::join(parts, ",");
}

std::string format(const Act& act, const Components& components)
{
    return std::visit(ActWriter(components), act);
}

std::string format(const Move& move, const Components& components)
{
    std::string line = move.player ? components[*move.player].name : "table";
    line += " " + std::visit(ActionWriter(components), move.action);
    if (!move.ruling.empty())
        line += " ! " + move.ruling;
    return line;
}

} // namespace consigliere::cash_n_guns
