/// `consigliere serve` over a real connection.

#include "tests/server/phone.h"

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <string>

using namespace consigliere::test;

namespace {

/// The program in the background; its first line says where it can be found.
class Serving {
public:
    explicit Serving(const std::string& evening)
    {
        int out[2];
        REQUIRE(pipe(out) == 0);
        m_program = fork();
        if (m_program == 0) {
            dup2(out[1], STDOUT_FILENO);
            close(out[0]);
            execl(CONSIGLIERE_PROGRAM, "consigliere", "serve", evening.c_str(), "--address",
                "127.0.0.1", "--port", "0", nullptr);
            _exit(99);
        }
        close(out[1]);
        for (char letter = 0; read(out[0], &letter, 1) == 1 && letter != '\n';)
            m_line += letter;
        close(out[0]);
    }
    Serving(const Serving&) = delete;
    Serving& operator=(const Serving&) = delete;
    ~Serving()
    {
        if (m_program > 0)
            stop();
    }

    [[nodiscard]] std::uint16_t port() const
    {
        const std::string host = "http://127.0.0.1:";
        const std::size_t at = m_line.find(host);
        INFO(m_line);
        REQUIRE(at != std::string::npos);
        return static_cast<std::uint16_t>(std::stoi(m_line.substr(at + host.size())));
    }
    int stop()
    {
        kill(m_program, SIGTERM);
        int status = 0;
        waitpid(m_program, &status, 0);
        m_program = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    pid_t m_program = 0;
    std::string m_line;
};

} // namespace

TEST_CASE("serve: a television sees an evening, and can hand in nothing")
{
    Serving serving(CONSIGLIERE_SOURCE "/tests/records/corleone/evening-of-three.game.toml");
    Phone television(serving.port());
    const HttpAnswer page = television.get("/tv");
    CHECK(page.status == 200);
    CHECK(page.body.find("<html") != std::string::npos);
    REQUIRE(television.join("", "pl").status == 200);
    const HttpAnswer view = television.get("/view?after=0&language=pl");
    REQUIRE(view.status == 200);
    const nlohmann::json told = view.json();
    CHECK(told["language"] == "pl");
    CHECK(told["actor"] == "");
    CHECK(told["hand"].empty());
    CHECK(told["moves"].empty());
    CHECK(told["log"].size() == 50);
    CHECK(told["standings"].size() == 3);
    const HttpAnswer picture = television.get(told["board"]["png"].get<std::string>());
    CHECK(picture.status == 200);
    CHECK(picture.body.starts_with("\x89PNG"));
    CHECK(television.get("/ask?q=14&language=pl").json()["answers"].size() > 0);
    CHECK(television.post("/move", {{"line", "vitale passes"}, {"version", told["version"]}}).status
        == 403);
    CHECK(serving.stop() == 0);
}
