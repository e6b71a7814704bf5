#include "companion/language/language.h"

#include "companion/language/catalogues.h"
#include "companion/language/figures.h"

#include <boost/locale.hpp>
#include <fmt/args.h>
#include <fmt/format.h>

#include <cmath>
#include <ctime>
#include <iomanip>
#include <locale>
#include <map>
#include <sstream>

namespace consigliere::language {

namespace {

/// Locale of a language, with its catalogue if it can be read.
struct Speech {
    std::locale locale;
    bool has_catalogue = true;
};

enum class Catalogue : std::uint8_t { with, without };

std::locale make_locale(Language language, Catalogue catalogue)
{
    boost::locale::generator generator;
    // Without a folder the library assumes ASCII and drops other characters of the English text.
    const std::string folder = catalogue_folder();
    generator.add_messages_path(catalogue == Catalogue::with ? folder : folder + "/none");
    generator.add_messages_domain("consigliere");
    // British dates, because their order is unambiguous.
    const std::string name =
        language == Language::english ? "en_GB" : std::string(code_of(language));
    return generator(name + ".UTF-8");
}

Speech speech_of(Language language)
{
    // English needs no catalogue.
    if (language == Language::english)
        return {make_locale(language, Catalogue::without)};
    if (is_whole_catalogue(catalogue_of(code_of(language)))) {
        try {
            return {make_locale(language, Catalogue::with)};
        } catch (const std::exception&) {
            // The library rejects damage that is_whole_catalogue() does not detect.
        }
    }
    return {make_locale(language, Catalogue::without), false};
}

/// Returns the data of a language, created on first use, so that a damaged catalogue affects no
/// other language.
const Speech& speech(Language language)
{
    static std::map<std::string_view, Speech> made;
    const std::string_view code = code_of(language);
    const auto found = made.find(code);
    return found != made.end() ? found->second
                               : made.emplace(code, speech_of(language)).first->second;
}

const std::locale& locale_of(Language language)
{
    return speech(language).locale;
}

Language& current()
{
    static Language language;
    return language;
}

} // namespace

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
    // Below that the languages do not differ, and a stream with a locale is dear.
    constexpr std::int64_t grouped = 1'000;
    if (value >= 0 && value < grouped)
        return std::to_string(value);
    std::ostringstream text;
    text.imbue(locale_of(chosen()));
    text << boost::locale::as::number << value;
    return text.str();
}

std::string decimal(double value, int digits)
{
    std::ostringstream text;
    text.imbue(locale_of(chosen()));
    text << boost::locale::as::number << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

std::string difference(double value, int digits)
{
    const std::string size = decimal(std::abs(value), digits);
    // A value that rounds to zero has no direction.
    const bool is_null = size == decimal(0, digits);
    return (is_null ? "±" : value < 0 ? "−" : "+") + size;
}

std::string dollars(std::int64_t value)
{
    return dollars(number(value));
}

std::string dollars(std::string_view amount)
{
    return fill(tr_in("money", "${amount}"), {{"amount", std::string(amount)}});
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

std::string short_month(int month)
{
    std::tm parts{};
    parts.tm_year = 100;
    parts.tm_mon = month - 1;
    parts.tm_mday = 15;
    std::ostringstream text;
    text.imbue(locale_of(chosen()));
    text << boost::locale::as::gmt << boost::locale::as::ftime("%b")
         << static_cast<double>(timegm(&parts));
    return text.str();
}

} // namespace consigliere::language
