#pragma once

#include "engine/corleone/messages_actions.h"
#include "engine/corleone/messages_lines.h"
#include "engine/corleone/messages_phases.h"

// All messages of the referee of Corleone's Empire with their rules, in the order of the book.
