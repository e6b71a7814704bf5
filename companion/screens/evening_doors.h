#pragma once

#include "companion/screens/evening_screen.h"
#include "companion/screens/screen.h"
#include "companion/screens/trials.h"
#include "db/session.h"

namespace consigliere::screens {

/// Opens an evening: one that is over to be looked back at, one that is not over at the table.
void open_session(const Context& context, const db::SessionId& id, Notice& notice);
/// Opens an evening to be looked back at, over or not, first at an entry of it.
void look_at_entry(const Context& context, const db::SessionId& id, int entry, Notice& notice);
/// Opens an evening at the table, also one that is over, with its final score.
void open_at_the_table(const Context& context, const db::SessionId& id, Notice& notice);
/// Looks back from a table at the evening that is played there, first at an entry of it. What is
/// tried from there stays with the trials of the table.
void look_back(const Context& context, const db::Session& session, std::shared_ptr<Trials> trials,
    int entry, Notice& notice);

} // namespace consigliere::screens
