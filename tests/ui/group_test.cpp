/// The group's page: what wins, filters, records, leagues, the year as a picture, and the site.

#include "db/leagues.h"
#include "db/people.h"
#include "db/settings.h"
#include "tests/archive/made_evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

/// The program at the page of the group, with everything counted.
class GroupPage {
public:
    explicit GroupPage(int evenings, const Scenery& scenery = {})
    {
        {
            auto database = db::Database::open(m_folder / "x.db");
            REQUIRE_FALSE(database.is_error());
            if (evenings > 0)
                make_evenings(database.value(), {evenings, 5, 7});
            REQUIRE_FALSE(
                db::set_setting(database.value(), "folder-for-files", (m_folder / "").string())
                    .is_error());
        }
        m_stage = std::make_unique<Stage>(m_folder / "x.db", scenery, m_inspector);
        m_stage->tap("players");
        for (int i = 0; i < 30'000 && m_stage->has("counting:stop"); ++i) {
            m_stage->frame();
            ::usleep(500);
        }
        m_stage->tap("players:group");
    }
    ~GroupPage() { CHECK(m_inspector.report() == ""); }
    GroupPage(const GroupPage&) = delete;
    GroupPage& operator=(const GroupPage&) = delete;

    [[nodiscard]] Stage& stage() { return *m_stage; }
    [[nodiscard]] db::Database& database() { return m_stage->program().database(); }
    [[nodiscard]] fs::path folder() const { return m_folder / ""; }
    [[nodiscard]] Inspector& inspector() { return m_inspector; }

private:
    TemporaryFolder m_folder;
    Inspector m_inspector;
    std::unique_ptr<Stage> m_stage;
};

} // namespace

TEST_CASE("the group's page tells what wins, and with a filter of fewer evenings")
{
    GroupPage page(40);
    Stage& stage = page.stage();
    CHECK(stage.shows("WHAT WINS"));
    CHECK(stage.shows("Going first"));
    CHECK(stage.shows("Benjamini"));
    CHECK(stage.has("record:1"));
    CHECK(stage.has("chip:game"));
    stage.tap("group:filter");
    stage.tap("filter:size:2");
    stage.tap("filter:close");
    CHECK(stage.has("chip:size"));
    stage.tap("chip:size");
    CHECK_FALSE(stage.has("chip:size"));
    // All games together have no Families.
    stage.tap("chip:game");
    CHECK_FALSE(stage.has("chip:game"));
    stage.tap("record:1");
    CHECK_FALSE(stage.has("record:1"));
}

TEST_CASE("a league is started, changed and forgotten by taps, and there is none before")
{
    GroupPage page(20);
    Stage& stage = page.stage();
    stage.tap("league:new");
    stage.tap("league:name:field");
    stage.type("Winter");
    stage.tap("league:save");
    const auto made = db::leagues(page.database());
    REQUIRE(made.value().size() == 1);
    CHECK(stage.shows("Equal points"));
    const std::string league = "league:" + made.value().front().id;
    stage.tap(league);
    stage.tap("league:points:0");
    stage.tap("league:save");
    CHECK(db::leagues(page.database()).value().front().points == db::League::Points::wins);
    stage.tap(league);
    stage.tap("league:forget");
    CHECK(db::leagues(page.database()).value().empty());
}

TEST_CASE("a person is named by initials on a site where the page of the person says so")
{
    GroupPage page(12);
    Stage& stage = page.stage();
    stage.tap("back");
    stage.tap("person:rename");
    stage.tap("rename:naming:1");
    stage.tap("rename:save");
    CHECK(db::unnamed_people(page.database()).value().size() == 1);
    stage.tap("person:rename");
    stage.tap("rename:naming:0");
    stage.tap("rename:save");
    CHECK(db::unnamed_people(page.database()).value().empty());
}

namespace {

/// Publishes into a folder beside the database, by taps, and gives what is told in the end.
void publish_into(GroupPage& page, const fs::path& folder)
{
    Stage& stage = page.stage();
    stage.tap("group:publish");
    stage.tap("publish:folder");
    stage.tap("into:" + folder.string());
    stage.tap("files:take");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
}

std::string content(const fs::path& file)
{
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

TEST_CASE("a site is published by taps, in the languages of the table, and never among other files")
{
    GroupPage page(12);
    Stage& stage = page.stage();
    const fs::path web = page.folder() / "web";
    fs::create_directory(web);
    std::ofstream(web / "letter.txt") << "Dear Ana";
    stage.tap("group:publish");
    stage.tap("publish:en");
    CHECK_FALSE(stage.has("publish:folder"));
    stage.tap("publish:pl");
    stage.tap("publish:en");
    stage.tap("publish:folder");
    stage.tap("into:" + web.string());
    stage.tap("files:take");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    CHECK(stage.shows("consigliere-site"));
    CHECK(stage.shows("Removed: 0."));
    CHECK_FALSE(stage.shows("changed: 0."));
    stage.tap("notice:close");
    const fs::path site = web / "consigliere-site";
    CHECK(content(site / "index.html").find("lang=\"pl\"") != std::string::npos);
    CHECK(content(site / "en/index.html").find("lang=\"en\"") != std::string::npos);
    CHECK(fs::exists(site / "group.html"));

    // The languages are kept, and nothing has changed.
    publish_into(page, web);
    CHECK(stage.shows("changed: 0."));
    stage.tap("notice:close");

    // A file of somebody else there: nothing is written.
    std::ofstream(site / "mine.html") << "mine";
    fs::remove(site / "index.html");
    publish_into(page, web);
    CHECK(stage.shows("was not published from here"));
    stage.tap("notice:close");
    CHECK(content(site / "mine.html") == "mine");
    CHECK_FALSE(fs::exists(site / "index.html"));
    CHECK(content(web / "letter.txt") == "Dear Ana");

    // No folder can be made where a file lies.
    const fs::path full = page.folder() / "full";
    fs::create_directory(full);
    std::ofstream(full / "consigliere-site") << "a file";
    publish_into(page, full);
    CHECK(stage.shows("consigliere-site"));
    CHECK_FALSE(stage.shows("New or changed"));
    stage.tap("notice:close");
    CHECK(content(full / "consigliere-site") == "a file");
}

namespace {

/// All that the page opens.
void look_at_group(const std::vector<Scenery>& sceneries)
{
    GroupPage page(60);
    page.inspector().paint_each(1);
    Stage& stage = page.stage();
    db::League league;
    league.name = "Winter league of all tables";
    REQUIRE_FALSE(db::keep_league(page.database(), league).is_error());
    stage.tap("back");
    stage.tap("players:group");
    for (const Scenery& scenery : sceneries) {
        INFO(scenery.name());
        stage.set(scenery);
        // Names are told in the language of the moment when the page was opened.
        stage.tap("back");
        stage.tap("players:group");
        // To the end of each list.
        CHECK_FALSE(stage.find("nowhere"));
        for (const auto& [opens, closes] :
            {std::pair("group:filter", "filter:close"), std::pair("league:new", "league:cancel"),
                std::pair("group:publish", "publish:cancel"),
                std::pair("group:year", "files:cancel")}) {
            stage.tap(opens);
            CHECK_FALSE(stage.find("nowhere"));
            stage.tap(closes);
        }
    }
    language::choose(language::Language::english);
    CHECK(page.inspector().states() > 40);
}

} // namespace

TEST_CASE("the group's page in a third of the sceneries")
{
    look_at_group(sceneries_of_turn(2));
}

TEST_CASE("the group's page in every scenery", "[.long]")
{
    look_at_group(all_sceneries());
}
