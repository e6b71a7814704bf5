#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/why_text.h"

#include <array>

namespace consigliere::table_cash_n_guns {

using About = Question::About;

namespace {

bool lies_on_table(const Position& position, Share share)
{
    return share.is_desk() ? position.desk_is_open : position.table[*share.card()] > 0;
}

/// What is asked about the round, who leads and wins, and the middle of the table.
void ask_of_round(std::vector<Question>& questions, const Position& position)
{
    const auto ask = [&](const Question& question) { questions.push_back(question); };
    const bool is_over = position.phase == Phase::end;
    ask({.about = About::godfather});
    if (position.turn)
        ask({.about = About::next_share});
    ask({.about = About::winner});
    ask({.about = About::diamond_bonus});
    if (!is_over && position.round < last_round)
        ask({.about = About::next_godfather});
    if (!is_over)
        ask({.about = About::awaited});
    ask({.about = About::round});
    for (const Phase phase : all_of<Phase>)
        ask({.about = About::phase, .phase = phase});
    for (const Share share : all_shares) {
        if (lies_on_table(position, share))
            ask({.about = About::worth, .share = share});
    }
    ask({.about = About::table_loot});
    ask({.about = About::deck});
    ask({.about = About::pile});
}

} // namespace

std::vector<Question> questions_at(const Moment& moment)
{
    const Position position = position_shown(moment);
    std::vector<Question> questions;
    ask_of_round(questions, position);
    for (const Player player : players(position)) {
        for (int each = static_cast<int>(first_about_player); each <= static_cast<int>(last_about);
             ++each) {
            const auto about = static_cast<About>(each);
            if (about != About::power || position.of(player).power)
                questions.push_back({about, player});
        }
    }
    return questions;
}

std::string_view kind_of(About about)
{
    constexpr std::array kinds{"godfather", "next-godfather", "awaited", "round", "phase",
        "next-share", "table-loot", "worth", "deck", "pile", "diamond-bonus", "winner", "aim",
        "threats", "stance", "card", "power", "wounds", "bullets", "loot", "value"};
    static_assert(kinds.size() == static_cast<std::size_t>(last_about) + 1);
    return kinds.at(static_cast<std::size_t>(about));
}

std::string question_of(const View& view, const Question& question)
{
    constexpr std::array questions{
        to_translate("Who is Godfather?"),
        to_translate("Who is Godfather in the next round?"),
        to_translate("What does the round wait for?"),
        to_translate("Which round is it?"),
        to_translate("What happens in this phase? {phase}"),
        to_translate("Who takes the next share?"),
        to_translate("What lies in the middle?"),
        to_translate("What is it worth? {share}"),
        to_translate("What loot has not come yet?"),
        to_translate("How many Bang! lie in the discard pile?"),
        to_translate("Who gets the Diamond Bonus?"),
        to_translate("Who wins, as it stands now?"),
        to_translate("At whom does {player} aim?"),
        to_translate("Who aims at {player}?"),
        to_translate("Does {player} stand?"),
        to_translate("What became of the Bullet card of this round? {player}"),
        to_translate("What can this power do now? {player}"),
        to_translate("How many wounds? {player}"),
        to_translate("How many Bullet cards are left? {player}"),
        to_translate("How many loot cards? {player}"),
        to_translate("What is the loot worth? {player}"),
    };
    static_assert(questions.size() == static_cast<std::size_t>(last_about) + 1,
        "Something can be asked about that has no question.");
    return tr_fill(questions.at(static_cast<std::size_t>(question.about)),
        {{"player", view.name(question.player)}, {"share", tell(question.share)},
            {"phase", tell(question.phase)}});
}

} // namespace consigliere::table_cash_n_guns
