#pragma once

#include "companion/rules/book_screen.h"
#include "companion/rules/counted_arguments.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// FAQ of a game: question, answer, rule, differences between editions, and how often it was
/// disputed with which outcome.
class FaqScreen final : public BookScreen {
public:
    /// Current status at the table below, by FAQ entry id.
    using HowTheyStand = std::map<std::string, std::string>;
    /// Opens at a FAQ entry; at the top if `argument` is empty.
    FaqScreen(const Context& context, std::string game, std::string argument,
        HowTheyStand how_they_stand = {});

    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override;

private:
    [[nodiscard]] std::vector<Choice> choices() const;
    [[nodiscard]] std::vector<rulebook::SettledArgument> listed() const;
    void draw_argument(Ui& ui, Rect& list, const rulebook::SettledArgument& argued);
    void draw_ways(Ui& ui, Rect rect, const rulebook::SettledArgument& argued,
        const db::RuleDisputes* counted);
    [[nodiscard]] std::vector<widgets::Paragraph> texts_of(const Ui& ui,
        const rulebook::SettledArgument& argued, const db::RuleDisputes* counted) const;

    std::string m_argument;
    bool m_is_found = false;
    HowTheyStand m_how_they_stand;
    CountedArguments m_counted;
};

} // namespace consigliere::screens
