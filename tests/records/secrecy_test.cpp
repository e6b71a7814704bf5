/// What the program prints for everybody at the table: change what lies covered, and not a byte of
/// it changes.

#include "tests/records/program.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace consigliere::test;

namespace {

/// A record of which one line is secret.
struct Secret {
    std::string head;
    std::vector<std::string> before;
    std::string line;
    std::vector<std::string> after;
};

class RecordFile {
public:
    explicit RecordFile(const Secret& secret, const std::string& name)
        : m_path(std::filesystem::temp_directory_path()
            / ("consigliere-" + std::to_string(getpid()) + "-" + name + ".game.toml"))
    {
        std::ofstream file(m_path);
        file << "format = \"consigliere-record/1\"\n"
             << "id = \"5b1f9d0e-6a4c-4c1e-9d53-2f7a8c0b1e64\"\nmoves = [\n";
        for (const std::string& line : secret.before)
            file << "    \"" << line << "\",\n";
        file << "    \"" << secret.line << "\",\n";
        for (const std::string& line : secret.after)
            file << "    \"" << line << "\",\n";
        file << "]\n" << secret.head;
    }
    RecordFile(const RecordFile&) = delete;
    RecordFile& operator=(const RecordFile&) = delete;
    ~RecordFile()
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }

    /// What a command prints, without the name of the file.
    [[nodiscard]] std::string says(const std::vector<std::string>& words) const
    {
        std::vector<std::string> arguments{words[0], m_path.string()};
        arguments.insert(arguments.end(), words.begin() + 1, words.end());
        const ProgramResult result = run_program(arguments);
        return std::to_string(result.exit_code) + "\n" + result.output + result.errors;
    }

    /// The table of its entries that everybody may have, from a database of its own.
    [[nodiscard]] std::string entries() const
    {
        const std::string database = m_path.string() + ".db";
        const ProgramResult result = run_script("$consigliere import --db '" + database + "' '"
            + m_path.string() + "' >/dev/null; $consigliere export --db '" + database
            + "' --all --format entries; rm -f '" + database + "'*");
        return result.output + result.errors;
    }

private:
    std::filesystem::path m_path;
};

void check_alike(const Secret& one, const Secret& other)
{
    const RecordFile left(one, "left");
    const RecordFile right(other, "right");
    CHECK(left.says({"check"}) != right.says({"check"}));
    std::vector<std::vector<std::string>> questions{
        {"log"}, {"log", "--json"}, {"score"}, {"score", "--json"}, {"legal"}, {"legal", "--json"}};
    const std::size_t entries = one.before.size() + 1 + one.after.size();
    for (std::size_t entry = one.before.size() + 1; entry <= entries; ++entry)
        questions.push_back({"why", std::to_string(entry)});
    for (const std::vector<std::string>& words : questions) {
        INFO(words.front() << " " << words.back());
        CHECK(left.says(words) == right.says(words));
    }
    CHECK(left.entries() == right.entries());
    CHECK(left.entries().find("legal") != std::string::npos);
}

const std::string mafia = R"(game = "mafia"
[[seats]]
player = "Ana"
figures = ["antonio", "sergio", "paolo"]
[[seats]]
player = "Ben"
figures = ["maria", "vitorio", "franco"]
[[boards]]
name = "board"
circuit = [
    "start-bonanno", "bank", "fortuna", "informer", "police", "casino", "exchange", "arms",
    "big-city", "problem", "club", "agent", "start-genovese", "bank", "arms", "informer", "police",
    "fortuna", "exchange", "casino", "bank", "problem", "big-city", "club",
]
homes = { maria = "a1", vitorio = "a3", franco = "a5", antonio = "i1", sergio = "i3", paolo = "i5" }
)";

const std::string corleone = R"(game = "corleone"
tracking = "full"
hand_limits = [5, 4, 3, 2]
first = "marzullo"
[[seats]]
player = "Ana"
family = "marzullo"
[[seats]]
player = "Elena"
family = "pizzino"
[[businesses]]
name = "test-square"
colour = "printed"
territory = "wall-street"
front = []
back = []
[[businesses]]
name = "test-kiosk"
colour = "blue"
front = []
back = []
[[spaces]]
touches = ["midtown", "queens"]
three_plus = false
[[spaces]]
touches = ["midtown", "chelsea"]
three_plus = false
)";

const std::string cash = R"(game = "cash-n-guns"
first = "ana"
[[seats]]
player = "Ana"
[[seats]]
player = "Piotr"
[[seats]]
player = "Iwo"
[[seats]]
player = "Ala"
)";

} // namespace

TEST_CASE("M-6.1c: the program names no red card that lies face down")
{
    const auto drawn = [](const std::string& card) {
        return Secret{mafia, {"antonio rolls 3 red", "antonio moves 3"}, "antonio draws " + card,
            {"antonio buys i1", "antonio rolls 1 blue", "antonio moves 1"}};
    };
    check_alike(drawn("red-30"), drawn("red-1"));
}

TEST_CASE("CG-5.2: whether a question stands tells nobody which card was discarded")
{
    const auto discarded = [](const std::string& card) {
        return Secret{cash,
            {"table loots $5000x3,$20000,diamond-1000,painting,clip,first-aid", "ana aims piotr",
                "piotr aims ana", "iwo aims ala", "ala aims iwo", "table ducks iwo"},
            "iwo discards " + card,
            {"table believes iwo bangs 2", "table believes iwo bangs 3", "ana shows click",
                "piotr shows click", "table believes iwo bangs 3", "table undoes to 7"}};
    };
    check_alike(discarded("bang"), discarded("click"));
}

TEST_CASE("20.suitcase: while bids are laid, whether a covered one stands is told to nobody")
{
    const auto bid = [](const std::string& cards) {
        return Secret{corleone,
            {"table opens wall-street test-kiosk", "marzullo thug test-square",
                "pizzino thug test-kiosk", "marzullo member don midtown+queens",
                "pizzino member don midtown+chelsea", "table war wall-street", "table war brooklyn",
                "table war upper-east-side", "table war queens", "table war upper-west-side",
                "table war midtown", "table war chelsea",
                "table corrects: marzullo gains $3; pizzino gains $1,$2"},
            "pizzino bids " + cards, {"table believes marzullo holds $3"}};
    };
    check_alike(bid("$2"), bid("$1,$2"));
    // She has no such card.
    check_alike(bid("$2"), bid("$5"));
}
