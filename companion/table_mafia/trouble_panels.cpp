#include "companion/desk/score_reveal.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/answers.h"
#include "engine/mafia/score.h"

#include <algorithm>

namespace consigliere::table_mafia {

// Distress. --------------------------------------------------------------------------------------

BoardLook DistressPanel::look(const View& view)
{
    BoardLook look;
    look.lit = view.position().dues[0].debtor;
    look.squares = [&view](Square square) -> std::optional<BoardTarget> {
        const std::optional<Figure> owner = owner_of(view.position(), square);
        return owner ? std::optional(target_for("sell", deed(view, *owner, Sell{square})))
                     : std::nullopt;
    };
    return look;
}

Contents DistressPanel::contents(const View& view)
{
    const Position& position = view.position();
    const Due& due = position.dues[0];
    const int purse = position.purse(due.debtor);
    Contents panel{"distress",
        {sign_of(due.debtor),
            tr_fill("{figure} must pay {amount}",
                {{"figure", tell(due.debtor)}, {"amount", money(due.amount)}}),
            tr_fill("To {whom}: {why}", {{"whom", tell(Party{due.to})}, {"why", tell(due.why)}})}};
    panel.add(desk::Text{tr_fill("Has {money}; {missing} missing.",
                  {{"money", money(purse)}, {"missing", money(due.amount - purse)}})},
        desk::Where::low_end);
    panel.remark(tr("Tap a glowing piece to sell it to the city for 2,000 d (M-5.1.1)."),
        desk::Where::low_end);
    panel.button(Lay::ways, {"deal", tr("Make a deal"), sale(view)});
    // Who has the whole family has no lender (A27).
    const auto family = figures_of(family_of(due.debtor));
    if (std::ranges::any_of(
            family, [&](Figure one) { return !share_purse(position, one, due.debtor); }))
        panel.button(
            Lay::ways, {"borrow", tr("Borrow in the family"), deed(view, due.debtor, Borrow{})});
    panel.button(Lay::ways, {"fail", tr("The family can’t pay"), deed(view, due.debtor, Fail{})});
    return panel;
}

/// Tap that offers property for sale, if a player could buy it (M-5.1.2).
Tap DistressPanel::sale(const View& view)
{
    const Possible possible(view);
    const std::vector<Belonging> belongings = possible.belongings();
    const auto own = std::ranges::find_if(belongings, [&](const Belonging& what) {
        return share_purse(view.position(), what.owner, view.position().dues[0].debtor);
    });
    if (possible.may_deal())
        return desk::sets(m_mode, Mode::deal);
    if (own == belongings.end())
        return {ready_if(false, tr("There is nothing anyone could buy."))};
    return {ControlState::explains, [&view, own = *own] { explain_deal(view, own); }};
}

// Vendetta. --------------------------------------------------------------------------------------

BoardLook VendettaPanel::look(const View& view)
{
    BoardLook look;
    look.lit = view.position().vendetta->remover();
    look.squares = [&view](Square square) -> std::optional<BoardTarget> {
        if (!owner_of(view.position(), square))
            return std::nullopt;
        const Figure remover = view.position().vendetta->remover();
        return target_for("remove", deed(view, remover, Remove{square}));
    };
    return look;
}

Contents VendettaPanel::contents(const View& view)
{
    const Position& position = view.position();
    const Vendetta& vendetta = *position.vendetta;
    Contents panel{"vendetta",
        {sign_of(vendetta.remover()),
            tr_fill("{figure} removes", {{"figure", tell(vendetta.remover())}}),
            tr_fill("A piece of {figure} · M-3.5.6", {{"figure", tell(vendetta.bleeding())}})}};
    panel.text(tr("Tap a glowing piece. A killer on it is removed too."));
    panel.heading(tr("Vendetta"));
    for (const Figure figure : {vendetta.attacker, vendetta.victim}) {
        const int left = left_after_vendetta(position, figure).value_or(0);
        panel.add(desk::Line{sign_of(figure),
            tell(figure) + ": " + tr_count("{n} piece", "{n} pieces", pieces_of(position, figure)),
            left == 0 ? tr("none left at the end (A16)")
                      : tr_count("{n} left at the end (A16)", "{n} left at the end (A16)", left)});
    }
    return panel;
}

// The end. ---------------------------------------------------------------------------------------

Contents EndPanel::contents(const View& view)
{
    const Position& position = view.position();
    const Score now = score(position);
    const bool is_shared = now.decision == Score::Decision::shared;
    Contents panel = desk::end_of(view.desk(), m_finale, "end",
        {sign_of(is_shared ? std::nullopt : std::optional(now.winners[0])), tell_ruler(now),
            tell(now.ending)});
    if (m_finale.is_counting())
        return panel;
    panel.text(why_won(now));
    const auto tied = tied_at_top(position);
    if (tied.empty() || position.ended_by)
        return panel;
    panel.heading(tr("Who spat farthest?"));
    for (const Figure figure : tied)
        panel.button(Lay::rows,
            {"spit:" + std::string(word_of(figure)), tell(figure),
                desk::records(view, std::nullopt, Spit{figure}), position.spat_farthest == figure,
                sign_of(figure)});
    return panel;
}

} // namespace consigliere::table_mafia
