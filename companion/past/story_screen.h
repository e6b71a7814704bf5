#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/destinations.h"
#include "companion/frame/figure_card.h"
#include "companion/frame/screen.h"
#include "companion/story/page.h"

#include <memory>
#include <optional>
#include <string>

namespace consigliere::screens {

/// The story of a finished evening: what decided, the chances at each turn, turning points. It
/// shows only what everybody may know. Chances are computed aside, kept, and gone on with.
class StoryScreen final : public Screen {
public:
    /// `playouts` may be null: the story is then told without chances.
    StoryScreen(Context context, std::unique_ptr<PastEvening> past,
        std::shared_ptr<const playouts::Playouts> playouts);
    ~StoryScreen() override;
    StoryScreen(const StoryScreen&) = delete;
    StoryScreen& operator=(const StoryScreen&) = delete;

    void draw(Ui& ui, const Rect& rect) override;
    void attend(Ui& ui) override;

private:
    void begin(std::shared_ptr<const playouts::Playouts> playouts);
    void go_on_counting(Ui& ui);
    void keep();
    void draw_foot(Ui& ui, Rect rect);
    void draw_headline(Ui& ui, Rect& rest) const;
    void draw_turning(Ui& ui, Rect& rest);
    void draw_turning_card(Ui& ui, Rect rect, std::size_t number);
    [[nodiscard]] float height_of_turning(const Ui& ui, float width) const;
    void draw_counting(Ui& ui, Rect rect);
    void draw_legend(Ui& ui, Rect rect) const;
    [[nodiscard]] FigureCard card_of_curve(Ui& ui, float height);
    [[nodiscard]] FigureCard card_of_decision(Ui& ui) const;
    [[nodiscard]] FigureCard card_of_swings(Ui& ui) const;
    [[nodiscard]] FigureCard card_of_unused(Ui& ui) const;
    void open_sharing();
    void save_page(Ui& ui);
    void save_picture();

    [[nodiscard]] const std::string& actor(std::size_t seat) const
    {
        return m_past->actors()[seat];
    }
    [[nodiscard]] std::vector<charts::Style> styles(const Ui& ui) const;

    Context m_context;
    std::unique_ptr<PastEvening> m_past;
    story::Story m_story;
    std::unique_ptr<story::Chances> m_chances;
    /// Batches counted, and those that the shown story knows.
    int m_done = 0;
    int m_all = 0;
    bool m_is_kept = true;
    std::shared_ptr<WhatIfStore> m_trials = std::make_shared<WhatIfStore>();
    bool m_wants_page = false;
};

} // namespace consigliere::screens
