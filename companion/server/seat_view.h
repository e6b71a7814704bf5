#pragma once

#include "companion/desk/table_host.h"
#include "companion/telling/teller.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::server {

/// Returns a player's name for an actor.
using PlayerNames = std::function<std::string(std::string_view actor)>;

/// An evening with its table and texts, as one player may see it, or everybody.
class SeatView final : public desk::ReadOnlyHost {
public:
    /// `actor`: of a seat; empty, or of no seat, for everybody. `evening` must outlive this.
    SeatView(const ledger::Evening& evening, std::string actor, PlayerNames names);

    [[nodiscard]] const ledger::Evening& evening() const override { return m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_names(actor);
    }
    [[nodiscard]] ledger::Audience audience() const override;

    [[nodiscard]] const std::string& actor() const { return m_actor; }
    /// Index into Evening::actors(); nullopt for everybody.
    [[nodiscard]] std::optional<int> seat() const;
    [[nodiscard]] std::shared_ptr<const ledger::ObserverView> observed() const
    {
        return m_evening.view_for(audience());
    }
    [[nodiscard]] desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const telling::Teller& teller() const { return *m_teller; }
    /// Returns true if a line begins with a word of this seat.
    [[nodiscard]] bool is_own(std::string_view line) const;

private:
    const ledger::Evening& m_evening;
    std::string m_actor;
    PlayerNames m_names;
    desk::TablePreferences m_habits{.collects_by_itself = false, .covers_hands = true};
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
};

} // namespace consigliere::server
