#pragma once

#include "companion/desk/table_host.h"
#include "companion/evening/table_layout.h"
#include "companion/frame/finding.h"
#include "companion/frame/room.h"
#include "companion/frame/rule_books.h"
#include "companion/tables/verdict_words.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Card that explains a refusal: fact, rule and page, alternative, and ways to proceed. It is
/// placed in the side panel (`CardPlace`) so that nothing moves; a tap opens the full sheet.
class VerdictCard {
public:
    /// Sources of the text; they must outlive the card.
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

    /// Shows the assessment of a line, as far as the audience may know it.
    void show(const std::string& line, const ledger::Audience& audience);
    void clear() { m_opinion.reset(); }
    [[nodiscard]] bool is_shown() const { return m_opinion.has_value(); }
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
    /// Rectangle over the end of a turn panel, not below `floor`; empty while hidden.
    [[nodiscard]] Rect place_over(const Ui& ui, const Rect& turn, float floor) const;
    /// Cuts the card's rectangle off the bottom of a column; empty while hidden.
    [[nodiscard]] Rect cut_off(const Ui& ui, Rect& column) const;
    /// Call after drawing the turn panel.
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
    /// Id of the first rule cited; empty if none.
    [[nodiscard]] std::string rule() const;
    /// House rules of the evening that would make the line legal.
    [[nodiscard]] std::vector<const ledger::HouseRule*> house_rules() const;
    /// The line with those house rules invoked.
    [[nodiscard]] std::string line_by_house_rule() const;
    /// Entries that conflict with the refused line, newest first.
    [[nodiscard]] std::vector<int> entries() const;

private:
    struct Offer {
        Tap tap = Tap::none;
        std::string id;
        std::string label;
    };
    struct Text : tables::VerdictWords {
        std::vector<Offer> offers;
    };
    /// Layout at a given width: heights in pixels.
    struct Layout {
        float title = 0;
        float source = 0;
        float reasons = 0;
        float instead = 0;
        Font font = Font::body;
        struct Row {
            std::vector<Offer> offers;
            float height = 0;
        };
        std::vector<Row> rows;

        [[nodiscard]] float height_of_buttons() const;
        [[nodiscard]] float head() const { return title + source; }
    };
    [[nodiscard]] Text text() const;
    [[nodiscard]] std::vector<Offer> offers(const std::string& rule) const;
    /// Height needed for the full text, up to a limit.
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
    /// A legal alternative as a line; empty if none.
    std::string m_instead;
    std::optional<ledger::Assessment> m_opinion;
};

} // namespace consigliere::screens
