#include "companion/table_cash_n_guns/log_text.h"

#include "companion/desk/sentences.h"
#include "companion/table_cash_n_guns/consequences.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/telling/said_by.h"

namespace consigliere::table_cash_n_guns {

using desk::Says;
using language::number;

namespace {

std::string place(const View& view, const LootPlace& at)
{
    return at.kind == LootPlace::Kind::player ? view.name(at.player_there) : tell(at.kind);
}

/// What a move does, without who does it.
class MoveTeller {
public:
    explicit MoveTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const RevealLoot& move) const
    {
        return tr_fill("Loot: {loot}", {{"loot", tell(move.loot)}});
    }
    std::string operator()(const TakeCover& move) const
    {
        std::vector<std::string> names;
        for (const Player player : players(m_view.position())) {
            if (move.lying.contains(player))
                names.push_back(name(player));
        }
        return names.empty()
            ? tr("All stand")
            : tr_fill("Lie down: {players}", {{"players", ledger::join(names, ", ")}});
    }
    std::string operator()(const Correct& move) const
    {
        const auto told = [this](const Act& act) { return tell_act(m_view, act); };
        return tr_fill("Correction: {acts}", {{"acts", ledger::join(move.acts, ", ", told)}});
    }
    std::string operator()(const Believe&) const { return tr("A question to the referee"); }
    std::string operator()(const TakeAim& move) const
    {
        return tr_fill("aims at {player}", {{"player", name(move.target)}});
    }
    std::string operator()(const BeSlow&) const { return tr("is too slow"); }
    std::string operator()(const Redirect& move) const
    {
        return tr_fill("orders {player} to aim at {target}",
            {{"player", name(move.player)}, {"target", name(move.target)}});
    }
    std::string operator()(const ShowBullet& move) const { return tell(move.bullet); }
    std::string operator()(const TellDiscard& move) const
    {
        if (!move.bullet)
            return tr("tells what was discarded");
        return tr_fill("had discarded: {bullet}", {{"bullet", tell(*move.bullet)}});
    }
    std::string operator()(const TakeShare& move) const
    {
        const auto told = [](Share share) { return tell(share); };
        std::string text =
            tr_fill("takes {what}", {{"what", ledger::join(move.shares, ", ", told)}});
        if (move.trade)
            text += " → "
                + tr_fill("{what} of {player}",
                    {{"what", tell(move.trade->card)}, {"player", name(move.trade->from)}});
        return text;
    }
    std::string operator()(const LeaveDesk&) const { return tr("leaves the desk"); }
    std::string operator()(const ForbidLoot& move) const
    {
        return tr_fill(
            "forbids {player}: {type}", {{"player", name(move.player)}, {"type", tell(move.type)}});
    }
    std::string operator()(const UseHustler& move) const
    {
        return tr_fill("swaps a Bullet card with {player}", {{"player", name(move.other)}});
    }
    std::string operator()(const UseProfessional& move) const
    {
        return tr_fill("steals {what}", {{"what", tell(move.card)}});
    }
    std::string operator()(const UseVulture& move) const
    {
        return tr_fill("draws {what} from {player}",
            {{"what", tell(move.loot)}, {"player", name(move.victim)}});
    }
    std::string operator()(const UsePower& move) const
    {
        return tr_fill("uses {power}", {{"power", tell(move.power)}});
    }
    std::string operator()(const DeclinePower& move) const
    {
        return tr_fill("does not use {power}", {{"power", tell(move.power)}});
    }

private:
    [[nodiscard]] std::string name(Player player) const { return m_view.name(player); }
    const View& m_view;
};

/// The sentences of acts that say no more than who is meant.
constexpr desk::Sentences act_sentences{Says<act::GainsWound>{to_translate("{player}: wounded")},
    Says<act::LosesWound>{to_translate("{player}: a wound healed")},
    Says<act::GainsDesk>{to_translate("{player} is Godfather")},
    Says<act::Leaves>{to_translate("{player} is out")},
    Says<act::Returns>{to_translate("{player} is back")},
    Says<act::LiesDown>{to_translate("{player} lies down")},
    Says<act::StandsUp>{to_translate("{player} stands")},
    Says<act::IsSlow>{to_translate("{player} is too slow")},
    Says<act::Discards>{to_translate("{player} discards face down")},
    Says<act::Falls>{to_translate("{player} falls")},
    Says<act::Dodges>{to_translate("{player} is lucky and takes no wound")},
    Says<act::TakesNothing>{to_translate("{player} can take nothing")},
    Says<act::MovesDesk>{to_translate("{player} is Godfather")}};

/// An act in a few words; empty for those that say nothing by themselves.
class ActTeller {
public:
    explicit ActTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const act::Gives& act) const
    {
        return place(m_view, act.from) + " → " + place(m_view, act.to) + ": " + tell(act.loot);
    }
    std::string operator()(const act::Holds& act) const
    {
        return tr_fill("{player} holds {bangs} Bang! and {clicks} Click!",
            {{"player", name(act.player)}, {"bangs", number(act.bullets[Bullet::bang])},
                {"clicks", number(act.bullets[Bullet::click])}});
    }
    std::string operator()(const act::Reveals& act) const { return tell(act.loot); }
    std::string operator()(const act::Aims& act) const { return aim(act.player, act.target); }
    std::string operator()(const act::ChangesTarget& act) const
    {
        return aim(act.player, act.target) + " (" + tr("ordered by the Godfather") + ")";
    }
    std::string operator()(const act::Calls& act) const
    {
        return telling::said_by(
            name(act.player), tr_fill("uses {power}", {{"power", tell(act.power)}}));
    }
    std::string operator()(const act::Reloads& act) const
    {
        const language::Values values{{"player", name(act.player)}};
        if (act.exchange == act::Reloads::Exchange::keeps_all)
            return tr_fill("{player} gets a Bang!", values);
        return act.certainty == act::Reloads::Certainty::certain
            ? tr_fill("{player} discards a card for a Bang!", values)
            : tr_fill("{player} discards a card for a Bang!, if there is one", values);
    }
    std::string operator()(const act::FindsNoBang&) const
    {
        return tr("no Bang! in the discard pile");
    }
    std::string operator()(const act::Shoots& act) const
    {
        return tr_fill(
            "{player} hits {target}", {{"player", name(act.player)}, {"target", name(act.target)}});
    }
    std::string operator()(const act::TakesShare& act) const
    {
        return name(act.player) + ": " + tell(act.share);
    }
    std::string operator()(const act::SwapsBullet& act) const
    {
        return name(act.player) + " ↔ " + name(act.other);
    }
    std::string operator()(const act::Forbids& act) const
    {
        return aim(act.player, act.target) + ": " + tell(act.type);
    }
    std::string operator()(const act::LeavesDesk&) const
    {
        return tr("the New Godfather token is left");
    }
    std::string operator()(const act::OrderIsGiven&) const
    {
        return tr("that was this round’s order");
    }
    std::string operator()(const act::Unclaimed& act) const
    {
        return tr_fill("nobody takes {loot}", {{"loot", tell(act.loot)}});
    }
    std::string operator()(const act::PhaseBegins& act) const
    {
        return tr_fill(
            "Round {round}: {phase}", {{"round", number(act.round)}, {"phase", tell(act.phase)}});
    }
    template <typename Other>
    std::string operator()(const Other& act) const
    {
        if constexpr (requires { act_sentences.of(act); })
            return tr_fill(act_sentences.of(act), {{"player", name(act.player)}});
        else if constexpr (requires { act.bullet; })
            return name(act.player) + ": " + tell(act.bullet);
        else
            return {};
    }

private:
    [[nodiscard]] std::string name(Player player) const { return m_view.name(player); }
    [[nodiscard]] std::string aim(Player player, Player target) const
    {
        return name(player) + " → " + name(target);
    }
    const View& m_view;
};

} // namespace

std::string tell_act(const View& view, const Act& act)
{
    return std::visit(ActTeller(view), act);
}

std::string tell_move(const View& view, const Move& move)
{
    const std::string action = std::visit(MoveTeller(view), move.action);
    return move.player ? telling::said_by(view.name(*move.player), action) : action;
}

desk::LogLine tell_entry(const View& view, int entry)
{
    return view.tell_entry(entry, [&](const Move& move) {
        desk::LogLine line;
        line.text = tell_move(view, move);
        if (move.player)
            line.actor = view.components()[*move.player].name;
        Consequences told = consequences_of(view, entry);
        // What went on by itself has a line each below what the entry did.
        std::vector<std::string> lines = std::move(told.lines);
        if (!told.details.empty())
            lines.insert(lines.begin(), ledger::join(told.details, ", "));
        line.detail = ledger::join(lines, "\n");
        return line;
    });
}

} // namespace consigliere::table_cash_n_guns
