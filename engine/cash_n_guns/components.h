#pragma once

#include "engine/cash_n_guns/enums.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::cash_n_guns {

/// The named components of an evening: its players. The book describes all other components, so a
/// table has nothing to describe.
class Components {
public:
    struct Seat {
        std::string name; ///< The name in a record, "ana".
        std::string player; ///< The display name, "Ana".
    };

    Components() = default;
    explicit Components(std::vector<Seat> seats)
        : m_seats(std::move(seats))
    {
    }

    [[nodiscard]] const std::vector<Seat>& seats() const { return m_seats; }
    [[nodiscard]] const Seat& operator[](Player player) const { return m_seats[index_of(player)]; }
    [[nodiscard]] std::optional<Player> find(std::string_view name) const;

    [[nodiscard]] const ledger::HouseRules& house_rules() const { return m_house_rules; }
    void declare(ledger::HouseRules rules) { m_house_rules = std::move(rules); }

    /// Accepts and ignores any description: this game has none.
    [[nodiscard]] ledger::Status<ledger::RecordError> describe(const ledger::Tree&) { return {}; }
    [[nodiscard]] ledger::Tree description() const { return ledger::Tree::table(); }

    /// Rollback of names introduced by lines: unused, because no line introduces a name.
    struct Mark { };
    struct Names { };
    [[nodiscard]] static Mark mark() { return {}; }
    [[nodiscard]] static Names take_since(Mark) { return {}; }
    static void add(Names) { }

private:
    std::vector<Seat> m_seats;
    ledger::HouseRules m_house_rules;
};

} // namespace consigliere::cash_n_guns
