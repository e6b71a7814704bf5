#include "companion/app/sound_card.h"

#include "companion/app/knock_sound.h"

#define AL_ALEXT_PROTOTYPES
#include <AL/alext.h>
#include <alsa/error.h>

#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::app {

namespace {

using screens::Knock;

/// Suppresses ALSA's messages on standard error while searching for a card: a missing card is an
/// expected result. Resets the handler afterwards.
class QuietSearch {
public:
    QuietSearch() { snd_lib_error_set_handler(say_nothing); }
    ~QuietSearch() { snd_lib_error_set_handler(nullptr); }
    QuietSearch(const QuietSearch&) = delete;
    QuietSearch& operator=(const QuietSearch&) = delete;

private:
    // NOLINTNEXTLINE(cert-dcl50-cpp): ALSA's signature.
    static void say_nothing(const char*, int, const char*, int, const char*, ...) { }
};

/// OpenAL Soft falls back to a null device.
bool is_silent(ALCdevice* device)
{
    const ALCchar* name = alcGetString(device, ALC_ALL_DEVICES_SPECIFIER);
    return name != nullptr && std::string_view(name) == "No Output";
}

} // namespace

void quieten_sound_library()
{
    ::setenv("ALSOFT_LOGLEVEL", "0", 0); // NOLINT(concurrency-mt-unsafe)
}

void SoundCard::Close::operator()(ALCcontext* context) const
{
    alcSetThreadContext(nullptr);
    alcDestroyContext(context);
}

std::unique_ptr<SoundCard> SoundCard::open()
{
    const QuietSearch quiet;
    std::unique_ptr<SoundCard> card(new SoundCard);
    card->m_device.reset(alcOpenDevice(nullptr));
    if (!card->m_device || is_silent(card->m_device.get()))
        return nullptr;
    card->m_context.reset(alcCreateContext(card->m_device.get(), nullptr));
    // Bind the context to this thread.
    if (!card->m_context || alcSetThreadContext(card->m_context.get()) == ALC_FALSE)
        return nullptr;
    alGenBuffers(static_cast<ALsizei>(knock_count), card->m_buffers.data());
    alGenSources(static_cast<ALsizei>(knock_count), card->m_sources.data());
    for (std::size_t i = 0; i < knock_count; ++i) {
        const std::vector<std::int16_t> sound = sound_of(static_cast<Knock>(i));
        alBufferData(card->m_buffers[i], AL_FORMAT_MONO16, sound.data(),
            static_cast<ALsizei>(sound.size() * sizeof sound.front()), samples_in_second);
        alSourcei(card->m_sources[i], AL_BUFFER, static_cast<ALint>(card->m_buffers[i]));
    }
    return alGetError() == AL_NO_ERROR ? std::move(card) : nullptr;
}

bool SoundCard::is_lost() const
{
    ALCint is_connected = ALC_TRUE;
    alcGetIntegerv(m_device.get(), ALC_CONNECTED, 1, &is_connected);
    return is_connected == ALC_FALSE;
}

void SoundCard::play(Knock knock)
{
    const ALuint source = m_sources[static_cast<std::size_t>(knock)];
    ALint state = AL_INITIAL;
    alGetSourcei(source, AL_SOURCE_STATE, &state);
    if (state != AL_PLAYING)
        alSourcePlay(source);
}

void SoundCard::rest()
{
    if (!std::exchange(m_rests, true))
        alcDevicePauseSOFT(m_device.get());
}

void SoundCard::wake()
{
    if (std::exchange(m_rests, false))
        alcDeviceResumeSOFT(m_device.get());
}

} // namespace consigliere::app
