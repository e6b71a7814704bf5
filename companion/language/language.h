#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Everything that the program says passes through here: translations, numbers, and sentences
/// with places to fill. The language can change at any moment; what is drawn or printed after that
/// is in the new one.
///
/// The English text is the key of a translation. It stands in the source, inside `tr` or, where it
/// is only listed, inside `to_translate`; the catalogues in `assets/translations` hold the others.
namespace consigliere::language {

/// English, which stands in the source, or a language that there is a catalogue for: each
/// `assets/translations/CODE.po` is found by itself.
class Language {
public:
    /// English, until another one is asked for.
    constexpr Language() = default;

    static const Language english;

    [[nodiscard]] friend constexpr bool operator==(Language, Language) = default;

private:
    explicit constexpr Language(std::uint8_t place)
        : m_place(place)
    {
    }
    friend struct Languages;

    /// Among `all_languages`.
    std::uint8_t m_place = 0;
};
inline constexpr Language Language::english{};

/// English first, then the others by their codes.
[[nodiscard]] const std::vector<Language>& all_languages();

/// "en", "pl" or "pt_BR", as the command line and the settings write them.
[[nodiscard]] std::string_view code_of(Language language);
/// The same as pages on the web write it: "pt-BR".
[[nodiscard]] std::string tag_of(Language language);
/// The language with a code, also with one that says more or less of the country ("pt", "pl_PL").
[[nodiscard]] std::optional<Language> language_from(std::string_view code);
/// The language's own name for itself, which is never translated.
[[nodiscard]] const std::string& name_of(Language language);
/// The small letters that the language writes beside a to z, in its own order; of a language that
/// needs none, those of all the others in Latin letters, because its people know each other.
[[nodiscard]] std::vector<std::string> letters_of(Language language);
/// What the environment asks for (LC_ALL, LC_MESSAGES, LANG); English if it asks for another.
[[nodiscard]] Language language_of_environment();

void choose(Language language);
[[nodiscard]] Language chosen();

/// Marks a text for the catalogues that is translated later, by `tr`.
constexpr const char* to_translate(const char* english)
{
    return english;
}

/// The text in the chosen language.
[[nodiscard]] std::string tr(const char* english);
/// The same, where one English text needs different translations: `context` tells them apart.
[[nodiscard]] std::string tr_in(const char* context, const char* english);
/// The form that the number asks for: "{n} card", "{n} cards". The number itself is filled in.
[[nodiscard]] std::string tr_count(const char* one, const char* many, int count);

/// Places to fill in a sentence: {name} becomes the value.
using Values = std::vector<std::pair<std::string, std::string>>;
/// The sentence with its places filled. If a place has no value, the sentence comes back as it is
/// written: a slip of a translator must not stop an evening.
[[nodiscard]] std::string fill(const std::string& sentence, const Values& values);
/// `fill(tr(english), values)`
[[nodiscard]] std::string tr_fill(const char* english, const Values& values);

/// What is told of some things, one after the other; a thing of which nothing is told is left out.
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

/// A whole number as the language writes it.
[[nodiscard]] std::string number(std::int64_t value);
/// Dollars of the game as the edition of the language writes them: "$5", in Russian "5 $".
[[nodiscard]] std::string dollars(std::int64_t value);
/// The same for what is no single number: "$5+3".
[[nodiscard]] std::string dollars(std::string_view amount);
/// A date from "2026-11-20", in the language's medium form; anything else comes back unchanged.
[[nodiscard]] std::string date(const std::string& iso);

} // namespace consigliere::language
