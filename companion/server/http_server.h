#pragma once

#include "companion/server/reception.h"

#include <atomic>

namespace consigliere::server {

class ListeningThread;

/// Serves an evening to phones in the same network. Knows no game: it hands out views that the
/// program has published, and collects requests that the program answers.
///
/// One thread of its own answers the phones; the functions may be called from any thread and never
/// wait for the network. Destroying it closes every connection at once.
class PhoneServer final : public Reception {
public:
    /// `wake` is called from the server's thread when take_requests(), followers(), wanted() or
    /// url() have something new; it must not call the server.
    [[nodiscard]] static ledger::ErrorOr<std::unique_ptr<PhoneServer>, ServerError> start(
        const Options& options, std::function<void()> wake);
    ~PhoneServer() override;

    /// "http://192.168.1.5:8642/#TOKEN"; without a token the bare address.
    [[nodiscard]] std::string url(const std::string& token = {}) const;
    /// Serves at another address of this machine; empty: the best one. Done a moment later, as
    /// `wake` tells; phones have to scan again.
    void choose_address(const std::string& address);
    /// Where phones reach the server now; changes when the network changes.
    [[nodiscard]] std::string address() const { return place().address; }
    [[nodiscard]] std::uint16_t port() const { return place().port; }
    /// False while this machine does not have address().
    [[nodiscard]] bool is_reachable() const { return place().is_reachable; }

private:
    struct Place {
        std::string address;
        std::uint16_t port = 0;
        bool is_reachable = false;

        [[nodiscard]] friend bool operator==(const Place&, const Place&) = default;
    };

    PhoneServer(const Options& options, std::function<void()> wake);
    [[nodiscard]] ledger::Status<ServerError> begin();
    [[nodiscard]] Place place() const;
    /// "192.168.1.5:8642"
    [[nodiscard]] std::string host() const;
    void look_around(Time now);
    /// Whether an address that still works stays, though another may be better.
    enum class Present : std::uint8_t { stays, goes };
    void follow_network(Present present);
    [[nodiscard]] std::string best_address(
        const std::vector<NetworkAddress>& addresses, Present present) const;
    [[nodiscard]] ledger::Status<ServerError> listen_at(const std::string& address);
    void set_place(const Place& place);
    void come_back();
    void keep_changes();

    const std::function<void()> m_wake_program;
    std::uint16_t m_wanted_port;
    Time m_next_look{};
    Time m_next_network{};
    mutable std::mutex m_place_mutex; ///< For the two below.
    Place m_place;
    std::string m_chosen; ///< Empty: the best.
    std::atomic<bool> m_has_new_choice = false;
    std::unique_ptr<ListeningThread> m_thread;
};

} // namespace consigliere::server
