#include "companion/server/http_server.h"

#include "companion/server/listener.h"
#include "companion/telling/system_error.h"

#include <fcntl.h>
#include <sodium/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace consigliere::server {

namespace {

using language::to_translate;
using language::tr_fill;

/// Writes a file that only its owner may read; true if it is there now.
bool is_written(const std::filesystem::path& file, const std::string& text)
{
    const int opened = ::open(
        file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (opened < 0)
        return false;
    const ssize_t written = ::write(opened, text.data(), text.size());
    return ::close(opened) == 0 && written == static_cast<ssize_t>(text.size());
}

/// A failure only means that phones have to scan again after a restart.
void keep(const std::filesystem::path& file, const std::string& text)
{
    std::error_code ignored;
    const std::filesystem::path unfinished = file.string() + ".new";
    std::filesystem::remove(unfinished, ignored);
    if (is_written(unfinished, text))
        std::filesystem::rename(unfinished, file, ignored);
}

} // namespace

std::string tell(const ServerError& error)
{
    const language::Values values{
        {"subject", error.subject}, {"cause", telling::tell_system_error(error.cause)}};
    switch (error.kind) {
    case ServerError::Kind::no_network:
        return language::tr(
            "This tablet is in no network, so no phone can reach it. Join the Wi-Fi first.");
    case ServerError::Kind::no_such_address:
        return tr_fill(
            to_translate("This tablet doesn’t have the address {subject}. Choose another."),
            values);
    case ServerError::Kind::no_page:
        return tr_fill(
            to_translate(
                "The phones’ page can’t be read: {subject}: {cause}. Install the package again."),
            values);
    case ServerError::Kind::refused:
        break;
    }
    return tr_fill(
        to_translate(
            "Phones can’t connect at {subject}: {cause}. Try again, or choose another address."),
        values);
}

PhoneServer::PhoneServer(const Options& options, std::function<void()> wake)
    : Reception(options, [this] { m_thread->ring(); })
    , m_wake_program(std::move(wake))
    , m_wanted_port(options.port)
    , m_chosen(options.address)
    , m_thread(std::make_unique<ListeningThread>(options.limits, *this))
{
}

PhoneServer::~PhoneServer()
{
    m_thread->stop();
    keep_changes();
}

ledger::ErrorOr<std::unique_ptr<PhoneServer>, ServerError> PhoneServer::start(
    const Options& options, std::function<void()> wake)
{
    if (::sodium_init() < 0)
        return ServerError{ServerError::Kind::refused, options.address, {}};
    std::unique_ptr<PhoneServer> server(new PhoneServer(options, std::move(wake)));
    if (const auto failed = server->begin())
        return failed.error();
    return server;
}

ledger::Status<ServerError> PhoneServer::begin()
{
    come_back();
    const std::string address = best_address(options().find_addresses(), Present::goes);
    if (address.empty())
        return ServerError{ServerError::Kind::no_network, {}, {}};
    if (auto failed = listen_at(address))
        return failed;
    constexpr std::chrono::milliseconds longest{1'000};
    m_thread->begin(std::min(longest, options().limits.network), [this] {
        look_around(Clock::now());
        keep_changes();
        if (take_news() && m_wake_program)
            m_wake_program();
    });
    return {};
}

PhoneServer::Place PhoneServer::place() const
{
    const std::lock_guard lock(m_place_mutex);
    return m_place;
}

std::string PhoneServer::host() const
{
    const Place now = place();
    return (options().reached_as.empty() ? now.address : options().reached_as) + ":"
        + std::to_string(now.port);
}

void PhoneServer::look_around(Time now)
{
    if (now >= m_next_look) {
        m_next_look = now + std::chrono::seconds(1);
        Reception::look_around(now);
    }
    const bool is_new_choice = m_has_new_choice.exchange(false);
    if (is_new_choice || now >= m_next_network) {
        m_next_network = now + options().limits.network;
        follow_network(is_new_choice ? Present::goes : Present::stays);
    }
}

std::string PhoneServer::best_address(
    const std::vector<NetworkAddress>& addresses, Present present) const
{
    const std::lock_guard lock(m_place_mutex);
    if (!m_chosen.empty())
        return m_chosen;
    // At another address all phones would have to scan again.
    const bool is_there =
        std::ranges::find(addresses, m_place.address, &NetworkAddress::address) != addresses.end();
    if (addresses.empty() || (is_there && present == Present::stays))
        return m_place.address;
    return addresses.front().address;
}

void PhoneServer::follow_network(Present present)
{
    const std::vector<NetworkAddress> addresses = options().find_addresses();
    const std::string best = best_address(addresses, present);
    // Tried again at the next look if it fails.
    if (best != place().address)
        static_cast<void>(listen_at(best).is_error());
    Place now = place();
    now.is_reachable = now.address.starts_with("127.")
        || std::ranges::find(addresses, now.address, &NetworkAddress::address) != addresses.end();
    set_place(now);
}

ledger::Status<ServerError> PhoneServer::listen_at(const std::string& address)
{
    if (auto failed = m_thread->listen_at(address, m_wanted_port))
        return failed;
    m_wanted_port = m_thread->port();
    set_place({address, m_wanted_port, true});
    return {};
}

void PhoneServer::set_place(const Place& place)
{
    {
        const std::lock_guard lock(m_place_mutex);
        if (place == m_place)
            return;
        m_place = place;
    }
    set_host(host());
}

void PhoneServer::choose_address(const std::string& address)
{
    {
        const std::lock_guard lock(m_place_mutex);
        m_chosen = address;
    }
    m_has_new_choice = true;
    m_thread->ring();
}

/// The file has the port in its first line: a page comes back only to the port that it came from.
void PhoneServer::come_back()
{
    if (options().kept.empty())
        return;
    std::ifstream stream(options().kept, std::ios::binary);
    std::uint16_t port = 0;
    if (!(stream >> port))
        return;
    m_wanted_port = options().port == 0 ? options().port : port;
    restore({std::istreambuf_iterator<char>(stream), {}});
}

void PhoneServer::keep_changes()
{
    const auto changes = take_changes();
    if (!changes || options().kept.empty())
        return;
    std::error_code ignored;
    if (changes->empty())
        std::filesystem::remove(options().kept, ignored);
    else
        keep(options().kept, std::to_string(place().port) + "\n" + *changes);
}

std::string PhoneServer::url(const std::string& token) const
{
    return "http://" + host() + "/" + (token.empty() ? "" : "#" + token);
}

} // namespace consigliere::server
