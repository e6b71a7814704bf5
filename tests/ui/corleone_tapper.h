#pragma once

#include "engine/corleone/game.h"
#include "tests/ui/tapper.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::test {

/// Translates the lines of a record of Corleone's Empire into taps on the real screens, and keeps
/// the same evening in a referee of its own beside them. After every line the database must hold as
/// many entries as the referee does.
class CorleoneTapper final : public Tapper {
public:
    /// Whether the program collects money and goods without a tap, as the settings say.
    enum class Collecting : std::uint8_t { by_hand, by_itself };

    CorleoneTapper(std::unique_ptr<ledger::Evening> referee, Collecting collecting);

    void tap(const std::string& line) override;
    [[nodiscard]] const corleone::Evening& referee() const override { return *m_referee; }

private:
    [[nodiscard]] const corleone::Position& position() const;
    [[nodiscard]] const corleone::Components& components() const;
    [[nodiscard]] std::optional<corleone::Move> on_the_screen(const std::string& line) const;
    void go_on_without_bids();
    void learn_from(const corleone::Move& move);
    void record(const std::string& line);
    void collect();
    void compare_length(const std::string& line);

    std::unique_ptr<corleone::Evening> m_referee;
    Collecting m_collecting;
};

} // namespace consigliere::test
