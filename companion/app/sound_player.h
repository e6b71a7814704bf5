#pragma once

#include "companion/frame/sounds.h"

#include <chrono>
#include <memory>

namespace consigliere::app {

/// Lets knocks be heard while it is switched on, and has a sound card only then. Whoever draws is
/// never kept waiting, because a thread of its own talks to the card. Where there is none, nothing
/// is heard, and it is looked for again with every knock.
class SoundPlayer final : public screens::Sounds {
public:
    using Duration = std::chrono::milliseconds;

    /// The card rests when there was no knock for so long, and wakes with the next.
    explicit SoundPlayer(Duration patience = std::chrono::seconds(10));
    ~SoundPlayer() override;

    void switch_on();
    void switch_off();
    /// Nothing is heard while it is off.
    void knock(screens::Knock knock) override;
    [[nodiscard]] Device device() const override;

private:
    class Work;

    Duration m_patience;
    bool m_is_on = false;
    /// There once it was switched on.
    std::unique_ptr<Work> m_work;
};

} // namespace consigliere::app
