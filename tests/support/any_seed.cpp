#include "tests/support/random_game.h"

#include <rapidcheck.h>

#include <cstdlib>

namespace consigliere::test {

namespace {

const int fixed_seed = setenv("RC_PARAMS", "seed=1955", 0);

} // namespace

std::uint32_t any_seed()
{
    return *rc::gen::noShrink(
        rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint32_t>()));
}

} // namespace consigliere::test
