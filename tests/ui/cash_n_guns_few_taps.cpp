/// The taps of somebody who knows the screens of Ca$h 'n Guns well.

#include "tests/ui/cash_n_guns_tapper.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace consigliere::test {

namespace {

bool says(const std::string& line, std::string_view word)
{
    return line.find(" " + std::string(word)) != std::string::npos;
}

std::string who(const std::string& line)
{
    return line.substr(0, line.find(' '));
}

std::string last_word(const std::string& line)
{
    return line.substr(line.rfind(' ') + 1);
}

/// The names after "table ducks".
std::vector<std::string> who_lies(const std::string& line)
{
    std::vector<std::string> names;
    if (!says(line, "ducks"))
        return names;
    std::istringstream list(last_word(line));
    for (std::string name; std::getline(list, name, ',');)
        names.push_back(name);
    return names;
}

/// Bangs first, so that the Clicks are left.
void put_bangs_first(std::vector<std::string>& lines)
{
    std::ranges::stable_partition(
        lines, [](const std::string& line) { return last_word(line) == "bang"; });
}

} // namespace

void CashNGunsTapper::tap_one(const std::string& line, const std::string& id)
{
    stage().tap(id);
    spent({line, 1, 1});
}

/// The first one that a table tells is told at the seat; after that, all stand in the panel.
void CashNGunsTapper::tap_told_discards(std::vector<std::string> lines)
{
    put_bangs_first(lines);
    while (!lines.empty()) {
        const std::string line = lines.front();
        const std::string id = "told:" + who(line) + ":" + last_word(line);
        const bool are_clicks = last_word(line) == "click" && lines.size() > 1;
        if (are_clicks && stage().has("told:others:click")) {
            tap_one(line, "told:others:click");
            return;
        }
        if (stage().has(id)) {
            tap_one(line, id);
        } else {
            tap_one(line, "seat:" + who(line));
            tap_one(line, "told:" + last_word(line));
        }
        lines.erase(lines.begin());
    }
}

/// Who lies, what is revealed, and what was discarded and is told before the last card is revealed.
void CashNGunsTapper::tap_cards_of_round(const std::vector<std::string>& lines)
{
    std::vector<std::string> shown;
    std::vector<std::string> discarded;
    for (const std::string& line : lines) {
        if (says(line, "shows"))
            shown.push_back(line);
        else if (says(line, "discards"))
            discarded.push_back(line);
    }
    put_bangs_first(shown);
    for (const std::string& name : who_lies(lines.front()))
        tap_one(lines.front(), "lie:" + name);
    // Where discards are told, the first one says that nobody else lies down, as a card does.
    const bool can_tell = !discarded.empty()
        && (stage().has("told:others:click")
            || stage().has("told:" + who(discarded.front()) + ":click"));
    const bool are_told_first = shown.size() <= 1 && !discarded.empty();
    if ((shown.empty() || are_told_first) && !(are_told_first && can_tell))
        tap_one(lines.front(), "courage:done");
    while (!shown.empty()) {
        const std::string line = shown.front();
        const bool are_clicks = last_word(line) == "click" && shown.size() > 1;
        if (shown.size() == 1 || are_clicks)
            tap_told_discards(std::exchange(discarded, {}));
        tap_one(
            line, are_clicks ? "show:others:click" : "show:" + who(line) + ":" + last_word(line));
        if (are_clicks)
            break;
        shown.erase(shown.begin());
    }
    tap_told_discards(discarded);
    for (const std::string& line : lines)
        follow(line);
}

bool CashNGunsTapper::is_last_loot(const std::string& line) const
{
    return says(line, "loots") && referee().timeline().present().round == cash_n_guns::last_round;
}

void CashNGunsTapper::tap_in_few(const std::vector<std::string>& lines)
{
    for (auto line = lines.begin(); line != lines.end();) {
        const bool is_courage = says(*line, "ducks") || says(*line, "stands");
        if (is_courage) {
            const auto end =
                std::find_if(std::next(line), lines.end(), [](const std::string& next) {
                    return !says(next, "shows") && !says(next, "discards");
                });
            tap_cards_of_round({line, end});
            line = end;
        } else if (says(*line, "discards")) {
            tap_told_discards({*line});
            follow(*line++);
        } else if (is_last_loot(*line)) {
            // The first aim says that the last eight cards are right.
            take_last_clip();
            follow(*line++);
        } else if (says(*line, "redirects")) {
            const std::string godfather_and_whom = line->substr(0, line->find(" to "));
            stage().drag(stage().find("lie:" + last_word(godfather_and_whom))->rect.centre(),
                stage().find("lie:" + last_word(*line))->rect.centre());
            spent({*line, 1, 1});
            follow(*line++);
        } else {
            tap(*line++);
        }
    }
}

} // namespace consigliere::test
