#include "companion/telling/sentences.h"

namespace consigliere::telling {

Sentences::Sentences(std::initializer_list<std::span<const Worded>> parts)
{
    for (const std::span<const Worded> part : parts) {
        for (const Worded& worded : part)
            m_english.emplace(worded.message.english, worded.english);
    }
}

const char* Sentences::find(std::string_view message_id) const
{
    const auto found = m_english.find(message_id);
    return found == m_english.end() ? nullptr : found->second;
}

} // namespace consigliere::telling
