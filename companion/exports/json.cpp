#include "companion/exports/json.h"

#include "companion/telling/visible.h"

#include <nlohmann/json.hpp>

namespace consigliere::exports {

using ledger::Tree;
using Json = nlohmann::ordered_json;

namespace {

Json json_of(const Tree& tree)
{
    if (const std::string* text = tree.text())
        return *text;
    if (const std::int64_t* number = tree.number())
        return *number;
    if (const bool* boolean = tree.boolean())
        return *boolean;
    if (tree.is_list()) {
        Json list = Json::array();
        for (const Tree& element : tree.elements())
            list.push_back(json_of(element));
        return list;
    }
    if (tree.is_table()) {
        Json table = Json::object();
        for (const auto& [key, member] : tree.members())
            table[key] = json_of(member);
        return table;
    }
    return nullptr;
}

} // namespace

std::string json_text(const Tree& tree)
{
    constexpr int indent = 2;
    // Records may contain invalid UTF-8; replace it so that the report stays valid.
    return telling::escaped(json_of(tree).dump(indent, ' ', false, Json::error_handler_t::replace));
}

} // namespace consigliere::exports
