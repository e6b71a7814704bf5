#pragma once

#include "companion/language/language.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

/// The form in which acts by hand are put together one by one and written down as one line: a list
/// of those that are there already, the kinds that there are, and what one kind asks for. A game
/// says what its acts are; `View` is how its table sees the evening.
template <typename View, typename Act>
class ActListForm {
public:
    ActListForm() = default;
    ActListForm(const ActListForm&) = delete;
    ActListForm& operator=(const ActListForm&) = delete;
    virtual ~ActListForm() = default;

    [[nodiscard]] bool is_open() const { return m_is_open; }
    void close() { m_is_open = false; }

    void draw(widgets::Ui& ui, View& view)
    {
        using widgets::operator""_dp;
        widgets::Rect rect = widgets::dialog(ui, 760_dp, 776_dp);
        widgets::title(ui, rect, title());
        widgets::Rect buttons = rect.cut_bottom(60_dp, 10_dp);
        const widgets::Rect left = buttons.cut_left(buttons.width() * 0.4F, 10_dp);
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
    /// What the kinds of acts are called; they are numbered from 0.
    [[nodiscard]] virtual std::vector<std::string> kinds() const = 0;
    [[nodiscard]] virtual std::string tell(const View& view, const Act& act) const = 0;
    /// Begins an act of a kind; what was chosen for the one before is forgotten.
    virtual void begin(int kind) = 0;
    /// What has to be chosen for the act that was begun.
    virtual void draw_choices(widgets::Ui& ui, widgets::Rect& rect, View& view) = 0;
    [[nodiscard]] virtual bool is_complete() const = 0;
    [[nodiscard]] virtual Act finished() const = 0;
    /// Whether the line may stand without any act.
    [[nodiscard]] virtual bool may_be_empty(const View&) const { return false; }
    virtual void write_down(View& view, const std::vector<Act>& acts) const = 0;

    void draw_list(widgets::Ui& ui, const widgets::Rect& rect, const widgets::Rect& cancel,
        const widgets::Rect& done, View& view)
    {
        widgets::scroll_area(ui, "acts", rect, [&](widgets::Rect& rest) {
            draw_acts(ui, rest, view);
            widgets::heading(ui, rest, language::tr("What happened?"));
            draw_kinds(ui, rest);
        });
        if (widgets::button(ui, "acts:cancel", cancel, language::tr("Cancel")))
            m_is_open = false;
        if (widgets::button(ui, "acts:done", done, language::tr("Write it down"),
                next_if(!m_acts.empty() || may_be_empty(view)))) {
            // What the referee has against it stands on the verdict card, which the form would
            // hide.
            m_is_open = false;
            write_down(view, m_acts);
        }
    }

    /// The acts that are put together already, each to be taken out again.
    void draw_acts(widgets::Ui& ui, widgets::Rect& rect, const View& view)
    {
        using widgets::operator""_dp;
        for (std::size_t i = 0; i < m_acts.size(); ++i) {
            widgets::Rect row = rect.cut_top(50_dp, 6_dp);
            if (widgets::button(ui, "act:remove:" + std::to_string(i), row.cut_right(56_dp, 8_dp),
                    widgets::symbol::trash)) {
                m_acts.erase(m_acts.begin() + static_cast<std::ptrdiff_t>(i));
                return;
            }
            widgets::draw_label(
                ui, row, tell(view, m_acts[i]), {widgets::Font::body, ui.theme().text});
        }
    }

    void draw_kinds(widgets::Ui& ui, widgets::Rect& rect)
    {
        using widgets::operator""_dp;
        const std::vector<std::string> labels = kinds();
        const int count = static_cast<int>(labels.size());
        const int rows = (count + 1) / 2;
        const std::vector<widgets::Rect> cells =
            rect.cut_top(static_cast<float>(rows) * 58_dp, 8_dp).grid(2, rows, 8_dp);
        for (int i = 0; i < count; ++i) {
            const auto index = static_cast<std::size_t>(i);
            if (widgets::button(ui, "act:" + std::to_string(i), cells[index], labels[index])) {
                m_kind = i;
                begin(i);
            }
        }
    }

    void draw_act(widgets::Ui& ui, widgets::Rect rect, const widgets::Rect& back,
        const widgets::Rect& add, View& view)
    {
        using widgets::operator""_dp;
        ui.text(rect.cut_top(30_dp, 6_dp), kinds()[static_cast<std::size_t>(*m_kind)],
            {widgets::Font::lead, ui.theme().text});
        widgets::scroll_area(
            ui, "act-details", rect, [&](widgets::Rect& rest) { draw_choices(ui, rest, view); });
        if (!m_is_open)
            return;
        if (widgets::button(ui, "act:back", back, language::tr("Back"))) {
            m_kind.reset();
            return;
        }
        if (widgets::button(ui, "act:add", add, language::tr("Add"), next_if(is_complete()))) {
            m_acts.push_back(finished());
            m_kind.reset();
        }
    }

    static widgets::ButtonStyle next_if(bool is_ready) { return widgets::next_if(is_ready); }

    bool m_is_open = false;
    std::vector<Act> m_acts;
    /// The kind of the act that is being put together.
    std::optional<int> m_kind;
};

} // namespace consigliere::desk
