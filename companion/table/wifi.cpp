#include "companion/table/phones.h"
#include "db/files.h"

#include <string_view>
#include <system_error>

namespace consigliere::screens {

namespace {

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char letter : text) {
        if (std::string_view("\\;,:\"").find(letter) != std::string_view::npos)
            out += '\\';
        out += letter;
    }
    return out;
}

std::filesystem::path file_of_wifi(std::filesystem::path database)
{
    return database += ".wifi";
}

} // namespace

std::string code_text(const Wifi& wifi)
{
    const bool is_open = wifi.password.empty();
    return "WIFI:T:" + std::string(is_open ? "nopass" : "WPA") + ";S:" + escaped(wifi.name)
        + (is_open ? "" : ";P:" + escaped(wifi.password)) + ";;";
}

Wifi read_wifi(const std::filesystem::path& database)
{
    const auto text = db::read_file(file_of_wifi(database));
    if (text.is_error())
        return {};
    const std::string& lines = text.value();
    const std::size_t end = lines.find('\n');
    if (end == std::string::npos)
        return {};
    return {lines.substr(0, end), lines.substr(end + 1)};
}

void keep_wifi(const Wifi& wifi, const std::filesystem::path& database)
{
    static_cast<void>(db::write_file(
        wifi.name + "\n" + wifi.password, file_of_wifi(database), db::IfExists::replace));
}

void forget_wifi(const std::filesystem::path& database)
{
    std::error_code ignored;
    std::filesystem::remove(file_of_wifi(database), ignored);
}

bool is_wifi_kept(const std::filesystem::path& database)
{
    std::error_code ignored;
    return std::filesystem::exists(file_of_wifi(database), ignored);
}

} // namespace consigliere::screens
