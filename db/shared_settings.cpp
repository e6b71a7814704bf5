#include "db/shared_settings.h"

#include "db/setting_rows.h"
#include "db/toml.h"
#include "db/tree_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace consigliere::db {

namespace {

constexpr const char* shared_changed_key = "changed";
constexpr const char* shared_gone_key = "forgotten";
/// A count beyond this is a mistake, and would win for ever.
constexpr std::int64_t most_shared_changes = 1'000'000;
constexpr std::size_t longest_shared_setting = std::size_t{1} << 16U;
constexpr std::array shared_kinds{league_setting, play_setting, unnamed_setting, apart_setting};

std::optional<Tree> shared_tree(const std::string& key, const std::string& text)
{
    if (text.size() > longest_shared_setting)
        return std::nullopt;
    auto tree = read_toml_text(text, key);
    if (tree.is_error())
        return std::nullopt;
    const std::int64_t changed = number_in(tree.value(), shared_changed_key).value_or(0);
    if (changed < 0 || changed > most_shared_changes)
        return std::nullopt;
    return std::move(tree.value());
}

auto shared_kind_of(std::string_view key)
{
    return std::ranges::find_if(
        shared_kinds, [key](std::string_view each) { return key.starts_with(each); });
}

/// nullopt for a tombstone, too.
std::optional<Tree> live_tree(const std::string& key, const std::string& text)
{
    std::optional<Tree> tree = shared_tree(key, text);
    return tree && !is_true_in(*tree, shared_gone_key) ? std::move(tree) : std::nullopt;
}

/// What it means to those who see it; nullopt if it was not there and is not.
std::optional<SharedTaken> taken_over(const std::string& before, const SharedSetting& now)
{
    const std::optional<Tree> old = live_tree(now.key, before);
    const std::optional<Tree> next = live_tree(now.key, now.text);
    if (!old && !next)
        return std::nullopt;
    using How = SharedTaken::How;
    return SharedTaken{
        static_cast<SharedTaken::What>(shared_kind_of(now.key) - shared_kinds.begin()),
        !next      ? How::forgotten
            : !old ? How::added
                   : How::changed,
        text_in(next ? *next : *old, "name")};
}

} // namespace

std::vector<SharedSetting> read_shared_settings(Connection& connection)
{
    std::vector<SharedSetting> found;
    for (const std::string_view kind : shared_kinds) {
        for (auto& [key, text] : setting_rows_beginning_with(connection, kind)) {
            if (std::optional<SharedSetting> one = shared_setting_in(key, std::move(text)))
                found.push_back(std::move(*one));
        }
    }
    return found;
}

std::optional<SharedSetting> shared_setting_in(std::string key, std::string text)
{
    const std::optional<Tree> tree = shared_tree(key, text);
    if (!tree || shared_kind_of(key) == shared_kinds.end())
        return std::nullopt;
    return SharedSetting{
        std::move(key), number_in(*tree, shared_changed_key).value_or(0), std::move(text)};
}

std::vector<SharedTaken> take_shared_settings(
    Connection& connection, const std::vector<SharedSetting>& theirs)
{
    std::vector<SharedTaken> taken;
    for (const SharedSetting& one : theirs) {
        const auto known =
            shared_setting_in(one.key, setting_row(connection, one.key).value_or("?"));
        const auto weight = [](const SharedSetting& each) {
            return std::tie(each.changed, each.text);
        };
        if (known && weight(*known) >= weight(one))
            continue;
        write_setting_row(connection, one.key, one.text);
        if (const auto told = taken_over(known ? known->text : "?", one))
            taken.push_back(*told);
    }
    return taken;
}

void write_shared_setting(Connection& connection, const std::string& key, Tree tree)
{
    const std::optional<std::string> before = setting_row(connection, key);
    const std::optional<Tree> known = before ? shared_tree(key, *before) : std::nullopt;
    const std::int64_t changed = known ? number_in(*known, shared_changed_key).value_or(0) : 0;
    tree.set(shared_changed_key, changed);
    if (before == write_toml(tree))
        return;
    tree.set(shared_changed_key, before ? std::min(changed + 1, most_shared_changes) : 0);
    write_setting_row(connection, key, write_toml(tree));
}

void forget_shared_setting(Connection& connection, const std::string& key)
{
    Tree tree = Tree::table();
    tree.set(shared_gone_key, true);
    write_shared_setting(connection, key, std::move(tree));
}

std::vector<std::pair<std::string, Tree>> shared_settings_of(
    Connection& connection, std::string_view kind)
{
    std::vector<std::pair<std::string, Tree>> found;
    for (const auto& [key, text] : setting_rows_beginning_with(connection, kind)) {
        if (std::optional<Tree> tree = live_tree(key, text))
            found.emplace_back(key.substr(kind.size()), std::move(*tree));
    }
    return found;
}

} // namespace consigliere::db
