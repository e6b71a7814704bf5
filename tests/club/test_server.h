#pragma once

#include "tests/db/temporary_folder.h"

#include <sys/types.h>

#include <string>

namespace consigliere::test {

/// A PostgreSQL server in a folder of its own, reached by a Unix socket. Ends with this object, and
/// with the test, however that ends. `postgres` refuses to run as root, so it runs as `nobody`
/// then.
class TestServer {
public:
    /// With a disk, commits wait for it, as in earnest; otherwise everything is in memory.
    enum class Disk : std::uint8_t { waits, does_not_wait };
    explicit TestServer(Disk disk = Disk::does_not_wait);
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;
    ~TestServer();

    void start();
    /// At once, as if the power was cut.
    void stop();
    /// The connection of the superuser.
    [[nodiscard]] std::string superuser(const std::string& database = "postgres") const;
    /// A folder that the server can read, with a slash at its end.
    [[nodiscard]] const std::string& folder() const { return m_folder; }
    /// The one value that a query by the superuser gives.
    std::string ask(const std::string& sql, const std::string& database = "postgres") const;

private:
    std::string m_folder;
    std::string m_data;
    pid_t m_process = 0;
};

/// Counts the tally anew, as a restored backup has it, after rows were removed or made by hand.
inline constexpr const char* recount =
    "INSERT INTO consigliere.tally SELECT club, extract(year FROM played), game, person, count(*),"
    " sum(coalesce(1.0 / nullif(winners, 0), 0)), sum(1.0 / players), coalesce(sum(rank), 0),"
    " count(rank) FROM consigliere.seat s WHERE person IS NOT NULL AND NOT EXISTS (SELECT FROM"
    " consigliere.replaced r WHERE r.club = s.club AND r.arrival = s.arrival) GROUP BY 1, 2, 3, 4";

} // namespace consigliere::test
