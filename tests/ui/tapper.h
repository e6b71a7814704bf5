#pragma once

#include "engine/corleone/game.h"
#include "tests/ui/stage.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::test {

/// Translates the lines of a record of Corleone's Empire into taps on the real screens, and keeps
/// the same evening in a referee of its own beside them. After every line the database must hold as
/// many entries as the referee does.
class Tapper {
public:
    /// Whether the program collects money and goods without a tap, as the settings say.
    enum class Collecting : std::uint8_t { by_hand, by_itself };

    Tapper(std::unique_ptr<ledger::Evening> referee, Collecting collecting);

    /// The program that shows the evening from now on, with the table on its screen.
    void sit_down(Stage& stage) { m_stage = &stage; }
    /// Taps what a line says. Lines for which there is nothing to tap are left out: beliefs, which
    /// change nothing, and what the program collects by itself.
    void tap(const std::string& line);

    [[nodiscard]] const corleone::Evening& referee() const { return *m_referee; }

    /// What one line took.
    struct Effort {
        std::string line;
        int taps = 0;
        /// How often somebody had to choose one of several things: a place, a card, who is next.
        int choices = 0;
    };
    [[nodiscard]] const std::vector<Effort>& efforts() const { return m_efforts; }

private:
    [[nodiscard]] const corleone::Position& position() const;
    [[nodiscard]] const corleone::Components& components() const;
    [[nodiscard]] std::optional<corleone::Move> on_the_screen(const std::string& line) const;
    void go_on_without_bids();
    void record(const std::string& line);
    void collect();
    void compare_length(const std::string& line);

    std::unique_ptr<corleone::Evening> m_referee;
    Collecting m_collecting;
    Stage* m_stage = nullptr;
    std::vector<Effort> m_efforts;
};

} // namespace consigliere::test
