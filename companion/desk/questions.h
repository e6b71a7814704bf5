#pragma once

#include "companion/desk/asking.h"
#include "companion/language/language.h"
#include "engine/ledger/enumeration.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::desk {

// Shared by the games' implementations of `GameTable::faq_status`.

/// Maps a status word (`rulebook::FaqEntry::now`) to a function of the hotspot. It returns a text,
/// or nullopt if the status does not apply.
template <typename Tell>
struct Telling {
    std::string_view now;
    Tell tell;
};

template <typename Tellings, typename Subject>
[[nodiscard]] std::optional<std::string> told_by(
    const Tellings& tellings, std::string_view now, const Subject& on)
{
    const auto* const found =
        std::ranges::find(tellings, now, [](const auto& telling) { return telling.now; });
    return found == tellings.end() ? std::nullopt : std::invoke(found->tell, on);
}

// A game's questions as its table words and answers them. One row per kind, in the order of the
// engine (`engine/ledger/questions.h`), which is the order of presentation.

/// `Asked` is a question with its answer and the data needed to word it.
template <typename Question, typename Position, typename Components, typename Asked>
struct QuestionRow {
    using Ask = std::function<void(Question)>;

    typename Question::About about;
    /// Translation key; `Asked::values` fills its placeholders.
    const char* text;
    /// Enumerates the subjects. Adjacent rows with the same function are asked subject by subject.
    void (*each)(const Position&, const Components&, const Ask&);
    bool (*arises)(const Position&, const Question&);
    std::string (*answer)(const Asked&);
    /// Hotspot ids, the most relevant first.
    std::vector<std::string> (*things)(const Asked&);
    /// Further facts, as sentences.
    std::vector<std::string> (*details)(const Asked&) = nullptr;
    /// Counts behind the answer.
    std::vector<AnswerCount> (*shares)(const Asked&) = nullptr;
};

/// True if the rows are complete and match the enumerators in order.
template <typename Row, std::size_t count>
[[nodiscard]] consteval bool are_complete(const std::array<Row, count>& rows)
{
    using About = decltype(Row::about);
    static_assert(count == ledger::count_of<About>, "A question has no row at the table.");
    return std::ranges::equal(rows, ledger::all_of<About>, {}, &Row::about)
        && std::ranges::all_of(rows, [](const Row& row) {
               return row.text && row.each && row.arises && row.answer && row.things;
           });
}

/// Returns a question in words. Causes without words are omitted.
template <typename Rows, typename Asked>
[[nodiscard]] WhyAnswer tell_asked(const Rows& rows, const Asked& on)
{
    const auto& row = rows[static_cast<std::size_t>(on.question.about)];
    WhyAnswer told{.about = row.things(on),
        .question = language::tr_fill(row.text, on.values()),
        .answer = row.answer(on),
        .named = on.named(),
        .shares = row.shares ? row.shares(on) : std::vector<AnswerCount>(),
        .details = row.details ? row.details(on) : std::vector<std::string>(),
        .rule = std::string(on.rule.text()),
        .because = {},
        .kind = std::string(ledger::word_of(row.about))};
    for (const auto& cause : on.causes) {
        std::string text = on.tell_cause(cause.act);
        if (!text.empty())
            told.because.push_back({std::move(text), cause.entry});
    }
    return told;
}

/// Returns questions about a position, worded by `tell`, and takes them off `some`.
template <typename Rows, typename Position, typename Components, typename Tell>
[[nodiscard]] std::vector<WhyAnswer> tell_all(const Rows& rows, const Position& position,
    const Components& components, SomeQuestions& some, const Tell& tell)
{
    std::vector<WhyAnswer> told;
    for (auto first = rows.begin(); first != rows.end();) {
        const auto end = std::find_if(
            first, rows.end(), [&first](const auto& row) { return row.each != first->each; });
        first->each(position, components, [&](auto question) {
            for (auto row = first; row != end; ++row) {
                question.about = row->about;
                if (!row->arises(position, question))
                    continue;
                if (some.skipped > 0) {
                    --some.skipped;
                } else if (some.most > 0) {
                    --some.most;
                    told.push_back(tell(question));
                }
            }
        });
        first = end;
    }
    return told;
}

/// For rows that always arise.
template <typename Position, typename Question>
bool always(const Position& /*position*/, const Question& /*question*/)
{
    return true;
}

/// For rows without a subject.
template <typename Question, typename Position, typename Components>
void once(const Position& /*position*/, const Components& /*components*/,
    const std::function<void(Question)>& ask)
{
    ask({});
}

} // namespace consigliere::desk
