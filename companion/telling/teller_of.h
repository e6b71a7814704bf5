#pragma once

#include "companion/telling/teller.h"

namespace consigliere::telling {

/// The Teller of one game, with the evening that it tells of.
template <typename Evening>
class TellerOf : public Teller {
public:
    explicit TellerOf(const Evening& evening)
        : Teller(evening.house_rules())
        , m_evening(evening)
    {
    }

protected:
    [[nodiscard]] const Evening& evening() const { return m_evening; }

private:
    const Evening& m_evening;
};

} // namespace consigliere::telling
