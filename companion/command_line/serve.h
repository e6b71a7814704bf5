#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace consigliere::command_line {

struct ServeRequest {
    std::string evening;
    std::filesystem::path database;
    std::string address; ///< IPv4; empty: the best one of this machine.
    std::uint16_t port = 0; ///< 0: any.
};

/// Shows an evening to phones and televisions in the same network, as everybody at the table may
/// see it, until SIGINT or SIGTERM. Follows what is recorded meanwhile.
int serve(const ServeRequest& request);

} // namespace consigliere::command_line
