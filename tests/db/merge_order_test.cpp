/// Three tablets whose clocks differ by ten years, on which anything may have happened: in whatever
/// order they are merged, all end up with the same.

#include "db/component_updates.h"
#include "db/details.h"
#include "db/hash_chain.h"
#include "db/house_rule_rows.h"
#include "db/house_rules.h"
#include "db/import_export.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/people_rows.h"
#include "db/photo_rows.h"
#include "db/session_list.h"
#include "db/session_rows.h"
#include "db/shared_settings.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// What a database says, without what belongs to this one file: the numbers of rows, the hashes
/// that follow from them, and the times at which each machine took something in. What tables say
/// otherwise of the same cards is in `merge_contradiction_test.cpp`.
using Content = std::vector<std::string>;

std::string content_of(const db::SessionRows& session)
{
    std::string text = session.id + " of " + session.branch_of.value_or("itself") + "\n";
    for (const db::SeatRow& seat : session.seats)
        text += seat.actor + " is " + seat.person + "\n";
    for (const db::EntryRow& entry : session.entries)
        text += entry.line + " " + entry.verdict + " [" + entry.rules + "]\n";
    for (const db::ComponentUpdate& told : db::ComponentUpdates(session.components).all())
        text += std::to_string(told.since) + "/" + std::to_string(told.turn) + told.definition;
    std::vector<db::EditRow> edits = session.edits;
    std::sort(edits.begin(), edits.end(),
        [](const auto& left, const auto& right) { return left.uuid < right.uuid; });
    for (const db::EditRow& edit : edits)
        text += edit.uuid + " for " + edit.replaces + "\n" + edit.details;
    const db::SessionDetails details = db::details_of(session.edits);
    return text + details.date + "|" + details.place + "|" + details.notes + "|" + details.name
        + "|" + db::text_of(details.tags) + (details.is_archived ? "|archived" : "|");
}

Content content_of(db::Database& database)
{
    db::Connection& connection = database.connection();
    Content content;
    for (const db::SessionId& id : db::all_sessions(connection))
        content.push_back(content_of(*db::read_session(connection, id)));
    for (const db::PersonRow& person : db::read_people(connection))
        content.push_back(person.uuid + " " + person.name + " " + std::to_string(person.renamed));
    for (const auto& [one, other] : db::read_rows_of_same_people(connection))
        content.push_back(one + " was " + other);
    for (const auto& [one, other] : db::read_same_people(connection))
        content.push_back(one + " is " + other);
    for (const db::SharedSetting& setting : db::read_shared_settings(connection))
        content.push_back(setting.key + " " + setting.text);
    const db::HouseRuleRows agreed = db::read_house_rules(connection);
    for (const db::HouseRuleRow& rule : agreed.rows)
        content.push_back(rule.id + " " + rule.text);
    for (const db::PhotoRow& photo : db::read_photos(connection).rows)
        content.push_back(
            photo.key.name + " " + std::to_string(photo.changed) + " looks " + photo.image);
    std::sort(content.begin(), content.end());
    return content;
}

/// What may happen on one tablet while nobody merges.
class Tablet {
public:
    Tablet(std::filesystem::path path, unsigned seed)
        : m_path(std::move(path))
        , m_generator(seed)
    {
    }

    void live(int events)
    {
        db::Database database = open_database(m_path);
        for (int i = 0; i < events; ++i)
            something(database);
    }

private:
    unsigned below(std::size_t end) { return static_cast<unsigned>(m_generator() % end); }

    void something(db::Database& database)
    {
        const auto sessions = db::list_sessions(database).value();
        const auto people = db::remembered_people(database).value();
        const unsigned what = sessions.empty() ? 0 : below(16);
        if (what == 0) {
            const ledger::Tree head = head_for(2 + static_cast<int>(below(3)));
            REQUIRE_FALSE(db::Session::begin(database, head, {made_up_box()}).is_error());
            return;
        }
        const db::SessionId& id = sessions[below(sessions.size())].id;
        switch (what) {
        case 1:
        case 2: {
            const std::string word(1, static_cast<char>('a' + below(4)));
            const std::string day = "2026-11-2" + std::to_string(below(3));
            REQUIRE_FALSE(db::change_details(database, id,
                {day, word, word + word, below(2) == 0 ? word : "", {word, day}, below(3) == 0})
                              .is_error());
            return;
        }
        case 3:
            REQUIRE_FALSE(db::rename_person(database, people[below(people.size())].id,
                std::string(1, static_cast<char>('A' + below(4))))
                              .is_error());
            return;
        case 4:
            if (below(3) == 0 && separate(database, people[below(people.size())].id))
                return;
            REQUIRE_FALSE(db::merge_people(
                database, people[below(people.size())].id, people[below(people.size())].id)
                              .is_error());
            return;
        case 5:
            take_in_a_file(database);
            return;
        case 6:
            describe(database, id);
            return;
        case 7:
        case 8:
            agree(database);
            return;
        case 9:
        case 10:
            photograph(database);
            return;
        default:
            play(database, id);
        }
    }

    /// False if this is one id alone.
    bool separate(db::Database& database, const std::string& person)
    {
        const auto merged = db::merged_people(database, person).value();
        if (merged.empty())
            return false;
        REQUIRE_FALSE(db::separate_person(database, merged[below(merged.size())].id).is_error());
        return true;
    }

    /// A file of which every tablet may have a copy, longer or shorter.
    void take_in_a_file(db::Database& database)
    {
        db::Record record;
        record.head = head_for(2);
        record.head.set("id", "0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10");
        const std::vector<std::string> lines{"table reveals job stick-up", "gibberish",
            "table reveals job hold-up", "table opens wall-street parlour"};
        record.moves.assign(lines.begin(), lines.begin() + 1 + below(lines.size()));
        REQUIRE_FALSE(db::import_record(database, record, "file", {}).is_error());
    }

    void describe(db::Database& database, const db::SessionId& id)
    {
        db::Session session = resume(database, id);
        ledger::Tree job = ledger::Tree::table();
        job.set("name", "unseen-" + std::to_string(below(3)));
        ledger::Tree list = ledger::Tree::list();
        list.add(std::move(job));
        ledger::Tree tree = ledger::Tree::table();
        tree.set("jobs", std::move(list));
        REQUIRE_FALSE(session.describe(tree).is_error());
    }

    /// A house rule more, or another word about one of them.
    void agree(db::Database& database)
    {
        const auto known = db::kept_house_rules(database).value();
        db::KeptHouseRule rule;
        if (!known.empty() && below(4) > 0)
            rule = known[below(known.size())];
        if (!rule.id.empty() && below(4) == 0) {
            REQUIRE_FALSE(db::forget_house_rule(database, rule.id).is_error());
            return;
        }
        rule.game = "corleone";
        rule.text = "Agreed " + std::to_string(below(3));
        rule.waives = {"14.thug-space"};
        rule.is_on = below(2) == 0;
        REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
    }

    /// One card in another light, or no photo of it any more.
    void photograph(db::Database& database)
    {
        const db::PhotoKey key{"corleone", "jobs", "seen-" + std::to_string(below(3))};
        if (below(4) == 0)
            REQUIRE_FALSE(db::remove_photo(database, key).is_error());
        else
            REQUIRE_FALSE(
                db::keep_photo(database, key, "light " + std::to_string(below(5))).is_error());
    }

    void play(db::Database& database, const db::SessionId& id)
    {
        db::Session session = resume(database, id);
        for (unsigned count = 1 + below(3); count > 0; --count) {
            const auto legal = session.evening().legal_lines();
            // Two tablets often do the same.
            const std::string line = legal.empty() || below(6) == 0
                ? ledger::undo_line(0)
                : legal[below(std::min<std::size_t>(legal.size(), 2))].line;
            REQUIRE_FALSE(session.record(line).is_error());
        }
    }

    std::filesystem::path m_path;
    std::mt19937 m_generator;
};

/// The house rules that are kept, with all that is said of them, by their ids.
using Agreed = std::map<std::string, std::string>;

Agreed agreed_in(db::Database& database)
{
    Agreed agreed;
    const db::HouseRuleRows rules = db::read_house_rules(database.connection());
    for (const db::HouseRuleRow& rule : rules.rows) {
        if (!rule.is_forgotten)
            agreed[rule.id] = rule.text;
    }
    return agreed;
}

template <typename IsCounted>
int count_of(const Agreed& agreed, const IsCounted& is_counted)
{
    return static_cast<int>(std::ranges::count_if(
        agreed, [&](const auto& each) { return is_counted(each.first, each.second); }));
}

/// A copy of one tablet's database, into which others are merged.
class Merged {
public:
    Merged(const TemporaryFolder& folder, const std::string& first)
        : m_path(folder / "merged.db")
    {
        std::filesystem::copy_file(
            folder / first, m_path, std::filesystem::copy_options::overwrite_existing);
        m_database.emplace(open_database(m_path));
    }

    Merged& with(db::Database& other)
    {
        const Agreed before = agreed_in(*m_database);
        const auto merged = db::merge(*m_database, other);
        REQUIRE_FALSE(merged.is_error());
        // What the report counts is what whoever looks finds.
        const Agreed after = agreed_in(*m_database);
        const db::HouseRulesTaken& taken = merged.value().house_rules;
        CHECK(
            taken.come_over == count_of(after, [&before](const std::string& id, const auto& rule) {
                const auto was = before.find(id);
                return was == before.end() || was->second != rule;
            }));
        CHECK(taken.forgotten == count_of(before, [&after](const std::string& id, const auto&) {
            return !after.contains(id);
        }));
        CHECK(taken.unusable.empty());
        for (const auto& session : merged.value().sessions)
            CHECK_FALSE(session.refused);
        return *this;
    }
    Merged& with(const TemporaryFolder& folder, const std::string& other)
    {
        db::Database database = open_database(folder / other);
        return with(database);
    }
    [[nodiscard]] Content content()
    {
        CHECK(db::broken_evenings(*m_database).value().empty());
        return content_of(*m_database);
    }
    void keep_as(const std::filesystem::path& path)
    {
        m_database.reset();
        std::filesystem::rename(m_path, path);
    }

private:
    std::filesystem::path m_path;
    std::optional<db::Database> m_database;
};

} // namespace

TEST_CASE("in whatever order three tablets are merged, all of them end up with the same")
{
    const unsigned seed = GENERATE(range(1U, 9U));
    CAPTURE(seed);
    const TemporaryFolder folder;
    const std::vector<std::string> names{"a.db", "b.db", "c.db"};
    Tablet(folder / "a.db", seed).live(6);
    for (const char* name : {"b.db", "c.db"}) {
        const ShiftedClock clock(name[0] == 'b' ? -10 : 10);
        db::Database tablet = open_database(folder / name);
        db::Database first = open_database(folder / "a.db");
        REQUIRE_FALSE(db::merge(tablet, first).is_error());
    }
    for (unsigned round = 0; round < 2; ++round) {
        unsigned number = 0;
        for (const std::string& name : names) {
            const ShiftedClock clock(name[0] == 'a' ? 0 : name[0] == 'b' ? -10 : 10);
            Tablet(folder / name, 100 * seed + 10 * round + number++).live(10);
        }
        // Two of them meet in between.
        if (round == 0) {
            db::Database ours = open_database(folder / "b.db");
            db::Database theirs = open_database(folder / "c.db");
            REQUIRE_FALSE(db::merge(ours, theirs).is_error());
        }
    }
    std::map<std::string, Content> alone;
    for (const std::string& name : names) {
        db::Database database = open_database(folder / name);
        alone[name] = content_of(database);
    }

    // merge(a, a) = a
    for (const std::string& name : names) {
        std::filesystem::copy_file(
            folder / name, folder / "same.db", std::filesystem::copy_options::overwrite_existing);
        CHECK(Merged(folder, name).with(folder, "same.db").content() == alone[name]);
    }
    // merge(a, b) = merge(b, a)
    const Content both = Merged(folder, "a.db").with(folder, "b.db").content();
    CHECK(Merged(folder, "b.db").with(folder, "a.db").content() == both);
    // Every order, and doing it again changes nothing.
    std::vector<std::string> order = names;
    const Content all = Merged(folder, "a.db").with(folder, "b.db").with(folder, "c.db").content();
    do {
        CAPTURE(order);
        Merged merged(folder, order[0]);
        merged.with(folder, order[1]).with(folder, order[2]);
        CHECK(merged.content() == all);
        merged.with(folder, order[1]).with(folder, order[0]);
        CHECK(merged.content() == all);
        merged.keep_as(folder / "kept.db");
        CHECK(Merged(folder, order[2]).with(folder, "kept.db").content() == all);
    } while (std::next_permutation(order.begin(), order.end()));
}
