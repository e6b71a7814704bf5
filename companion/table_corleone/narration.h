#pragma once

#include "companion/desk/desk.h"
#include "engine/corleone/explain.h"
#include "engine/corleone/game.h"

#include <string>
#include <vector>

/// The evening in plain sentences: the log, and the answers to "Why?".
namespace consigliere::table_corleone {

/// Puts entries and explanations into words, as the screen may show them. Players are called by
/// their names.
class Narrator {
public:
    Narrator(const corleone::Evening& evening, const desk::Desk& desk)
        : m_evening(evening)
        , m_desk(desk)
    {
    }

    [[nodiscard]] desk::LogLine line_of(int number) const;
    /// What a move does, without who does it: "Don → Midtown + Queens".
    [[nodiscard]] std::string tell_action(const corleone::Action& action) const;
    /// An act in a few words: "Piotr: + $2, Gun".
    [[nodiscard]] std::string tell_act(const corleone::Act& act) const;
    [[nodiscard]] desk::Explanation tell(const corleone::Explanation& explanation) const;

    /// "Piotr"
    [[nodiscard]] std::string player(corleone::Family family) const;
    /// "Piotr’s Thug (Theatre)"
    [[nodiscard]] std::string figure(const corleone::FigureAt& figure) const;
    [[nodiscard]] std::string place(corleone::Place place) const;
    /// "$2, Gun, a Job"
    [[nodiscard]] std::string cards(const corleone::Cards& cards) const;

private:
    [[nodiscard]] const corleone::Components& components() const
    {
        return m_evening.timeline().components();
    }
    [[nodiscard]] std::shared_ptr<const corleone::Sight> sight() const
    {
        return m_evening.sight(m_desk.audience());
    }
    [[nodiscard]] std::string detail_of(int entry) const;

    const corleone::Evening& m_evening;
    const desk::Desk& m_desk;
};

/// Everything that can be asked "why?" about a position, in a useful order.
[[nodiscard]] std::vector<corleone::Question> questions_about(const corleone::Position& position);

} // namespace consigliere::table_corleone
