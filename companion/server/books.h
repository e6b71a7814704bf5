#pragma once

#include "companion/language/language.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consigliere::server {

/// What is told of the games in the languages of the phones, loaded on first use.
template <typename Text>
class Books {
public:
    /// Returns a game's in the chosen language; nullptr if it cannot be read.
    [[nodiscard]] const Text* of(std::string_view game)
    {
        const language::Language language = language::chosen();
        const std::pair key{std::string(game), std::string(language::code_of(language))};
        auto found = m_books.find(key);
        if (found == m_books.end()) {
            auto read = Text::load(game, language);
            found = m_books.emplace(key, std::nullopt).first;
            if (!read.is_error())
                found->second = std::move(read.value());
        }
        return found->second ? &*found->second : nullptr;
    }

private:
    /// By game and language.
    std::map<std::pair<std::string, std::string>, std::optional<Text>> m_books;
};

} // namespace consigliere::server
