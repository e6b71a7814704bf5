// Answers to the log about entries: grouping, chapter, and texts of lines that are not recorded.

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table.h"
#include "engine/corleone/messages_actions.h"
#include "engine/corleone/terms.h"

namespace consigliere::table_corleone {

namespace {

/// True if parsing a line has added components.
bool has_new_names(const Components& known, const Components& after)
{
    return known.businesses().size() != after.businesses().size()
        || known.jobs().size() != after.jobs().size()
        || known.allies().size() != after.allies().size()
        || known.spaces().size() != after.spaces().size();
}

/// Acts that bring or cost something; what else happens is seen on the board.
template <typename Kind>
constexpr bool is_gain_or_cost =
    std::is_same_v<Kind,
        act::
            Gains> || std::is_same_v<Kind, act::Loses> || std::is_same_v<Kind, act::Banks> || std::is_same_v<Kind, act::Bribes> || std::is_same_v<Kind, act::DrawsJobs> || std::is_same_v<Kind, act::TakesHorseHead>;

/// "Ana: $2, Suitcase" for each Family that may use abilities.
void add_dues(std::vector<std::string>& facts, const View& view, const Position& position)
{
    for (const Family family : position.seats) {
        std::vector<std::string> icons;
        for (const DueIcon& due : position.due) {
            if (due.family == family && !due.is_lost)
                icons.push_back(tell(due.icon));
        }
        if (!icons.empty())
            facts.push_back(view.player(family) + ": " + ledger::join(icons, ", "));
    }
}

} // namespace

std::string Table::tell_prospect(std::string_view line) const
{
    Components known = m_view.components();
    const auto move = parse(line, known);
    if (move.is_error() || has_new_names(m_view.components(), known))
        return {};
    const auto observed = m_view.observed();
    const auto judged = observed->known().consider(move.value());
    std::vector<std::string> facts;
    for (const Act& act : judged.acts) {
        const bool is_told = std::visit(
            [](const auto& kind) { return is_gain_or_cost<std::decay_t<decltype(kind)>>; }, act);
        if (is_told)
            facts.push_back(tell_act(m_view, act));
    }
    // While abilities are due, the others stay as they are.
    if (m_view.position().due.empty())
        add_dues(facts, m_view, judged.after);
    return ledger::join(facts, "  ·  ");
}

std::string Table::tell_line(std::string_view line) const
{
    Components known = m_view.components();
    const auto move = parse(line, known);
    if (move.is_error() || has_new_names(m_view.components(), known))
        return std::string(line);
    const auto observed = m_view.observed();
    const int next = observed->known().history().size() + 1;
    return tell_move(m_view, observed->secrecy().known_move(next, move.value()));
}

std::string Table::headline(const ledger::Reason& reason) const
{
    const ledger::Message& said = reason.message;
    const bool is_taken = said == message::thug_space_taken || said == message::member_space_taken;
    if (!is_taken || !reason.waived_by.empty())
        return {};
    const auto figure = std::get<FigureAt>(thing_of(reason.facts.begin()->term));
    return tr_fill("{place} is taken", {{"place", tell(figure.place, m_view.components())}});
}

bool Table::carries_on(int entry) const
{
    const std::optional<Move>& move = m_view.timeline().move_of(entry);
    return move && table_corleone::carries_on(*move);
}

std::string Table::chapter_of(int entry) const
{
    const Timeline& timeline = m_view.timeline();
    const int before = timeline.history().entry(entry).follows;
    const Position& position = timeline.position_after(before);
    if (position.phase == Phase::setup || position.phase == Phase::end)
        return tell(position.phase);
    return tr_fill("Act {act}", {{"act", tell_act(position.act)}}) + "  ·  " + tell(position.phase);
}

} // namespace consigliere::table_corleone
