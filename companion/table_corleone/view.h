#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/game_view.h"
#include "companion/table_corleone/component_draft.h"
#include "companion/table_corleone/map.h"
#include "engine/corleone/game.h"
#include "engine/ledger/interface.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::table_corleone {

/// The evening, as used by the parts of this table.
class View : public desk::GameView<Game, std::optional<Family>> {
public:
    using GameView::GameView;

    /// "Piotr"; the Family's name if the player has none.
    [[nodiscard]] std::string player(Family family) const;
    template <typename Id>
    [[nodiscard]] std::string name(Id id) const;

    [[nodiscard]] Glow glow(std::optional<Family> family, const Action& action) const;

    /// Records a move, or explains why it is refused. Then collects its money and goods, if the
    /// table's preferences say so. Returns true if recorded.
    bool record(std::optional<Family> family, const Action& action);
    /// Records a legal move, explains an illegal one. If the move needs an undescribed component,
    /// it waits for the description.
    void attempt(std::optional<Family> family, const Action& action);

    /// Effects that only a card's text describes are entered act by act.
    struct ByHand {
        Family family;
    };
    using Request = std::variant<ComponentDraft, ByHand>;
    /// Requests a description; the table screen opens the form.
    void ask(Request request) { m_request = std::move(request); }
    /// Returns and clears the current request: explicit, or for the waiting move. Records the
    /// waiting move once nothing is missing. nullopt if there is none.
    [[nodiscard]] std::optional<Request> next_request();
    /// True while a move waits for a description.
    [[nodiscard]] bool is_waiting() const { return m_intent.has_value(); }
    /// The waiting move without its actor: "Thug → Theatre".
    [[nodiscard]] std::string waiting_move() const;
    void drop_intent() { m_intent.reset(); }
    /// Skips the first description that the waiting move needs.
    void leave_untold();

    /// Records the collecting that needs no choice, for all players, if the preferences say so.
    void collect_by_itself();

private:
    struct Intent {
        std::optional<Family> family;
        Action action;
    };
    void learn_from(const Action& action) const;
    /// Undescribed components that determine what a move brings.
    [[nodiscard]] std::vector<ComponentDraft> untold_of(const Action& action) const;

    std::optional<Request> m_request;
    std::optional<Intent> m_intent;
    std::vector<ComponentDraft> m_left_untold;
};

/// Ids of the elements that satisfy `is_so`, in order. Lists of a Position have spare capacity, so
/// ids may exceed the named components.
template <typename Id, typename List, typename IsSo>
[[nodiscard]] std::vector<Id> ids_where(const List& list, const IsSo& is_so)
{
    std::vector<Id> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (is_so(static_cast<Id>(i)))
            ids.push_back(static_cast<Id>(i));
    }
    return ids;
}

template <typename... Kinds, typename Variant>
[[nodiscard]] constexpr bool is_one_of(const Variant& variant)
{
    return (std::holds_alternative<Kinds>(variant) || ...);
}

using desk::Contents;
using desk::Lay;

/// A tap that calls View::attempt.
template <typename Action>
[[nodiscard]] desk::Tap attempts(View& view, std::optional<Family> family, Action action)
{
    return {{}, [&view, family, action] { view.attempt(family, action); }};
}

/// Part of the table screen with the turn panel and the map's taps in one phase.
class Panel : public ledger::Interface {
public:
    [[nodiscard]] virtual MapQuestion question(const View&) const { return {}; }
    virtual void tapped(View&, const MapTap&) { }
    [[nodiscard]] virtual Contents contents(View&) { return {}; }
    virtual void draw(Ui& ui, const Rect& rect, View& view)
    {
        desk::draw_contents(ui, rect, {}, contents(view));
    }
    /// A requested description was saved.
    virtual void told(View&, const ComponentDraft&) { }
    /// The move that follows from the description, in words; empty if none.
    [[nodiscard]] virtual std::string leads_to(const View&, const ComponentDraft&) const
    {
        return {};
    }
    /// The history changed: drops unfinished choices.
    virtual void reset() { }
};

} // namespace consigliere::table_corleone
