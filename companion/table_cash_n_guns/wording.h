#pragma once

#include "companion/telling/sentences.h"

#include <span>

/// The English sentences of `engine/cash_n_guns/messages.h`, in its order, a file for each stretch
/// of it.
namespace consigliere::table_cash_n_guns {

using telling::Worded;

/// Lines that cannot be read, what is physically so, and the phases of a round.
[[nodiscard]] std::span<const Worded> round_sentences();
/// Powers.
[[nodiscard]] std::span<const Worded> power_sentences();
/// What the table believes, and records that cannot be used.
[[nodiscard]] std::span<const Worded> belief_sentences();

} // namespace consigliere::table_cash_n_guns
