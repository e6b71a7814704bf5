/// Measures how soon a published view and its picture are on 28 phones (8 players, 20 spectators),
/// beside a bare libmicrohttpd that sends the same bytes:
///   phone_latency [rounds]

#include "tests/server/client.h"

#include <microhttpd.h>
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int followers = 28;
constexpr std::size_t view_bytes = 6'000;
constexpr std::size_t picture_bytes = 60'000;

/// Seconds of processor time of all threads but this one.
double cpu_of_others()
{
    const auto seconds = [](int who) {
        rusage usage{};
        ::getrusage(who, &usage);
        const auto of = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
        };
        return of(usage.ru_utime) + of(usage.ru_stime);
    };
    return seconds(RUSAGE_SELF) - seconds(RUSAGE_THREAD);
}

long resident_kilobytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        long value = 0;
        if (word == "VmRSS:" && status >> value)
            return value;
    }
    return 0;
}

/// What is measured: serves a view to whoever waits for it.
class Server {
public:
    virtual ~Server() = default;
    [[nodiscard]] virtual std::vector<PhoneClient> phones() = 0;
    virtual void publish(std::uint64_t version) = 0;
};

class Ours final : public Server {
public:
    Ours()
    {
        server::Options options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.page = "<!doctype html>";
        options.limits.requests_at_once = options.limits.requests_per_second = 1e9;
        m_server = std::move(server::PhoneServer::start(options, {}).value());
    }
    std::vector<PhoneClient> phones() override
    {
        std::vector<PhoneClient> joined(followers, PhoneClient(m_server->port()));
        for (int number = 0; number < followers; ++number) {
            const std::string actor = number < 8 ? "seat" + std::to_string(number) : "";
            joined[static_cast<std::size_t>(number)].join(m_server->token(actor));
            m_server->accept(m_server->followers().back().id);
        }
        return joined;
    }
    void publish(std::uint64_t version) override
    {
        server::View view;
        view.version = version;
        view.json = std::string(view_bytes, 'v');
        view.board_png = m_picture;
        const auto shared = std::make_shared<const server::View>(std::move(view));
        for (const server::Audience& audience : m_server->wanted())
            m_server->publish(audience, shared);
    }

private:
    std::shared_ptr<const std::string> m_picture =
        std::make_shared<const std::string>(picture_bytes, 'p');
    std::unique_ptr<server::PhoneServer> m_server;
};

/// libmicrohttpd with its own thread; neither cookies nor checks.
class Bare final : public Server {
public:
    Bare()
        : m_daemon(MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0,
            nullptr, nullptr, &on_request, this, MHD_OPTION_END))
    {
    }
    ~Bare() override
    {
        publish(0);
        std::this_thread::sleep_for(50ms);
        MHD_stop_daemon(m_daemon);
    }
    std::vector<PhoneClient> phones() override
    {
        const std::uint16_t port = MHD_get_daemon_info(m_daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
        return std::vector<PhoneClient>(followers, PhoneClient(port));
    }
    void publish(std::uint64_t) override
    {
        const std::lock_guard lock(m_mutex);
        for (MHD_Connection* const connection : m_suspended)
            MHD_resume_connection(connection);
        m_suspended.clear();
    }

private:
    static MHD_Result on_request(void* self, MHD_Connection* connection, const char* url,
        const char*, const char*, const char*, std::size_t*, void** state)
    {
        return static_cast<Bare*>(self)->answer(connection, url, *state);
    }
    MHD_Result answer(MHD_Connection* connection, const std::string& url, void*& state)
    {
        static char begun;
        static char suspended;
        if (state == nullptr) {
            state = &begun;
            return MHD_YES;
        }
        if (state == &begun && url == "/view") {
            const std::lock_guard lock(m_mutex);
            state = &suspended;
            m_suspended.push_back(connection);
            MHD_suspend_connection(connection);
            return MHD_YES;
        }
        std::string& body = url == "/view" ? m_view : m_picture;
        MHD_Response* const response =
            MHD_create_response_from_buffer(body.size(), body.data(), MHD_RESPMEM_PERSISTENT);
        const MHD_Result queued = MHD_queue_response(connection, MHD_HTTP_OK, response);
        MHD_destroy_response(response);
        return queued;
    }

    std::string m_view = std::string(view_bytes, 'v');
    std::string m_picture = std::string(picture_bytes, 'p');
    std::mutex m_mutex;
    std::vector<MHD_Connection*> m_suspended;
    MHD_Daemon* m_daemon; ///< Begins last.
};

double milliseconds_since(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double share(std::vector<double> values, double part)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

struct Measured {
    std::vector<double> pictures; ///< Milliseconds from publish() to each phone's picture.
    std::vector<double> publishes; ///< Milliseconds that publish() took.
    std::size_t bytes = 0;
};

void measure_round(std::uint64_t version, Server& server, const std::vector<PhoneClient>& phones,
    std::vector<std::unique_ptr<Connection>>& connections, Measured& measured)
{
    for (std::size_t number = 0; number < phones.size(); ++number) {
        const std::string url = "/view?after=" + std::to_string(version - 1);
        connections[number]->send(phones[number].get_bytes(url));
    }
    std::this_thread::sleep_for(20ms); // All wait.
    const auto begin = Clock::now();
    server.publish(version);
    measured.publishes.push_back(milliseconds_since(begin));
    for (std::size_t number = 0; number < phones.size(); ++number) {
        measured.bytes += connections[number]->read().bytes.size();
        connections[number]->send(phones[number].get_bytes("/board.png"));
    }
    for (const auto& connection : connections) {
        measured.bytes += connection->read().bytes.size();
        measured.pictures.push_back(milliseconds_since(begin));
    }
}

void measure(const std::string& name, Server& server, int rounds)
{
    const auto phones = server.phones();
    std::vector<std::unique_ptr<Connection>> connections;
    for (const PhoneClient& phone : phones)
        connections.push_back(std::make_unique<Connection>(phone.port));
    Measured measured;
    server.publish(1);
    const double busy = cpu_of_others();
    for (int round = 0; round < rounds; ++round)
        measure_round(static_cast<std::uint64_t>(round) + 2, server, phones, connections, measured);
    const double used = cpu_of_others() - busy;
    const double idle = cpu_of_others();
    std::this_thread::sleep_for(5s);
    std::cout << std::fixed << std::setprecision(2) << name << ": picture on a phone after "
              << share(measured.pictures, 0.5) << " ms (median), " << share(measured.pictures, 0.95)
              << " ms (95 %); publish() " << share(measured.publishes, 0.5) << " ms (median), "
              << share(measured.publishes, 1) << " ms (most); "
              << measured.bytes / static_cast<std::size_t>(rounds) << " bytes and "
              << used * 1000 / rounds << " ms of processor a round; idle "
              << (cpu_of_others() - idle) * 1000 / 5 << " ms of processor a second; "
              << resident_kilobytes() << " KB resident\n";
}

} // namespace

int main(int count, char** words)
{
    const int rounds = count > 1 ? std::atoi(words[1]) : 200;
    std::cout << resident_kilobytes() << " KB resident before\n";
    {
        Ours ours;
        measure("Consigliere", ours, rounds);
    }
    Bare bare;
    measure("bare libmicrohttpd", bare, rounds);
}
