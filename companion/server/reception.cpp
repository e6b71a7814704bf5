#include "companion/server/reception.h"

#include "companion/server/page.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>

namespace consigliere::server {

namespace {

using nlohmann::json;
using Method = HttpRequest::Method;

/// Longest line or question, in bytes. A record's line is shorter.
constexpr std::size_t longest_text = 600;

HttpReply json_reply(unsigned status, const json& body)
{
    return {status, std::make_shared<const std::string>(body.dump())};
}

HttpReply nothing_new()
{
    return {204, nullptr};
}
HttpReply bad_request()
{
    return json_reply(400, {{"bad_request", true}});
}

/// A refusal after which the connection is not worth keeping.
HttpReply closing(unsigned status, const json& body)
{
    HttpReply reply = json_reply(status, body);
    reply.headers = {{"Connection", "close"}};
    return reply;
}

HttpReply too_many()
{
    HttpReply reply = closing(429, {{"too_many", true}});
    reply.headers.emplace_back("Retry-After", "1");
    return reply;
}

/// True for valid UTF-8 of a bounded length without control characters.
bool is_plain_text(const std::string& text)
{
    const auto is_control = [](char byte) {
        return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f';
    };
    if (text.empty() || text.size() > longest_text || std::ranges::any_of(text, is_control))
        return false;
    try {
        static_cast<void>(json(text).dump()); // Throws for broken UTF-8.
        return true;
    } catch (const json::exception&) {
        return false;
    }
}

std::optional<std::uint64_t> number_in(const std::string& text)
{
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, failed] = std::from_chars(text.data(), end, number);
    return failed == std::errc{} && stopped == end ? std::optional(number) : std::nullopt;
}

std::string value_of(const HttpRequest& request, const std::string& key)
{
    const auto found = request.query.find(key);
    return found == request.query.end() ? std::string{} : found->second;
}

std::optional<std::string> text_in(const json& body, const char* key)
{
    const auto found = body.find(key);
    return found != body.end() && found->is_string() ? std::optional(found->get<std::string>())
                                                     : std::nullopt;
}

/// An object, or nullopt.
std::optional<json> object_in(const std::string& body)
{
    json read = json::parse(body, nullptr, false);
    return read.is_object() ? std::optional(std::move(read)) : std::nullopt;
}

language::Language language_named(std::string code)
{
    std::ranges::replace(code, '-', '_');
    return language::language_from(code).value_or(language::Language::english);
}

/// What the player says of a lesson.
std::optional<Request> said_of_lesson(const json& body, const std::string& path)
{
    Request request;
    request.kind = path == "/told" ? Request::Kind::told : Request::Kind::skip;
    request.text = text_in(body, "lesson").value_or("");
    return is_plain_text(request.text) ? std::optional(request) : std::nullopt;
}

/// What a body hands in; nullopt if that cannot be understood.
std::optional<Request> written_in(const json& body, const std::string& path)
{
    if (path == "/told" || path == "/skip")
        return said_of_lesson(body, path);
    const bool is_move = path == "/move";
    const auto number = body.find(is_move ? "version" : "entry");
    if (number == body.end() || !number->is_number_unsigned())
        return std::nullopt;
    Request request;
    request.kind = is_move ? Request::Kind::move : Request::Kind::object;
    request.number = number->get<std::uint64_t>();
    request.text = is_move ? text_in(body, "line").value_or("") : "";
    return is_move && !is_plain_text(request.text) ? std::nullopt : std::optional(request);
}

} // namespace

Reception::Reception(const Options& options, std::function<void()> notify)
    : m_options(options)
    , m_policy(content_security_policy(options.page))
    , m_page(std::make_shared<const std::string>(options.page))
    , m_notify(std::move(notify))
    , m_requests(options.limits.requests_at_once, options.limits.requests_per_second)
    , m_wrong_tokens(options.limits.wrong_tokens_at_once, options.limits.wrong_tokens_per_second)
{
}

const Reception::Door* Reception::door_of(const HttpRequest& request)
{
    static constexpr std::array doors{
        Door{"/", Method::get, Needs::nothing, &Reception::page},
        Door{"/tv", Method::get, Needs::nothing, &Reception::page},
        Door{"/favicon.ico", Method::get, Needs::nothing, &Reception::no_icon},
        Door{"/join", Method::post, Needs::nothing, &Reception::join},
        Door{"/view", Method::get, Needs::seat, &Reception::view},
        Door{"/board.png", Method::get, Needs::seat, &Reception::board},
        Door{"/move", Method::post, Needs::writing, &Reception::write},
        Door{"/object", Method::post, Needs::writing, &Reception::write},
        Door{"/told", Method::post, Needs::writing, &Reception::write},
        Door{"/skip", Method::post, Needs::writing, &Reception::write},
        Door{"/ask", Method::get, Needs::seat, &Reception::ask},
    };
    const auto* const found =
        std::ranges::find_if(doors, [&](const Door& door) { return request.path == door.path; });
    return found == doors.end() ? nullptr : found;
}

std::optional<HttpReply> Reception::refusal(const HttpRequest& head, Time now)
{
    const std::lock_guard lock(m_mutex);
    if (!m_requests.allows(head.peer, now))
        return too_many();
    // A page of another name would be a foreign page: DNS rebinding.
    if (head.host != m_host)
        return closing(421, {{"wrong_host", true}});
    const Door* const door = door_of(head);
    if (door == nullptr)
        return closing(404, {{"unknown", true}});
    if (door->method != head.method) {
        HttpReply reply = closing(405, {{"wrong_method", true}});
        reply.headers.emplace_back("Allow", door->method == Method::get ? "GET" : "POST");
        return reply;
    }
    if (head.announced_bytes > m_options.limits.body_bytes)
        return closing(413, {{"too_large", true}});
    const bool is_json = head.content_type == "application/json"
        || head.content_type.starts_with("application/json;");
    if (head.method == Method::post && (head.origin != "http://" + m_host || !is_json))
        return closing(403, {{"foreign", true}});
    // A body that is on its way is read first: closing would lose the reply.
    return head.method == Method::get ? refusal_of_phone(*door, head, now) : std::nullopt;
}

Reception::Maybe Reception::refusal_of_phone(const Door& door, const HttpRequest& request, Time now)
{
    if (door.needs == Needs::nothing)
        return std::nullopt;
    Phone* const phone = m_joining.phone_with(request.cookie);
    if (phone == nullptr) {
        return json_reply(
            401, {{m_joining.is_revoked(request.cookie) ? "revoked" : "scan_again", true}});
    }
    const auto actor = request.query.find("actor");
    if (actor != request.query.end() && actor->second != phone->actor)
        return json_reply(403, {{"wrong_seat", true}});
    if (!phone->is_accepted) {
        phone->last_poll = now;
        return json_reply(403, {{"waiting", "accept"}});
    }
    if (door.needs == Needs::writing && m_options.access == Options::Access::read_only)
        return json_reply(403, {{"read_only", true}});
    return std::nullopt;
}

std::optional<HttpReply> Reception::reply(Waiting& waiting, Time now)
{
    const std::lock_guard lock(m_mutex);
    const Door* const door = door_of(waiting.request);
    if (door == nullptr)
        return closing(404, {{"unknown", true}});
    if (waiting.request.body.size() > m_options.limits.body_bytes)
        return closing(413, {{"too_large", true}});
    // Asked again at every look: a phone may be revoked while it waits.
    if (Maybe refused = refusal_of_phone(*door, waiting.request, now))
        return refused;
    Phone* const phone = m_joining.phone_with(waiting.request.cookie);
    Maybe reply = (this->*door->handler)(waiting, phone, now);
    if (reply && waiting.what == Waiting::For::view)
        end_poll(waiting, *phone, now);
    return reply;
}

Reception::Maybe Reception::page(Waiting&, Phone*, Time)
{
    return HttpReply{
        200, m_page, "text/html; charset=utf-8", {{"Content-Security-Policy", m_policy}}};
}

Reception::Maybe Reception::no_icon(Waiting&, Phone*, Time)
{
    return nothing_new();
}

Reception::Maybe Reception::join(Waiting& waiting, Phone*, Time now)
{
    const auto body = object_in(waiting.request.body);
    const auto token = body ? text_in(*body, "token") : std::nullopt;
    if (!token)
        return bad_request();
    auto actor = m_joining.actor_of(*token);
    if (token->empty() && m_options.everybody == Options::Everybody::needs_address)
        actor = "";
    if (!actor) {
        return m_wrong_tokens.allows(waiting.request.peer, now)
            ? json_reply(403, {{"scan_again", true}})
            : too_many();
    }
    const auto language = language_named(text_in(*body, "language").value_or(""));
    const auto joined =
        m_joining.join(*actor, waiting.request.cookie, language, now, m_options.limits.followers);
    if (!joined)
        return json_reply(503, {{"full", true}});
    HttpReply reply = json_reply(200, {{"actor", *actor}, {"accepted", joined->phone.is_accepted}});
    if (!joined->set_cookie.empty()) {
        reply.headers = {{"Set-Cookie",
            "seat=" + joined->set_cookie + "; Path=/; Max-Age=86400; HttpOnly; SameSite=Strict"}};
    }
    phones_changed();
    return reply;
}

Audience Reception::audience_of(const HttpRequest& request, const Phone& phone) const
{
    const std::string code = value_of(request, "language");
    return {phone.actor, code.empty() ? phone.audience().language : language_named(code)};
}

/// False for a request that cannot be understood.
bool Reception::begin_poll(Waiting& waiting, Phone& phone, Time now)
{
    const std::string after = value_of(waiting.request, "after");
    const auto version = after.empty() ? std::optional<std::uint64_t>(0) : number_in(after);
    if (!version)
        return false;
    waiting.what = Waiting::For::view;
    waiting.after = *version;
    waiting.audience = audience_of(waiting.request, phone);
    waiting.until = now + m_options.limits.poll;
    waiting.number = ++m_last_number;
    const bool is_new_language = phone.audience().language != waiting.audience.language;
    ask_for(phone, waiting.audience.language, now);
    phone.polls.push_back(waiting.number);
    if (phone.polls.size() > m_options.limits.polls_per_follower) {
        phone.polls.pop_front();
        m_notify();
    }
    m_has_changes = m_has_changes || is_new_language;
    m_has_news = m_has_news || !m_views.contains(waiting.audience);
    return true;
}

void Reception::end_poll(const Waiting& waiting, Phone& phone, Time now)
{
    std::erase(phone.polls, waiting.number);
    phone.last_poll = now;
}

Reception::Maybe Reception::view(Waiting& waiting, Phone* phone, Time now)
{
    if (waiting.what == Waiting::For::nothing && !begin_poll(waiting, *phone, now))
        return bad_request();
    const auto found = m_views.find(waiting.audience);
    if (found != m_views.end() && found->second->version != waiting.after)
        return HttpReply{200, {found->second, &found->second->json}};
    // The oldest poll of too many ends early.
    const bool is_over = now >= waiting.until
        || std::ranges::find(phone->polls, waiting.number) == phone->polls.end();
    return is_over ? Maybe(nothing_new()) : std::nullopt;
}

Reception::Maybe Reception::board(Waiting& waiting, Phone* phone, Time)
{
    const auto found = m_views.find(audience_of(waiting.request, *phone));
    if (found == m_views.end() || found->second->board_png == nullptr)
        return json_reply(404, {{"no_picture", true}});
    return HttpReply{200, found->second->board_png, "image/png"};
}

Reception::Maybe Reception::write(Waiting& waiting, Phone* phone, Time now)
{
    if (waiting.what == Waiting::For::answer)
        return answered(waiting, now);
    const auto body = object_in(waiting.request.body);
    if (!body)
        return bad_request();
    if (body->contains("actor") && text_in(*body, "actor") != phone->actor)
        return json_reply(403, {{"wrong_seat", true}});
    auto request = written_in(*body, waiting.request.path);
    if (!request)
        return bad_request();
    // Everybody may doubt, only a seat may move or learn.
    if (request->kind != Request::Kind::object && phone->actor.empty())
        return json_reply(403, {{"wrong_seat", true}});
    return hand_on(waiting, *phone, std::move(*request), now);
}

Reception::Maybe Reception::ask(Waiting& waiting, Phone* phone, Time now)
{
    if (waiting.what == Waiting::For::answer)
        return answered(waiting, now);
    Request request;
    request.kind = Request::Kind::ask;
    request.text = value_of(waiting.request, "q");
    return is_plain_text(request.text) ? hand_on(waiting, *phone, std::move(request), now)
                                       : Maybe(bad_request());
}

Reception::Maybe Reception::hand_on(Waiting& waiting, const Phone& phone, Request request, Time now)
{
    request.follower = phone.id;
    request.audience = audience_of(waiting.request, phone);
    if (request.kind == Request::Kind::move && !holds(request))
        return json_reply(409, {{"stale", true}});
    const auto unanswered = std::ranges::count_if(
        m_pending, [&](const auto& entry) { return entry.second.request.follower == phone.id; });
    if (unanswered >= m_options.limits.requests_per_follower)
        return too_many();
    waiting.what = Waiting::For::answer;
    waiting.until = now + m_options.limits.answer;
    waiting.number = request.id = ++m_last_number;
    m_pending.emplace(waiting.number, Pending{std::move(request), waiting.until});
    m_has_news = true;
    return std::nullopt;
}

Reception::Maybe Reception::answered(Waiting& waiting, Time now)
{
    const auto found = m_pending.find(waiting.number);
    if (found != m_pending.end() && found->second.state == Pending::State::answered) {
        const Pending& pending = found->second;
        HttpReply reply{pending.status, std::make_shared<const std::string>(pending.json)};
        m_pending.erase(found);
        return reply;
    }
    if (now < waiting.until && found != m_pending.end())
        return std::nullopt;
    // Not judged later, when the phone no longer expects it.
    m_pending.erase(waiting.number);
    return json_reply(503, {{"busy", true}});
}

/// True if nothing has changed that the move depends on since it was chosen.
bool Reception::holds(const Request& move) const
{
    const auto found = m_views.find(move.audience);
    return found != m_views.end() && move.number <= found->second->version
        && move.number >= std::min(found->second->moves_hold_since, found->second->version);
}

bool Reception::is_move_out() const
{
    return std::ranges::any_of(m_pending, [](const auto& entry) {
        return entry.second.state == Pending::State::taken
            && entry.second.request.kind == Request::Kind::move;
    });
}

std::vector<Request> Reception::take_requests()
{
    std::unique_lock lock(m_mutex);
    std::vector<Request> taken;
    bool is_one_out = is_move_out();
    bool is_any_stale = false;
    for (auto& [number, pending] : m_pending) {
        const bool is_move = pending.request.kind == Request::Kind::move;
        if (pending.state != Pending::State::queued || (is_move && is_one_out))
            continue;
        const Phone* const phone = m_joining.phone(pending.request.follower);
        if (phone == nullptr || (is_move && !holds(pending.request))) {
            pending.state = Pending::State::answered;
            pending.status = 409;
            pending.json = R"({"stale":true})";
            is_any_stale = true;
            continue;
        }
        pending.state = Pending::State::taken;
        is_one_out = is_one_out || is_move;
        taken.push_back(pending.request);
    }
    lock.unlock();
    if (is_any_stale)
        m_notify();
    return taken;
}

void Reception::answer(std::uint64_t request, unsigned status, std::string json)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_pending.find(request);
        if (found == m_pending.end() || found->second.state != Pending::State::taken)
            return;
        found->second.state = Pending::State::answered;
        found->second.status = status;
        found->second.json = std::move(json);
        // A move may have waited for this one.
        m_has_news = m_has_news || std::ranges::any_of(m_pending, [](const auto& entry) {
            return entry.second.state == Pending::State::queued;
        });
    }
    m_notify();
}

std::vector<Audience> Reception::wanted() const
{
    const std::lock_guard lock(m_mutex);
    return m_joining.audiences(Clock::now());
}

std::vector<Audience> Reception::without_view() const
{
    std::vector<Audience> audiences = wanted();
    const std::lock_guard lock(m_mutex);
    std::erase_if(audiences, [&](const Audience& audience) { return m_views.contains(audience); });
    return audiences;
}

void Reception::publish(const Audience& audience, std::shared_ptr<const View> view)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto audiences = m_joining.audiences(Clock::now());
        if (std::ranges::find(audiences, audience) == audiences.end())
            return;
        // The last view may be large: it is freed outside of the lock, as `view`.
        m_views[audience].swap(view);
    }
    m_notify();
}

std::vector<Follower> Reception::followers() const
{
    const std::lock_guard lock(m_mutex);
    const Time now = Clock::now();
    std::vector<Follower> followers;
    for (const Phone& phone : m_joining.phones())
        followers.push_back(
            {phone.id, phone.audience(), phone.is_accepted, phone.is_connected(now)});
    return followers;
}

/// Whoever waits looks again, and so does the program; views that nobody may see any more go.
void Reception::phones_changed()
{
    drop_unwanted_views(Clock::now());
    m_has_news = m_has_changes = true;
    m_notify();
}

void Reception::drop_unwanted_views(Time now)
{
    const auto audiences = m_joining.audiences(now);
    std::erase_if(m_views, [&](const auto& entry) {
        return std::ranges::find(audiences, entry.first) == audiences.end();
    });
}

void Reception::accept(std::uint64_t follower)
{
    const std::lock_guard lock(m_mutex);
    m_joining.accept(follower);
    phones_changed();
}

void Reception::revoke(std::uint64_t follower)
{
    const std::lock_guard lock(m_mutex);
    m_joining.revoke(follower);
    phones_changed();
}

std::string Reception::token(const std::string& actor)
{
    const std::lock_guard lock(m_mutex);
    m_has_changes = m_has_changes || !m_joining.has_token(actor);
    return m_joining.token(actor);
}

std::string Reception::new_token(const std::string& actor)
{
    const std::lock_guard lock(m_mutex);
    std::string token = m_joining.renew_token(actor);
    phones_changed();
    return token;
}

void Reception::forget()
{
    const std::lock_guard lock(m_mutex);
    m_joining = {};
    m_pending.clear();
    phones_changed();
}

void Reception::leave(const Waiting& waiting, Time now)
{
    const std::lock_guard lock(m_mutex);
    Phone* const phone = m_joining.phone_with(waiting.request.cookie);
    if (phone != nullptr && waiting.what == Waiting::For::view)
        end_poll(waiting, *phone, now);
}

void Reception::look_around(Time now)
{
    const std::lock_guard lock(m_mutex);
    // Requests of phones that have left.
    constexpr std::chrono::seconds grace{5};
    std::erase_if(m_pending, [&](const auto& entry) { return now > entry.second.until + grace; });
    drop_unwanted_views(now);
    std::vector<std::uint64_t> connected;
    for (const Phone& phone : m_joining.phones()) {
        if (phone.is_connected(now))
            connected.push_back(phone.id);
    }
    m_has_news = m_has_news || connected != m_connected;
    m_connected = std::move(connected);
}

void Reception::set_host(const std::string& host)
{
    const std::lock_guard lock(m_mutex);
    m_host = host;
    m_has_news = true;
}

void Reception::restore(const std::string& kept)
{
    const std::lock_guard lock(m_mutex);
    m_joining = Joining::from(kept, Clock::now());
    m_has_news = true;
}

bool Reception::take_news()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_has_news, false);
}

std::optional<std::string> Reception::take_changes()
{
    const std::lock_guard lock(m_mutex);
    if (!std::exchange(m_has_changes, false))
        return std::nullopt;
    return m_joining.is_empty() ? std::string{} : m_joining.kept();
}

} // namespace consigliere::server
