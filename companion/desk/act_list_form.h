#pragma once

#include "companion/desk/vocabulary.h"
#include "engine/ledger/interface.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

using namespace vocabulary;

/// Form for a hand correction: a list of acts that is recorded as one line. The game defines the
/// acts; `View` is its table's view of the evening.
template <typename View, typename Act>
class ActListForm : public ledger::Interface {
public:
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void close() { m_is_open = false; }

    void draw(Ui& ui, View& view)
    {
        Rect rect = dialog(ui, 760_dp, 776_dp);
        widgets::title(ui, rect, title());
        Rect buttons = rect.cut_bottom(60_dp, 10_dp);
        const Rect left = buttons.cut_left(buttons.width() * 0.4F, 10_dp);
        if (m_kind)
            draw_act(ui, rect, left, buttons, view);
        else
            draw_list(ui, rect, left, buttons, view);
    }

protected:
    void open()
    {
        m_acts.clear();
        m_kind.reset();
        m_is_open = true;
    }

private:
    [[nodiscard]] virtual std::string title() const = 0;
    /// Names of the kinds of acts; a kind is its index.
    [[nodiscard]] virtual std::vector<std::string> kinds() const = 0;
    [[nodiscard]] virtual std::string tell(const View& view, const Act& act) const = 0;
    /// Starts a new act of this kind and resets its fields.
    virtual void begin(int kind) = 0;
    virtual void draw_choices(Ui& ui, Rect& rect, View& view) = 0;
    [[nodiscard]] virtual bool is_complete() const = 0;
    [[nodiscard]] virtual Act finished() const = 0;
    /// True if the line is valid without any act.
    [[nodiscard]] virtual bool may_be_empty(const View&) const { return false; }
    virtual void write_down(View& view, const std::vector<Act>& acts) const = 0;

    void draw_list(Ui& ui, const Rect& rect, const Rect& cancel, const Rect& done, View& view)
    {
        scroll_area(ui, "acts", rect, [&](Rect& rest) {
            draw_acts(ui, rest, view);
            heading(ui, rest, tr("What happened?"));
            draw_kinds(ui, rest);
        });
        if (button(ui, "acts:cancel", cancel, tr("Cancel")))
            m_is_open = false;
        if (button(ui, "acts:done", done, tr("Record"),
                next_if(!m_acts.empty() || may_be_empty(view), tr("First tap what happened.")))) {
            // A refusal is shown on the verdict card, which the form would hide.
            m_is_open = false;
            write_down(view, m_acts);
        }
    }

    /// Draws the acts already added, each with a button to remove it.
    void draw_acts(Ui& ui, Rect& rect, const View& view)
    {
        for (std::size_t i = 0; i < m_acts.size(); ++i) {
            Rect row = rect.cut_top(50_dp, 6_dp);
            if (button(ui, "act:remove:" + std::to_string(i), row.cut_right(56_dp, 8_dp),
                    symbol::trash)) {
                m_acts.erase(m_acts.begin() + static_cast<std::ptrdiff_t>(i));
                return;
            }
            draw_label(ui, row, tell(view, m_acts[i]), {Font::body, ui.theme().text});
        }
    }

    void draw_kinds(Ui& ui, Rect& rect)
    {
        const std::vector<std::string> labels = kinds();
        const int count = static_cast<int>(labels.size());
        const int rows = (count + 1) / 2;
        const std::vector<Rect> cells =
            rect.cut_top(static_cast<float>(rows) * 58_dp, 8_dp).grid(2, rows, 8_dp);
        for (int i = 0; i < count; ++i) {
            const auto index = static_cast<std::size_t>(i);
            if (button(ui, "act:" + std::to_string(i), cells[index], labels[index])) {
                m_kind = i;
                begin(i);
            }
        }
    }

    void draw_act(Ui& ui, Rect rect, const Rect& back, const Rect& add, View& view)
    {
        ui.text(rect.cut_top(30_dp, 6_dp), kinds()[static_cast<std::size_t>(*m_kind)],
            {Font::lead, ui.theme().text});
        scroll_area(ui, "act-details", rect, [&](Rect& rest) { draw_choices(ui, rest, view); });
        if (!m_is_open)
            return;
        if (button(ui, "act:back", back, tr("Back"))) {
            m_kind.reset();
            return;
        }
        if (button(ui, "act:add", add, tr("Add"),
                next_if(is_complete(), tr("First choose everything above.")))) {
            m_acts.push_back(finished());
            m_kind.reset();
        }
    }

    bool m_is_open = false;
    std::vector<Act> m_acts;
    /// Kind of the act being edited; nullopt if none.
    std::optional<int> m_kind;
};

} // namespace consigliere::desk
