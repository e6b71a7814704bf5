#pragma once

#include "companion/server/http_message.h"
#include "companion/server/joining.h"
#include "companion/server/rate.h"
#include "engine/ledger/interface.h"

#include <mutex>

namespace consigliere::server {

/// A request on its way to its reply.
struct Waiting {
    enum class For : std::uint8_t { nothing, view, answer };

    HttpRequest request;
    For what = For::nothing;
    Time until{}; ///< When it gets a reply in any case.
    std::uint64_t number = 0; ///< Of the poll, or of the request to the program.
    std::uint64_t after = 0; ///< The version that the phone shows.
    Audience audience;
};

/// Decides what each request gets; the listener asks it from its thread.
class HttpHandler : public ledger::Interface {
public:
    /// The reply that refuses a request before its body has come; nullopt if it may come.
    [[nodiscard]] virtual std::optional<HttpReply> refusal(const HttpRequest& head, Time now) = 0;
    /// The reply to a whole request. nullopt: not yet, ask again after a notification and at
    /// `waiting.until`.
    [[nodiscard]] virtual std::optional<HttpReply> reply(Waiting& waiting, Time now) = 0;
    /// The other side has left without a reply.
    virtual void leave(const Waiting& waiting, Time now) = 0;
};

/// Decides what each phone gets. The program's thread and the server's share it; nothing in it
/// waits.
class Reception final : public HttpHandler {
public:
    /// `notify` is called by whichever thread has made something new for a waiting request.
    Reception(const Options& options, std::function<void()> notify);

    // The program's side, see PhoneServer.
    [[nodiscard]] std::vector<Audience> wanted() const;
    [[nodiscard]] std::vector<Audience> without_view() const;
    void publish(const Audience& audience, std::shared_ptr<const View> view);
    [[nodiscard]] std::vector<Request> take_requests();
    void answer(std::uint64_t request, unsigned status, std::string json);
    [[nodiscard]] std::vector<Follower> followers() const;
    void accept(std::uint64_t follower);
    void revoke(std::uint64_t follower);
    [[nodiscard]] std::string token(const std::string& actor);
    [[nodiscard]] std::string new_token(const std::string& actor);
    void forget();

    // The server's side.
    [[nodiscard]] std::optional<HttpReply> refusal(const HttpRequest& head, Time now) override;
    [[nodiscard]] std::optional<HttpReply> reply(Waiting& waiting, Time now) override;
    void leave(const Waiting& waiting, Time now) override;
    /// Looks at what changes with time alone.
    void look_around(Time now);
    /// The only host that requests may name: "192.168.1.5:8642".
    void set_host(const std::string& host);
    /// Brings back what take_changes() gave before a restart.
    void restore(const std::string& kept);
    /// True once if the program should look at the server.
    [[nodiscard]] bool take_news();
    /// What to keep for a restart, if it has changed; empty: nothing any more.
    [[nodiscard]] std::optional<std::string> take_changes();

private:
    using Maybe = std::optional<HttpReply>;
    /// What is asked of a request before its handler sees it.
    enum class Needs : std::uint8_t { nothing, cookie, seat, writing };
    struct Door {
        const char* path;
        HttpRequest::Method method;
        Needs needs;
        Maybe (Reception::*handler)(Waiting& waiting, Phone* phone, Time now);
    };
    struct Pending {
        enum class State : std::uint8_t { queued, taken, answered };

        Request request;
        Time until{};
        State state = State::queued;
        unsigned status = 200;
        std::string json = {};
    };

    [[nodiscard]] static const Door* door_of(const HttpRequest& request);
    [[nodiscard]] Maybe refusal_of_phone(const Door& door, const HttpRequest& request, Time now);
    [[nodiscard]] Maybe page(Waiting& waiting, Phone* phone, Time now);
    [[nodiscard]] Maybe no_icon(Waiting& waiting, Phone* phone, Time now);
    [[nodiscard]] Maybe join(Waiting& waiting, Phone* phone, Time now);
    [[nodiscard]] Maybe view(Waiting& waiting, Phone* phone, Time now);
    [[nodiscard]] Maybe board(Waiting& waiting, Phone* phone, Time now);
    [[nodiscard]] Maybe write(Waiting& waiting, Phone* phone, Time now);
    [[nodiscard]] Maybe ask(Waiting& waiting, Phone* phone, Time now);

    [[nodiscard]] bool begin_poll(Waiting& waiting, Phone& phone, Time now);
    void end_poll(const Waiting& waiting, Phone& phone, Time now);
    [[nodiscard]] Maybe hand_on(Waiting& waiting, const Phone& phone, Request request, Time now);
    [[nodiscard]] Maybe answered(Waiting& waiting, Time now);
    [[nodiscard]] bool holds(const Request& move) const;
    [[nodiscard]] bool is_move_out() const;
    [[nodiscard]] Audience audience_of(const HttpRequest& request, const Phone& phone) const;
    void phones_changed();
    void drop_unwanted_views(Time now);

    mutable std::mutex m_mutex;
    const Options m_options;
    const std::string m_policy; ///< Content-Security-Policy of the page.
    const std::shared_ptr<const std::string> m_page;
    const std::function<void()> m_notify;
    std::string m_host;
    Joining m_joining;
    std::map<Audience, std::shared_ptr<const View>> m_views; ///< Only of wanted audiences.
    std::map<std::uint64_t, Pending> m_pending; ///< By number: the oldest first.
    std::uint64_t m_last_number = 0; ///< Of polls and requests.
    Rate m_requests;
    Rate m_wrong_tokens;
    std::vector<std::uint64_t> m_connected; ///< The followers that the program knows as connected.
    bool m_has_news = false;
    bool m_has_changes = false;
};

} // namespace consigliere::server
