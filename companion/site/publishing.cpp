#include "companion/site/publishing.h"

#include "companion/exports/group_facts.h"
#include "companion/exports/score_sheet.h"
#include "companion/site/pages.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "db/archive/group.h"
#include "db/archive/played.h"
#include "db/leagues.h"

#include <algorithm>

namespace consigliere::site {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::Status;

namespace {

/// Chooses a language until the end of the block.
class InLanguage {
public:
    explicit InLanguage(language::Language one)
        : m_before(language::chosen())
    {
        language::choose(one);
    }
    ~InLanguage() { language::choose(m_before); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    language::Language m_before;
};

db::EveningCards pointers_to(const std::vector<db::EveningCard>& cards)
{
    db::EveningCards list;
    for (const db::EveningCard& card : cards)
        list.push_back(&card);
    return list;
}

} // namespace

ErrorOr<Publishing, FolderFault> Publishing::begin(
    db::Database& database, db::EveningIndex& archive, Request request)
{
    auto leagues = db::leagues(database);
    if (leagues.is_error())
        return FolderFault{telling::tell(leagues.error())};
    auto unnamed = db::unnamed_people(database);
    if (unnamed.is_error())
        return FolderFault{telling::tell(unnamed.error())};
    auto folder = SiteFolder::open(request.folder);
    if (folder.is_error())
        return folder.error();
    return Publishing(database, archive, std::move(request), std::move(folder.value()),
        std::move(leagues.value()), std::move(unnamed.value()));
}

Publishing::Publishing(db::Database& database, db::EveningIndex& archive, Request request,
    SiteFolder folder, std::vector<db::League> leagues, std::set<std::string> unnamed)
    : m_database(&database)
    , m_archive(&archive)
    , m_request(std::move(request))
    , m_folder(std::move(folder))
    , m_leagues(std::move(leagues))
    , m_unnamed(std::move(unnamed))
{
    for (const db::EveningCard* card :
        db::counting(db::list_evenings(archive.evenings(), m_request.filter)))
        m_cards.push_back(*card);
}

Status<FolderFault> Publishing::step()
{
    if (m_next < m_cards.size())
        return publish_evening(m_next++);
    m_is_over = true;
    return publish_rest();
}

std::string Publishing::folder_of(std::size_t language) const
{
    return language == 0 ? std::string()
                         : std::string(language::code_of(m_request.languages[language])) + "/";
}

std::string Publishing::title() const
{
    return m_request.title.empty() ? tr("Our table") : m_request.title;
}

Frame Publishing::frame_for(std::size_t language) const
{
    Frame frame{title(), !m_leagues.empty(), {}};
    for (std::size_t other = 0; other < m_request.languages.size(); ++other) {
        const language::Language one = m_request.languages[other];
        if (other != language)
            frame.others.push_back(
                {language::name_of(one), language::tag_of(one), folder_of(other)});
    }
    return frame;
}

Status<FolderFault> Publishing::put(std::size_t language, Place place, const std::string& name,
    const std::string& title, const Html& content)
{
    const std::string whole = folder_of(language) + name;
    return m_folder.put(
        whole, whole_page(frame_for(language), place, title, name, way_up(whole), content));
}

Status<FolderFault> Publishing::publish_evening(std::size_t number)
{
    const db::EveningCard& card = m_cards[number];
    std::optional<db::Played> played;
    if (!card.summary.is_elsewhere) {
        auto found = db::played(*m_database, card.summary.id);
        if (found.is_error()) {
            m_left_out.push_back(card.summary.id);
            return {};
        }
        played = std::move(found.value());
    }
    const PublicNames names(m_unnamed, m_archive->evenings());
    const db::EveningCard* newer = number > 0 ? &m_cards[number - 1] : nullptr;
    const db::EveningCard* older = number + 1 < m_cards.size() ? &m_cards[number + 1] : nullptr;
    db::SessionSummary summary = card.summary;
    if (played) {
        db::EveningCard shown = card;
        names.hide(shown);
        // Notes in a list are shortened; a page has room for all.
        if (const auto details = db::read_details(*m_database, card.summary.id);
            !details.is_error())
            shown.summary.details.notes = details.value().notes;
        summary = std::move(shown.summary);
    }
    for (std::size_t language = 0; language < m_request.languages.size(); ++language) {
        const InLanguage in(m_request.languages[language]);
        exports::EveningReport report =
            played ? report_of(*played->evening, summary, played->times) : report_of(card);
        names.hide(report);
        if (const Status<FolderFault> failure =
                put(language, Place::evenings, file_of_evening(card.summary.id),
                    exports::score_sheet_title(report), page_of_evening(report, older, newer)))
            return failure.error();
    }
    return {};
}

Status<FolderFault> Publishing::publish_rest()
{
    std::erase_if(m_cards, [this](const db::EveningCard& card) {
        return std::ranges::find(m_left_out, card.summary.id) != m_left_out.end();
    });
    const PublicNames names(m_unnamed, m_archive->evenings());
    for (db::EveningCard& card : m_cards)
        names.hide(card);
    if (const Status<FolderFault> failure =
            m_folder.put("style.css", std::string(style_sheet()) + exports::style_for_phones()))
        return failure.error();
    for (std::size_t language = 0; language < m_request.languages.size(); ++language) {
        const InLanguage in(m_request.languages[language]);
        if (const Status<FolderFault> failure = publish_overviews(language))
            return failure.error();
    }
    return m_folder.finish();
}

std::string Publishing::latest_year_picture() const
{
    if (m_cards.empty())
        return {};
    constexpr std::size_t length_of_year = 4;
    const std::string year = m_cards.front().day.substr(0, length_of_year);
    db::EveningCards of_year = pointers_to(m_cards);
    std::erase_if(
        of_year, [&year](const db::EveningCard* card) { return !card->day.starts_with(year); });
    return exports::year_svg(db::group_of(of_year), std::stoi(year));
}

Status<FolderFault> Publishing::publish_overviews(std::size_t language)
{
    const db::EveningCards evenings = pointers_to(m_cards);
    const auto course_of = [this](
                               const db::SessionId& id) { return m_archive->known_course_of(id); };
    // All games together, then each.
    std::vector<std::pair<std::string, db::GroupFigures>> games{
        {std::string(), db::group_of(evenings)}};
    for (const tables::Game& game : tables::all()) {
        db::EveningCards of_game = evenings;
        std::erase_if(of_game,
            [&game](const db::EveningCard* card) { return card->summary.game != game.name; });
        if (!of_game.empty())
            games.emplace_back(std::string(game.name), db::group_of(of_game, course_of));
    }
    const db::GroupFigures& figures = games.front().second;
    struct Page {
        Place place;
        std::string name;
        std::string title;
        Html content;
    };
    std::vector<Page> pages{
        {Place::evenings, "index.html", {}, page_of_evenings(title(), evenings)},
        {Place::players, "players.html", tr("Players"), page_of_players(figures)},
        {Place::group, "group.html", tr("Group"), page_of_group(games, latest_year_picture())}};
    if (!m_leagues.empty()) {
        std::vector<std::pair<db::League, std::vector<db::Standing>>> leagues;
        for (const db::League& league : m_leagues)
            leagues.emplace_back(
                league, db::standings_of(db::evenings_in(m_cards, league), league));
        pages.push_back({Place::league, "league.html", tr("League"), page_of_leagues(leagues)});
    }
    for (const db::PersonFigures& person : figures.people)
        pages.push_back({Place::players, file_of_person(person.person), person.name,
            page_of_person(evenings, person.person)});
    for (const Page& page : pages) {
        if (const Status<FolderFault> failure =
                put(language, page.place, page.name, page.title, page.content))
            return failure.error();
    }
    return m_folder.put(folder_of(language) + "feed.xml", feed_of(title(), evenings));
}

std::string Publishing::told() const
{
    return tr_fill("Published {evenings} with {pages} in “{folder}”. New or changed: {written}. "
                   "Removed: {removed}.",
        {{"evenings", tr_count("{n} evening", "{n} evenings", static_cast<int>(m_cards.size()))},
            {"pages", tr_count("{n} file", "{n} files", m_folder.all())},
            {"folder", m_folder.path().string()}, {"written", language::number(m_folder.written())},
            {"removed", language::number(m_folder.removed())}});
}

} // namespace consigliere::site
