// The score, best player first (CG-K, CG-W).

#include "companion/desk/score_sheet.h"

#include "companion/desk/score_reveal.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/sentences.h"
#include "engine/cash_n_guns/score.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::table_cash_n_guns {

using language::dollars;

namespace {

using desk::CountedPart;
using desk::ScorePiece;
using desk::ScoreRow;
using desk::ScoreSheet;

/// Value of everybody's paintings: "Ana 3: $30,000".
std::string tell_collections(const View& view, const Score& score)
{
    return language::listed(score.seats, [&view](const Score::Seat& seat) {
        return seat.paintings.cards > 0 ? view.name(seat.player) + " "
                + language::number(seat.paintings.cards) + ": " + dollars(seat.paintings.dollars)
                                        : std::string();
    });
}

/// Parts of all totals in scoring order.
class Parts {
public:
    Parts(const View& view, const Score& score)
    {
        add(&Score::Seat::bills, score, tr("Banknotes"), tr("They count at face value."),
            Colour(0x9dbb8c));
        add(&Score::Seat::diamonds, score, tr("Diamonds"), tr("Each counts its printed value."),
            Colour(0x86bdd0));
        add(&Score::Seat::bonus, score, tr("Diamond bonus"), tell_bonus(view, score),
            Colour(0xe2b53a));
        add(&Score::Seat::paintings, score, tr("Paintings"),
            tr_fill("A collection counts by its size. {paintings}",
                {{"paintings", tell_collections(view, score)}}),
            Colour(0xd9a878));
    }

    [[nodiscard]] std::vector<CountedPart> all() && { return std::move(m_parts); }
    /// The parts that `seat` scores.
    [[nodiscard]] std::vector<ScorePiece> of(const Score::Seat& seat) const
    {
        std::vector<ScorePiece> pieces;
        for (std::size_t part = 0; part < m_kinds.size(); ++part) {
            const auto& [worth, colour] = m_kinds[part];
            if ((seat.*worth).dollars > 0)
                pieces.push_back({part, (seat.*worth).dollars, words_of(seat, worth), colour});
        }
        return pieces;
    }

private:
    using Worth = ScorePart Score::Seat::*;

    /// Parts that no player has are left out.
    void add(Worth worth, const Score& score, std::string name, std::string sentence, Colour colour)
    {
        const auto has_some = [worth](
                                  const Score::Seat& seat) { return (seat.*worth).dollars > 0; };
        if (std::ranges::none_of(score.seats, has_some))
            return;
        m_parts.push_back({std::move(name), std::move(sentence)});
        m_kinds.emplace_back(worth, colour);
    }
    static std::string words_of(const Score::Seat& seat, Worth worth)
    {
        const ScorePart& part = seat.*worth;
        std::string words = tr("bills");
        if (worth == &Score::Seat::diamonds)
            words = tr_count("{n} diamond", "{n} diamonds", part.cards);
        else if (worth == &Score::Seat::bonus)
            words = tr("bonus");
        else if (worth == &Score::Seat::paintings)
            words = tr_count("{n} painting", "{n} paintings", part.cards);
        return words + " " + dollars(part.dollars);
    }

    std::vector<CountedPart> m_parts;
    std::vector<std::pair<Worth, Colour>> m_kinds;
};

/// Why the winner has won or would win now, in one sentence.
std::string why_won(const View& view, const Score& score)
{
    if (score.winners.empty())
        return tr("No one is alive, so no one wins.");
    const std::string names =
        ledger::join(score.winners, ", ", [&](Player player) { return view.name(player); });
    const Score::Seat& best = score.of(score.winners[0]);
    int next = 0;
    std::vector<std::string> as_rich;
    for (const Score::Seat& seat : score.seats) {
        if (!seat.is_alive || score.winners.contains(seat.player))
            continue;
        next = std::max(next, seat.total.value_or(0));
        if (seat.total == best.total)
            as_rich.push_back(view.name(seat.player));
    }
    const int total = best.total.value_or(0);
    const language::Values values{{"player", names}, {"players", names}, {"total", dollars(total)},
        {"more", dollars(total - next)}, {"others", ledger::join(as_rich, ", ")}};
    switch (score.decision) {
    case Score::Decision::richest:
        return tr_fill("{player} is the richest alive: {total}, {more} ahead of the next.", values);
    case Score::Decision::wounds:
        return tr_fill("{player} is as rich as {others}, but has more wounds.", values);
    case Score::Decision::shared:
        return tr_fill("{players} are tied on everything and share the win.", values);
    case Score::Decision::last_alive:
        return tr_fill("{player} is the only one alive.", values);
    case Score::Decision::covered:
    case Score::Decision::nobody:
        break;
    }
    return tr("No one is alive, so no one wins.");
}

ScoreRow row_of(const View& view, const Score& score, const Score::Seat& seat, const Parts& parts)
{
    ScoreRow row;
    row.actor = view.components()[seat.player].name;
    row.name = view.name(seat.player);
    row.is_out = !seat.is_alive;
    const bool is_counted = seat.is_alive && !seat.is_covered;
    if (is_counted) {
        row.pieces = parts.of(seat);
        row.total = seat.total;
    }
    row.detail = seat.is_alive && seat.is_covered ? tr("hidden") : std::string();
    row.instead =
        seat.is_alive ? tr_count("{n} loot card", "{n} loot cards", seat.loot_cards) : tr("out");
    row.is_winner = score.is_final && score.winners.contains(seat.player);
    row.draw_sign = sign_of(seat.player);
    row.draw_beside = [seat, deadly = deadly_wounds(view.position().of(seat.player))](
                          Ui& ui, Rect& head) {
        const Rect wounds = head.cut_right(static_cast<float>(deadly) * 16_dp, 8_dp);
        if (seat.is_alive)
            draw_wounds(ui, {wounds.left, wounds.centre().y}, 16_dp, seat.wounds, deadly);
    };
    return row;
}

} // namespace

std::string tell_bonus(const View& view, const Score& score)
{
    return score.bonus_holder ? tr_fill("{player} has the most diamonds, {n}: {dollars}.",
               {{"player", view.name(*score.bonus_holder)},
                   {"n", language::number(score.most_diamonds)},
                   {"dollars", dollars(diamond_bonus_dollars)}})
                              : tr("No one has the most diamonds alone, so no one gets it.");
}

void draw_score_of(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale)
{
    const Score now = score(view.observed()->present(), view.desk().audience());
    const bool is_covered = now.decision == Score::Decision::covered;
    ScoreSheet sheet;
    sheet.title = tr("Loot count");
    sheet.state = is_covered ? tell(now.decision)
        : now.is_final       ? tr("final")
                             : tr("if it ended now");
    sheet.is_final = now.is_final;
    if (!is_covered)
        sheet.why = why_won(view, now) + " (" + std::string(now.rule.text()) + ")";
    sheet.remark = tell_other_reading(now, view.components());
    sheet.tell = dollars;
    Parts parts(view, now);
    for (const Score::Seat& seat : now.seats)
        sheet.rows.push_back(row_of(view, now, seat, parts));
    const std::vector<Score::Seat> ranked = now.ranked();
    for (std::size_t place = 0; place < ranked.size(); ++place)
        sheet.rows[index_of(ranked[place].player)].place = static_cast<int>(place);
    sheet.parts = std::move(parts).all();
    desk::draw_score_sheet(ui, rect, sheet, finale);
}

// The end of the game (CG-K, CG-W). ---------------------------------------------------------------

using language::number;

namespace {

/// Draws the value of each number of paintings; marks those that players have.
void draw_collections(Ui& ui, Rect& rect, const Score& score)
{
    heading(ui, rect, tr("Value of a painting collection"));
    constexpr int rows = paintings_in_box / 2;
    const std::vector<Rect> cells = rect.cut_top(rows * 30_dp).grid(2, rows, 2_dp);
    for (int count = 1; count <= paintings_in_box; ++count) {
        const bool is_there = std::ranges::any_of(score.seats, [count](const Score::Seat& seat) {
            return seat.is_alive && seat.paintings.cards == count;
        });
        // Column-major order.
        const std::div_t place = std::div(count - 1, rows);
        const int index = place.rem * 2 + place.quot;
        Rect cell = cells[static_cast<std::size_t>(index)];
        const Colour colour = is_there ? ui.theme().text : ui.theme().quiet;
        ui.text(cell.cut_left(30_dp), number(count), {Font::strong, colour});
        ui.text(cell, dollars(dollars_of_paintings(count)),
            {is_there ? Font::strong : Font::body, colour});
    }
}

} // namespace

Contents EndPanel::contents(const View& view)
{
    const Score now = score(view.position());
    const std::optional<Player> winner =
        now.winners.size() == 1 ? std::optional(now.winners[0]) : std::nullopt;
    Contents panel = desk::end_of(view.desk(), m_finale, "count",
        {sign_of(winner),
            now.winners.empty() ? tr("No one gets away")
                                : tr_fill("{player} gets away with the loot",
                                    {{"player", view.name(now.winners[0])}}),
            tell(now.decision)});
    if (m_finale.is_counting())
        return panel;
    panel.heading(tr("Diamond bonus"));
    panel.text(tell_bonus(view, now));
    panel.draws([now](Ui& ui, Rect& rest) { draw_collections(ui, rest, now); });
    return panel;
}

} // namespace consigliere::table_cash_n_guns
