/// A catalogue that is damaged costs its own language only. A process reads its catalogues once, so
/// each of these cases is one of its own; `ctest` runs them so.

#include "companion/language/catalogues.h"
#include "companion/language/language.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <fstream>
#include <iterator>

using namespace consigliere;
namespace fs = std::filesystem;

namespace {

/// A folder for catalogues that goes away at the end.
class Folder {
public:
    Folder() { fs::remove_all(path()); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(path()); }

    [[nodiscard]] static fs::path path()
    {
        return fs::temp_directory_path() / ("consigliere-catalogues-" + std::to_string(::getpid()));
    }
    static void put(const std::string& bytes)
    {
        const fs::path file = language::catalogue_of("pl");
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << bytes;
    }
};

std::string compiled_catalogue()
{
    std::ifstream file(fs::path(CONSIGLIERE_COMPILED_CATALOGUES) / "pl/LC_MESSAGES/consigliere.mo");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What Polish says of an everyday thing.
std::string said_in_polish()
{
    language::choose(*language::language_from("pl"));
    return language::tr("Permission denied");
}

void check_polish_is_lost()
{
    CHECK(said_in_polish() == "Permission denied");
    CHECK_FALSE(language::has_translations(*language::language_from("pl")));
    CHECK(language::tr("{player}’s turn") == "{player}’s turn");
    language::choose(language::Language::english);
    CHECK(language::tr("{player}’s turn") == "{player}’s turn");
    CHECK(language::tr("Permission denied") == "Permission denied");
    CHECK(language::has_translations(language::Language::english));
}

} // namespace

namespace consigliere::language {

// In the place of the program's own.
std::string catalogue_folder()
{
    return Folder::path().string();
}
std::string assets_folder()
{
    return Folder::path().string();
}

} // namespace consigliere::language

TEST_CASE("a whole catalogue is spoken")
{
    const Folder folder;
    Folder::put(compiled_catalogue());
    CHECK(said_in_polish() == "brak uprawnień");
    CHECK(language::has_translations(*language::language_from("pl")));
}

TEST_CASE("a catalogue that is missing costs its language only")
{
    const Folder folder;
    fs::create_directories(language::catalogue_of("pl").parent_path());
    check_polish_is_lost();
}

TEST_CASE("a language without a place for its catalogue is none")
{
    const Folder folder;
    CHECK_FALSE(language::language_from("pl"));
    CHECK(language::all_languages() == std::vector{language::Language::english});
}

TEST_CASE("a catalogue that is cut off costs its language only")
{
    const Folder folder;
    const std::string whole = compiled_catalogue();
    Folder::put(whole.substr(0, whole.size() / 2));
    check_polish_is_lost();
}

TEST_CASE("a catalogue full of nonsense costs its language only")
{
    const Folder folder;
    std::string bytes = compiled_catalogue();
    for (std::size_t i = 32; i < bytes.size(); i += 5)
        bytes[i] = '\xff';
    Folder::put(bytes);
    check_polish_is_lost();
}

TEST_CASE("every cut of a catalogue is noticed")
{
    const Folder folder;
    const std::string whole = compiled_catalogue();
    REQUIRE(whole.size() > 1000);
    for (std::size_t size = 0; size < whole.size(); size += 997) {
        Folder::put(whole.substr(0, size));
        INFO(size);
        CHECK_FALSE(language::is_whole_catalogue(language::catalogue_of("pl")));
    }
    Folder::put(whole);
    CHECK(language::is_whole_catalogue(language::catalogue_of("pl")));
}
