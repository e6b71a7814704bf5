#pragma once

#include "companion/screens/evening_texts.h"
#include "companion/screens/screen.h"
#include "db/session_list.h"

namespace consigliere::screens {

/// Opens an evening at the table, or shows why that is not possible.
void open_session(const Context& context, const db::SessionId& id, Notice& notice);

} // namespace consigliere::screens
