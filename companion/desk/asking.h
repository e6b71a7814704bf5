#pragma once

#include "companion/widgets/ui.h"
#include "engine/ledger/verdict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// “Why?” is a mode of the table: everything that it shows can be touched and answers. This is what
/// a game’s table and the screen of that mode say to each other.
namespace consigliere::desk {

/// A thing that a table shows, where it was drawn, to be asked about.
struct Hotspot {
    enum class Shape : std::uint8_t {
        card,
        disc,
        line, ///< Its outline is narrow, and lights up itself.
    };
    /// What nothing lies on lights up when it is asked about, and not before. It answers all the
    /// same.
    enum class Light : std::uint8_t { always, when_asked };
    /// What lies under the same finger, as a figure does on its field.
    struct Other {
        std::string thing;
        std::string name;
    };

    /// By which questions say what they are about, made of the words of a record:
    /// "territory:midtown", "hand:vitale", "phase:wars". The same thing has the same name on every
    /// board, at every entry.
    std::string thing;
    /// What people call it, short: "Midtown", "Bia’s hand".
    std::string name;
    /// What lights up.
    widgets::Rect place;
    /// Where a finger finds it: as large as a finger needs it, and over no other thing’s.
    widgets::Rect reach;
    Shape shape = Shape::card;
    /// For what is neither a card nor a disc, as a Territory is not: its outline, on which a finger
    /// finds it too wherever nothing smaller lies.
    std::vector<ImVec2> outline{};
    Light light = Light::always;
    std::vector<Other> others{};

    /// Whether a tap on it can mean a thing.
    [[nodiscard]] bool stands_for(std::string_view asked) const;
};

/// What somebody has of what is counted: his influence, his markers, his bid.
struct Share {
    std::string name; ///< "Piotr", "neutral side"
    /// Whose colour and sign it has; nothing for what nobody plays.
    std::optional<std::string> actor;
    int count = 0;
    std::string figure; ///< The count as people read it: "2", "$ 40,000".
};

/// A question about what a table shows, and everything that bears on its answer.
struct Explanation {
    /// The things that it answers for, the one that it is most about first. A tap on any of them
    /// shows it.
    std::vector<std::string> about;
    std::string question; ///< "Who controls Midtown?" No two questions of an evening are alike.
    std::string answer; ///< "Bia", "Nobody", "5"
    /// The player whom the answer names.
    std::optional<std::string> named;
    std::vector<Share> shares; ///< In the order in which they count, or of the seats.
    /// What else there is to say, in sentences.
    std::vector<std::string> details;
    std::string rule; ///< The id of the rule that decides.
    struct Because {
        std::string text;
        int entry = 0; ///< 0 when no single entry is meant.
    };
    std::vector<Because> because; ///< In the order in which they happened.
    /// What is asked, of whatever it is about: "control". A rule book knows in which words people
    /// ask it.
    std::string kind{};
    /// What those are called, besides, whom it is about: "Bruno", whose figure was shot.
    std::string called{};
};

/// Whose turn it is once the game is over: nobody's, by the rule that says so. Every game is asked
/// that, also one that has no turns.
[[nodiscard]] Explanation nobodys_turn(std::vector<std::string> about, ledger::RuleId rule);

/// The answer in one line, with its figures: "Bia (Piotr 2, Bia 3)".
[[nodiscard]] std::string tell_answer(const Explanation& explanation);

/// The same with what is said beside it: the words by which people find the question.
[[nodiscard]] std::string tell_all_of(const Explanation& explanation);

/// A question that two courses of an evening answer in different words.
struct OtherAnswer {
    std::string question; ///< "Who dominates Midtown?"
    std::string before; ///< Empty where the question does not arise.
    std::string after;
    std::string rule; ///< The id of the rule that decides.
};
/// Those that arise after it first, in their order, then those that no longer do.
[[nodiscard]] std::vector<OtherAnswer> other_answers(
    const std::vector<Explanation>& before, const std::vector<Explanation>& after);

/// The questions that a thing shows when it is tapped: those that are most about it first.
[[nodiscard]] std::vector<const Explanation*> questions_about(
    const std::vector<Explanation>& all, const std::string& thing);

} // namespace consigliere::desk
