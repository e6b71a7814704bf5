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

using namespace consigliere;
using namespace consigliere::test;

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
    [[nodiscard]] std::filesystem::path folder() const { return m_folder / ""; }

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
    CHECK(stage.has("group:no-game"));
    stage.tap("group:filter");
    stage.tap("group:size:2");
    stage.tap("group-filter:close");
    CHECK(stage.has("group:no-size"));
    stage.tap("group:no-size");
    CHECK_FALSE(stage.has("group:no-size"));
    // All games together have no Families.
    stage.tap("group:no-game");
    CHECK_FALSE(stage.has("group:no-game"));
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
