#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace consigliere::server {

/// An IPv4 address of this machine.
struct NetworkAddress {
    /// The better first: where phones can most likely reach this machine.
    enum class Kind : std::uint8_t {
        wifi,
        cable,
        tunnel, ///< VPN, mobile data: point to point.
        bridge, ///< Container or virtual machine.
    };

    std::string address; ///< "192.168.1.5"
    std::string interface; ///< "wlan0"
    Kind kind = Kind::cable;

    [[nodiscard]] friend bool operator==(const NetworkAddress&, const NetworkAddress&) = default;
};

/// Reads the addresses of this machine without the loopback, the best first; empty without a
/// network.
[[nodiscard]] std::vector<NetworkAddress> network_addresses();

/// True if `address` lies in a network that this machine shares through one of its interfaces.
[[nodiscard]] bool is_in_own_network(const std::string& address);

/// Sorts the best first: by kind, then home networks (192.168, 10, 172.16 to 31) before public
/// addresses, and self-assigned ones (169.254) last.
[[nodiscard]] std::vector<NetworkAddress> ranked(std::vector<NetworkAddress> addresses);

/// Returns the kind of an interface by its name and flags. `is_wireless`: the kernel says so.
enum class Medium : std::uint8_t { wireless, wired };
enum class Link : std::uint8_t { shared, point_to_point };
[[nodiscard]] NetworkAddress::Kind kind_of(const std::string& interface, Medium medium, Link link);

} // namespace consigliere::server
