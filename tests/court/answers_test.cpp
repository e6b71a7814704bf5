/// What the answers of Corleone's Empire say, the referee says of the same claim; those of
/// Ca$h 'n Guns are in `tests/cash_n_guns/answers_test.cpp`.

#include "engine/corleone/game.h"
#include "engine/corleone/questions.h"
#include "engine/corleone/rules.h"
#include "tests/court/played.h"
#include "tests/support/random.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

using About = Question::About;

/// Asks the referee whether things are as an answer says, and whether they are not otherwise.
class Claims {
public:
    explicit Claims(const corleone::Evening& evening)
        : m_evening(evening)
        , m_position(evening.timeline().present())
    {
    }

    void check() const
    {
        for (const Area territory : territories)
            check_territory(territory);
        const Answer first = ask({.about = About::first_player});
        const Answer winner = ask({.about = About::winner});
        for (const Family family : m_position.seats) {
            believed(family, "first", first.answer == family);
            if (winner.answer)
                believed(family, "wins", winner.answer == family);
            if (m_position.tracking == Tracking::full)
                check_money(family);
        }
    }

private:
    [[nodiscard]] Answer ask(const Question& question) const
    {
        return answer(m_position, m_evening.timeline().components(), question);
    }
    void holds(const std::string& line, bool is_so) const
    {
        const ledger::Verdict verdict = m_evening.consider(line).verdict;
        INFO(line << ": " << word_of(verdict));
        // What rests on cards that nobody has described cannot be told.
        if (verdict != ledger::Verdict::unverified)
            REQUIRE((verdict == ledger::Verdict::legal) == is_so);
    }
    void believed(Family family, const std::string& claim, bool is_so) const
    {
        holds("table believes " + std::string(word_of(family)) + " " + claim, is_so);
    }
    void is_number(Family family, const std::string& what, int number) const
    {
        believed(family, what + " " + std::to_string(number), true);
        believed(family, what + " " + std::to_string(number + 1), false);
    }

    void check_territory(Area territory) const
    {
        const std::string name(word_of(territory));
        const Answer control = ask({.about = About::control, .territory = territory});
        const Answer dominates = ask({.about = About::domination, .territory = territory});
        const Answer war = ask({.about = About::influence, .territory = territory});
        for (const Family family : m_position.seats) {
            believed(family, "controls " + name, control.answer == family);
            believed(family, "dominates " + name, dominates.answer == family);
            is_number(family, "influences " + name, war.share_of(family));
        }
        check_war(name, war);
    }
    /// Where the war can be fought now: who wins it, and otherwise the rule by which nobody does.
    void check_war(const std::string& name, const Answer& war) const
    {
        if (m_evening.consider("table war " + name).verdict != ledger::Verdict::legal)
            return;
        for (const Family family : m_position.seats)
            holds("table war " + name + " " + std::string(word_of(family)), war.answer == family);
        holds("table war " + name + " none", !war.answer);
        if (war.answer)
            return;
        const auto evening = games::copying_of(m_evening).copy(m_evening);
        evening->record("table war " + name);
        const auto checked = evening->rules_checked(evening->history().size());
        REQUIRE(std::ranges::find(checked, war.rule) != checked.end());
    }
    void check_money(Family family) const
    {
        is_number(family, "banked", ask({.about = About::suitcase, .family = family}).amount);
        is_number(family, "totals", ask({.about = About::total, .family = family}).amount);
    }

    const corleone::Evening& m_evening;
    const Position& m_position;
};

} // namespace

TEST_CASE("every answer of Corleone's Empire is what the referee says of the same claim")
{
    CHECK(rc::check("any seed", [] {
        std::uint32_t seed = any_seed();
        // The odd ones are evenings of this game.
        seed |= 1U;
        INFO("seed " << seed);
        const Played played(seed);
        Random random(seed);
        const int entries = played.evening().history().size();
        for (int i = 0; i < 12; ++i) {
            const int entry = random.below(entries + 1);
            INFO("entry " << entry);
            const auto then = played.copying().copy(played.evening());
            then->record(ledger::undo_line(entry));
            Claims(dynamic_cast<const corleone::Evening&>(*then)).check();
        }
    }));
}
