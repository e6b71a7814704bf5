#include "companion/server/phone_table.h"

#include "companion/language/language.h"
#include "companion/server/phone_view.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace consigliere::server {

using desk::CoveredChoice;
using language::tr;
using Clock = std::chrono::steady_clock;

namespace {

constexpr unsigned fine = 200;
constexpr unsigned forbidden = 403;
constexpr unsigned unavailable = 503;

/// Another language for a while.
class InLanguage {
public:
    explicit InLanguage(language::Language language)
        : m_before(language::chosen())
    {
        if (language != m_before)
            language::choose(language);
    }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    ~InLanguage()
    {
        if (language::chosen() != m_before)
            language::choose(m_before);
    }

private:
    language::Language m_before;
};

/// A choice in one text, to see whether it is still the same.
std::string text_of_choice(const std::optional<CoveredChoice>& choice)
{
    if (!choice || choice->line.empty())
        return {};
    std::string text = choice->line + " " + std::to_string(choice->least);
    for (const CoveredChoice::Card& card : choice->cards)
        text += " " + card.value;
    return text;
}

/// A covered line with its cards in the order in which the table lists them; other lines as they
/// are.
std::string sorted(const std::string& line, const std::optional<CoveredChoice>& choice)
{
    const std::size_t hole = choice ? choice->line.find("{}") : std::string::npos;
    if (hole == std::string::npos || !line.starts_with(choice->line.substr(0, hole)))
        return line;
    const std::string chosen = line.substr(hole);
    std::vector<std::string> cards;
    for (const std::string_view card : ledger::split(chosen, ','))
        cards.emplace_back(card);
    std::ranges::stable_sort(cards, {}, [&choice](const std::string& card) {
        return std::ranges::find(choice->cards, card, &CoveredChoice::Card::value)
            - choice->cards.begin();
    });
    return line.substr(0, hole) + ledger::join(cards, ",");
}

} // namespace

std::uint64_t PhoneTable::version_of_now()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
}

PhoneTable::PhoneTable(
    PhoneServer& server, Tablet& tablet, BoardPictures* boards, std::uint64_t version)
    : m_server(server)
    , m_tablet(tablet)
    , m_boards(boards)
    , m_first_version(version)
{
}

SeatView& PhoneTable::view_of(const std::string& actor)
{
    std::unique_ptr<SeatView>& view = m_views[actor];
    if (!view)
        view = std::make_unique<SeatView>(m_tablet.evening(), actor,
            [this](std::string_view one) { return m_tablet.player(one); });
    return *view;
}

std::vector<CoveredChoice::Seat> PhoneTable::awaited() const
{
    const SeatView everybody(
        m_tablet.evening(), {}, [this](std::string_view one) { return m_tablet.player(one); });
    const std::optional<CoveredChoice> choice = everybody.table().covered_choice({});
    return choice ? choice->seats : std::vector<CoveredChoice::Seat>{};
}

bool PhoneTable::attend(const PhoneRights& rights, std::chrono::milliseconds longest)
{
    const Clock::time_point end = Clock::now() + longest;
    const Shown now{m_tablet.evening().history().size(), rights};
    if (m_shown != now) {
        m_shown = now;
        m_public_lines.reset();
        m_to_tell.clear();
        m_to_publish.clear();
        for (Audience& audience : m_server.wanted())
            m_to_tell.push_back({std::move(audience)});
    } else if (m_to_tell.empty() && m_to_publish.empty()) {
        for (Audience& audience : m_server.without_view())
            m_to_tell.push_back({std::move(audience)});
    }
    publish_painted();
    while (!m_to_tell.empty()) {
        if (tell(m_to_tell.front(), rights))
            m_to_tell.pop_front();
        if (Clock::now() >= end)
            break;
    }
    publish_painted();
    if (!m_to_tell.empty() || !m_to_publish.empty())
        return true;
    for (auto& [request, reply] : std::exchange(m_replies, {}))
        m_server.answer(request, reply.status, text_of(reply.json));
    for (const Request& request : m_server.take_requests())
        m_replies.emplace_back(request.id, reply_to(request, rights));
    if (m_tablet.evening().history().size() != now.entries)
        return true;
    for (auto& [request, reply] : std::exchange(m_replies, {}))
        m_server.answer(request, reply.status, text_of(reply.json));
    return false;
}

// Views. ------------------------------------------------------------------------------------------

bool PhoneTable::tell(Telling& telling, const PhoneRights& rights)
{
    using Step = Telling::Step;
    const InLanguage in_language(telling.audience.language);
    const SeatView& view = view_of(telling.audience.actor);
    switch (telling.step) {
    case Step::observed:
        // The evening keeps it until it changes.
        static_cast<void>(view.observed());
        telling.step = Step::board;
        return false;
    case Step::board: {
        BoardPictures::Drawn drawn;
        if (m_boards != nullptr)
            drawn = m_boards->draw(view);
        telling.picture = drawn.picture;
        telling.found.emplace(view, rights, std::move(drawn.things));
        telling.step = Step::findings;
        return false;
    }
    case Step::findings:
        if (telling.found->find_more(m_public_lines))
            telling.step = Step::view;
        return false;
    case Step::view:
        break;
    }
    tell_view(telling, view, rights);
    return true;
}

void PhoneTable::tell_view(const Telling& telling, const SeatView& view, const PhoneRights& rights)
{
    PhoneMoment moment{telling.picture, rights, m_by_phone};
    if (m_boards != nullptr) {
        moment.board_width = m_boards->width();
        moment.board_height = m_boards->height();
    }
    m_to_publish.push_back({telling.audience, view_json(view, moment, *telling.found),
        text_of_choice(view.table().covered_choice(telling.audience.actor)), telling.picture});
}

void PhoneTable::publish_painted()
{
    for (auto told = m_to_publish.begin(); told != m_to_publish.end();) {
        std::shared_ptr<const std::string> png;
        if (told->picture != 0 && m_boards != nullptr) {
            if (m_boards->is_painting(told->picture)) {
                ++told;
                continue;
            }
            png = m_boards->png(told->picture);
        }
        publish(std::move(*told), std::move(png));
        told = m_to_publish.erase(told);
    }
}

void PhoneTable::publish(Waiting&& told, std::shared_ptr<const std::string> png)
{
    Published& published = m_published[told.audience];
    // Unchanged bytes keep their version: it tells nothing of hidden acts.
    if (published.version == 0 || published.told != told.told) {
        published.version = std::max(published.version, m_first_version) + 1;
        // Another player's bid does not make one's own stale.
        const bool holds = !told.covered.empty() && told.covered == published.covered;
        if (!holds)
            published.moves_hold_since = published.version;
        published.told = std::move(told.told);
        published.covered = std::move(told.covered);
    }
    auto view = std::make_shared<View>();
    view->version = published.version;
    view->moves_hold_since = published.moves_hold_since;
    view->json = with_version(published.told, published.version);
    view->board_png = std::move(png);
    m_server.publish(told.audience, std::move(view));
}

// Requests. ---------------------------------------------------------------------------------------

PhoneTable::Reply PhoneTable::reply_to(const Request& request, const PhoneRights& rights)
{
    const InLanguage in_language(request.audience.language);
    switch (request.kind) {
    case Request::Kind::move:
        return judge(request, rights);
    case Request::Kind::object:
        return object(request, rights);
    case Request::Kind::ask:
        break;
    }
    if (!rights.ask)
        return {forbidden, {{"text", tr("This is switched off at the tablet.")}}};
    return {fine,
        answers_to(
            request.text, view_of(request.audience.actor), m_books.of(m_tablet.evening().game()))};
}

PhoneTable::Reply PhoneTable::judge(const Request& request, const PhoneRights& rights)
{
    const std::string& actor = request.audience.actor;
    const SeatView& view = view_of(actor);
    const bool is_plain = request.text.find('!') == std::string::npos;
    if (!view.is_own(request.text) || !is_plain)
        return {forbidden, {{"text", tr("A phone can only record moves of its own player.")}}};
    const std::optional<CoveredChoice> choice = view.table().covered_choice(actor);
    const std::string line = sorted(request.text, choice);
    const bool is_covered = choice && !choice->line.empty()
        && line.starts_with(choice->line.substr(0, choice->line.find("{}")))
        // What is not named tells nothing, but for the size of a bid.
        && (choice->kind == CoveredChoice::Kind::bid || !line.ends_with(" " + choice->nothing));
    if (is_covered && !rights.secret)
        return {forbidden, {{"text", tr("This is switched off at the tablet.")}}};
    if (!is_covered && !rights.record)
        return {forbidden, {{"text", tr("This is switched off at the tablet.")}}};
    ledger::Assessment opinion = view.observed()->opinion(line);
    bool is_recorded = false;
    if (ledger::is_applied(opinion.verdict)) {
        const int entry = m_tablet.evening().history().size() + 1;
        const auto recorded = m_tablet.record_from_phone(actor, line);
        if (recorded.is_error())
            return {unavailable, {{"text", recorded.error()}}};
        is_recorded = ledger::is_applied(recorded.value().verdict);
        if (is_recorded)
            m_by_phone[entry] = actor;
    }
    return {fine,
        verdict_json(view, line, opinion, is_recorded ? WasRecorded::yes : WasRecorded::no,
            m_books.of(m_tablet.evening().game()))};
}

PhoneTable::Reply PhoneTable::object(const Request& request, const PhoneRights& rights)
{
    const std::string& actor = request.audience.actor;
    if (!rights.object || !view_of(actor).seat())
        return {forbidden, {{"text", tr("This is switched off at the tablet.")}}};
    const auto entries = static_cast<std::uint64_t>(m_tablet.evening().history().size());
    if (request.number < 1 || request.number > entries)
        return {forbidden, {{"text", tr("There is no such entry.")}}};
    m_tablet.object_from_phone(actor, static_cast<int>(request.number));
    return {fine, {{"text", tr("The tablet shows your objection.")}}};
}

} // namespace consigliere::server
