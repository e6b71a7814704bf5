#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/verdict.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Interface between a game's table and the "Why?" mode, in which everything shown can be tapped.
namespace consigliere::desk {

/// An item on the table that can be asked about, where it was drawn.
struct Hotspot {
    enum class Shape : std::uint8_t {
        card,
        disc,
        line, ///< Narrow; its own outline is highlighted.
    };
    /// `when_asked`: highlighted only if it is the subject of the question shown. It can always be
    /// tapped.
    enum class Light : std::uint8_t { always, when_asked };
    /// An item under the same finger, such as the figure on a space.
    struct Other {
        std::string thing;
        std::string name;
    };

    /// Id in questions, made of record words: "territory:midtown", "hand:vitale", "phase:wars". The
    /// same in every game state.
    std::string thing;
    /// Short display name: "Midtown", "Bia’s hand".
    std::string name;
    /// Rectangle to highlight.
    widgets::Rect place;
    /// Touch area: large enough for a finger, not overlapping others.
    widgets::Rect reach;
    Shape shape = Shape::card;
    /// Polygon of an item of another shape, such as a Territory. Taps inside it count where no
    /// smaller item is.
    std::vector<ImVec2> outline{};
    Light light = Light::always;
    std::vector<Other> others{};

    /// True if a tap on this may mean the item `asked`.
    [[nodiscard]] bool stands_for(std::string_view asked) const;
};

/// A player's part of what is counted: influence, markers, a bid.
struct AnswerCount {
    std::string name; ///< "Piotr", "neutral side"
    /// Sets the colour and icon; nullopt if it belongs to no player.
    std::optional<std::string> actor;
    int count = 0;
    std::string figure; ///< Formatted count: "2", "$ 40,000".
};

/// A question about the table, with its answer and reasons.
struct WhyAnswer {
    /// Ids of the items that it is about, the most relevant first. A tap on any of them shows it.
    std::vector<std::string> about;
    std::string question; ///< "Who controls Midtown?" Unique within an evening.
    std::string answer; ///< "Bia", "Nobody", "5"
    /// The player named in the answer, if any.
    std::optional<std::string> named;
    std::vector<AnswerCount> shares; ///< By importance, or by seat.
    /// Further facts, as sentences.
    std::vector<std::string> details;
    std::string rule; ///< Id of the deciding rule.
    struct Cause {
        std::string text;
        int entry = 0; ///< 0 if no single entry is the cause.
    };
    std::vector<Cause> because; ///< In chronological order.
    /// Kind of question: "control". Rule books list search words by kind.
    std::string kind{};
    /// Further names of its subject, for the search: "Bruno", whose figure was shot.
    std::string called{};
};

/// Some of the questions, by their order: for who has no time to tell all at once.
struct SomeQuestions {
    int skipped = 0;
    int most = std::numeric_limits<int>::max();
};

/// Answer to "Whose turn is it?" after the end of the game. Every game has this question.
[[nodiscard]] WhyAnswer nobodys_turn(std::vector<std::string> about, ledger::RuleId rule);

/// Returns the answer with its counts in one line: "Bia (Piotr 2, Bia 3)".
[[nodiscard]] std::string tell_answer(const WhyAnswer& explanation);

/// Returns tell_answer() and the details: the text in which a search finds the question.
[[nodiscard]] std::string tell_all_of(const WhyAnswer& explanation);

/// A question with different answers in two versions of an evening.
struct OtherAnswer {
    std::string question; ///< "Who dominates Midtown?"
    std::string before; ///< Empty if the question does not arise there.
    std::string after;
    std::string rule;
};
/// Returns the differing answers: first the questions of `after`, in order, then those that only
/// `before` has.
[[nodiscard]] std::vector<OtherAnswer> other_answers(
    const std::vector<WhyAnswer>& before, const std::vector<WhyAnswer>& after);

/// Returns the questions about an item, those most relevant to it first.
[[nodiscard]] std::vector<const WhyAnswer*> questions_about(
    const std::vector<WhyAnswer>& all, const std::string& thing);

} // namespace consigliere::desk
