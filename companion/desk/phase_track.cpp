#include "companion/desk/phase_track.h"

#include "companion/desk/vocabulary.h"
#include "companion/widgets/uniform_labels.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

namespace {

/// Font, spacing and names that let all phases fit.
struct Lettering {
    Font font = Font::body;
    bool is_short = false;
    float padding = 0;
    float width = 0; ///< Total width of all chips and gaps.
};

float gap()
{
    return 5_dp;
}

const std::string& name_of(const TrackPhase& phase, bool is_short)
{
    return is_short && !phase.short_name.empty() ? phase.short_name : phase.name;
}

float chip_width(const Ui& ui, const TrackPhase& phase, const Lettering& lettering)
{
    const float text = ui.measure(name_of(phase, lettering.is_short), lettering.font).x;
    return std::max(48_dp, text + lettering.padding);
}

Lettering choose_lettering(const Ui& ui, float width, const std::vector<TrackPhase>& phases)
{
    struct Size {
        Font font;
        float padding;
    };
    Lettering lettering;
    // Prefer short names and narrow gaps to a smaller font: more readable from afar.
    for (const Size size :
        {Size{Font::body, 16_dp}, Size{Font::body, 10_dp}, Size{Font::small, 10_dp}}) {
        for (const bool is_short : {false, true}) {
            lettering = {size.font, is_short, size.padding, 0};
            for (const TrackPhase& phase : phases)
                lettering.width += chip_width(ui, phase, lettering) + gap();
            if (lettering.width - gap() <= width)
                return lettering;
        }
    }
    return lettering;
}

bool draw_chip(Ui& ui, const Rect& chip, const TrackPhase& phase, const std::string& name,
    const widgets::UniformLabels& names)
{
    const widgets::Theme& theme = ui.theme();
    const bool answers = !phase.id.empty();
    const bool is_tapped = answers && ui.touch(phase.id, chip).tapped;
    if (answers)
        ui.fill(chip, theme.raised, 9_dp);
    if (answers || phase.is_now)
        ui.outline(chip, phase.is_now ? theme.brass : theme.line, phase.is_now ? 3_dp : 1_dp, 9_dp);
    names.draw(ui, chip, name, phase.is_now ? theme.text : theme.quiet, 0.5F);
    return is_tapped;
}

std::vector<Rect> places_in(
    const Ui& ui, Rect rect, const std::vector<TrackPhase>& phases, const Lettering& lettering)
{
    // If even short names are too long, only the wide chips shrink, so that each stays a touch
    // target.
    const float least = 48_dp;
    float spare = 0;
    for (const TrackPhase& phase : phases)
        spare += chip_width(ui, phase, lettering) - least;
    const float missing = std::max(0.0F, lettering.width - gap() - rect.width());
    const float kept = 1 - std::min(1.0F, missing / std::max(spare, 1.0F));
    std::vector<Rect> places;
    for (const TrackPhase& phase : phases)
        places.push_back(
            rect.cut_left(least + (chip_width(ui, phase, lettering) - least) * kept, gap()));
    return places;
}

} // namespace

std::optional<std::size_t> draw_phases(
    Ui& ui, const Rect& rect, const std::vector<TrackPhase>& phases, std::vector<Hotspot>* things)
{
    const Lettering lettering = choose_lettering(ui, rect.width(), phases);
    const std::vector<Rect> places = places_in(ui, rect, phases, lettering);
    widgets::UniformLabels names(lettering.font);
    for (std::size_t i = 0; i < phases.size(); ++i)
        names.add(ui, name_of(phases[i], lettering.is_short), places[i].width() - 8_dp);
    std::optional<std::size_t> tapped;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        if (draw_chip(ui, places[i], phases[i], name_of(phases[i], lettering.is_short), names))
            tapped = i;
        const Hotspot::Other& asked = phases[i].thing;
        if (things != nullptr && !asked.thing.empty())
            things->push_back({asked.thing, asked.name, places[i], places[i]});
    }
    return tapped;
}

} // namespace consigliere::desk
