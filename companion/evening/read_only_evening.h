#pragma once

#include "companion/desk/silent_desk.h"
#include "companion/frame/finding.h"
#include "companion/telling/teller.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What the players of an evening are called, by the words of a record.
using Players = std::map<std::string, std::string, std::less<>>;
/// The names that a desk knows.
[[nodiscard]] Players players_of(const desk::Desk& desk);

/// An evening, often a copy on which something is tried, with everybody who tells of it. What is
/// told is what the audience of the table may see.
class ReadOnlyEvening final : public desk::SilentDesk {
public:
    /// The evening, the habits and the players must outlive it.
    ReadOnlyEvening(const ledger::Evening& evening, const desk::TablePreferences& habits,
        const Players& players);

    [[nodiscard]] const ledger::Evening& evening() const override { return m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override;
    [[nodiscard]] const desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const telling::Teller& teller() const { return *m_teller; }

    /// An entry as the audience may see it, until something is added to the evening.
    [[nodiscard]] const ledger::Entry& seen(int number) const;
    /// What speaks against an entry, or is not known of it.
    [[nodiscard]] std::vector<Finding> findings(int number) const;

private:
    const ledger::Evening& m_evening;
    const desk::TablePreferences& m_habits;
    const Players& m_players;
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
};

} // namespace consigliere::screens
