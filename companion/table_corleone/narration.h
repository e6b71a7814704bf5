#pragma once

#include "companion/desk/desk.h"
#include "engine/corleone/explain.h"
#include "engine/corleone/game.h"

#include <string>

/// The evening in plain sentences: the log, and the answers to "Why?".
namespace consigliere::table_corleone {

/// Puts entries and explanations into words. Players are called by their names.
class Narrator {
public:
    Narrator(const corleone::Evening& evening, const desk::Desk& desk)
        : m_evening(evening)
        , m_desk(desk)
    {
    }

    [[nodiscard]] desk::LogLine line_of(int entry) const;
    /// An act in a few words: "Piotr: + $2, Gun".
    [[nodiscard]] std::string tell_act(const corleone::Act& act) const;
    [[nodiscard]] desk::Explanation tell(const corleone::Explanation& explanation) const;

    /// "Piotr"
    [[nodiscard]] std::string player(corleone::Family family) const;
    /// "$2, Gun, a Job"
    [[nodiscard]] std::string cards(const corleone::Cards& cards) const;

private:
    [[nodiscard]] const corleone::Components& components() const
    {
        return m_evening.timeline().components();
    }
    [[nodiscard]] std::string detail_of(int entry) const;

    const corleone::Evening& m_evening;
    const desk::Desk& m_desk;
};

} // namespace consigliere::table_corleone
