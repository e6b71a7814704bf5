#include "companion/telling/news.h"

#include "companion/language/catalogues.h"
#include "db/toml.h"

#include <filesystem>

namespace consigliere::telling {

namespace {

std::filesystem::path news_file(language::Language language)
{
    return std::filesystem::path(language::assets_folder()) / "news"
        / (std::string(language::code_of(language)) + ".toml");
}

std::string news_text(const ledger::Tree& release, std::string_view key)
{
    const ledger::Tree* member = release.find(key);
    return member == nullptr || member->text() == nullptr ? std::string() : *member->text();
}

Release release_of(const ledger::Tree& table)
{
    Release release{news_text(table, "version"), news_text(table, "date"), {}};
    if (const ledger::Tree* changes = table.find("changes")) {
        for (const ledger::Tree& change : changes->elements()) {
            if (change.text() != nullptr)
                release.changes.push_back(*change.text());
        }
    }
    return release;
}

} // namespace

ledger::ErrorOr<std::vector<Release>, db::FileError> read_releases(language::Language language)
{
    std::error_code failed;
    const bool is_translated = std::filesystem::exists(news_file(language), failed);
    const auto file =
        db::read_toml(news_file(is_translated ? language : language::Language::english));
    if (file.is_error())
        return file.error();
    std::vector<Release> releases;
    if (const ledger::Tree* tables = file.value().find("releases")) {
        for (const ledger::Tree& table : tables->elements())
            releases.push_back(release_of(table));
    }
    return releases;
}

} // namespace consigliere::telling
