#pragma once

#include "companion/widgets/ui.h"

#include <optional>

namespace consigliere::desk {

/// The clock by which a final score is counted up before everybody’s eyes, one part of all totals
/// after another. It only says how much of each part is shown: what it is worth stands in the
/// score. An evening that is opened when it is over already shows all of it at once.
class ScoreReveal {
public:
    /// Something is written down: should the score be final after it, it is counted up.
    void expect() { m_is_expected = true; }
    /// The score is final and has so many parts: the count begins if it was expected, and goes on.
    /// Without motion all of it is there at once.
    void go_on(widgets::Ui& ui, int parts);
    /// Counts up once more.
    void begin_anew() { m_is_expected = true; }
    void show_all() { m_since.reset(); }

    [[nodiscard]] bool is_counting() const { return m_since.has_value(); }
    /// The part that is counted now.
    [[nodiscard]] int part() const { return m_part; }
    /// How much of a part is counted, from 0 to 1.
    [[nodiscard]] float counted(int part) const;

private:
    bool m_is_expected = false;
    /// When the count began; nothing while all of it is shown.
    std::optional<double> m_since;
    int m_part = 0;
    float m_grown = 1;
};

} // namespace consigliere::desk
