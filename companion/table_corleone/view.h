#pragma once

#include "companion/desk/game_view.h"
#include "companion/table_corleone/map.h"
#include "engine/corleone/game.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// The evening as the parts of this table see it.
class View : public desk::GameView<corleone::Game, std::optional<corleone::Family>> {
public:
    using GameView::GameView;

    /// "Piotr"; the Family of a player who has told no name.
    [[nodiscard]] std::string player(corleone::Family family) const;
    template <typename Id>
    [[nodiscard]] std::string name(Id id) const;

    [[nodiscard]] Glow glow(
        std::optional<corleone::Family> family, const corleone::Action& action) const;

    /// Writes a move down, or explains why it does not stand. Money and goods that it brings are
    /// collected right away, if the table wants that.
    bool record(std::optional<corleone::Family> family, const corleone::Action& action);
    /// Records a move that may stand and explains one that may not.
    void attempt(std::optional<corleone::Family> family, const corleone::Action& action);

    /// Something whose print decides what a move brings, and which nobody has told yet.
    struct Untold {
        enum class Kind : std::uint8_t { business, printed_business, job, ally, space };
        Kind kind = Kind::business;
        corleone::Area area = corleone::Area::wall_street;
        std::uint8_t index = 0;
        [[nodiscard]] friend bool operator==(const Untold&, const Untold&) = default;
    };
    /// What a move would ask the table to tell first.
    [[nodiscard]] std::vector<Untold> untold_of(const corleone::Action& action) const;

    /// The move that waits until what it depends on has been told.
    struct Intent {
        std::optional<corleone::Family> family;
        corleone::Action action;
    };
    [[nodiscard]] const std::optional<Intent>& intent() const { return m_intent; }
    void drop_intent() { m_intent.reset(); }
    /// Takes a move up again that has waited.
    void resume_intent();
    /// The table does not want to tell this now.
    void leave_untold(const Untold& untold) { m_left_untold.push_back(untold); }

    /// Collects what needs no choice for everybody, if the table wants that.
    void collect_by_itself();

private:
    std::optional<Intent> m_intent;
    std::vector<Untold> m_left_untold;
};

/// A part of the table screen that has the turn panel, and the map's attention, in some phase.
class Panel {
public:
    Panel() = default;
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    virtual ~Panel() = default;

    /// What it asks the map for.
    [[nodiscard]] virtual MapQuestion question(const View& view) const = 0;
    /// A finger found something on the map.
    virtual void tapped(View& view, const MapTap& tap) = 0;
    virtual void draw(Ui& ui, const Rect& rect, View& view) = 0;
    /// Something was written down, or undone: unfinished choices are forgotten.
    virtual void reset() = 0;
};

} // namespace consigliere::table_corleone
