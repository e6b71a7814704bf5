#include "tests/corleone/playing_on.h"

#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

void play_on(
    corleone::Evening& evening, const std::function<bool(const corleone::Position&)>& is_so)
{
    while (!is_so(evening.timeline().present())) {
        std::string line;
        for (const ledger::LegalLine& legal : evening.legal_lines()) {
            if (line.empty() || legal.line.ends_with("declines"))
                line = legal.line;
        }
        REQUIRE_FALSE(line.empty());
        record_all(evening, {line});
    }
}

} // namespace consigliere::test
