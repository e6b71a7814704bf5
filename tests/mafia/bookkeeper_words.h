#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The words of a line, as the bookkeeper reads them.
namespace consigliere::test {

inline const std::vector<std::string> figures{
    "antonio", "sergio", "paolo", "maria", "vitorio", "franco"};

[[nodiscard]] std::vector<std::string> words_of(std::string_view line);
/// "bank" of "bank-2".
[[nodiscard]] std::string kind_of(const std::string& field);
[[nodiscard]] bool is_square(const std::string& word);
[[nodiscard]] bool is_card(const std::string& word);
/// 18 of "red-18"; 0 of a card whose face nobody has told.
[[nodiscard]] int number_of(const std::string& card);
/// Whether a card lies open until it is fulfilled, or as long as it is used (M-6.1b, M-6.1c).
[[nodiscard]] bool stays(const std::string& card);
/// The amount for a rank of "400" or "400/600/?"; -1 where nobody has told it.
[[nodiscard]] int amount_at(const std::string& amounts, int rank);

} // namespace consigliere::test
