#pragma once

#include "companion/desk/read_only_host.h"
#include "companion/frame/finding.h"
#include "companion/telling/teller.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Player names by actor.
using Players = std::map<std::string, std::string, std::less<>>;
/// Returns the names that a desk knows.
[[nodiscard]] Players players_of(const desk::TableHost& desk);

/// An evening, often a copy for a what-if draft, with table and teller. Texts contain what the
/// table's audience may see.
class ReadOnlyEvening final : public desk::ReadOnlyHost {
public:
    /// Arguments must outlive it.
    ReadOnlyEvening(const ledger::Evening& evening, const desk::TablePreferences& habits,
        const Players& players);

    [[nodiscard]] const ledger::Evening& evening() const override { return m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override;
    [[nodiscard]] const desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const telling::Teller& teller() const { return *m_teller; }

    /// Returns an entry as the audience may see it; valid until the evening changes.
    [[nodiscard]] const ledger::Entry& seen(int number) const;
    /// Returns what is against an entry, or unknown about it.
    [[nodiscard]] std::vector<Finding> findings(int number) const;

private:
    const ledger::Evening& m_evening;
    const desk::TablePreferences& m_habits;
    const Players& m_players;
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
};

} // namespace consigliere::screens
