#include "companion/table_mafia/log_text.h"

#include "companion/desk/sentences.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/view.h"
#include "companion/telling/said_by.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// Visitor: true if a move's text implies the act, so its row omits it.
class SaysItself {
public:
    SaysItself(const Move& move, const Act& act)
        : m_figure(move.figure)
        , m_act(act)
    {
    }

    bool operator()(const Roll&) const { return is<act::Rolls>(); }
    bool operator()(const Walk& move) const { return move.to && is<act::Stands>(); }
    bool operator()(const Toss&) const { return is<act::Tosses>(); }
    bool operator()(const Bet&) const { return is<act::Tosses>(); }
    bool operator()(const Draw& move) const { return is_listed(move.does) || is_taken(move.card); }
    bool operator()(const UseCard& move) const
    {
        const auto* opens = std::get_if<act::OpensCard>(&m_act);
        return is_listed(move.does) || (opens != nullptr && opens->card == move.card);
    }
    bool operator()(const Fulfil& move) const { return is_listed(move.does); }
    bool operator()(const Buy&) const
    {
        return is_own<act::Places>() || is_own<act::Marks>() || is<act::GivesCard>();
    }
    bool operator()(const Sell&) const { return is<act::Lifts>(); }
    bool operator()(const Hire&) const { return is<act::Hires>(); }
    bool operator()(const Send&) const { return is<act::MovesKiller>(); }
    bool operator()(const Remove&) const { return is<act::Lifts>(); }
    bool operator()(const Correct& move) const { return is_listed(move.acts); }
    template <typename Other>
    bool operator()(const Other&) const
    {
        return false;
    }

private:
    template <typename Kind>
    [[nodiscard]] bool is() const
    {
        return std::holds_alternative<Kind>(m_act);
    }
    template <typename Kind>
    [[nodiscard]] bool is_own() const
    {
        const auto* done = std::get_if<Kind>(&m_act);
        return done != nullptr && done->figure == m_figure;
    }
    [[nodiscard]] bool is_taken(Card card) const
    {
        const auto* takes = std::get_if<act::TakesCard>(&m_act);
        return takes != nullptr && takes->card == card;
    }
    [[nodiscard]] bool is_listed(const std::vector<Act>& acts) const
    {
        return std::ranges::find(acts, m_act) != acts.end();
    }

    std::optional<Figure> m_figure;
    const Act& m_act;
};

/// Consequences of an entry that its move does not imply. Payments first, because the end is elided
/// if space is short.
std::string consequences_of(const Move& move, std::vector<Act> acts)
{
    std::ranges::stable_partition(acts, [](const Act& act) {
        return std::holds_alternative<act::Pays>(act) || std::holds_alternative<act::Forgoes>(act);
    });
    std::vector<std::string> lines;
    for (const Act& act : acts) {
        std::string text = tell_act(act);
        if (!text.empty() && !std::visit(SaysItself(move, act), move.action))
            lines.push_back(std::move(text));
    }
    return ledger::join(lines, ", ");
}

bool begins_vendetta(const Act& act)
{
    return std::holds_alternative<act::VendettaBegins>(act);
}

} // namespace

desk::LogLine log_line_of(const View& view, int entry)
{
    return view.tell_entry(entry, [&](const Move& move) {
        const auto observed = view.observed();
        desk::LogLine line;
        line.text = tell_move(move);
        if (move.figure)
            line.actor = actor_of(view.components(), *move.figure);
        line.detail = consequences_of(move, observed->acts_of(entry));
        return line;
    });
}

std::string Table::tell_line(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    if (move.is_error())
        return std::string(line);
    const auto observed = m_view.observed();
    const int next = observed->known().history().size() + 1;
    return tell_move(observed->secrecy().known_move(next, move.value()));
}

namespace {

/// Step of the turn of a move; a move may skip steps.
Phase phase_of(const Move& move, Phase before, Phase after)
{
    if (std::holds_alternative<Roll>(move.action))
        return Phase::roll;
    const bool goes_on = ledger::is_one_of<Buy, Hire, Send>(move.action) && after > before
        && after < Phase::vendetta;
    return goes_on ? after : before;
}

} // namespace

/// "Antonio’s turn · City".
std::string Table::chapter_of(int entry) const
{
    const View::Timeline& timeline = m_view.timeline();
    const ledger::Entry& made = timeline.history().entry(entry);
    const Position& position = timeline.position_after(made.follows);
    const auto& move = timeline.move_of(entry);
    const bool stands = move && ledger::is_applied(made.verdict);
    const std::string phase =
        tell(stands ? phase_of(*move, position.phase, timeline.position_after(entry).phase)
                    : position.phase);
    const bool begins_turn = stands && std::holds_alternative<Roll>(move->action);
    const std::optional<Figure> figure = begins_turn ? move->figure : position.turn.figure;
    return figure ? tr_fill("{figure}’s turn", {{"figure", tell(*figure)}}) + "  ·  " + phase
                  : phase;
}

std::vector<int> Table::conflicts() const
{
    std::vector<int> entries;
    for (int entry = 1; entry <= m_view.timeline().history().size(); ++entry) {
        if (std::ranges::any_of(m_view.timeline().acts_of(entry), begins_vendetta))
            entries.push_back(entry);
    }
    return entries;
}

// Moves as localized text. ------------------------------------------------------------------------

using language::number;

namespace {

/// Appends acts that players carried out because of a card.
std::string with_acts(std::string text, const std::vector<Act>& acts)
{
    if (acts.empty())
        return text;
    return std::move(text) + ": " + ledger::join(acts, ", ", tell_act);
}

/// Visitor: a move without its figure.
class MoveTeller {
public:
    std::string operator()(const Roll& move) const
    {
        return tr_fill("rolls {number}; next: {next}",
            {{"number", number(move.number)}, {"next", tell(move.next)}});
    }
    std::string operator()(const Walk& move) const
    {
        std::string text = tr_count("moves {n} field", "moves {n} fields", move.steps);
        if (move.to)
            text += " → " + tell(*move.to);
        return move.over ? text + ", " + tr("past the start") : text;
    }
    std::string operator()(const Toss& move) const
    {
        return tr_fill("tosses {coin}", {{"coin", tell(move.coin)}});
    }
    std::string operator()(const Bet& move) const
    {
        return tr_fill("bets {amount}, rolls {number}, {coin}",
            {{"amount", donars(move.stake)}, {"number", number(move.number)},
                {"coin", tell(move.coin)}});
    }
    std::string operator()(const Draw& move) const
    {
        return with_acts(tr_fill("draws {card}", {{"card", tell(move.card)}}), move.does);
    }
    std::string operator()(const UseCard& move) const
    {
        std::string text = tr_fill("uses {card}", {{"card", tell(move.card)}});
        if (move.on)
            text += " → " + tell(*move.on);
        if (move.takes)
            text += " → "
                + tr_fill("{what} of {figure}",
                    {{"what", tell(move.takes->card)}, {"figure", tell(move.takes->from)}});
        return with_acts(std::move(text), move.does);
    }
    std::string operator()(const Fulfil& move) const
    {
        return with_acts(tr_fill("fulfils {card}", {{"card", tell(move.card)}}), move.does);
    }
    std::string operator()(const Buy& move) const
    {
        if (!move.deal)
            return tr_fill("buys {what}", {{"what", tell(move.thing)}});
        return tr_fill("buys {what} from {figure} for {amount}",
            {{"what", tell(move.thing)}, {"figure", tell(move.deal->seller)},
                {"amount", donars(move.deal->price)}});
    }
    std::string operator()(const Sell& move) const
    {
        return tr_fill("sells {what} to the city", {{"what", tell(move.thing)}});
    }
    std::string operator()(const Give& move) const
    {
        return tr_fill("gives {figure} {amount}",
            {{"figure", tell(move.to)}, {"amount", donars(move.amount)}});
    }
    std::string operator()(const Repay& move) const
    {
        return tr_fill("repays {figure} {amount}",
            {{"figure", tell(move.to)}, {"amount", donars(move.amount)}});
    }
    std::string operator()(const Borrow&) const { return tr("borrows in the family"); }
    std::string operator()(const Fail&) const { return tr("can’t pay, nor can the family"); }
    std::string operator()(const Hire& move) const
    {
        return move.at ? tr("hires a killer at the club") : tr("hires a killer");
    }
    std::string operator()(const Send& move) const
    {
        return tr_fill("sends a killer: {at} → {square}",
            {{"at", tell(move.from)}, {"square", tell(move.to)}});
    }
    std::string operator()(const Remove& move) const
    {
        return tr_fill("removes the piece: {square}", {{"square", tell(move.square)}});
    }
    std::string operator()(const Tax&) const
    {
        return tr("The bank is empty: everyone pays half of their money");
    }
    std::string operator()(const Stop&) const { return tr("The table stops the game"); }
    std::string operator()(const Spit& move) const
    {
        return tr_fill("{figure} spits farthest", {{"figure", tell(move.figure)}});
    }
    std::string operator()(const Correct& move) const
    {
        return tr_fill("Correction: {acts}", {{"acts", ledger::join(move.acts, ", ", tell_act)}});
    }
    std::string operator()(const Believe& move) const
    {
        return tr_fill("The table asks: {claim}", {{"claim", tell(move.belief)}});
    }
};

} // namespace

std::string tell_move(const Move& move)
{
    std::string action = std::visit(MoveTeller(), move.action);
    return move.figure ? telling::said_by(tell(*move.figure), action) : action;
}

// Acts as localized text. -------------------------------------------------------------------------

using desk::Says;

namespace {

/// Messages of acts that only need the figure and the place.
constexpr desk::Sentences act_sentences{Says<act::Stands>{to_translate("{figure} stops: {field}")},
    Says<act::Places>{to_translate("{figure} places a piece: {square}")},
    Says<act::Lifts>{to_translate("a piece of {figure} is taken off: {square}")},
    Says<act::GainsKiller>{to_translate("{figure} gets a killer")},
    Says<act::LosesKiller>{to_translate("{figure} loses a killer: {at}")},
    Says<act::MovesKiller>{to_translate("{figure}’s killer: {at} → {square}")},
    Says<act::Marks>{to_translate("{figure} holds {field}")},
    Says<act::Unmarks>{to_translate("{figure} no longer holds {field}")},
    Says<act::LaysCard>{to_translate("{figure} lays {card} on {field}")},
    Says<act::TakesCard>{to_translate("{figure} takes {card}")},
    Says<act::ReturnsCard>{to_translate("{card} goes under its deck")},
    Says<act::GivesCard>{to_translate("{figure} gives {card} to {other}")},
    Says<act::OpensCard>{to_translate("{figure} reveals {card}")},
    Says<act::Owes>{to_translate("{figure} owes {other} {amount}")},
    Says<act::Tosses>{to_translate("{figure} tosses {coin}")},
    Says<act::Hires>{to_translate("{figure} hires a killer")},
    Says<act::Forgoes>{to_translate("{figure} is clean and forgoes {amount} ({why})")},
    Says<act::FallsDue>{to_translate("{figure} owes {amount} at once ({why})")},
    Says<act::AgentComes>{to_translate("The Federal agent comes to {figure}")},
    Says<act::VendettaBegins>{to_translate("Vendetta: {figure} against {other}")},
    Says<act::VendettaEnds>{to_translate("The vendetta is finished")},
    Says<act::GameEnds>{to_translate("The game ends: {ending}")}};

/// Placeholder values of such a message.
class Values {
public:
    template <typename Kind>
    explicit Values(const Kind& act)
    {
        if constexpr (requires { act.figure; })
            add("figure", tell(act.figure));
        if constexpr (requires { act.attacker; }) {
            add("figure", tell(act.attacker));
            add("other", tell(act.victim));
        }
        if constexpr (requires { act.field; })
            add("field", tell(act.field));
        if constexpr (requires { act.business; })
            add("field", tell(act.business));
        if constexpr (requires { act.square; })
            add("square", tell(act.square));
        if constexpr (requires { act.at; })
            add("at", tell(act.at));
        if constexpr (std::is_same_v<Kind, act::MovesKiller>) {
            add("at", tell(act.from));
            add("square", tell(act.to));
        } else if constexpr (requires { act.to; }) {
            add("other", tell(act.to));
        }
        if constexpr (requires { act.card; })
            add("card", tell(act.card));
        if constexpr (requires { act.amount; })
            add("amount", donars(act.amount));
        if constexpr (requires { act.coin; })
            add("coin", tell(act.coin));
        if constexpr (requires { act.why; })
            add("why", tell(act.why));
        if constexpr (requires { act.ending; })
            add("ending", tell(act.ending));
    }

    language::Values all;

private:
    void add(const char* place, std::string told) { all.emplace_back(place, std::move(told)); }
};

class ActTeller {
public:
    std::string operator()(const act::Pays& act) const
    {
        std::string text;
        if (!act.from.figure)
            text = tell(act.to) + " +" + number(act.amount);
        else if (!act.to.figure)
            text = tell(act.from) + " −" + number(act.amount);
        else
            text = tell(act.from) + " → " + tell(act.to) + ": " + number(act.amount);
        return act.why == Why::correction ? text : text + " (" + tell(act.why) + ")";
    }
    std::string operator()(const act::Rolls& act) const
    {
        return tr_fill("{figure} rolls {number}; next: {next}",
            {{"figure", tell(act.figure)}, {"number", number(act.number)},
                {"next", tell(act.next)}});
    }
    // Course of a turn: the moves imply it.
    std::string operator()(const act::TurnEnds&) const { return {}; }
    std::string operator()(const act::PhaseBegins&) const { return {}; }
    template <typename Kind>
    std::string operator()(const Kind& act) const
    {
        return tr_fill(act_sentences.of(act), Values(act).all);
    }
};

} // namespace

std::string tell_act(const Act& act)
{
    return std::visit(ActTeller(), act);
}

} // namespace consigliere::table_mafia
