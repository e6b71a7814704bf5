#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/court/amendment_host.h"
#include "companion/court/amendment_line.h"
#include "companion/frame/room.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Where it is said what an entry was really: another line, none, or that one was forgotten before
/// it. A line is tapped at the table, taken from what was possible, or written.
class AmendmentForm {
public:
    /// Both must outlive it.
    AmendmentForm(AmendmentDraft& draft, AmendmentHost& host)
        : m_draft(draft)
        , m_host(host)
    {
        begin();
    }

    /// The change is another one.
    void begin(std::size_t line = 0);

    /// Takes its height off the top of a list.
    void draw(Ui& ui, Rect& rest);
    /// How many lines of the change come before the one that is being said.
    [[nodiscard]] std::size_t line() const { return m_line; }
    /// Whether one of them was said under cover.
    [[nodiscard]] bool has_covered_before() const;
    /// These lines, at least one, instead of the one that is being said and those before it.
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
    /// The line stands, for this reason.
    void rule(const std::string& reason);
    void send();
    [[nodiscard]] bool is_empty_line() const
    {
        return m_line >= m_said.size() || m_said[m_line].line.empty();
    }
    void look_for_offers();

    /// A line of the change, and as it may be seen.
    struct Said {
        std::string line;
        std::string seen;
    };
    AmendmentDraft& m_draft;
    AmendmentHost& m_host;
    /// The one that is being said keeps its place while its field is empty.
    std::vector<Said> m_said;
    /// Which of the lines is being said, and what the field says of it.
    std::size_t m_line = 0;
    std::string m_text;
    std::vector<Offer> m_offers;
};

} // namespace consigliere::screens
