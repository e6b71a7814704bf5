/// The ways to a past evening, and from there to the table.

#include "companion/screens/evening_doors.h"

#include "companion/screens/table_screen.h"
#include "db/archive/played.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// What the list of evenings says of one; of one that it does not have, what the evening says.
db::SessionSummary summary_of(
    const Context& context, const db::SessionId& id, const ledger::Evening* evening)
{
    auto sessions = db::list_sessions(context.database);
    if (!sessions.is_error()) {
        const auto found = std::ranges::find(sessions.value(), id, &db::SessionSummary::id);
        if (found != sessions.value().end())
            return std::move(*found);
    }
    db::SessionSummary summary;
    summary.id = id;
    if (evening == nullptr)
        return summary;
    summary.game = evening->game();
    for (const std::string& actor : evening->actors())
        summary.seats.push_back({actor, {}, {}, {}, {}, false});
    return summary;
}

void open_past(const Context& context, db::Played played, db::SessionSummary summary,
    std::optional<int> entry, EveningScreen::Table table, std::shared_ptr<Trials> trials)
{
    auto past = std::make_unique<PastEvening>(std::move(played.evening), std::move(played.times),
        std::move(summary), context.settings.habits);
    const int where = entry.value_or(past->head());
    auto screen =
        std::make_unique<EveningScreen>(context, std::move(past), where, table, std::move(trials));
    screen->tell(telling::tell(played.differences));
    context.navigator.open(std::move(screen));
}

void open_stored(const Context& context, db::SessionSummary summary, std::optional<int> entry,
    EveningScreen::Table table, Notice& notice)
{
    auto played = db::played(context.database, summary.id);
    if (notice.tells_failure(played))
        return;
    if (summary.game.empty())
        summary = summary_of(context, summary.id, played.value().evening.get());
    open_past(context, std::move(played.value()), std::move(summary), entry, table,
        std::make_shared<Trials>());
}

} // namespace

void look_back(const Context& context, const db::Session& session, std::shared_ptr<Trials> trials,
    int entry, Notice& notice)
{
    const auto record = session.as_record();
    if (notice.tells_failure(record))
        return;
    std::vector<ledger::Verdict> verdicts;
    const ledger::History& history = session.evening().history();
    for (int number = 1; number <= history.size(); ++number)
        verdicts.push_back(history.entry(number).verdict);
    auto evening = db::replay(record.value(), verdicts, record.value().game(), {});
    if (notice.tells_failure(evening))
        return;
    // What differs has been told at the table.
    open_past(context, {std::move(evening.value()), session.times(), {}},
        summary_of(context, session.id(), &session.evening()), entry, EveningScreen::Table::waits,
        std::move(trials));
}

void look_at_entry(const Context& context, const db::SessionId& id, int entry, Notice& notice)
{
    // Nothing is played on from here while an evening is open at its table.
    const auto table = context.navigator.is_evening_open() ? EveningScreen::Table::waits
                                                           : EveningScreen::Table::left;
    open_stored(context, summary_of(context, id, nullptr), entry, table, notice);
}

void open_session(const Context& context, const db::SessionId& id, Notice& notice)
{
    db::SessionSummary summary = summary_of(context, id, nullptr);
    const bool is_over = summary.is_finished || summary.has_changed_result;
    if (!is_over && !context.database.is_read_only())
        open_at_the_table(context, id, notice);
    else
        open_stored(context, std::move(summary), std::nullopt, EveningScreen::Table::left, notice);
}

void open_at_the_table(const Context& context, const db::SessionId& id, Notice& notice)
{
    auto session = db::Session::resume(context.database, id);
    if (!notice.tells_failure(session))
        context.navigator.open(std::make_unique<TableScreen>(context, std::move(session.value())));
}

} // namespace consigliere::screens
