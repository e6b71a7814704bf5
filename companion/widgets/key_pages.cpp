#include "companion/widgets/key_pages.h"

#include <algorithm>
#include <array>

namespace consigliere::widgets {

namespace {

using Row = std::vector<std::string>;

const Row& bottom_row()
{
    static const Row row{key::page, key::space, key::done};
    return row;
}

KeyPage latin_page()
{
    return {"abc",
        {{"q", "w", "e", "r", "t", "y", "u", "i", "o", "p"},
            {"a", "s", "d", "f", "g", "h", "j", "k", "l", "-"},
            {key::shift, "z", "x", "c", "v", "b", "n", "m", key::erase}, bottom_row()}};
}

/// The standard ЙЦУКЕН layout.
KeyPage cyrillic_page()
{
    return {"абв",
        {{"й", "ц", "у", "к", "е", "н", "г", "ш", "щ", "з", "х"},
            {"ф", "ы", "в", "а", "п", "р", "о", "л", "д", "ж", "э"},
            {key::shift, "я", "ч", "с", "м", "и", "т", "ь", "б", "ю", key::erase},
            {"ё", "ъ", key::page, key::space, key::done}}};
}

bool has_key(const KeyPage& page, const std::string& letter)
{
    return std::ranges::any_of(
        page.rows, [&letter](const Row& row) { return std::ranges::count(row, letter) > 0; });
}

/// Returns the next `count` of the remaining keys.
Row next_of(const Row& all, std::size_t& from, std::size_t count)
{
    Row row;
    for (; row.size() < count && from < all.size(); ++from)
        row.push_back(all[from]);
    return row;
}

} // namespace

std::vector<KeyPage> key_pages(const std::vector<std::string>& letters)
{
    std::vector<KeyPage> pages;
    const KeyPage cyrillic = cyrillic_page();
    if (std::ranges::any_of(
            letters, [&cyrillic](const std::string& letter) { return has_key(cyrillic, letter); }))
        pages.push_back(cyrillic);
    pages.push_back(latin_page());

    Row others;
    for (const std::string& letter : letters) {
        if (std::ranges::none_of(
                pages, [&letter](const KeyPage& page) { return has_key(page, letter); }))
            others.push_back(letter);
    }
    std::string name = "12";
    for (std::size_t i = 0; i < std::min<std::size_t>(2, others.size()); ++i)
        name += (i == 0 ? " " : "") + others[i];
    for (const char* sign : {"-", "’", ".", ",", "&", "!", "?", "#"})
        others.emplace_back(sign);

    constexpr std::size_t whole_row = 10;
    constexpr std::size_t row_beside_shift = 7;
    std::size_t from = 0;
    while (from < others.size()) {
        KeyPage page{
            from == 0 ? name : others[from] + others[std::min(from + 1, others.size() - 1)], {}};
        if (from == 0)
            page.rows.push_back({"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"});
        page.rows.push_back(next_of(others, from, whole_row));
        Row last = next_of(others, from, row_beside_shift);
        last.insert(last.begin(), key::shift);
        last.emplace_back(key::erase);
        page.rows.push_back(last);
        page.rows.push_back(bottom_row());
        pages.push_back(std::move(page));
    }
    return pages;
}

} // namespace consigliere::widgets
