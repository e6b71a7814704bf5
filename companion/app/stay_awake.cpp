#include "companion/app/stay_awake.h"

#include "companion/app/work_aside.h"
#include "companion/frame/session_bus.h"

#include <optional>
#include <utility>

namespace consigliere::app {

namespace {

using screens::BusCall;
using screens::BusConnection;
using screens::BusMessage;
using screens::BusWriter;
using screens::open_bus;
using screens::session_bus_address;
using Clock = std::chrono::steady_clock;

constexpr const char* service = "org.freedesktop.ScreenSaver";
constexpr const char* object = "/org/freedesktop/ScreenSaver";

/// Give up on a screen saver that takes longer to reply.
constexpr std::chrono::seconds longest_answer{5};
/// Closing the connection releases the inhibition too, if the last call times out.
constexpr std::chrono::milliseconds longest_goodbye{200};
/// Polling interval while waiting for a reply, in milliseconds.
constexpr int milliseconds_of_look = 20;

struct Wish : WorkerState {
    std::optional<std::string> reason; ///< To stay awake; nullopt: may sleep.
    /// Wishes are numbered: one that was withdrawn and made again differs, even if the thread
    /// missed the steps between.
    int number = 0;
};

BusMessage call_of_screen_saver(const char* method)
{
    return BusMessage(dbus_message_new_method_call(service, object, service, method));
}

/// The worker thread's side.
class ScreenSaver {
public:
    ScreenSaver(Wish& wish, std::string address)
        : m_wish(wish)
        , m_address(std::move(address))
    {
    }

    void run()
    {
        std::unique_lock lock(m_wish.mutex);
        while (true) {
            m_wish.changed.wait(lock, [this] { return !is_heard(); });
            const bool is_over = m_wish.is_over;
            const std::optional<std::string> reason = m_wish.reason;
            m_heard = m_wish.number;
            lock.unlock();
            allow();
            if (is_over)
                return;
            if (reason)
                inhibit(*reason);
            lock.lock();
        }
    }

private:
    /// Call with the lock held.
    [[nodiscard]] bool is_heard() const { return m_wish.number == m_heard && !m_wish.is_over; }

    /// Sends a call and returns its reply; null on error, timeout, or if the request has changed.
    BusMessage answer_to(const BusMessage& call)
    {
        DBusPendingCall* pending = nullptr;
        if (dbus_connection_send_with_reply(
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
            const std::lock_guard lock(m_wish.mutex);
            if (!goes_on || Clock::now() > end || !is_heard())
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
        BusWriter(*call).text("Consigliere").text(reason);
        const BusMessage answer = answer_to(hello) ? answer_to(call) : nullptr;
        const bool is_inhibited = answer
            && dbus_message_get_args(
                   answer.get(), nullptr, DBUS_TYPE_UINT32, &m_cookie, DBUS_TYPE_INVALID)
                != FALSE;
        if (!is_inhibited)
            m_connection.reset();
    }

    void allow()
    {
        const BusConnection connection = std::move(m_connection);
        if (!connection)
            return;
        const BusMessage call = call_of_screen_saver("UnInhibit");
        BusWriter(*call).count(m_cookie);
        dbus_message_set_no_reply(call.get(), TRUE);
        static_cast<void>(dbus_connection_send(connection.get(), call.get(), nullptr));
        const Clock::time_point end = Clock::now() + longest_goodbye;
        while (dbus_connection_has_messages_to_send(connection.get()) != FALSE && Clock::now() < end
            && dbus_connection_read_write(connection.get(), milliseconds_of_look) != FALSE) { }
    }

    Wish& m_wish;
    int m_heard = 0; ///< Number of the wish.
    std::string m_address;
    BusConnection m_connection; ///< While the display is kept awake.
    dbus_uint32_t m_cookie = 0;
};

} // namespace

class StayAwake::Talk : public DetachedWorker<Wish> {
public:
    explicit Talk(const std::string& address)
        : DetachedWorker([address](Wish& wish) { ScreenSaver(wish, address).run(); })
    {
    }

    void wish(std::optional<std::string> reason)
    {
        tell([&](Wish& wish) {
            wish.reason = std::move(reason);
            ++wish.number;
        });
    }
};

StayAwake::StayAwake() = default;
StayAwake::~StayAwake() = default;

void StayAwake::keep_awake(const std::string& reason)
{
    if (std::exchange(m_is_kept_awake, true))
        return;
    if (!m_talk) {
        const std::string address = session_bus_address();
        if (address.empty())
            return;
        m_talk = std::make_unique<Talk>(address);
    }
    m_talk->wish(reason);
}

void StayAwake::let_sleep()
{
    if (std::exchange(m_is_kept_awake, false) && m_talk)
        m_talk->wish(std::nullopt);
}

} // namespace consigliere::app
