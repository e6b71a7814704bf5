#include "companion/frame/session_bus.h"

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

} // namespace consigliere::screens
