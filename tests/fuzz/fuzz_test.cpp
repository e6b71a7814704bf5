/// Every target with what its fuzzer has learnt, and with variations of that.

#include "tests/fuzz/corpus.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>

using namespace consigliere;

namespace {

/// How many times as many variations as usual; then they are others, too.
std::uint32_t times()
{
    const char* text = std::getenv("CONSIGLIERE_FUZZ_TIMES"); // NOLINT(concurrency-mt-unsafe)
    return static_cast<std::uint32_t>(std::max(1, text == nullptr ? 1 : std::atoi(text)));
}

class TargetTest final : public Catch::ITestInvoker {
public:
    explicit TargetTest(fuzz::Target target)
        : m_target(std::move(target))
    {
    }

    void invoke() const override
    {
        const std::vector<std::string> seeds = fuzz::seeds_of(m_target.name);
        REQUIRE_FALSE(seeds.empty());
        const bool are_few = seeds.size() <= 100;
        for (std::size_t i = 0; i < seeds.size(); i += are_few ? 1 : seeds.size() / 100)
            feed(seeds[i]);
        test::Random random(times());
        for (std::uint32_t i = 0; i < times() * m_target.variations; ++i)
            feed(fuzz::varied(seeds, random));
    }

private:
    void feed(const std::string& bytes) const
    {
        INFO("The bytes:\n" << bytes);
        m_target.feed(bytes);
    }

    fuzz::Target m_target;
};

/// Makes every target a test case of its own.
int register_targets()
{
    for (const fuzz::Target& target : fuzz::targets())
        Catch::AutoReg(new TargetTest(target), CATCH_INTERNAL_LINEINFO, "",
            Catch::NameAndTags{"whatever comes in: " + target.name, "[fuzz]"});
    return static_cast<int>(fuzz::targets().size());
}

const int registered_targets = register_targets();

} // namespace

TEST_CASE("every target is fed")
{
    CHECK(registered_targets >= 5);
}
