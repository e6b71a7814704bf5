/// Measures how soon a published view and its picture are on 28 phones (8 players, 20 spectators),
/// beside a bare libmicrohttpd that sends the same bytes:
///   phone_latency [rounds]             as fast as they go
///   phone_latency soak MINUTES         a move from a phone each second, in turn to both servers,
///                                      which have processes of their own: what they need at the
///                                      begin and at the end

#include "tests/server/client.h"

#include <microhttpd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <mutex>
#include <semaphore>
#include <sstream>
#include <thread>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int followers = 28;
/// As in an evening of five at Corleone.
constexpr std::size_t view_bytes = 19'000;
constexpr std::size_t picture_bytes = 95'000;

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

long resident_kilobytes(const std::string& process = "self")
{
    std::ifstream status("/proc/" + process + "/status");
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
    /// Publishes what phones ask for, until the process ends.
    virtual void attend() = 0;
    /// A phone's request for the version after this one.
    [[nodiscard]] virtual std::string move_bytes(
        const PhoneClient& phone, std::uint64_t version) const = 0;
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
        m_server =
            std::move(server::PhoneServer::start(options, [this] { m_woken.release(); }).value());
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
    void attend() override
    {
        while (true) {
            m_woken.acquire();
            for (const server::Request& request : m_server->take_requests()) {
                publish(request.number + 1);
                m_server->answer(request.id, 200, "{}");
            }
        }
    }
    [[nodiscard]] std::string move_bytes(
        const PhoneClient& phone, std::uint64_t version) const override
    {
        return phone.post_bytes(
            "/move", R"({"line":"ana thug docks","version":)" + std::to_string(version) + "}");
    }

private:
    std::counting_semaphore<> m_woken{0};
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
    void attend() override
    {
        while (true)
            ::pause();
    }
    [[nodiscard]] std::string move_bytes(const PhoneClient& phone, std::uint64_t) const override
    {
        return phone.get_bytes("/move");
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
        if (url == "/move")
            publish(0);
        std::string& body = url == "/view" ? m_view : url == "/move" ? m_done : m_picture;
        MHD_Response* const response =
            MHD_create_response_from_buffer(body.size(), body.data(), MHD_RESPMEM_PERSISTENT);
        const MHD_Result queued = MHD_queue_response(connection, MHD_HTTP_OK, response);
        MHD_destroy_response(response);
        return queued;
    }

    std::string m_view = std::string(view_bytes, 'v');
    std::string m_picture = std::string(picture_bytes, 'p');
    std::string m_done = "{}";
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

// For long. ---------------------------------------------------------------------------------------

/// What a process needs.
struct Needs {
    long kilobytes = 0;
    double seconds = 0; ///< Of processor.
    long files = 0;
};

Needs needs_of(pid_t process)
{
    const std::string folder = "/proc/" + std::to_string(process);
    std::ifstream file(folder + "/stat");
    std::string stat{std::istreambuf_iterator<char>(file), {}};
    // From the third field on; processor time is in the 14th and 15th.
    std::istringstream fields(stat.substr(stat.rfind(')') + 2));
    std::string skipped;
    for (int field = 3; field < 14; ++field)
        fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    const auto files = std::distance(
        std::filesystem::directory_iterator(folder + "/fd"), std::filesystem::directory_iterator());
    return {resident_kilobytes(std::to_string(process)),
        (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK)), static_cast<long>(files)};
}

/// A server in a process of its own, with its phones here.
class Apart {
public:
    Apart(std::string name, std::unique_ptr<Server> (*make)())
        : m_name(std::move(name))
    {
        int pipe[2];
        if (::pipe(pipe) != 0)
            std::exit(1);
        m_process = ::fork();
        if (m_process == 0)
            serve(make, pipe[1]);
        ::close(pipe[1]);
        std::string told;
        char part[4096];
        for (ssize_t size = 0; (size = ::read(pipe[0], part, sizeof part)) > 0;)
            told.append(part, static_cast<std::size_t>(size));
        ::close(pipe[0]);
        std::istringstream words(told);
        std::string cookie;
        for (std::uint16_t port = 0; words >> port >> cookie;) {
            m_phones.emplace_back(port).cookie = cookie == "-" ? "" : cookie;
            m_connections.push_back(std::make_unique<Connection>(port));
        }
    }
    ~Apart()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
    }
    Apart(const Apart&) = delete;
    Apart& operator=(const Apart&) = delete;

    /// A player records; all others wait for it, and get the picture after the view.
    void play(const Server& asked)
    {
        const std::uint64_t version = ++m_version;
        for (std::size_t number = 1; number < m_phones.size(); ++number)
            m_connections[number]->send(
                m_phones[number].get_bytes("/view?after=" + std::to_string(version)));
        std::this_thread::sleep_for(20ms); // All wait.
        const auto begin = Clock::now();
        m_connections[0]->send(asked.move_bytes(m_phones[0], version));
        take(0);
        for (std::size_t number = 1; number < m_phones.size(); ++number) {
            take(number);
            m_connections[number]->send(m_phones[number].get_bytes("/board.png"));
        }
        for (std::size_t number = 1; number < m_phones.size(); ++number) {
            take(number);
            m_pictures.push_back(milliseconds_since(begin));
        }
    }
    /// What has come since the last time.
    void report(int minute)
    {
        const Needs needs = needs_of(m_process);
        std::cout << std::fixed << std::setprecision(1) << "minute " << minute << ", " << m_name
                  << ": " << needs.kilobytes << " KB resident, " << needs.files << " files, "
                  << (needs.seconds - m_seconds) * 1000 << " ms of processor";
        m_seconds = needs.seconds;
        if (!m_pictures.empty())
            std::cout << ", picture after " << share(m_pictures, 0.5) << " ms (median), "
                      << share(m_pictures, 0.95) << " ms (95 %), " << share(m_pictures, 1)
                      << " ms (most), " << m_bytes << " bytes, " << m_lost << " lost";
        std::cout << std::endl;
        m_pictures.clear();
        m_bytes = 0;
    }

private:
    [[noreturn]] static void serve(std::unique_ptr<Server> (*make)(), int pipe)
    {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        const std::unique_ptr<Server> server = make();
        std::string told;
        for (const PhoneClient& phone : server->phones())
            told += std::to_string(phone.port) + " " + (phone.cookie.empty() ? "-" : phone.cookie)
                + "\n";
        server->publish(1);
        if (::write(pipe, told.data(), told.size()) != static_cast<ssize_t>(told.size()))
            std::exit(1);
        ::close(pipe);
        server->attend();
        std::exit(0);
    }
    void take(std::size_t number)
    {
        const Answer answer = m_connections[number]->read();
        m_bytes += answer.bytes.size();
        if (answer.status == 200)
            return;
        ++m_lost;
        m_connections[number] = std::make_unique<Connection>(m_phones[number].port);
    }

    std::string m_name;
    pid_t m_process = 0;
    std::vector<PhoneClient> m_phones;
    std::vector<std::unique_ptr<Connection>> m_connections;
    std::uint64_t m_version = 0;
    double m_seconds = 0;
    std::vector<double> m_pictures;
    std::size_t m_bytes = 0;
    int m_lost = 0; ///< Replies.
};

template <typename Kind>
std::unique_ptr<Server> make()
{
    return std::make_unique<Kind>();
}

void soak(int minutes)
{
    Apart ours("Consigliere", &make<Ours>);
    Apart bare("bare libmicrohttpd", &make<Bare>);
    const Ours asked;
    const Bare asked_barely;
    ours.report(0);
    bare.report(0);
    const auto begin = Clock::now();
    for (int minute = 1; minute <= minutes; ++minute) {
        while (Clock::now() < begin + minute * 1min) {
            ours.play(asked);
            std::this_thread::sleep_for(450ms);
            bare.play(asked_barely);
            std::this_thread::sleep_for(450ms);
        }
        ours.report(minute);
        bare.report(minute);
    }
}

} // namespace

int main(int count, char** words)
{
    if (count > 2 && std::string(words[1]) == "soak") {
        soak(std::atoi(words[2]));
        return 0;
    }
    const int rounds = count > 1 ? std::atoi(words[1]) : 200;
    std::cout << resident_kilobytes() << " KB resident before\n";
    {
        Ours ours;
        measure("Consigliere", ours, rounds);
    }
    Bare bare;
    measure("bare libmicrohttpd", bare, rounds);
}
