#include "companion/frame/session_bus.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace consigliere::screens {

std::string session_bus_address()
{
    // NOLINTBEGIN(concurrency-mt-unsafe)
    const char* address = std::getenv("DBUS_SESSION_BUS_ADDRESS");
    if (address != nullptr && *address != '\0')
        return address;
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    // NOLINTEND(concurrency-mt-unsafe)
    if (folder == nullptr || *folder == '\0')
        return {};
    const std::filesystem::path socket = std::filesystem::path(folder) / "bus";
    std::error_code error;
    return std::filesystem::is_socket(socket, error) ? "unix:path=" + socket.string()
                                                     : std::string();
}

BusConnection open_bus(const std::string& address)
{
    // Keep libdbus from changing the SIGPIPE handler.
    dbus_connection_set_change_sigpipe(FALSE);
    BusConnection connection(dbus_connection_open_private(address.c_str(), nullptr));
    // Losing the bus must not end the program.
    if (connection)
        dbus_connection_set_exit_on_disconnect(connection.get(), FALSE);
    return connection;
}

BusWriter& BusWriter::text(std::string_view value)
{
    // libdbus ends a program that passes it anything else.
    std::string letters(value.substr(0, value.find('\0')));
    if (dbus_validate_utf8(letters.c_str(), nullptr) == FALSE)
        std::ranges::replace_if(
            letters, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80U; }, '?');
    const char* pointer = letters.c_str();
    return basic(DBUS_TYPE_STRING, static_cast<void*>(&pointer));
}

BusWriter& BusWriter::path(const std::string& value)
{
    const char* pointer = value.c_str();
    return basic(DBUS_TYPE_OBJECT_PATH, static_cast<void*>(&pointer));
}

BusWriter& BusWriter::flag(bool value)
{
    const dbus_bool_t number = value ? TRUE : FALSE;
    return basic(DBUS_TYPE_BOOLEAN, &number);
}

BusWriter& BusWriter::entry(std::string_view key, const char* signature, const Fill& fill)
{
    return within(DBUS_TYPE_DICT_ENTRY, nullptr,
        [&](BusWriter& inner) { inner.text(key).variant(signature, fill); });
}

BusWriter& BusWriter::basic(int type, const void* value)
{
    dbus_message_iter_append_basic(&m_at, type, value);
    return *this;
}

BusWriter& BusWriter::within(int kind, const char* signature, const Fill& fill)
{
    BusWriter inner;
    dbus_message_iter_open_container(&m_at, kind, signature, &inner.m_at);
    fill(inner);
    dbus_message_iter_close_container(&m_at, &inner.m_at);
    return *this;
}

} // namespace consigliere::screens
