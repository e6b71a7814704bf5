/// What a tap leaves under the finger. On table screens of whole evenings every target is tapped
/// twice: the second tap at once does nothing or the same. What is gone from a list leaves its
/// place empty, so a later tap hits no neighbour either; what another question brings to the place
/// of a tap sleeps for as long as a finger could still be there.

#include "companion/frame/destinations.h"
#include "companion/frame/settings.h"
#include "db/archive/digest.h"
#include "db/session_list.h"
#include "engine/ledger/line_words.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <stdexcept>

using namespace consigliere;
using namespace consigliere::test;
using widgets::ControlState;
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

std::string state_of(const Stage& stage)
{
    std::string state;
    for (const Target& target : stage.ui().targets()) {
        // How long the archive is being counted is a matter of the machine, not of taps.
        if (target.id != "counting:stop")
            state += target.id + (target.mood == ControlState::disabled ? "- " : "+ ");
    }
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

/// Whatever has come to lie where something else was tapped.
void check_what_lies_there(const Target& tapped, const Target& there)
{
    INFO("after a tap on " << tapped.id << " its place holds " << there.id);
    CHECK(kind_of(there.id) != kind_of(tapped.id));
    CHECK(there.ignores_taps);
}

/// Taps every target of a moment twice.
void tap_twice_everywhere(Moment& moment)
{
    std::unique_ptr<Stage> stage = moment.stage();
    const std::vector<Target> targets = stage->ui().targets();
    const std::string untouched = state_of(*stage);
    const int entries = Moment::entries(*stage);
    for (const Target& target : targets) {
        if (target.mood == ControlState::disabled)
            continue;
        if (!stage)
            stage = moment.stage();
        const ImVec2 place = target.rect.centre();
        stage->tap_at(place);
        const std::string once = state_of(*stage);
        const int entries_once = Moment::entries(*stage);
        const Target* under = target_at(*stage, place);
        const bool is_other =
            under != nullptr && under->id != target.id && under->mood != ControlState::disabled;
        const bool stays_at_the_table = stage->has("home");
        if (is_other && stays_at_the_table && thing_of(under->id) != thing_of(target.id))
            check_what_lies_there(target, *under);
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

const Target* find_starting(const Stage& stage, std::string_view prefix)
{
    const std::vector<Target>& targets = stage.ui().targets();
    const auto found = std::find_if(targets.begin(), targets.end(), [prefix](const Target& target) {
        return target.id.starts_with(prefix) && target.mood == ControlState::enabled;
    });
    return found == targets.end() ? nullptr : &*found;
}

/// "table loots $5000x2,clip" gives every card once for each copy.
std::vector<std::string> cards_of(const std::string& line)
{
    std::vector<std::string> cards;
    const std::string told = line.substr(line.rfind(' ') + 1);
    for (const std::string_view counted : ledger::split(told, ',')) {
        const std::size_t times = counted.rfind('x');
        const bool has_count = times != std::string_view::npos && times + 2 == counted.size();
        const int count = has_count ? counted.back() - '0' : 1;
        cards.insert(cards.end(), static_cast<std::size_t>(count),
            std::string(has_count ? counted.substr(0, times) : counted));
    }
    return cards;
}

/// Moments of an evening at even distances.
void visit(const std::string& record)
{
    const std::size_t lines = test_record(record).moves.size();
    constexpr std::size_t moments = 5;
    for (std::size_t i = 1; i < moments; ++i) {
        Moment moment(record, lines * i / moments);
        tap_twice_everywhere(moment);
    }
}

// Two players. ---------------------------------------------------------------------------------

/// A table in the middle of an evening, that is laid anew as it was as often as somebody wants.
class LaidAgain {
public:
    LaidAgain(const db::Record& record, std::size_t lines)
        : m_session(begin_in(m_folder / "evening.db", record, lines))
        , m_stage(m_folder / "evening.db", Scenery{}, m_inspector)
        , m_head(static_cast<int>(lines))
    {
        m_inspector.paint_each(std::numeric_limits<int>::max());
    }

    void lay()
    {
        app::Program& program = m_stage.program();
        db::Session session = resume(program.database(), m_session);
        if (session.evening().history().head() != m_head)
            REQUIRE_FALSE(session.record(ledger::undo_line(m_head)).is_error());
        screens::GamePreferences(program.database(), "draft").remember(m_session, "");
        program.navigator().start_over(screens::to::Table{std::move(session)});
        m_stage.frames(3);
    }
    [[nodiscard]] Stage& stage() { return m_stage; }
    [[nodiscard]] int entries() { return Moment::entries(m_stage); }

    struct Moves {
        std::string first;
        std::string second;
        /// Whether the second acts for whom the first did.
        bool is_of_one = false;
        /// Whether the table waited for somebody else after the first.
        bool is_handed_over = false;
    };
    /// The last line of the first tap, and the last of both.
    [[nodiscard]] Moves moves(int first, int second)
    {
        const db::Session session = resume(m_stage.program().database(), m_session);
        const ledger::Evening& evening = session.evening();
        const auto line = [&](int entry) { return evening.history().entry(entry).line; };
        const auto seat = [&](int entry) {
            return db::seat_of_line(line(entry), evening.speakers());
        };
        return {line(first), line(second), seat(first) == seat(second),
            seat(first) && seat(first) != evening.summary_after(first).turn};
    }

private:
    TemporaryFolder m_folder;
    Inspector m_inspector;
    std::string m_session;
    Stage m_stage;
    int m_head;
};

/// The entries before which the panel of another step comes: each phase, and each kind of move in
/// it, when it comes first.
std::vector<std::size_t> first_of_each_panel(const std::string& name)
{
    const db::Record record = test_record(name);
    const auto referee = referee_of(record);
    std::set<std::string> seen;
    std::vector<std::size_t> places;
    for (std::size_t line = 0; line < record.moves.size(); ++line) {
        const int phase = referee->summary_after(referee->history().head()).phase;
        const std::vector<std::string_view> words = ledger::split(record.moves[line], ' ');
        const std::string verb(words.size() > 1 ? words[1] : words[0]);
        if (seen.insert(std::to_string(phase) + verb).second)
            places.push_back(line);
        referee->record(record.moves[line]);
    }
    return places;
}

/// What can be tapped of the game: one thing of each kind, or all of them.
enum class Things : std::uint8_t { of_each_kind, all };
std::vector<std::string> things_of(const Stage& stage, Things which)
{
    const std::set<std::string> of_the_program{"home", "more", "rules", "why", "log"};
    std::set<std::string> kinds;
    std::vector<std::string> things;
    for (const Target& target : stage.ui().targets()) {
        const bool is_of_game =
            target.mood == ControlState::enabled && !of_the_program.contains(kind_of(target.id));
        if (is_of_game && (kinds.insert(kind_of(target.id)).second || which == Things::all))
            things.push_back(target.id);
    }
    return things;
}

constexpr std::array distances{0.06, 0.12, 0.25, 0.4};

/// Taps a thing twice, after the taps that lead to it; true when the first tap was written down.
bool tap_quickly(LaidAgain& table, const std::string& thing, double apart,
    const std::vector<std::string>& ways = {})
{
    table.lay();
    for (const std::string& way : ways)
        table.stage().tap(way);
    const std::optional<Target> target = table.stage().find(thing);
    if (!target)
        return false;
    const int before = table.entries();
    int between = before;
    std::string state;
    table.stage().tap_again(target->rect.centre(), apart, [&] {
        between = table.entries();
        state = state_of(table.stage());
    });
    if (between == before)
        return false;
    const LaidAgain::Moves moves = table.moves(between, table.entries());
    INFO(
        thing << ": “" << moves.first << "”, and after " << apart << " s “" << moves.second << "”");
    CHECK(moves.is_of_one);
    // By then the screen shows all that came of the first tap.
    constexpr double some_frames = 0.25;
    if (moves.is_handed_over && apart >= some_frames)
        CHECK(state_of(table.stage()) == state);
    return true;
}

/// Gives how many taps were written down, each of which another followed, at every distance.
int tap_quickly_in(const std::string& name, Things which)
{
    const db::Record record = test_record(name);
    int written = 0;
    for (const std::size_t line : first_of_each_panel(name)) {
        LaidAgain table(record, line);
        table.lay();
        for (const std::string& thing : things_of(table.stage(), which)) {
            INFO(name << " before entry " << line + 1);
            for (const double apart : distances) {
                // What the first tap does hangs on no distance.
                if (!tap_quickly(table, thing, apart))
                    break;
                ++written;
            }
        }
    }
    return written;
}

// Pages behind a tap.
// ------------------------------------------------------------------------------

/// A button of a page to which taps lead, and where that page is met.
struct Page {
    std::string record;
    /// How the first line begins that the table has not entered yet.
    std::string before;
    std::vector<std::string> ways;
    std::string button;
    bool covers_hands = true;
};

/// The record as far as the page, without the lines that the referee refuses.
db::Record record_before(const Page& page)
{
    db::Record record = test_record(page.record);
    const auto referee = referee_of(record);
    std::vector<std::string> moves;
    for (const std::string& move : record.moves) {
        if (move.starts_with(page.before)) {
            record.moves = moves;
            return record;
        }
        if (ledger::is_applied(referee->record(move).verdict))
            moves.push_back(move);
    }
    throw std::runtime_error(page.record + " does not say " + page.before);
}

void tap_quickly_on(const Page& page)
{
    const db::Record record = record_before(page);
    LaidAgain table(record, record.moves.size());
    table.stage().program().settings().habits.covers_hands = page.covers_hands;
    for (const double apart : distances) {
        INFO(page.record << " before “" << page.before << "”: " << page.button << ", " << apart);
        CHECK(tap_quickly(table, page.button, apart, page.ways));
    }
}

constexpr const char* with_two = "corleone/evening-of-two";

const std::vector<Page> pages_of_corleone{
    {with_two, "marzullo discards $1",
        {"tribute:marzullo", "cover:open:marzullo", "goes:all", "stays:$2#1", "stays:$2#2",
            "stays:$3#1", "stays:$3#2", "stays:booze#1"},
        "picker:done"},
    {with_two, "marzullo discards job:test-protection", {"tribute:marzullo", "cover:open:marzullo"},
        "picker:done"},
    {with_two, "marzullo discards job:test-protection", {"tribute:marzullo"}, "picker:done", false},
    {with_two, "marzullo discards job:test-protection", {}, "tribute:all"},
    {with_two, "pizzino bids $1,$3",
        {"bid:covered", "cover:back", "bid:pizzino", "cover:open:pizzino", "card:$1", "card:$3"},
        "bid:lay"},
    {with_two, "marzullo uses trade-3", {"card:$1", "card:$1", "card:job:test-smuggling"},
        "picker:done"},
    {with_two, "marzullo uses trade-1", {}, "card:$2"},
    {with_two, "marzullo uses trade-1",
        {"more", "menu:correct", "act:0", "who:pizzino", "card:$2", "act:add"}, "acts:done"},
};

const std::vector<Page> pages_of_cash_n_guns{
    {"cash-n-guns/game-4-players", "ana shows bang", {}, "show:ana:bang"},
    {"cash-n-guns/game-4-players", "piotr shows click", {}, "show:piotr:click"},
    {"cash-n-guns/game-with-powers", "piotr discards bang", {"seat:piotr"}, "told:bang"},
    {"cash-n-guns/T-DIC", "ana forbids piotr bill", {"power:dictator"}, "forbid:bill"},
    {"cash-n-guns/T-HUS", "ana uses hustler piotr", {"power:hustler"}, "swap-with:piotr"},
    {"cash-n-guns/T-PRO", "ana uses professional painting", {}, "power:professional"},
    {"cash-n-guns/T-VUL", "ala uses vulture", {"power:vulture", "steal:painting", "steal:$20000"},
        "vulture:done"},
};

const std::vector<Page> pages_of_mafia{
    {"mafia/game-4-players", "paolo hires", {}, "hire"},
    {"mafia/game-4-players", "paolo sends home", {"send:paolo:home"}, "send:paolo:home:i5"},
    {"mafia/game-4-players", "paolo sends home", {"ask:i5"}, "asked:paolo:home"},
    {"mafia/game-4-players", "sergio gives 1000", {"give", "give:paolo", "amount:1000"},
        "deal:done"},
    {"mafia/game-6-players", "antonio borrows", {}, "borrow"},
    {"mafia/game-6-players", "sergio buys bank-1 from",
        {"deal", "deal:bank-1", "buyer:sergio", "price:1000", "price:1000"}, "deal:done"},
    {"mafia/game-6-players", "antonio repays", {"repay", "repay:antonio:sergio"}, "deal:done"},
    {"mafia/A22", "antonio uses red-6", {"card:use", "use:red-6"}, "use:red-6:arms-1"},
};

constexpr const char* corleone_evening = "corleone/evening-of-three";
constexpr const char* cash_n_guns_game = "cash-n-guns/game-with-powers";

} // namespace

TEST_CASE("a second tap at once does nothing else anywhere in an evening of Corleone's Empire")
{
    visit(corleone_evening);
}

TEST_CASE("a second tap at once does nothing else anywhere in a game of Ca$h 'n Guns")
{
    visit(cash_n_guns_game);
}

TEST_CASE("two quick taps never act for two players, in no panel of any game, on a slow display")
{
    const char* record = GENERATE(
        "corleone/evening-of-three", "cash-n-guns/game-with-powers", "mafia/game-4-players");
    constexpr int enough = 40;
    CHECK(tap_quickly_in(record, Things::of_each_kind) > enough);
}

TEST_CASE("two quick taps on a page behind a tap never act for two players")
{
    const Page page = GENERATE(from_range(pages_of_corleone), from_range(pages_of_cash_n_guns),
        from_range(pages_of_mafia));
    tap_quickly_on(page);
}

TEST_CASE("the first of two quick taps places a Thug, and nothing is said of another’s")
{
    const db::Record record = test_record(with_two);
    const auto line =
        std::ranges::find(record.moves, "pizzino thug test-station") - record.moves.begin();
    LaidAgain table(record, static_cast<std::size_t>(line));
    for (const double apart : distances) {
        INFO(apart);
        CHECK(tap_quickly(table, "business:test-station", apart));
    }
}

TEST_CASE("two quick taps on whatever there is never act for two players", "[.long]")
{
    const char* record = GENERATE("corleone/evening-of-five", "corleone/evening-of-two",
        "cash-n-guns/game-with-powers", "cash-n-guns/game-8-players", "mafia/game-4-players",
        "mafia/game-2-players");
    CHECK(tap_quickly_in(record, Things::all) > 0);
}

TEST_CASE("what comes to lie where an ability was due sleeps for a moment, and then answers")
{
    const LaidTable table("corleone/evening-of-three", "vitale collects");
    Stage& stage = table.stage;
    stage.tap("decline:due:vitale:trade-1:1");
    const ImVec2 place = stage.find("due:vitale:jobs:1")->rect.centre();
    stage.tap_at(place);
    REQUIRE(table.last_line() == "vitale uses jobs");
    REQUIRE(target_at(stage, place) != nullptr);
    CHECK(kind_of(target_at(stage, place)->id) == "figure");
    CHECK(target_at(stage, place)->ignores_taps);
    constexpr int half_a_second = 30;
    stage.frames(half_a_second);
    CHECK_FALSE(target_at(stage, place)->ignores_taps);
}

TEST_CASE("the log has the room of the loot once it is revealed, and means nothing to a second tap")
{
    const LaidTable table(cash_n_guns_game, test_record(cash_n_guns_game).moves.front());
    Stage& stage = table.stage;
    take_back(stage);
    const std::string line = test_record(cash_n_guns_game).moves.front();
    std::vector<widgets::Rect> loot;
    for (const Target& target : stage.ui().targets()) {
        if (target.id.starts_with("loot:"))
            loot.push_back(target.rect);
    }
    std::vector<std::string> cards = cards_of(line);
    const std::string last = cards.back();
    cards.pop_back();
    for (const std::string& card : cards)
        stage.tap("loot:" + card);
    stage.tap_twice("loot:" + last);
    REQUIRE(table.last_line() == line);
    CHECK_FALSE(stage.has("log:close"));
    const Target* log = stage.ui().find_target("log");
    REQUIRE(log != nullptr);
    CHECK(std::ranges::any_of(
        loot, [log](const widgets::Rect& place) { return place.overlaps(log->rect); }));
    REQUIRE(find_starting(stage, "aim:") != nullptr);
}

TEST_CASE("an Ally that was laid open leaves its place in the list empty")
{
    const LaidTable table("corleone/evening-of-three", "table reveals job test-collection");
    Stage& stage = table.stage;
    const Target first = *stage.find("ally:test-chief-1");
    const Target second = *stage.find("ally:test-mayor-1");
    stage.tap("ally:test-chief-1");
    REQUIRE(table.last_line() == "table reveals ally test-chief-1");
    CHECK(target_at(stage, first.rect.centre()) == nullptr);
    CHECK(stage.ui().find_target("ally:test-mayor-1")->rect.top == second.rect.top);
    take_back(stage);
    CHECK(stage.ui().find_target("ally:test-chief-1")->rect.top == first.rect.top);
}
