// Moves as localized text.

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/telling/said_by.h"
#include "engine/ledger/line_words.h"

namespace consigliere::table_mafia {

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

} // namespace consigliere::table_mafia
