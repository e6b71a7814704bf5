#pragma once

#include "companion/server/phone_table.h"
#include "tests/support/paper_learners.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

/// Phones without a browser, and a tablet without a window.
namespace consigliere::test {

struct HttpAnswer {
    int status = 0;
    std::string head;
    std::string body;

    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(body); }
};

/// A phone that talks to a server on this machine, one request a connection.
class Phone {
public:
    explicit Phone(std::uint16_t port)
        : m_port(port)
    {
    }

    /// Comes with a token, and keeps the cookie.
    HttpAnswer join(const std::string& token, const std::string& language);
    [[nodiscard]] HttpAnswer get(const std::string& path) const;
    [[nodiscard]] HttpAnswer post(const std::string& path, const nlohmann::json& body) const;

    /// Sends a request without waiting for the answer; receive() takes it.
    [[nodiscard]] int send(const std::string& request) const;
    [[nodiscard]] static HttpAnswer receive(int connection);
    [[nodiscard]] std::string post_request(
        const std::string& path, const nlohmann::json& body) const;
    [[nodiscard]] std::string get_request(const std::string& path) const;

private:
    [[nodiscard]] std::string common_heads() const;

    std::uint16_t m_port;
    std::string m_cookie;
};

/// A tablet that records on paper what phones hand in.
class PaperTablet final : public server::Tablet {
public:
    explicit PaperTablet(std::unique_ptr<ledger::Evening> evening)
        : m_evening(std::move(evening))
    {
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return "<" + std::string(actor) + ">";
    }
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, std::string> record_from_phone(
        const std::string& actor, const std::string& line) override
    {
        last_actor = actor;
        return m_evening->record(line);
    }
    void object_from_phone(const std::string& actor, int entry) override
    {
        objections += actor + " " + std::to_string(entry) + "\n";
    }
    [[nodiscard]] PaperLearners* learners() override { return &led; }
    void tap(const std::string& line) { m_evening->record(line); }

    PaperLearners led;
    std::string last_actor;
    std::string objections;

private:
    std::unique_ptr<ledger::Evening> m_evening;
};

} // namespace consigliere::test
