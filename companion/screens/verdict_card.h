#pragma once

#include "companion/desk/desk.h"
#include "companion/screens/finding.h"
#include "companion/screens/room.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// The card on which the referee says why something cannot stand: the first rule, its page, the
/// facts, and the ways out. It has one size and one place, over the seats, so that nothing else on
/// the table moves for it; the whole sheet is a tap away.
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
    [[nodiscard]] const ledger::Opinion& opinion() const { return *m_opinion; }

    enum class Tap : std::uint8_t {
        none,
        sheet,
        rule,
        entry,
        house_rule,
        ruling,
        correction,
        close
    };
    /// What the card needs to be told.
    struct Words {
        const ledger::Evening& evening;
        const telling::Teller& teller;
        const rulebook::Rulebook* rulebook;
        const desk::GameTable& table;
    };
    Tap draw(Ui& ui, const Rect& rect, const Words& words) const;
    /// The id of the rule that it cites first; empty when it cites none.
    [[nodiscard]] std::string rule(const Words& words) const;
    /// The house rules of the evening that would let the line stand, if it invoked them.
    [[nodiscard]] std::vector<const ledger::HouseRule*> house_rules(
        const ledger::Evening& evening) const;
    /// The line as it invokes them.
    [[nodiscard]] std::string line_by_house_rule(const ledger::Evening& evening) const;
    /// The entries that the refused line collides with, newest first.
    [[nodiscard]] std::vector<int> entries(const desk::GameTable& table) const;

private:
    struct Offer {
        Tap tap = Tap::none;
        std::string id;
        std::string label;
    };
    /// What stands on the card, in the chosen language.
    struct Text {
        std::string title;
        std::string page;
        std::string reasons;
        std::vector<Offer> offers;
        /// "House rule: Two Thugs may share a space"; empty where none would help.
        std::string house_rule;
    };
    [[nodiscard]] Text text_for(const Words& words) const;
    void draw_text(Ui& ui, Rect rect, const Text& text) const;

    std::string m_line;
    std::optional<ledger::Opinion> m_opinion;
};

} // namespace consigliere::screens
