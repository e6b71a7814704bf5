#include "db/toml.h"

#include "db/files.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

namespace consigliere::db {

namespace {

/// Limits for tables and lists, at least ten times what records need (a dozen members, thousands of
/// moves). Larger input would make name lookups slow.
constexpr std::size_t most_members = 2'000;
constexpr std::size_t most_elements = 200'000;

/// Records are nested three deep. Together these limits allow a few hundred nested tables.
constexpr int most_brackets = 24;
constexpr int most_dots = 12;

/// End of the comment or quoted text that starts at `at`. A multi-line text ends at three quotes,
/// preceded by up to two of its own. A single-line text ends at the line break, so that an unclosed
/// one does not hide the rest.
std::size_t end_of_words(std::string_view text, std::size_t at)
{
    const char first = text[at];
    if (first == '#')
        return std::min(text.find('\n', at), text.size());
    const bool is_long = text.substr(at).starts_with(std::string(3, first));
    const std::string quote(is_long ? 3 : 1, first);
    for (at += quote.size(); at < text.size(); ++at) {
        if (text.substr(at).starts_with(quote)) {
            at += quote.size();
            for (int more = is_long ? 2 : 0; more > 0 && text.substr(at).starts_with(first); --more)
                ++at;
            return at;
        }
        if (!is_long && text[at] == '\n')
            return at;
        if (first == '"' && text[at] == '\\')
            ++at;
    }
    return text.size();
}

/// First line that is nested too deeply, by brackets and dotted keys. A recursive parser would
/// overflow the stack; toml++ limits brackets, but not dots.
std::optional<int> line_too_deep(std::string_view text)
{
    int brackets = 0;
    int dots = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char letter = text[at];
        if (letter == '"' || letter == '\'' || letter == '#') {
            at = end_of_words(text, at);
            continue;
        }
        ++at;
        if (letter == '.')
            ++dots;
        else if (std::string_view("[]{}=,\n").find(letter) != std::string_view::npos)
            dots = 0;
        if (letter == '[' || letter == '{')
            ++brackets;
        else if (letter == ']' || letter == '}')
            brackets = std::max(0, brackets - 1);
        if (brackets > most_brackets || dots > most_dots)
            return static_cast<int>(1 + std::ranges::count(text.substr(0, at), '\n'));
    }
    return std::nullopt;
}

/// First table or list that is too large; nullptr if none.
const toml::node* find_too_large(const toml::node& node)
{
    if (const toml::table* table = node.as_table()) {
        if (table->size() > most_members)
            return table;
        for (const auto& [key, value] : *table) {
            if (const toml::node* found = find_too_large(value))
                return found;
        }
    } else if (const toml::array* array = node.as_array()) {
        const bool has_tables = !array->empty() && array->front().is_table();
        if (array->size() > (has_tables ? most_members : most_elements))
            return array;
        for (const toml::node& element : *array) {
            if (const toml::node* found = find_too_large(element))
                return found;
        }
    }
    return nullptr;
}

Tree tree_of(const toml::node& node);

/// Streams a value to a string. Without exceptions(), a stream hides bad_alloc and returns a
/// truncated text.
template <typename Printable>
std::string printed(Printable&& printable)
{
    std::ostringstream text;
    text.exceptions(std::ios::badbit);
    text << std::forward<Printable>(printable);
    return text.str();
}

template <typename Value>
Tree scalar(const toml::value<Value>& value)
{
    constexpr bool has_a_leaf = std::disjunction_v<std::is_same<Value, std::string>,
        std::is_same<Value, bool>, std::is_same<Value, std::int64_t>>;
    if constexpr (has_a_leaf) {
        return Tree(value.get());
    } else {
        // Dates are unquoted in TOML; records keep them and fractions as written.
        return Tree(printed(value.get()));
    }
}

Tree tree_of(const toml::node& node)
{
    Tree tree;
    if (const toml::table* table = node.as_table()) {
        tree = Tree::table();
        std::vector<std::pair<std::string, const toml::node*>> members;
        for (const auto& [key, value] : *table)
            members.emplace_back(std::string(key.str()), &value);
        // toml++ sorts by key; restore the order of the file.
        std::ranges::stable_sort(members, [](const auto& left, const auto& right) {
            return left.second->source().begin < right.second->source().begin;
        });
        for (const auto& [key, value] : members)
            tree.set(key, tree_of(*value));
    } else if (const toml::array* array = node.as_array()) {
        tree = Tree::list();
        for (const toml::node& element : *array)
            tree.add(tree_of(element));
    } else {
        node.visit([&](const auto& value) {
            if constexpr (toml::is_value<decltype(value)>)
                tree = scalar(value);
        });
    }
    tree.set_line(static_cast<int>(node.source().begin.line));
    return tree;
}

void insert(toml::table& table, const std::string& key, const Tree& tree);

toml::array array_of(const Tree& tree)
{
    toml::array array;
    for (const Tree& element : tree.elements()) {
        toml::table holder;
        insert(holder, "element", element);
        if (toml::node* node = holder.get("element"))
            node->visit([&array](auto& value) { array.push_back(value); });
    }
    return array;
}

toml::table table_of(const Tree& tree)
{
    toml::table table;
    for (const auto& [key, member] : tree.members())
        insert(table, key, member);
    return table;
}

void insert(toml::table& table, const std::string& key, const Tree& tree)
{
    if (const std::string* text = tree.text())
        table.insert_or_assign(key, *text);
    else if (const std::int64_t* number = tree.number())
        table.insert_or_assign(key, *number);
    else if (const bool* boolean = tree.boolean())
        table.insert_or_assign(key, *boolean);
    else if (tree.is_list())
        table.insert_or_assign(key, array_of(tree));
    else if (tree.is_table())
        table.insert_or_assign(key, table_of(tree));
}

/// Quotes a key if TOML requires it: `$1`, but not `hand_limits`.
std::string key_text(const std::string& key)
{
    const bool is_bare = !key.empty() && std::ranges::all_of(key, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '-';
    });
    return is_bare ? key : printed(toml::value<std::string>(key));
}

bool is_list_of_tables(const Tree& tree)
{
    const Tree::List& elements = tree.elements();
    return !elements.empty() && std::ranges::all_of(elements, &Tree::is_table);
}

/// Writes the members one by one, because toml++ sorts them by key. Plain values first, then tables
/// and lists of tables, as TOML requires.
void write_members(std::string& text, const std::string& prefix, const Tree& table)
{
    for (const auto& [key, member] : table.members()) {
        if (member.is_null() || member.is_table() || is_list_of_tables(member))
            continue;
        toml::table alone;
        insert(alone, key, member);
        // Double quotes, as in RECORD.md.
        constexpr auto flags =
            toml::toml_formatter::default_flags & ~toml::format_flags::allow_literal_strings;
        text += printed(toml::toml_formatter(alone, flags)) + "\n";
    }
    for (const auto& [key, member] : table.members()) {
        const std::string name = prefix + key_text(key);
        if (member.is_table()) {
            text += "\n[" + name + "]\n";
            write_members(text, name + ".", member);
        } else if (is_list_of_tables(member)) {
            for (const Tree& element : member.elements()) {
                text += "\n[[" + name + "]]\n";
                write_members(text, name + ".", element);
            }
        }
    }
}

} // namespace

ErrorOr<Tree, FileError> read_toml(const std::filesystem::path& path)
{
    ErrorOr<std::string, FileError> text = read_file(path);
    if (text.is_error())
        return text.error();
    return read_toml_text(text.value(), path.string());
}

ErrorOr<Tree, FileError> read_toml_text(std::string_view text, const std::string& name)
{
    const auto too_large = [&name](int line) {
        return FileError{FileError::Kind::too_large, name, line, {}, {}};
    };
    if (const std::optional<int> line = line_too_deep(text))
        return too_large(*line);
    try {
        const toml::table table = toml::parse(text, name);
        if (const toml::node* found = find_too_large(table))
            return too_large(static_cast<int>(found->source().begin.line));
        return tree_of(table);
    } catch (const toml::parse_error& error) {
        return FileError{FileError::Kind::no_toml, name,
            static_cast<int>(error.source().begin.line), std::string(error.description()), {}};
    }
}

std::string write_toml(const Tree& table)
{
    std::string text;
    write_members(text, "", table);
    return text;
}

} // namespace consigliere::db
