#include "companion/frame/tally.h"

#include "companion/language/alphabet.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace consigliere::screens {

void Tally::add(const std::string& word, const std::string& name)
{
    if (word.empty())
        return;
    Count& count = m_counts.try_emplace(word, Count{name, 0}).first->second;
    ++count.times;
}

std::vector<Tally::Choice> Tally::choices() const
{
    std::vector<std::pair<std::string, Count>> sorted(m_counts.begin(), m_counts.end());
    language::put_in_alphabet(
        sorted, [](const auto& one) { return std::string_view(one.second.name); });
    std::ranges::stable_sort(
        sorted, std::greater<>(), [](const auto& one) { return one.second.times; });
    std::vector<Choice> choices;
    for (const auto& [word, count] : sorted)
        choices.push_back({word, count.name});
    return choices;
}

std::vector<std::string> places_of(const std::vector<db::EveningCard>& evenings)
{
    Tally places;
    for (const db::EveningCard& card : evenings)
        places.add(card.summary.details.place, card.summary.details.place);
    std::vector<std::string> names;
    for (Tally::Choice& place : places.choices())
        names.push_back(std::move(place.word));
    return names;
}

} // namespace consigliere::screens
