#pragma once

#include <dbus/dbus.h>

#include <memory>
#include <string>

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

} // namespace consigliere::screens
