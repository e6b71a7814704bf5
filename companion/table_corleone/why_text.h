#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/explain.h"
#include "engine/corleone/turf_war.h"

#include <string>
#include <vector>

/// "Why?" in words: what `engine/corleone/explain.h` gives as data.
namespace consigliere::table_corleone {

/// What can be asked about a position, in a useful order.
[[nodiscard]] std::vector<Question> questions_about(
    const Position& position, const Components& components);

[[nodiscard]] desk::Explanation tell(
    const View& view, const Moment& moment, const Explanation& explanation);
/// Why nobody would win a war that comes out like this; empty where somebody does.
[[nodiscard]] std::string tell_outcome(WarOutcome::Kind kind);
/// What else there is to say about an answer, in sentences.
[[nodiscard]] std::vector<std::string> details_of(
    const View& view, const Moment& moment, const Explanation& explanation);

/// Everything that can be asked "why?" about as it stood after an entry, in words and in a useful
/// order.
[[nodiscard]] std::vector<desk::Explanation> explanations(const View& view, int entry);

} // namespace consigliere::table_corleone
