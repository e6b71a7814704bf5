#pragma once

namespace consigliere::server {

/// What phones may hand in; all off until the table switches them on.
struct PhoneRights {
    bool record = false; ///< Moves of one's own seat.
    bool secret = false; ///< Covered bids and discards, and the own hand.
    bool object = false;
    bool ask = false;

    [[nodiscard]] friend bool operator==(const PhoneRights&, const PhoneRights&) = default;
};

} // namespace consigliere::server
