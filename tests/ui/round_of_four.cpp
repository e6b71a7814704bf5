#include "tests/ui/round_of_four.h"

#include <algorithm>

namespace consigliere::test {

using ledger::Tree;

db::Record evening_of_four(const std::vector<std::string>& powers, std::vector<std::string> moves)
{
    db::Record record;
    // Whoever else sits there has one that does nothing by itself before somebody is shot often.
    std::vector<std::string> quiet{"lucky", "unbreakable", "good-friend", "collector"};
    std::erase_if(quiet, [&powers](const std::string& power) {
        return std::any_of(powers.begin(), powers.end(),
            [&power](const std::string& other) { return other.ends_with(" " + power); });
    });
    const auto power_of = [&](const std::string& name) {
        for (const std::string& power : powers) {
            if (power.starts_with(name + " "))
                return power.substr(name.size() + 1);
        }
        const std::string power = quiet.back();
        quiet.pop_back();
        return power;
    };
    record.head = Tree::table();
    record.head.set("game", "cash-n-guns");
    record.head.set("first", "ana");
    Tree seats = Tree::list();
    for (const std::string name : {"ana", "piotr", "iwo", "ala"}) {
        Tree seat = Tree::table();
        seat.set("player", name);
        seat.set("name", name);
        seat.set("power", power_of(name));
        seats.add(std::move(seat));
    }
    record.head.set("seats", std::move(seats));
    record.moves = std::move(moves);
    return record;
}

} // namespace consigliere::test
