/// What “Why?” says in words, asked of tables that nobody draws: answers, what is said beside them,
/// the entries behind them; and “Now: …”, which answers what is argued over for the thing that was
/// tapped, or says nothing.

#include "companion/court/faq_cards.h"
#include "companion/court/question_cache.h"
#include "companion/desk/table_host.h"
#include "companion/rulebook/rulebook.h"
#include "companion/tables/tables.h"
#include "tests/ui/evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A table at which a record has been played, to be asked.
class AskedTable final : public desk::ReadOnlyHost {
public:
    explicit AskedTable(const std::string& record)
        : AskedTable(record, {})
    {
    }
    /// With further lines at the end.
    AskedTable(const std::string& record, const std::vector<std::string>& further)
        : m_record(test_record(record))
        , m_evening(referee_of(m_record))
        , m_table(tables::find(m_record.game()).make_table(*this, *m_evening))
    {
        for (const std::string& line : m_record.moves)
            m_evening->record(line);
        for (const std::string& line : further) {
            INFO(line);
            CHECK(is_applied(m_evening->record(line).verdict));
        }
        auto book = rulebook::Rulebook::load(m_record.game(), language::Language::english);
        REQUIRE_FALSE(book.is_error());
        m_book = std::move(book.value());
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return std::string(actor);
    }

    [[nodiscard]] const desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const rulebook::Rulebook& book() const { return m_book; }
    [[nodiscard]] int last() const { return m_evening->history().size(); }

    /// What is argued over about a thing, at an entry.
    [[nodiscard]] std::vector<screens::ArguedHere> argued(const std::string& thing, int entry) const
    {
        return screens::argued_about(m_book, *m_table, m_table->explanations(entry), thing, entry);
    }
    /// How an argument stands there; "not argued" where it does not come up.
    [[nodiscard]] std::string now(
        const std::string& argument, const std::string& thing, int entry) const
    {
        const std::vector<screens::ArguedHere> all = argued(thing, entry);
        const auto found = std::ranges::find_if(all,
            [&](const screens::ArguedHere& here) { return here.argued.argument->id == argument; });
        return found == all.end() ? "not argued" : found->now;
    }

private:
    db::Record m_record;
    std::unique_ptr<ledger::Evening> m_evening;
    desk::TablePreferences m_habits;
    std::unique_ptr<desk::GameTable> m_table;
    rulebook::Rulebook m_book;
};

std::string listed(const std::set<std::string>& texts)
{
    return ledger::join(std::vector<std::string>(texts.begin(), texts.end()), "; ");
}

/// Everything at an evening that can be asked about, at some of its entries.
template <typename Visit>
void each_thing(const AskedTable& asked, const Visit& visit)
{
    const int step = std::max(1, asked.last() / 24);
    for (int entry = 0; entry <= asked.last(); entry += step) {
        std::set<std::string> things;
        for (const desk::WhyAnswer& each : asked.table().explanations(entry))
            things.insert(each.about.begin(), each.about.end());
        for (const std::string& thing : things)
            visit(thing, entry);
    }
}

std::vector<const desk::WhyAnswer*> answers(const screens::QuestionCache::InWords& found)
{
    return found.all<const desk::WhyAnswer*>();
}

} // namespace

TEST_CASE("court words: every table knows the words by which its arguments say how they stand")
{
    const std::vector<std::vector<std::string>> evenings{
        {"corleone/evening-of-two", "corleone/evening-of-five"},
        {"cash-n-guns/game-4-players", "cash-n-guns/game-8-players"},
        {"mafia/game-2-players", "mafia/game-6-players", "mafia/M-3.5.6", "mafia/M-5.1.3",
            "mafia/M-4.9"}};
    for (const std::vector<std::string>& records : evenings) {
        std::set<std::string> unheard;
        for (const std::string& record : records) {
            const AskedTable asked(record);
            std::set<std::string> words;
            for (const rulebook::SettledArgument& argued : asked.book().arguments()) {
                const std::string& now = argued.argument->now;
                if (!now.empty() && asked.book().find(now) == nullptr)
                    words.insert(now);
            }
            if (record == records.front())
                unheard = words;
            each_thing(asked, [&](const std::string& thing, int entry) {
                std::erase_if(unheard, [&](const std::string& now) {
                    return asked.table().faq_status(now, thing, entry).has_value();
                });
            });
        }
        INFO(records.front() << ": " << listed(unheard));
        CHECK(unheard.empty());
    }
}

TEST_CASE("court words: what is said is whole, and nothing is said of nobody's thing")
{
    for (const char* record :
        {"corleone/evening-of-five", "cash-n-guns/game-8-players", "mafia/game-6-players"}) {
        const AskedTable asked(record);
        std::set<std::string> bad;
        each_thing(asked, [&](const std::string& thing, int entry) {
            for (const screens::ArguedHere& here : asked.argued(thing, entry)) {
                const bool is_cut = here.now.ends_with(":") || here.now.ends_with(": ")
                    || here.now.find('{') != std::string::npos;
                if (is_cut)
                    bad.insert(here.argued.argument->id + " (" + thing + "): " + here.now);
            }
        });
        INFO(record << ": " << listed(bad));
        CHECK(bad.empty());
    }
}

TEST_CASE("court words: what is typed is answered as what is tapped")
{
    const std::vector<std::pair<const char*, std::vector<std::string>>> typed{
        {"corleone/evening-of-five", {"bids", "who has bid", "19.tie"}},
        {"cash-n-guns/game-8-players", {"whose turn", "wounds"}},
        {"mafia/game-6-players", {"whose turn is it", "where is maria", "what did maria pay"}}};
    for (const auto& [record, texts] : typed) {
        const AskedTable asked(record);
        screens::QuestionCache docket;
        docket.hear(asked.table(), asked.evening(), asked.last() / 2);
        for (const std::string& text : texts) {
            INFO(record << ": " << text);
            CHECK_FALSE(answers(docket.look_for(text, asked.book())).empty());
        }
        CHECK(docket.look_for("xyzzy", asked.book()).hits.empty());
    }
}

TEST_CASE("court words: nothing is argued about a name that nobody has, whatever it looks like")
{
    const std::vector<std::pair<const char*, std::vector<std::string>>> typed{
        {"corleone/evening-of-five", {"where is maria", "payments"}},
        {"cash-n-guns/game-8-players", {"where is maria", "payments"}},
        {"mafia/game-6-players", {"where is piotr", "payments"}}};
    for (const auto& [record, texts] : typed) {
        const AskedTable asked(record);
        screens::QuestionCache docket;
        docket.hear(asked.table(), asked.evening(), asked.last());
        for (const std::string& text : texts) {
            INFO(record << ": " << text);
            const screens::QuestionCache::InWords found = docket.look_for(text, asked.book());
            CHECK(answers(found).empty());
            CHECK(found.all<rulebook::SettledArgument>().empty());
        }
    }
}

TEST_CASE("court words: once the evening is over, it is nobody's turn in any game")
{
    for (const char* record :
        {"corleone/evening-of-five", "cash-n-guns/game-8-players", "mafia/game-2-players"}) {
        INFO(record);
        const AskedTable asked(record);
        screens::QuestionCache docket;
        docket.hear(asked.table(), asked.evening(), asked.last());
        const screens::QuestionCache::InWords found =
            docket.look_for("whose turn is it", asked.book());
        REQUIRE_FALSE(answers(found).empty());
        const desk::WhyAnswer& first = *answers(found).front();
        CHECK(first.question == "Whose turn is it?");
        CHECK(desk::tell_answer(first) == "The game is finished.");
        CHECK(first.because.empty());
        CHECK(asked.book().find(first.rule) != nullptr);
    }
}

TEST_CASE(
    "court words: whoever asks the table itself hears once that the game is over, by a tap too")
{
    for (const auto& [record, thing] : {std::pair("corleone/evening-of-five", "phase:end"),
             std::pair("cash-n-guns/game-8-players", "phase:end"),
             std::pair("mafia/game-2-players", "roll")}) {
        INFO(record);
        const AskedTable asked(record);
        const std::vector<desk::WhyAnswer> all = asked.table().explanations(asked.last());
        CHECK(std::ranges::count(all, "Whose turn is it?", &desk::WhyAnswer::question) == 1);
        const auto tapped = desk::questions_about(all, thing);
        CHECK(std::ranges::any_of(tapped,
            [](const desk::WhyAnswer* each) { return each->answer == "The game is finished."; }));
        // Before that it was somebody's turn, or nobody asked in a game that has none.
        for (const desk::WhyAnswer& each : asked.table().explanations(asked.last() / 2))
            CHECK((each.question != "Whose turn is it?" || each.answer != "The game is finished."));
    }
}

TEST_CASE("court words: Central Park is asked and argued over as no Territory and no Front")
{
    const AskedTable asked("corleone/evening-of-five");
    const int last = asked.last();
    std::vector<std::string> questions;
    const std::vector<desk::WhyAnswer> all = asked.table().explanations(last);
    for (const desk::WhyAnswer* each : desk::questions_about(all, "park"))
        questions.push_back(each->question + " " + each->answer + " " + each->rule);
    REQUIRE_FALSE(questions.empty());
    CHECK(questions.front() == "Who controls Central Park? No one 15.central-park");
    for (const std::string& question : questions)
        CHECK(question.find("Front") == std::string::npos);
    std::set<std::string> argued;
    for (const screens::ArguedHere& here : asked.argued("park", last))
        argued.insert(here.argued.argument->id);
    CHECK(argued == std::set<std::string>{"choose-one-area", "park-control"});
}

TEST_CASE("court words: Corleone's Empire answers what was asked, or nothing")
{
    const AskedTable asked("corleone/13.no-pass");
    // Who is asked about, and how many figures he has: not whose turn it is.
    CHECK(asked.now("may-pass", "seat:marzullo", 1) == "Marzullo: 4 figures left");
    // Whose turn it is settles neither of these.
    CHECK(asked.now("two-figures", "phase:business", 1).empty());
    CHECK(asked.now("job-on-top", "phase:business", 1).empty());
    CHECK(asked.now("bank-everything", "suitcase:marzullo", 1).empty());
    CHECK(asked.now("jobs-none", "jobs:marzullo", 1).starts_with("no Job completed: "));
    CHECK(asked.now("jobs-tie", "jobs:marzullo", 1) == "no colour is tied");
}

TEST_CASE("court words: a Territory whose slot is taken is not the one of the next tile")
{
    const AskedTable asked("corleone/example-1-five-players");
    // Blue tiles lie in Wall Street, Brooklyn and the Upper East Side before Act I.
    CHECK(asked.now("tile-in-act-one", "territory:brooklyn", 3).empty());
    CHECK(asked.now("tile-in-act-one", "territory:queens", 3) == "the next one goes to Queens");
}

TEST_CASE("court words: whoever is named as the next Godfather is so as it stands only")
{
    const AskedTable asked("cash-n-guns/game-4-players");
    const std::vector<desk::WhyAnswer> all = asked.table().explanations(1);
    const auto next =
        std::ranges::find(all, "Who is Godfather in the next round?", &desk::WhyAnswer::question);
    REQUIRE(next != all.end());
    CHECK(next->answer.starts_with("Currently "));
    CHECK(next->answer.ends_with(", but the desk can still be taken"));
}

TEST_CASE("court words: a stop tells what it brings each of the six, with the perk behind it")
{
    const AskedTable asked("mafia/game-2-players");
    const std::vector<desk::WhyAnswer> all = asked.table().explanations(0);
    const auto police = std::ranges::find_if(all, [](const desk::WhyAnswer& each) {
        return each.rule == "M-4.7" && each.shares.size() == 6;
    });
    REQUIRE(police != all.end());
    for (const desk::AnswerCount& share : police->shares)
        CHECK((share.figure.starts_with("−") ? share.count < 0 : share.count >= 0));
    REQUIRE_FALSE(police->details.empty());
    CHECK(police->details.front()
        == "Franco’s perk: 1,000 donar from the bank, no matter who stops here");
    CHECK(asked.now("tax-for-whom", "purse:ana", 0).starts_with("this purse would pay "));
}

TEST_CASE(
    "court words: the wars of a stack stand there with their counts, those without a winner too")
{
    const AskedTable asked("corleone/example-6-midtown-and-chelsea");
    const std::vector<desk::WhyAnswer> all = asked.table().explanations(asked.last());
    const auto texts_of = [&all](const std::string& question) {
        const auto found = std::ranges::find(all, question, &desk::WhyAnswer::question);
        REQUIRE(found != all.end());
        std::string texts;
        for (const desk::WhyAnswer::Cause& because : found->because)
            texts += because.text + "\n";
        return texts;
    };
    CHECK_THAT(texts_of("Who controls Midtown?"),
        Catch::Contains("Pizzino 3") && Catch::Contains("Matarazzo 2")
            && Catch::Contains("neutral side 1"));
    CHECK_THAT(texts_of("Who controls Chelsea?"),
        Catch::Contains("neutral side 2") && Catch::Contains("A tie with the neutral side"));
}

TEST_CASE("court words: the evidence of a hand begins with what first came into it")
{
    const AskedTable asked("corleone/evening-of-two");
    const std::vector<desk::WhyAnswer> all = asked.table().explanations(asked.last());
    const auto hand = std::ranges::find_if(
        all, [](const desk::WhyAnswer& each) { return each.about.front().starts_with("hand:"); });
    REQUIRE(hand != all.end());
    REQUIRE_FALSE(hand->because.empty());
    CHECK(hand->because.front().entry < 20);
    CHECK(asked.table().chapter_of(hand->because.front().entry)
        != asked.table().chapter_of(asked.last()));
}
