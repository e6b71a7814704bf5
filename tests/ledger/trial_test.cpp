/// A line is judged once: its trial is looked at, written down, and then adopted.

#include "engine/ledger/timeline.h"

#include <catch2/catch.hpp>

namespace {

using namespace consigliere::ledger;

constexpr Forbids<> too_much{RuleId{"1.much"}, "Too much."};

/// The names of pockets, which lines introduce.
struct Pockets {
    using Mark = std::size_t;
    using Names = std::vector<std::string>;
    [[nodiscard]] Mark mark() const { return names.size(); }
    [[nodiscard]] Names take_since(Mark mark)
    {
        Names taken(names.begin() + static_cast<std::ptrdiff_t>(mark), names.end());
        names.resize(mark);
        return taken;
    }
    void add(const Names& more) { names.insert(names.end(), more.begin(), more.end()); }

    Names names;
};

/// A game in which coins of a pile go into pockets: `POCKET takes N`.
struct Coins {
    struct Position {
        int coins = 3;
    };
    struct Move {
        std::size_t pocket = 0;
        int coins = 0;
    };
    struct Act { };
    using Components = Pockets;

    static inline int played = 0;
};

ErrorOr<Coins::Move> parse(std::string_view line, Pockets& pockets)
{
    WordReader words(line);
    const std::string name(words.next());
    const auto known = std::find(pockets.names.begin(), pockets.names.end(), name);
    Coins::Move move{static_cast<std::size_t>(known - pockets.names.begin()), 0};
    if (known == pockets.names.end())
        pockets.names.push_back(name);
    if (!words.take("takes"))
        return quoting(message::missing_word, "takes");
    move.coins = number_of(words.next()).value_or(0);
    return move;
}

void play(const Coins::Position& position, const Coins::Move& move, const Pockets& pockets,
    Judgement<Coins::Position, Coins::Act>& judged)
{
    ++Coins::played;
    REQUIRE(move.pocket < pockets.names.size());
    judged.after.coins = position.coins - move.coins;
    if (judged.after.coins < 0)
        judged.reasons.push_back(make_reason(too_much));
    judged.verdict = verdict_of(judged.reasons, Ruling::none);
}

using Purse = Timeline<Coins>;

} // namespace

TEST_CASE("a trial changes nothing until it is adopted, and is not judged again then")
{
    Purse purse({}, {});
    Coins::played = 0;
    std::unique_ptr<Purse::PendingEntry> trial = purse.judge("ana takes 2");
    CHECK(trial->entry.verdict == Verdict::legal);
    CHECK(trial->entry.line == "ana takes 2");
    CHECK(purse.history().size() == 0);
    CHECK(purse.present().coins == 3);
    CHECK(purse.components().names.empty());

    const Entry* entry = purse.append(std::move(trial));
    REQUIRE(entry != nullptr);
    CHECK(entry == &purse.history().entry(1));
    CHECK(purse.present().coins == 1);
    CHECK(purse.components().names == Pockets::Names{"ana"});
    CHECK(Coins::played == 1);
}

TEST_CASE("a trial that is dropped leaves nothing behind")
{
    const Purse purse({}, {});
    static_cast<void>(purse.judge("ana takes 2"));
    static_cast<void>(purse.judge("bob has 2"));
    CHECK(purse.components().names.empty());
    const auto trial = purse.judge("bob takes 1");
    CHECK(trial->move->pocket == 0);
    CHECK(purse.consider(*trial->move, trial->names).verdict == Verdict::legal);
    CHECK(purse.components().names.empty());
}

TEST_CASE("a refused line that is adopted becomes an entry and changes nothing else")
{
    Purse purse({}, {});
    REQUIRE(purse.append(purse.judge("ana takes 5")) != nullptr);
    CHECK(purse.history().entry(1).verdict == Verdict::illegal);
    CHECK(purse.present().coins == 3);
    CHECK(purse.move_of(1)->coins == 5);
}

TEST_CASE("a trial belongs to the evening as it stood")
{
    Purse purse({}, {});
    std::unique_ptr<Purse::PendingEntry> before = purse.judge("ana takes 2");
    SECTION("not after another entry")
    {
        purse.record("bob takes 1");
    }
    SECTION("not after an undo that arrives at the same position")
    {
        purse.record(undo_line(0));
    }
    SECTION("not after components have been described")
    {
        purse.describe(Pockets{});
    }
    const int entries = purse.history().size();
    const Pockets::Names names = purse.components().names;
    CHECK(purse.append(std::move(before)) == nullptr);
    CHECK(purse.history().size() == entries);
    CHECK(purse.components().names == names);
}

TEST_CASE("a trial belongs to its own evening")
{
    const Purse ours({}, {});
    Purse theirs({}, {});
    CHECK(theirs.append(ours.judge("ana takes 2")) == nullptr);
    CHECK(theirs.history().size() == 0);
}

TEST_CASE("undo and redo are judged and adopted like every line")
{
    Purse purse({}, {});
    purse.record("ana takes 2");
    std::unique_ptr<Purse::PendingEntry> undo = purse.judge(undo_line(0));
    CHECK(undo->entry.kind == Entry::Kind::undo);
    CHECK(purse.present().coins == 1);
    REQUIRE(purse.append(std::move(undo)) != nullptr);
    CHECK(purse.present().coins == 3);
    CHECK_FALSE(purse.history().stands(1));
}

TEST_CASE("a verdict of then is a fact, unless it has become impossible")
{
    Purse purse({}, {});
    CHECK(purse.replay("ana takes 5", Verdict::ruled).verdict == Verdict::ruled);
    CHECK(purse.present().coins == -2);
    CHECK(purse.history().entry(1).reasons.size() == 1);
    CHECK(purse.replay("ana takes 0", Verdict::illegal).verdict == Verdict::illegal);
    CHECK(purse.replay("ana has 1", Verdict::legal).verdict == Verdict::impossible);
    CHECK(purse.replay("ana has 1", Verdict::illegal).verdict == Verdict::illegal);
}
