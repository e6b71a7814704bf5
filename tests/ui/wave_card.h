#pragma once

#include "companion/frame/sounds.h"
#include "tests/db/temporary_folder.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace consigliere::test {

/// The sound card of the machine for as long as this lives, at which nobody listens: what it plays
/// goes to a file, and can be heard from there. It can be missing.
///
/// The library asks once in a process for its settings, so all these cards are at the same place.
class WaveCard {
public:
    enum class Presence : std::uint8_t { plugged_in, missing };

    explicit WaveCard(Presence presence = Presence::plugged_in);
    ~WaveCard();
    WaveCard(const WaveCard&) = delete;
    WaveCard& operator=(const WaveCard&) = delete;

    static void plug_in();
    /// Where it writes what it plays.
    [[nodiscard]] static std::filesystem::path file();
    /// Whether anybody has opened it.
    [[nodiscard]] static bool was_opened();
    /// Bytes of what it has played, silence too.
    [[nodiscard]] static std::uintmax_t played();
    /// What it has played since it was opened last, once it is closed.
    [[nodiscard]] static std::vector<std::int16_t> samples();
    /// The knocks in that. Something else that can be heard is an error.
    [[nodiscard]] static std::vector<screens::Knock> heard();
};

} // namespace consigliere::test
