#include "engine/ledger/tree.h"

#include <algorithm>
#include <cassert>

namespace consigliere::ledger {

Tree::Tree(const Tree& other)
    : m_line(other.m_line)
{
    std::visit(
        [this](const auto& content) {
            auto copy = content;
            m_content = std::move(copy);
        },
        other.m_content);
}

Tree& Tree::operator=(const Tree& other)
{
    Tree copy = other;
    return *this = std::move(copy);
}

Tree::Tree(bool boolean)
    : m_content(boolean)
{
}

Tree::Tree(std::int64_t number)
    : m_content(number)
{
}

Tree::Tree(int number)
    : m_content(std::int64_t{number})
{
}

Tree::Tree(std::string_view text)
    : m_content(std::string(text))
{
}

Tree::Tree(const char* text)
    : m_content(std::string(text))
{
}

Tree Tree::list()
{
    Tree tree;
    tree.m_content.emplace<List>();
    return tree;
}

Tree Tree::table()
{
    Tree tree;
    tree.m_content.emplace<Table>();
    return tree;
}

bool Tree::is_null() const
{
    return std::holds_alternative<std::monostate>(m_content);
}

bool Tree::is_list() const
{
    return std::holds_alternative<List>(m_content);
}

bool Tree::is_table() const
{
    return std::holds_alternative<Table>(m_content);
}

const bool* Tree::boolean() const
{
    return std::get_if<bool>(&m_content);
}

const std::int64_t* Tree::number() const
{
    return std::get_if<std::int64_t>(&m_content);
}

const std::string* Tree::text() const
{
    return std::get_if<std::string>(&m_content);
}

const Tree::List& Tree::elements() const
{
    static const List none;
    const List* list = std::get_if<List>(&m_content);
    return list == nullptr ? none : *list;
}

const Tree::Table& Tree::members() const
{
    static const Table none;
    const Table* table = std::get_if<Table>(&m_content);
    return table == nullptr ? none : *table;
}

const Tree* Tree::find(std::string_view key) const
{
    for (const Member& member : members()) {
        if (member.first == key)
            return &member.second;
    }
    return nullptr;
}

void Tree::add(Tree element)
{
    List* list = std::get_if<List>(&m_content);
    assert(list != nullptr);
    list->push_back(std::move(element));
}

void Tree::set(std::string_view key, Tree value)
{
    Table* table = std::get_if<Table>(&m_content);
    assert(table != nullptr);
    const auto found = std::find_if(
        table->begin(), table->end(), [key](const Member& member) { return member.first == key; });
    if (found == table->end())
        table->emplace_back(std::string(key), std::move(value));
    else
        found->second = std::move(value);
}

void Tree::remove(std::string_view key)
{
    Table* table = std::get_if<Table>(&m_content);
    assert(table != nullptr);
    std::erase_if(*table, [key](const Member& member) { return member.first == key; });
}

} // namespace consigliere::ledger
