#pragma once

#include <filesystem>
#include <string>

namespace consigliere::screens {

/// Name and password of the Wi-Fi that phones should join, typed once for its QR code.
struct Wifi {
    std::string name;
    std::string password; ///< Empty for an open network.

    [[nodiscard]] friend bool operator==(const Wifi&, const Wifi&) = default;
};

/// Text of the QR code that phone cameras know: "WIFI:T:WPA;S:Villa Bruno;P:secret;;".
[[nodiscard]] std::string code_text(const Wifi& wifi);

/// The Wi-Fi is kept in a file of its own beside the database, readable by its owner only: copies
/// and backups of the database do not have it.
[[nodiscard]] Wifi read_wifi(const std::filesystem::path& database);
/// Ignores failures: it then has to be typed again.
void keep_wifi(const Wifi& wifi, const std::filesystem::path& database);
void forget_wifi(const std::filesystem::path& database);
[[nodiscard]] bool is_wifi_kept(const std::filesystem::path& database);

} // namespace consigliere::screens
