#pragma once

#include "companion/desk/desk.h"
#include "companion/frame/finding.h"
#include "companion/frame/room.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// The card on which the referee says why something cannot stand: what is so, by which rule and on
/// which page, what is possible instead, and the ways out. It lies in the side panel, as high as it
/// needs (`CardPlace`), so that nothing else on the table moves for it; the whole sheet is a tap
/// away.
class VerdictCard {
public:
    /// `instead` is a line that would be legal; empty when there is none.
    void show(std::string line, ledger::Opinion opinion, std::string instead)
    {
        m_line = std::move(line);
        m_opinion = std::move(opinion);
        m_instead = std::move(instead);
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
    /// How high the card is that shows all it has to say, as far as it does not say too much.
    [[nodiscard]] float height(const Ui& ui, float width, const Words& words) const;
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
        std::string title; ///< "Gallery is taken"
        std::string source; ///< "14.thug-space · p. 14"
        std::string reasons;
        std::string instead;
        std::vector<Offer> offers;
    };
    /// How its parts are laid in a width.
    struct Layout {
        float title = 0;
        float source = 0;
        float reasons = 0;
        float instead = 0;
        Font font = Font::body; ///< Of the reasons.
        struct Row {
            std::vector<Offer> offers;
            float height = 0;
        };
        std::vector<Row> rows;

        /// What the buttons take, and the title with its rule.
        [[nodiscard]] float height_of_buttons() const;
        [[nodiscard]] float head() const { return title + source; }
    };
    [[nodiscard]] Text text_for(const Words& words) const;
    [[nodiscard]] std::vector<Offer> offers_for(const Words& words, const std::string& rule) const;
    [[nodiscard]] static std::vector<Offer> without(std::vector<Offer> offers, Tap gone);
    [[nodiscard]] static std::vector<Layout::Row> in_rows(
        const Ui& ui, const std::vector<Offer>& offers, float width);
    [[nodiscard]] static Layout lay_out(const Ui& ui, float width, const Text& text);
    Tap draw_buttons(Ui& ui, Rect& rect, const Layout& layout) const;
    void draw_head(Ui& ui, Rect& rect, const Text& text, const Layout& layout) const;

    std::string m_line;
    std::string m_instead;
    std::optional<ledger::Opinion> m_opinion;
};

} // namespace consigliere::screens
