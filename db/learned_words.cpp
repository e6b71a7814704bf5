#include "db/learned_words.h"

#include "db/toml.h"
#include "db/tree_parts.h"

#include <algorithm>
#include <tuple>

namespace consigliere::db {

namespace {

/// Table of change counts by key; keys that were never changed are omitted.
constexpr std::string_view changed_key = "changed";
/// Limit against damaged counts.
constexpr std::int64_t most_changes = 1'000'000;

std::int64_t changes_of(const Tree& definition, std::string_view word)
{
    const Tree* changed = definition.find(changed_key);
    const std::int64_t count = changed == nullptr ? 0 : number_in(*changed, word).value_or(0);
    return std::clamp(count, std::int64_t{0}, most_changes);
}

void set_changes(Tree& definition, std::string_view word, std::int64_t count)
{
    if (count == 0)
        return;
    const Tree* changed = definition.find(changed_key);
    Tree counts = changed != nullptr && changed->is_table() ? *changed : Tree::table();
    counts.set(word, Tree(count));
    definition.set(changed_key, std::move(counts));
}

/// Text of a value, for comparing.
std::string text_of(const Tree& word)
{
    Tree alone = Tree::table();
    alone.set("word", word);
    return write_toml(alone);
}

/// Definition of a component in the box; nullptr if new.
Tree* definition_in(ComponentList& box, const Component& component)
{
    const Component* known = find(box, component);
    return known == nullptr ? nullptr
                            : &box[static_cast<std::size_t>(known - box.data())].definition;
}

} // namespace

Tree words_of(Tree definition)
{
    definition.remove(changed_key);
    return definition;
}

void tell(ComponentList& box, const Component& described)
{
    const Tree words = words_of(described.definition);
    Tree* const definition = definition_in(box, described);
    if (definition == nullptr) {
        box.push_back(described);
        box.back().definition = words;
        return;
    }
    for (const auto& [word, value] : words.members()) {
        const Tree* before = definition->find(word);
        if (before != nullptr && !(*before == value))
            set_changes(
                *definition, word, std::min(changes_of(*definition, word) + 1, most_changes));
        definition->set(word, value);
    }
}

void join(ComponentList& box, const Component& theirs)
{
    Tree* const definition = definition_in(box, theirs);
    if (definition == nullptr) {
        box.push_back(theirs);
        return;
    }
    const Tree words = words_of(theirs.definition);
    for (const auto& [word, value] : words.members()) {
        const Tree* before = definition->find(word);
        const std::int64_t changes = changes_of(theirs.definition, word);
        if (before != nullptr
            && std::tuple(changes_of(*definition, word), text_of(*before))
                >= std::tuple(changes, text_of(value)))
            continue;
        definition->set(word, value);
        set_changes(*definition, word, changes);
    }
}

} // namespace consigliere::db
