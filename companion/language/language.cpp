#include "companion/language/language.h"

#include "companion/language/catalogues.h"

#include <boost/locale.hpp>
#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <locale>
#include <sstream>

namespace consigliere::language {

namespace {

struct Known {
    std::string_view code;
    std::string_view name;
    const char* locale;
};
constexpr std::array known_languages{
    Known{"en", "English", "en_GB.UTF-8"}, Known{"pl", "Polski", "pl_PL.UTF-8"}};

const Known& known(Language language)
{
    return known_languages[static_cast<std::size_t>(language)];
}

/// A language's number formats and, where it can be read, its catalogue.
struct Speech {
    std::locale locale;
    bool has_catalogue = true;
};

enum class Catalogue : std::uint8_t { with, without };

std::locale make_locale(const Known& language, Catalogue catalogue)
{
    boost::locale::generator generator;
    // Without any folder the library takes texts for ASCII, and drops every other sign of the
    // English.
    const std::string folder = catalogue_folder();
    generator.add_messages_path(catalogue == Catalogue::with ? folder : folder + "/none");
    generator.add_messages_domain("consigliere");
    return generator(language.locale);
}

Speech speech_of(const Known& language)
{
    // English is the text of the source.
    if (language.code == "en")
        return {make_locale(language, Catalogue::without)};
    if (is_whole_catalogue(catalogue_of(language.code))) {
        try {
            return {make_locale(language, Catalogue::with)};
        } catch (const std::exception&) {
            // What the library refuses is damaged in a way of its own.
        }
    }
    return {make_locale(language, Catalogue::without), false};
}

/// Each language is made once, when it is first spoken: a damaged catalogue costs no other.
const Speech& speech(Language language)
{
    static std::array<std::optional<Speech>, known_languages.size()> made;
    std::optional<Speech>& one = made[static_cast<std::size_t>(language)];
    if (!one)
        one = speech_of(known(language));
    return *one;
}

const std::locale& locale_of(Language language)
{
    return speech(language).locale;
}

Language& current()
{
    static Language language = Language::english;
    return language;
}

} // namespace

std::string_view code_of(Language language)
{
    return known(language).code;
}

std::optional<Language> language_from(std::string_view code)
{
    const auto* const found = std::ranges::find(all_languages, code, code_of);
    return found == std::end(all_languages) ? std::nullopt : std::optional(*found);
}

std::string_view name_of(Language language)
{
    return known(language).name;
}

Language language_of_environment()
{
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe)
        if (value == nullptr || *value == '\0')
            continue;
        return language_from(std::string_view(value).substr(0, 2)).value_or(Language::english);
    }
    return Language::english;
}

void choose(Language language)
{
    current() = language;
}

Language chosen()
{
    return current();
}

bool has_translations(Language language)
{
    return speech(language).has_catalogue;
}

std::string tr(const char* english)
{
    return boost::locale::translate(english).str(locale_of(chosen()));
}

std::string tr_in(const char* context, const char* english)
{
    return boost::locale::translate(context, english).str(locale_of(chosen()));
}

std::string tr_count(const char* one, const char* many, int count)
{
    const std::string sentence =
        boost::locale::translate(one, many, count).str(locale_of(chosen()));
    return fill(sentence, {{"n", number(count)}});
}

std::string fill(const std::string& sentence, const Values& values)
{
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const auto& [name, value] : values)
        store.push_back(fmt::arg(name.c_str(), value));
    try {
        return fmt::vformat(sentence, store);
    } catch (const fmt::format_error&) {
        return sentence;
    }
}

std::string tr_fill(const char* english, const Values& values)
{
    return fill(tr(english), values);
}

std::string number(std::int64_t value)
{
    std::ostringstream text;
    text.imbue(locale_of(chosen()));
    text << boost::locale::as::number << value;
    return text.str();
}

std::string dollars(std::int64_t value)
{
    return "$" + number(value);
}

std::string date(const std::string& iso)
{
    std::tm parts{};
    std::istringstream reader(iso);
    reader >> std::get_time(&parts, "%Y-%m-%d");
    if (reader.fail())
        return iso;
    constexpr int noon = 12;
    parts.tm_hour = noon;
    std::ostringstream text;
    text.imbue(locale_of(chosen()));
    text << boost::locale::as::gmt << boost::locale::as::date << boost::locale::as::date_medium
         << static_cast<double>(timegm(&parts));
    return text.str();
}

} // namespace consigliere::language
