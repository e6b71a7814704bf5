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

/// What an evening knows by name, and what is printed on the board and the cards. The book prints
/// neither the order of the circuit nor the home points nor most cards: every one may be unknown,
/// until the table describes its own copy once, and it is kept.
namespace consigliere::mafia {

/// What a card says, as far as anybody has told.
struct CardText {
    std::string text;
    std::optional<std::vector<Effect>> effects;

    [[nodiscard]] friend bool operator==(const CardText&, const CardText&) = default;
};

/// What is unlikely about a described circuit, though not impossible.
enum class BoardDoubt : std::uint8_t {
    odd_length, ///< The starts lie in opposite corners (M-2.2).
    informer_far, ///< In the printed example an informer lies within reach of a police station.
};

class Components {
public:
    struct Person {
        std::string name; ///< The word of a record, "ana".
        std::string player; ///< As people write it, "Ana".
    };

    Components();
    /// The same box, and who sits around it.
    void seat(std::vector<Person> persons) { m_persons = std::move(persons); }

    [[nodiscard]] const std::vector<Person>& persons() const { return m_persons; }
    [[nodiscard]] const Person& operator[](Seat seat) const { return m_persons[index_of(seat)]; }

    /// What the table has agreed on against the book.
    [[nodiscard]] const ledger::HouseRules& house_rules() const { return m_house_rules; }
    void declare(ledger::HouseRules rules) { m_house_rules = std::move(rules); }

    // The board. ---------------------------------------------------------------------------------

    /// The outer circuit from the Bonanno start along the arrow; empty while nobody described it.
    [[nodiscard]] const std::vector<Field>& circuit() const { return m_circuit; }
    [[nodiscard]] bool has_circuit() const { return !m_circuit.empty(); }
    /// Where a field lies on the described circuit: nothing if it is not there, or if its number
    /// was not told and there are several of its kind.
    [[nodiscard]] std::optional<int> place_of(Field field) const;
    /// The field a number of steps further.
    [[nodiscard]] Field field_after(int place, int steps) const;
    [[nodiscard]] std::vector<BoardDoubt> doubts() const;

    /// The fields of the map that a figure's home point touches (A8).
    [[nodiscard]] const std::optional<Squares>& home(Figure figure) const
    {
        return m_homes[index_of(figure)];
    }
    /// All that the home points of a family touch; nothing while one of them is unknown.
    [[nodiscard]] std::optional<Squares> homes(Family family) const;

    // The cards. ---------------------------------------------------------------------------------

    /// What somebody has told of a card, or the book.
    [[nodiscard]] const CardText* text_of(Card card) const;

    /// Adds what `tree` describes in its lists `boards` and `cards`. What is known already is
    /// replaced only where the new description says something.
    [[nodiscard]] ledger::Status<ledger::RecordError> describe(const ledger::Tree& tree);
    /// Everything that is known, in the form that `describe` reads.
    [[nodiscard]] ledger::Tree description() const;

    /// The lists that `describe` reads, in their order.
    static constexpr std::array<std::string_view, 2> lists{"boards", "cards"};

    /// No line introduces a name.
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
    std::map<int, CardText> m_cards; ///< By the number of the card as a term.
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
