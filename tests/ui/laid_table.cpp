#include "tests/ui/laid_table.h"

#include "db/session.h"
#include "tests/db/databases.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

LaidTable::LaidTable(const std::string& record, const std::string& line)
    : m_session(begin(record, line))
    , stage(m_folder / "evening.db", {}, m_inspector)
{
    sit_down();
}

LaidTable::LaidTable(const db::Record& record, const Scenery& scenery)
    : m_session(begin_in(m_folder / "evening.db", record, record.moves.size()))
    , stage(m_folder / "evening.db", scenery, m_inspector)
{
    sit_down();
}

/// An evening that is over is looked back at first; its table is behind that.
void LaidTable::sit_down() const
{
    stage.tap("session:" + m_session);
    if (stage.has("past:table"))
        stage.tap("past:table");
}

LaidTable::~LaidTable()
{
    CHECK(m_inspector.report() == "");
}

void ask_about(Stage& stage, const std::string& thing)
{
    if (!stage.has(thing) && stage.has("why:seats"))
        stage.tap("why:seats");
    stage.tap(thing);
}

db::Record record_until(const std::string& name, const std::string& line)
{
    db::Record record = test_record(name);
    const auto found = std::find(record.moves.begin(), record.moves.end(), line);
    REQUIRE(found != record.moves.end());
    record.moves.erase(found + 1, record.moves.end());
    return record;
}

std::string LaidTable::begin(const std::string& name, const std::string& line) const
{
    const db::Record record = record_until(name, line);
    return begin_in(m_folder / "evening.db", record, record.moves.size());
}

std::string LaidTable::last_line() const
{
    const db::Session session = resume(stage.program().database(), m_session);
    const ledger::History& history = session.evening().history();
    return history.entry(history.size()).line;
}

} // namespace consigliere::test
