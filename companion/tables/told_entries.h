#pragma once

#include "companion/desk/table_host.h"
#include "db/session_list.h"
#include "engine/ledger/evening.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace consigliere::tables {

/// Entries of an evening as log texts, and the colours of its players, for exports. Redacted for
/// everybody.
class ToldEntries final : public desk::ReadOnlyHost {
public:
    /// `evening` must outlive this. `summary` has the seats.
    ToldEntries(const ledger::Evening& evening, const db::SessionSummary& summary);

    [[nodiscard]] std::string tell(int entry) const;
    [[nodiscard]] widgets::Colour colour_of(std::string_view actor) const;

    [[nodiscard]] const ledger::Evening& evening() const override { return m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override;

private:
    const ledger::Evening& m_evening;
    desk::TablePreferences m_habits;
    /// By the words of a record.
    std::map<std::string, std::string, std::less<>> m_players;
    std::unique_ptr<desk::GameTable> m_table;
};

} // namespace consigliere::tables
