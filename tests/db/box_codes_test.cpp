/// A box travels as a row of codes, and comes together again whatever happens to them on the way.

#include "db/base45.h"
#include "db/box_codes.h"
#include "db/box_file.h"
#include "db/compression.h"
#include "db/hash.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/support/random.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <sstream>

using namespace consigliere;
using namespace consigliere::test;
using db::BoxPieces;
using db::SeenCode;

namespace {

std::string made_up_file()
{
    return db::write_box_text({"corleone", made_up_box()});
}

std::vector<std::string> codes_of(const std::string& file)
{
    const auto codes = db::codes_of_box(file);
    REQUIRE(codes);
    return *codes;
}

/// Letters that nothing makes fewer.
std::string noise(Random& random, std::size_t size)
{
    std::string text;
    while (text.size() < size)
        text += static_cast<char>(random.below(256));
    return text;
}

/// A box of random names, as somebody could have told it; or any text at all.
std::string any_file(Random& random)
{
    if (random.chance(40))
        return noise(random, static_cast<std::size_t>(random.below(6000)));
    ledger::Tree jobs = ledger::Tree::list();
    for (int i = random.below(60); i > 0; --i) {
        ledger::Tree job = ledger::Tree::table();
        job.set("name", "job-" + std::to_string(random.below(1'000'000)));
        job.set("colour", random.word({"grey", "blue", "green"}));
        jobs.add(std::move(job));
    }
    ledger::Tree box = ledger::Tree::table();
    box.set("jobs", std::move(jobs));
    return db::write_box_text({"corleone", box});
}

std::string hex_of(const db::Hash& hash, std::size_t letters)
{
    std::string text;
    for (const std::uint8_t byte : hash) {
        text += "0123456789ABCDEF"[byte / 16];
        text += "0123456789ABCDEF"[byte % 16];
    }
    return text.substr(0, letters);
}

/// A code as somebody writes it who knows how, whatever it says.
std::string forged(const std::string& box, int number, int count, const std::string& bytes)
{
    const std::string check =
        hex_of(db::Digest("piece of a box").add(box).add(number).add(count).add(bytes).hash(), 8);
    return "CNSG-BOX/1:" + box + ":" + std::to_string(number) + "/" + std::to_string(count) + ":"
        + check + ":" + db::base45_of(bytes);
}

std::string mark_of(const std::string& file)
{
    return hex_of(db::Digest("box in codes").add(file).hash(), 16);
}

} // namespace

TEST_CASE("bytes are written in 45 letters as RFC 9285 says")
{
    CHECK(db::base45_of("AB") == "BB8");
    CHECK(db::base45_of("Hello!!") == "%69 VD92EX0");
    CHECK(db::base45_of("base-45") == "UJCLQE7W581");
    CHECK(db::bytes_of_base45("QED8WEX0") == "ietf!");
    CHECK(db::base45_of("").empty());
    // One letter alone, letters that are none, and numbers that no bytes have.
    for (const char* text : {"A", "BB8A", "a0", "BBb", "GGW", ":::", "::"})
        CHECK_FALSE(db::bytes_of_base45(text));
    CHECK(db::bytes_of_base45("FGW") == "\xff\xff");
    CHECK(rc::check("there and back", [] {
        Random random(any_seed());
        const std::string bytes = noise(random, static_cast<std::size_t>(random.below(400)));
        RC_ASSERT(db::bytes_of_base45(db::base45_of(bytes)) == bytes);
    }));
}

TEST_CASE("a box that knows much is few codes, of one size, of letters that QR codes hold best")
{
    const std::vector<std::string> codes = codes_of(made_up_file());
    CHECK(codes.size() > 1);
    CHECK(codes.size() <= 12);
    for (const std::string& code : codes) {
        CHECK(code.size() <= 483); // A code of version 13 with medium correction.
        CHECK(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
            == std::string::npos);
    }
}

TEST_CASE("codes that somebody wrote by the page of their format are read")
{
    const std::string codes = read_text(CONSIGLIERE_SOURCE "/tests/fuzz/corpus/codes/one-box");
    BoxPieces pieces;
    std::istringstream lines(codes);
    for (std::string line; std::getline(lines, line);)
        CHECK(pieces.take(line) == SeenCode::taken);
    REQUIRE(pieces.is_complete());
    const auto box = db::read_box_text(pieces.file().value(), "codes");
    REQUIRE_FALSE(box.is_error());
    CHECK(box.value().game == "corleone");
    CHECK(box.value().components.find("spaces")->elements().size() == 1);
}

TEST_CASE("pieces in any order give the box, whatever comes between them")
{
    CHECK(rc::check("a box", [] {
        Random random(any_seed());
        const std::string file = random.chance(20) ? made_up_file() : any_file(random);
        const std::vector<std::string> own = codes_of(file);
        const std::vector<std::string> others = codes_of(any_file(random));
        std::vector<std::string> order = own;
        random.shuffle(order);
        BoxPieces pieces;
        for (std::size_t i = 0; i < order.size(); ++i) {
            RC_ASSERT(!pieces.is_complete());
            RC_ASSERT(pieces.take(order[i]) == SeenCode::taken);
            RC_ASSERT(pieces.count() == static_cast<int>(order.size()));
            RC_ASSERT(pieces.count_taken() == static_cast<int>(i) + 1);
            RC_ASSERT(
                pieces.take(order[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))])
                == SeenCode::known);
            if (others != own)
                RC_ASSERT(pieces.take(random.any_of(others)) == SeenCode::other_box);
            RC_ASSERT(pieces.take("https://example.org") == SeenCode::foreign);
        }
        RC_ASSERT(pieces.is_complete());
        RC_ASSERT(pieces.file().value() == file);
    }));
}

TEST_CASE("while one piece is missing there is no box, and it is known which")
{
    const std::vector<std::string> codes = codes_of(made_up_file());
    for (std::size_t missing = 0; missing < codes.size(); ++missing) {
        BoxPieces pieces;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            if (i != missing)
                CHECK(pieces.take(codes[i]) == SeenCode::taken);
        }
        CHECK_FALSE(pieces.is_complete());
        for (std::size_t i = 0; i < codes.size(); ++i)
            CHECK(pieces.has(static_cast<int>(i) + 1) == (i != missing));
        CHECK(pieces.take(codes[missing]) == SeenCode::taken);
        CHECK(pieces.file().value() == made_up_file());
    }
}

TEST_CASE("a piece that was changed on the way is refused, and what is there stays")
{
    CHECK(rc::check("any letter", [] {
        Random random(any_seed());
        const std::vector<std::string> codes = codes_of(made_up_file());
        BoxPieces pieces;
        RC_ASSERT(pieces.take(codes[0]) == SeenCode::taken);
        std::string changed = codes[1];
        const auto place = static_cast<std::size_t>(random.below(static_cast<int>(changed.size())));
        const char before = changed[place];
        if (random.chance(30))
            changed.resize(place);
        else
            changed[place] = static_cast<char>(random.below(128));
        if (place < changed.size() && changed[place] == before)
            return;
        const SeenCode seen = pieces.take(changed);
        RC_ASSERT(seen != SeenCode::taken && seen != SeenCode::known);
        RC_ASSERT(pieces.count_taken() == 1);
        for (const std::string& code : codes)
            static_cast<void>(pieces.take(code));
        RC_ASSERT(pieces.file().value() == made_up_file());
    }));
}

TEST_CASE("pieces that somebody made up are refused, each for its reason")
{
    const std::string box(16, 'A');
    const std::string bytes = "anything";
    BoxPieces pieces;
    const auto seen = [&pieces](const std::string& code) { return pieces.take(code); };
    CHECK(seen("") == SeenCode::foreign);
    CHECK(seen("CNSG-BOX") == SeenCode::foreign);
    CHECK(seen("CNSG-BOX/") == SeenCode::damaged);
    CHECK(seen("CNSG-BOX/1") == SeenCode::damaged);
    CHECK(seen("CNSG-BOX/1:::::") == SeenCode::damaged);
    CHECK(seen("CNSG-BOX/2:WHATEVER:ELSE") == SeenCode::newer);
    CHECK(seen("CNSG-BOX/12") == SeenCode::newer);
    CHECK(seen("CNSG-BOX/X:1") == SeenCode::damaged);
    CHECK(seen(forged(box, 0, 1, bytes)) == SeenCode::damaged);
    CHECK(seen(forged(box, -1, 1, bytes)) == SeenCode::damaged);
    CHECK(seen(forged(box, 2, 1, bytes)) == SeenCode::damaged);
    CHECK(seen(forged(box, 1, 1000, bytes)) == SeenCode::damaged);
    CHECK(seen(forged(box, 1, 2'000'000'000, bytes)) == SeenCode::damaged);
    CHECK(seen("CNSG-BOX/1:" + box + ":1/99999999999999999999:00000000:BB8") == SeenCode::damaged);
    CHECK(seen(forged(box, 1, 1, "")) == SeenCode::damaged);
    CHECK(seen(forged(box, 1, 1, std::string(293, 'x'))) == SeenCode::damaged);
    CHECK(seen(forged("AB", 1, 1, bytes)) == SeenCode::damaged);
    CHECK(pieces.count() == 0);
    CHECK_FALSE(pieces.is_complete());

    CHECK(seen(forged(box, 1, 3, bytes)) == SeenCode::taken);
    CHECK(seen(forged(box, 1, 4, bytes)) == SeenCode::contradiction);
    CHECK(seen(forged(box, 1, 3, "something")) == SeenCode::contradiction);
    CHECK(seen(forged(std::string(16, 'B'), 2, 3, bytes)) == SeenCode::other_box);
    CHECK(pieces.count_taken() == 1);
}

TEST_CASE("pieces that are all there and give no box are told of")
{
    const auto file_of = [](const std::string& box, const std::string& all) {
        BoxPieces pieces;
        constexpr std::size_t length = 290;
        const auto count = static_cast<int>((all.size() + length - 1) / length);
        for (int i = 0; i < count; ++i)
            REQUIRE(pieces.take(forged(box, i + 1, count,
                        all.substr(static_cast<std::size_t>(i) * length, length)))
                == SeenCode::taken);
        REQUIRE(pieces.is_complete());
        return pieces.file();
    };
    const std::string file = made_up_file();
    CHECK(file_of(mark_of(file), db::compress(file)).value() == file);
    // The hash of another box.
    const auto other = file_of(mark_of(file + " "), db::compress(file));
    REQUIRE(other.is_error());
    CHECK(other.error() == db::BoxError::changed);
    // Nothing that was ever packed.
    const auto plain = file_of(mark_of("a plain text"), "a plain text");
    REQUIRE(plain.is_error());
    CHECK(plain.error() == db::BoxError::too_large);
    // A few pieces that would unfold to more than any box: what fits is taken, one byte more is
    // not.
    const std::string largest(db::largest_box_in_codes, ' ');
    CHECK(file_of(mark_of(largest), db::compress(largest)).value() == largest);
    const auto bomb = file_of(mark_of(largest + " "), db::compress(largest + " "));
    REQUIRE(bomb.is_error());
    CHECK(bomb.error() == db::BoxError::too_large);
    const std::string far_too_large(std::size_t{60} << 20U, ' ');
    CHECK(file_of(mark_of(far_too_large), db::compress(far_too_large)).is_error());
}

TEST_CASE("a box that is too large for codes is not cut")
{
    Random random(1);
    CHECK_FALSE(db::codes_of_box(std::string(db::largest_box_in_codes + 1, ' ')));
    CHECK_FALSE(db::codes_of_box(noise(random, 300'000)));
    // As many as there may be.
    const std::string large = noise(random, 999 * 292 - 200);
    const std::vector<std::string> codes = codes_of(large);
    CHECK(codes.size() == 999);
    BoxPieces pieces;
    for (const std::string& code : codes)
        CHECK(pieces.take(code) == SeenCode::taken);
    CHECK(pieces.file().value() == large);
}
