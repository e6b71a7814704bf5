#include "companion/rulebook/word_index.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::rulebook {

namespace {

/// True for a UTF-8 continuation byte.
bool goes_on(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// True for a UTF-8 letter, digit or combining mark.
bool is_part_of_word(std::string_view letter)
{
    const auto size = static_cast<std::int32_t>(letter.size());
    const UChar32 code = size == 1
        ? static_cast<unsigned char>(letter.front())
        : icu::UnicodeString::fromUTF8({letter.data(), size}).char32At(0);
    return u_isalnum(code) != 0 || u_charType(code) == U_NON_SPACING_MARK;
}

std::size_t count_letters(std::string_view word)
{
    return word.size() - static_cast<std::size_t>(std::ranges::count_if(word, goes_on));
}

/// Length of the common prefix, in letters.
std::size_t count_common(std::string_view word, std::string_view asked)
{
    const auto differs = std::mismatch(word.begin(), word.end(), asked.begin(), asked.end()).first;
    const std::size_t letters = count_letters({word.begin(), differs});
    // Letters of one alphabet share their first byte; do not count half a letter.
    return differs != word.end() && goes_on(*differs) ? letters - 1 : letters;
}

/// True if two words look like forms of one: equal but for the last few letters. A short word must
/// be contained except for its last letter ("duck" and "ducking", "bribe" and "bribing").
bool begin_alike(std::string_view word, std::string_view asked)
{
    constexpr std::size_t least = 3; // Least common prefix, in letters.
    constexpr std::size_t least_of_short = 4;
    constexpr std::size_t longest_ending = 4;
    constexpr double least_share = 0.6;
    constexpr double least_share_of_short = 0.5;
    const std::size_t common = count_common(word, asked);
    const auto [shorter, longer] = std::minmax({count_letters(word), count_letters(asked)});
    const double share = static_cast<double>(common) / static_cast<double>(longer);
    const bool is_form = common >= least && share >= least_share;
    const bool is_form_of_short =
        common >= least_of_short && common + 1 >= shorter && share >= least_share_of_short;
    return longer - common <= longest_ending && (is_form || is_form_of_short);
}

/// True if two words differ only by short endings: "wounds" and "wounded", "kartę" and "karty".
bool differ_by_ending(std::string_view word, std::string_view asked)
{
    constexpr std::size_t least = 4;
    constexpr std::size_t least_of_whole = 3; // If the shorter word is the whole stem.
    constexpr std::size_t longest_ending = 2;
    const std::size_t common = count_common(word, asked);
    const auto [shorter, longer] = std::minmax({count_letters(word), count_letters(asked)});
    const bool has_stem = common >= least || (common == shorter && common >= least_of_whole);
    return has_stem && longer - common <= longest_ending;
}

} // namespace

std::vector<std::string> folded_words(std::string_view text)
{
    const icu::UnicodeString letters = icu::UnicodeString::fromUTF8(db::folded(text));
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(std::exchange(word, {}));
    };
    for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
        const UChar32 letter = letters.char32At(i);
        if (u_isalnum(letter) != 0)
            icu::UnicodeString(letter).toUTF8String(word);
        else
            finish();
    }
    finish();
    return words;
}

double likeness(std::string_view word, std::string_view asked)
{
    constexpr double part = 0.25;
    constexpr std::size_t least_beginning = 3;
    constexpr std::size_t least_part = 4; // "tie" must not match "abilities".
    if (word == asked)
        return 1;
    const std::size_t letters = count_letters(asked);
    if (letters >= least_beginning && word.substr(0, asked.size()) == asked)
        return likeness_of_beginning;
    if (begin_alike(word, asked))
        return likeness_of_form;
    if (letters >= least_part && word.find(asked) != std::string_view::npos)
        return part;
    return 0;
}

namespace {

/// Likeness in whole sentences, where a wrong word does more harm: depends on the common part of
/// two forms.
double closeness(std::string_view word, std::string_view asked)
{
    constexpr double of_ending = 0.85;
    constexpr double of_three_letters = 0.4; // Often other words: "stay" and "stand".
    constexpr std::size_t clear_beginning = 4;
    constexpr std::size_t long_beginning = 5;
    if (word == asked)
        return 1;
    if (differ_by_ending(word, asked))
        return of_ending;
    const double alike = likeness(word, asked);
    const std::size_t common = count_common(word, asked);
    const std::size_t longer = std::max(count_letters(word), count_letters(asked));
    if (alike == likeness_of_form && common < clear_beginning && longer > clear_beginning)
        return of_three_letters;
    // "zapłacić" and "zapłacenia"
    const bool is_long_form =
        common >= long_beginning && 2 * common >= longer && longer - common <= clear_beginning;
    return is_long_form ? std::max(alike, likeness_of_form) : alike;
}

} // namespace

std::vector<WordIn> words_that_answer(std::string_view text, const std::vector<std::string>& asked)
{
    std::vector<WordIn> found;
    const auto finish = [&](std::size_t begin, std::size_t end) {
        const std::string word = folded(text.substr(begin, end - begin));
        const auto answers = [&word](const std::string& each) { return likeness(word, each) > 0; };
        if (begin < end && std::ranges::any_of(asked, answers))
            found.push_back({begin, end});
    };
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t next = at + 1;
        while (next < text.size() && goes_on(text[next]))
            ++next;
        if (!is_part_of_word(text.substr(at, next - at))) {
            finish(begin, at);
            begin = next;
        }
        at = next;
    }
    finish(begin, text.size());
    return found;
}

void WordIndex::add(std::size_t text, std::string_view words, double weight)
{
    if (m_texts.size() <= text)
        m_texts.resize(text + 1);
    std::vector<Word>& known = m_texts[text];
    for (const std::string& letters : folded_words(words)) {
        const auto [entry, is_new] = m_numbers.try_emplace(letters, m_words.size());
        if (is_new)
            m_words.push_back(letters);
        const auto same = std::ranges::find(known, entry->second, &Word::number);
        if (same == known.end())
            known.push_back({entry->second, weight});
        else
            same->weight = std::max(same->weight, weight);
    }
}

std::vector<WordIndex::Answer> WordIndex::answers_to(std::string_view asked) const
{
    struct Alike {
        double likeness = 0;
        double closeness = 0;
    };
    std::vector<Alike> alike;
    alike.reserve(m_words.size());
    for (const std::string& word : m_words)
        alike.push_back({likeness(word, asked), closeness(word, asked)});
    std::vector<Answer> answers(m_texts.size());
    for (std::size_t text = 0; text < m_texts.size(); ++text) {
        Answer& answer = answers[text];
        for (const Word& word : m_texts[text]) {
            const auto& [likeness, closeness] = alike[word.number];
            answer.score = std::max(answer.score, likeness * word.weight);
            const double strict = closeness * closeness * word.weight;
            if (strict > answer.strict)
                answer = {answer.score, strict, closeness, word.weight};
        }
    }
    return answers;
}

std::vector<WordIndex::Hit> WordIndex::search(const std::vector<std::string>& words) const
{
    std::vector<Hit> hits(m_texts.size());
    for (const std::string& asked : words) {
        const std::vector<Answer> answers = answers_to(asked);
        const auto having = static_cast<double>(
            std::ranges::count_if(answers, [](const Answer& each) { return each.score > 0; }));
        const double rarity = std::log(1 + static_cast<double>(m_texts.size()) / (1 + having));
        for (std::size_t text = 0; text < m_texts.size(); ++text) {
            hits[text].text = text;
            hits[text].found += answers[text].score > 0 ? 1U : 0U;
            hits[text].score += answers[text].score * rarity;
        }
    }
    std::erase_if(hits, [](const Hit& hit) { return hit.found == 0; });
    std::ranges::stable_sort(hits, [](const Hit& left, const Hit& right) {
        return left.found != right.found ? left.found > right.found : left.score > right.score;
    });
    return hits;
}

} // namespace consigliere::rulebook
