#include "companion/server/listener.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

namespace consigliere::server {

namespace {

/// Room for the head of one request, and for the reply's.
constexpr std::size_t connection_memory = 16 * 1024;

ServerError socket_error(const std::string& address)
{
    const int cause = errno;
    return {
        cause == EADDRNOTAVAIL ? ServerError::Kind::no_such_address : ServerError::Kind::refused,
        address, std::strerror(cause)};
}

sockaddr_in socket_address(const in_addr& address, std::uint16_t port)
{
    sockaddr_in bound{};
    bound.sin_family = AF_INET;
    bound.sin_addr = address;
    bound.sin_port = htons(port);
    return bound;
}

bool is_bound(int socket, const in_addr& address, std::uint16_t port)
{
    const sockaddr_in bound = socket_address(address, port);
    return ::bind(socket, reinterpret_cast<const sockaddr*>(&bound), sizeof bound) == 0;
}

/// Returns a socket that listens; -1 with errno if there is none.
int listening_socket(const in_addr& address, std::uint16_t port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socket < 0)
        return -1;
    // A restart finds the port free while the last connections are still ending.
    constexpr int yes = 1;
    static_cast<void>(::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes));
    if (is_bound(socket, address, port) && ::listen(socket, SOMAXCONN) == 0)
        return socket;
    const int cause = errno;
    ::close(socket);
    errno = cause;
    return -1;
}

std::uint16_t port_of(int socket)
{
    sockaddr_in bound{};
    socklen_t size = sizeof bound;
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&bound), &size);
    return ntohs(bound.sin_port);
}

std::string text_of(const char* text)
{
    return text == nullptr ? std::string{} : text;
}

std::string header(MHD_Connection* handle, const char* name)
{
    return text_of(MHD_lookup_connection_value(handle, MHD_HEADER_KIND, name));
}

std::string peer_of(MHD_Connection* handle)
{
    const MHD_ConnectionInfo* const info =
        MHD_get_connection_info(handle, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info == nullptr || info->client_addr == nullptr || info->client_addr->sa_family != AF_INET)
        return {};
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* const address = reinterpret_cast<const sockaddr_in*>(info->client_addr);
    ::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size());
    return text.data();
}

MHD_Result add_to_query(void* query, MHD_ValueKind, const char* key, std::size_t key_size,
    const char* value, std::size_t value_size)
{
    static_cast<std::map<std::string, std::string>*>(query)->insert_or_assign(
        std::string(key, key_size),
        value == nullptr ? std::string{} : std::string(value, value_size));
    return MHD_YES;
}

HttpRequest head_of(MHD_Connection* handle, const char* url, const char* method)
{
    using Method = HttpRequest::Method;
    HttpRequest request;
    const std::string_view name = method;
    request.method = name == "GET" ? Method::get : name == "POST" ? Method::post : Method::other;
    request.path = url;
    MHD_get_connection_values_n(handle, MHD_GET_ARGUMENT_KIND, &add_to_query, &request.query);
    request.host = header(handle, MHD_HTTP_HEADER_HOST);
    request.origin = header(handle, MHD_HTTP_HEADER_ORIGIN);
    request.content_type = header(handle, MHD_HTTP_HEADER_CONTENT_TYPE);
    request.cookie = text_of(MHD_lookup_connection_value(handle, MHD_COOKIE_KIND, "seat"));
    request.peer = peer_of(handle);
    request.announced_bytes =
        std::strtoull(header(handle, MHD_HTTP_HEADER_CONTENT_LENGTH).c_str(), nullptr, 10);
    return request;
}

using Body = std::shared_ptr<const std::string>;

void free_body(void* body)
{
    delete static_cast<Body*>(body);
}

/// The body is handed out where it lies: no copy for each phone.
MHD_Response* response_of(const HttpReply& reply)
{
    if (reply.body == nullptr)
        return MHD_create_response_from_buffer(0, nullptr, MHD_RESPMEM_PERSISTENT);
    auto body = std::make_unique<Body>(reply.body);
    MHD_Response* const response = MHD_create_response_from_buffer_with_free_callback_cls(
        reply.body->size(), const_cast<char*>(reply.body->data()), &free_body, body.get());
    if (response != nullptr)
        static_cast<void>(body.release());
    return response;
}

void add_headers(MHD_Response* response, const HttpReply& reply)
{
    const auto add = [response](const char* name, const char* value) {
        MHD_add_response_header(response, name, value);
    };
    if (reply.body != nullptr)
        add("Content-Type", reply.type.c_str());
    add("Cache-Control", "no-store");
    add("X-Content-Type-Options", "nosniff");
    add("X-Frame-Options", "DENY");
    // Without a referrer at all, older browsers would not name the origin of the page's own posts.
    add("Referrer-Policy", "same-origin");
    add("Cross-Origin-Resource-Policy", "same-origin");
    for (const auto& [name, value] : reply.headers)
        add(name.c_str(), value.c_str());
}

/// True if the other side has closed the connection, or its half of it.
bool has_left(int socket)
{
    pollfd polled{socket, POLLRDHUP, 0};
    return ::poll(&polled, 1, 0) > 0;
}

} // namespace

Listener::Listener(const Limits& limits, HttpHandler& handler)
    : m_limits(limits)
    , m_handler(handler)
{
}

ledger::ErrorOr<std::unique_ptr<Listener>, ServerError> Listener::open(
    const std::string& address, std::uint16_t port, const Limits& limits, HttpHandler& handler)
{
    in_addr parsed{};
    if (::inet_pton(AF_INET, address.c_str(), &parsed) != 1)
        return ServerError{ServerError::Kind::no_such_address, address, {}};
    const int socket = listening_socket(parsed, port);
    if (socket < 0)
        return socket_error(address);
    std::unique_ptr<Listener> listener(new Listener(limits, handler));
    listener->m_port = port_of(socket);
    listener->m_daemon = MHD_start_daemon(MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, nullptr,
        nullptr, &on_request, listener.get(), MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_NOTIFY_COMPLETED, &on_completed, listener.get(), MHD_OPTION_NOTIFY_CONNECTION,
        &on_connection, listener.get(), MHD_OPTION_CONNECTION_LIMIT, limits.connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connections_per_address,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
    if (listener->m_daemon == nullptr) {
        ServerError error = socket_error(address);
        ::close(socket);
        return error;
    }
    listener->m_polled =
        MHD_get_daemon_info(listener->m_daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
    return listener;
}

Listener::~Listener()
{
    if (m_daemon == nullptr)
        return;
    // The library stops only when nothing is suspended.
    for (const Connection* const connection : m_connections) {
        if (connection->exchange != nullptr && connection->exchange->is_suspended)
            MHD_resume_connection(connection->exchange->handle);
    }
    MHD_stop_daemon(m_daemon);
}

MHD_Result Listener::on_request(void* self, MHD_Connection* handle, const char* url,
    const char* method, const char*, const char* data, std::size_t* size, void** exchange)
try {
    auto& listener = *static_cast<Listener*>(self);
    if (*exchange == nullptr)
        return listener.begin(handle, url, method, exchange);
    auto& begun = *static_cast<Exchange*>(*exchange);
    if (*size == 0)
        return listener.answer(begun);
    // A body that has not said how long it is.
    std::string& body = begun.waiting.request.body;
    const std::size_t left = listener.m_limits.body_bytes + 1 - body.size();
    body.append(data, std::min(*size, left));
    *size = 0;
    return MHD_YES;
} catch (const std::exception&) {
    return MHD_NO; // Out of memory: this connection ends, the others go on.
}

MHD_Result Listener::begin(
    MHD_Connection* handle, const char* url, const char* method, void** exchange)
{
    auto& connection = *static_cast<Connection*>(
        MHD_get_connection_info(handle, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context);
    const Time now = Clock::now();
    auto begun = std::make_unique<Exchange>(Exchange{connection, handle, {}, {}, false});
    begun->waiting.request = head_of(handle, url, method);
    connection.deadline = now + m_limits.request;
    connection.exchange = begun.get();
    *exchange = begun.release(); // Until on_completed().
    const auto refused = m_handler.refusal(connection.exchange->waiting.request, now);
    return refused ? send(*connection.exchange, *refused) : MHD_YES;
}

MHD_Result Listener::answer(Exchange& exchange)
{
    const Time now = Clock::now();
    if (!exchange.reply)
        exchange.reply = m_handler.reply(exchange.waiting, now);
    if (exchange.reply)
        return send(exchange, *exchange.reply);
    exchange.is_suspended = true;
    MHD_suspend_connection(exchange.handle);
    return MHD_YES;
}

MHD_Result Listener::send(Exchange& exchange, const HttpReply& reply)
{
    MHD_Response* const response = response_of(reply);
    if (response == nullptr)
        return MHD_NO;
    add_headers(response, reply);
    exchange.connection.deadline = Clock::now() + m_limits.request;
    const MHD_Result queued = MHD_queue_response(exchange.handle, reply.status, response);
    MHD_destroy_response(response);
    return queued;
}

void Listener::on_completed(
    void* self, MHD_Connection*, void** exchange, MHD_RequestTerminationCode)
{
    const std::unique_ptr<Exchange> ended(static_cast<Exchange*>(*exchange));
    *exchange = nullptr;
    if (ended == nullptr)
        return;
    auto& listener = *static_cast<Listener*>(self);
    const Time now = Clock::now();
    ended->connection.exchange = nullptr;
    ended->connection.deadline = now + listener.m_limits.idle;
    if (!ended->reply)
        listener.m_handler.leave(ended->waiting, now);
}

void Listener::on_connection(
    void* self, MHD_Connection* handle, void** connection, MHD_ConnectionNotificationCode code)
{
    auto& listener = *static_cast<Listener*>(self);
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        const int socket =
            MHD_get_connection_info(handle, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
        auto* const opened = new Connection{socket, Clock::now() + listener.m_limits.request, {}};
        listener.m_connections.insert(opened);
        *connection = opened;
    } else {
        const std::unique_ptr<Connection> closed(static_cast<Connection*>(*connection));
        listener.m_connections.erase(closed.get());
        *connection = nullptr;
    }
}

/// Resumes the requests that have their reply now.
void Listener::look_at_waiting(Time now)
{
    for (const Connection* const connection : m_connections) {
        Exchange* const exchange = connection->exchange;
        if (exchange == nullptr || !exchange->is_suspended)
            continue;
        exchange->reply = m_handler.reply(exchange->waiting, now);
        if (!exchange->reply && has_left(connection->socket)) {
            m_handler.leave(exchange->waiting, now);
            exchange->reply = HttpReply{204, nullptr};
        }
        if (exchange->reply) {
            exchange->is_suspended = false;
            MHD_resume_connection(exchange->handle);
        }
    }
}

/// Ends the connections that have been slow: the library sees a closed socket.
void Listener::close_late(Time now)
{
    for (const Connection* const connection : m_connections) {
        const bool is_suspended =
            connection->exchange != nullptr && connection->exchange->is_suspended;
        if (!is_suspended && now > connection->deadline)
            ::shutdown(connection->socket, SHUT_RDWR);
    }
}

std::chrono::milliseconds Listener::time_to_wait(std::chrono::milliseconds longest) const
{
    MHD_UNSIGNED_LONG_LONG of_library = 0;
    if (MHD_get_timeout(m_daemon, &of_library) == MHD_YES)
        longest = std::min(longest, std::chrono::milliseconds(of_library));
    const Time now = Clock::now();
    for (const Connection* const connection : m_connections) {
        const bool is_suspended =
            connection->exchange != nullptr && connection->exchange->is_suspended;
        if (is_suspended) {
            longest = std::min(longest,
                std::chrono::ceil<std::chrono::milliseconds>(
                    connection->exchange->waiting.until - now));
        }
    }
    return std::max(longest, std::chrono::milliseconds(0));
}

void Listener::run(const WakeUp& wake, std::chrono::milliseconds longest)
{
    std::array<pollfd, 2> polled{{{wake.file(), POLLIN, 0}, {m_polled, POLLIN, 0}}};
    static_cast<void>(
        ::poll(polled.data(), polled.size(), static_cast<int>(time_to_wait(longest).count())));
    static_cast<void>(wake.hear());
    const Time now = Clock::now();
    look_at_waiting(now);
    close_late(now);
    MHD_run(m_daemon);
}

ListeningThread::ListeningThread(const Limits& limits, HttpHandler& handler)
    : m_limits(limits)
    , m_handler(handler)
{
}

ledger::Status<ServerError> ListeningThread::listen_at(
    const std::string& address, std::uint16_t port)
{
    auto opened = Listener::open(address, port, m_limits, m_handler);
    if (opened.is_error() && opened.error().kind == ServerError::Kind::refused)
        opened = Listener::open(address, 0, m_limits, m_handler);
    if (opened.is_error())
        return opened.error();
    m_listener = std::move(opened.value());
    return {};
}

void ListeningThread::begin(std::chrono::milliseconds turn, std::function<void()> look)
{
    m_thread = std::thread([this, turn, look = std::move(look)] {
        sigset_t broken_pipe;
        ::sigemptyset(&broken_pipe);
        ::sigaddset(&broken_pipe, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &broken_pipe, nullptr);
        while (!m_is_over) {
            m_listener->run(m_wake, turn);
            look();
        }
    });
}

void ListeningThread::stop()
{
    m_is_over = true;
    ring();
    if (m_thread.joinable())
        m_thread.join();
    m_listener.reset();
}

} // namespace consigliere::server
