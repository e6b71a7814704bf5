/// What a tap leaves under the finger. On table screens of whole evenings every target is tapped
/// twice: the second tap at once does nothing or the same. Those with the tag [places] ask more:
/// what lies in the place afterwards is the same thing, or nothing. They are run by that tag,
/// `test_ui "[places]"`, until no pair is known any more that does not keep to it.

#include "db/session_list.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>

using namespace consigliere;
using namespace consigliere::test;
using widgets::Mood;
using widgets::Target;

namespace {

/// The kind of a target, without what is different from evening to evening.
std::string kind_of(const std::string& id)
{
    return id.substr(0, id.find(':'));
}

/// The thing that a target is about. A character stays where it is when a tap on it means something
/// else: "aim:ana:iwo", and then "aim:piotr:iwo".
std::string thing_of(const std::string& id)
{
    return id.substr(id.rfind(':') + 1);
}

/// Pairs of kinds of targets of which the second still comes to lie where a tap on the first was,
/// with the reason. Nothing may be added here; what is mended leaves.
const std::map<std::string, const char*>& known_to_move()
{
    static const std::map<std::string, const char*> known{
        {"loot > log", "the panel needs no more room, and the log takes it"},
        {"due > figure", "the figures come to lie where abilities were due"},
        {"due > complete-job", "the actions come to lie where abilities were due"},
        {"decline > figure", "the figures come to lie where abilities were due"},
        {"collect > complete-job", "the actions come to lie where abilities were due"},
        {"due > bank", "the money to choose from comes to lie where the ability was due"},
    };
    return known;
}

std::string state_of(const Stage& stage)
{
    std::string state;
    for (const Target& target : stage.ui().targets())
        state += target.id + (target.mood == Mood::off ? "- " : "+ ");
    return state;
}

/// One moment of an evening, to which every tap comes back.
class Moment {
public:
    Moment(const std::string& record, std::size_t lines)
        : m_session(begin_in(m_folder / "moment.db", test_record(record), lines))
    {
    }

    /// The program at this moment, with its table on the screen.
    [[nodiscard]] std::unique_ptr<Stage> stage()
    {
        std::filesystem::copy_file(m_folder / "moment.db", m_folder / "tapped.db",
            std::filesystem::copy_options::overwrite_existing);
        auto stage = std::make_unique<Stage>(m_folder / "tapped.db", Scenery{}, m_inspector);
        stage->tap("session:" + m_session);
        return stage;
    }
    [[nodiscard]] static int entries(Stage& stage)
    {
        return db::list_sessions(stage.program().database()).value().front().entries;
    }

private:
    TemporaryFolder m_folder;
    Inspector m_inspector;
    std::string m_session;
};

/// What a tap at a point would meet.
const Target* target_at(const Stage& stage, ImVec2 point)
{
    const std::vector<Target>& targets = stage.ui().targets();
    const auto found = std::find_if(targets.rbegin(), targets.rend(),
        [point](const Target& target) { return target.rect.contains(point); });
    return found == targets.rend() ? nullptr : &*found;
}

/// What is asked of the place of a tap.
enum class Asked : std::uint8_t { second_tap, what_lies_there };

/// Taps every target of a moment twice.
void tap_twice_everywhere(Moment& moment, Asked asked)
{
    std::unique_ptr<Stage> stage = moment.stage();
    const std::vector<Target> targets = stage->ui().targets();
    const std::string untouched = state_of(*stage);
    const int entries = Moment::entries(*stage);
    for (const Target& target : targets) {
        if (target.mood == Mood::off)
            continue;
        if (!stage)
            stage = moment.stage();
        const ImVec2 place = target.rect.centre();
        stage->tap_at(place);
        const std::string once = state_of(*stage);
        const int entries_once = Moment::entries(*stage);
        const Target* under = target_at(*stage, place);
        const bool is_other =
            under != nullptr && under->id != target.id && under->mood != Mood::off;
        const bool stays_at_the_table = stage->has("home");
        const bool has_moved =
            is_other && stays_at_the_table && thing_of(under->id) != thing_of(target.id);
        if (has_moved && asked == Asked::what_lies_there) {
            const std::string pair = kind_of(target.id) + " > " + kind_of(under->id);
            INFO("after a tap on " << target.id << " its place holds " << under->id);
            CHECK(known_to_move().contains(pair));
        }
        if (under == nullptr || is_other) {
            stage->press_down(place);
            stage->lift();
            INFO("a second tap on the place of " << target.id);
            CHECK(state_of(*stage) == once);
            CHECK(Moment::entries(*stage) == entries_once);
        }
        if (state_of(*stage) != untouched || Moment::entries(*stage) != entries)
            stage.reset();
    }
}

/// Moments of an evening at even distances.
void visit(const std::string& record, Asked asked)
{
    const std::size_t lines = test_record(record).moves.size();
    constexpr std::size_t moments = 5;
    for (std::size_t i = 1; i < moments; ++i) {
        Moment moment(record, lines * i / moments);
        tap_twice_everywhere(moment, asked);
    }
}

constexpr const char* corleone_evening = "corleone/evening-of-three";
constexpr const char* cash_n_guns_game = "cash-n-guns/game-with-powers";

} // namespace

TEST_CASE("a second tap at once does nothing else anywhere in an evening of Corleone's Empire")
{
    visit(corleone_evening, Asked::second_tap);
}

TEST_CASE("a second tap at once does nothing else anywhere in a game of Ca$h 'n Guns")
{
    visit(cash_n_guns_game, Asked::second_tap);
}

TEST_CASE("what is gone leaves its place empty in an evening of Corleone's Empire", "[.][places]")
{
    visit(corleone_evening, Asked::what_lies_there);
}

TEST_CASE("what is gone leaves its place empty in a game of Ca$h 'n Guns", "[.][places]")
{
    visit(cash_n_guns_game, Asked::what_lies_there);
}
