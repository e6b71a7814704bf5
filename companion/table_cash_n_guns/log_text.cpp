#include "companion/table_cash_n_guns/log_text.h"

#include "companion/desk/sentences.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/table_parts.h"
#include "companion/telling/said_by.h"

namespace consigliere::table_cash_n_guns {

using desk::Says;
using language::number;

namespace {

std::string place(const View& view, const LootPlace& at)
{
    return at.kind == LootPlace::Kind::player ? view.name(at.player_there) : tell(at.kind);
}

/// Fields of a move or an act under the placeholder names of the log messages.
template <typename Kind>
language::Values values_of(const View& view, const Kind& kind)
{
    language::Values values;
    if constexpr (requires { kind.player; })
        values.emplace_back("player", view.name(kind.player));
    if constexpr (requires { kind.other; })
        values.emplace_back("player", view.name(kind.other));
    if constexpr (requires { kind.target; })
        values.emplace_back("target", view.name(kind.target));
    if constexpr (requires { kind.loot; })
        values.emplace_back("loot", tell(kind.loot));
    if constexpr (requires { kind.card; })
        values.emplace_back("what", tell(kind.card));
    if constexpr (requires { kind.power; })
        values.emplace_back("power", tell(kind.power));
    if constexpr (requires { kind.type; })
        values.emplace_back("type", tell(kind.type));
    if constexpr (requires { kind.phase; }) {
        values.emplace_back("round", number(kind.round));
        values.emplace_back("phase", tell(kind.phase));
    }
    return values;
}

constexpr desk::Sentences move_sentences{Says<RevealLoot>{to_translate("Loot: {loot}")},
    Says<Believe>{to_translate("A question to the referee")},
    Says<BeSlow>{to_translate("is too slow")},
    Says<Redirect>{to_translate("orders {player} to aim at {target}")},
    Says<LeaveDesk>{to_translate("leaves the desk")},
    Says<ForbidLoot>{to_translate("forbids {player}: {type}")},
    Says<UseHustler>{to_translate("swaps a Bullet card with {player}")},
    Says<UseProfessional>{to_translate("steals {what}")},
    Says<UsePower>{to_translate("uses {power}")},
    Says<DeclinePower>{to_translate("doesn’t use {power}")}};

/// Visitor: a move without its actor.
class MoveTeller {
public:
    explicit MoveTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const TakeCover& move) const
    {
        const std::string names = language::listed(players(m_view.position()),
            [&](Player player) { return move.lying.contains(player) ? name(player) : ""; });
        return names.empty() ? tr("Everyone stands")
                             : tr_fill("Lie down: {players}", {{"players", names}});
    }
    std::string operator()(const Correct& move) const
    {
        const auto told = [this](const Act& act) { return tell_act(m_view, act); };
        return tr_fill("Correction: {acts}", {{"acts", ledger::join(move.acts, ", ", told)}});
    }
    std::string operator()(const TakeAim& move) const
    {
        return tr_fill("aims at {player}", {{"player", name(move.target)}});
    }
    std::string operator()(const ShowBullet& move) const { return tell(move.bullet); }
    std::string operator()(const TellDiscard& move) const
    {
        if (!move.bullet)
            return tr("reveals a discard");
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
    std::string operator()(const UseVulture& move) const
    {
        return tr_fill("draws {what} from {player}",
            {{"what", tell(move.loot)}, {"player", name(move.victim)}});
    }
    template <typename Kind>
    std::string operator()(const Kind& move) const
    {
        return tr_fill(move_sentences.of(move), values_of(m_view, move));
    }

private:
    [[nodiscard]] std::string name(Player player) const { return m_view.name(player); }
    const View& m_view;
};

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
    Says<act::MovesDesk>{to_translate("{player} is Godfather")},
    Says<act::FindsNoBang>{to_translate("no Bang! in the discard pile")},
    Says<act::Shoots>{to_translate("{player} hits {target}")},
    Says<act::LeavesDesk>{to_translate("the New Godfather token is left")},
    Says<act::OrderIsGiven>{to_translate("that was this round’s order")},
    Says<act::Unclaimed>{to_translate("no one takes {loot}")},
    Says<act::PhaseBegins>{to_translate("Round {round}: {phase}")}};

/// Visitor: an act, shortened; empty for acts without a text.
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
        return tell_move(m_view, {act.player, UsePower{act.power}, {}});
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
    template <typename Other>
    std::string operator()(const Other& act) const
    {
        if constexpr (requires { act_sentences.of(act); })
            return tr_fill(act_sentences.of(act), values_of(m_view, act));
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

desk::LogLine log_line_of(const View& view, int entry)
{
    return view.tell_entry(entry, [&](const Move& move) {
        desk::LogLine line;
        line.text = tell_move(view, move);
        if (move.player)
            line.actor = view.components()[*move.player].name;
        Consequences told = consequences_of(view, entry);
        // Automatic consequences have a line each below the entry.
        std::vector<std::string> lines = std::move(told.lines);
        if (!told.details.empty())
            lines.insert(lines.begin(), ledger::join(told.details, ", "));
        line.detail = ledger::join(lines, "\n");
        return line;
    });
}

} // namespace consigliere::table_cash_n_guns
