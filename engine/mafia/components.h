#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/tree.h"
#include "engine/mafia/effects.h"
#include "engine/mafia/things.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The named components of an evening, and the printed board and cards as far as known. The book
// does not print the order of the circuit, the home points or most cards, so each may be unknown
// until the table describes its copy.
namespace consigliere::mafia {

/// What is known of a card's text.
struct CardText {
    std::string text;
    std::optional<std::vector<Effect>> effects;

    [[nodiscard]] friend bool operator==(const CardText&, const CardText&) = default;
};

/// Unlikely features of a described circuit, which do not make it invalid.
enum class BoardDoubt : std::uint8_t {
    odd_length, ///< Odd number of fields, although the starts are in opposite corners (M-2.2).
    informer_far, ///< No informer within reach of a police station, unlike the printed example.
};

class Components {
public:
    struct Person {
        std::string name; ///< The name in a record, "ana".
        std::string player; ///< The display name, "Ana".
    };

    Components();
    /// Replaces the persons; board and cards stay.
    void seat(std::vector<Person> persons) { m_persons = std::move(persons); }

    [[nodiscard]] const std::vector<Person>& persons() const { return m_persons; }
    [[nodiscard]] const Person& operator[](Seat seat) const { return m_persons[index_of(seat)]; }

    [[nodiscard]] const ledger::HouseRules& house_rules() const { return m_house_rules; }
    void declare(ledger::HouseRules rules) { m_house_rules = std::move(rules); }

    /// The outer circuit from the Bonanno start along the arrow; empty if not described.
    [[nodiscard]] const std::vector<Field>& circuit() const { return m_circuit; }
    [[nodiscard]] bool has_circuit() const { return !m_circuit.empty(); }
    /// Index of a field on the described circuit. Returns nullopt if it is absent, or if its number
    /// is unknown and its kind not unique.
    [[nodiscard]] std::optional<int> place_of(Field field) const;
    /// The field `steps` after the index `place`, cyclically.
    [[nodiscard]] Field field_after(int place, int steps) const;
    [[nodiscard]] std::vector<BoardDoubt> doubts() const;

    /// Fields of the map next to a figure's home point (A8); nullopt if unknown.
    [[nodiscard]] const std::optional<Squares>& home(Figure figure) const
    {
        return m_homes[index_of(figure)];
    }
    /// Union over the family's figures; nullopt if one of them is unknown.
    [[nodiscard]] std::optional<Squares> homes(Family family) const;

    /// Returns nullptr if neither the book nor the table has described the card.
    [[nodiscard]] const CardText* text_of(Card card) const;

    /// Merges the lists `boards` and `cards` of `tree`. Values given there replace known ones; all
    /// others are kept.
    [[nodiscard]] ledger::Status<ledger::RecordError> describe(const ledger::Tree& tree);
    /// Everything known, in the format of `describe`.
    [[nodiscard]] ledger::Tree description() const;

    /// Keys of the lists that `describe` reads, in order.
    static constexpr std::array<std::string_view, 2> lists{"boards", "cards"};

    /// Rollback of names introduced by lines: unused, because no line introduces a name.
    struct Mark { };
    struct Names { };
    [[nodiscard]] static Mark mark() { return {}; }
    [[nodiscard]] static Names take_since(Mark) { return {}; }
    static void add(Names) { }

private:
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_board(const ledger::Tree& board);
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_circuit(const ledger::Tree& circuit);
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_homes(const ledger::Tree& homes);
    [[nodiscard]] ledger::Status<ledger::RecordError> check_homes(const ledger::Tree& homes) const;
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_card(const ledger::Tree& card);

    std::vector<Person> m_persons;
    ledger::HouseRules m_house_rules;
    std::vector<Field> m_circuit;
    std::array<std::optional<Squares>, figure_count> m_homes;
    std::map<int, CardText> m_cards; ///< Key: the number of the card as a term.
};

} // namespace consigliere::mafia

template <>
inline constexpr consigliere::ledger::Enumeration<consigliere::mafia::BoardDoubt, 2>
    consigliere::ledger::rows_of<consigliere::mafia::BoardDoubt>{{{
        {consigliere::mafia::BoardDoubt::odd_length, "odd-length",
            to_translate(
                "A circuit with starts in opposite corners has an even number of fields.")},
        {consigliere::mafia::BoardDoubt::informer_far, "informer-far",
            to_translate("In the book’s example, an informer is one or two fields before a police "
                         "station, or one after it.")},
    }}};
