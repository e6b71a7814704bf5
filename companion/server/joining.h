#pragma once

#include "companion/server/serving.h"

#include <deque>
#include <map>
#include <optional>

namespace consigliere::server {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

/// A follower with what only the server knows of it.
struct Phone {
    std::uint64_t id = 0;
    std::string actor;
    std::string cookie;
    bool is_accepted = false;
    /// The languages of its tabs, and when each was asked for; the newest last.
    std::vector<std::pair<language::Language, Time>> languages;
    std::deque<std::uint64_t> polls; ///< That wait for a view, the oldest first.
    Time last_poll{}; ///< When one ended.

    [[nodiscard]] Audience audience() const;
    [[nodiscard]] bool is_connected(Time now) const;
};

/// Tokens of seats, and the phones that have come with them. Tokens and cookies are 128 random
/// bits as 32 hexadecimal digits.
class Joining {
public:
    /// A phone that has joined. `set_cookie`: empty if it keeps the one it has.
    struct Joined {
        const Phone& phone;
        std::string set_cookie;
    };

    /// Returns the token of a seat, or of everybody (empty); makes it at the first call.
    [[nodiscard]] const std::string& token(const std::string& actor);
    [[nodiscard]] bool has_token(const std::string& actor) const
    {
        return m_tokens.contains(actor);
    }
    /// Replaces the token and forgets the phones that came with the old one.
    const std::string& renew_token(const std::string& actor);
    /// Returns whose token it is; nullopt if nobody's.
    [[nodiscard]] std::optional<std::string> actor_of(const std::string& token) const;

    /// Lets a phone in; it stays the same follower if its cookie is already one of the actor.
    /// nullopt if all places are taken by connected phones.
    [[nodiscard]] std::optional<Joined> join(const std::string& actor, const std::string& cookie,
        language::Language language, Time now, std::size_t places);
    [[nodiscard]] Phone* phone_with(const std::string& cookie);
    [[nodiscard]] Phone* phone(std::uint64_t id);
    /// Accepts a phone and forgets the accepted ones of the same seat.
    void accept(std::uint64_t id);
    void revoke(std::uint64_t id);
    /// True for the cookie of a phone that was sent away, not merely forgotten.
    [[nodiscard]] bool is_revoked(const std::string& cookie) const;

    [[nodiscard]] const std::vector<Phone>& phones() const { return m_phones; }
    /// The audiences of accepted phones; a language that no tab has asked for lately is left out.
    [[nodiscard]] std::vector<Audience> audiences(Time now) const;

    [[nodiscard]] bool is_empty() const { return m_tokens.empty() && m_phones.empty(); }
    /// Writes tokens and phones as JSON.
    [[nodiscard]] std::string kept() const;
    /// Reads what kept() wrote; nothing from a damaged text.
    [[nodiscard]] static Joining from(const std::string& kept, Time now);

private:
    [[nodiscard]] bool has_place(std::size_t places, Time now);
    template <typename Condition>
    void revoke_if(const Condition& condition);

    std::map<std::string, std::string> m_tokens; ///< By actor.
    std::vector<Phone> m_phones; ///< The oldest first.
    std::deque<std::string> m_revoked; ///< Cookies; the last ones suffice.
    std::uint64_t m_last_id = 0;
};

/// Notes that a tab of the phone wants this language now.
void ask_for(Phone& phone, language::Language language, Time now);

/// Takes the same time wherever the two differ. An empty one is like no other.
[[nodiscard]] bool is_same_secret(const std::string& left, const std::string& right);

} // namespace consigliere::server
