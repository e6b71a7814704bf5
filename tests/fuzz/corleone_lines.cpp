/// A whole evening from any bytes: the first chooses the table, the others are its lines.

#include "engine/corleone/game.h"
#include "engine/corleone/setup.h"
#include "tests/corleone/box.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::corleone;

namespace {

/// Says what went wrong, and stops so that the fuzzer keeps the lines.
[[noreturn]] void fail(const char* what, const std::string& line)
{
    std::fprintf(stderr, "%s: %s\n", what, line.c_str());
    std::abort();
}

Timeline begin(std::uint8_t choice)
{
    const std::vector<std::string> families{
        "marzullo", "pizzino", "vitale", "caccamo", "matarazzo"};
    const auto players = static_cast<std::ptrdiff_t>(2 + choice % 4);
    Components components;
    const ledger::Tree head = test::head_of(
        {families.begin(), families.begin() + players}, choice % 8 < 4 ? "full" : "board");
    ledger::ErrorOr<Setup, ledger::Complaint> setup = read_setup(head);
    if (components.describe(test::test_box()).is_error() || setup.is_error())
        fail("The test box cannot be used", "");
    const Position position = start(setup.value());
    return Timeline(position, components);
}

void record(Timeline& timeline, const std::string& line)
{
    const Position before = timeline.present();
    Components components = timeline.components();
    const ledger::ErrorOr<Move> move = parse(line, components);
    const ledger::Entry& entry = timeline.record(line);
    if (!ledger::is_applied(entry.verdict) && !(timeline.present() == before))
        fail("A refused line changed the position", line);
    if (move.is_error())
        return;
    const ledger::ErrorOr<Move> again = parse(format(move.value(), components), components);
    if (again.is_error() || !(again.value() == move.value()))
        fail("A line is not read back as it was written", line);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    Timeline timeline = begin(data[0]);
    std::string line;
    for (std::size_t i = 1; i < size; ++i) {
        if (data[i] != '\n') {
            line += static_cast<char>(data[i]);
            continue;
        }
        record(timeline, line);
        line.clear();
    }
    return 0;
}
