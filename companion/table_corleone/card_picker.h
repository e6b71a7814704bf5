#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Equal cards, counted.
struct CardKind {
    std::string id; ///< "$2", "job:extortion": what targets call it.
    std::string name;
    Cards card; ///< A single card of this kind.
    int there = 0; ///< Number of these cards.
};
/// All kinds of money (ascending), all goods and unnamed Jobs, even with count 0; then the Jobs and
/// Allies in `cards`.
[[nodiscard]] std::vector<CardKind> kinds_of(const View& view, const Cards& cards);

/// Picker for cards of a hand, of a Suitcase or of the box. Each kind keeps its place: a tap takes
/// one more, the minus beside it puts one back. If a single card is wanted, the tap completes the
/// choice.
class CardPicker {
public:
    /// Who may see what can be chosen.
    enum class HandVisibility : std::uint8_t {
        open, ///< Only existing cards are offered, with their counts.
        /// Every kind is offered; counts are visible only while a button is held, so the screen
        /// reveals no hand. A missing card is refused at the tap.
        covered,
        unlimited, ///< Counts are not tracked.
    };
    enum class Kinds : std::uint8_t { money, all };

    struct Wish {
        std::string title;
        std::string button;
        /// The cards to choose from.
        Cards from;
        /// Open Allies that can be chosen, too.
        std::vector<AllyId> free_allies;
        HandVisibility observed = HandVisibility::open;
        Kinds kinds = Kinds::all;
        /// Exact number of cards to choose; nullopt for any number.
        std::optional<int> count;
    };

    /// Draws the picker. Returns the cards once `count` are chosen and confirmed, else nullopt.
    std::optional<Cards> draw(Ui& ui, const Rect& rect, const View& view, const Wish& wish);

    /// Draws only the cards, without title and button, for use in larger forms. Shrinks `rect` by
    /// the height used.
    void draw_cards(Ui& ui, Rect& rect, const View& view, const Wish& wish);

    [[nodiscard]] const Cards& picked() const { return m_picked; }
    void reset();

private:
    [[nodiscard]] std::vector<CardKind> offers_of(const View& view, const Wish& wish) const;
    void pick(const Cards& card);
    void draw_grid(Ui& ui, Rect& list, const std::vector<CardKind>& offers, const Wish& wish,
        int columns, float height);
    void draw_offer(Ui& ui, Rect cell, const CardKind& offer, const Wish& wish);
    void draw_refusal(Ui& ui, const Rect& rect) const;
    bool draw_buttons(Ui& ui, Rect rect, const Wish& wish);

    Cards m_picked;
    /// In a covered hand: id of the card that was refused because no more of it is there.
    std::string m_refused;
    /// The owner of the hand is holding the button that reveals it.
    bool m_is_seen = false;
    /// The tap on a single card completed the choice.
    bool m_is_chosen = false;
};

/// Returns `cards` less `taken`. Requires that `taken` is contained in `cards`.
[[nodiscard]] Cards without(const Cards& cards, const Cards& taken);

/// Draws the face of a single card, or its back with what is known of it.
void draw_card_face(Ui& ui, const Rect& rect, const Cards& card, const std::string& name);

/// Draws a badge in the corner of a card: how many are chosen, and of how many.
void draw_count(Ui& ui, const Rect& card, const std::string& count, bool is_chosen);

/// Visibility of hands on the open screen: `unlimited` if hands are not tracked.
[[nodiscard]] CardPicker::HandVisibility sight_of_hands(const View& view);

} // namespace consigliere::table_corleone
