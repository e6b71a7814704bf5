#include "companion/desk/gain_animation.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "companion/table_mafia/things.h"

namespace consigliere::table_mafia {

namespace {

/// Money from the bank starts at the field that made it pay.
class Collecting : public desk::CollectedGains {
public:
    using CollectedGains::operator();
    Collecting(const View& view, int)
        : m_view(view)
    {
    }

    void operator()(const act::Pays& act)
    {
        if (!act.to.figure)
            return;
        const Figure to = *act.to.figure;
        // Payments between figures of one player stay in one purse.
        const Position& position = m_view.position();
        if (act.from.figure && position.of(*act.from.figure).seat == position.of(to).seat)
            return;
        add(act.from.figure ? "seat:" + actor(*act.from.figure) : field_of(to, act.why), actor(to),
            [amount = act.amount](Ui& ui, const Rect& rect) { draw_note(ui, rect, amount); });
    }
    void operator()(const act::TakesCard& act) { add({}, actor(act.figure), picture_of(act.card)); }
    void operator()(const act::GivesCard& act)
    {
        add("seat:" + actor(act.figure), actor(act.to), picture_of(act.card));
    }
    void operator()(const act::GainsKiller& act) { add({}, actor(act.figure), draw_hired); }
    void operator()(const act::Hires& act) { add({}, actor(act.figure), draw_hired); }
    /// A piece returns to its owner.
    void operator()(const act::Lifts& act)
    {
        add(thing::square(act.square, m_view.position()), actor(act.figure),
            [figure = act.figure](Ui& ui, const Rect& rect) {
                draw_badge(ui, rect.centre(), rect.width() * 0.8F, figure);
            });
    }

private:
    [[nodiscard]] std::string actor(Figure figure) const
    {
        return actor_of(m_view.components(), figure);
    }

    using Picture = std::function<void(Ui&, const Rect&)>;

    static Picture picture_of(Card card)
    {
        return [deck = card.deck()](Ui& ui, const Rect& rect) { draw_card_back(ui, rect, deck); };
    }
    static void draw_hired(Ui& ui, const Rect& rect)
    {
        table_mafia::draw_killer(ui, rect.centre(), rect.width() * 0.8F);
    }
    [[nodiscard]] std::string field_of(Figure figure, Why why) const
    {
        return thing::field(why == Why::start ? Field(start_of(family_of(figure)), 1)
                                              : m_view.position().of(figure).field);
    }

    const View& m_view;
};

} // namespace

std::vector<desk::Gain> gains_of(const View& view, int entry)
{
    return desk::gains_of<Collecting>(view, entry);
}

} // namespace consigliere::table_mafia
