#pragma once

#include "companion/telling/teller.h"

namespace consigliere::telling {

/// Base of a game's Teller, with its typed evening.
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
