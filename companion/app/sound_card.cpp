#include "companion/app/sound_card.h"

#include "companion/app/knock_sound.h"

#include <AL/al.h>
#include <AL/alc.h>
#define AL_ALEXT_PROTOTYPES
#include <AL/alext.h>
#include <alsa/error.h>

#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::app {

namespace {

using screens::Knock;

constexpr std::array knocks{Knock::recorded, Knock::refused};

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

struct CloseSound {
    void operator()(ALCdevice* device) const { alcCloseDevice(device); }
    void operator()(ALCcontext* context) const
    {
        alcSetThreadContext(nullptr);
        alcDestroyContext(context);
    }
};
using OpenDevice = std::unique_ptr<ALCdevice, CloseSound>;
using Context = std::unique_ptr<ALCcontext, CloseSound>;

/// OpenAL Soft falls back to a null device.
bool is_silent(ALCdevice* device)
{
    const ALCchar* name = alcGetString(device, ALC_ALL_DEVICES_SPECIFIER);
    return name != nullptr && std::string_view(name) == "No Output";
}

} // namespace

struct SoundCard::Library {
    OpenDevice device;
    Context context;
    std::array<ALuint, knocks.size()> buffers{};
    std::array<ALuint, knocks.size()> sources{};
};

void quieten_sound_library()
{
    ::setenv("ALSOFT_LOGLEVEL", "0", 0); // NOLINT(concurrency-mt-unsafe)
}

std::unique_ptr<SoundCard> SoundCard::open()
{
    const QuietSearch quiet;
    auto library = std::make_unique<Library>();
    library->device.reset(alcOpenDevice(nullptr));
    if (!library->device || is_silent(library->device.get()))
        return nullptr;
    library->context.reset(alcCreateContext(library->device.get(), nullptr));
    // Bind the context to this thread.
    if (!library->context || alcSetThreadContext(library->context.get()) == ALC_FALSE)
        return nullptr;
    alGenBuffers(static_cast<ALsizei>(knocks.size()), library->buffers.data());
    alGenSources(static_cast<ALsizei>(knocks.size()), library->sources.data());
    for (const Knock knock : knocks) {
        const auto place = static_cast<std::size_t>(knock);
        const std::vector<std::int16_t> sound = sound_of(knock);
        alBufferData(library->buffers[place], AL_FORMAT_MONO16, sound.data(),
            static_cast<ALsizei>(sound.size() * sizeof sound.front()), samples_in_second);
        alSourcei(library->sources[place], AL_BUFFER, static_cast<ALint>(library->buffers[place]));
    }
    if (alGetError() != AL_NO_ERROR)
        return nullptr;
    return std::unique_ptr<SoundCard>(new SoundCard(std::move(library)));
}

SoundCard::SoundCard(std::unique_ptr<Library> library)
    : m_library(std::move(library))
{
}

// The context frees its sources, the device its buffers.
SoundCard::~SoundCard() = default;

bool SoundCard::is_lost() const
{
    ALCint is_connected = ALC_TRUE;
    alcGetIntegerv(m_library->device.get(), ALC_CONNECTED, 1, &is_connected);
    return is_connected == ALC_FALSE;
}

void SoundCard::play(Knock knock)
{
    const ALuint source = m_library->sources[static_cast<std::size_t>(knock)];
    ALint state = AL_INITIAL;
    alGetSourcei(source, AL_SOURCE_STATE, &state);
    if (state != AL_PLAYING)
        alSourcePlay(source);
}

void SoundCard::rest()
{
    if (!std::exchange(m_rests, true))
        alcDevicePauseSOFT(m_library->device.get());
}

void SoundCard::wake()
{
    if (std::exchange(m_rests, false))
        alcDeviceResumeSOFT(m_library->device.get());
}

} // namespace consigliere::app
