#pragma once

#include "companion/server/joining.h"
#include "companion/server/rate.h"
#include "engine/ledger/interface.h"

#include <mutex>

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
class Reception : public HttpHandler {
public:
    /// `notify` is called by whichever thread has made something new for a waiting request.
    Reception(const Options& options, std::function<void()> notify);

    /// The audiences that accepted followers want to see. Publish for all of them after a change;
    /// after a wake, for those that are without_view().
    [[nodiscard]] std::vector<Audience> wanted() const;
    [[nodiscard]] std::vector<Audience> without_view() const;
    /// Hands the view out to whoever waits for it. Ignored if nobody wants it.
    void publish(const Audience& audience, std::shared_ptr<const View> view);

    /// Takes the requests, oldest first. A move is handed out only if its version still holds, and
    /// only when no other move is out: publish, then answer, then take again.
    [[nodiscard]] std::vector<Request> take_requests();
    /// `json` is the body; `status` the HTTP status (200). Ignored if the phone has gone.
    void answer(std::uint64_t request, unsigned status, std::string json);

    [[nodiscard]] std::vector<Follower> followers() const;
    /// Lets the follower see and do what the seat may. An earlier phone of the seat is revoked.
    void accept(std::uint64_t follower);
    void revoke(std::uint64_t follower);

    /// Returns the token of a seat, or of everybody (empty); makes it at the first call.
    [[nodiscard]] std::string token(const std::string& actor);
    /// Replaces the token; the phones that came with the old one are revoked.
    [[nodiscard]] std::string new_token(const std::string& actor);
    /// Forgets tokens, cookies and followers, and removes `Options::kept`. For the evening's end.
    void forget();

protected:
    [[nodiscard]] const Options& options() const { return m_options; }
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

    [[nodiscard]] std::optional<HttpReply> refusal(const HttpRequest& head, Time now) final;
    [[nodiscard]] std::optional<HttpReply> reply(Waiting& waiting, Time now) final;
    void leave(const Waiting& waiting, Time now) final;
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
