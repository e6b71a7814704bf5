#pragma once

#include "companion/desk/desk.h"
#include "companion/evening/table_layout.h"
#include "companion/frame/finding.h"
#include "companion/frame/room.h"
#include "companion/frame/rule_books.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The card on which the referee says why something cannot stand: what is so, by which rule and on
/// which page, what is possible instead, and the ways out. It lies in the side panel, as high as it
/// needs (`CardPlace`), so that nothing else on the table moves for it; the whole sheet is a tap
/// away.
class VerdictCard {
public:
    /// What the card is told with; all of it outlives the card.
    struct Words {
        const ledger::Evening& evening;
        const telling::Teller& teller;
        const desk::GameTable& table;
        RuleBooks& books;
    };
    explicit VerdictCard(const Words& words)
        : m_words(words)
    {
    }

    /// Shows what the referee says of a line, as far as the audience may know it.
    void show(const std::string& line, const ledger::Audience& audience);
    void clear() { m_opinion.reset(); }
    [[nodiscard]] bool is_shown() const { return m_opinion.has_value(); }
    /// The line that the card is about.
    [[nodiscard]] const std::string& line() const { return m_line; }
    [[nodiscard]] const ledger::Assessment& opinion() const { return *m_opinion; }

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
    /// Its place over the end of a turn panel, no lower than `floor`; empty while it is not shown.
    [[nodiscard]] Rect place_over(const Ui& ui, const Rect& turn, float floor) const;
    /// Takes its height off the bottom of a column; empty while it is not shown.
    [[nodiscard]] Rect cut_off(const Ui& ui, Rect& column) const;
    /// To be told after the turn panel was drawn.
    void look_at(const Ui& ui, const Rect& turn) { m_place.look_at(ui, turn); }
    Tap draw(Ui& ui, const Rect& rect) const;

    [[nodiscard]] const Words& words() const { return m_words; }
    [[nodiscard]] const rulebook::Rulebook* rulebook() const
    {
        return m_words.books.of(m_words.evening.game());
    }
    [[nodiscard]] std::vector<Finding> findings() const
    {
        return findings_of(*m_opinion, m_words.evening, m_words.teller);
    }
    /// The id of the rule that it cites first; empty when it cites none.
    [[nodiscard]] std::string rule() const;
    /// The house rules of the evening that would let the line stand, if it invoked them.
    [[nodiscard]] std::vector<const ledger::HouseRule*> house_rules() const;
    /// The line as it invokes them.
    [[nodiscard]] std::string line_by_house_rule() const;
    /// The entries that the refused line collides with, newest first.
    [[nodiscard]] std::vector<int> entries() const;

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
    [[nodiscard]] Text text() const;
    [[nodiscard]] std::vector<Offer> offers(const std::string& rule) const;
    /// How high the card is that shows all it has to say, as far as it does not say too much.
    [[nodiscard]] float height(const Ui& ui, float width) const;
    [[nodiscard]] static std::vector<Offer> without(std::vector<Offer> offers, Tap gone);
    [[nodiscard]] static std::vector<Layout::Row> in_rows(
        const Ui& ui, const std::vector<Offer>& offers, float width);
    [[nodiscard]] static Layout lay_out(const Ui& ui, float width, const Text& text);
    Tap draw_buttons(Ui& ui, Rect& rect, const Layout& layout) const;
    void draw_head(Ui& ui, Rect& rect, const Text& text, const Layout& layout) const;

    Words m_words;
    CardPlace m_place;
    std::string m_line;
    /// A line that would be legal; empty where there is none.
    std::string m_instead;
    std::optional<ledger::Assessment> m_opinion;
};

} // namespace consigliere::screens
