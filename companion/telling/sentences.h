#pragma once

#include "engine/ledger/verdict.h"

#include <initializer_list>
#include <map>
#include <span>
#include <string_view>

namespace consigliere::telling {

/// A message and its English sentence. The sentence stands inside `to_translate`; its places {name}
/// are the facts that the game's `messages.h` lists for the message, and {quoted} is there for
/// lines and records that cannot be used. Numbers stand where no word has to agree with them.
struct Worded {
    ledger::Message message;
    const char* english = "";
};

/// All sentences of one game, found by the ids of their messages.
class Sentences {
public:
    Sentences(std::initializer_list<std::span<const Worded>> parts);

    /// A null pointer if there is none.
    [[nodiscard]] const char* find(std::string_view message_id) const;

private:
    std::map<std::string_view, const char*> m_english;
};

} // namespace consigliere::telling
