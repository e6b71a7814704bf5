#include "companion/server/http_server.h"

namespace consigliere::server {

class PhoneServer::Core { };

PhoneServer::PhoneServer(std::unique_ptr<Core> core)
    : m_core(std::move(core))
{
}
PhoneServer::~PhoneServer() = default;

std::string tell(const ServerError& error)
{
    return error.cause;
}
ledger::ErrorOr<std::string, ServerError> read_page()
{
    return ServerError{};
}
ledger::ErrorOr<std::unique_ptr<PhoneServer>, ServerError> PhoneServer::start(
    const Options&, std::function<void()>)
{
    return ServerError{};
}
std::vector<Audience> PhoneServer::wanted() const
{
    return {};
}
std::vector<Audience> PhoneServer::without_view() const
{
    return {};
}
void PhoneServer::publish(const Audience&, std::shared_ptr<const View>) { }
std::vector<Request> PhoneServer::take_requests()
{
    return {};
}
void PhoneServer::answer(std::uint64_t, unsigned, std::string) { }
std::vector<Follower> PhoneServer::followers() const
{
    return {};
}
void PhoneServer::accept(std::uint64_t) { }
void PhoneServer::revoke(std::uint64_t) { }
std::string PhoneServer::token(const std::string&)
{
    return {};
}
std::string PhoneServer::new_token(const std::string&)
{
    return {};
}
std::string PhoneServer::url(const std::string&) const
{
    return {};
}
std::string PhoneServer::address() const
{
    return {};
}
std::uint16_t PhoneServer::port() const
{
    return 0;
}
bool PhoneServer::is_reachable() const
{
    return false;
}
void PhoneServer::forget() { }

} // namespace consigliere::server
