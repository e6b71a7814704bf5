#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What only one player may see and do, in words: for a player's own phone.
namespace consigliere::desk {

/// Things of one kind that a player has: "Hand", with a line for each.
struct HeldThings {
    std::string heading;
    std::vector<std::string> lines;
};

/// A choice among one's own cards that others may not watch: a bid, a discard. Its line is
/// `line` with the values of the chosen cards, joined by commas, in place of "{}".
struct CoveredChoice {
    enum class Kind : std::uint8_t { bid, discard };
    struct Card {
        std::string label;
        std::string value; ///< In the words of a record.
        int dollars = 0; ///< 0 for other cards than money.
    };
    /// Whether the seat still has to choose.
    struct Seat {
        std::string actor;
        bool is_done = false;
    };

    Kind kind = Kind::bid;
    std::string title; ///< "Your secret bid"
    std::string text; ///< What becomes of it.
    std::vector<Card> cards{}; ///< Empty if this player is done.
    int least = 0;
    int most = 0;
    std::string line{}; ///< "vitale bids {}"
    std::string nothing{}; ///< The value of an empty choice; empty if there is none.
    std::vector<Seat> seats{}; ///< Clockwise: whoever has to choose.
};

} // namespace consigliere::desk
