#include "tests/ui/private_bus.h"

#include <dbus/dbus.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <set>
#include <stdexcept>
#include <utility>

namespace consigliere::test {

namespace {

constexpr const char* address_variable = "DBUS_SESSION_BUS_ADDRESS";
constexpr std::chrono::seconds patience{30};

/// Everybody may say everything: a bus without a policy refuses every message.
constexpr const char* configuration = R"(<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=PLACE</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
)";

} // namespace

bool comes_true(const std::function<bool()>& condition)
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        if (condition())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return condition();
}

PrivateBus::PrivateBus()
{
    const std::filesystem::path file = m_folder / "bus.conf";
    const std::filesystem::path socket = m_folder / "bus";
    std::string text = configuration;
    const std::string place = "PLACE";
    text.replace(text.find(place), place.size(), socket.string());
    std::ofstream(file) << text;
    const std::string option = "--config-file=" + file.string();
    m_process = ::fork();
    if (m_process == 0) {
        ::execlp("dbus-daemon", "dbus-daemon", "--nofork", "--nopidfile", option.c_str(),
            static_cast<char*>(nullptr));
        ::_exit(127);
    }
    if (m_process < 0 || !comes_true([&] { return std::filesystem::exists(socket); }))
        throw std::runtime_error("no dbus-daemon");
    if (const char* before = std::getenv(address_variable))
        m_address_before = before;
    ::setenv(address_variable, address().c_str(), 1);
}

PrivateBus::~PrivateBus()
{
    if (m_address_before)
        ::setenv(address_variable, m_address_before->c_str(), 1);
    else
        ::unsetenv(address_variable);
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
}

std::string PrivateBus::address() const
{
    return "unix:path=" + (m_folder / "bus").string();
}

ScreenSaver::ScreenSaver(const PrivateBus& bus, Manner manner)
    : m_thread([this, address = bus.address(), manner] { serve(address, manner); })
{
    if (!comes_true([this] { return m_is_ready.load(); }))
        throw std::runtime_error("no screen saver on the bus");
}

ScreenSaver::~ScreenSaver()
{
    m_is_over = true;
    m_thread.join();
}

void ScreenSaver::serve(const std::string& address, Manner manner)
{
    DBusConnection* connection = dbus_connection_open_private(address.c_str(), nullptr);
    if (connection == nullptr)
        return;
    dbus_connection_set_exit_on_disconnect(connection, FALSE);
    const bool owns_name = dbus_bus_register(connection, nullptr) != FALSE
        && dbus_bus_request_name(connection, "org.freedesktop.ScreenSaver", 0, nullptr)
            == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER;
    dbus_bus_add_match(connection, "type='signal',member='NameOwnerChanged'", nullptr);
    m_is_ready = owns_name;
    std::set<std::string> guests;
    std::set<dbus_uint32_t> held;
    dbus_uint32_t last = 100;
    while (!m_is_over && dbus_connection_read_write(connection, 10) != FALSE) {
        while (DBusMessage* message = dbus_connection_pop_message(connection)) {
            const char* sender = dbus_message_get_sender(message);
            DBusMessage* answer = nullptr;
            if (dbus_message_is_method_call(message, "org.freedesktop.ScreenSaver", "Inhibit")
                != FALSE) {
                const char* who = nullptr;
                const char* why = nullptr;
                const bool is_good = dbus_message_get_args(message, nullptr, DBUS_TYPE_STRING, &who,
                                         DBUS_TYPE_STRING, &why, DBUS_TYPE_INVALID)
                        != FALSE
                    && std::string(who) == "Consigliere" && *why != '\0';
                m_is_in_order = m_is_in_order && is_good;
                guests.insert(sender);
                held.insert(++last);
                answer = dbus_message_new_method_return(message);
                dbus_message_append_args(answer, DBUS_TYPE_UINT32, &last, DBUS_TYPE_INVALID);
                ++m_inhibited;
            } else if (dbus_message_is_method_call(
                           message, "org.freedesktop.ScreenSaver", "UnInhibit")
                != FALSE) {
                dbus_uint32_t cookie = 0;
                const bool is_good = dbus_message_get_args(message, nullptr, DBUS_TYPE_UINT32,
                                         &cookie, DBUS_TYPE_INVALID)
                        != FALSE
                    && held.erase(cookie) == 1;
                m_is_in_order = m_is_in_order && is_good;
                ++m_allowed;
            } else if (dbus_message_is_signal(message, DBUS_INTERFACE_DBUS, "NameOwnerChanged")
                != FALSE) {
                const char* name = nullptr;
                const char* before = nullptr;
                const char* after = nullptr;
                if (dbus_message_get_args(message, nullptr, DBUS_TYPE_STRING, &name,
                        DBUS_TYPE_STRING, &before, DBUS_TYPE_STRING, &after, DBUS_TYPE_INVALID)
                        != FALSE
                    && *after == '\0' && guests.erase(name) == 1)
                    ++m_left;
            }
            if (answer != nullptr && manner == Manner::obeys)
                dbus_connection_send(connection, answer, nullptr);
            if (answer != nullptr)
                dbus_message_unref(answer);
            dbus_message_unref(message);
        }
    }
    dbus_connection_close(connection);
    dbus_connection_unref(connection);
}

namespace {

/// The first text or open file among the arguments of a call.
std::string file_told_in(DBusMessageIter& arguments)
{
    do {
        const int type = dbus_message_iter_get_arg_type(&arguments);
        if (type == DBUS_TYPE_ARRAY) {
            DBusMessageIter list;
            dbus_message_iter_recurse(&arguments, &list);
            std::string told = file_told_in(list);
            if (!told.empty())
                return told;
        } else if (type == DBUS_TYPE_STRING) {
            const char* text = nullptr;
            dbus_message_iter_get_basic(&arguments, &text);
            if (*text != '\0')
                return text;
        } else if (type == DBUS_TYPE_UNIX_FD) {
            int descriptor = -1;
            dbus_message_iter_get_basic(&arguments, &descriptor);
            const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
            std::string path = std::filesystem::read_symlink(link).string();
            ::close(descriptor);
            return path;
        }
    } while (dbus_message_iter_next(&arguments) != FALSE);
    return {};
}

} // namespace

DesktopService::DesktopService(const PrivateBus& bus, std::string name)
    : m_name(std::move(name))
    , m_thread([this, address = bus.address()] { serve(address); })
{
    if (!comes_true([this] { return m_is_ready.load(); }))
        throw std::runtime_error("no " + m_name + " on the bus");
}

DesktopService::~DesktopService()
{
    m_is_over = true;
    m_thread.join();
}

std::vector<std::string> DesktopService::calls()
{
    const std::lock_guard lock(m_mutex);
    return m_calls;
}

void DesktopService::serve(const std::string& address)
{
    DBusConnection* connection = dbus_connection_open_private(address.c_str(), nullptr);
    if (connection == nullptr)
        return;
    dbus_connection_set_exit_on_disconnect(connection, FALSE);
    m_is_ready = dbus_bus_register(connection, nullptr) != FALSE
        && dbus_bus_request_name(connection, m_name.c_str(), 0, nullptr)
            == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER;
    while (!m_is_over && dbus_connection_read_write(connection, 10) != FALSE) {
        while (DBusMessage* message = dbus_connection_pop_message(connection)) {
            DBusMessageIter arguments;
            const bool is_call = dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL;
            if (is_call && dbus_message_iter_init(message, &arguments) != FALSE) {
                const std::lock_guard lock(m_mutex);
                m_calls.push_back(
                    std::string(dbus_message_get_member(message)) + " " + file_told_in(arguments));
            }
            if (is_call) {
                DBusMessage* answer = dbus_message_new_method_return(message);
                dbus_connection_send(connection, answer, nullptr);
                dbus_message_unref(answer);
            }
            dbus_message_unref(message);
        }
    }
    dbus_connection_close(connection);
    dbus_connection_unref(connection);
}

} // namespace consigliere::test
