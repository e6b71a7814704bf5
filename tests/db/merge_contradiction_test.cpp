/// Three tablets whose clocks differ by ten years, to which their tables tell what contradicts each
/// other about the same cards: in whatever order they are merged, all of them end up with the same
/// evenings and the same box.

#include "db/component_updates.h"
#include "db/hash_chain.h"
#include "db/learned_box.h"
#include "db/learned_box_rows.h"
#include "db/merge.h"
#include "db/results.h"
#include "db/session_record.h"
#include "db/session_rows.h"
#include "db/toml.h"
#include "engine/games/games.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;

namespace {

/// What one table does on its tablet while nobody merges.
class Table {
public:
    Table(std::filesystem::path path, unsigned seed)
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
    std::string any_of(const std::vector<std::string>& words) { return words[below(words.size())]; }

    void something(db::Database& database)
    {
        const std::vector<db::SessionId> ids = db::all_sessions(database.connection());
        if (ids.empty() || below(12) == 0) {
            // With and without knowing what is printed on the board.
            std::vector<Tree> known;
            if (below(2) == 0)
                known.push_back(made_up_box());
            REQUIRE_FALSE(
                db::Session::begin(database, head_for(2 + static_cast<int>(below(2))), known)
                    .is_error());
            return;
        }
        if (below(4) == 0) {
            box(database);
            return;
        }
        db::Session session = resume(database, ids[below(ids.size())]);
        if (below(2) == 0) {
            // What contradicts what this table itself has said is refused, and that is that.
            static_cast<void>(session.describe(anything()));
            return;
        }
        for (unsigned count = 1 + below(2); count > 0; --count) {
            const auto legal = session.evening().legal_lines();
            const std::string line = legal.empty() || below(6) == 0
                ? ledger::undo_line(0)
                : legal[below(std::min<std::size_t>(legal.size(), 2))].line;
            REQUIRE_FALSE(session.record(line).is_error());
        }
    }

    /// Something is described while no evening goes on, or taken out of the box.
    void box(db::Database& database)
    {
        if (below(3) > 0)
            static_cast<void>(db::learn(database, "corleone", anything(), {}));
        else if (below(2) == 0)
            REQUIRE_FALSE(
                db::forget(database, "corleone", "jobs", any_of({"heist", "raid"})).is_error());
        else
            REQUIRE_FALSE(db::forget(database, "corleone", "businesses", any_of({"hotel", "motel"}))
                              .is_error());
    }

    /// One or two things, of which the others say something else.
    Tree anything()
    {
        std::string text;
        for (unsigned count = 1 + below(2); count > 0; --count)
            text += below(3) == 0 ? a_business() : a_job();
        auto tree = db::read_toml_text(text, "told");
        REQUIRE_FALSE(tree.is_error());
        return std::move(tree.value());
    }
    std::string a_job()
    {
        std::string text = "[[jobs]]\nname = \"" + any_of({"job-1", "job-2", "heist", "raid"})
            + "\"\ncolour = \"" + any_of({"yellow", "blue", "grey"}) + "\"\n";
        if (below(2) == 0)
            text += "cost = [\"" + any_of({"gun", "booze"}) + "\"]\n";
        if (below(3) == 0)
            text += "label = \"" + any_of({"Skok", "Heist"}) + "\"\n";
        return text;
    }
    std::string a_business()
    {
        const std::string name = any_of({"hotel", "motel", "tile-1"});
        if (below(3) == 0)
            return "[[businesses]]\nname = \"" + name + "\"\ncolour = \"blue\"\n";
        return "[[businesses]]\nname = \"" + name + "\"\ncolour = \"printed\"\nterritory = \""
            + any_of({"chelsea", "queens"}) + "\"\nfront = [\"" + any_of({"gun", "$1"}) + "\"]\n";
    }

    std::filesystem::path m_path;
    std::mt19937 m_generator;
};

/// All that an evening says. Left out are the verdicts that the machine gave to a line that was
/// entered on two of them; they are facts of that machine, and what follows from the lines is not.
std::string content_of(db::Connection& connection, const db::SessionId& id)
{
    const db::SessionRows rows = *db::read_session(connection, id);
    std::string text = rows.id + " of " + rows.branch_of.value_or("itself") + "\n";
    for (const db::EntryRow& entry : rows.entries)
        text += entry.line + "\n";
    for (const db::ComponentUpdate& told : db::ComponentUpdates(rows.components).all())
        text += std::to_string(told.since) + "/" + std::to_string(told.turn) + told.definition;
    const auto evening = db::evening_of(rows, "merged");
    REQUIRE_FALSE(evening.is_error());
    text += db::write_toml(evening.value()->description());
    text += db::write_toml(evening.value()->position_report());
    text += db::write_toml(evening.value()->score_report());
    for (const db::ResultRow& result : db::read_results(connection, rows.key))
        text += result.parts;
    // And so says the record that leaves the program, whenever each machine took a line in.
    auto record = db::record_of(rows, db::Components::met, "merged");
    REQUIRE_FALSE(record.is_error());
    for (const char* key : {"begun", "times"})
        record.value().head.remove(key);
    CHECK_FALSE(db::referee(record.value(), "written", {}).is_error());
    return text + db::write_record_text(record.value());
}

using Content = std::vector<std::string>;

/// All that is known of a learned box, in whatever order it came: each word of each description,
/// how often it was changed, what was forgotten, and what of it can be used.
Content content_of_box(db::Database& database)
{
    Content content;
    const db::LearnedBox box = db::read_box(database.connection(), "corleone");
    for (const db::Component& component : box.components) {
        const std::string name = component.kind + " " + component.spelling + " ";
        content.push_back(name);
        for (const auto& [key, value] : component.definition.members()) {
            for (const auto& [word, count] : value.members())
                content.push_back(name + key + " " + word + std::to_string(*count.number()));
            Tree alone = Tree::table();
            alone.set(key, value);
            if (value.members().empty())
                content.push_back(name + db::write_toml(alone));
        }
    }
    for (const auto& [key, count] : box.forgotten)
        content.push_back("forgotten " + key + std::to_string(count));
    const Tree used = db::learned_box(database, "corleone").value();
    for (const auto& [kind, list] : used.members()) {
        for (const Tree& one : list.elements())
            content.push_back("used " + kind + " " + *one.find("name")->text());
    }
    CHECK_FALSE(games::find("corleone")->check_components({used}).is_error());
    std::sort(content.begin(), content.end());
    return content;
}

Content content_of(db::Database& database)
{
    CHECK(db::broken_evenings(database).value().empty());
    Content content = content_of_box(database);
    for (const db::SessionId& id : db::all_sessions(database.connection()))
        content.push_back(content_of(database.connection(), id));
    std::sort(content.begin(), content.end());
    return content;
}

db::Database copied(const TemporaryFolder& folder, const std::string& name)
{
    std::filesystem::copy_file(
        folder / name, folder / "merged.db", std::filesystem::copy_options::overwrite_existing);
    return open_database(folder / "merged.db");
}

void take(db::Database& ours, const TemporaryFolder& folder, const std::string& name)
{
    db::Database theirs = open_database(folder / name);
    const auto merged = db::merge(ours, theirs);
    REQUIRE_FALSE(merged.is_error());
    for (const auto& session : merged.value().sessions)
        CHECK_FALSE(session.refused);
}

} // namespace

TEST_CASE("in whatever order three tablets that contradict each other are merged, they agree")
{
    const unsigned seed = GENERATE(range(1U, 9U));
    CAPTURE(seed);
    const TemporaryFolder folder;
    const std::vector<std::string> names{"a.db", "b.db", "c.db"};
    Table(folder / "a.db", seed).live(4);
    for (const char* name : {"b.db", "c.db"}) {
        const ShiftedClock clock(name[0] == 'b' ? -10 : 10);
        db::Database tablet = open_database(folder / name);
        take(tablet, folder, "a.db");
    }
    for (unsigned round = 0; round < 2; ++round) {
        unsigned number = 0;
        for (const std::string& name : names) {
            const ShiftedClock clock(name[0] == 'a' ? 0 : name[0] == 'b' ? -10 : 10);
            Table(folder / name, 100 * seed + 10 * round + number++).live(8);
        }
        // Two of them meet in between.
        if (round == 0) {
            db::Database ours = open_database(folder / "b.db");
            take(ours, folder, "c.db");
        }
    }
    // merge(a, b) = merge(b, a)
    Content both;
    {
        db::Database merged = copied(folder, "a.db");
        take(merged, folder, "b.db");
        both = content_of(merged);
    }
    {
        db::Database merged = copied(folder, "b.db");
        take(merged, folder, "a.db");
        CHECK(content_of(merged) == both);
    }
    // Every order, and doing it again changes nothing.
    std::optional<Content> all;
    std::vector<std::string> order = names;
    do {
        CAPTURE(order);
        db::Database merged = copied(folder, order[0]);
        take(merged, folder, order[1]);
        take(merged, folder, order[2]);
        const Content content = content_of(merged);
        CHECK(content == all.value_or(content));
        all = content;
        take(merged, folder, order[1]);
        CHECK(content_of(merged) == content);
    } while (std::next_permutation(order.begin(), order.end()));
}
