#pragma once

#include "companion/server/reception.h"

// Gives a snapshot of the evenings to one other tablet in the same network.
namespace consigliere::server {

class ListeningThread;

/// Path of the snapshot: POST with the code as body. 401 without a code, 403 for a wrong one, 410
/// for one that was used, has expired or was tried too often, 429 for too many wrong ones at once.
inline constexpr const char* evenings_path = "/evenings";
/// Header with the SHA-256 of the body, in hexadecimal digits.
inline constexpr const char* hash_header = "X-Consigliere-SHA256";
inline constexpr std::uint16_t evenings_port = 8643;

struct GivingOptions {
    std::shared_ptr<const std::string> snapshot;
    std::string address{}; ///< IPv4. Empty: the best of find_addresses().
    std::uint16_t port = evenings_port; ///< 0, or taken: any.
    std::chrono::milliseconds code_lasts{std::chrono::minutes(10)};
    unsigned wrong_codes = 20; ///< In all; then the code is good for nothing.
    double wrong_codes_at_once = 5; ///< Of one address.
    std::function<std::vector<NetworkAddress>()> find_addresses = network_addresses;
};

/// What has become of the code.
struct Giving {
    enum class Stage : std::uint8_t {
        waiting,
        given, ///< Used: sent to `peer`.
        expired,
        locked, ///< Too many wrong codes.
    };
    Stage stage = Stage::waiting;
    std::string peer;

    [[nodiscard]] friend bool operator==(const Giving&, const Giving&) = default;
};

/// Random letters and digits that are not mistaken for each other: "7KQM2XWP", about 39 bits.
[[nodiscard]] std::string make_code();
/// What was typed as a code: capitals and digits only.
[[nodiscard]] std::string code_typed(const std::string& text);

/// One thread of its own answers; the functions never wait for the network. Destroying it closes
/// every connection at once.
class EveningGiver final : public HttpHandler {
public:
    /// `wake` is called from the server's thread when state() has changed.
    [[nodiscard]] static ledger::ErrorOr<std::unique_ptr<EveningGiver>, ServerError> start(
        const GivingOptions& options, const std::function<void()>& wake);
    ~EveningGiver() override;

    [[nodiscard]] Giving state() const;
    [[nodiscard]] std::string code() const;
    /// A new code for once more.
    void renew_code();
    /// "192.168.1.5:8643"
    [[nodiscard]] const std::string& address() const { return m_host; }
    /// For the QR code: "http://192.168.1.5:8643/evenings#7KQM2XWP".
    [[nodiscard]] std::string link() const;

private:
    explicit EveningGiver(const GivingOptions& options);
    [[nodiscard]] ledger::Status<ServerError> begin(const std::function<void()>& wake);

    // Who gets the snapshot. Nothing in it waits.
    [[nodiscard]] std::optional<HttpReply> refusal(const HttpRequest& head, Time now) override;
    [[nodiscard]] std::optional<HttpReply> reply(Waiting& waiting, Time now) override;
    void leave(const Waiting&, Time) override { }
    [[nodiscard]] HttpReply wrong_code(const HttpRequest& request, Time now);
    void look_at_clock(Time now);

    const GivingOptions m_options;
    const std::string m_hash;
    std::string m_host; ///< Does not change after the start.
    mutable std::mutex m_mutex; ///< For the rest: both threads share it.
    Rate m_wrong_at_once;
    Rate m_requests{20, 2};
    std::string m_code;
    Time m_until{};
    unsigned m_wrong = 0;
    Giving m_state;
    std::unique_ptr<ListeningThread> m_thread;
};

} // namespace consigliere::server
