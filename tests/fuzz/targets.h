#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Every door through which bytes come in that nobody has written with care: record files, lines,
/// taps, databases, other people's databases, phones. A target takes any bytes at all; what must
/// hold and does not fails the running test of Catch.
///
/// The same targets are fed twice: by LLVM's fuzzer, which learns what leads further
/// (`tests/fuzz/run`), and in every run of the tests by what it has learnt (`corpus`) and by so
/// many variations of that (`fuzz_test.cpp`).
namespace consigliere::fuzz {

struct Target {
    std::string name; ///< Also that of its folder in `corpus`.
    std::function<void(std::string_view bytes)> feed;
    /// How often a run of the tests varies what the corpus holds.
    std::uint32_t variations = 0;
};

/// All of them, with one of lines and one of moves for each game.
[[nodiscard]] const std::vector<Target>& targets();

/// A record file: read, refereed, looked at by all audiences, written and read again.
void feed_record(std::string_view bytes);
/// The first line chooses the seats of a game, the others are its lines.
void feed_lines(std::string_view game, std::string_view bytes);
/// The first line chooses the seats; then every two bytes choose a legal move, or spoil one.
void feed_moves(std::string_view game, std::string_view bytes);
/// Behind `sql:` statements that somebody ran on a database; otherwise bytes that lie in it.
void feed_database(std::string_view bytes);
/// Every two bytes are something that was done on one of two machines, or told there about a card;
/// then they meet.
void feed_merge(std::string_view bytes);
/// Requests to the phones' server: in each line one of the page's, by its first letter, from a seat
/// or from who watches, with any body; or any bytes.
void feed_requests(std::string_view bytes);
/// Codes of a box, one in a line; what they hold; or a box file.
void feed_codes(std::string_view bytes);

} // namespace consigliere::fuzz
