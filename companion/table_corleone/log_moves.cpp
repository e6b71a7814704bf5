// Moves as localized text, for the log.

#include "companion/table_corleone/log_values.h"
#include "companion/telling/said_by.h"

namespace consigliere::table_corleone {

namespace {

constexpr desk::Sentences move_sentences{
    Says<OpenBusiness>{to_translate("New Business in {territory}: {business}")},
    Says<RevealJob>{to_translate("Public Job: {job}")},
    Says<RevealAlly>{to_translate("Open Ally: {ally}")},
    Says<RevealNothing>{to_translate("The Job deck is empty")},
    Says<FightWar>{to_translate("Turf War in {territory}")},
    Says<Believe>{to_translate("A question to the referee")},
    Says<CompleteJob>{to_translate("Job “{job}”")}, Says<PlayAlly>{to_translate("Ally “{ally}”")},
    Says<Pass>{to_translate("can’t act")}, Says<Collect>{to_translate("collects")},
    Says<RelocateMarker>{to_translate("takes a marker from {territory}")},
    Says<LeaveMarker>{to_translate("places no marker")},
    Says<TakeAlly>{to_translate("takes the Ally “{ally}”")},
    Says<CountSuitcase>{to_translate("counts {sum} in the Suitcase")},
    Says<Discard>{to_translate("discards {what}")}};

/// Visitor: a move without its actor, "Don → Midtown + Queens".
class MoveTeller {
public:
    explicit MoveTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const EmptyPile& move) const
    {
        if (const Bill* bill = std::get_if<Bill>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", tell(*bill)}});
        if (const Good* good = std::get_if<Good>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", tell(*good)}});
        return tr("The Job deck is empty");
    }
    std::string operator()(const Correct& move) const
    {
        return tr_fill("Correction: {acts}", {{"acts", acts(move.acts)}});
    }
    std::string operator()(const PlaceThug& move) const
    {
        return tell(FigureKind::thug) + " → " + name(move.business);
    }
    std::string operator()(const PlaceMember& move) const
    {
        return tell(move.figure) + " → " + tell(m_view.components()[move.space]);
    }
    std::string operator()(const Use& move) const
    {
        return std::visit([&](const auto& target) { return use(move.icon, target); }, move.target);
    }
    std::string operator()(const Decline& move) const
    {
        return move.icon ? tr_fill("declines {icon}", {{"icon", tell(*move.icon)}})
                         : tr("declines the rest");
    }
    std::string operator()(const ChangeMoney& move) const
    {
        return tr_fill("changes {gives} for {takes}",
            {{"gives", cards(move.gives)}, {"takes", cards(move.takes)}});
    }
    std::string operator()(const Bid& move) const
    {
        if (move.is_covered)
            return tr("has bid");
        return tr_fill("bids {what}", {{"what", cards(move.cards)}});
    }
    template <typename Kind>
    std::string operator()(const Kind& move) const
    {
        return tr_fill(move_sentences.of(move), values_of(m_view, move));
    }

private:
    [[nodiscard]] static std::string use(Icon icon, const target::Nothing&)
    {
        return tr_fill("takes {what}", {{"what", tell(icon)}});
    }
    [[nodiscard]] std::string use(Icon, const target::Money& target) const
    {
        return tr_fill("puts {what} into the Suitcase", {{"what", cards(target.cards)}});
    }
    [[nodiscard]] static std::string use(Icon, const target::Jobs&)
    {
        return tr("draws Jobs and keeps one");
    }
    [[nodiscard]] std::string use(Icon, const target::Trade& target) const
    {
        return tr_fill("trades {what}", {{"what", cards(target.gives)}});
    }
    [[nodiscard]] std::string use(Icon, const target::Swap& target) const
    {
        return tr_fill("swaps {what} for {good}",
            {{"what", cards(target.gives)}, {"good", tell(target.good)}});
    }
    [[nodiscard]] std::string use(Icon icon, const target::Business& target) const
    {
        return tr_fill(row_of(icon).told, {{"business", name(target.business)}});
    }
    [[nodiscard]] std::string use(Icon icon, const target::Figure& target) const
    {
        return tr_fill(row_of(icon).told, {{"figure", tell(m_view, target.figure)}});
    }
    [[nodiscard]] std::string use(Icon, const target::FigureAndPlace& target) const
    {
        return tell(m_view, target.figure) + " → " + place(target.to);
    }
    [[nodiscard]] std::string use(Icon icon, const target::Spot& target) const
    {
        return tell(icon) + " → " + place(target.to);
    }
    [[nodiscard]] std::string use(Icon, const target::Acts& target) const
    {
        if (target.acts.empty())
            return tr("done at the table: nothing tracked");
        return tr_fill("done at the table: {acts}", {{"acts", acts(target.acts)}});
    }
    template <typename Id>
    [[nodiscard]] std::string name(Id id) const
    {
        return m_view.name(id);
    }
    [[nodiscard]] std::string cards(const Cards& cards) const { return tell(m_view, cards); }
    [[nodiscard]] std::string place(Place place) const { return tell(place, m_view.components()); }
    [[nodiscard]] std::string acts(const std::vector<Act>& acts) const
    {
        return language::listed(acts, [this](const Act& act) { return tell_act(m_view, act); });
    }

    const View& m_view;
};

} // namespace

std::string tell_move(const View& view, const Move& move)
{
    const std::string action = std::visit(MoveTeller(view), move.action);
    return move.family ? telling::said_by(view.player(*move.family), action) : action;
}

} // namespace consigliere::table_corleone
