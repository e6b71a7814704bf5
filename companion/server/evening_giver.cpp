#include "companion/server/evening_giver.h"

#include "companion/server/listener.h"
#include "db/sha256.h"

#include <sodium/core.h>
#include <sodium/randombytes.h>

#include <array>

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

EveningGiver::EveningGiver(const GivingOptions& options)
    : m_options(options)
    , m_hash(db::hexadecimal(db::sha256(*options.snapshot)))
    , m_wrong_at_once(options.wrong_codes_at_once, 0.1)
    , m_thread(std::make_unique<ListeningThread>(limits_of_giving(), *this))
{
    renew_code();
}

EveningGiver::~EveningGiver() = default;

ledger::ErrorOr<std::unique_ptr<EveningGiver>, ServerError> EveningGiver::start(
    const GivingOptions& options, const std::function<void()>& wake)
{
    if (::sodium_init() < 0)
        return ServerError{ServerError::Kind::refused, options.address, {}};
    std::unique_ptr<EveningGiver> giver(new EveningGiver(options));
    if (const auto failed = giver->begin(wake))
        return failed.error();
    return giver;
}

ledger::Status<ServerError> EveningGiver::begin(const std::function<void()>& wake)
{
    std::string chosen = m_options.address;
    const std::vector<NetworkAddress> addresses = m_options.find_addresses();
    if (chosen.empty() && addresses.empty())
        return ServerError{ServerError::Kind::no_network, {}, {}};
    if (chosen.empty())
        chosen = addresses.front().address;
    if (auto failed = m_thread->listen_at(chosen, m_options.port))
        return failed;
    m_host = chosen + ":" + std::to_string(m_thread->port());
    m_thread->begin(std::chrono::milliseconds(500), [this, wake, told = Giving()]() mutable {
        {
            const std::lock_guard lock(m_mutex);
            look_at_clock(Clock::now());
        }
        if (const Giving now = state(); now != std::exchange(told, now) && wake)
            wake();
    });
    return {};
}

Giving EveningGiver::state() const
{
    const std::lock_guard lock(m_mutex);
    return m_state;
}

std::string EveningGiver::code() const
{
    const std::lock_guard lock(m_mutex);
    return m_code;
}

void EveningGiver::renew_code()
{
    const std::lock_guard lock(m_mutex);
    m_code = make_code();
    m_until = Clock::now() + m_options.code_lasts;
    m_wrong = 0;
    m_state = {};
}

std::string EveningGiver::link() const
{
    return "http://" + address() + evenings_path + "#" + code();
}

void EveningGiver::look_at_clock(Time now)
{
    if (m_state.stage == Giving::Stage::waiting && now >= m_until)
        m_state.stage = Giving::Stage::expired;
}

std::optional<HttpReply> EveningGiver::refusal(const HttpRequest& head, Time now)
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

std::optional<HttpReply> EveningGiver::reply(Waiting& waiting, Time now)
{
    const std::lock_guard lock(m_mutex);
    const HttpRequest& request = waiting.request;
    if (request.body.empty())
        return refusing(401);
    look_at_clock(now);
    if (m_state.stage != Giving::Stage::waiting)
        return refusing(410);
    if (!is_same_secret(request.body, m_code))
        return wrong_code(request, now);
    m_state = {Giving::Stage::given, request.peer};
    return HttpReply{200, m_options.snapshot, "application/octet-stream",
        {{hash_header, m_hash}, {"Connection", "close"}}};
}

HttpReply EveningGiver::wrong_code(const HttpRequest& request, Time now)
{
    if (++m_wrong >= m_options.wrong_codes)
        m_state.stage = Giving::Stage::locked;
    return refusing(m_wrong_at_once.allows(request.peer, now) ? 403 : 429);
}

} // namespace consigliere::server
