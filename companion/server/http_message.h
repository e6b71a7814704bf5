#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::server {

/// What the server reads of a request.
struct HttpRequest {
    enum class Method : std::uint8_t { get, post, other };

    Method method = Method::other;
    std::string path; ///< "/view"
    std::map<std::string, std::string> query; ///< Unescaped; any bytes.
    std::string host;
    std::string origin;
    std::string content_type;
    std::string cookie; ///< The cookie `seat`.
    std::string peer; ///< The other side's address.
    std::uint64_t announced_bytes = 0; ///< Content-Length; 0 if it says none.
    std::string body;
};

struct HttpReply {
    unsigned status = 200;
    std::shared_ptr<const std::string> body; ///< Null: empty.
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers = {}; ///< Beside those of every reply.
};

} // namespace consigliere::server
