#include "db/base45.h"
#include "db/box_codes.h"
#include "db/box_file.h"
#include "db/compression.h"
#include "engine/ledger/line_words.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

namespace consigliere::fuzz {

namespace {

/// Takes all codes in, and gives what they make together.
std::string put_together(const std::vector<std::string>& codes)
{
    db::BoxPieces pieces;
    for (const std::string& code : codes)
        CHECK(pieces.take(code) == db::SeenCode::taken);
    REQUIRE(pieces.is_complete());
    const auto file = pieces.file();
    REQUIRE_FALSE(file.is_error());
    return file.value();
}

} // namespace

void feed_codes(std::string_view bytes)
{
    // As what codes say.
    db::BoxPieces pieces;
    for (const std::string_view line : ledger::split(bytes, '\n')) {
        const int before = pieces.count_taken();
        const bool is_taken = pieces.take(line) == db::SeenCode::taken;
        CHECK(pieces.count_taken() == before + (is_taken ? 1 : 0));
        CHECK(pieces.count_taken() <= pieces.count());
        CHECK(pieces.count() <= db::most_codes_of_box);
    }
    if (pieces.is_complete())
        static_cast<void>(pieces.file());
    // As what such a code holds, and as what that unfolds to.
    if (const auto held = db::bytes_of_base45(bytes))
        CHECK(db::base45_of(*held) == bytes);
    constexpr std::size_t most = 1000;
    if (const auto file = db::decompress(bytes, most))
        CHECK(file->size() <= most);
    if (const auto codes = db::codes_of_box(bytes))
        CHECK(put_together(*codes) == bytes);
    const auto box = db::read_box_text(bytes, "fuzzed");
    if (box.is_error()) {
        CHECK(box.error().file == "fuzzed");
        return;
    }
    const std::string text = db::write_box_text(box.value());
    INFO(text);
    const auto again = db::read_box_text(text, "written");
    REQUIRE_FALSE(again.is_error());
    CHECK(db::write_box_text(again.value()) == text);
}

} // namespace consigliere::fuzz
