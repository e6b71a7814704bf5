#include "companion/frame/question_dialog.h"

#include "companion/frame/list_dialog.h"

#include <utility>

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

void ask(Overlay& overlay, QuestionDialog question,
    std::function<void(Ui& ui, Rect& rest)> draw_words, std::function<void()> go_on,
    std::function<void()> stay)
{
    overlay.open_above(
        [&overlay, question = std::move(question), draw_words = std::move(draw_words),
            go_on = std::move(go_on), stay = std::move(stay)](Ui& ui) {
            const auto answer = question.draw(ui, [&](Rect& rest) { draw_words(ui, rest); });
            if (answer == QuestionDialog::Answer::none)
                return;
            overlay.close();
            const auto& act = answer == QuestionDialog::Answer::go_on ? go_on : stay;
            if (act)
                act();
        });
}

} // namespace consigliere::screens
