#pragma once

#include "companion/desk/desk.h"
#include "companion/rulebook/rulebook.h"
#include "companion/telling/teller.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// The card on which the referee says why something cannot stand: the rule, the page, the facts,
/// and the ways out.
class VerdictCard {
public:
    void show(std::string line, ledger::Opinion opinion)
    {
        m_line = std::move(line);
        m_opinion = std::move(opinion);
    }
    void clear() { m_opinion.reset(); }
    [[nodiscard]] bool is_shown() const { return m_opinion.has_value(); }
    /// The line that the card is about.
    [[nodiscard]] const std::string& line() const { return m_line; }
    /// The id of the rule that it cites first; empty when it cites none.
    [[nodiscard]] std::string rule() const;

    /// Where it lies among what it is drawn with.
    enum class Place : std::uint8_t { above, below };
    enum class Tap : std::uint8_t { none, rule, entry, ruling, close };
    /// What the card needs to be told.
    struct Words {
        const telling::Teller& teller;
        const rulebook::Rulebook* rulebook;
        const desk::GameTable& table;
    };
    [[nodiscard]] float height(const widgets::Ui& ui, float width, const Words& words) const;
    Tap draw(widgets::Ui& ui, const widgets::Rect& rect, const Words& words) const;
    /// The entry that the refused line collides with, if there is one.
    [[nodiscard]] std::optional<int> entry(const desk::GameTable& table) const;

private:
    /// What stands on the card, in the chosen language.
    struct Text {
        std::string title;
        std::string page;
        std::string reasons;
        std::vector<std::pair<Tap, std::string>> offers;
    };
    [[nodiscard]] Text text_for(const Words& words) const;
    [[nodiscard]] std::string word_of(Tap tap) const;

    std::string m_line;
    std::optional<ledger::Opinion> m_opinion;
};

} // namespace consigliere::screens
