/// House rules in the list of a database: kept, changed, forgotten, whose they are, and what the
/// head of a record gets of them.

#include "db/house_rules.h"
#include "db/import_export.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "engine/games/games.h"
#include "engine/ledger/house_rules.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

db::KeptHouseRule two_thugs()
{
    db::KeptHouseRule rule;
    rule.game = "corleone";
    rule.text = "Two Thugs may share a space";
    rule.waives = {"14.thug-space"};
    rule.since = "2026-11-20";
    rule.group = {"one", "two"};
    rule.evening = "evening";
    rule.entry = 7;
    return rule;
}

db::HouseRulesTaken taken_by(db::Database& ours, db::Database& theirs)
{
    const auto merged = db::merge(ours, theirs);
    REQUIRE_FALSE(merged.is_error());
    return merged.value().house_rules;
}

std::vector<db::KeptHouseRule> kept(db::Database& database)
{
    const auto rules = db::kept_house_rules(database);
    REQUIRE_FALSE(rules.is_error());
    return rules.value();
}

} // namespace

TEST_CASE("a house rule is kept, changed and forgotten, also across a restart")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        CHECK(kept(database).empty());
        REQUIRE_FALSE(db::keep_house_rule(database, two_thugs()).is_error());
    }
    db::Database database = open_database(folder / "x.db");
    REQUIRE(kept(database).size() == 1);
    db::KeptHouseRule rule = kept(database).front();
    CHECK_FALSE(rule.id.empty());
    CHECK(rule.text == "Two Thugs may share a space");
    CHECK(rule.waives == std::vector<std::string>{"14.thug-space"});
    CHECK(rule.group == std::vector<std::string>{"one", "two"});
    CHECK(rule.since == "2026-11-20");
    CHECK(rule.evening == "evening");
    CHECK(rule.entry == 7);
    CHECK(rule.is_on);
    rule.text = "As many Thugs as there is room for";
    rule.is_on = false;
    REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
    REQUIRE(kept(database).size() == 1);
    CHECK(kept(database).front().text == "As many Thugs as there is room for");
    CHECK_FALSE(kept(database).front().is_on);
    REQUIRE_FALSE(db::forget_house_rule(database, rule.id).is_error());
    CHECK(kept(database).empty());
}

TEST_CASE("what lies among the house rules and is none harms nobody")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::keep_house_rule(database, two_thugs()).is_error());
    REQUIRE_FALSE(db::set_setting(database, "house-rule:broken", "]] no TOML").is_error());
    REQUIRE_FALSE(db::set_setting(database, "house-rules", "another setting").is_error());
    CHECK(kept(database).size() == 1);
}

TEST_CASE("a house rule belongs to a table when most of it made it")
{
    const db::KeptHouseRule rule = two_thugs();
    CHECK(db::is_made_by(rule, {"one", "two"}, 2));
    CHECK(db::is_made_by(rule, {"two", "one", "guest"}, 3));
    CHECK_FALSE(db::is_made_by(rule, {"one", "guest"}, 2));
    CHECK_FALSE(db::is_made_by(rule, {"one", "two"}, 4));
    CHECK_FALSE(db::is_made_by(rule, {}, 2));
}

TEST_CASE("whoever turns out to be somebody else stays in the group")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    static_cast<void>(begin_session(database, 3));
    const auto people = db::remembered_people(database).value();
    REQUIRE(people.size() == 3);
    db::KeptHouseRule rule = two_thugs();
    rule.group = {std::max(people[0].id, people[1].id)};
    REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
    REQUIRE_FALSE(db::merge_people(database, people[0].id, people[1].id).is_error());
    CHECK(kept(database).front().group
        == std::vector<std::string>{std::min(people[0].id, people[1].id)});
}

TEST_CASE("the head of a record names house rules by words of their own")
{
    db::KeptHouseRule other = two_thugs();
    db::KeptHouseRule silent = two_thugs();
    silent.text = "!?";
    db::KeptHouseRule endless = two_thugs();
    endless.text = std::string(121, 'a');
    endless.text.replace(60, 61, " ").append(60, 'b');
    ledger::Tree head = ledger::Tree::table();
    head.set("house_rules", db::head_of({two_thugs(), other, silent, endless}));
    const auto read = ledger::read_house_rules(head, games::find("corleone")->book());
    REQUIRE_FALSE(read.is_error());
    const std::vector<ledger::HouseRule>& rules = read.value().all();
    REQUIRE(rules.size() == 4);
    CHECK(rules[0].name == "two-thugs-may-share-a-space");
    CHECK(rules[1].name == "two-thugs-may-share-a-space-2");
    CHECK(rules[2].name == "house-rule");
    CHECK(rules[3].name.size() <= ledger::HouseRules::longest_name);
}

TEST_CASE("an evening keeps its house rules: resumed, exported and taken in again")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    ledger::Tree head = head_for(2);
    head.set("house_rules", db::head_of({two_thugs()}));
    auto begun = db::Session::begin(database, head, {});
    REQUIRE_FALSE(begun.is_error());
    const db::SessionId id = begun.value().id();
    const db::Session resumed = resume(database, id);
    REQUIRE(resumed.evening().house_rules().all().size() == 1);
    const auto record = db::export_session(database, id);
    REQUIRE_FALSE(record.is_error());
    const auto again = db::read_record_text(db::write_record_text(record.value()), "again");
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value().unknown_keys.empty());
    const auto evening = db::referee(again.value(), "again", {});
    REQUIRE_FALSE(evening.is_error());
    CHECK(evening.value()->house_rules().find("two-thugs-may-share-a-space") != nullptr);
}

TEST_CASE("merging brings house rules over, and what was changed more often counts in both")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    REQUIRE_FALSE(db::keep_house_rule(theirs, two_thugs()).is_error());
    {
        // What the head of no record could have stays where it is.
        db::Database strange = open_database(folder / "strange.db");
        db::KeptHouseRule nothing_known = two_thugs();
        nothing_known.waives = {"99.nowhere"};
        REQUIRE_FALSE(db::keep_house_rule(strange, nothing_known).is_error());
        const db::HouseRulesTaken taken = taken_by(ours, strange);
        CHECK(taken.come_over == 0);
        REQUIRE(taken.unusable.size() == 1);
        CHECK(taken.unusable.front().id == kept(strange).front().id);
        CHECK(taken.unusable.front().why == db::UnusableHouseRule::Why::unreadable);
        CHECK(kept(ours).empty());
    }
    CHECK(taken_by(ours, theirs).come_over == 1);
    CHECK(taken_by(ours, theirs).come_over == 0);
    REQUIRE(kept(ours).size() == 1);
    CHECK(kept(ours).front().text == two_thugs().text);
    CHECK(kept(ours).front().group == two_thugs().group);
    CHECK(kept(ours).front().entry == 7);

    db::KeptHouseRule off = kept(ours).front();
    off.is_on = false;
    REQUIRE_FALSE(db::keep_house_rule(ours, off).is_error());
    CHECK(taken_by(ours, theirs).come_over == 0);
    CHECK_FALSE(kept(ours).front().is_on);
    CHECK(taken_by(theirs, ours).come_over == 1);
    CHECK_FALSE(kept(theirs).front().is_on);

    // Forgotten is forgotten everywhere.
    REQUIRE_FALSE(db::forget_house_rule(theirs, off.id).is_error());
    CHECK(taken_by(theirs, ours).come_over == 0);
    const db::HouseRulesTaken taken = taken_by(ours, theirs);
    CHECK(taken.come_over == 0);
    CHECK(taken.forgotten == 1);
    CHECK(kept(ours).empty());
    CHECK(taken_by(ours, theirs).forgotten == 0);
}

TEST_CASE("what was kept and forgotten elsewhere comes over silently, and stays forgotten")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    REQUIRE_FALSE(db::keep_house_rule(theirs, two_thugs()).is_error());
    const db::KeptHouseRule rule = kept(theirs).front();
    REQUIRE_FALSE(db::forget_house_rule(theirs, rule.id).is_error());
    const db::HouseRulesTaken taken = taken_by(ours, theirs);
    CHECK(taken.come_over == 0);
    CHECK(taken.forgotten == 0);
    // A third tablet that still has it forgets it by ours.
    db::Database third = open_database(folder / "third.db");
    REQUIRE_FALSE(db::keep_house_rule(third, rule).is_error());
    CHECK(taken_by(third, ours).forgotten == 1);
    CHECK(kept(third).empty());
}

TEST_CASE("a house rule that says that it was changed more often than can be stays where it is")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    REQUIRE_FALSE(db::keep_house_rule(ours, two_thugs()).is_error());
    const db::KeptHouseRule rule = kept(ours).front();
    const std::string changed = GENERATE("9223372036854775807", "-1", "-9223372036854775808");
    CAPTURE(changed);
    db::Database theirs = open_database(folder / "theirs.db");
    db::KeptHouseRule other = rule;
    other.text = "Zealous";
    REQUIRE_FALSE(db::keep_house_rule(theirs, other).is_error());
    const std::string key = "house-rule:" + rule.id;
    const auto text = db::setting(theirs, key);
    REQUIRE_FALSE(text.is_error());
    REQUIRE_FALSE(
        db::set_setting(theirs, key, "changed = " + changed + "\n" + *text.value()).is_error());
    const db::HouseRulesTaken taken = taken_by(ours, theirs);
    CHECK(taken.come_over == 0);
    REQUIRE(taken.unusable.size() == 1);
    CHECK(taken.unusable.front().why == db::UnusableHouseRule::Why::too_many_changes);
    CHECK(std::to_string(taken.unusable.front().changed) == changed);
    CHECK(kept(ours).front().text == two_thugs().text);
    // Whoever has it changes it as ever, and counts anew.
    other.text = "Zealous no more";
    REQUIRE_FALSE(db::keep_house_rule(theirs, other).is_error());
    CHECK(taken_by(ours, theirs).come_over == 1);
    CHECK(kept(ours).front().text == "Zealous no more");
}

TEST_CASE(
    "what a house rule of another program lacks, or says in another way, is as if it said nothing")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const std::string rest = GENERATE(as<std::string>(), "",
        "since = 1\ngroup = \"one\"\nevening = 2\nentry = \"seven\"\non = \"no\"\nchanged = []\n");
    const std::string key = "house-rule:other";
    const std::string text = "game = \"corleone\"\ntext = \"Two Thugs\"\n"
                             "rules = [\"14.thug-space\"]\n";
    REQUIRE_FALSE(db::set_setting(database, key, rest + text).is_error());
    REQUIRE(kept(database).size() == 1);
    db::KeptHouseRule rule = kept(database).front();
    CHECK(rule.id == "other");
    CHECK(rule.game == "corleone");
    CHECK(rule.text == "Two Thugs");
    CHECK(rule.waives == std::vector<std::string>{"14.thug-space"});
    CHECK(rule.since.empty());
    CHECK(rule.group.empty());
    CHECK(rule.evening.empty());
    CHECK(rule.entry == 0);
    CHECK(rule.is_on);
    // It has never been changed, as far as anybody knows.
    REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
    CHECK(db::setting(database, key).value()->find("changed = 1\n") != std::string::npos);
}

TEST_CASE("a house rule that cannot be read begins anew when it is kept again")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    REQUIRE_FALSE(db::set_setting(database, "house-rule:broken", "]] no TOML").is_error());
    db::KeptHouseRule rule = two_thugs();
    rule.id = "broken";
    REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
    CHECK(db::setting(database, "house-rule:broken").value()->find("changed = 1\n")
        != std::string::npos);
}

TEST_CASE("a house rule of a game that nobody knows stays where it is")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    db::KeptHouseRule rule = two_thugs();
    rule.game = "chess";
    REQUIRE_FALSE(db::keep_house_rule(theirs, rule).is_error());
    const db::HouseRulesTaken taken = taken_by(ours, theirs);
    CHECK(taken.come_over == 0);
    REQUIRE(taken.unusable.size() == 1);
    CHECK(taken.unusable.front().why == db::UnusableHouseRule::Why::unreadable);
}

TEST_CASE(
    "a name in the head of a record is cut between two letters, whatever they are written with")
{
    for (const char* first : {"", "a"}) {
        db::KeptHouseRule rule = two_thugs();
        rule.text = first;
        for (int i = 0; i < 40; ++i)
            rule.text += "ж";
        ledger::Tree head = ledger::Tree::table();
        head.set("house_rules", db::head_of({rule}));
        const std::string name = *head.find("house_rules")->elements()[0].find("name")->text();
        CHECK(name.size() % 2 == std::string_view(first).size());
        CHECK(rule.text.starts_with(name));
    }
}
