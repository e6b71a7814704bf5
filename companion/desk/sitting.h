#pragma once

#include <cstddef>
#include <string_view>

namespace consigliere::desk {

/// Who somebody is in an evening of which only the seats are known: by the record’s word, and by
/// the place among the players. In one game the one says what his things look like, in another the
/// other.
struct Sitting {
    std::string_view actor;
    std::size_t seat = 0; ///< Clockwise from 0.
};

} // namespace consigliere::desk
