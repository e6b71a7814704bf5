#pragma once

#include "companion/telling/sentences.h"

#include <span>

/// The English sentences of `engine/corleone/messages.h`, in its order, a file for each stretch of
/// it.
namespace consigliere::table_corleone {

using telling::Worded;

/// Lines that cannot be read, and what is physically so.
[[nodiscard]] std::span<const Worded> line_sentences();
/// What has to come first, setup, and Family Business: pages 8 to 18.
[[nodiscard]] std::span<const Worded> action_sentences();
/// The other phases, the end, the icons, and what the table believes: pages 19 to 27.
[[nodiscard]] std::span<const Worded> phase_sentences();
/// Records that cannot be used.
[[nodiscard]] std::span<const Worded> record_sentences();

} // namespace consigliere::table_corleone
