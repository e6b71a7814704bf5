/// What the program says aloud, to a stand-in for speech-dispatcher.

#include "companion/app/speech_output.h"
#include "engine/ledger/line_words.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds longest_wait{30};

/// Listens to one client at a time, in the protocol of speech-dispatcher, and remembers what it was
/// told to say and in which language.
class Listener {
public:
    Listener()
        : m_path(m_folder / "speechd.sock")
        , m_socket(::socket(AF_UNIX, SOCK_STREAM, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        m_path.native().copy(address.sun_path, sizeof address.sun_path - 1);
        const bool is_bound =
            ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0
            && ::listen(m_socket, 1) == 0;
        if (!is_bound)
            throw std::runtime_error("no socket for a speech server");
        ::setenv("SPEECHD_ADDRESS", ("unix_socket:" + m_path.string()).c_str(), 1); // NOLINT
        m_thread = std::thread([this] { listen(); });
    }
    ~Listener()
    {
        m_is_over = true;
        m_thread.join();
        ::close(m_socket);
        ::unsetenv("SPEECHD_ADDRESS"); // NOLINT(concurrency-mt-unsafe)
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    [[nodiscard]] std::vector<std::string> heard()
    {
        const std::lock_guard lock(m_mutex);
        return m_heard;
    }
    /// Waits until this was heard; false if it never is.
    [[nodiscard]] bool hears(const std::string& what)
    {
        for (const auto end = Clock::now() + longest_wait; Clock::now() < end;) {
            const std::vector<std::string> all = heard();
            if (std::ranges::find(all, what) != all.end())
                return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return false;
    }

private:
    /// Whether there is something to read or to accept; looks often whether all is over.
    [[nodiscard]] bool waits_for(int descriptor) const
    {
        while (!m_is_over) {
            pollfd one{descriptor, POLLIN, 0};
            if (::poll(&one, 1, 20) > 0)
                return true;
        }
        return false;
    }

    void listen()
    {
        while (waits_for(m_socket)) {
            const int client = ::accept(m_socket, nullptr, nullptr);
            serve(client);
            ::close(client);
        }
    }

    void serve(int client)
    {
        std::string received;
        std::string language;
        std::string text;
        bool is_text = false;
        while (waits_for(client)) {
            char part[4096];
            const ssize_t size = ::read(client, part, sizeof part);
            if (size <= 0)
                return;
            received.append(part, static_cast<std::size_t>(size));
            for (std::size_t end = 0; (end = received.find("\r\n")) != std::string::npos;) {
                const std::string line = received.substr(0, end);
                received.erase(0, end + 2);
                if (is_text && line == ".") {
                    is_text = false;
                    const std::lock_guard lock(m_mutex);
                    m_heard.push_back(language + ": " + std::exchange(text, {}));
                    answer(client, "225-1\r\n225 OK MESSAGE QUEUED\r\n");
                } else if (is_text) {
                    text += line;
                } else if (is_command(line, "SPEAK")) {
                    is_text = true;
                    answer(client, "230 OK RECEIVING DATA\r\n");
                } else {
                    constexpr std::string_view sets_language = "SET SELF LANGUAGE ";
                    if (is_command(line, sets_language))
                        language = line.substr(sets_language.size());
                    answer(client, "200 OK\r\n");
                }
            }
        }
    }

    /// Commands may be written in small letters.
    static bool is_command(std::string_view line, std::string_view command)
    {
        return ledger::lower_case(line.substr(0, command.size())) == ledger::lower_case(command);
    }

    static void answer(int client, std::string_view text)
    {
        static_cast<void>(::send(client, text.data(), text.size(), MSG_NOSIGNAL));
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_path;
    int m_socket;
    std::atomic<bool> m_is_over = false;
    std::mutex m_mutex;
    std::vector<std::string> m_heard;
    std::thread m_thread;
};

} // namespace

TEST_CASE("a text is said in its language, and only the newest of those that wait")
{
    Listener listener;
    app::SpeechOutput voice;
    voice.say("Ana’s turn", "en");
    CHECK(listener.hears("en: Ana’s turn"));
    voice.say("Tura: Ana", "pl");
    CHECK(listener.hears("pl: Tura: Ana"));
}

TEST_CASE("where no speech server is, nothing is said and nobody waits")
{
    const TemporaryFolder folder;
    ::setenv("SPEECHD_ADDRESS", ("unix_socket:" + (folder / "none").string()).c_str(), 1); // NOLINT
    {
        app::SpeechOutput voice;
        const auto before = Clock::now();
        voice.say("Ana’s turn", "en");
        voice.say("Piotr’s turn", "en");
        CHECK(Clock::now() - before < longest_wait);
    }
    ::unsetenv("SPEECHD_ADDRESS"); // NOLINT(concurrency-mt-unsafe)
}

TEST_CASE("turns and objections are said when somebody wants to hear them")
{
    Listener listener;
    db::Record record = test_record("corleone/evening-of-two");
    record.moves.resize(6);
    House house(record);
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.frames(3);
    CHECK(listener.heard().empty());
    stage.tap("home");
    choose_setting(stage, "speaks:0");
    stage.tap("session:" + house.session);
    const std::string turn = stage.ui().announcement();
    CHECK_FALSE(turn.empty());
    CHECK(listener.hears("en: " + turn));
    stage.frames(3);
    // Once, and not in every frame.
    const std::vector<std::string> heard = listener.heard();
    CHECK(std::ranges::count(heard, "en: " + turn) == 1);
}
