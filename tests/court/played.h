#pragma once

#include "db/session_rows.h"
#include "engine/games/games.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Random evenings of both games, with rulings, corrections and steps back, and the way to play
/// their lines again.
namespace consigliere::test {

class Played {
public:
    /// The same seed makes the same evening; the games take turns.
    explicit Played(std::uint32_t seed);

    [[nodiscard]] const ledger::Evening& evening() const { return *m_evening; }
    [[nodiscard]] const ledger::EveningOps& copying() const
    {
        return games::copying_of(*m_evening);
    }
    /// The same table before its first line.
    [[nodiscard]] std::unique_ptr<ledger::Evening> anew() const;
    /// A line that somebody might enter, sensible or not: the same number gives the same one.
    [[nodiscard]] std::string any_line(const ledger::Evening& evening, std::uint32_t number) const;

private:
    db::SessionRows m_rows;
    std::unique_ptr<ledger::Evening> m_evening;
};

/// The lines that count, in their order.
[[nodiscard]] std::vector<std::string> standing_lines(const ledger::Evening& evening);
/// Those of an evening as it stood after an entry.
[[nodiscard]] std::vector<std::string> standing_lines(const Played& played, int entry);

/// What reasons say, without the things that they speak of: these are numbered as they became
/// known.
[[nodiscard]] std::vector<std::string> messages_of(const std::vector<ledger::Reason>& reasons);

/// What two evenings that came to the same must have in common. Their lists may be in another order
/// where names became known in another order.
void check_same_state(const ledger::Evening& left, const ledger::Evening& right);

} // namespace consigliere::test
