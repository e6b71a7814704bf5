#include "companion/screens/session_row.h"

#include "companion/screens/look_back_screen.h"
#include "companion/screens/table_screen.h"

#include <map>

namespace consigliere::screens {

namespace {

/// Where nothing can be written down, the end of an evening is looked back at.
void look_at(const Context& context, const db::Session& session, Notice& notice)
{
    const auto record = session.as_record();
    if (record.is_error()) {
        notice.show(telling::tell(record.error()));
        return;
    }
    std::map<std::string, std::string, std::less<>> players;
    const auto list = db::list_sessions(context.database);
    if (!list.is_error()) {
        for (const db::SessionSummary& summary : list.value()) {
            for (const db::SessionSummary::Seat& seat : summary.seats) {
                if (summary.id == session.id())
                    players[seat.actor] = name_of(summary, seat);
            }
        }
    }
    LookBackScreen::Past past{record.value(), {}, [players](std::string_view actor) {
                                  const auto found = players.find(actor);
                                  return found == players.end() ? std::string(actor)
                                                                : found->second;
                              }};
    const ledger::History& history = session.evening().history();
    for (int number = 1; number <= history.size(); ++number)
        past.verdicts.push_back(history.entry(number).verdict);
    context.navigator.open(
        std::make_unique<LookBackScreen>(context, std::move(past), history.size()));
}

} // namespace

void open_session(const Context& context, const db::SessionId& id, Notice& notice)
{
    auto session = db::Session::resume(context.database, id);
    if (notice.tells_failure(session))
        return;
    if (context.database.is_read_only())
        look_at(context, session.value(), notice);
    else
        context.navigator.open(std::make_unique<TableScreen>(context, std::move(session.value())));
}

} // namespace consigliere::screens
