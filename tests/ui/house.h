#pragma once

#include "db/session_list.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::test {

/// The program at its first screen, with a new database or with the evening of a record in it, and
/// with a home of its own for the files that it writes. When the test is over, the inspector must
/// have found nothing.
class House {
public:
    House();
    explicit House(const db::Record& record);
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    ~House();

    [[nodiscard]] Stage& stage() { return *m_stage; }
    /// Kills the program and starts it again, in the language and light that it remembers.
    /// Meanwhile something may happen to its files.
    void restart(const std::function<void()>& meanwhile = [] {});
    [[nodiscard]] std::filesystem::path database() const { return m_folder / "evening.db"; }
    /// Where people keep what they write.
    [[nodiscard]] std::filesystem::path documents() const { return m_folder / "Documents"; }
    [[nodiscard]] std::vector<db::SessionSummary> sessions();

private:
    void move_in();

    TemporaryFolder m_folder;
    Inspector m_inspector;
    std::optional<std::string> m_home_before;

public:
    std::string session;

private:
    std::unique_ptr<Stage> m_stage;
};

/// Shows frames until something is so, which other threads bring about; false if it never is.
[[nodiscard]] bool comes_true(Stage& stage, const std::function<bool()>& is_so);
/// Adds what another tablet offers, once it has been read, and closes what is `told` then.
void take_offer(Stage& stage, const std::string& told);

} // namespace consigliere::test
