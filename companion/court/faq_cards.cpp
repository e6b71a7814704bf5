#include "companion/court/faq_cards.h"

#include "companion/frame/finding.h"
#include "companion/telling/quoted.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace consigliere::screens {

using rulebook::FaqEntry;
using rulebook::SettledArgument;
using widgets::Paragraph;

namespace {

/// Position of `thing` or its kind among the things of an entry; nullopt if absent.
std::optional<std::size_t> distance_to(const FaqEntry& argument, std::string_view thing)
{
    // Kinds are prefixes: "stack:midtown", "share:diamond-1000".
    const auto names = [thing](const std::string& kind) {
        return thing.starts_with(kind)
            && (thing.size() == kind.size()
                || std::string_view(":#-").find(thing[kind.size()]) != std::string_view::npos);
    };
    const auto found = std::ranges::find_if(argument.about, names);
    if (found == argument.about.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - argument.about.begin());
}

/// Prefers a text to a bare number.
std::string tell_now(const desk::WhyAnswer& explanation)
{
    const bool is_number =
        !explanation.named && explanation.shares.empty() && !explanation.details.empty();
    return is_number ? explanation.details.front() : tell_answer(explanation);
}

std::string now_of(const FaqEntry& argument, const desk::GameTable& table,
    const std::vector<desk::WhyAnswer>& explanations, const std::string& thing, int entry)
{
    if (argument.now.empty())
        return {};
    if (std::optional<std::string> told = table.faq_status(argument.now, thing, entry))
        return *told;
    for (const desk::WhyAnswer* each : desk::questions_about(explanations, thing)) {
        if (each->rule == argument.now)
            return tell_now(*each);
    }
    return {};
}

std::vector<Paragraph> texts_of(const Ui& ui, const ArguedHere& here)
{
    const widgets::Theme& theme = ui.theme();
    const auto& [rule, argument] = here.argued;
    std::vector<Paragraph> texts;
    const auto add = [&texts](std::string text, Font font, Colour colour) {
        texts.push_back({{std::move(text), {}}, font, colour});
    };
    add(telling::quoted(argument->question), Font::strong, theme.text);
    add(argument->answer, Font::body, theme.text);
    if (!here.now.empty())
        add(tr_fill("Now: {answer}", {{"answer", here.now}}), Font::strong, theme.brass_text);
    std::string foot = tell_page(rule);
    if (!rule->editions.empty())
        foot += (foot.empty() ? "" : "  ·  ") + tr("Editions differ");
    if (!foot.empty())
        add(foot, Font::small, theme.quiet);
    return texts;
}

} // namespace

std::vector<ArguedHere> argued_about(const rulebook::Rulebook& book, const desk::GameTable& table,
    const std::vector<desk::WhyAnswer>& explanations, const std::string& thing, int entry)
{
    std::vector<std::pair<std::size_t, ArguedHere>> found;
    for (const SettledArgument& argued : book.arguments()) {
        if (const std::optional<std::size_t> distance = distance_to(*argued.argument, thing))
            found.push_back(
                {*distance, {argued, now_of(*argued.argument, table, explanations, thing, entry)}});
    }
    // Among equally relevant entries, those with a current status first.
    std::ranges::stable_sort(
        found, {}, [](const auto& each) { return std::pair(each.first, each.second.now.empty()); });
    std::vector<ArguedHere> arguments;
    for (auto& [distance, here] : found)
        arguments.push_back(std::move(here));
    return arguments;
}

bool draw_text_card(Ui& ui, Rect& list, const std::string& id, const std::vector<Paragraph>& texts)
{
    const float border = 28_dp;
    const Rect box = list.cut_top(height_of(ui, texts, list.width() - border) + 20_dp, 8_dp);
    const bool is_tapped = ui.touch(id, box).tapped;
    Rect inside = raised(ui, box);
    draw_paragraphs(ui, inside, texts);
    return is_tapped;
}

bool draw_argued_card(Ui& ui, Rect& list, const ArguedHere& here)
{
    return draw_text_card(ui, list, "argued:" + here.argued.argument->id, texts_of(ui, here));
}

std::string draw_argued_cards(Ui& ui, Rect& list, const std::string& title,
    const std::vector<ArguedHere>& arguments, std::size_t first)
{
    std::string tapped;
    if (arguments.size() <= first)
        return tapped;
    list.cut_top(8_dp);
    heading(ui, list, title);
    for (std::size_t i = first; i < arguments.size(); ++i) {
        if (draw_argued_card(ui, list, arguments[i]))
            tapped = arguments[i].argued.argument->id;
    }
    return tapped;
}

} // namespace consigliere::screens
