#include "companion/app/voice.h"

#include "companion/app/broken_pipes.h"

#include <libspeechd.h>

#include <chrono>
#include <condition_variable>
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

Connection connect()
{
    char* error = nullptr;
    Connection connection(
        spd_open2("consigliere", "table", nullptr, SPD_MODE_SINGLE, nullptr, 1, &error));
    std::free(error); // NOLINT(cppcoreguidelines-no-malloc): the library allocates it.
    return connection;
}

} // namespace

/// What goes on between the program and the speech server. The thread may hang in a server that
/// does not answer, so it shares what it needs, and the program ends without it then.
class Voice::Talk {
public:
    Talk() { std::thread(talk, m_shared).detach(); }
    ~Talk()
    {
        std::unique_lock lock(m_shared->mutex);
        m_shared->is_over = true;
        m_shared->changed.notify_all();
        m_shared->changed.wait_for(lock, longest_farewell, [this] { return m_shared->has_ended; });
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    void say(const std::string& text, const std::string& language_code)
    {
        const std::lock_guard lock(m_shared->mutex);
        // Of what nobody has said yet, only the newest is worth saying.
        m_shared->next = Saying{text, language_code};
        m_shared->changed.notify_all();
    }

private:
    static constexpr std::chrono::milliseconds longest_farewell{200};

    struct Saying {
        std::string text;
        std::string language_code;
    };
    struct Shared {
        std::mutex mutex;
        std::condition_variable changed;
        std::optional<Saying> next;
        bool is_over = false;
        bool has_ended = false;
    };

    static void talk(const std::shared_ptr<Shared>& shared)
    {
        ignore_broken_pipes();
        Connection connection;
        bool is_there = true;
        while (const std::optional<Saying> saying = next_of(*shared)) {
            if (!connection && is_there) {
                connection = connect();
                is_there = connection != nullptr;
            }
            if (!connection)
                continue;
            const bool is_said = spd_cancel(connection.get()) == 0
                && spd_set_language(connection.get(), saying->language_code.c_str()) == 0
                && spd_say(connection.get(), SPD_TEXT, saying->text.c_str()) >= 0;
            // A server that went away may be back for the next text.
            if (!is_said)
                connection.reset();
        }
        if (connection)
            spd_cancel(connection.get());
        connection.reset();
        const std::lock_guard lock(shared->mutex);
        shared->has_ended = true;
        shared->changed.notify_all();
    }

    /// Waits for the next text; nothing at the end.
    static std::optional<Saying> next_of(Shared& shared)
    {
        std::unique_lock lock(shared.mutex);
        shared.changed.wait(lock, [&shared] { return shared.is_over || shared.next; });
        return shared.is_over ? std::nullopt : std::exchange(shared.next, std::nullopt);
    }

    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
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
