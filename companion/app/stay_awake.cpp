#include "companion/app/stay_awake.h"

#include "companion/frame/session_bus.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace consigliere::app {

namespace {

using screens::BusCall;
using screens::BusConnection;
using screens::BusMessage;
using screens::open_bus;
using screens::session_bus_address;
using Clock = std::chrono::steady_clock;

constexpr const char* service = "org.freedesktop.ScreenSaver";
constexpr const char* object = "/org/freedesktop/ScreenSaver";
constexpr const char* program = "Consigliere";

/// Give up on a screen saver that takes longer to reply.
constexpr std::chrono::seconds longest_answer{5};
/// Closing the connection releases the inhibition too, if the last call times out.
constexpr std::chrono::milliseconds shutdown_timeout{200};
/// Polling interval while waiting for a reply, in milliseconds.
constexpr int milliseconds_of_look = 20;

BusMessage call_of_screen_saver(const char* method)
{
    return BusMessage(dbus_message_new_method_call(service, object, service, method));
}

} // namespace

/// Worker thread that talks to the screen saver.
class StayAwake::Talk {
public:
    explicit Talk(std::string address)
        : m_address(std::move(address))
        , m_thread([this] { talk(); })
    {
    }
    ~Talk()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_wish.reset();
            ++m_wishes;
            m_is_over = true;
        }
        m_changed.notify_one();
        m_thread.join();
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    /// Sets the reason to stay awake; nullopt: may sleep.
    void wish(std::optional<std::string> reason)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_wish = std::move(reason);
            ++m_wishes;
        }
        m_changed.notify_one();
    }

private:
    /// Requests are numbered: one that was withdrawn and made again differs, even if the thread
    /// missed the steps between.
    void talk()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [this] { return m_wishes != m_heard; });
            const std::optional<std::string> reason = m_wish;
            const bool is_over = m_is_over;
            m_heard = m_wishes;
            lock.unlock();
            allow();
            if (reason)
                inhibit(*reason);
            if (is_over)
                return;
            lock.lock();
        }
    }

    [[nodiscard]] bool is_still_wished()
    {
        const std::lock_guard lock(m_mutex);
        return m_wishes == m_heard;
    }

    /// Sends a call and returns its reply; null on error, timeout, or if the request has changed.
    BusMessage answer_to(const BusMessage& call)
    {
        DBusPendingCall* pending = nullptr;
        if (!call
            || dbus_connection_send_with_reply(
                   m_connection.get(), call.get(), &pending, DBUS_TIMEOUT_INFINITE)
                == FALSE
            || pending == nullptr)
            return nullptr;
        const BusCall waiting(pending);
        const Clock::time_point end = Clock::now() + longest_answer;
        while (dbus_pending_call_get_completed(pending) == FALSE) {
            const bool goes_on =
                dbus_connection_read_write_dispatch(m_connection.get(), milliseconds_of_look)
                != FALSE;
            if (!goes_on || Clock::now() > end || !is_still_wished())
                return nullptr;
        }
        BusMessage answer(dbus_pending_call_steal_reply(pending));
        const bool is_good =
            answer && dbus_message_get_type(answer.get()) == DBUS_MESSAGE_TYPE_METHOD_RETURN;
        return is_good ? std::move(answer) : nullptr;
    }

    void inhibit(const std::string& reason)
    {
        m_connection = open_bus(m_address);
        if (!m_connection)
            return;
        // The bus requires Hello first.
        const BusMessage hello(dbus_message_new_method_call(
            DBUS_SERVICE_DBUS, DBUS_PATH_DBUS, DBUS_INTERFACE_DBUS, "Hello"));
        const BusMessage call = call_of_screen_saver("Inhibit");
        const char* text = reason.c_str();
        const bool is_ready = call
            && dbus_message_append_args(call.get(), DBUS_TYPE_STRING, &program, DBUS_TYPE_STRING,
                   &text, DBUS_TYPE_INVALID)
                != FALSE;
        if (!is_ready || !answer_to(hello)) {
            m_connection.reset();
            return;
        }
        const BusMessage answer = answer_to(call);
        dbus_uint32_t cookie = 0;
        const bool is_inhibited = answer
            && dbus_message_get_args(
                   answer.get(), nullptr, DBUS_TYPE_UINT32, &cookie, DBUS_TYPE_INVALID)
                != FALSE;
        if (is_inhibited)
            m_cookie = cookie;
        else
            m_connection.reset();
    }

    void allow()
    {
        const std::optional<dbus_uint32_t> cookie = std::exchange(m_cookie, std::nullopt);
        const BusConnection connection = std::move(m_connection);
        if (!connection || !cookie)
            return;
        const BusMessage call = call_of_screen_saver("UnInhibit");
        if (!call
            || dbus_message_append_args(call.get(), DBUS_TYPE_UINT32, &*cookie, DBUS_TYPE_INVALID)
                == FALSE)
            return;
        dbus_message_set_no_reply(call.get(), TRUE);
        static_cast<void>(dbus_connection_send(connection.get(), call.get(), nullptr));
        const Clock::time_point end = Clock::now() + shutdown_timeout;
        while (dbus_connection_has_messages_to_send(connection.get()) != FALSE && Clock::now() < end
            && dbus_connection_read_write(connection.get(), milliseconds_of_look) != FALSE) { }
    }

    std::string m_address;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<std::string> m_wish;
    int m_wishes = 0;
    bool m_is_over = false;
    // Used by the thread only.
    int m_heard = 0;
    BusConnection m_connection;
    std::optional<dbus_uint32_t> m_cookie;
    std::thread m_thread;
};

StayAwake::StayAwake() = default;
StayAwake::~StayAwake() = default;

void StayAwake::keep_awake(const std::string& reason)
{
    if (std::exchange(m_is_kept_awake, true))
        return;
    if (!m_talk) {
        std::string address = session_bus_address();
        if (address.empty())
            return;
        m_talk = std::make_unique<Talk>(std::move(address));
    }
    m_talk->wish(reason);
}

void StayAwake::let_sleep()
{
    if (std::exchange(m_is_kept_awake, false) && m_talk)
        m_talk->wish(std::nullopt);
}

} // namespace consigliere::app
