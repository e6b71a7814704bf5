#include "companion/screens/amendment_score.h"

#include <algorithm>

namespace consigliere::screens {

using ledger::Progress;

namespace {

/// Once an evening is over, nothing that counted in it is hidden any more.
Progress standing_of(const ToldEvening& told)
{
    const int last = told.evening().history().size();
    Progress standing = told.evening().progress_after(last);
    return standing.is_final ? standing
                             : told.evening().seen_by(told.audience())->progress_after(last);
}

std::string tell(const Progress::Money& money)
{
    return money ? language::dollars(*money) : std::string("?");
}

/// "+$5", "−$3", "="; nothing where one of them is not known.
std::string tell_difference(const Progress::Money& from, const Progress::Money& to)
{
    if (!from || !to)
        return {};
    if (*from == *to)
        return "=";
    return (*to > *from ? "+" : "−") + language::dollars(std::abs(*to - *from));
}

} // namespace

void draw_score_change(Ui& ui, Rect& rest, const AmendmentDraft& draft)
{
    const widgets::Theme& theme = ui.theme();
    const Progress before = standing_of(draft.evening());
    const Progress after = standing_of(draft.course());
    const auto knows = [](const Progress::Standing& seat) { return seat.total.has_value(); };
    heading(ui, rest, tr("The score as it would be now"));
    if (std::ranges::none_of(before.seats, knows) && std::ranges::none_of(after.seats, knows)) {
        remark(ui, rest, tr("The score lies covered for now."));
        return;
    }
    const std::vector<std::string> actors = draft.evening().evening().actors();
    float money = 0;
    for (std::size_t seat = 0; seat < actors.size(); ++seat) {
        const Progress::Money& from = before.seats[seat].total;
        const Progress::Money& to = after.seats[seat].total;
        for (const std::string& text : {tell(from), tell(to), tell_difference(from, to)})
            money = std::max(money, ui.measure(text, Font::strong).x + 2_dp);
    }
    for (std::size_t seat = 0; seat < actors.size(); ++seat) {
        const Progress::Money& from = before.seats[seat].total;
        const Progress::Money& to = after.seats[seat].total;
        Rect row = rest.cut_top(34_dp, 4_dp);
        draft.evening().table().draw_sign_of(
            ui, row.cut_left(26_dp, 8_dp).centre(), 26_dp, actors[seat]);
        ui.text(row.cut_right(money, 10_dp), tell_difference(from, to),
            {Font::strong, from != to ? theme.brass_text : theme.quiet, 1});
        ui.text(row.cut_right(money, 6_dp), tell(to), {Font::strong, theme.text, 1});
        ui.text(row.cut_right(20_dp, 4_dp), "→", {Font::body, theme.quiet, 0.5F});
        ui.text(row.cut_right(money, 8_dp), tell(from), {Font::strong, theme.quiet, 1});
        ui.text_in_view(row, draft.evening().player(actors[seat]), {Font::body, theme.text});
    }
    rest.cut_top(6_dp);
}

} // namespace consigliere::screens
