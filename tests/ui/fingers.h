#pragma once

#include "engine/corleone/game.h"
#include "tests/ui/stage.h"

#include <string>

namespace consigliere::test {

/// Taps one move of Corleone's Empire on the table screen, and counts what had to be chosen for it.
/// There is one function for each kind of move, in the order of `corleone/move.h`.
class Fingers {
public:
    /// `seen` is the position as the screen may show it.
    Fingers(Stage& stage, const corleone::Position& position, const corleone::Position& seen,
        const corleone::Components& components, std::optional<corleone::Family> family)
        : m_stage(stage)
        , m_position(position)
        , m_seen(seen)
        , m_components(components)
        , m_family(family)
    {
    }

    [[nodiscard]] int choices() const { return m_choices; }

    void operator()(const corleone::OpenBusiness& move);
    void operator()(const corleone::RevealJob& move);
    void operator()(const corleone::RevealAlly& move);
    void operator()(const corleone::RevealNothing&);
    void operator()(const corleone::FightWar&);
    void operator()(const corleone::EmptyPile& move);
    void operator()(const corleone::PlaceThug& move);
    void operator()(const corleone::PlaceMember& move);
    void operator()(const corleone::CompleteJob& move);
    void operator()(const corleone::PlayAlly& move);
    void operator()(const corleone::Collect&);
    void operator()(const corleone::Use& move);
    void operator()(const corleone::Decline& move);
    void operator()(const corleone::RelocateMarker& move);
    void operator()(const corleone::LeaveMarker&);
    void operator()(const corleone::Bid& move);
    void operator()(const corleone::TakeAlly& move);
    void operator()(const corleone::Discard& move);
    void operator()(const corleone::CountSuitcase& move);
    /// Moves that no record of a whole evening holds.
    template <typename Other>
    void operator()(const Other&)
    {
        throw std::runtime_error("fingers do not know this kind of move");
    }

private:
    void aim(const corleone::target::Nothing&) { }
    void aim(const corleone::target::Money& target);
    void aim(const corleone::target::Jobs&) { }
    void aim(const corleone::target::Trade& target);
    void aim(const corleone::target::Swap& target);
    void aim(const corleone::target::Business& target);
    void aim(const corleone::target::Figure& target);
    void aim(const corleone::target::FigureAndPlace& target);
    void aim(const corleone::target::Spot& target);
    [[noreturn]] static void aim(const corleone::target::Acts&);

    [[nodiscard]] static std::string text(std::string_view word) { return std::string(word); }
    void tap(const std::string& id) { m_stage.tap(id); }
    /// Taps one thing among several that might be tapped.
    void choose(const std::string& id);
    void choose_cards(const corleone::Cards& cards);
    void mark_gone(const corleone::Cards& hand, const corleone::Cards& gone);
    void choose_place(corleone::Place place);
    [[nodiscard]] std::string word() const;
    [[nodiscard]] std::string due(corleone::Icon icon);
    [[nodiscard]] std::string job_row(const corleone::CompleteJob& move) const;
    template <typename Id>
    [[nodiscard]] const std::string& name(Id id) const
    {
        return m_components[id].naming.name;
    }

    Stage& m_stage;
    const corleone::Position& m_position;
    const corleone::Position& m_seen;
    const corleone::Components& m_components;
    std::optional<corleone::Family> m_family;
    int m_choices = 0;
};

} // namespace consigliere::test
