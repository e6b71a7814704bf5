#include "companion/frame/learners.h"

#include "engine/ledger/line_words.h"

#include <iterator>
#include <sstream>

namespace consigliere::screens {

namespace {

constexpr std::string_view learners_key = "learners";

} // namespace

std::set<std::string> words_in(const std::string& text)
{
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), {}};
}

std::string line_of(const std::set<std::string>& words)
{
    return ledger::join({words.begin(), words.end()}, " ");
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
