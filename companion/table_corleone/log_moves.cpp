/// Moves in words, for the log.

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"

namespace consigliere::table_corleone {

namespace {

/// What a move does, without who does it: "Don → Midtown + Queens".
class MoveTeller {
public:
    explicit MoveTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const OpenBusiness& move) const
    {
        return tr_fill("New Business in {territory}: {business}",
            {{"territory", tell(move.territory)}, {"business", name(move.business)}});
    }
    std::string operator()(const RevealJob& move) const
    {
        return tr_fill("Public Job: {job}", {{"job", name(move.job)}});
    }
    std::string operator()(const RevealAlly& move) const
    {
        return tr_fill("Open Ally: {ally}", {{"ally", name(move.ally)}});
    }
    std::string operator()(const RevealNothing&) const { return tr("The Job deck is out"); }
    std::string operator()(const FightWar& move) const
    {
        return tr_fill("Turf War in {territory}", {{"territory", tell(move.territory)}});
    }
    std::string operator()(const EmptyPile& move) const
    {
        if (const Bill* bill = std::get_if<Bill>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", std::string(word_of(*bill))}});
        if (const Good* good = std::get_if<Good>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", tell(*good)}});
        return tr("The Job deck is out");
    }
    std::string operator()(const Correct& move) const
    {
        return tr_fill("Correction: {acts}", {{"acts", acts(move.acts)}});
    }
    std::string operator()(const Believe&) const { return tr("A question to the referee"); }
    std::string operator()(const PlaceThug& move) const
    {
        return tell(FigureKind::thug) + " → " + name(move.business);
    }
    std::string operator()(const PlaceMember& move) const
    {
        return tell(move.figure) + " → " + tell(m_view.components()[move.space]);
    }
    std::string operator()(const CompleteJob& move) const
    {
        return tr_fill("Job “{job}”", {{"job", name(move.job)}});
    }
    std::string operator()(const PlayAlly& move) const
    {
        return tr_fill("Ally “{ally}”", {{"ally", name(move.ally)}});
    }
    std::string operator()(const Pass&) const { return tr("cannot do anything"); }
    std::string operator()(const Collect&) const { return tr("collects"); }
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
    std::string operator()(const RelocateMarker& move) const
    {
        return tr_fill(
            "takes a marker from {territory}", {{"territory", tell(move.marker.territory)}});
    }
    std::string operator()(const LeaveMarker&) const { return tr("places no marker"); }
    std::string operator()(const Bid& move) const
    {
        if (move.is_covered)
            return tr("has laid a bid");
        return tr_fill("bids {what}", {{"what", cards(move.cards)}});
    }
    std::string operator()(const TakeAlly& move) const
    {
        return tr_fill("takes the Ally “{ally}”", {{"ally", name(move.ally)}});
    }
    std::string operator()(const Discard& move) const
    {
        return tr_fill("discards {what}", {{"what", cards(move.cards)}});
    }
    std::string operator()(const CountSuitcase& move) const
    {
        return tr_fill(
            "counts {sum} in the Suitcase", {{"sum", language::dollars(dollars_of(move.money))}});
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
            return tr("by hand: nothing that is followed");
        return tr_fill("by hand: {acts}", {{"acts", acts(target.acts)}});
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
    return move.family ? view.player(*move.family) + ": " + action : action;
}

} // namespace consigliere::table_corleone
