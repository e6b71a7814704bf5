#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/screens/amendment_draft.h"
#include "companion/screens/room.h"
#include "companion/widgets/long_list.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// What becomes of the entries that followed the one that is amended: first those about which the
/// table has to decide, each with the referee's reasons; then what changes; what stands is folded.
class AmendmentList {
public:
    enum class Wish : std::uint8_t {
        none,
        keep, ///< It was done.
        rule, ///< It is to stand although a rule forbids it.
        explain, ///< It cannot stand, whatever anybody rules.
        drop, ///< It was not done.
        drop_rest, ///< Nothing that does not stand was done.
        read, ///< A rule in full.
    };
    struct Tap {
        Wish wish = Wish::none;
        int entry = 0;
        std::string rule{};
    };
    [[nodiscard]] Tap draw(
        Ui& ui, const Rect& rect, const AmendmentDraft& draft, const rulebook::Rulebook* rulebook);

private:
    /// A follower as the list tells it.
    struct Told {
        std::size_t follower = 0;
        std::string text;
        std::string fate; ///< "illegal now; before: legal"
        std::string now; ///< What it says or does instead.
        std::string reasons;
        std::string rule; ///< The id of the first one.
    };
    /// A row of the list: one of those that are told in full, the fold, one of those that stand.
    struct Row {
        enum class Kind : std::uint8_t { told, fold, standing };
        Kind kind = Kind::told;
        std::size_t index = 0;
    };

    void tell_again(Ui& ui, const Rect& rect, const AmendmentDraft& draft);
    [[nodiscard]] static Told tell(std::size_t follower, const AmendmentDraft& draft);
    [[nodiscard]] static float height_of(const Ui& ui, const Told& told, float width);
    void draw_head(Ui& ui, Rect& rect, const AmendmentDraft& draft, Tap& tap) const;
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
    std::vector<Told> m_told;
    std::vector<std::size_t> m_standing;
    std::vector<Row> m_rows;
    widgets::LongList m_list;
};

} // namespace consigliere::screens
