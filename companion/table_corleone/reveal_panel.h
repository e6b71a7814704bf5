#pragma once

#include "companion/table_corleone/colour_filter.h"
#include "companion/table_corleone/kept_rows.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// What is laid open before an Act: setup's tiles (p. 8), Public Jobs, Allies, and the Act's own
/// tile (p. 12). Known cards are offered by name; a new one is told once and known for ever.
class RevealPanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View& view) const override;
    [[nodiscard]] Contents contents(View& view) override;
    void told(View& view, const ComponentDraft& draft) override;
    [[nodiscard]] std::string leads_to(
        const View& view, const ComponentDraft& draft) const override;

private:
    /// Where the next tile goes.
    [[nodiscard]] static std::optional<Area> tile_place(const View& view);
    [[nodiscard]] static std::string next_step(const View& view);
    void add_tiles(Contents& panel, View& view);
    void add_jobs(Contents& panel, View& view);
    void add_allies(Contents& panel, View& view);

    ColourFilter m_colours;
    KeptRows<BusinessId> m_tiles;
    KeptRows<JobId> m_jobs;
    KeptRows<AllyId> m_allies;
};

} // namespace consigliere::table_corleone
