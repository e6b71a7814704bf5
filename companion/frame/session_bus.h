#pragma once

#include <dbus/dbus.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

// D-Bus connections of their own, not those that libdbus shares.
namespace consigliere::screens {

/// Address of the session bus; empty if none. libdbus would start one.
[[nodiscard]] std::string session_bus_address();

struct CloseBus {
    void operator()(DBusConnection* connection) const
    {
        dbus_connection_close(connection);
        dbus_connection_unref(connection);
    }
    void operator()(DBusMessage* message) const { dbus_message_unref(message); }
    void operator()(DBusPendingCall* call) const
    {
        dbus_pending_call_cancel(call);
        dbus_pending_call_unref(call);
    }
};
using BusConnection = std::unique_ptr<DBusConnection, CloseBus>;
using BusMessage = std::unique_ptr<DBusMessage, CloseBus>;
using BusCall = std::unique_ptr<DBusPendingCall, CloseBus>;

/// Opens a connection of its own; nullptr if nobody answers. The bus requires Hello first.
[[nodiscard]] BusConnection open_bus(const std::string& address);

/// Appends values to a D-Bus message.
class BusWriter {
public:
    using Fill = std::function<void(BusWriter& inner)>;

    explicit BusWriter(DBusMessage& message) { dbus_message_iter_init_append(&message, &m_at); }

    BusWriter& text(std::string_view value);
    BusWriter& path(const std::string& value);
    BusWriter& number(std::int32_t value) { return basic(DBUS_TYPE_INT32, &value); }
    BusWriter& count(std::uint32_t value) { return basic(DBUS_TYPE_UINT32, &value); }
    BusWriter& flag(bool value);
    /// An open file, which stays open here.
    BusWriter& file(int descriptor) { return basic(DBUS_TYPE_UNIX_FD, &descriptor); }
    BusWriter& array(
        const char* signature, const Fill& fill = [](BusWriter&) {})
    {
        return within(DBUS_TYPE_ARRAY, signature, fill);
    }
    BusWriter& structure(const Fill& fill) { return within(DBUS_TYPE_STRUCT, nullptr, fill); }
    BusWriter& variant(const char* signature, const Fill& fill)
    {
        return within(DBUS_TYPE_VARIANT, signature, fill);
    }
    /// Of a dictionary with variants.
    BusWriter& entry(std::string_view key, const char* signature, const Fill& fill);

private:
    BusWriter() = default;
    BusWriter& basic(int type, const void* value);
    BusWriter& within(int kind, const char* signature, const Fill& fill);

    DBusMessageIter m_at{};
};

} // namespace consigliere::screens
