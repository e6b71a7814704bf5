#pragma once

#include "engine/ledger/enumeration.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// What can be asked about a game is an enumeration, `Question::About`, with a row for each kind of
/// question (`rows_of`): the one place where the engine says what is answered, and which entries
/// made it so. How it is put into words is one row of the game's table
/// (`companion/desk/questions.h`).
namespace consigliere::ledger {

/// Which acts are looked through for those that bear on an answer.
enum class Reach : std::uint8_t { evening, last_entry };

/// `Asked` is a question with what it is asked of, and with its answer once that is known.
template <typename About, typename Asked, typename Answer, typename Act>
struct QuestionRow {
    About value;
    /// What is asked, of whatever it is about: "purse".
    std::string_view word;
    Answer (&answer)(const Asked&);
    /// Whether an act bears on the answer.
    bool (&is_cause)(const Act&, const Asked&);
    /// Whether what was so before an act does not bear on the answer any more.
    bool (*forgets)(const Act&, const Asked&) = nullptr;
    Reach reach = Reach::evening;
};

/// An act that still has its effect, and the entry that it belongs to.
template <typename Act>
struct CauseOf {
    int entry = 0;
    Act act;
};

/// "Why?" as data: an answer with its rule, and the entries whose acts made it so. Whoever shows it
/// puts it into words.
template <typename Answer, typename Question, typename Act>
struct ExplanationOf : Answer {
    Question question;
    std::vector<CauseOf<Act>> causes;
};

/// The acts up to a moment that bear on an answer, in their order. Every act passes `entry_of`: the
/// entry that people take it for, where that is not the one that brought it about.
template <typename Act, typename Snapshot, typename Row, typename Asked, typename EntryOf>
[[nodiscard]] std::vector<CauseOf<Act>> causes_of(
    const Snapshot& moment, const Row& row, const Asked& asked, EntryOf&& entry_of)
{
    std::vector<CauseOf<Act>> causes;
    const int last = moment.last();
    moment.each_act([&](int entry, const Act& act) {
        const int meant = entry_of(entry, act);
        if (row.forgets && row.forgets(act, asked))
            causes.clear();
        if ((row.reach == Reach::evening || entry == last) && row.is_cause(act, asked))
            causes.push_back({meant, act});
    });
    return causes;
}
template <typename Act, typename Snapshot, typename Row, typename Asked>
[[nodiscard]] std::vector<CauseOf<Act>> causes_of(
    const Snapshot& moment, const Row& row, const Asked& asked)
{
    return causes_of<Act>(moment, row, asked, [](int entry, const Act& /*act*/) { return entry; });
}

} // namespace consigliere::ledger
