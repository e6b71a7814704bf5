#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace consigliere::ledger {

/// A JSON-like value: null, Boolean, integer, text, list or table. Games read setups from Trees and
/// write reports as Trees. So games depend on no file format, and `db` and the command line on no
/// game.
class Tree {
public:
    using List = std::vector<Tree>;
    using Member = std::pair<std::string, Tree>;
    /// Members in insertion order, which is the order of the file.
    using Table = std::vector<Member>;

    Tree() = default;
    /// GCC 12: copying such a std::variant may destroy an uninitialized value on bad_alloc.
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
    /// A list of what `made_of` makes of each thing: Trees, texts or numbers.
    template <typename Things, typename MadeOf = std::identity>
    [[nodiscard]] static Tree list_of(const Things& things, MadeOf made_of = {})
    {
        Tree result = list();
        for (const auto& thing : things)
            result.add(Tree(made_of(thing)));
        return result;
    }

    [[nodiscard]] bool is_null() const;
    [[nodiscard]] bool is_list() const;
    [[nodiscard]] bool is_table() const;

    /// Return nullptr if the content is of another kind.
    [[nodiscard]] const bool* boolean() const;
    [[nodiscard]] const std::int64_t* number() const;
    [[nodiscard]] const std::string* text() const;

    /// Empty unless this is a list.
    [[nodiscard]] const List& elements() const;
    /// Empty unless this is a table.
    [[nodiscard]] const Table& members() const;
    /// Returns nullptr if this is no table or has no such member.
    [[nodiscard]] const Tree* find(std::string_view key) const;

    /// Precondition: is_list().
    void add(Tree element);
    /// Adds or replaces a member. Precondition: is_table().
    void set(std::string_view key, Tree value);
    template <typename Value>
    void set(std::string_view key, const Value& value)
    {
        set(key, Tree(value));
    }
    void remove(std::string_view key);

    /// Source line, 1-based; 0 if it came from no file.
    [[nodiscard]] int line() const { return m_line; }
    void set_line(int line) { m_line = line; }

    /// Compares contents; ignores source lines.
    [[nodiscard]] friend bool operator==(const Tree& left, const Tree& right)
    {
        return left.m_content == right.m_content;
    }

private:
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Table> m_content;
    int m_line = 0;
};

} // namespace consigliere::ledger
