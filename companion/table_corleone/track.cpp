#include "companion/desk/phase_track.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table_parts.h"
#include "companion/table_corleone/things.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

namespace {

/// A phase as the track shows it: name, short name, what is done, by which rules.
struct TrackedPhase {
    Phase phase;
    const char* name;
    const char* short_name;
    const char* what;
    const char* rules;
};
constexpr std::array<TrackedPhase, 5> track_phases{{
    {Phase::open, to_translate("Open New Business"), to_translate("Opening"),
        to_translate("The lowest-numbered Territory with an empty slot gets one tile: blue in Acts "
                     "I and II, red in Acts III and IV. p. 12"),
        "12.open, 12.colour"},
    {Phase::business, to_translate("Family Business"), to_translate("Family"),
        to_translate("Clockwise from the Horse Head, everyone takes one action a turn: a Thug, a "
                     "Family Member, a Job or an Ally. You can’t pass. It ends when no one has a "
                     "figure left. p. 13"),
        "13.turn, 13.no-pass, 13.end"},
    {Phase::wars, to_translate("Turf Wars"), to_translate("Wars"),
        to_translate("Figures are counted in Territories 1 to 7. Strictly the most places a "
                     "Control marker on top; after a tie, no one does. p. 19"),
        "19.order, 19.winner, 19.tie"},
    {Phase::bribery, to_translate("Bribery"), to_translate("Bribes"),
        to_translate("In Acts I to III, everyone secretly bids money from the Suitcase. The "
                     "highest bid takes an open Ally first. p. 20"),
        "20.suitcase, 20.order"},
    {Phase::tribute, to_translate("Tribute"), to_translate("Tribute"),
        to_translate("Played Allies return to the hand. Then anyone over the Act’s hand limit "
                     "discards down to it. p. 21"),
        "21.allies-back, 21.limit"},
}};

bool is_on_track(Phase at, Phase phase)
{
    const bool opens = at == Phase::setup || at == Phase::entracte || at == Phase::open;
    return opens ? phase == Phase::open : at == phase;
}

bool draw_act(Ui& ui, const Rect& chip, const Position& position, int act)
{
    const widgets::Theme& theme = ui.theme();
    const bool is_tapped = ui.touch("track:act:" + std::to_string(act), chip).tapped;
    // In the Entr'acte, the next Act's cards are revealed.
    const bool is_now = act == position.act + (position.phase == Phase::entracte ? 1 : 0);
    ui.fill(chip, is_now ? theme.brass : theme.raised, 9_dp);
    ui.outline(chip, is_now ? theme.brass : theme.line, 1_dp, 9_dp);
    Rect inside = chip.inset(6_dp, 6_dp);
    const Rect limit = inside.cut_right(19_dp, 2_dp);
    const Colour ink = is_now ? theme.ink : theme.quiet;
    ui.text(inside, tell_act(act), {Font::strong, ink, 0.5F});
    const Rect box = Rect::around(limit.centre(), 17_dp, 22_dp);
    ui.outline(box, ink, 1.2_dp, 3_dp);
    const auto index = static_cast<std::size_t>(act - 1);
    ui.text(box, std::to_string(position.hand_limits[index]), {Font::small, ink, 0.5F});
    return is_tapped;
}

struct Told {
    std::string title;
    std::vector<std::string> sentences;
    std::string rules;
};

Told tell_step(ActStep step, const Position& position)
{
    const auto index = static_cast<std::size_t>(step.number - 1);
    Told told{tr_fill("Act {act}", {{"act", tell_act(step.number)}}),
        {tr_fill("Hand limit after it: {limit}. p. 10",
            {{"limit", language::number(position.hand_limits[index])}})},
        "10.hand-limit"};
    if (step.number == 2)
        told.sentences.push_back(tr("The Consigliere joins every Family. p. 22"));
    if (step.number == last_act)
        told.sentences.push_back(
            tr("The Heir joins every Family. There is no Bribery; then the game ends. p. 22"));
    if (step.number == 2 || step.number == last_act)
        told.rules += ", 22.new-figure";
    return told;
}

Told tell_step(Phase phase, const Position&)
{
    for (const TrackedPhase& tracked : track_phases) {
        if (tracked.phase == phase)
            return {tr(tracked.name), {tr(tracked.what)}, tracked.rules};
    }
    return {};
}

} // namespace

std::optional<TrackStep> draw_track_at(Ui& ui, const Rect& rect, const View& /*view*/,
    const Position& position, std::vector<desk::Hotspot>* things)
{
    std::optional<TrackStep> tapped;
    Rect rest = rect;
    const bool has_room = rect.width() > 640_dp;
    for (int act = 1; act <= last_act; ++act) {
        const Rect chip = rest.cut_left(has_room ? 56_dp : 50_dp, has_room ? 10_dp : 5_dp);
        if (draw_act(ui, chip, position, act))
            tapped = ActStep{act};
        if (things != nullptr)
            things->push_back(
                {thing::act(act), tell_step(ActStep{act}, position).title, chip, chip});
    }
    rest.cut_left(has_room ? 10_dp : 3_dp);
    std::vector<desk::TrackPhase> phases;
    for (const auto& [phase, name, short_name, what, rules] : track_phases)
        phases.push_back({tr(name), is_on_track(position.phase, phase), tr(short_name),
            "track:" + std::string(word_of(phase)), {thing::phase(phase), tr(name)}});
    if (const std::optional<std::size_t> index = desk::draw_phases(ui, rest, phases, things))
        tapped = track_phases[*index].phase;
    return tapped;
}

std::string tell_phase(Phase phase)
{
    for (const TrackedPhase& tracked : track_phases) {
        if (tracked.phase == phase)
            return tr(tracked.what);
    }
    return {};
}

bool draw_track_sheet(Ui& ui, const TrackStep& step, const Position& position)
{
    const Told told =
        std::visit([&position](const auto& which) { return tell_step(which, position); }, step);
    const float width = std::min(560_dp, ui.display().width() - 24_dp);
    constexpr float margins = 40;
    float height = dp(margins) + 48_dp + 70_dp + 28_dp;
    for (const std::string& sentence : told.sentences)
        height += 6_dp + paragraph_height(ui, sentence, Font::body, width - dp(margins));
    Rect rect = dialog(ui, width, height);
    const Rect close = rect.cut_bottom(60_dp, 10_dp);
    widgets::title(ui, rect, told.title);
    scroll_area(ui, "track-sheet", rect, [&](Rect& rest) {
        for (const std::string& sentence : told.sentences)
            paragraph(ui, rest, sentence);
        remark(ui, rest, told.rules, Font::small);
    });
    return !button(ui, "track:close", close, tr("Close"), {ButtonKind::next});
}

} // namespace consigliere::table_corleone
