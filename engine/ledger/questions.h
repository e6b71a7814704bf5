#pragma once

#include "engine/ledger/enumeration.h"

#include <cstdint>
#include <string_view>
#include <vector>

// The questions about a game: enumeration `Question::About` with one row per kind (`rows_of`). A
// row defines the answer and the entries that caused it; its wording is a row in the game's table
// (`companion/desk/questions.h`).
namespace consigliere::ledger {

/// Which acts are searched for causes.
enum class Reach : std::uint8_t { evening, last_entry };

/// `Asked` is a question with its subject and, once known, its answer.
template <typename About, typename Asked, typename Answer, typename Act>
struct QuestionRow {
    About value;
    /// The question without its subject: "purse".
    std::string_view word;
    Answer (&answer)(const Asked&);
    /// Returns true if an act affects the answer.
    bool (&is_cause)(const Act&, const Asked&);
    /// Returns true if an act makes all earlier acts irrelevant to the answer.
    bool (*forgets)(const Act&, const Asked&) = nullptr;
    Reach reach = Reach::evening;
};

/// The row of what a question is about.
template <typename Question>
[[nodiscard]] constexpr const auto& row_of(const Question& question)
{
    return rows_of<typename Question::About>.row(question.about);
}

/// An act still in effect, with its entry.
template <typename Act>
struct CauseOf {
    int entry = 0;
    Act act;
};

/// Answer to "Why?" as data: the rule, and the entries whose acts caused it.
template <typename Answer, typename Question, typename Act>
struct ExplanationOf : Answer {
    Question question;
    std::vector<CauseOf<Act>> causes;
};

/// Acts up to a snapshot that affect the answer. `entry_of`: the entry displayed for an act.
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
