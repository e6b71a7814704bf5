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
    stage.tap("session:" + m_session);
}

LaidTable::~LaidTable()
{
    CHECK(m_inspector.report() == "");
}

std::string LaidTable::begin(const std::string& name, const std::string& line) const
{
    const db::Record record = test_record(name);
    const auto found = std::find(record.moves.begin(), record.moves.end(), line);
    REQUIRE(found != record.moves.end());
    const auto lines = static_cast<std::size_t>(found - record.moves.begin()) + 1;
    return begin_in(m_folder / "evening.db", record, lines);
}

std::string LaidTable::last_line() const
{
    const db::Session session = resume(stage.program().database(), m_session);
    const ledger::History& history = session.evening().history();
    return history.entry(history.size()).line;
}

} // namespace consigliere::test
