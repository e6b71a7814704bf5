#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/court/amendment_host.h"
#include "companion/court/amendment_line.h"
#include "companion/frame/room.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Form for the change: other lines, no line, or lines inserted before the entry. A line is tapped
/// at the table, picked from suggestions, or typed.
class AmendmentForm {
public:
    /// `draft` and `host` must outlive the form.
    AmendmentForm(AmendmentDraft& draft, AmendmentHost& host)
        : m_draft(draft)
        , m_host(host)
    {
        begin();
    }

    /// Starts over after the change was replaced.
    void begin(std::size_t line = 0);

    /// Shrinks `rest` by the height used.
    void draw(Ui& ui, Rect& rest);
    [[nodiscard]] std::size_t line() const { return m_line; }
    /// True if a line before it is hidden.
    [[nodiscard]] bool has_covered_before() const;
    /// Replaces the lines up to the edited one. Requires !lines.empty().
    void take(std::vector<std::string> lines);

private:
    void draw_entry(Ui& ui, Rect& rest);
    void draw_kinds(Ui& ui, Rect& rest);
    void draw_lines(Ui& ui, Rect& rest);
    void draw_field(Ui& ui, Rect& rest);
    void draw_ways(Ui& ui, Rect& rest);
    void draw_offers(Ui& ui, Rect& rest);
    void go_to(int entry);
    void begin_line(std::size_t line);
    void say(const std::string& line);
    /// Allows the line by a ruling with this reason.
    void rule(const std::string& reason);
    void send();
    [[nodiscard]] bool is_empty_line() const
    {
        return m_line >= m_said.size() || m_said[m_line].line.empty();
    }
    void look_for_offers();

    /// A line of the change, plain and redacted.
    struct Said {
        std::string line;
        std::string seen;
    };
    AmendmentDraft& m_draft;
    AmendmentHost& m_host;
    /// The edited line keeps its index while its field is empty.
    std::vector<Said> m_said;
    /// Index of the edited line, and the text of its field.
    std::size_t m_line = 0;
    std::string m_text;
    std::vector<Offer> m_offers;
};

} // namespace consigliere::screens
