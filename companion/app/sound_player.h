#pragma once

#include "companion/frame/sounds.h"

#include <chrono>
#include <memory>

namespace consigliere::app {

/// Plays knocks while switched on, and opens a sound card only then. Never blocks the caller: a
/// worker thread owns the card. Without a card, searches again at each knock.
class SoundPlayer final : public screens::Sounds {
public:
    using Duration = std::chrono::milliseconds;

    /// `patience`: idle time after which the card rests.
    explicit SoundPlayer(Duration patience = std::chrono::seconds(10));
    ~SoundPlayer() override;

    void switch_on();
    void switch_off();
    /// Ignored while switched off.
    void knock(screens::Knock knock) override;
    [[nodiscard]] Device device() const override;

private:
    class Work;

    Duration m_patience;
    bool m_is_on = false;
    /// nullptr until first switched on.
    std::unique_ptr<Work> m_work;
};

} // namespace consigliere::app
