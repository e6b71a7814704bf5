/// What is printed on the components: told, kept, and never guessed.

#include "engine/corleone/components.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;
using ledger::Tree;

namespace {

Components described(const Tree& tree)
{
    Components components;
    REQUIRE_FALSE(components.describe(tree).is_error());
    return components;
}

/// A description of one thing: `list_of_one("jobs", {{"name", Tree("test-hit")}})`.
Tree list_of_one(std::string_view list, const Tree::Table& members)
{
    Tree thing = Tree::table();
    for (const auto& [key, value] : members)
        thing.set(key, value);
    Tree things = Tree::list();
    things.add(std::move(thing));
    Tree tree = Tree::table();
    tree.set(list, std::move(things));
    return tree;
}

} // namespace

TEST_CASE("a description reads back to the same components")
{
    const Components components = described(test_box());
    const Components again = described(components.description());
    CHECK(again.businesses() == components.businesses());
    CHECK(again.jobs() == components.jobs());
    CHECK(again.allies() == components.allies());
    CHECK(again.spaces() == components.spaces());
    CHECK(again.description() == components.description());
}

TEST_CASE("15.central-park: the Park and its one Suitcase ability are known without a word")
{
    const Components components;
    const Business& park = components[Components::central_park];
    CHECK(park.naming.name == "central-park");
    CHECK(park.front == Icons{});
    REQUIRE(park.back.has_value());
    CHECK(park.back->size() == 1);
    CHECK((*park.back)[0] == Icon::bank);
    CHECK(components.printed_business(Area::central_park) == Components::central_park);
}

TEST_CASE("what nobody has told is unknown, and nothing else")
{
    Components components;
    const JobId job = *components.name_job("test-unseen");
    CHECK_FALSE(components[job].colour.has_value());
    CHECK_FALSE(components[job].cost.has_value());
    CHECK_FALSE(components[job].effect.has_value());
    CHECK_FALSE(components[job].copies.has_value());
    // A cost of nothing is known to be nothing.
    REQUIRE_FALSE(
        components
            .describe(list_of_one("jobs", {{"name", Tree("test-unseen")}, {"cost", Tree::list()}}))
            .is_error());
    CHECK(components[job].cost == Goods{});
}

TEST_CASE("a later description wins where it says something and keeps the rest")
{
    Components components = described(test_box());
    const BusinessId docks = *components.find_business("test-docks");
    const std::optional<Icons> back = components[docks].back;
    REQUIRE_FALSE(components
                      .describe(list_of_one("businesses",
                          {{"name", Tree("test-docks")}, {"label", Tree("The Docks")},
                              {"front", Tree::list_of(std::vector<std::string>{"$5"})}}))
                      .is_error());
    CHECK(components.find_business("test-docks") == docks);
    CHECK(components[docks].naming.label == "The Docks");
    CHECK(components[docks].front->size() == 1);
    CHECK(components[docks].back == back);
    CHECK(components[docks].area == Area::brooklyn);
}

TEST_CASE("10.territories: a printed Business that is described anew leaves no ghost behind")
{
    Components components = described(list_of_one("businesses",
        {{"name", Tree("test-docks")}, {"colour", Tree("printed")},
            {"territory", Tree("brooklyn")}}));
    const std::optional<BusinessId> docks = components.find_business("test-docks");
    REQUIRE(components.printed_business(Area::brooklyn) == docks);

    SECTION("in another Territory")
    {
        REQUIRE_FALSE(components
                          .describe(list_of_one("businesses",
                              {{"name", Tree("test-docks")}, {"territory", Tree("queens")}}))
                          .is_error());
        CHECK(components.printed_business(Area::queens) == docks);
    }
    SECTION("as a tile")
    {
        REQUIRE_FALSE(components
                          .describe(list_of_one("businesses",
                              {{"name", Tree("test-docks")}, {"colour", Tree("blue")}}))
                          .is_error());
    }
    CHECK_FALSE(components.printed_business(Area::brooklyn));
    CHECK_FALSE(components
                    .describe(list_of_one("businesses",
                        {{"name", Tree("test-pier")}, {"colour", Tree("printed")},
                            {"territory", Tree("brooklyn")}}))
                    .is_error());
}

TEST_CASE("a printed name alone is worth keeping")
{
    const Tree box =
        list_of_one("allies", {{"name", Tree("test-lawyer")}, {"label", Tree("Мэтр")}});
    const Components again = described(described(box).description());
    REQUIRE(again.find_ally("test-lawyer").has_value());
    CHECK(again[*again.find_ally("test-lawyer")].naming.label == "Мэтр");
}

TEST_CASE("11.adjacent: spaces with the same areas are told apart by their number")
{
    Components components = described(test_box());
    AreaSet areas;
    areas.add(Area::brooklyn);
    areas.add(Area::wall_street);
    const std::optional<SpaceId> first = components.find_space(areas, 1);
    const std::optional<SpaceId> second = components.find_space(areas, 2);
    REQUIRE(first.has_value());
    REQUIRE(second.has_value());
    CHECK(components[*first].name == "wall-street+brooklyn");
    CHECK(components[*second].name == "wall-street+brooklyn#2");
    CHECK_FALSE(components.find_space(areas, 3).has_value());

    SECTION("the order of the areas makes no other space")
    {
        const std::size_t spaces = components.spaces().size();
        Components known = components;
        CHECK(parse("marzullo member don brooklyn+wall-street#2", known).value().action.index()
            == Action(PlaceMember{}).index());
        CHECK(known.spaces().size() == spaces);
    }
    SECTION("a space that is only used in a move is not described")
    {
        CHECK_FALSE(parse("marzullo member don queens+brooklyn", components).is_error());
        const std::optional<SpaceId> named =
            components.find_space(components.spaces().back().touches, 1);
        REQUIRE(named.has_value());
        CHECK_FALSE(components[*named].is_described);
        CHECK_FALSE(components[*named].three_plus.has_value());
    }
}

TEST_CASE("names can be taken back, and added as they were")
{
    Components components = described(test_box());
    const Tree before = components.description();
    const Components::Mark mark = components.mark();
    REQUIRE_FALSE(parse("table reveals job test-new", components).is_error());
    REQUIRE_FALSE(parse("table reveals ally test-new", components).is_error());
    REQUIRE_FALSE(parse("table opens queens test-new", components).is_error());
    REQUIRE_FALSE(parse("marzullo member don queens+brooklyn", components).is_error());
    const std::optional<JobId> job = components.find_job("test-new");
    REQUIRE(job.has_value());
    const Components::Names names = components.take_since(mark);
    CHECK(components.mark() == mark);
    CHECK_FALSE(components.find_job("test-new"));
    CHECK_FALSE(components.find_business("test-new"));
    components.add(names);
    CHECK(components.find_job("test-new") == job);
    CHECK(components.find_ally("test-new").has_value());
    CHECK(components.spaces().back().name == "queens+brooklyn");
    CHECK(components.description() == before);
}

TEST_CASE("names of a line are known once its trial is adopted")
{
    const std::unique_ptr<Evening> evening = begin({"marzullo", "pizzino"});
    const Components::Mark before = evening->timeline().components().mark();
    CHECK(
        evening->consider("table reveals job test-unheard").verdict != ledger::Verdict::impossible);
    static_cast<void>(evening->view_for(ledger::Audience::everybody())
                          ->opinion("table reveals job test-unheard"));
    CHECK(evening->timeline().components().mark() == before);

    std::unique_ptr<ledger::PendingEntry> trial = evening->judge("table reveals job test-unheard");
    CHECK(evening->timeline().components().mark() == before);
    SECTION("until its trial is adopted")
    {
        REQUIRE(evening->append(std::move(trial)) != nullptr);
        CHECK(evening->timeline().components().find_job("test-unheard").has_value());
    }
    SECTION("a trial from before a description is none any more")
    {
        REQUIRE_FALSE(evening->describe(test_box()).is_error());
        CHECK(evening->append(std::move(trial)) == nullptr);
        CHECK(evening->history().size() == 0);
    }
}

TEST_CASE("what is said of a line that is not recorded can name what only that line knows")
{
    const std::unique_ptr<Evening> evening = begin({"marzullo", "pizzino"});
    const auto named = [&](const ledger::Assessment& opinion) {
        std::string words;
        for (const ledger::Reason& reason : opinion.reasons) {
            for (const ledger::Fact& fact : reason.facts)
                words += evening->spell(fact.term) + " ";
        }
        return words;
    };
    const ledger::Assessment space =
        evening->consider("marzullo member don queens+upper-west-side+brooklyn");
    CHECK_THAT(named(space), Catch::Contains("upper-west-side"));
    // What introduces nothing leaves it alone.
    static_cast<void>(evening->consider("marzullo bids nothing"));
    CHECK_THAT(named(space), Catch::Contains("upper-west-side"));
    // The names of one line at a time are kept: the next that introduces a space takes their place.
    const ledger::Assessment other =
        evening->consider("marzullo member don queens+upper-west-side+chelsea");
    CHECK_THAT(named(other), Catch::Contains("chelsea") && !Catch::Contains("brooklyn"));
    // What is not there any more is nobody's name, and asking for it does no harm.
    static_cast<void>(evening->consider("table reveals job test-unheard"));
    CHECK(named(other).find("chelsea") == std::string::npos);
}

TEST_CASE("a description that could not be written down is not added")
{
    const std::unique_ptr<Evening> evening = begin(head_of({"marzullo", "pizzino"}), {});
    const Tree before = evening->description();
    CHECK_FALSE(evening->describe(test_box(), [] { return false; }).is_error());
    CHECK(evening->description() == before);
    bool is_asked = false;
    const auto keep = [&is_asked] { return is_asked = true; };
    const Tree bad = list_of_one("jobs", {{"name", Tree("test-new")}, {"colour", Tree("pink")}});
    CHECK(evening->describe(bad, keep).is_error());
    CHECK_FALSE(is_asked);
    CHECK_FALSE(evening->describe(test_box(), keep).is_error());
    CHECK(is_asked);
    CHECK_FALSE(evening->description() == before);
}

TEST_CASE("more names than any box could hold are refused, and the earlier ones stay")
{
    Components components;
    for (std::size_t i = 0; i < Components::job_capacity; ++i)
        CHECK(components.name_job("test-job-" + std::to_string(i)).has_value());
    CHECK_FALSE(components.name_job("test-one-too-many").has_value());
    CHECK(components.name_job("test-job-7") == JobId{7});
    for (int i = 0; components.name_ally("test-ally-" + std::to_string(i)); ++i) { }
    CHECK(components.allies().size() == Components::ally_capacity);
    while (components.name_business(
        "test-business-" + std::to_string(components.businesses().size()))) { }
    CHECK(components.businesses().size() == Components::business_capacity);
    CHECK(parse("table opens queens test-one-more", components).is_error());
    CHECK(parse("table reveals job test-one-more", components).is_error());
    CHECK(parse("table reveals ally test-one-more", components).is_error());
}
