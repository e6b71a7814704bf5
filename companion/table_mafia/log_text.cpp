#include "companion/table_mafia/log_text.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/view.h"
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

desk::LogLine tell_entry(const ToldView& view, int entry)
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

std::string tell_line(const ToldView& view, std::string_view line)
{
    const auto move = parse(line, view.components());
    if (move.is_error())
        return std::string(line);
    const auto observed = view.observed();
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

std::string chapter_of(const ToldView& view, int entry)
{
    const ToldView::Timeline& timeline = view.timeline();
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

std::vector<int> vendettas(const ToldView& view)
{
    std::vector<int> entries;
    for (int entry = 1; entry <= view.timeline().history().size(); ++entry) {
        if (std::ranges::any_of(view.timeline().acts_of(entry), begins_vendetta))
            entries.push_back(entry);
    }
    return entries;
}

} // namespace consigliere::table_mafia
