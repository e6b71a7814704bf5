#include "tests/fuzz/targets.h"

#include "engine/games/games.h"

namespace consigliere::fuzz {

namespace {

std::vector<Target> make_targets()
{
    std::vector<Target> targets{{"record", feed_record, 300}, {"database", feed_database, 150},
        {"merge", feed_merge, 30}, {"codes", feed_codes, 500}, {"requests", feed_requests, 100}};
    for (const games::Game& game : games::all()) {
        const std::string_view name = game.name;
        targets.push_back({"lines-" + std::string(name),
            [name](std::string_view bytes) { feed_lines(name, bytes); }, 500});
        targets.push_back({"moves-" + std::string(name),
            [name](std::string_view bytes) { feed_moves(name, bytes); }, 60});
    }
    return targets;
}

} // namespace

const std::vector<Target>& targets()
{
    static const std::vector<Target> all = make_targets();
    return all;
}

} // namespace consigliere::fuzz
