#include "companion/language/catalogues.h"

#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/uscript.h>
#include <unicode/usetiter.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>

namespace consigliere::language {

namespace {

namespace fs = std::filesystem;

struct Known {
    std::string code;
    std::string name;
};

/// Returns the language's own name, capitalized: "Polski", "Português (Brasil)".
std::string own_name(const std::string& code)
{
    const icu::Locale locale(code.c_str());
    icu::UnicodeString name;
    locale.getDisplayName(locale, name);
    icu::UnicodeString first(name, 0, 1);
    name.replace(0, 1, first.toUpper(locale));
    std::string text;
    name.toUTF8String(text);
    return text;
}

/// Returns CLDR's exemplar characters of the language besides a to z, in its collation order.
std::vector<icu::UnicodeString> own_letters(Language language)
{
    const icu::Locale locale(std::string(code_of(language)).c_str());
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<ULocaleData, decltype(&ulocdata_close)> data(
        ulocdata_open(locale.getName(), &status), ulocdata_close);
    icu::UnicodeSet letters;
    if (U_SUCCESS(status))
        ulocdata_getExemplarSet(data.get(), letters.toUSet(), 0, ULOCDATA_ES_STANDARD, &status);
    std::vector<icu::UnicodeString> found;
    if (U_FAILURE(status))
        return found;
    letters.remove(U'a', U'z');
    icu::UnicodeSetIterator each(letters);
    while (each.next())
        if (!each.isString())
            found.emplace_back(each.getCodepoint());
    const std::unique_ptr<icu::Collator> order(icu::Collator::createInstance(locale, status));
    if (U_SUCCESS(status))
        std::ranges::stable_sort(found, [&](const auto& left, const auto& right) {
            UErrorCode failed = U_ZERO_ERROR;
            return order->compare(left, right, failed) == UCOL_LESS;
        });
    return found;
}

bool is_latin(const icu::UnicodeString& letter)
{
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(letter.char32At(0), &status) == USCRIPT_LATIN;
}

std::vector<Known> find_languages()
{
    std::vector<std::string> codes;
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(catalogue_folder(), failed)) {
        const std::string code = entry.path().filename();
        if (code != "en" && entry.is_directory(failed))
            codes.push_back(code);
    }
    std::ranges::sort(codes);
    std::vector<Known> found{{"en", own_name("en")}};
    for (const std::string& code : codes)
        found.push_back({code, own_name(code)});
    return found;
}

/// Returns the language part of a code: "pt" of "pt_BR" and "pt-BR.UTF-8".
std::string_view bare(std::string_view code)
{
    return code.substr(0, code.find_first_of("_-.@"));
}

} // namespace

/// All languages, found on first use.
struct Languages {
    std::vector<Known> known = find_languages();
    std::vector<Language> all = [this] {
        std::vector<Language> languages;
        for (std::size_t place = 0; place < known.size(); ++place)
            languages.push_back(Language(static_cast<std::uint8_t>(place)));
        return languages;
    }();

    [[nodiscard]] static const Languages& instance()
    {
        static const Languages languages;
        return languages;
    }
    [[nodiscard]] const Known& operator[](Language language) const
    {
        return known[language.m_place];
    }
};

const std::vector<Language>& all_languages()
{
    return Languages::instance().all;
}

std::string_view code_of(Language language)
{
    return Languages::instance()[language].code;
}

std::string tag_of(Language language)
{
    std::string tag(code_of(language));
    std::ranges::replace(tag, '_', '-');
    return tag;
}

std::optional<Language> language_from(std::string_view code)
{
    const std::vector<Language>& all = all_languages();
    const auto is_asked_for = [code](Language language) {
        return code == code_of(language) || code == tag_of(language);
    };
    if (const auto same = std::ranges::find_if(all, is_asked_for); same != all.end())
        return *same;
    const auto alike = std::ranges::find(
        all, bare(code), [](Language language) { return bare(code_of(language)); });
    return alike == all.end() ? std::nullopt : std::optional(*alike);
}

const std::string& name_of(Language language)
{
    return Languages::instance()[language].name;
}

std::vector<std::string> letters_of(Language language)
{
    std::vector<icu::UnicodeString> letters = own_letters(language);
    if (letters.empty()) {
        for (const Language other : all_languages()) {
            for (const icu::UnicodeString& letter : own_letters(other)) {
                if (is_latin(letter) && std::ranges::find(letters, letter) == letters.end())
                    letters.push_back(letter);
            }
        }
    }
    std::vector<std::string> texts(letters.size());
    for (std::size_t i = 0; i < letters.size(); ++i)
        letters[i].toUTF8String(texts[i]);
    return texts;
}

Language language_of_environment()
{
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe)
        if (value == nullptr || *value == '\0')
            continue;
        const std::string_view asked(value);
        return language_from(asked.substr(0, asked.find_first_of(".@")))
            .value_or(Language::english);
    }
    return Language::english;
}

} // namespace consigliere::language
