#pragma once

#include "companion/frame/sounds.h"

#include <memory>

namespace consigliere::app {

/// A sound card with the knocks on it, through OpenAL. It belongs to one thread, which may have to
/// wait for it: opening and resting can take as long as a sound server likes.
class SoundCard {
public:
    /// Null where there is none. Nothing is written to standard error about that.
    [[nodiscard]] static std::unique_ptr<SoundCard> open();
    ~SoundCard();
    SoundCard(const SoundCard&) = delete;
    SoundCard& operator=(const SoundCard&) = delete;

    /// It was pulled out, or its server is gone. While it rests nobody notices.
    [[nodiscard]] bool is_lost() const;
    /// For a card that is awake. A knock that still sounds is not begun anew.
    void play(screens::Knock knock);
    /// Until it is woken it takes no time of the processor.
    void rest();
    void wake();
    [[nodiscard]] bool rests() const { return m_rests; }

private:
    struct Library;

    explicit SoundCard(std::unique_ptr<Library> library);

    std::unique_ptr<Library> m_library;
    bool m_rests = false;
};

/// What the library would write of its own accord is told by its answers; whoever looks for a
/// fault asks for it with `ALSOFT_LOGLEVEL`. To be called before there are threads.
void quieten_sound_library();

} // namespace consigliere::app
