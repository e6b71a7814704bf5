/// Writes evenings into a new database: `make_evenings DATABASE COUNT [GAMES [SEED]]`.

#include "tests/archive/made_evenings.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    using namespace consigliere;
    if (argc < 3) {
        std::fputs("usage: make_evenings DATABASE COUNT [GAMES [SEED]]\n", stderr);
        return EXIT_FAILURE;
    }
    auto database = db::Database::open(argv[1]);
    if (database.is_error()) {
        std::fputs("The database cannot be made.\n", stderr);
        return EXIT_FAILURE;
    }
    test::Making making;
    making.evenings = std::atoi(argv[2]);
    if (argc > 3)
        making.games = std::atoi(argv[3]);
    if (argc > 4)
        making.seed = static_cast<std::uint32_t>(std::atoi(argv[4]));
    test::make_evenings(database.value(), making);
    return EXIT_SUCCESS;
}
