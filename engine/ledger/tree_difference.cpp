#include "engine/ledger/tree_difference.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace consigliere::ledger {

namespace {

/// Identifies an element of a list: its first member, nullptr unless a text.
const std::string* name_of(const Tree& element)
{
    return element.members().empty() ? nullptr : element.members().front().second.text();
}

bool is_list_of_named(const Tree& tree)
{
    return tree.is_list() && std::ranges::all_of(tree.elements(), [](const Tree& element) {
        return name_of(element) != nullptr;
    });
}

/// A list of named tables as one table; repeated names get a number. nullopt for other values.
std::optional<Tree> by_names(const Tree& tree)
{
    if (tree.is_table())
        return tree;
    if (!is_list_of_named(tree))
        return std::nullopt;
    Tree table = Tree::table();
    for (const Tree& element : tree.elements()) {
        std::string name = *name_of(element);
        for (int number = 2; table.find(name) != nullptr; ++number)
            name = *name_of(element) + "#" + std::to_string(number);
        table.set(name, element);
    }
    return table;
}

class Comparing {
public:
    void compare(const Tree& before, const Tree& after)
    {
        if (before == after)
            return;
        const std::optional<Tree> left = by_names(before);
        const std::optional<Tree> right = by_names(after);
        if (left && right)
            compare_members(*left, *right);
        else
            m_found.push_back({m_path, before, after});
    }

    [[nodiscard]] std::vector<TreeDifference> take() { return std::move(m_found); }

private:
    void compare_members(const Tree& before, const Tree& after)
    {
        static const Tree nothing;
        for (const auto& [key, value] : before.members()) {
            const Tree* other = after.find(key);
            compare_member(key, value, other == nullptr ? nothing : *other);
        }
        for (const auto& [key, value] : after.members()) {
            if (before.find(key) == nullptr)
                compare_member(key, nothing, value);
        }
    }

    void compare_member(const std::string& key, const Tree& before, const Tree& after)
    {
        m_path.push_back(key);
        compare(before, after);
        m_path.pop_back();
    }

    std::vector<std::string> m_path;
    std::vector<TreeDifference> m_found;
};

} // namespace

std::vector<TreeDifference> differences(const Tree& before, const Tree& after)
{
    Comparing comparing;
    comparing.compare(before, after);
    return comparing.take();
}

} // namespace consigliere::ledger
