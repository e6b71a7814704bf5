#pragma once

#include "companion/court/amendment_cause.h"
#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"
#include "companion/widgets/long_list.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// What becomes of the entries that followed the one that is amended: first why some do not stand
/// any more, with what would settle it; then those about which the table has to decide, each with
/// the referee's reasons; then what changes; what stands is folded.
class AmendmentList {
public:
    enum class Wish : std::uint8_t {
        none,
        keep, ///< It was done.
        rule, ///< It is to stand although a rule forbids it.
        explain, ///< It cannot stand, whatever anybody rules.
        drop, ///< It was not done.
        instead, ///< Something else was done instead.
        leave_out, ///< What is said to have been forgotten before it was not.
        rule_rest, ///< Whatever a rule forbids now stands.
        drop_rest, ///< Nothing that does not stand was done.
        settle, ///< One of the draft's ways settles what falls first.
        forgotten, ///< Something else was forgotten before that.
        rule_cause, ///< What falls for one reason stands.
        drop_cause, ///< What falls for one reason was not done.
        correct, ///< Nothing is amended; the table is put right by hand, as it is now.
        take_back, ///< The last decision.
        read, ///< A rule in full.
    };
    struct Tap {
        Wish wish = Wish::none;
        int entry = 0;
        std::string rule{};
        std::size_t place = 0; ///< Of the way or the cause.
    };
    [[nodiscard]] Tap draw(
        Ui& ui, const Rect& rect, const AmendmentDraft& draft, const rulebook::Rulebook* rulebook);

private:
    /// A follower as the list tells it.
    struct Told {
        std::size_t follower = 0;
        std::string text;
        std::string before; ///< What is said to have been forgotten before it.
        std::string fate; ///< "illegal now; before: legal"
        std::string now; ///< What it says or does instead.
        std::string reasons;
        std::string rule; ///< The id of the first one.
        /// Whether it can be said that something else was done, or nothing before it.
        bool has_more = false;
    };
    /// A row of the list: the ways on, a cause, one of those that are told in full, the fold, one
    /// of those that stand.
    struct Row {
        enum class Kind : std::uint8_t { ways_on, cause, told, fold, standing };
        Kind kind = Kind::told;
        std::size_t index = 0;
    };

    void tell_again(Ui& ui, const Rect& rect, const AmendmentDraft& draft);
    [[nodiscard]] static Told tell(std::size_t follower, const AmendmentDraft& draft);
    [[nodiscard]] static float height_of(const Ui& ui, const Told& told, float width);
    void draw_head(Ui& ui, Rect& rect, const AmendmentDraft& draft, Tap& tap) const;
    static void draw_ways_on(Ui& ui, const Rect& rect, const AmendmentDraft& draft, Tap& tap);
    static void draw_cause(Ui& ui, const Rect& box, const AmendmentCause& cause,
        const AmendmentDraft& draft, Tap& tap);
    static void draw_more(
        Ui& ui, const Rect& rect, const Told& told, const AmendmentDraft& draft, Tap& tap);
    static void draw_told(Ui& ui, Rect box, const Told& told, const AmendmentDraft& draft,
        const rulebook::Rulebook* rulebook, Tap& tap);
    void draw_fold(Ui& ui, const Rect& rect);
    static void draw_standing(
        Ui& ui, const Rect& rect, std::size_t follower, const AmendmentDraft& draft);

    /// What the rows depend on.
    struct Seen {
        int judgements = 0;
        float width = 0;
        float scale = 0;
        bool shows_standing = false;

        [[nodiscard]] friend bool operator==(const Seen&, const Seen&) = default;
    };
    Seen m_seen;
    bool m_shows_standing = false;
    std::vector<AmendmentCause> m_causes;
    std::vector<Told> m_told;
    std::vector<std::size_t> m_standing;
    std::vector<Row> m_rows;
    widgets::LongList m_list;
};

} // namespace consigliere::screens
