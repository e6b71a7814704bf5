#include "companion/table/phones.h"

#include "companion/frame/waker.h"
#include "companion/server/network_addresses.h"
#include "db/archive/entry_times.h"
#include "db/clock.h"
#include "engine/ledger/line_words.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace consigliere::screens {

namespace {

using server::Follower;
using server::PhoneRights;

struct RightWord {
    std::string_view word;
    bool PhoneRights::*right;
};
constexpr std::array<RightWord, 4> right_words{
    {{"record", &PhoneRights::record}, {"secret", &PhoneRights::secret},
        {"object", &PhoneRights::object}, {"ask", &PhoneRights::ask}}};

/// "2026-11-20T19:00:00.000Z record ask"
std::string words_of(const PhoneRights& rights)
{
    std::string words = db::now();
    for (const RightWord& each : right_words) {
        if (rights.*each.right)
            words += " " + std::string(each.word);
    }
    return words;
}

/// True if phones were on within the last day: the same evening goes on.
bool is_recent(const std::string& words)
{
    constexpr std::int64_t day = 24 * 60 * 60 * std::int64_t{1000};
    const auto since = db::milliseconds_of(words.substr(0, words.find(' ')));
    return since && db::milliseconds_of(db::now()).value_or(0) - *since < day;
}

PhoneRights rights_from(const std::string& words)
{
    const std::vector<std::string_view> list = ledger::split(words, ' ');
    PhoneRights rights;
    for (const RightWord& each : right_words)
        rights.*each.right = std::ranges::find(list, each.word) != list.end();
    return rights;
}

/// Preferences about phones: by evening what they may do, and the address chosen last.
GamePreferences memory_of_phones(const Context& context)
{
    return GamePreferences(context.database, "phones");
}
constexpr const char* address_key = "address";

} // namespace

Phones::Phones(HostScreen& host, db::SessionId evening, server::Learners& learners, HandIn hand_in)
    : m_host(host)
    , m_evening(std::move(evening))
    , m_learners(learners)
    , m_hand_in(std::move(hand_in))
{
    const std::string words = memory_of_phones(host.context()).recall(m_evening);
    if (!is_recent(words))
        return;
    m_rights = rights_from(words);
    if (!start(Told::silently))
        m_comes_back_at = 0;
}

Phones::Recorded Phones::record_from_phone(const std::string& /*actor*/, const std::string& line)
{
    return m_hand_in.record(line);
}

std::filesystem::path Phones::file() const
{
    std::filesystem::path file = m_host.context().database.path();
    return file += ".phones";
}

void Phones::switch_on()
{
    // Phones of another evening that was not left.
    std::error_code ignored;
    std::filesystem::remove(file(), ignored);
    m_comes_back_at.reset();
    m_rights = {};
    if (start(Told::aloud))
        keep();
}

ledger::ErrorOr<std::unique_ptr<server::PhoneServer>, server::ServerError> Phones::serve() const
{
    const auto page = server::read_page();
    if (page.is_error())
        return page.error();
    server::Options options;
    options.page = page.value();
    options.kept = file();
    options.everybody = server::Options::Everybody::needs_address;
    options.address = memory_of_phones(m_host.context()).recall(address_key);
    Waker& waker = m_host.context().waker;
    const auto wake = [&waker] { waker.wake(); };
    auto started = server::PhoneServer::start(options, wake);
    // The network chosen last may be gone.
    if (started.is_error() && !std::exchange(options.address, {}).empty())
        started = server::PhoneServer::start(options, wake);
    return started;
}

bool Phones::start(Told told)
{
    auto started = serve();
    if (started.is_error()) {
        if (told == Told::aloud)
            m_host.notice().show(server::tell(started.error()));
        return false;
    }
    m_server = std::move(started.value());
    m_followers = m_server->followers();
    return true;
}

/// A tablet that has just started may have no network yet.
void Phones::resume(Ui& ui)
{
    constexpr double seconds_between = 5;
    const double now = ImGui::GetTime();
    if (now >= *m_comes_back_at) {
        m_comes_back_at = now + seconds_between;
        if (start(Told::silently))
            m_comes_back_at.reset();
        ui.request_frame();
    }
    if (m_comes_back_at)
        ui.request_frame_in(*m_comes_back_at - now);
}

void Phones::switch_off()
{
    if (!are_on() && !m_comes_back_at)
        return;
    memory_of_phones(m_host.context()).remember(m_evening, "");
    m_comes_back_at.reset();
    rest();
    if (m_server != nullptr)
        m_server->forget();
    m_server.reset();
    m_followers.clear();
    m_told.clear();
}

void Phones::renew()
{
    if (m_phone_table != nullptr)
        m_phone_table->renew();
}

void Phones::rest()
{
    m_phone_table.reset();
    m_boards.reset();
}

void Phones::attend(Ui& ui)
{
    if (m_server == nullptr && m_comes_back_at)
        resume(ui);
    if (m_server == nullptr)
        return;
    std::vector<Follower> followers = m_server->followers();
    if (followers != m_followers) {
        m_followers = std::move(followers);
        ui.request_frame();
    }
    if (m_phone_table == nullptr) {
        m_boards = std::make_unique<server::BoardPictures>(ui);
        m_phone_table = std::make_unique<server::PhoneTable>(
            *m_server, static_cast<server::Tablet&>(*this), m_boards.get());
    }
    if (m_phone_table->attend(m_rights))
        ui.request_frame();
}

void Phones::set_rights(const PhoneRights& rights)
{
    m_rights = rights;
    keep();
}

void Phones::keep() const
{
    memory_of_phones(m_host.context()).remember(m_evening, words_of(m_rights));
}

const Follower* Phones::phone_of(std::string_view actor) const
{
    const auto is_theirs = [actor](const Follower& each) {
        return each.is_accepted && each.audience.actor == actor;
    };
    const auto found = std::ranges::find_if(m_followers, is_theirs);
    return found == m_followers.end() ? nullptr : &*found;
}

const Follower* Phones::waiting_for(std::string_view actor) const
{
    const auto waits = [actor](const Follower& each) {
        return !each.is_accepted && each.audience.actor == actor;
    };
    const auto found = std::ranges::find_if(m_followers, waits);
    return found == m_followers.end() ? nullptr : &*found;
}

int Phones::spectators() const
{
    const auto count = std::ranges::count_if(m_followers,
        [](const Follower& each) { return each.audience.actor.empty() && each.is_connected; });
    return static_cast<int>(count);
}

bool Phones::takes_secrets(std::string_view actor) const
{
    const Follower* const phone = phone_of(actor);
    return m_rights.secret && phone != nullptr && phone->is_connected;
}

bool Phones::is_waiting(std::uint64_t follower) const
{
    const auto found = std::ranges::find(m_followers, follower, &Follower::id);
    return found != m_followers.end() && !found->is_accepted;
}

std::optional<Follower> Phones::take_arrival()
{
    for (const Follower& each : m_followers) {
        if (!each.is_accepted && m_told.insert(each.id).second)
            return each;
    }
    return std::nullopt;
}

void Phones::accept(std::uint64_t follower)
{
    m_server->accept(follower);
    m_followers = m_server->followers();
}

void Phones::revoke(std::uint64_t follower)
{
    m_server->revoke(follower);
    m_followers = m_server->followers();
}

void Phones::renew_code(const std::string& actor)
{
    static_cast<void>(m_server->new_token(actor));
    m_followers = m_server->followers();
}

std::string Phones::link_of(const std::string& actor) const
{
    return m_server->url(m_server->token(actor));
}

std::string Phones::address() const
{
    return m_server->address() + ":" + std::to_string(m_server->port());
}

/// The phones that have joined are taken along; they have to scan a code of the new address.
void Phones::move_to(const std::string& address)
{
    memory_of_phones(m_host.context()).remember(address_key, address);
    rest();
    m_server.reset();
    if (!start(Told::aloud))
        m_comes_back_at = 0;
}

} // namespace consigliere::screens
