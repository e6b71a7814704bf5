/// What is said of an evening: old edits and new ones, alone and side by side.

#include "db/date.h"
#include "db/details.h"
#include "db/toml.h"

#include <catch2/catch.hpp>

using namespace consigliere;

namespace {

using Edits = std::vector<db::EditRow>;

db::SessionDetails all_said()
{
    return {"2026-11-20", "Łódź", "Rain", "The final", {"final", "league"}, true};
}

/// The edits with one more.
Edits with(Edits edits, const db::SessionDetails& details)
{
    const auto edit = db::edit_for(edits, details);
    REQUIRE(edit);
    edits.push_back(*edit);
    return edits;
}

/// An edit as another program may have written it.
db::EditRow saying(const std::string& details)
{
    return db::next_edit({}, [&details](ledger::Tree& text) {
        const auto said = db::read_toml_text(details, "edit");
        REQUIRE_FALSE(said.is_error());
        for (const auto& [key, value] : said.value().members())
            text.set(key, value);
    });
}

} // namespace

TEST_CASE("everything that is said of an evening comes back from its edit")
{
    const Edits edits = with({}, all_said());
    CHECK(db::details_of(edits) == all_said());
    CHECK_FALSE(db::edit_for(edits, all_said()));
    CHECK(db::is_as_recorded(edits.front()));
}

TEST_CASE("an edit that says nothing new is the same as before there were names and tags")
{
    const Edits edits = with({}, {"2026-11-20", "A", "rain"});
    CHECK(edits.front().details == "date = \"2026-11-20\"\nplace = \"A\"\nnotes = \"rain\"\n");
}

TEST_CASE("a name, tags and the archive can be taken back")
{
    Edits edits = with({}, all_said());
    const db::SessionDetails less{"2026-11-20", "Łódź", "Rain"};
    edits = with(std::move(edits), less);
    CHECK(db::details_of(edits) == less);
    CHECK(edits.back().details.find("tags") == std::string::npos);
}

TEST_CASE("what two have said apart stands side by side in either order")
{
    const Edits ours = with({}, {"", "", "", "Ana’s birthday", {"league", "home"}});
    const Edits theirs = with({}, {"", "", "", "The final", {"league", "final"}, true});
    const Edits one{ours.front(), theirs.front()};
    const Edits other{theirs.front(), ours.front()};
    CHECK(db::details_of(one) == db::details_of(other));
    CHECK(db::details_of(one)
        == db::SessionDetails{
            "", "", "", "Ana’s birthday / The final", {"final", "home", "league"}, true});
    // Whoever edits next has seen both.
    const Edits next = with(one, {"", "", "", "The final", {"final"}});
    CHECK(db::heads_of(next).size() == 1);
    CHECK(db::details_of(next) == db::SessionDetails{"", "", "", "The final", {"final"}});
}

TEST_CASE("what a later program says of an evening is kept by the next edit")
{
    Edits edits{saying("place = \"A\"\nweather = \"rain\"\n")};
    edits = with(std::move(edits), {"", "B", "", "The final"});
    CHECK(edits.back().details.find("weather = \"rain\"") != std::string::npos);
    CHECK(db::details_of(edits) == db::SessionDetails{"", "B", "", "The final"});
}

TEST_CASE("what is no tag in an edit says nothing")
{
    const Edits edits{saying("place = \"A\"\ntags = [1, \"two words\", [\"deep\"], \"\"]\n"
                             "archived = \"yes\"\nname = 7\n")};
    CHECK(db::details_of(edits) == db::SessionDetails{"", "A", "", "", {"two", "words"}});
    CHECK(db::tags_in(" a,b  c,,\n d ") == std::set<std::string>{"a", "b", "c", "d"});
    CHECK(db::text_of(std::set<std::string>{"a", "b"}) == "a, b");
}

TEST_CASE("saying once more what two have said apart makes one of it")
{
    const Edits ours = with({}, {"", "A", ""});
    const Edits theirs = with({}, {"", "B", ""});
    const Edits both{ours.front(), theirs.front()};
    REQUIRE(db::heads_of(both).size() == 2);
    const Edits next = with(both, db::details_of(both));
    CHECK(db::heads_of(next).size() == 1);
    CHECK(db::details_of(next) == db::details_of(both));
    CHECK_FALSE(db::edit_for(next, db::details_of(next)));
}

TEST_CASE("an edit that is not what was written does not count and replaces nothing")
{
    const db::SessionDetails first{"2026-11-20", "Łódź", ""};
    Edits edits = with(with({}, first), {"2026-11-20", "Kraków", ""});
    REQUIRE_FALSE(db::has_changed_edit(edits));
    edits.back().details += "archived = true\n";
    CHECK(db::details_of(edits) == first);
    CHECK(db::has_changed_edit(edits));
    // Whoever says it again replaces it, by an edit with another id.
    const Edits again = with(edits, {"2026-11-20", "Kraków", ""});
    CHECK(again.back().uuid != edits.back().uuid);
    CHECK(db::details_of(again).place == "Kraków");
    CHECK_FALSE(db::has_changed_edit(again));
    // So does whoever leaves it as it stands now.
    CHECK_FALSE(db::has_changed_edit(with(edits, first)));
}

TEST_CASE("a day is written as 2026-11-20, and in no other way")
{
    CHECK(db::is_date("2026-11-20"));
    CHECK(db::is_date("2024-02-29"));
    for (const char* text : {"", "2026/11-20", "2026-11/20", "2026-11-2", "2026-11-201",
             "2026-13-01", "2026-00-01", "2026-11-31", "2025-02-29", "2026-11-00", "0000-11-20",
             "x026-11-20", "2026-1a-20", "2026-11- 1"}) {
        INFO(text);
        CHECK_FALSE(db::is_date(text));
    }
}
