#include "db/house_rules.h"

#include "db/connection.h"
#include "db/people_rows.h"
#include "db/settings.h"
#include "db/toml.h"
#include "engine/ledger/head.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <set>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;
using ledger::Tree;

namespace {

constexpr std::string_view key_beginning = "house-rule:";

std::string key_of(const std::string& id)
{
    return std::string(key_beginning) + id;
}

Tree tree_of(const KeptHouseRule& rule)
{
    Tree tree = Tree::table();
    tree.set("game", rule.game);
    tree.set("text", rule.text);
    tree.set("rules", Tree::list_of(rule.waives));
    tree.set("since", rule.since);
    tree.set("group", Tree::list_of(rule.group));
    tree.set("evening", rule.evening);
    tree.set("entry", rule.entry);
    tree.set("on", rule.is_on);
    return tree;
}

std::vector<std::string> texts_of(const Tree* list)
{
    std::vector<std::string> texts;
    if (list == nullptr)
        return texts;
    for (const Tree& each : list->elements())
        texts.emplace_back(ledger::text_or_empty(&each));
    return texts;
}

KeptHouseRule rule_of(std::string id, const Tree& tree)
{
    KeptHouseRule rule;
    rule.id = std::move(id);
    rule.game = ledger::text_or_empty(tree.find("game"));
    rule.text = ledger::text_or_empty(tree.find("text"));
    rule.waives = texts_of(tree.find("rules"));
    rule.since = ledger::text_or_empty(tree.find("since"));
    rule.group = texts_of(tree.find("group"));
    rule.evening = ledger::text_or_empty(tree.find("evening"));
    const Tree* entry = tree.find("entry");
    if (entry != nullptr && entry->number() != nullptr)
        rule.entry = static_cast<int>(*entry->number());
    const Tree* is_on = tree.find("on");
    rule.is_on = is_on == nullptr || is_on->truth() == nullptr || *is_on->truth();
    return rule;
}

/// A name of at most so many bytes, cut between two words or at least between two letters.
std::string shortened(std::string name, std::size_t longest)
{
    if (name.size() <= longest)
        return name;
    const std::size_t hyphen = name.rfind('-', longest);
    std::size_t end = hyphen == std::string::npos ? longest : hyphen;
    const auto is_inside_letter = [&name](std::size_t at) {
        return (static_cast<unsigned char>(name[at]) & 0xC0U) == 0x80U;
    };
    while (end > 0 && is_inside_letter(end))
        --end;
    name.resize(end);
    return name;
}

} // namespace

ErrorOr<std::vector<KeptHouseRule>, DatabaseError> kept_house_rules(Database& database)
{
    const auto settings = settings_beginning_with(database, key_beginning);
    if (settings.is_error())
        return settings.error();
    std::vector<KeptHouseRule> rules;
    for (const auto& [key, text] : settings.value()) {
        const auto tree = read_toml_text(text, key);
        if (!tree.is_error())
            rules.push_back(rule_of(key.substr(key_beginning.size()), tree.value()));
    }
    std::ranges::stable_sort(rules, {}, &KeptHouseRule::since);
    // Two ids may have turned out to be one person since.
    Connection& connection = database.connection();
    return attempt(connection, [&] {
        const Identities identities(connection);
        for (KeptHouseRule& rule : rules) {
            for (std::string& person : rule.group)
                person = identities.of(person).uuid;
        }
        return std::move(rules);
    });
}

Failure<DatabaseError> keep_house_rule(Database& database, KeptHouseRule rule)
{
    if (rule.id.empty())
        rule.id = make_session_id();
    return set_setting(database, key_of(rule.id), write_toml(tree_of(rule)));
}

Failure<DatabaseError> forget_house_rule(Database& database, const std::string& id)
{
    return forget_setting(database, key_of(id));
}

bool is_made_by(
    const KeptHouseRule& rule, const std::vector<std::string>& people, std::size_t seats)
{
    const auto belonging = std::ranges::count_if(people, [&rule](const std::string& person) {
        return std::ranges::find(rule.group, person) != rule.group.end();
    });
    return static_cast<std::size_t>(belonging) * 2 > seats;
}

Tree head_of(const std::vector<KeptHouseRule>& rules)
{
    constexpr std::size_t room_for_number = 4;
    Tree list = Tree::list();
    std::set<std::string> names;
    for (const KeptHouseRule& rule : rules) {
        std::string name = shortened(
            ledger::name_from(rule.text), ledger::HouseRules::longest_name - room_for_number);
        if (!ledger::is_name(name))
            name = "house-rule";
        const std::string own = name;
        for (int number = 2; !names.insert(name).second; ++number)
            name = own + "-" + std::to_string(number);
        Tree table = Tree::table();
        table.set("name", name);
        table.set("text", rule.text);
        table.set("rules", Tree::list_of(rule.waives));
        list.add(std::move(table));
    }
    return list;
}

} // namespace consigliere::db
