#pragma once

#include "companion/server/reception.h"
#include "companion/server/wake_up.h"

#include <microhttpd.h>

#include <atomic>
#include <set>
#include <thread>

namespace consigliere::server {

/// Speaks HTTP at one address. All functions, and the destructor, are for one thread.
///
/// libmicrohttpd's own thread could not be used: it knows no deadline for a connection that waits,
/// and none for a client that sends a byte now and then. So it is driven from outside.
class Listener {
public:
    /// `port` 0: any.
    [[nodiscard]] static ledger::ErrorOr<std::unique_ptr<Listener>, ServerError> open(
        const std::string& address, std::uint16_t port, const Limits& limits, HttpHandler& handler);
    /// Closes every connection at once.
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    [[nodiscard]] std::uint16_t port() const { return m_port; }

    /// Waits for the network or for `wake`, at most `longest`; then answers.
    void run(const WakeUp& wake, std::chrono::milliseconds longest);

private:
    struct Exchange;
    struct Connection {
        int socket = -1;
        Time deadline{}; ///< For what it does now, never moved by single bytes.
        Exchange* exchange = nullptr; ///< Its request, if it has begun one.
    };
    /// From the head of a request to the end of its reply.
    struct Exchange {
        Connection& connection;
        MHD_Connection* handle;
        Waiting waiting;
        std::optional<HttpReply> reply; ///< Found while suspended.
        bool is_suspended = false;
    };

    Listener(const Limits& limits, HttpHandler& handler);

    static MHD_Result on_request(void* self, MHD_Connection* handle, const char* url,
        const char* method, const char* version, const char* data, std::size_t* size,
        void** exchange);
    static void on_completed(
        void* self, MHD_Connection* handle, void** exchange, MHD_RequestTerminationCode code);
    static void on_connection(
        void* self, MHD_Connection* handle, void** connection, MHD_ConnectionNotificationCode code);

    [[nodiscard]] MHD_Result begin(
        MHD_Connection* handle, const char* url, const char* method, void** exchange);
    [[nodiscard]] MHD_Result answer(Exchange& exchange);
    [[nodiscard]] MHD_Result send(Exchange& exchange, const HttpReply& reply);
    void look_at_waiting(Time now);
    void close_late(Time now);
    [[nodiscard]] std::chrono::milliseconds time_to_wait(std::chrono::milliseconds longest) const;

    const Limits m_limits;
    HttpHandler& m_handler;
    MHD_Daemon* m_daemon = nullptr;
    std::uint16_t m_port = 0;
    int m_polled = -1; ///< The library's epoll.
    std::set<Connection*> m_connections;
};

/// Lets a handler answer on a thread of its own.
class ListeningThread {
public:
    ListeningThread(const Limits& limits, HttpHandler& handler);
    ~ListeningThread() { stop(); }
    ListeningThread(const ListeningThread&) = delete;
    ListeningThread& operator=(const ListeningThread&) = delete;

    /// Listens here instead of where it did; at any port if this one is taken. On the thread once
    /// that has begun.
    [[nodiscard]] ledger::Status<ServerError> listen_at(
        const std::string& address, std::uint16_t port);
    [[nodiscard]] std::uint16_t port() const { return m_listener->port(); }
    /// Calls `look` after every `turn` and after ring(), when what was due has been answered.
    void begin(std::chrono::milliseconds turn, std::function<void()> look);
    void ring() const { m_wake.ring(); }
    /// Ends the thread, and closes every connection at once.
    void stop();

private:
    const Limits m_limits;
    HttpHandler& m_handler;
    const WakeUp m_wake;
    std::unique_ptr<Listener> m_listener; ///< Of the thread.
    std::atomic<bool> m_is_over = false;
    std::thread m_thread;
};

} // namespace consigliere::server
