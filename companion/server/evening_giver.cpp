#include "companion/server/evening_giver.h"

#include "companion/server/listener.h"
#include "companion/server/same_secret.h"
#include "db/sha256.h"

#include <sodium/core.h>
#include <sodium/randombytes.h>

#include <array>
#include <atomic>
#include <csignal>
#include <mutex>
#include <thread>

namespace consigliere::server {

namespace {

constexpr std::string_view letters_of_code = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
constexpr std::size_t length_of_code = 8;

/// A snapshot takes longer to read than a page.
Limits limits_of_giving()
{
    Limits limits;
    limits.body_bytes = 64;
    limits.connections = 16;
    limits.connections_per_address = 4;
    limits.request = std::chrono::minutes(3);
    return limits;
}

/// Refuses, and ends the connection.
HttpReply refusing(unsigned status)
{
    return {status, nullptr, "application/json", {{"Connection", "close"}}};
}

/// Decides who gets the snapshot. Shared by both threads; nothing in it waits.
class Counter final : public HttpHandler {
public:
    explicit Counter(const GivingOptions& options)
        : m_snapshot(options.snapshot)
        , m_hash(db::hexadecimal(db::sha256(*options.snapshot)))
        , m_code_lasts(options.code_lasts)
        , m_most_wrong(options.wrong_codes)
        , m_wrong_at_once(options.wrong_codes_at_once, 0.1)
        , m_requests(20, 2)
    {
        renew();
    }

    void set_host(const std::string& host)
    {
        const std::lock_guard lock(m_mutex);
        m_host = host;
    }
    void renew()
    {
        const std::lock_guard lock(m_mutex);
        m_code = make_code();
        m_until = Clock::now() + m_code_lasts;
        m_wrong = 0;
        m_state = {};
    }
    [[nodiscard]] std::string code() const
    {
        const std::lock_guard lock(m_mutex);
        return m_code;
    }
    [[nodiscard]] Giving state() const
    {
        const std::lock_guard lock(m_mutex);
        return m_state;
    }
    void look_around(Time now)
    {
        const std::lock_guard lock(m_mutex);
        if (m_state.stage == Giving::Stage::waiting && now >= m_until)
            m_state.stage = Giving::Stage::expired;
    }

    [[nodiscard]] std::optional<HttpReply> refusal(const HttpRequest& head, Time now) override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_requests.allows(head.peer, now))
            return refusing(429);
        // No page of a browser gets anything: neither under a foreign name nor from elsewhere.
        if (head.host != m_host)
            return refusing(421);
        if (!head.origin.empty())
            return refusing(403);
        if (head.path != evenings_path)
            return refusing(404);
        if (head.method != HttpRequest::Method::post)
            return refusing(head.method == HttpRequest::Method::get ? 401 : 405);
        if (head.announced_bytes > limits_of_giving().body_bytes)
            return refusing(413);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<HttpReply> reply(Waiting& waiting, Time now) override
    {
        const std::lock_guard lock(m_mutex);
        const HttpRequest& request = waiting.request;
        if (request.body.empty())
            return refusing(401);
        if (m_state.stage == Giving::Stage::waiting && now >= m_until)
            m_state.stage = Giving::Stage::expired;
        if (m_state.stage != Giving::Stage::waiting)
            return refusing(410);
        if (!is_same_secret(request.body, m_code))
            return wrong_code(request, now);
        m_state = {Giving::Stage::given, request.peer};
        return HttpReply{200, m_snapshot, "application/octet-stream",
            {{hash_header, m_hash}, {"Connection", "close"}}};
    }

    void leave(const Waiting&, Time) override { }

private:
    HttpReply wrong_code(const HttpRequest& request, Time now)
    {
        if (++m_wrong >= m_most_wrong)
            m_state.stage = Giving::Stage::locked;
        return refusing(m_wrong_at_once.allows(request.peer, now) ? 403 : 429);
    }

    mutable std::mutex m_mutex;
    const std::shared_ptr<const std::string> m_snapshot;
    const std::string m_hash;
    const std::chrono::milliseconds m_code_lasts;
    const unsigned m_most_wrong;
    Rate m_wrong_at_once;
    Rate m_requests;
    std::string m_host;
    std::string m_code;
    Time m_until{};
    unsigned m_wrong = 0;
    Giving m_state;
};

} // namespace

std::string make_code()
{
    std::string code;
    for (std::size_t i = 0; i < length_of_code; ++i)
        code += letters_of_code[::randombytes_uniform(letters_of_code.size())];
    return code;
}

std::string code_typed(const std::string& text)
{
    std::string code;
    for (const char letter : text) {
        const bool is_small = letter >= 'a' && letter <= 'z';
        const char capital = is_small ? static_cast<char>(letter - 'a' + 'A') : letter;
        if ((capital >= 'A' && capital <= 'Z') || (capital >= '0' && capital <= '9'))
            code += capital;
    }
    return code;
}

class EveningGiver::Core {
public:
    Core(const GivingOptions& options, std::function<void()> wake)
        : m_wake_program(std::move(wake))
        , counter(options)
    {
    }
    ~Core()
    {
        m_is_over = true;
        m_wake.ring();
        if (m_thread.joinable())
            m_thread.join();
        m_listener.reset();
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    [[nodiscard]] ledger::Status<ServerError> start(const GivingOptions& options)
    {
        std::string chosen = options.address;
        const std::vector<NetworkAddress> addresses = options.find_addresses();
        if (chosen.empty() && addresses.empty())
            return ServerError{ServerError::Kind::no_network, {}, {}};
        if (chosen.empty())
            chosen = addresses.front().address;
        auto opened = Listener::open(chosen, options.port, limits_of_giving(), counter);
        if (opened.is_error() && opened.error().kind == ServerError::Kind::refused)
            opened = Listener::open(chosen, 0, limits_of_giving(), counter);
        if (opened.is_error())
            return opened.error();
        m_listener = std::move(opened.value());
        address = chosen + ":" + std::to_string(m_listener->port());
        counter.set_host(address);
        m_thread = std::thread([this] { run(); });
        return {};
    }

private:
    void run()
    {
        sigset_t signals;
        ::sigemptyset(&signals);
        ::sigaddset(&signals, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
        Giving told;
        while (!m_is_over) {
            m_listener->run(m_wake, std::chrono::milliseconds(500));
            counter.look_around(Clock::now());
            if (counter.state() == told)
                continue;
            told = counter.state();
            if (m_wake_program)
                m_wake_program();
        }
    }

    const std::function<void()> m_wake_program;
    const WakeUp m_wake;
    std::unique_ptr<Listener> m_listener; ///< Of the thread.
    std::atomic<bool> m_is_over = false;
    std::thread m_thread;

public:
    Counter counter;
    std::string address; ///< Does not change after start().
};

EveningGiver::EveningGiver(std::unique_ptr<Core> core)
    : m_core(std::move(core))
{
}
EveningGiver::~EveningGiver() = default;

ledger::ErrorOr<std::unique_ptr<EveningGiver>, ServerError> EveningGiver::start(
    const GivingOptions& options, std::function<void()> wake)
{
    if (::sodium_init() < 0)
        return ServerError{ServerError::Kind::refused, options.address, {}};
    auto core = std::make_unique<Core>(options, std::move(wake));
    if (const auto failed = core->start(options))
        return failed.error();
    return std::unique_ptr<EveningGiver>(new EveningGiver(std::move(core)));
}

Giving EveningGiver::state() const
{
    return m_core->counter.state();
}
std::string EveningGiver::code() const
{
    return m_core->counter.code();
}
void EveningGiver::renew_code()
{
    m_core->counter.renew();
}
std::string EveningGiver::address() const
{
    return m_core->address;
}
std::string EveningGiver::link() const
{
    return "http://" + address() + evenings_path + "#" + code();
}

} // namespace consigliere::server
