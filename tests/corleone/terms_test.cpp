/// The facts of a reason: a term carries a thing in one number and gives it back unchanged.

#include "engine/corleone/move.h"
#include "engine/corleone/terms.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

const std::vector<Place> places{{Place::Kind::box, 0}, {Place::Kind::supply, 0},
    Place::on(BusinessId{0}), Place::on(BusinessId{31}), Place::on(SpaceId{39}),
    Place::in(Area::chelsea), {Place::Kind::hudson, 0}};

} // namespace

TEST_CASE("a figure and its place come back from their term")
{
    for (const Place place : places) {
        for (const FigureKind neutral :
            {FigureKind::mayor, FigureKind::union_boss, FigureKind::police_chief}) {
            const FigureAt figure{std::nullopt, neutral, place};
            CHECK(std::get<FigureAt>(thing_of(term(figure))) == figure);
        }
        for (const Family family : all_of<Family>) {
            for (const FigureKind kind :
                {FigureKind::thug, FigureKind::don, FigureKind::consigliere, FigureKind::heir}) {
                const FigureAt figure{family, kind, place};
                CHECK(std::get<FigureAt>(thing_of(term(figure))) == figure);
            }
        }
    }
}

TEST_CASE("counts of cards come back from their term")
{
    for (const int count : {0, 1, 8, 100}) {
        Goods goods;
        goods.set(Good::narcotics, count);
        goods.set(Good::gun, 3);
        CHECK(std::get<Goods>(thing_of(term(goods))) == goods);
        Money money;
        money.set(Bill::five, count);
        money.set(Bill::two, 100 - count);
        CHECK(std::get<Money>(thing_of(term(money))) == money);
    }
}

TEST_CASE("terms are spelled in the words of a record")
{
    const auto evening = begin({"marzullo", "pizzino"});
    const Components& components = evening->timeline().components();
    const BusinessId docks = *components.find_business("test-docks");
    const FigureAt thug{Family::pizzino, FigureKind::thug, Place::on(docks)};
    Money money;
    money.add(Bill::two, 2);

    CHECK(spell(ledger::term(7), components) == "7");
    CHECK(spell(term(Dollars{15}), components) == "$15");
    CHECK(spell(term(ActNumber{4}), components) == "4");
    CHECK(spell(term(Family::vitale), components) == "vitale");
    CHECK(spell(term(Area::central_park), components) == "central-park");
    CHECK(spell(term(thug), components) == "pizzino:thug@test-docks");
    CHECK(spell(term(FigureKind::union_boss), components) == "union-boss");
    CHECK(spell(term(docks), components) == "test-docks");
    CHECK(spell(term(Place::on(docks)), components) == "test-docks");
    CHECK(spell(term(Place::in(Area::queens)), components) == "queens");
    CHECK(spell(term(*components.find_job("test-hit")), components) == "test-hit");
    CHECK(spell(term(*components.find_ally("test-mayor-1")), components) == "test-mayor-1");
    CHECK(spell(term(Icon::horse_head), components) == "horse-head");
    CHECK(spell(term(Bill::five), components) == "$5");
    CHECK(spell(term(Good::blood_money), components) == "blood-money");
    CHECK(spell(term(money), components) == "$2,$2");
    CHECK(spell(term(Goods{}), components) == "nothing");
    CHECK(spell(term(JobColour::grey), components) == "grey");
    CHECK(spell(term(TileColour::red), components) == "red");
    CHECK(spell(term(Phase::entracte), components) == "entracte");
}
