#include "companion/widgets/wanted_letters.h"

// Only the inside of ImGui tells how it reads letters.
#include <imgui_internal.h>

#include <algorithm>

namespace consigliere::widgets {

namespace {

/// What stands where no font has a letter: the sign that Unicode has for that.
constexpr char32_t unknown_letter = 0xFFFD;

struct Wanted {
    std::set<char32_t> letters{unknown_letter};
    bool is_new = false;
};

Wanted& wanted()
{
    static Wanted letters;
    return letters;
}

/// The program's own signs, which no other font has.
bool is_private(char32_t letter)
{
    constexpr char32_t first = 0xE000;
    constexpr char32_t last = 0xF8FF;
    return letter >= first && letter <= last;
}

/// Whoever writes in a small alphabet will soon want its other letters: they come together.
void want_with_alphabet(char32_t letter)
{
    constexpr char32_t alphabets_end = 0x2E80;
    constexpr char32_t alphabet = 0x80;
    wanted().letters.insert(letter);
    wanted().is_new = true;
    if (letter >= alphabets_end)
        return;
    const char32_t first = letter / alphabet * alphabet;
    for (char32_t each = first; each < first + alphabet; ++each)
        wanted().letters.insert(each);
}

} // namespace

void want_letters(std::string_view text)
{
    constexpr char32_t last_of_ascii = 0x7F;
    const ImFont* font = ImGui::GetIO().Fonts->Fonts.front();
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at < end;) {
        unsigned int point = 0;
        at += std::max(1, ImTextCharFromUtf8(&point, at, end));
        const auto letter = static_cast<char32_t>(point);
        if (letter <= last_of_ascii || is_private(letter) || wanted().letters.contains(letter))
            continue;
        if (font->FindGlyphNoFallback(static_cast<ImWchar>(letter)) == nullptr)
            want_with_alphabet(letter);
    }
}

bool are_letters_missing()
{
    return wanted().is_new;
}

const std::set<char32_t>& take_wanted_letters()
{
    wanted().is_new = false;
    return wanted().letters;
}

} // namespace consigliere::widgets
