#include "companion/server/http_server.h"

#include "companion/server/listener.h"
#include "companion/telling/system_error.h"

#include <fcntl.h>
#include <sodium/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

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

void block_broken_pipes()
{
    sigset_t signals;
    ::sigemptyset(&signals);
    ::sigaddset(&signals, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
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

/// The state behind PhoneServer, and the thread that answers the phones.
class PhoneServer::Core {
public:
    struct Place {
        std::string address;
        std::uint16_t port = 0;
        bool is_reachable = false;

        [[nodiscard]] friend bool operator==(const Place&, const Place&) = default;
    };

    Core(const Options& options, std::function<void()> wake)
        : m_options(options)
        , m_wake_program(std::move(wake))
        , m_reception(options, [this] { notify(); })
        , m_chosen(options.address)
    {
    }
    ~Core()
    {
        if (m_thread.joinable()) {
            m_is_over = true;
            notify();
            m_thread.join();
        }
        m_listener.reset();
        keep_changes();
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    [[nodiscard]] ledger::Status<ServerError> start();
    void choose_address(const std::string& address);
    [[nodiscard]] Place place() const
    {
        const std::lock_guard lock(m_mutex);
        return m_place;
    }
    /// "192.168.1.5:8642"
    [[nodiscard]] std::string host() const
    {
        const Place now = place();
        return (m_options.reached_as.empty() ? now.address : m_options.reached_as) + ":"
            + std::to_string(now.port);
    }
    [[nodiscard]] Reception& reception() { return m_reception; }

private:
    void notify() { m_wake.ring(); }
    void run();
    void look_around(Time now);
    /// Whether an address that still works stays, though another may be better.
    enum class Present : std::uint8_t { stays, goes };
    void follow_network(Present present);
    [[nodiscard]] std::string best_address(
        const std::vector<NetworkAddress>& addresses, Present present) const;
    [[nodiscard]] ledger::Status<ServerError> listen_at(const std::string& address);
    void set_place(const Place& place);
    void restore();
    void keep_changes();

    const Options m_options;
    const std::function<void()> m_wake_program;
    const WakeUp m_wake;
    Reception m_reception;
    std::unique_ptr<Listener> m_listener; ///< Of the thread.
    std::uint16_t m_wanted_port = m_options.port;
    Time m_next_look{};
    Time m_next_network{};

    mutable std::mutex m_mutex; ///< For the two below.
    Place m_place;
    std::string m_chosen; ///< Empty: the best.

    std::atomic<bool> m_is_over = false;
    std::atomic<bool> m_has_new_choice = false;
    std::thread m_thread;
};

ledger::Status<ServerError> PhoneServer::Core::start()
{
    restore();
    const std::string address = best_address(m_options.find_addresses(), Present::goes);
    if (address.empty())
        return ServerError{ServerError::Kind::no_network, {}, {}};
    if (auto failed = listen_at(address))
        return failed;
    m_thread = std::thread([this] { run(); });
    return {};
}

void PhoneServer::Core::run()
{
    block_broken_pipes();
    constexpr std::chrono::milliseconds longest{1'000};
    while (!m_is_over) {
        m_listener->run(m_wake, std::min(longest, m_options.limits.network));
        look_around(Clock::now());
        keep_changes();
        if (m_reception.take_news() && m_wake_program)
            m_wake_program();
    }
}

void PhoneServer::Core::look_around(Time now)
{
    if (now >= m_next_look) {
        m_next_look = now + std::chrono::seconds(1);
        m_reception.look_around(now);
    }
    const bool is_new_choice = m_has_new_choice.exchange(false);
    if (is_new_choice || now >= m_next_network) {
        m_next_network = now + m_options.limits.network;
        follow_network(is_new_choice ? Present::goes : Present::stays);
    }
}

std::string PhoneServer::Core::best_address(
    const std::vector<NetworkAddress>& addresses, Present present) const
{
    const std::lock_guard lock(m_mutex);
    if (!m_chosen.empty())
        return m_chosen;
    // At another address all phones would have to scan again.
    const bool is_there =
        std::ranges::find(addresses, m_place.address, &NetworkAddress::address) != addresses.end();
    if (addresses.empty() || (is_there && present == Present::stays))
        return m_place.address;
    return addresses.front().address;
}

void PhoneServer::Core::follow_network(Present present)
{
    const std::vector<NetworkAddress> addresses = m_options.find_addresses();
    const std::string best = best_address(addresses, present);
    // Tried again at the next look if it fails.
    if (best != place().address)
        static_cast<void>(listen_at(best).is_error());
    Place now = place();
    now.is_reachable = now.address.starts_with("127.")
        || std::ranges::find(addresses, now.address, &NetworkAddress::address) != addresses.end();
    set_place(now);
}

ledger::Status<ServerError> PhoneServer::Core::listen_at(const std::string& address)
{
    auto opened = Listener::open(address, m_wanted_port, m_options.limits, m_reception);
    if (opened.is_error() && opened.error().kind == ServerError::Kind::refused)
        opened = Listener::open(address, 0, m_options.limits, m_reception);
    if (opened.is_error())
        return opened.error();
    m_listener = std::move(opened.value());
    m_wanted_port = m_listener->port();
    set_place({address, m_listener->port(), true});
    return {};
}

void PhoneServer::Core::set_place(const Place& place)
{
    {
        const std::lock_guard lock(m_mutex);
        if (place == m_place)
            return;
        m_place = place;
    }
    m_reception.set_host(host());
}

void PhoneServer::Core::choose_address(const std::string& address)
{
    {
        const std::lock_guard lock(m_mutex);
        m_chosen = address;
    }
    m_has_new_choice = true;
    notify();
}

/// The file has the port in its first line: a page comes back only to the port that it came from.
void PhoneServer::Core::restore()
{
    if (m_options.kept.empty())
        return;
    std::ifstream stream(m_options.kept, std::ios::binary);
    std::uint16_t port = 0;
    if (!(stream >> port))
        return;
    m_wanted_port = m_options.port == 0 ? m_options.port : port;
    m_reception.restore({std::istreambuf_iterator<char>(stream), {}});
}

void PhoneServer::Core::keep_changes()
{
    const auto changes = m_reception.take_changes();
    if (!changes || m_options.kept.empty())
        return;
    std::error_code ignored;
    if (changes->empty())
        std::filesystem::remove(m_options.kept, ignored);
    else
        keep(m_options.kept, std::to_string(place().port) + "\n" + *changes);
}

PhoneServer::PhoneServer(std::unique_ptr<Core> core)
    : m_core(std::move(core))
{
}
PhoneServer::~PhoneServer() = default;

ledger::ErrorOr<std::unique_ptr<PhoneServer>, ServerError> PhoneServer::start(
    const Options& options, std::function<void()> wake)
{
    if (::sodium_init() < 0)
        return ServerError{ServerError::Kind::refused, options.address, {}};
    auto core = std::make_unique<Core>(options, std::move(wake));
    if (const auto failed = core->start())
        return failed.error();
    return std::unique_ptr<PhoneServer>(new PhoneServer(std::move(core)));
}

std::vector<Audience> PhoneServer::wanted() const
{
    return m_core->reception().wanted();
}
std::vector<Audience> PhoneServer::without_view() const
{
    return m_core->reception().without_view();
}
void PhoneServer::publish(const Audience& audience, std::shared_ptr<const View> view)
{
    m_core->reception().publish(audience, std::move(view));
}
std::vector<Request> PhoneServer::take_requests()
{
    return m_core->reception().take_requests();
}
void PhoneServer::answer(std::uint64_t request, unsigned status, std::string json)
{
    m_core->reception().answer(request, status, std::move(json));
}
std::vector<Follower> PhoneServer::followers() const
{
    return m_core->reception().followers();
}
void PhoneServer::accept(std::uint64_t follower)
{
    m_core->reception().accept(follower);
}
void PhoneServer::revoke(std::uint64_t follower)
{
    m_core->reception().revoke(follower);
}
std::string PhoneServer::token(const std::string& actor)
{
    return m_core->reception().token(actor);
}
std::string PhoneServer::new_token(const std::string& actor)
{
    return m_core->reception().new_token(actor);
}
std::string PhoneServer::url(const std::string& token) const
{
    return "http://" + m_core->host() + "/" + (token.empty() ? "" : "#" + token);
}
void PhoneServer::choose_address(const std::string& address)
{
    m_core->choose_address(address);
}
std::string PhoneServer::address() const
{
    return m_core->place().address;
}
std::uint16_t PhoneServer::port() const
{
    return m_core->place().port;
}
bool PhoneServer::is_reachable() const
{
    return m_core->place().is_reachable;
}
void PhoneServer::forget()
{
    m_core->reception().forget();
}

} // namespace consigliere::server
