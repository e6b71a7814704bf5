#include "tests/db/evenings.h"

#include "db/toml.h"
#include "engine/games/games.h"

#include <algorithm>
#include <array>
#include <random>

namespace consigliere::test {

using ledger::Tree;

namespace {

using Words = std::vector<std::string>;

constexpr std::array areas{"wall-street", "brooklyn", "upper-east-side", "queens",
    "upper-west-side", "midtown", "chelsea"};
constexpr std::array families{"marzullo", "matarazzo", "vitale", "caccamo", "pizzino"};
constexpr std::array people{"Ana", "Piotr", "Ewa", "Jan", "Zofia"};
constexpr std::array icons{"bank", "jobs", "trade-1", "swap", "$1", "$2", "$3", "gun", "booze"};

Tree named(const std::string& kind, int number)
{
    Tree table = Tree::table();
    table.set("name", kind + "-" + std::to_string(number));
    return table;
}

std::string icon(int number)
{
    return icons[static_cast<std::size_t>(number) % icons.size()];
}

Tree businesses()
{
    constexpr int tiles = 12;
    constexpr int blue_tiles = 8;
    Tree list = Tree::list();
    for (int i = 0; i < tiles; ++i) {
        Tree tile = named("tile", i + 1);
        tile.set("colour", i < blue_tiles ? "blue" : "red");
        tile.set("front", Tree::list_of(Words{icon(i), icon(i + 3)}));
        tile.set("back", Tree::list_of(Words{icon(i + 5)}));
        list.add(std::move(tile));
    }
    for (std::size_t i = 0; i < areas.size(); ++i) {
        Tree printed = named("house", static_cast<int>(i) + 1);
        printed.set("colour", "printed");
        printed.set("territory", areas[i]);
        printed.set("front", Tree::list_of(Words{icon(static_cast<int>(i))}));
        printed.set("back", Tree::list_of(Words{"bank"}));
        list.add(std::move(printed));
    }
    return list;
}

Tree jobs()
{
    constexpr int count = 20;
    constexpr std::array colours{"yellow", "blue", "green", "grey"};
    Tree list = Tree::list();
    for (int i = 0; i < count; ++i) {
        Tree job = named("job", i + 1);
        job.set("colour", colours[static_cast<std::size_t>(i) % colours.size()]);
        job.set("cost", Tree::list_of(Words{i % 2 == 0 ? "gun" : "booze"}));
        job.set("reward", Tree::list_of(Words{"$5"}));
        job.set("effect", Tree::list_of(Words{icon(i)}));
        job.set("copies", 1);
        list.add(std::move(job));
    }
    return list;
}

Tree allies()
{
    constexpr int acts = 3;
    constexpr int each_act = 6;
    Tree list = Tree::list();
    for (int i = 0; i < acts * each_act; ++i) {
        Tree ally = named("ally", i + 1);
        ally.set("act", 1 + i / each_act);
        ally.set("effect", Tree::list_of(Words{icon(i)}));
        list.add(std::move(ally));
    }
    return list;
}

Tree spaces()
{
    Tree list = Tree::list();
    for (std::size_t i = 0; i < areas.size(); ++i) {
        for (std::size_t j = i + 1; j < areas.size(); j += 2) {
            Tree space = Tree::table();
            space.set("touches", Tree::list_of(Words{areas[i], areas[j]}));
            space.set("three_plus", (i + j) % 5 == 0);
            list.add(std::move(space));
        }
    }
    return list;
}

} // namespace

Tree made_up_box()
{
    Tree box = Tree::table();
    box.set("businesses", businesses());
    box.set("jobs", jobs());
    box.set("allies", allies());
    box.set("spaces", spaces());
    return box;
}

Tree job_called(const std::string& name)
{
    Tree job = Tree::table();
    job.set("name", name);
    job.set("colour", "grey");
    Tree list = Tree::list();
    list.add(std::move(job));
    Tree tree = Tree::table();
    tree.set("jobs", std::move(list));
    return tree;
}

Tree head_for(int players)
{
    Tree seats = Tree::list();
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
        Tree seat = Tree::table();
        seat.set("player", people[i]);
        seat.set("family", families[i]);
        seats.add(std::move(seat));
    }
    Tree head = Tree::table();
    head.set("game", "corleone");
    head.set("date", "2026-11-20");
    head.set("first", families[0]);
    head.set("seats", std::move(seats));
    return head;
}

std::unique_ptr<ledger::Evening> evening_for(int players)
{
    return std::move(
        games::find("corleone")->begin_evening(head_for(players), {made_up_box()}).value());
}

std::vector<std::string> random_game(int players, unsigned seed)
{
    const std::unique_ptr<ledger::Evening> evening = evening_for(players);
    std::mt19937 generator(seed);
    std::vector<std::string> lines;
    while (!*evening->score_report().find("final")->boolean()) {
        const std::vector<ledger::LegalLine> legal = evening->legal_lines();
        lines.push_back(legal[generator() % legal.size()].line);
        evening->record(lines.back());
    }
    return lines;
}

std::vector<std::filesystem::path> refereed_records()
{
    std::vector<std::filesystem::path> files;
    const std::filesystem::path folder = CONSIGLIERE_SOURCE "/tests/records";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const bool is_unusable = entry.path().string().find("/unusable/") != std::string::npos;
        if (entry.path().string().ends_with(".game.toml") && !is_unusable)
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<ledger::Tree> built_in_components(const std::string& game)
{
    auto tree = db::read_toml(CONSIGLIERE_SOURCE "/assets/components/" + game + ".toml");
    if (tree.is_error())
        return {};
    return {std::move(tree.value())};
}

std::vector<std::string> told(const ledger::Evening& evening)
{
    std::vector<std::string> entries;
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        std::string text = std::to_string(number) + " " + entry.line + " "
            + std::string(ledger::word_of(entry.verdict));
        for (const std::string& rule :
            ledger::citations(entry.reasons, entry.verdict, evening.book()))
            text += " " + rule;
        entries.push_back(std::move(text));
    }
    return entries;
}

} // namespace consigliere::test
