#include "companion/server/network_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <tuple>

namespace consigliere::server {

namespace {

using AddressKind = NetworkAddress::Kind;

bool begins_with_any(const std::string& name, const auto& beginnings)
{
    return std::ranges::any_of(
        beginnings, [&](const char* beginning) { return name.starts_with(beginning); });
}

/// 0: a home network, 1: a public address, 2: assigned by the machine to itself.
int distance_from_home(const std::string& address)
{
    in_addr parsed{};
    if (::inet_pton(AF_INET, address.c_str(), &parsed) != 1)
        return 2;
    const std::uint32_t bits = ntohl(parsed.s_addr);
    const auto is_in = [bits](std::uint32_t network, int length) {
        return bits >> (32 - length) == network >> (32 - length);
    };
    if (is_in(0xC0A80000, 16) || is_in(0x0A000000, 8) || is_in(0xAC100000, 12))
        return 0;
    return is_in(0xA9FE0000, 16) ? 2 : 1;
}

bool is_usable(const ifaddrs& entry)
{
    return entry.ifa_addr != nullptr && entry.ifa_addr->sa_family == AF_INET
        && (entry.ifa_flags & IFF_UP) != 0 && (entry.ifa_flags & IFF_LOOPBACK) == 0;
}

NetworkAddress address_of(const ifaddrs& entry)
{
    sockaddr_in address{};
    std::copy_n(reinterpret_cast<const char*>(entry.ifa_addr), sizeof address,
        reinterpret_cast<char*>(&address));
    std::array<char, INET_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
    const std::string interface = entry.ifa_name;
    std::error_code failed;
    const bool is_wireless =
        std::filesystem::exists("/sys/class/net/" + interface + "/wireless", failed);
    return {text.data(), interface,
        kind_of(interface, is_wireless ? Medium::wireless : Medium::wired,
            (entry.ifa_flags & IFF_POINTOPOINT) != 0 ? Link::point_to_point : Link::shared)};
}

} // namespace

NetworkAddress::Kind kind_of(const std::string& interface, Medium medium, Link link)
{
    constexpr std::array bridges{"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd",
        "podman", "cni", "vnet"};
    constexpr std::array tunnels{
        "tun", "tap", "wg", "ppp", "tailscale", "zt", "wwan", "rmnet", "ipsec", "nordlynx"};
    if (begins_with_any(interface, bridges))
        return AddressKind::bridge;
    if (link == Link::point_to_point || begins_with_any(interface, tunnels))
        return AddressKind::tunnel;
    return medium == Medium::wireless || interface.starts_with("wl") ? AddressKind::wifi
                                                                     : AddressKind::cable;
}

std::vector<NetworkAddress> ranked(std::vector<NetworkAddress> addresses)
{
    const auto rank = [](const NetworkAddress& entry) {
        const int distance = distance_from_home(entry.address);
        return std::tuple(distance == 2, entry.kind, distance);
    };
    std::ranges::stable_sort(addresses, {}, rank);
    return addresses;
}

std::vector<NetworkAddress> network_addresses()
{
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0)
        return {};
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> list(first, &::freeifaddrs);
    std::vector<NetworkAddress> found;
    for (const ifaddrs* entry = list.get(); entry != nullptr; entry = entry->ifa_next) {
        if (is_usable(*entry))
            found.push_back(address_of(*entry));
    }
    return ranked(std::move(found));
}

} // namespace consigliere::server
