#include "companion/desk/choices.h"

#include <algorithm>

namespace consigliere::desk {

namespace {

std::string key_of(std::string_view id)
{
    return "new-table:" + std::string(id);
}

} // namespace

int Choice::place_of_chosen() const
{
    const auto found = std::ranges::find(answers, chosen, &Answer::word);
    return found == answers.end() ? -1 : static_cast<int>(found - answers.begin());
}

std::vector<std::string> Choice::labels() const
{
    std::vector<std::string> labels;
    for (const Answer& answer : answers)
        labels.push_back(answer.label);
    return labels;
}

void load_defaults(Choices& choices, const PreferenceStore& memory)
{
    for (const Choice& choice : choices.choices()) {
        const std::string word = memory.recall(key_of(choice.id));
        if (std::ranges::find(choice.answers, word, &Choice::Answer::word) != choice.answers.end())
            choices.choose(choice.id, word);
    }
}

void keep_default(PreferenceStore& memory, std::string_view id, std::string_view word)
{
    memory.remember(key_of(id), word);
}

} // namespace consigliere::desk
