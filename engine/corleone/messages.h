#pragma once

#include "engine/corleone/messages_actions.h"
#include "engine/corleone/messages_lines.h"
#include "engine/corleone/messages_phases.h"

/// Every sentence that the referee of Corleone's Empire can say against a move, and the rule behind
/// it, in the order of the book.
