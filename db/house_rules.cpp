#include "db/house_rules.h"

#include "db/connection.h"
#include "db/house_rule_rows.h"
#include "db/people_rows.h"
#include "db/setting_rows.h"
#include "db/settings.h"
#include "db/toml.h"
#include "db/tree_parts.h"
#include "engine/games/games.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace consigliere::db {

namespace {

constexpr std::string_view rule_changed_key = "changed";
/// Limit against damaged counts.
constexpr std::int64_t most_rule_changes = 1'000'000;

std::string key_of(const std::string& id)
{
    return std::string(house_rule_setting) + id;
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
    rule.game = text_in(tree, "game");
    rule.text = text_in(tree, "text");
    rule.waives = texts_of(tree.find("rules"));
    rule.since = text_in(tree, "since");
    rule.group = texts_of(tree.find("group"));
    rule.evening = text_in(tree, "evening");
    rule.entry = static_cast<int>(number_in(tree, "entry").value_or(0));
    const Tree* is_on = tree.find("on");
    rule.is_on = is_on == nullptr || is_on->boolean() == nullptr || *is_on->boolean();
    return rule;
}

/// True for a tombstone, which is kept so that other machines delete the rule, too.
bool is_forgotten(const Tree& tree)
{
    return is_true_in(tree, "forgotten");
}

/// True if the rule would be valid in the head of a record.
bool is_sound(const Tree& tree)
{
    const KeptHouseRule rule = rule_of({}, tree);
    const games::Game* game = games::find(rule.game);
    if (game == nullptr)
        return false;
    Tree head = Tree::table();
    head.set(ledger::house_rules_key, head_of({rule}));
    return !ledger::read_house_rules(head, game->book()).is_error();
}

bool can_be_count(std::int64_t changed)
{
    return changed >= 0 && changed <= most_rule_changes;
}

/// Replaces a stored rule and increments its change count.
Status<DatabaseError> put(Database& database, const std::string& id, Tree tree)
{
    return in_transaction(database, [&](Connection& connection) {
        if (const auto before = setting_row(connection, key_of(id))) {
            const auto known = read_toml_text(*before, key_of(id));
            const std::int64_t changed =
                known.is_error() ? 0 : number_in(known.value(), rule_changed_key).value_or(0);
            // An implausible count restarts at 1.
            tree.set(rule_changed_key,
                can_be_count(changed) ? std::min(changed + 1, most_rule_changes) : std::int64_t(1));
        }
        write_setting_row(connection, key_of(id), write_toml(tree));
    });
}

/// Shortens to at most `longest` bytes, between words or at least between characters.
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
    const auto settings = settings_beginning_with(database, house_rule_setting);
    if (settings.is_error())
        return settings.error();
    std::vector<KeptHouseRule> rules;
    for (const auto& [key, text] : settings.value()) {
        const auto tree = read_toml_text(text, key);
        if (!tree.is_error() && !is_forgotten(tree.value()))
            rules.push_back(rule_of(key.substr(house_rule_setting.size()), tree.value()));
    }
    std::ranges::stable_sort(rules, {}, &KeptHouseRule::since);
    // Ids may have been merged since.
    return catch_sqlite_errors(database, [&](Connection& connection) {
        const Identities identities(connection);
        for (KeptHouseRule& rule : rules) {
            for (std::string& person : rule.group)
                person = identities.of(person).uuid;
        }
        return std::move(rules);
    });
}

Status<DatabaseError> keep_house_rule(Database& database, KeptHouseRule rule)
{
    if (rule.id.empty())
        rule.id = make_session_id();
    return put(database, rule.id, tree_of(rule));
}

Status<DatabaseError> forget_house_rule(Database& database, const std::string& id)
{
    Tree tree = Tree::table();
    tree.set("forgotten", true);
    return put(database, id, std::move(tree));
}

HouseRuleRows read_house_rules(Connection& connection)
{
    return house_rules_in(setting_rows_beginning_with(connection, house_rule_setting));
}

HouseRuleRows house_rules_in(std::vector<std::pair<std::string, std::string>> rows)
{
    using Why = UnusableHouseRule::Why;
    HouseRuleRows found;
    for (auto& [key, text] : rows) {
        const std::string id = key.substr(house_rule_setting.size());
        const auto tree = read_toml_text(text, key);
        const bool is_gone = !tree.is_error() && is_forgotten(tree.value());
        if (tree.is_error() || !(is_gone || is_sound(tree.value()))) {
            found.unusable.push_back({id, Why::unreadable});
            continue;
        }
        const std::int64_t changed = number_in(tree.value(), rule_changed_key).value_or(0);
        if (can_be_count(changed))
            found.rows.push_back({id, changed, std::move(text), is_gone});
        else
            found.unusable.push_back({id, Why::too_many_changes, changed});
    }
    return found;
}

HouseRulesTaken take_house_rules(Connection& connection, const HouseRuleRows& theirs)
{
    const std::vector<HouseRuleRow> ours = read_house_rules(connection).rows;
    HouseRulesTaken taken{0, 0, theirs.unusable};
    for (const HouseRuleRow& row : theirs.rows) {
        const auto known = std::ranges::find(ours, row.id, &HouseRuleRow::id);
        const auto weight = [](const HouseRuleRow& each) {
            return std::tie(each.changed, each.text);
        };
        if (known != ours.end() && weight(*known) >= weight(row))
            continue;
        write_setting_row(connection, key_of(row.id), row.text);
        // A rule that was deleted on both sides is neither new nor deleted.
        if (!row.is_forgotten)
            ++taken.come_over;
        else if (known != ours.end() && !known->is_forgotten)
            ++taken.forgotten;
    }
    return taken;
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
