#include "tests/fuzz/corpus.h"

#include "db/record_file.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <algorithm>
#include <filesystem>

namespace consigliere::fuzz {

namespace {

namespace fs = std::filesystem;

/// The moves of a record as a target of lines wants them.
std::string lines_of(const fs::path& path)
{
    const auto record = db::read_record(path);
    const ledger::Tree* seats = record.is_error() ? nullptr : record.value().head.find("seats");
    if (seats == nullptr)
        return {};
    const ledger::Tree* tracking = record.value().head.find("tracking");
    const bool is_board = tracking != nullptr && *tracking == ledger::Tree("board");
    std::string text = std::to_string(seats->elements().size()) + (is_board ? "-board" : "-full");
    for (const std::string& move : record.value().moves)
        text += "\n" + move;
    return text;
}

void add_records(std::vector<std::string>& seeds, const std::string& target)
{
    constexpr std::size_t largest = 4096;
    for (const fs::path& path : test::refereed_records()) {
        std::string seed;
        if (target == "record")
            seed = test::read_text(path);
        else if (target == "lines-" + path.parent_path().filename().string())
            seed = lines_of(path);
        if (!seed.empty() && seed.size() <= largest)
            seeds.push_back(seed);
    }
}

/// A piece of a text, as it is cut out.
struct Piece {
    std::size_t at = 0;
    std::size_t size = 0;
};

Piece any_piece(const std::string& text, test::Random& random)
{
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
    return {at, static_cast<std::size_t>(random.below(static_cast<int>(text.size() - at) + 1))};
}

} // namespace

std::vector<std::string> seeds_of(const std::string& target)
{
    std::vector<fs::path> files;
    const fs::path folder = fs::path(CONSIGLIERE_SOURCE) / "tests" / "fuzz" / "corpus" / target;
    if (fs::is_directory(folder)) {
        for (const fs::directory_entry& file : fs::directory_iterator(folder))
            files.push_back(file.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> seeds;
    for (const fs::path& file : files)
        seeds.push_back(test::read_text(file));
    add_records(seeds, target);
    return seeds;
}

std::string varied(const std::vector<std::string>& seeds, test::Random& random)
{
    std::string bytes = random.any_of(seeds);
    do {
        const Piece piece = any_piece(bytes, random);
        switch (random.below(4)) {
        case 0:
            bytes = random.spoiled(bytes);
            break;
        case 1:
            bytes.erase(piece.at, piece.size);
            break;
        case 2:
            bytes.insert(piece.at, bytes, piece.at, piece.size);
            break;
        default: {
            const std::string& other = random.any_of(seeds);
            const Piece theirs = any_piece(other, random);
            bytes.replace(piece.at, piece.size, other, theirs.at, theirs.size);
            break;
        }
        }
    } while (random.chance(60));
    return bytes;
}

} // namespace consigliere::fuzz
