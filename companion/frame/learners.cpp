#include "companion/frame/learners.h"

#include <sstream>

namespace consigliere::screens {

namespace {

constexpr std::string_view learners_key = "learners";

} // namespace

std::set<std::string> words_in(const std::string& text)
{
    std::istringstream words(text);
    std::set<std::string> found;
    for (std::string word; words >> word;)
        found.insert(word);
    return found;
}

std::string line_of(const std::set<std::string>& words)
{
    std::string line;
    for (const std::string& word : words)
        line += (line.empty() ? "" : " ") + word;
    return line;
}

std::set<std::string> learners_of(db::Database& database, const db::SessionId& evening)
{
    return words_in(GamePreferences(database, learners_key).recall(evening));
}

void keep_learners(
    db::Database& database, const db::SessionId& evening, const std::set<std::string>& actors)
{
    GamePreferences(database, learners_key).remember(evening, line_of(actors));
}

} // namespace consigliere::screens
