#include "tests/mafia/bookkeeper_words.h"

#include <sstream>

namespace consigliere::test {

std::vector<std::string> words_of(std::string_view line)
{
    std::istringstream stream{std::string(line)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::string kind_of(const std::string& field)
{
    const std::size_t dash = field.rfind('-');
    const bool has_number = dash != std::string::npos && field.back() >= '0' && field.back() <= '9';
    return has_number ? field.substr(0, dash) : field;
}

bool is_square(const std::string& word)
{
    return word.size() == 2 && word[1] >= '1' && word[1] <= '5';
}

bool is_card(const std::string& word)
{
    return word.starts_with("red") || word.starts_with("black");
}

int number_of(const std::string& card)
{
    const std::size_t dash = card.find('-');
    return dash == std::string::npos ? 0 : std::stoi(card.substr(dash + 1));
}

bool stays(const std::string& card)
{
    const int n = number_of(card);
    if (card.starts_with("black"))
        return n == 1 || n == 2 || n >= 9;
    return n <= 6 || (n >= 9 && n <= 11) || (n >= 16 && n <= 24);
}

int amount_at(const std::string& amounts, int rank)
{
    std::vector<std::string> parts;
    std::istringstream stream{amounts};
    for (std::string part; std::getline(stream, part, '/');)
        parts.push_back(part);
    const std::string& part = parts.size() == 1 ? parts[0] : parts[static_cast<std::size_t>(rank)];
    return part == "?" ? -1 : std::stoi(part);
}

} // namespace consigliere::test
