#pragma once

#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"

#include <string>

namespace consigliere::test {

/// A record as far as it goes right after the first time that it says `line`.
[[nodiscard]] db::Record record_until(const std::string& name, const std::string& line);

/// Under “Why?”, asks about a thing of the table. What is argued over may lie over the seats, and
/// is put away for those.
void ask_about(Stage& stage, const std::string& thing);

/// A table in the middle of an evening, with the program showing it. When the test is over, the
/// inspector must have found nothing.
class LaidTable {
public:
    /// Right after the first time that a record says `line`.
    LaidTable(const std::string& record, const std::string& line);
    /// After all moves of a record.
    explicit LaidTable(const db::Record& record, const Scenery& scenery = {});
    LaidTable(const LaidTable&) = delete;
    LaidTable& operator=(const LaidTable&) = delete;
    ~LaidTable();

    [[nodiscard]] Kept kept() const { return kept_in_open(stage, m_session); }
    [[nodiscard]] const std::string& session() const { return m_session; }
    /// What was written down last, whatever became of it.
    [[nodiscard]] std::string last_line() const;

private:
    void sit_down() const;
    [[nodiscard]] std::string begin(const std::string& name, const std::string& line) const;

    TemporaryFolder m_folder;
    Inspector m_inspector;
    std::string m_session;

public:
    mutable Stage stage;
};

} // namespace consigliere::test
