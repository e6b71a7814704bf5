#include "companion/app/font_news.h"

#include "companion/language/language.h"
#include "db/settings.h"
#include "engine/ledger/line_words.h"

#include <array>
#include <string_view>

namespace consigliere::app {

namespace {

struct Package {
    const char* family;
    std::string_view name;
};
constexpr std::array packages{Package{"Inter", "fonts-inter"},
    Package{"EB Garamond 12", "fonts-ebgaramond"}, Package{"FontAwesome", "fonts-font-awesome"}};

/// Returns true if not reported before, and stores it as reported.
bool is_new(db::Database& database, std::string_view key, std::string_view what)
{
    const auto told = db::setting(database, key);
    if (told.is_error() || told.value() == what)
        return false;
    const auto failure = db::set_setting(database, key, what);
    // If storing fails, it is reported again next time.
    static_cast<void>(failure);
    return true;
}

std::string news_of_families(const std::set<std::string>& missing, db::Database& database)
{
    std::vector<std::string> families;
    std::vector<std::string> names;
    for (const Package& package : packages) {
        if (!missing.contains(package.family))
            continue;
        families.emplace_back(package.family);
        names.emplace_back(package.name);
    }
    const std::string listed = ledger::join(families, ", ");
    if (listed.empty() || !is_new(database, "told-of-fonts", listed))
        return {};
    return language::tr_fill(
        "These fonts are missing: {fonts}. Substitutes are used, so texts may look uneven or be "
        "cut off, and button symbols may be missing. To fix this, install these Debian packages: "
        "{packages}. Then restart Consigliere.",
        {{"fonts", listed}, {"packages", ledger::join(names, ", ")}});
}

} // namespace

std::string news_of(const widgets::Fonts& fonts, db::Database& database)
{
    std::string news = news_of_families(fonts.missing_families(), database);
    if (fonts.has_unknown_letters() && is_new(database, "told-of-letters", "yes"))
        news += (news.empty() ? "" : " ")
            + language::tr("No installed font has some of these letters; a symbol stands in for "
                           "them. To see them, install these Debian packages: fonts-noto-core for "
                           "most scripts, fonts-noto-cjk for Chinese, Japanese and Korean. Then "
                           "restart Consigliere. Emoji are never shown.");
    return news;
}

} // namespace consigliere::app
