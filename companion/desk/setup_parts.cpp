#include "companion/desk/setup_parts.h"

#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

Agreement agreement(
    std::string id, std::string key, ledger::RuleId rule, std::string question, bool& is_so)
{
    return {{std::move(id), std::string(rule.text()), std::move(question),
                {{"yes", tr("Yes")}, {"no", tr("No")}}, is_so ? "yes" : "no"},
        std::move(key), [&is_so](std::string_view word) { is_so = word == "yes"; }};
}

Agreement agreement(std::string id, std::string key, ledger::RuleId rule, std::string question,
    int most, std::uint8_t& chosen)
{
    Choice choice{
        std::move(id), std::string(rule.text()), std::move(question), {}, std::to_string(chosen)};
    for (int count = 1; count <= most; ++count)
        choice.answers.push_back({std::to_string(count), language::number(count)});
    const auto choose = [&chosen](std::string_view word) {
        chosen = static_cast<std::uint8_t>(ledger::number_of(word).value_or(chosen));
    };
    return {std::move(choice), std::move(key), choose, true};
}

std::vector<Choice> choices_of(const std::vector<Agreement>& agreements)
{
    std::vector<Choice> choices;
    for (const Agreement& each : agreements)
        choices.push_back(each.choice);
    return choices;
}

void choose(const std::vector<Agreement>& agreements, std::string_view id, std::string_view word)
{
    for (const Agreement& each : agreements) {
        if (each.choice.id == id)
            each.choose(word);
    }
}

ledger::Tree tree_of(const std::vector<Agreement>& agreements)
{
    ledger::Tree tree = ledger::Tree::table();
    for (const Agreement& each : agreements) {
        const std::string& chosen = each.choice.chosen;
        tree.set(each.key,
            each.is_number ? ledger::Tree(ledger::number_of(chosen).value_or(0))
                           : ledger::Tree(chosen));
    }
    return tree;
}

void seat_players(SeatList& seats, int count, int most)
{
    for (int side = 0; side < most; ++side) {
        if (side >= count)
            seats.remove(side);
        else if (!seats.has_side(side))
            seats.add(side);
    }
}

std::optional<int> choose_player_count(Ui& ui, Rect& rect, int least, int most, int chosen)
{
    heading(ui, rect, tr("How many players?"));
    std::vector<std::string> counts;
    for (int count = least; count <= most; ++count)
        counts.push_back(language::number(count));
    const int tapped =
        choice_row(ui, "players", rect.cut_top(54_dp, 12_dp), counts, chosen - least);
    return tapped >= 0 ? std::optional(least + tapped) : std::nullopt;
}

void draw_choice(Ui& ui, Rect& rect, Choices& choices, const Choice& choice)
{
    paragraph(ui, rect, choice.question, Font::strong);
    const int tapped = choice_rows(ui, choice.id, rect, choice.labels(), choice.place_of_chosen());
    if (tapped >= 0)
        choices.choose(choice.id, choice.answers[static_cast<std::size_t>(tapped)].word);
}

std::vector<std::string> told_apart(const std::vector<std::string>& names)
{
    std::vector<std::string> told;
    for (const std::string& wanted : names) {
        std::string name = wanted;
        for (int n = 2; std::ranges::find(told, name) != told.end(); ++n)
            name = wanted + "-" + std::to_string(n);
        told.push_back(std::move(name));
    }
    return told;
}

std::vector<NewSeat> seats_of(const ledger::Tree& head)
{
    std::vector<NewSeat> seats;
    for (const ledger::Tree& seat : head.find("seats")->elements())
        seats.push_back({std::string(ledger::text_or_empty(seat.find("player"))),
            static_cast<int>(seats.size())});
    return seats;
}

} // namespace consigliere::desk
