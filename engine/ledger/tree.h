#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace consigliere::ledger {

/// What a record or a report consists of before it is TOML or JSON: a text, a whole number, a
/// truth, a list, a table, or nothing. The games read their setups from Trees and write their
/// reports as Trees; so they need no file format, and `db` and the command line need no game.
class Tree {
public:
    using List = std::vector<Tree>;
    using Member = std::pair<std::string, Tree>;
    /// Members in the order in which they were added, which is the order of the file.
    using Table = std::vector<Member>;

    Tree() = default;
    /// The standard library of GCC 12 takes a variant of texts and lists for one that is never
    /// empty, and destroys nothing as if it were something when memory runs out while it is copied.
    Tree(const Tree& other);
    Tree& operator=(const Tree& other);
    Tree(Tree&&) noexcept = default;
    Tree& operator=(Tree&&) noexcept = default;
    ~Tree() = default;
    explicit Tree(bool boolean);
    explicit Tree(std::int64_t number);
    explicit Tree(int number);
    explicit Tree(std::string_view text);
    explicit Tree(const char* text);

    [[nodiscard]] static Tree list();
    [[nodiscard]] static Tree table();
    /// A list of the texts of `words`, whatever kind of text they are.
    template <typename Words>
    [[nodiscard]] static Tree list_of(const Words& words)
    {
        Tree result = list();
        for (const auto& word : words)
            result.add(Tree(word));
        return result;
    }

    [[nodiscard]] bool is_null() const;
    [[nodiscard]] bool is_list() const;
    [[nodiscard]] bool is_table() const;

    /// The content if it is of that kind, and a null pointer if it is of another.
    [[nodiscard]] const bool* boolean() const;
    [[nodiscard]] const std::int64_t* number() const;
    [[nodiscard]] const std::string* text() const;

    /// The elements of a list; empty for everything else.
    [[nodiscard]] const List& elements() const;
    /// The members of a table; empty for everything else.
    [[nodiscard]] const Table& members() const;
    /// The member called `key`, or a null pointer if this is no table or has none.
    [[nodiscard]] const Tree* find(std::string_view key) const;

    /// Adds an element; this must be a list.
    void add(Tree element);
    /// Sets a member, replacing one of the same name; this must be a table.
    void set(std::string_view key, Tree value);
    template <typename Value>
    void set(std::string_view key, const Value& value)
    {
        set(key, Tree(value));
    }
    void remove(std::string_view key);

    /// The line of the file that this came from, counted from 1; 0 when it came from none.
    [[nodiscard]] int line() const { return m_line; }
    void set_line(int line) { m_line = line; }

    /// Equality of contents; the lines they came from do not matter.
    [[nodiscard]] friend bool operator==(const Tree& left, const Tree& right)
    {
        return left.m_content == right.m_content;
    }

private:
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Table> m_content;
    int m_line = 0;
};

} // namespace consigliere::ledger
