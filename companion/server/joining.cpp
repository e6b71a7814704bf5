#include "companion/server/joining.h"

#include "db/sha256.h"

#include <nlohmann/json.hpp>
#include <sodium/randombytes.h>
#include <sodium/utils.h>

#include <algorithm>
#include <array>
#include <set>

namespace consigliere::server {

namespace {

using nlohmann::json;

/// A phone between two polls is connected.
constexpr std::chrono::seconds between_polls{5};
/// A tab that is closed needs its language no longer.
constexpr std::chrono::seconds language_lasts{90};

std::string random_token()
{
    std::array<unsigned char, 16> bytes{};
    ::randombytes_buf(bytes.data(), bytes.size());
    return db::hexadecimal(bytes);
}

json kept_phone(const Phone& phone)
{
    return {{"id", phone.id}, {"actor", phone.actor}, {"cookie", phone.cookie},
        {"accepted", phone.is_accepted}, {"language", code_of(phone.audience().language)}};
}

Phone phone_of(const json& kept, Time now)
{
    Phone phone;
    kept.at("id").get_to(phone.id);
    kept.at("actor").get_to(phone.actor);
    kept.at("cookie").get_to(phone.cookie);
    kept.at("accepted").get_to(phone.is_accepted);
    const auto language = language::language_from(kept.at("language").get<std::string>());
    ask_for(phone, language.value_or(language::Language::english), now);
    return phone;
}

} // namespace

bool is_same_secret(const std::string& left, const std::string& right)
{
    return left.size() == right.size() && !left.empty()
        && ::sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

Audience Phone::audience() const
{
    return {actor, languages.empty() ? language::Language::english : languages.back().first};
}

bool Phone::is_connected(Time now) const
{
    return !polls.empty() || (last_poll != Time{} && now - last_poll < between_polls);
}

void ask_for(Phone& phone, language::Language language, Time now)
{
    std::erase_if(phone.languages, [&](const auto& asked) { return asked.first == language; });
    phone.languages.emplace_back(language, now);
}

const std::string& Joining::token(const std::string& actor)
{
    const auto found = m_tokens.find(actor);
    return found != m_tokens.end() ? found->second
                                   : m_tokens.emplace(actor, random_token()).first->second;
}

template <typename Condition>
void Joining::revoke_if(const Condition& condition)
{
    constexpr std::size_t most_revoked = 64;
    std::erase_if(m_phones, [&](const Phone& phone) {
        if (!condition(phone))
            return false;
        m_revoked.push_back(phone.cookie);
        return true;
    });
    while (m_revoked.size() > most_revoked)
        m_revoked.pop_front();
}

bool Joining::is_revoked(const std::string& cookie) const
{
    return std::ranges::find(m_revoked, cookie) != m_revoked.end();
}

const std::string& Joining::renew_token(const std::string& actor)
{
    revoke_if([&](const Phone& phone) { return phone.actor == actor; });
    return m_tokens[actor] = random_token();
}

std::optional<std::string> Joining::actor_of(const std::string& token) const
{
    std::optional<std::string> found;
    for (const auto& [actor, secret] : m_tokens) {
        if (is_same_secret(token, secret))
            found = actor;
    }
    return found;
}

bool Joining::has_place(std::size_t places, Time now)
{
    if (m_phones.size() < places)
        return true;
    // The seats of players are held; whoever only looked on or was never accepted makes room.
    const auto absent = std::ranges::find_if(m_phones, [&](const Phone& phone) {
        return !phone.is_connected(now) && (phone.actor.empty() || !phone.is_accepted);
    });
    if (absent == m_phones.end())
        return false;
    m_phones.erase(absent);
    return true;
}

std::optional<Joining::Joined> Joining::join(const std::string& actor, const std::string& cookie,
    language::Language language, Time now, std::size_t places)
{
    if (Phone* known = phone_with(cookie); known != nullptr && known->actor == actor) {
        ask_for(*known, language, now);
        return Joined{*known, {}};
    }
    if (!has_place(places, now))
        return std::nullopt;
    // The browser gives up its old cookie for the new one.
    std::erase_if(m_phones, [&](const Phone& phone) { return phone.cookie == cookie; });
    Phone& phone = m_phones.emplace_back();
    phone.id = ++m_last_id;
    phone.actor = actor;
    phone.cookie = random_token();
    phone.is_accepted = actor.empty();
    ask_for(phone, language, now);
    return Joined{phone, phone.cookie};
}

Phone* Joining::phone_with(const std::string& cookie)
{
    Phone* found = nullptr;
    for (Phone& phone : m_phones) {
        if (is_same_secret(phone.cookie, cookie))
            found = &phone;
    }
    return found;
}

Phone* Joining::phone(std::uint64_t id)
{
    const auto found = std::ranges::find(m_phones, id, &Phone::id);
    return found == m_phones.end() ? nullptr : &*found;
}

void Joining::accept(std::uint64_t id)
{
    Phone* const accepted = phone(id);
    if (accepted == nullptr)
        return;
    accepted->is_accepted = true;
    const std::string actor = accepted->actor;
    if (actor.empty())
        return;
    revoke_if([&](const Phone& other) {
        return other.actor == actor && other.is_accepted && other.id != id;
    });
}

void Joining::revoke(std::uint64_t id)
{
    revoke_if([&](const Phone& phone) { return phone.id == id; });
}

std::vector<Audience> Joining::audiences(Time now) const
{
    std::set<Audience> found;
    for (const Phone& phone : m_phones) {
        if (!phone.is_accepted)
            continue;
        found.insert(phone.audience());
        for (const auto& [language, asked] : phone.languages) {
            if (now - asked < language_lasts)
                found.insert({phone.actor, language});
        }
    }
    return {found.begin(), found.end()};
}

std::string Joining::kept() const
{
    json phones = json::array();
    for (const Phone& phone : m_phones)
        phones.push_back(kept_phone(phone));
    return json{{"tokens", m_tokens}, {"phones", phones}}.dump();
}

Joining Joining::from(const std::string& kept, Time now)
{
    Joining joining;
    try {
        const json read = json::parse(kept);
        read.at("tokens").get_to(joining.m_tokens);
        for (const json& phone : read.at("phones")) {
            joining.m_phones.push_back(phone_of(phone, now));
            joining.m_last_id = std::max(joining.m_last_id, joining.m_phones.back().id);
        }
    } catch (const json::exception&) {
        return {};
    }
    return joining;
}

} // namespace consigliere::server
