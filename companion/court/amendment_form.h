#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Where it is said what an entry was really: another line, none, or that one was forgotten before
/// it. A line is tapped at the table, taken from what was possible, or written.
class AmendmentForm {
public:
    enum class Wish : std::uint8_t {
        none,
        tap_it, ///< At the table, as it was then.
        rule, ///< The line is to stand although a rule forbids it.
        read, ///< A rule in full.
    };
    struct Tap {
        Wish wish = Wish::none;
        std::string rule{};
    };
    explicit AmendmentForm(const AmendmentDraft& draft) { begin(draft); }

    /// The change is another one.
    void begin(const AmendmentDraft& draft, std::size_t line = 0);

    /// Takes its height off the top of a list.
    [[nodiscard]] Tap draw(
        Ui& ui, Rect& rest, AmendmentDraft& draft, const rulebook::Rulebook* rulebook);
    /// How many lines of the change come before the one that is being said.
    [[nodiscard]] std::size_t line() const { return m_line; }
    /// Whether one of them was said under cover.
    [[nodiscard]] bool has_covered_before() const;
    /// These lines, at least one, instead of the one that is being said and those before it.
    void take(AmendmentDraft& draft, std::vector<std::string> lines);
    /// The line stands, for this reason.
    void rule(AmendmentDraft& draft, const std::string& reason);

private:
    void draw_entry(Ui& ui, Rect& rest, AmendmentDraft& draft);
    void draw_kinds(Ui& ui, Rect& rest, AmendmentDraft& draft);
    void draw_lines(
        Ui& ui, Rect& rest, AmendmentDraft& draft, const rulebook::Rulebook* rulebook, Tap& tap);
    void draw_field(
        Ui& ui, Rect& rest, AmendmentDraft& draft, const rulebook::Rulebook* rulebook, Tap& tap);
    void draw_ways(Ui& ui, Rect& rest, AmendmentDraft& draft, Tap& tap);
    void draw_offers(Ui& ui, Rect& rest, AmendmentDraft& draft);
    void go_to(AmendmentDraft& draft, int entry);
    void begin_line(const AmendmentDraft& draft, std::size_t line);
    void say(AmendmentDraft& draft, const std::string& line);
    void send(AmendmentDraft& draft) const;
    [[nodiscard]] bool is_empty_line() const
    {
        return m_line >= m_said.size() || m_said[m_line].line.empty();
    }
    void look_for_offers(const AmendmentDraft& draft);

    struct Offer {
        std::string line;
        std::string text;
    };
    /// A line of the change, and as it may be seen.
    struct Said {
        std::string line;
        std::string seen;
    };
    /// The one that is being said keeps its place while its field is empty.
    std::vector<Said> m_said;
    /// Which of the lines is being said, and what the field says of it.
    std::size_t m_line = 0;
    std::string m_text;
    std::vector<Offer> m_offers;
};

} // namespace consigliere::screens
