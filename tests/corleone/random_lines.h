#pragma once

#include "engine/corleone/game.h"

#include <random>
#include <string>
#include <vector>

/// Lines that a table might enter, sensible and not, for random play.
namespace consigliere::test {

class RandomLines {
public:
    explicit RandomLines(std::uint32_t seed)
        : m_random(seed)
    {
    }

    /// A number from 0 to `count - 1`.
    [[nodiscard]] int below(int count);
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    template <typename List>
    [[nodiscard]] const auto& any_of(const List& list) // A list that outlives the result.
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    template <typename Value>
    [[nodiscard]] Value one_of(std::initializer_list<Value> values)
    {
        return values.begin()[below(static_cast<int>(values.size()))];
    }

    /// The head of a record: 2 to 5 Families in any order, full or board tracking, piles counted
    /// or not.
    [[nodiscard]] ledger::Tree head();
    /// The test box, of which nobody has described a part.
    [[nodiscard]] ledger::Tree box();

    /// A line with a verb of RECORD's and arguments that exist, whether it makes sense now or not.
    [[nodiscard]] std::string line(const corleone::Evening& evening);
    /// `table corrects:` with one to three acts.
    [[nodiscard]] std::string correction(const corleone::Evening& evening);
    /// A line with some of its letters and words changed.
    [[nodiscard]] std::string spoiled(const std::string& line);

private:
    [[nodiscard]] std::string word(std::initializer_list<const char*> words);
    [[nodiscard]] std::string family();
    [[nodiscard]] std::string area();
    [[nodiscard]] std::string business(const corleone::Evening& evening);
    [[nodiscard]] std::string space(const corleone::Evening& evening);
    [[nodiscard]] std::string job(const corleone::Evening& evening);
    [[nodiscard]] std::string ally(const corleone::Evening& evening);
    [[nodiscard]] std::string cards(const corleone::Evening& evening);
    [[nodiscard]] std::string money();
    [[nodiscard]] std::string place(const corleone::Evening& evening);
    [[nodiscard]] std::string figure(const corleone::Evening& evening);
    [[nodiscard]] std::string act(const corleone::Evening& evening);
    [[nodiscard]] std::string table_line(const corleone::Evening& evening);
    [[nodiscard]] std::string family_line(const corleone::Evening& evening);
    [[nodiscard]] std::string use(const corleone::Evening& evening);

    std::mt19937 m_random;
};

} // namespace consigliere::test
