/// A file of twice the size takes twice the work, or is refused. Work is counted in the memory that
/// is asked for: no clock decides here.

#include "db/record_file.h"
#include "db/toml.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <new>

using namespace consigliere;

namespace {

struct Work {
    std::size_t allocations = 0;
    std::size_t bytes = 0;
};
Work all_work;

} // namespace

// Both forms that somebody asks with: what comes from one of them is given back by what is below.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++all_work.allocations;
    all_work.bytes += size;
    return std::malloc(size);
}
void* operator new(std::size_t size)
{
    if (void* memory = operator new(size, std::nothrow))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

/// Reads and referees a record, and looks at it; whether it was refused.
bool is_refused(const std::string& text)
{
    const auto record = db::read_record_text(text, "growing");
    if (record.is_error())
        return true;
    const auto evening =
        db::referee(record.value(), "growing", test::built_in_components(record.value().game()));
    if (!db::write_record_text(record.value()).empty() && evening.is_error())
        return true;
    static_cast<void>(evening.value()->seen_by(ledger::Audience::everybody())->position_report());
    return false;
}

/// The work of a text, nothing when it is refused.
std::optional<Work> work_of(const std::string& text)
{
    const Work before = all_work;
    if (is_refused(text))
        return std::nullopt;
    return Work{all_work.allocations - before.allocations, all_work.bytes - before.bytes};
}

using Grow = std::string (*)(int size);

/// Doubles a text again and again. What is made ready once for any text is in the first of them
/// too, so the smallest size is not a small one.
void check_linear(const char* what, Grow grow)
{
    constexpr int smallest = 100;
    constexpr int largest = 3200;
    constexpr double most_growth = 2.6;
    static_cast<void>(work_of(grow(smallest)));
    std::optional<Work> half = work_of(grow(smallest));
    for (int size = 2 * smallest; half && size <= largest; size *= 2) {
        const std::optional<Work> whole = work_of(grow(size));
        if (!whole)
            return;
        INFO(what << ", " << size << ": " << half->allocations << " allocations of " << half->bytes
                  << " bytes grew to " << whole->allocations << " of " << whole->bytes);
        CHECK(static_cast<double>(whole->allocations)
            <= most_growth * static_cast<double>(half->allocations));
        CHECK(static_cast<double>(whole->bytes) <= most_growth * static_cast<double>(half->bytes));
        half = whole;
    }
}

std::string corleone(const std::string& middle, const std::string& moves)
{
    return "format = \"consigliere-record/1\"\ngame = \"corleone\"\nfirst = \"marzullo\"\n" + middle
        + "moves = [\n" + moves
        + "]\n[[seats]]\nfamily = \"marzullo\"\n[[seats]]\nfamily = \"pizzino\"\n";
}

std::string times(int count, const std::string& before, const std::string& behind)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += before + std::to_string(i) + behind;
    return text;
}

} // namespace

TEST_CASE("a record of many moves is as much work as it is long")
{
    check_linear("moves that cannot be read",
        [](int size) { return corleone("", times(size, "\"marzullo dances ", "\",\n")); });
    check_linear("moves that introduce names",
        [](int size) { return corleone("", times(size, "\"table opens queens tile-", "\",\n")); });
    check_linear("steps back to the start",
        [](int size) { return corleone("", times(size, "\"table undoes to 0\", # ", "\n")); });
    check_linear("corrections", [](int size) {
        return corleone("",
            times(size, "\"table corrects: marzullo gains $1\", \"table undoes to 0\", #", "\n"));
    });
}

TEST_CASE("one long line is as much work as it is long")
{
    check_linear("a correction of many acts", [](int size) {
        return corleone("", "\"table corrects: " + times(size, "marzullo gains $1; #", "") + "\"");
    });
    check_linear("a long list of cards", [](int size) {
        return corleone("", "\"marzullo bids " + times(size, "$1,job:x-", ",") + "gun\"");
    });
    check_linear("a long ruling", [](int size) {
        return corleone("", "\"marzullo thug queens ! " + times(size, "because ", " ") + "\"");
    });
    check_linear("a long word", [](int size) {
        return corleone("", "\"" + std::string(10U * std::size_t(size), 'x') + "\"");
    });
}

TEST_CASE("a head of many keys and components is as much work as it is long")
{
    check_linear("unknown keys", [](int size) { return corleone(times(size, "k", " = 1\n"), ""); });
    check_linear("a comment", [](int size) { return corleone(times(size, "# ", "\n"), ""); });
    check_linear("a long note",
        [](int size) { return corleone("notes = \"" + times(size, "and ", " ") + "\"\n", ""); });
    check_linear("tiles", [](int size) {
        return corleone("", "")
            + times(size,
                "[[businesses]]\ncolour = \"blue\"\nfront = [\"bank\"]\nback = [\"bank\"]\n"
                "name = \"tile-",
                "\"\n");
    });
    check_linear("lists in lists",
        [](int size) { return corleone("x = [" + times(size, "[[[", "]]],") + "]\n", ""); });
    check_linear("tables in tables", [](int size) {
        return corleone("x = {" + times(size, "a", " = {b.c.d = 1},") + "z = 1}\n", "");
    });
}
