#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"
#include "companion/home/rivals.h"
#include "companion/home/waiting_card.h"
#include "companion/tables/box_knowledge.h"
#include "companion/tables/tables.h"
#include "db/archive/evening_index.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Start screen: resume the unfinished evening or start one; recent evenings, rules, boxes.
/// Results are counted in the background without moving anything.
class HomeScreen final : public Screen {
public:
    explicit HomeScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;
    void on_resume() override { load(); }

private:
    struct Way {
        std::string id;
        const char* symbol;
        std::string label;
        Destination to;
    };

    void load();
    [[nodiscard]] db::EveningIndex& archive() const;
    void visit_club(Ui& ui);
    void count_rivals();
    void load_boxes();
    void draw_welcome(widgets::Ui& ui, widgets::Rect& rect);
    void draw_state(widgets::Ui& ui, widgets::Rect& rect);
    void draw_backups(widgets::Ui& ui, widgets::Rect& rect);
    /// `tile`: height of a game tile in pixels.
    void draw_new_tables(widgets::Ui& ui, widgets::Rect& rect, float tile);
    void draw_tile(widgets::Ui& ui, const widgets::Rect& rect, const tables::Game& game);
    [[nodiscard]] std::vector<Way> ways_of(const tables::Game& game) const;
    [[nodiscard]] std::vector<Way> general_ways() const;
    void draw_ways(widgets::Ui& ui, widgets::Rect& rect, std::vector<Way> ways, int most);
    void draw_last_evenings(widgets::Ui& ui, widgets::Rect& rect);

    Context m_context;
    /// The unfinished evening; nullptr if all are over.
    const db::EveningCard* m_waiting = nullptr;
    WaitingCard m_waiting_card;
    db::EveningCards m_last;
    Rivals m_rivals;
    /// By the word of the game.
    std::map<std::string, tables::BoxKnowledge, std::less<>> m_boxes;
    /// The club folder is to be looked at, as soon as the first picture has been drawn.
    bool m_wants_club = false;
    bool m_is_drawn = false;
};

} // namespace consigliere::screens
