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

} // namespace

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

std::vector<int> Table::conflicts() const
{
    return m_view.entries_with<FightWar>();
}

int Table::part() const
{
    return m_view.position().act;
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
