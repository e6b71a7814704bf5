#pragma once

#include "engine/ledger/verdict.h"

#include <string>
#include <string_view>

namespace consigliere::telling {

/// The wording of the messages of one game: for a message's id its English sentence, which is the
/// key of its translations, or a null pointer.
using Wording = const char* (*)(std::string_view message_id);

/// Each game registers its wording once, before anything is told (see `tables`).
void register_wording(std::string_view game, Wording wording);

/// The sentence of a message, in the chosen language, with its places still to fill: the game's
/// own, or the ledger's. A message that nobody has worded is told by its id.
[[nodiscard]] std::string sentence_of(std::string_view game, std::string_view message_id);

/// Why a record cannot be used, before there is an evening whose terms could be told.
[[nodiscard]] std::string tell_complaint(std::string_view game, const ledger::Reason& reason);

} // namespace consigliere::telling
