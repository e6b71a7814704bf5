/// One target for LLVM's fuzzer: what fails in it ends the program, and the fuzzer keeps the bytes.

#include "tests/fuzz/targets.h"

#define CATCH_CONFIG_RUNNER
#define CATCH_CONFIG_NO_POSIX_SIGNALS // A crash is for the fuzzer and the sanitizers to tell.
#include <catch2/catch.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>

using namespace consigliere;

namespace {

std::string_view bytes_to_feed;

/// The target that the environment names.
const fuzz::Target& target()
{
    const char* name = std::getenv("CONSIGLIERE_FUZZ"); // NOLINT(concurrency-mt-unsafe)
    for (const fuzz::Target& each : fuzz::targets()) {
        if (name != nullptr && each.name == name)
            return each;
    }
    std::cerr << "CONSIGLIERE_FUZZ names one of these:";
    for (const fuzz::Target& each : fuzz::targets())
        std::cerr << " " << each.name;
    std::cerr << "\n";
    std::exit(2); // NOLINT(concurrency-mt-unsafe)
}

/// Runs the test below; Catch writes what it has to say there.
int run(const std::string& output)
{
    static Catch::Session session;
    Catch::ConfigData how = session.configData();
    how.abortAfter = 1;
    how.outputFilename = output;
    session.useConfigData(how);
    return session.run();
}

} // namespace

TEST_CASE("the bytes of the fuzzer")
{
    target().feed(bytes_to_feed);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    bytes_to_feed = {reinterpret_cast<const char*>(data), size};
    if (run("/dev/null") == 0)
        return 0;
    run({}); // Once more, to be read.
    std::abort();
}
