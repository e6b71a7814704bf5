#include "companion/rules/rulings_screen.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/finding.h"
#include "companion/frame/question_dialog.h"
#include "companion/rules/house_rule_dialog.h"
#include "companion/telling/quoted.h"
#include "db/clock.h"

#include <algorithm>
#include <chrono>

namespace consigliere::screens {

using ledger::Verdict;

namespace {

constexpr float height_of_rule = 64;
constexpr float height_of_offer = 64;
constexpr float height_of_ruling = 112;

} // namespace

RulingsScreen::RulingsScreen(Context context, std::optional<db::SessionId> table)
    : m_context(context)
    , m_table(std::move(table))
    , m_page(m_table ? Page::this_evening : Page::ever)
    , m_reading(context.database)
    , m_words(context)
    , m_house_page(context)
{
    db::EveningIndex& archive = context.keeping.archive();
    if (m_context.notice.tells_failure(archive.refresh())
        || m_context.notice.tells_failure(m_reading.begin()))
        return;
    for (const db::EveningCard& card : archive.evenings()) {
        Sat sat{{}, names_of(card.summary)};
        for (const db::SessionSummary::Seat& seat : card.summary.seats) {
            if (!seat.person.empty())
                sat.group.push_back(seat.person);
        }
        std::ranges::sort(sat.group);
        m_sat.emplace(card.summary.id, std::move(sat));
    }
    load_house_rules();
}

void RulingsScreen::load_house_rules()
{
    auto rules = db::kept_house_rules(m_context.database);
    if (!m_context.notice.tells_failure(rules))
        m_house_rules = std::move(rules.value());
}

/// Reads evenings for part of this frame. The list appears when complete, so that it does not
/// move.
void RulingsScreen::read_on(Ui& ui)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds budget{4};
    const Clock::time_point begin = Clock::now();
    while (!m_reading.is_over() && Clock::now() - begin < budget) {
        if (m_context.notice.tells_failure(m_reading.read_next()))
            return;
    }
    if (!m_reading.is_over())
        ui.request_frame();
    else if (!m_has_listed_all)
        list_anew();
}

RulingsScreen::Sat RulingsScreen::sat_at(const db::SessionId& evening) const
{
    const auto found = m_sat.find(evening);
    return found == m_sat.end() ? Sat{} : found->second;
}

void RulingsScreen::list_anew()
{
    m_has_listed_all = true;
    std::vector<db::DisputedEntry> rulings = db::rulings_among(m_reading.found().entries);
    if (m_page == Page::this_evening)
        std::erase_if(
            rulings, [this](const db::DisputedEntry& entry) { return entry.evening != *m_table; });
    m_rules = ruled_rules(
        rulings, [this](const db::SessionId& evening) { return sat_at(evening).group; },
        m_house_rules);
    m_rows.clear();
    std::vector<float> heights;
    const auto add = [&](const Row& row, float height) {
        m_rows.push_back(row);
        heights.push_back(height);
    };
    for (std::size_t rule = 0; rule < m_rules.size(); ++rule) {
        add({Row::Kind::rule, rule, 0}, height_of_rule);
        if (m_rules[rule].offered)
            add({Row::Kind::offer, rule, 0}, height_of_offer);
        for (std::size_t ruling = 0; ruling < m_rules[rule].rulings.size(); ++ruling)
            add({Row::Kind::ruling, rule, ruling}, height_of_ruling);
    }
    m_list.set_rows(heights);
}

std::vector<RulingsScreen::Page> RulingsScreen::pages() const
{
    if (m_table)
        return {Page::this_evening, Page::ever, Page::house_rules};
    return {Page::ever, Page::house_rules};
}

void RulingsScreen::choose(Page page)
{
    m_page = page;
    if (m_reading.is_over())
        list_anew();
}

void RulingsScreen::draw(Ui& ui, const Rect& rect)
{
    read_on(ui);
    m_words.begin_frame();
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Rulings"));
    rest = rest.inset(std::max(16_dp, (rest.width() - 960_dp) / 2), 8_dp);
    std::vector<std::string> labels;
    int chosen = 0;
    const std::vector<Page> pages = this->pages();
    for (const Page page : pages) {
        if (page == m_page)
            chosen = static_cast<int>(labels.size());
        labels.push_back(page == Page::this_evening ? tr("This evening")
                : page == Page::ever                ? tr("All evenings")
                                                    : tr("House rules"));
    }
    const int tapped = choice_row(ui, "page", rest.cut_top(54_dp, 12_dp), labels, chosen);
    if (tapped >= 0)
        choose(pages[static_cast<std::size_t>(tapped)]);
    if (m_page == Page::house_rules)
        obey(m_house_page.draw(ui, rest, m_house_rules, m_context.books));
    else
        draw_list(ui, rest);
}

void RulingsScreen::draw_list(Ui& ui, const Rect& rect)
{
    const auto say = [&](const std::string& text) {
        ui.text(Rect(rect).cut_top(80_dp), text, {Font::body, ui.theme().quiet, 0, 0.5F, true});
    };
    if (!m_reading.is_over()) {
        say(tr_fill("Reading: {done} of {all}",
            {{"done", language::number(static_cast<int>(m_reading.read()))},
                {"all", language::number(static_cast<int>(m_reading.all()))}}));
        return;
    }
    if (m_rows.empty()) {
        say(m_page == Page::this_evening
                ? tr("No rulings this evening. If a rule forbids a move, “We rule otherwise” "
                     "allows it.")
                : tr("No rulings yet. If a rule forbids a move, “We rule otherwise” allows it."));
        return;
    }
    const std::string name = m_page == Page::ever ? "rulings:ever" : "rulings:this-evening";
    m_list.draw(ui, name, rect, [&](std::size_t row, const Rect& place) {
        const RuledRule& rule = m_rules[m_rows[row].rule];
        Rect inside = place;
        inside.cut_bottom(10_dp);
        switch (m_rows[row].kind) {
        case Row::Kind::rule:
            draw_rule(ui, inside, rule);
            return;
        case Row::Kind::offer:
            if (button(ui, "offer:" + rule.rule, inside,
                    tr_count("Allowed {n} time by the same group. Make it a house rule?",
                        "Allowed {n} times by the same group. Make it a house rule?", rule.often)))
                make_house_rule(*rule.offered);
            return;
        case Row::Kind::ruling:
            draw_ruling(ui, inside, rule, rule.rulings[m_rows[row].ruling], row);
            return;
        }
    });
}

void RulingsScreen::draw_rule(Ui& ui, Rect rect, const RuledRule& rule)
{
    rect.cut_top(8_dp);
    const std::string name = rule.rule.empty() ? tr("No rule forbade these")
                                               : m_context.books.tell(rule.game, rule.rule);
    ui.elide_text(rect.cut_top(26_dp), name, {Font::lead, ui.theme().brass_text});
    ui.elide_text(rect,
        tr(tables::find(rule.game).title) + "  ·  "
            + tr_count("{n} ruling.", "{n} rulings.", static_cast<int>(rule.rulings.size())),
        {Font::small, ui.theme().quiet});
}

bool RulingsScreen::is_house_rule(const db::DisputedEntry& ruling) const
{
    return std::ranges::any_of(m_house_rules, [&ruling](const db::KeptHouseRule& rule) {
        return rule.evening == ruling.evening && rule.entry == ruling.entry;
    });
}

/// A ruling: date, players, text, reason, and whether it is in effect. A tap opens the evening
/// there.
void RulingsScreen::draw_ruling(
    Ui& ui, Rect rect, const RuledRule& rule, const db::DisputedEntry& ruling, std::size_t row)
{
    const std::string number = std::to_string(row);
    if (!rule.rule.empty() && ruling.verdict == Verdict::ruled) {
        const Rect way = rect.cut_right(std::min(190_dp, rect.width() * 0.3F), 8_dp);
        if (is_house_rule(ruling))
            draw_label(ui, way, tr("Already a house rule"), {Font::body, ui.theme().saved, 0.5F});
        else if (button(
                     ui, "make:" + number, way, tr("Make it a house rule"), {.font = Font::body}))
            make_house_rule(ruling);
    }
    if (button_ground(ui, "ruling:" + number, rect).tapped)
        m_context.navigator.open(to::PastEntry{ruling.evening, ruling.entry});
    const std::string names = sat_at(ruling.evening).names;
    Rect inside = rect.inset(14_dp, 8_dp);
    const std::string day = ruling.day.empty() ? std::string() : language::date(ruling.day);
    ui.elide_text(inside.cut_top(24_dp, 2_dp), day + (names.empty() ? "" : "  ·  " + names),
        {Font::small, ui.theme().quiet});
    ui.elide_text(
        inside.cut_top(28_dp, 2_dp), m_words.of(ui, ruling), {Font::strong, ui.theme().text});
    const std::string ending = ruling.stands ? tr("still allowed") : tr("undone");
    // Shorten a long reason, not the outcome.
    const float width = ui.measure(ending, Font::body).x;
    ui.text(inside.cut_right(width, 10_dp), ending, {Font::body, ui.theme().brass_text});
    ui.elide_text(inside, telling::quoted(ruling.ruling), {Font::body, ui.theme().brass_text});
}

void RulingsScreen::make_house_rule(const db::DisputedEntry& ruling)
{
    db::KeptHouseRule rule;
    rule.game = ruling.game;
    rule.text = ruling.ruling;
    rule.waives = ruling.rules;
    rule.since = db::today();
    rule.group = sat_at(ruling.evening).group;
    rule.evening = ruling.evening;
    rule.entry = ruling.entry;
    open_house_rule(std::move(rule));
}

void RulingsScreen::obey(const HouseRulesPage::Wish& wish)
{
    using Kind = HouseRulesPage::Wish::Kind;
    if (wish.kind == Kind::none)
        return;
    db::KeptHouseRule rule = m_house_rules[wish.rule];
    if (wish.kind == Kind::forget) {
        ask_to_forget(rule);
    } else if (wish.kind == Kind::turn) {
        rule.is_on = !rule.is_on;
        keep(std::move(rule));
    } else {
        open_house_rule(std::move(rule));
    }
}

void RulingsScreen::keep(db::KeptHouseRule rule)
{
    if (m_context.notice.tells_failure(db::keep_house_rule(m_context.database, std::move(rule))))
        return;
    load_house_rules();
    if (m_reading.is_over())
        list_anew();
}

void RulingsScreen::open_house_rule(db::KeptHouseRule rule)
{
    std::string group = m_house_page.tell_group(rule.group);
    m_context.overlay.open_dialog<HouseRuleDialog>(m_context.overlay, std::move(rule),
        HouseRuleDialog::Words{[&books = m_context.books](const std::string& game,
                                   const std::string& id) { return books.tell(game, id); },
            std::move(group)},
        [this](db::KeptHouseRule kept) { keep(std::move(kept)); });
}

void RulingsScreen::ask_to_forget(const db::KeptHouseRule& rule)
{
    ask(
        m_context.overlay,
        {"forgetting", tr("Remove this house rule?"), tr("Remove"), tr("Cancel")},
        [text = rule.text](Ui& ui, Rect& rest) {
            paragraph(ui, rest, text, Font::strong);
            remark(ui, rest,
                tr("New evenings won’t include it. Evenings played with it keep it, and past "
                   "rulings stay."));
        },
        [this, id = rule.id] {
            if (!m_context.notice.tells_failure(db::forget_house_rule(m_context.database, id)))
                load_house_rules();
            if (m_reading.is_over())
                list_anew();
        });
}

} // namespace consigliere::screens
