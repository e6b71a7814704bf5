#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Translations, numbers, and sentences with placeholders. All output passes through here. The
// language can change at any time; later output is in the new one.
//
// The English text is the key of a translation. It is in the source, inside `tr` or, if only
// listed, `to_translate`; the other languages are in `assets/translations`.
namespace consigliere::language {

/// English, or a language with a catalogue. Each `assets/translations/CODE.po` is found
/// automatically.
class Language {
public:
    constexpr Language() = default;

    static const Language english;

    [[nodiscard]] friend constexpr bool operator==(Language, Language) = default;

private:
    explicit constexpr Language(std::uint8_t place)
        : m_place(place)
    {
    }
    friend struct Languages;

    /// Index into `all_languages`.
    std::uint8_t m_place = 0;
};
inline constexpr Language Language::english{};

/// English first, then by code.
[[nodiscard]] const std::vector<Language>& all_languages();

/// "en", "pl" or "pt_BR", as the command line and the settings write them.
[[nodiscard]] std::string_view code_of(Language language);
/// BCP 47 tag: "pt-BR".
[[nodiscard]] std::string tag_of(Language language);
/// Returns the language for a code; nullopt if unknown. The code may have more or less detail on
/// the country ("pt", "pl_PL").
[[nodiscard]] std::optional<Language> language_from(std::string_view code);
/// Returns the language's name in the language itself; never translated.
[[nodiscard]] const std::string& name_of(Language language);
/// Returns the lower-case letters besides a to z, in alphabetical order. For a language without
/// such letters, those of all other Latin alphabets, for foreign names.
[[nodiscard]] std::vector<std::string> letters_of(Language language);
/// Returns the language of the environment (LC_ALL, LC_MESSAGES, LANG); English if not supported.
[[nodiscard]] Language language_of_environment();

void choose(Language language);
[[nodiscard]] Language chosen();

/// Marks a text for the catalogues; translate it later with `tr`.
constexpr const char* to_translate(const char* english)
{
    return english;
}

/// Returns the text in the chosen language.
[[nodiscard]] std::string tr(const char* english);
/// Like tr(), where one English text needs several translations, told apart by `context`.
[[nodiscard]] std::string tr_in(const char* context, const char* english);
/// Returns the plural form for `count`, with the number filled in: "{n} card", "{n} cards".
[[nodiscard]] std::string tr_count(const char* one, const char* many, int count);

/// Values of placeholders: {name} is replaced by the value.
using Values = std::vector<std::pair<std::string, std::string>>;
/// Returns the sentence with its placeholders filled. If one has no value, returns the sentence
/// unfilled: a translation error must not stop an evening.
[[nodiscard]] std::string fill(const std::string& sentence, const Values& values);
/// `fill(tr(english), values)`
[[nodiscard]] std::string tr_fill(const char* english, const Values& values);

/// Joins the texts that `tell` returns for each element; empty ones are skipped.
template <typename Things, typename Tell>
[[nodiscard]] std::string listed(const Things& things, const Tell& tell)
{
    std::string list;
    for (const auto& thing : things) {
        const std::string told = tell(thing);
        list += (list.empty() || told.empty() ? "" : ", ") + told;
    }
    return list;
}

/// Returns an integer in the format of the language.
[[nodiscard]] std::string number(std::int64_t value);
/// Returns dollars as in the language's edition of the game: "$5", in Russian "5 $".
[[nodiscard]] std::string dollars(std::int64_t value);
/// Like dollars(value), for an amount that is not a single number: "$5+3".
[[nodiscard]] std::string dollars(std::string_view amount);
/// Returns the medium date format of the language for "2026-11-20"; other text unchanged.
[[nodiscard]] std::string date(const std::string& iso);

} // namespace consigliere::language
