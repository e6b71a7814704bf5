#include "companion/frame/folder_opening.h"

#include "companion/frame/session_bus.h"
#include "engine/ledger/line_words.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <string_view>
#include <system_error>
#include <thread>

namespace consigliere::screens {

namespace fs = std::filesystem;

fs::path path_named_in(const std::string& sentence)
{
    for (const std::string_view line : ledger::split(sentence, '\n')) {
        for (std::size_t at = line.find('/'); at != std::string_view::npos;
             at = line.find('/', at + 1)) {
            // A path starts at a word and extends to the end of the line.
            if (at > 0 && line[at - 1] != ' ')
                continue;
            const fs::path path(line.substr(at));
            std::error_code error;
            if (fs::exists(path, error))
                return path;
        }
    }
    return {};
}

namespace {

/// A desktop that takes longer is still starting the program.
constexpr int milliseconds_of_patience = 1500;

/// Calls a method, whose service the desktop starts if needed. Returns false if it refuses, or is
/// nowhere.
bool call(const BusMessage& message)
{
    const std::string address = session_bus_address();
    const BusConnection bus = address.empty() ? nullptr : open_bus(address);
    if (!bus || dbus_bus_register(bus.get(), nullptr) == FALSE)
        return false;
    DBusError error = DBUS_ERROR_INIT;
    const BusMessage answer(dbus_connection_send_with_reply_and_block(
        bus.get(), message.get(), milliseconds_of_patience, &error));
    const bool is_starting = dbus_error_has_name(&error, DBUS_ERROR_NO_REPLY) != FALSE
        || dbus_error_has_name(&error, DBUS_ERROR_TIMEOUT) != FALSE;
    dbus_error_free(&error);
    return answer != nullptr || is_starting;
}

/// "file:///home/ana/My%20evening.toml"
std::string address_of(const fs::path& path)
{
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "file://";
    for (const char letter : fs::absolute(path).lexically_normal().string()) {
        const auto byte = static_cast<unsigned char>(letter);
        if (plain.find(letter) != std::string_view::npos)
            address += letter;
        else
            address += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return address;
}

bool ask_file_manager(const fs::path& path)
{
    const char* method = fs::is_directory(path) ? "ShowFolders" : "ShowItems";
    const BusMessage message(dbus_message_new_method_call("org.freedesktop.FileManager1",
        "/org/freedesktop/FileManager1", "org.freedesktop.FileManager1", method));
    constexpr const char* startup_id = "";
    BusWriter(*message)
        .array("s", [&path](BusWriter& list) { list.text(address_of(path)); })
        .text(startup_id);
    return call(message);
}

/// `method`: OpenFile or OpenDirectory. The portal takes an open file, also from a sandbox.
bool ask_portal(const char* method, const fs::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const BusMessage message(dbus_message_new_method_call("org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop", "org.freedesktop.portal.OpenURI", method));
    constexpr const char* parent_window = "";
    BusWriter(*message).text(parent_window).file(descriptor).array("{sv}");
    const bool is_asked = call(message);
    ::close(descriptor);
    return is_asked;
}

bool run_xdg_open(const fs::path& path)
{
    std::string program = "xdg-open";
    std::string argument = path.string();
    std::array<char*, 3> arguments{program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t actions{};
    if (::posix_spawn_file_actions_init(&actions) != 0)
        return false;
    for (const int stream : {0, 1, 2})
        static_cast<void>(
            ::posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0));
    pid_t child = 0;
    const int failure =
        ::posix_spawnp(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
    static_cast<void>(::posix_spawn_file_actions_destroy(&actions));
    if (failure != 0)
        return false;
    // Reap the child on a thread of its own: it may run for hours.
    std::thread([child] { static_cast<void>(::waitpid(child, nullptr, 0)); }).detach();
    return true;
}

} // namespace

bool open_file(const fs::path& file)
{
    return ask_portal("OpenFile", file) || run_xdg_open(file);
}

bool show_in_folder(const fs::path& path)
{
    const fs::path folder = fs::is_directory(path) ? path : path.parent_path();
    return ask_file_manager(path) || ask_portal("OpenDirectory", path) || run_xdg_open(folder);
}

} // namespace consigliere::screens
