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

/// The evening as the parts of this table see it.
class View : public desk::GameView<Game, std::optional<Family>> {
public:
    using GameView::GameView;

    /// "Piotr"; the Family of a player who has told no name.
    [[nodiscard]] std::string player(Family family) const;
    template <typename Id>
    [[nodiscard]] std::string name(Id id) const;

    [[nodiscard]] Glow glow(std::optional<Family> family, const Action& action) const;

    /// Writes a move down, or explains why it does not stand. Money and goods that it brings are
    /// collected right away, if the table wants that.
    bool record(std::optional<Family> family, const Action& action);
    /// Records a move that may stand and explains one that may not.
    void attempt(std::optional<Family> family, const Action& action);

    /// What only the text of a card says is told act by act.
    struct ByHand {
        Family family;
    };
    using Request = std::variant<ComponentDraft, ByHand>;
    /// Asks the table to tell something; its screen opens the form.
    void ask(Request request) { m_request = std::move(request); }
    /// What is to be told now: what was asked for, or what a move waits for. A move that waits for
    /// nothing any more is written down.
    [[nodiscard]] std::optional<Request> next_request();
    /// Whether a move waits until what it depends on has been told.
    [[nodiscard]] bool is_waiting() const { return m_intent.has_value(); }
    /// The move that waits, without who makes it: "Thug → Theatre".
    [[nodiscard]] std::string waiting_move() const;
    /// The move that waits is not made.
    void drop_intent() { m_intent.reset(); }
    /// The move that waits goes on without what it waits for first.
    void leave_untold();

    /// Collects what needs no choice for everybody, if the table wants that.
    void collect_by_itself();

private:
    struct Intent {
        std::optional<Family> family;
        Action action;
    };
    void learn_from(const Action& action) const;
    /// What a move would ask the table to tell first, because it decides what the move brings.
    [[nodiscard]] std::vector<ComponentDraft> untold_of(const Action& action) const;

    std::optional<Request> m_request;
    std::optional<Intent> m_intent;
    std::vector<ComponentDraft> m_left_untold;
};

/// The numbers of the things of a list of which something is so, in their order. A Position's lists
/// have room for more than has a name.
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

/// Whether an act or an action is one of some kinds.
template <typename... Kinds, typename Variant>
[[nodiscard]] constexpr bool is_one_of(const Variant& variant)
{
    return (std::holds_alternative<Kinds>(variant) || ...);
}

using desk::Contents;
using desk::Lay;

/// A tap that records a move which may stand, and explains one which may not.
template <typename Action>
[[nodiscard]] desk::Tap attempts(View& view, std::optional<Family> family, Action action)
{
    return {{}, [&view, family, action] { view.attempt(family, action); }};
}

/// A part of the table screen that has the turn panel, and the map's attention, in some phase.
class Panel : public ledger::Interface {
public:
    /// What it asks the map for.
    [[nodiscard]] virtual MapQuestion question(const View&) const { return {}; }
    /// A finger found something on the map.
    virtual void tapped(View&, const MapTap&) { }
    [[nodiscard]] virtual Contents contents(View&) { return {}; }
    virtual void draw(Ui& ui, const Rect& rect, View& view)
    {
        desk::draw_contents(ui, rect, {}, contents(view));
    }
    /// The table has told what was asked for, which is what the finger was on its way to.
    virtual void told(View&, const ComponentDraft&) { }
    /// The move to which that leads, in words; empty where it leads to none.
    [[nodiscard]] virtual std::string leads_to(const View&, const ComponentDraft&) const
    {
        return {};
    }
    /// Something was written down, or undone: unfinished choices are forgotten.
    virtual void reset() { }
};

} // namespace consigliere::table_corleone
