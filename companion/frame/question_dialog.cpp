#include "companion/frame/question_dialog.h"

#include "companion/frame/list_dialog.h"

namespace consigliere::screens {

QuestionDialog::Answer QuestionDialog::draw(
    Ui& ui, const std::function<void(Rect& rest)>& draw_words) const
{
    Rect right = draw_list_dialog(ui, {name, title, width}, draw_words);
    const Rect left = right.cut_left(right.width() * 0.4F, 10_dp);
    const bool goes_on = next == Next::go_on;
    const auto kind = [](bool is_next) { return is_next ? ButtonKind::next : ButtonKind::plain; };
    Answer answer = Answer::none;
    if (button(ui, name + ":done", goes_on ? right : left, go_on, {kind(goes_on)}))
        answer = Answer::go_on;
    if (button(ui, name + ":close", goes_on ? left : right, stay, {kind(!goes_on)}))
        answer = Answer::stay;
    return answer;
}

} // namespace consigliere::screens
