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
    enum class Disk : std::uint8_t { waits, does_not_wait };
    explicit TestServer(Disk disk = Disk::does_not_wait);
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;
    ~TestServer() { stop(); }

    void start();
    /// At once, as if the power was cut.
    void stop();
    /// The connection of the superuser.
    [[nodiscard]] std::string superuser(const std::string& database = "postgres") const;
    /// The one value that a query by the superuser gives.
    std::string ask(const std::string& sql, const std::string& database = "postgres") const;

private:
    TemporaryFolder m_folder;
    std::string m_data;
    pid_t m_process = 0;
};

} // namespace consigliere::test
