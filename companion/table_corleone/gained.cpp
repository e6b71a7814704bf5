#include "companion/desk/gain_animation.h"
#include "companion/table_corleone/pieces.h"
#include "companion/table_corleone/table_parts.h"

namespace consigliere::table_corleone {

namespace {

using Picture = std::function<void(Ui&, const Rect&)>;

/// One picture per card: money, goods, then cards.
std::vector<Picture> pictures_of(const Cards& cards)
{
    std::vector<Picture> pictures;
    const auto add = [&pictures](int count, const Picture& picture) {
        pictures.insert(pictures.end(), static_cast<std::size_t>(count), picture);
    };
    for (const Bill bill : all_of<Bill>)
        add(cards.money[bill],
            [bill](Ui& ui, const Rect& rect) { draw_bill_card(ui, rect, bill); });
    for (const Good good : all_of<Good>)
        add(cards.goods[good],
            [good](Ui& ui, const Rect& rect) { draw_good_card(ui, rect, good, ""); });
    // Cards known to one player only show their back.
    const std::size_t covered = cards.unknown_jobs + cards.jobs.size() + cards.allies.size();
    add(static_cast<int>(covered), draw_card_back);
    return pictures;
}

/// Where the animated cards start: at the tapped pile, or at another seat.
class Collecting : public desk::CollectedGains {
public:
    using CollectedGains::operator();
    Collecting(const View&, int) { }

    void operator()(const act::Gains& act) { add({}, act.family, act.cards); }
    void operator()(const act::Gives& act)
    {
        add("seat:" + std::string(word_of(act.family)), act.to, act.cards);
    }
    void operator()(const act::DrawsJobs& act)
    {
        Cards cards;
        cards.unknown_jobs = act.count;
        add({}, act.family, cards);
    }

private:
    void add(const std::optional<std::string>& from, Family to, const Cards& cards)
    {
        for (Picture& picture : pictures_of(cards))
            CollectedGains::add(from, word_of(to), std::move(picture));
    }
};

} // namespace

std::vector<desk::Gain> gains_of(const View& view, int entry)
{
    return desk::gains_of<Collecting>(view, entry);
}

} // namespace consigliere::table_corleone
