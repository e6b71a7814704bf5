#include "companion/server/network_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
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

void for_each_usable(const std::function<void(const ifaddrs&)>& visit)
{
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0)
        return;
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> list(first, &::freeifaddrs);
    for (const ifaddrs* entry = first; entry != nullptr; entry = entry->ifa_next) {
        if (is_usable(*entry))
            visit(*entry);
    }
}

in_addr inet_address(const sockaddr& address)
{
    sockaddr_in inet{};
    std::copy_n(
        reinterpret_cast<const char*>(&address), sizeof inet, reinterpret_cast<char*>(&inet));
    return inet.sin_addr;
}

NetworkAddress address_of(const ifaddrs& entry)
{
    const in_addr address = inet_address(*entry.ifa_addr);
    std::array<char, INET_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET, &address, text.data(), text.size());
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
    std::vector<NetworkAddress> found;
    for_each_usable([&](const ifaddrs& entry) { found.push_back(address_of(entry)); });
    return ranked(std::move(found));
}

bool is_in_own_network(const std::string& address)
{
    in_addr asked{};
    if (::inet_pton(AF_INET, address.c_str(), &asked) != 1)
        return false;
    bool is_near = false;
    for_each_usable([&](const ifaddrs& entry) {
        if (entry.ifa_netmask == nullptr || (entry.ifa_flags & IFF_POINTOPOINT) != 0)
            return;
        const in_addr_t mask = inet_address(*entry.ifa_netmask).s_addr;
        is_near = is_near || (asked.s_addr & mask) == (inet_address(*entry.ifa_addr).s_addr & mask);
    });
    return is_near;
}

} // namespace consigliere::server
