#include "tests/records/matches.h"

#include <algorithm>
#include <array>

namespace consigliere::test {

using ledger::Tree;

namespace {

std::string shown(const Tree& tree)
{
    if (const std::string* text = tree.text())
        return '"' + *text + '"';
    if (const std::int64_t* number = tree.number())
        return std::to_string(*number);
    if (const bool* boolean = tree.boolean())
        return *boolean ? "true" : "false";
    if (tree.is_table()) {
        std::string table = "{";
        for (const auto& [key, member] : tree.members())
            table += (table.size() > 1 ? ", " : "") + key + " = " + shown(member);
        return table + "}";
    }
    if (!tree.is_list())
        return "nothing";
    std::string list = "[";
    for (const Tree& element : tree.elements())
        list += (list.size() > 1 ? ", " : "") + shown(element);
    return list + "]";
}

/// What stands on the board is listed as the evening's components happen to be.
bool is_unordered(const std::string& path)
{
    return path == "/members" || path == "/businesses";
}

/// Where it is told which money, goods or loot lie somewhere, no other do.
bool is_told_whole(const std::string& path)
{
    return std::ranges::any_of(std::array{"/money", "/goods", "/loot", "/table", "/deck"},
        [&path](const char* name) { return path.ends_with(name); });
}

std::string find_difference(const Tree& expected, const Tree& actual, const std::string& path);

std::string find_missing(const Tree& expected, const Tree& actual, const std::string& path)
{
    for (const Tree& wanted : expected.elements()) {
        const bool is_found = std::any_of(actual.elements().begin(), actual.elements().end(),
            [&](const Tree& element) { return find_difference(wanted, element, path).empty(); });
        if (!is_found)
            return path + " lacks " + shown(wanted);
    }
    return {};
}

std::string find_difference(const Tree& expected, const Tree& actual, const std::string& path)
{
    if (expected.is_table()) {
        for (const auto& [key, member] : expected.members()) {
            const std::string inner = path + "/" + key;
            const Tree* found = actual.find(key);
            if (found == nullptr)
                return inner + " is missing";
            if (std::string other = find_difference(member, *found, inner); !other.empty())
                return other;
        }
        const bool has_more =
            actual.is_table() && actual.members().size() > expected.members().size();
        return is_told_whole(path) && has_more ? path + " is " + shown(actual) : std::string();
    }
    const bool same_length =
        actual.is_list() && expected.elements().size() == actual.elements().size();
    if (expected.is_list() && same_length && is_unordered(path))
        return find_missing(expected, actual, path);
    if (expected.is_list() && same_length) {
        for (std::size_t i = 0; i < expected.elements().size(); ++i) {
            std::string other = find_difference(
                expected.elements()[i], actual.elements()[i], path + "/" + std::to_string(i));
            if (!other.empty())
                return other;
        }
        return {};
    }
    if (expected == actual)
        return {};
    return path + " should be " + shown(expected) + ", not " + shown(actual);
}

/// As it can be written in TOML, which has no word for nothing.
Tree without_nothing(const Tree& tree)
{
    if (tree.is_list()) {
        Tree list = Tree::list();
        for (const Tree& element : tree.elements())
            list.add(without_nothing(element));
        return list;
    }
    if (!tree.is_table())
        return tree;
    Tree table = Tree::table();
    for (const auto& [key, member] : tree.members()) {
        if (!member.is_null())
            table.set(key, without_nothing(member));
    }
    return table;
}

} // namespace

std::string difference(const Tree& expected, const Tree& actual)
{
    return find_difference(expected, actual, "");
}

std::string whole_difference(const Tree& expected, const Tree& actual)
{
    const Tree told = without_nothing(actual);
    const std::string lacking = difference(expected, told);
    return lacking.empty() ? difference(told, expected) : lacking;
}

bool same_content(const Tree& left, const Tree& right)
{
    return difference(left, right).empty() && difference(right, left).empty();
}

} // namespace consigliere::test
