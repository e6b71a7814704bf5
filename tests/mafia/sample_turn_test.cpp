/// The turn that the book prints step by step, without a described board, as on the first evening.

#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

TEST_CASE("M-3: the printed sample turn leaves Antonio 6,800 donar poorer")
{
    MafiaTable table;
    table.has_circuit = false;
    const auto evening = begin_mafia(table);
    // Money to spend, and red 18 in use from turns before.
    record_all(*evening,
        {"table corrects: bank pays 10000 to antonio; antonio takes red-18; antonio opens red-18; "
         "paolo places i5; paolo gains killer; paolo sends home to i5"});
    const int before = purse(*evening, Figure::antonio);
    const int maria = purse(*evening, Figure::maria);
    const int vitorio = purse(*evening, Figure::vitorio);
    const int franco = purse(*evening, Figure::franco);

    // 1: black and five.
    record_all(*evening, {"antonio rolls 5 black"});
    // 2: a mafioso may take 3 to 6 steps.
    CHECK(opinion(*evening, "antonio moves 2 to informer") == "illegal M-3.4a");
    CHECK(opinion(*evening, "antonio moves 3 to informer") == "unverified M-3.2");
    CHECK(opinion(*evening, "antonio moves 6 to informer") == "unverified M-3.2");
    CHECK(opinion(*evening, "antonio moves 7 to informer") == "illegal M-3.4d");
    CHECK(opinion(*evening, "antonio moves 5 to police") == "unverified M-3.2");
    record_all(*evening, {"antonio moves 4 to informer"});
    // 3: Maria Luisa has her perk.
    CHECK(purse(*evening, Figure::maria) == maria + 400);
    // 4: red 25 brings 400 from each Genovese, who are all mafiosi; the card goes under the deck.
    record_all(*evening, {"antonio draws red-25"});
    CHECK(purse(*evening, Figure::antonio) == before - 400);
    CHECK(opinion(*evening, "antonio uses red-25") == "legal");
    record_all(*evening, {"antonio uses red-25"});
    CHECK(purse(*evening, Figure::antonio) == before + 800);
    CHECK(purse(*evening, Figure::maria) == maria);
    CHECK(purse(*evening, Figure::vitorio) == vitorio - 400);
    CHECK(purse(*evening, Figure::franco) == franco - 400);
    CHECK(cards_in_deck(evening->timeline().present(), Deck::red) == 31);
    // 5: a business could be bought now, wherever he stands.
    CHECK(opinion(*evening, "antonio buys bank-1") == "legal");
    // 6 and 7: one piece at the home point for 6,000; 8: his perk.
    CHECK(opinion(*evening, "antonio buys i2") == "illegal M-3.5b");
    record_all(*evening, {"antonio buys i1"});
    CHECK(purse(*evening, Figure::antonio) == before + 800 - 6'000 + 400);
    CHECK(opinion(*evening, "antonio buys h1") == "illegal M-3.5.1 A1");
    CHECK(opinion(*evening, "antonio buys bank-1") == "illegal M-3.3");
    // 9: a killer for 2,000 with red 18; 10: Vitorio's perk.
    record_all(*evening, {"antonio hires"});
    CHECK(purse(*evening, Figure::antonio) == before - 6'800);
    CHECK(purse(*evening, Figure::vitorio) == vitorio);
    CHECK(opinion(*evening, "antonio hires") == "illegal M-3.5.3a A1");
    CHECK(opinion(*evening, "antonio sends home to i1") == "illegal M-3.5.3b A12");
    // 11: his brother moves one killer by one field.
    CHECK(opinion(*evening, "paolo sends i5 to h4") == "illegal M-3.5.3c");
    CHECK(opinion(*evening, "paolo sends i5 to i4") == "legal");
    record_all(*evening, {"paolo sends i5 to i4"});
    CHECK(opinion(*evening, "paolo sends home to i5") == "impossible M-3.5.3a M-3.5.3e");
    // 12 and 13: nothing else; black plays.
    CHECK(opinion(*evening, "paolo rolls 1 red") == "illegal M-3.1");
    CHECK(opinion(*evening, "sergio rolls 1 red") == "legal");
}
