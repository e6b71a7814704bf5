#pragma once

#include "companion/screens/past_evening.h"
#include "companion/screens/screen.h"
#include "db/session.h"
#include "engine/ledger/amendment.h"

namespace consigliere::screens {

/// Opens the screen on which an entry of long ago is put right: it was another line, or none, or
/// one was forgotten before it. What follows is judged again, the table decides about what does not
/// stand any more, and all of it is written down at once, or nothing.
///
/// At a table: the session is that of the table, which lies right below and is seen again
/// afterwards. `desk` knows the names, and is asked now only.
void open_amendment(
    const Context& context, const desk::Desk& desk, db::Session& session, ledger::Change change);
/// The same for an evening that is looked back at, whose screen lies right below: when it is
/// amended, the evening is opened anew, to be looked back at, or at the table if it is not over any
/// more. Says why nothing can be written down, if so.
void open_amendment(
    const Context& context, const PastEvening& past, ledger::Change change, Notice& notice);

} // namespace consigliere::screens
