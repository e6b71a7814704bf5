#pragma once

#include "companion/charts/charts.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_index.h"

#include <unordered_map>

namespace consigliere::screens {

/// Cached sparklines of the totals of evenings. Creates only a few per frame, so that fast
/// scrolling stays smooth.
class Sparklines {
public:
    explicit Sparklines(db::EveningIndex& archive)
        : m_archive(archive)
    {
    }

    /// Call before the first `of` in a frame.
    void begin_frame() { m_left = most_in_a_frame; }
    /// Returns nullptr while unknown; requests another frame if its turn is still to come.
    [[nodiscard]] const charts::Drawing* of(Ui& ui, const db::EveningCard& card, charts::Size size);
    /// Clears the cache after more evenings were counted.
    void forget() { m_known.clear(); }

private:
    static constexpr int most_in_a_frame = 3;

    db::EveningIndex& m_archive;
    std::unordered_map<db::SessionId, charts::Drawing> m_known;
    charts::Size m_size;
    Colour m_ground;
    int m_left = 0;
};

} // namespace consigliere::screens
