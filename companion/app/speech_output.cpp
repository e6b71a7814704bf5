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

} // namespace

/// Worker thread that owns the connection to the speech server.
class SpeechOutput::Talk {
public:
    void say(const std::string& text, const std::string& language_code)
    {
        // Only the newest pending text is spoken.
        m_work.tell([&](Shared& shared) { shared.next = MessageTemplate{text, language_code}; });
    }

private:
    struct MessageTemplate {
        std::string text;
        std::string language_code;
    };
    struct Shared : WorkerState {
        std::optional<MessageTemplate> next;
    };

    static void talk(Shared& shared)
    {
        SpeechConnection connection;
        bool is_there = true;
        while (const std::optional<MessageTemplate> saying = next_of(shared)) {
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

    /// Waits for the next text; nullopt at shutdown.
    static std::optional<MessageTemplate> next_of(Shared& shared)
    {
        std::unique_lock lock(shared.mutex);
        shared.changed.wait(lock, [&shared] { return shared.is_over || shared.next; });
        return shared.is_over ? std::nullopt : std::exchange(shared.next, std::nullopt);
    }

    DetachedWorker<Shared> m_work{talk};
};

SpeechOutput::SpeechOutput() = default;
SpeechOutput::~SpeechOutput() = default;

void SpeechOutput::say(const std::string& text, const std::string& language_code)
{
    if (!m_talk)
        m_talk = std::make_unique<Talk>();
    m_talk->say(text, language_code);
}

} // namespace consigliere::app
