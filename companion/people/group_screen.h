#pragma once

#include "companion/frame/evening_filter.h"
#include "companion/frame/screen.h"
#include "companion/language/language.h"
#include "companion/site/publishing.h"
#include "db/archive/evening_index.h"
#include "db/archive/group.h"
#include "db/archive/league.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

class FigureCard;

/// Statistics of the group over the evenings that pass a filter: what wins, records, form, who
/// plays with whom, leagues; a year as one picture, and the site. The site shows the same figures
/// (`exports/group_facts.h`).
class GroupScreen final : public Screen {
public:
    explicit GroupScreen(Context context);
    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override { load(); }

private:
    struct Shown {
        db::League league;
        std::vector<db::Standing> standings;
    };

    [[nodiscard]] db::EveningIndex& archive() const;
    void load();
    void count();
    void draw_bar(Ui& ui, Rect& rect);
    void draw_filters(Ui& ui, Rect& rect);
    void draw_cards_of_group(Ui& ui, Rect& rest);
    [[nodiscard]] FigureCard card_of_shares(Ui& ui) const;
    [[nodiscard]] FigureCard card_of_form(Ui& ui) const;
    [[nodiscard]] FigureCard card_of_records(Ui& ui);
    [[nodiscard]] FigureCard card_of_pairs(Ui& ui) const;
    [[nodiscard]] FigureCard card_of_league(Ui& ui, const Shown& shown);
    [[nodiscard]] FigureCard card_of_new_league(Ui& ui);
    void open_filter();
    void open_league(const db::League& league);
    void save_year();
    void ask_languages();
    void draw_languages(Ui& ui);
    void publish_into(const std::filesystem::path& chosen);
    void go_on_publishing(Ui& ui, site::Publishing& publishing);

    Context m_context;
    db::EveningFilter m_filter;
    db::GroupFigures m_figures;
    int m_all = 0; ///< Evenings that count, without the filter.
    int m_broken = 0;
    std::vector<Shown> m_leagues;
    FilterOffer m_offer;
    FilterSheet m_sheet;
    bool m_is_stale = false;
    std::chrono::steady_clock::time_point m_counted_at;
    /// Evening to open after this frame.
    std::optional<db::SessionId> m_opens;
    /// Languages of the site; nothing unless they are asked for. The chosen one is the first.
    std::vector<language::Language> m_languages;
};

} // namespace consigliere::screens
