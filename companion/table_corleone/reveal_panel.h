#pragma once

#include "companion/table_corleone/colour_filter.h"
#include "companion/table_corleone/kept_rows.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Panel for what is revealed before an Act: tiles of setup (p. 8), Public Jobs, Allies, and the
/// Act's tile (p. 12). Known cards are offered by name; a new one is described once and kept for
/// later games.
class RevealPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    [[nodiscard]] Contents contents(View& view) override;
    void told(View& view, const ComponentDraft& draft) override;
    [[nodiscard]] std::string leads_to(
        const View& view, const ComponentDraft& draft) const override;

private:
    /// Territory of the next tile; nullopt if none is due.
    [[nodiscard]] static std::optional<Area> tile_place(const View& view);
    [[nodiscard]] static std::string next_step(const View& view);
    void add_tiles(Contents& panel, View& view, bool is_first);
    void add_jobs(Contents& panel, View& view, bool is_first);
    void add_allies(Contents& panel, View& view, bool is_first);

    ColourFilter m_colours;
    KeptRows<BusinessId> m_tiles;
    KeptRows<JobId> m_jobs;
    KeptRows<AllyId> m_allies;
};

} // namespace consigliere::table_corleone
