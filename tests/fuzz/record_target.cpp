#include "db/record_file.h"
#include "tests/db/evenings.h"
#include "tests/fuzz/seats.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

#include <map>

namespace consigliere::fuzz {

namespace {

const std::vector<ledger::Tree>& built_in(const std::string& game)
{
    static std::map<std::string, std::vector<ledger::Tree>> kept;
    const auto found = kept.find(game);
    return found != kept.end() ? found->second : kept[game] = test::built_in_components(game);
}

} // namespace

void feed_record(std::string_view bytes)
{
    const auto record = db::read_record_text(bytes, "fuzzed");
    if (record.is_error()) {
        CHECK(record.error().file == "fuzzed");
        return;
    }
    const std::vector<ledger::Tree>& known = built_in(record.value().game());
    const auto evening = db::referee(record.value(), "fuzzed", known);

    const std::string text = db::write_record_text(record.value());
    INFO(text);
    const auto again = db::read_record_text(text, "written");
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value().moves == record.value().moves);
    CHECK(db::write_record_text(again.value()) == text);
    const auto replayed = db::referee(again.value(), "written", known);
    REQUIRE(replayed.is_error() == evening.is_error());
    if (evening.is_error())
        return;
    check_alike(*evening.value(), *replayed.value());
    look_at(*evening.value());
}

} // namespace consigliere::fuzz
