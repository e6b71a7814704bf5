#include "db/club/shared_things.h"

#include "db/house_rule_rows.h"
#include "db/photo_rows.h"
#include "db/sha256.h"
#include "db/shared_settings.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <optional>

namespace consigliere::db {

namespace {

constexpr std::string_view photo_thing = "photo:";
/// Limits of the archive.
constexpr std::size_t longest_thing_key = 500;
constexpr std::size_t largest_thing = largest_photo;

std::optional<PhotoKey> photo_key_in(const std::string& key)
{
    if (!key.starts_with(photo_thing))
        return std::nullopt;
    const auto parts = ledger::split(std::string_view(key).substr(photo_thing.size()), '\n');
    if (parts.size() != 3)
        return std::nullopt;
    return PhotoKey{std::string(parts[0]), std::string(parts[1]), std::string(parts[2])};
}

SharedThing thing_of(const PhotoRow& photo)
{
    return {
        std::string(photo_thing) + photo.key.game + "\n" + photo.key.kind + "\n" + photo.key.name,
        photo.changed, photo.hash, {}};
}

SharedThing thing_of(std::string key, std::int64_t changed, std::string text)
{
    const Hash mark = sha256(text);
    return {std::move(key), changed, mark, std::move(text)};
}

/// True if it was one, and its mark follows from it.
bool take_photo(Connection& connection, const SharedThing& thing, ThingsTaken& taken)
{
    const std::optional<PhotoKey> key = photo_key_in(thing.key);
    if (!key)
        return false;
    const PhotoRow row{*key, thing.changed, thing.bytes, thing.mark};
    if (!is_whole(row))
        return false;
    taken.taken += take_photos(connection, {row});
    return true;
}

bool take_setting(
    Connection& connection, SharedThing& thing, HouseRuleRows& rules, ThingsTaken& taken)
{
    if (thing.bytes.size() > largest_thing || sha256(thing.bytes) != thing.mark)
        return false;
    if (thing.key.starts_with(house_rule_setting)) {
        for (HouseRuleRow& row : house_rules_in({{thing.key, std::move(thing.bytes)}}).rows)
            rules.rows.push_back(std::move(row));
        return true;
    }
    // Who are two is said with the people. What a newer program says is left.
    const auto setting = shared_setting_in(thing.key, std::move(thing.bytes));
    if (setting && !setting->key.starts_with(apart_setting))
        taken.taken += static_cast<int>(take_shared_settings(connection, {*setting}).size());
    return true;
}

} // namespace

std::vector<SharedThing> shared_things(Connection& connection)
{
    std::vector<SharedThing> things;
    for (const PhotoRow& photo : list_photos(connection))
        things.push_back(thing_of(photo));
    for (HouseRuleRow& rule : read_house_rules(connection).rows)
        things.push_back(thing_of(
            std::string(house_rule_setting) + rule.id, rule.changed, std::move(rule.text)));
    for (SharedSetting& setting : read_shared_settings(connection)) {
        if (!setting.key.starts_with(apart_setting))
            things.push_back(
                thing_of(std::move(setting.key), setting.changed, std::move(setting.text)));
    }
    std::erase_if(things, [](const SharedThing& thing) {
        return thing.key.size() > longest_thing_key || thing.bytes.size() > largest_thing;
    });
    return things;
}

bool read_bytes(Connection& connection, SharedThing& thing)
{
    const std::optional<PhotoKey> key = photo_key_in(thing.key);
    if (!key)
        return !thing.key.starts_with(photo_thing);
    std::optional<PhotoRow> photo = whole_photo(connection, *key);
    if (!photo || photo->hash != thing.mark)
        return false;
    thing.bytes = std::move(photo->image);
    return true;
}

ThingsTaken take_things(Connection& connection, std::vector<SharedThing> things)
{
    ThingsTaken taken;
    HouseRuleRows rules;
    for (SharedThing& thing : things) {
        const bool is_taken = thing.key.starts_with(photo_thing)
            ? take_photo(connection, thing, taken)
            : take_setting(connection, thing, rules, taken);
        taken.damaged += is_taken ? 0 : 1;
    }
    // Of two states of one rule, the last counts.
    std::ranges::sort(rules.rows, {},
        [](const HouseRuleRow& row) { return std::tie(row.id, row.changed, row.text); });
    const HouseRulesTaken told = take_house_rules(connection, rules);
    taken.taken += told.come_over + told.forgotten;
    return taken;
}

} // namespace consigliere::db
