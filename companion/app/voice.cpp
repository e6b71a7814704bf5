#include "companion/app/voice.h"

#include <libspeechd.h>

#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace consigliere::app {

namespace {

struct Closing {
    void operator()(SPDConnection* connection) const { spd_close(connection); }
};
using Connection = std::unique_ptr<SPDConnection, Closing>;

/// The library writes to a pipe that may be broken; what that means is told by its answers.
void ignore_broken_pipes()
{
    sigset_t broken;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, nullptr);
}

Connection connect()
{
    char* error = nullptr;
    Connection connection(
        spd_open2("consigliere", "table", nullptr, SPD_MODE_SINGLE, nullptr, 1, &error));
    std::free(error); // NOLINT(cppcoreguidelines-no-malloc): the library allocates it.
    return connection;
}

} // namespace

/// What goes on between the program and the speech server.
class Voice::Talk {
public:
    Talk()
        : m_thread([this] { talk(); })
    {
    }
    ~Talk()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_is_over = true;
        }
        m_changed.notify_one();
        m_thread.join();
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    void say(const std::string& text, const std::string& language_code)
    {
        {
            const std::lock_guard lock(m_mutex);
            // Of what nobody has said yet, only the newest is worth saying.
            m_next = Saying{text, language_code};
        }
        m_changed.notify_one();
    }

private:
    struct Saying {
        std::string text;
        std::string language_code;
    };

    void talk()
    {
        ignore_broken_pipes();
        Connection connection;
        bool is_first = true;
        while (const std::optional<Saying> saying = next()) {
            if (std::exchange(is_first, false))
                connection = connect();
            if (!connection)
                continue;
            const bool is_said = spd_cancel(connection.get()) == 0
                && spd_set_language(connection.get(), saying->language_code.c_str()) == 0
                && spd_say(connection.get(), SPD_TEXT, saying->text.c_str()) >= 0;
            if (!is_said)
                connection.reset();
        }
        if (connection)
            spd_cancel(connection.get());
    }

    /// Waits for the next text; nothing at the end.
    std::optional<Saying> next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_is_over || m_next; });
        return m_is_over ? std::nullopt : std::exchange(m_next, std::nullopt);
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Saying> m_next;
    bool m_is_over = false;
    std::thread m_thread;
};

Voice::Voice() = default;
Voice::~Voice() = default;

void Voice::say(const std::string& text, const std::string& language_code)
{
    if (!m_talk)
        m_talk = std::make_unique<Talk>();
    m_talk->say(text, language_code);
}

} // namespace consigliere::app
