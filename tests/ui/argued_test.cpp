/// What tables argue over, on the screen: the ways to it, the search, how often it was argued over,
/// and the way to the entries where that was.

#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A table at which something was ruled, and something else taken back.
db::Record argued_record()
{
    db::Record record = test_record("corleone/evening-of-two");
    return record;
}

/// The entries with which the dialog of a rule was argued over is filled.
std::vector<std::string> entries_shown(const Stage& stage)
{
    std::vector<std::string> ids;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("argued-entry:"))
            ids.push_back(target.id);
    }
    return ids;
}

} // namespace
