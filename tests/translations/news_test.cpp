/// What is new in each version, in every language.

#include "companion/telling/news.h"

#include <catch2/catch.hpp>

using namespace consigliere;

namespace {

std::vector<telling::Release> releases_in(language::Language language)
{
    const auto releases = telling::read_releases(language);
    INFO(language::name_of(language));
    REQUIRE_FALSE(releases.is_error());
    return releases.value();
}

} // namespace

TEST_CASE("the newest news are those of this version")
{
    const auto releases = releases_in(language::Language::english);
    REQUIRE_FALSE(releases.empty());
    CHECK(releases.front().version == CONSIGLIERE_VERSION);
}

TEST_CASE("the news are as many in every language, and no text is left in English")
{
    const auto english = releases_in(language::Language::english);
    for (const language::Language language : language::all_languages()) {
        if (language == language::Language::english)
            continue;
        INFO(language::name_of(language));
        const auto releases = releases_in(language);
        REQUIRE(releases.size() == english.size());
        for (std::size_t i = 0; i < releases.size(); ++i) {
            CHECK(releases[i].version == english[i].version);
            CHECK(releases[i].date == english[i].date);
            REQUIRE(releases[i].changes.size() == english[i].changes.size());
            for (std::size_t k = 0; k < releases[i].changes.size(); ++k)
                CHECK(releases[i].changes[k] != english[i].changes[k]);
        }
    }
}
