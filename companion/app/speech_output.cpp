#include "companion/app/speech_output.h"

#include "companion/app/work_aside.h"

#include <libspeechd.h>

#include <cstdlib>
#include <optional>
#include <utility>

namespace consigliere::app {

namespace {

struct CloseSpeech {
    void operator()(SPDConnection* connection) const { spd_close(connection); }
};
using SpeechConnection = std::unique_ptr<SPDConnection, CloseSpeech>;

SpeechConnection connect()
{
    char* error = nullptr;
    SpeechConnection connection(
        spd_open2("consigliere", "table", nullptr, SPD_MODE_SINGLE, nullptr, 1, &error));
    std::free(error); // NOLINT(cppcoreguidelines-no-malloc): the library allocates it.
    return connection;
}

struct Speech : WorkerState {
    struct Saying {
        std::string text;
        std::string language_code;
    };
    std::optional<Saying> next; ///< Only the newest pending text is spoken.
};

/// Waits for the next text; nullopt at shutdown.
std::optional<Speech::Saying> next_of(Speech& speech)
{
    std::unique_lock lock(speech.mutex);
    speech.changed.wait(lock, [&speech] { return speech.is_over || speech.next; });
    return speech.is_over ? std::nullopt : std::exchange(speech.next, std::nullopt);
}

void talk(Speech& speech)
{
    SpeechConnection connection;
    bool is_there = true;
    while (const std::optional<Speech::Saying> saying = next_of(speech)) {
        if (!connection && is_there) {
            connection = connect();
            is_there = connection != nullptr;
        }
        if (!connection)
            continue;
        const bool is_said = spd_cancel(connection.get()) == 0
            && spd_set_language(connection.get(), saying->language_code.c_str()) == 0
            && spd_say(connection.get(), SPD_TEXT, saying->text.c_str()) >= 0;
        // Reconnect for the next text.
        if (!is_said)
            connection.reset();
    }
    if (connection)
        spd_cancel(connection.get());
}

} // namespace

/// Worker thread that owns the connection to the speech server.
class SpeechOutput::Talk : public DetachedWorker<Speech> {
public:
    Talk()
        : DetachedWorker(talk)
    {
    }
};

SpeechOutput::SpeechOutput() = default;
SpeechOutput::~SpeechOutput() = default;

void SpeechOutput::say(const std::string& text, const std::string& language_code)
{
    if (!m_talk)
        m_talk = std::make_unique<Talk>();
    m_talk->tell([&](Speech& speech) { speech.next = {text, language_code}; });
}

} // namespace consigliere::app
