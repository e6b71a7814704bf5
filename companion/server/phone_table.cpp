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

PhoneTable::Shown PhoneTable::shown_with(const PhoneRights& rights)
{
    const Learners* learners = m_tablet.learners();
    return {
        m_tablet.evening().history().size(), rights, learners == nullptr ? 0 : learners->changes()};
}

bool PhoneTable::attend(const PhoneRights& rights, std::chrono::milliseconds longest)
{
    const Clock::time_point end = Clock::now() + longest;
    const Shown now = shown_with(rights);
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
    if (m_shown != shown_with(rights))
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
            telling.step = m_tablet.learners() == nullptr ? Step::view : Step::lesson;
        return false;
    case Step::lesson:
        telling.lesson = lesson_for(view, rights);
        telling.step = Step::view;
        return false;
    case Step::view:
        break;
    }
    tell_view(telling, view, rights);
    return true;
}

std::string PhoneTable::lesson_for(const SeatView& view, const PhoneRights& rights)
{
    const std::string_view game = view.evening().game();
    const auto told = view.seat() ? m_tablet.learners()->lessons_told(view.actor()) : std::nullopt;
    const rulebook::Lessons* lessons = told ? m_lessons.of(game) : nullptr;
    if (lessons == nullptr)
        return {};
    SeatLessons& seat = m_due[view.actor()];
    seat.follow(view, *lessons, *told);
    const std::optional<SeatLessons::Due> due = seat.first(rights);
    if (!due)
        return {};
    const auto lesson = std::ranges::find(lessons->all(), due->lesson, &rulebook::Lesson::id);
    return text_of(lesson_json(*lesson, *due, m_books.of(game)));
}

void PhoneTable::tell_view(const Telling& telling, const SeatView& view, const PhoneRights& rights)
{
    PhoneMoment moment{telling.picture, rights, m_by_phone};
    if (m_boards != nullptr) {
        moment.board_width = m_boards->width();
        moment.board_height = m_boards->height();
    }
    m_to_publish.push_back(
        {telling.audience, view_json(view, moment, *telling.found), telling.lesson,
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
    if (published.version == 0 || published.told != told.told || published.lesson != told.lesson) {
        published.version = std::max(published.version, m_first_version) + 1;
        // Neither another player's bid nor a lesson makes one's own choice stale.
        const bool holds = published.told == told.told
            || (!told.covered.empty() && told.covered == published.covered);
        if (!holds)
            published.moves_hold_since = published.version;
        published.told = std::move(told.told);
        published.lesson = std::move(told.lesson);
        published.covered = std::move(told.covered);
    }
    auto view = std::make_shared<View>();
    view->version = published.version;
    view->moves_hold_since = published.moves_hold_since;
    view->json = with_version(published.told, published.version, published.lesson);
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
    case Request::Kind::told:
    case Request::Kind::skip:
        return leave_lesson(request, rights);
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
    } else {
        tell_refusal(actor, opinion);
    }
    return {fine,
        verdict_json(view, line, opinion, is_recorded ? WasRecorded::yes : WasRecorded::no,
            m_books.of(m_tablet.evening().game()))};
}

/// The next view has the lesson on the rule that refuses.
void PhoneTable::tell_refusal(const std::string& actor, const ledger::Assessment& opinion)
{
    const auto seat = m_due.find(actor);
    if (seat == m_due.end())
        return;
    std::vector<std::string> rules;
    for (const ledger::Reason& reason : opinion.reasons)
        rules.emplace_back(reason.message.rule.text());
    seat->second.refuse(std::move(rules));
    m_shown.reset();
}

/// A second tap finds the lesson told, and does nothing.
PhoneTable::Reply PhoneTable::leave_lesson(const Request& request, const PhoneRights& rights)
{
    const std::string& actor = request.audience.actor;
    Learners* const learners = m_tablet.learners();
    const auto seat = m_due.find(actor);
    if (learners == nullptr || seat == m_due.end() || !learners->lessons_told(actor))
        return {forbidden, Json::object()};
    const std::optional<SeatLessons::Due> due = seat->second.first(rights);
    if (request.kind == Request::Kind::skip)
        learners->skip(actor);
    else if (due && due->lesson == request.text)
        learners->tell(actor, request.text);
    return {fine, Json::object()};
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
