#pragma once

#include "companion/frame/sounds.h"

#include <AL/al.h>
#include <AL/alc.h>

#include <array>
#include <cstddef>
#include <memory>

namespace consigliere::app {

/// A sound card with the knocks loaded, through OpenAL. Use on one thread only; opening and
/// resting may block on the sound server.
class SoundCard {
public:
    /// Returns nullptr if there is no card. Writes nothing to standard error.
    [[nodiscard]] static std::unique_ptr<SoundCard> open();

    /// True if unplugged or its server is gone. Not detected while resting.
    [[nodiscard]] bool is_lost() const;
    /// Requires !rests(). Does not restart a knock that is still playing.
    void play(screens::Knock knock);
    /// Pauses the device, so that it uses no processor time until wake().
    void rest();
    void wake();
    [[nodiscard]] bool rests() const { return m_rests; }

private:
    SoundCard() = default;

    struct Close {
        void operator()(ALCdevice* device) const { alcCloseDevice(device); }
        void operator()(ALCcontext* context) const;
    };

    static constexpr std::size_t knock_count = 2;
    // The context frees its sources, the device its buffers.
    std::unique_ptr<ALCdevice, Close> m_device;
    std::unique_ptr<ALCcontext, Close> m_context;
    std::array<ALuint, knock_count> m_buffers{};
    std::array<ALuint, knock_count> m_sources{};
    bool m_rests = false;
};

/// Disables the library's log output unless `ALSOFT_LOGLEVEL` is set. Call before starting
/// threads.
void quieten_sound_library();

} // namespace consigliere::app
