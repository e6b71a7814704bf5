#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Cards that are alike.
struct CardKind {
    std::string id; ///< "$2", "job:extortion": what targets call it.
    std::string name;
    Cards card; ///< One of them.
    int there = 0; ///< How many there are.
};
/// All kinds of money, from the lowest, of goods, and Jobs that nobody has named, of some of which
/// there may be none; then the Jobs and Allies that are among some cards.
[[nodiscard]] std::vector<CardKind> kinds_of(const View& view, const Cards& cards);

/// Choosing cards, wherever some have to be chosen: of a hand, of a Suitcase, of the box. Every
/// kind of card has one place that it keeps: a tap on the card takes one more, a minus beside it
/// puts one back. Where only one card is wanted, the tap on it is the choice.
class CardPicker {
public:
    /// Who may know what there is to choose from.
    enum class HandVisibility : std::uint8_t {
        open, ///< Only what is there is offered, with its number.
        /// Every kind of card is offered, and the numbers are seen only by whoever holds a
        /// button, so that nobody reads a hand off the screen. What is not there is refused
        /// at the tap.
        covered,
        unlimited, ///< Nobody counts what there is.
    };
    enum class Kinds : std::uint8_t { money, all };

    struct Wish {
        std::string title;
        std::string button;
        /// What there is to choose from.
        Cards from;
        /// Allies that lie about and can be had, too.
        std::vector<AllyId> free_allies;
        HandVisibility sight = HandVisibility::open;
        Kinds kinds = Kinds::all;
        /// How many have to be chosen; any number where nothing stands.
        std::optional<int> count;
    };

    /// Draws the picker; gives the cards when as many as wished are chosen and the table said so.
    std::optional<Cards> draw(Ui& ui, const Rect& rect, const View& view, const Wish& wish);

    /// Only the cards, without title and button, for forms that ask for more than cards. Takes
    /// its height off the top of `rect`.
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
    /// In a covered hand, the card of which there is no other.
    std::string m_refused;
    /// Whoever has the hand holds the button to see it.
    bool m_is_seen = false;
    /// A single card was chosen by its tap.
    bool m_is_chosen = false;
};

/// What is left of some cards when others are taken out of them.
[[nodiscard]] Cards without(const Cards& cards, const Cards& taken);

/// The face of a single card, or its back with what is known of it.
void draw_card_face(Ui& ui, const Rect& rect, const Cards& card, const std::string& name);

/// How a hand is shown to those at the table; one that is not followed has no numbers.
[[nodiscard]] CardPicker::HandVisibility sight_of_hands(const View& view);

} // namespace consigliere::table_corleone
