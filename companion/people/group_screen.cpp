#include "companion/people/group_screen.h"

#include "companion/charts/paint.h"
#include "companion/exports/group_facts.h"
#include "companion/exports/statistics_report.h"
#include "companion/frame/archive.h"
#include "companion/frame/counting.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/figure_card.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/places.h"
#include "companion/frame/save_dialog.h"
#include "companion/frame/settings.h"
#include "companion/people/league_dialog.h"
#include "companion/tables/signs.h"
#include "companion/tables/tables.h"
#include "companion/widgets/chips.h"
#include "companion/widgets/marked_text.h"
#include "db/leagues.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// More comebacks would take too long to look for.
constexpr std::size_t most_courses = 1'000;
constexpr std::size_t most_pairs = 12;
constexpr std::size_t most_standings = 10;
constexpr const char* folder_of_site = "consigliere-site";
constexpr const char* languages_of_site = "publish:languages";

/// Empty if there are none.
std::string tell_damaged(int evenings, const char* before = "")
{
    return evenings == 0 ? std::string()
                         : before
            + tr_count("{n} damaged evening is left out. Open it for details.",
                "{n} damaged evenings are left out. Open them for details.", evenings);
}

/// A row with a button behind it: two lines and a value.
void draw_record_row(Ui& ui, const Rect& rect, const exports::ToldRecord& told)
{
    Rect inside = rect.inset(12_dp, 6_dp);
    const float value = ui.measure(told.value, Font::strong).x + 4_dp;
    ui.text(inside.cut_right(value, 10_dp), told.value, {Font::strong, ui.theme().text, 1});
    ui.elide_text(
        inside.cut_top(inside.height() * 0.5F), told.title, {Font::strong, ui.theme().text});
    ui.elide_text(inside, told.detail, {Font::small, ui.theme().quiet});
}

struct StandingCells {
    std::string rank;
    std::string name;
    std::string played;
    std::string wins;
    std::string points;
};

void draw_standing(Ui& ui, Rect rect, const StandingCells& cells, Font font, Colour colour)
{
    const auto right = [&](const std::string& text, float width) {
        ui.text(rect.cut_right(width, 6_dp), text,
            {ui.fitting(text, width, {font, Font::small}), colour, 1});
    };
    right(cells.points, 76_dp);
    right(cells.wins, 96_dp);
    right(cells.played, 84_dp);
    ui.text(rect.cut_left(26_dp, 6_dp), cells.rank, {Font::small, ui.theme().quiet});
    ui.elide_text(rect, cells.name, {font, colour});
}

} // namespace

GroupScreen::GroupScreen(Context context)
    : m_context(context)
{
    load();
}

db::EveningIndex& GroupScreen::archive() const
{
    return m_context.keeping.archive();
}

void GroupScreen::load()
{
    if (m_context.notice.tells_failure(archive().refresh()))
        return;
    m_offer = offer_for_statistics(archive().evenings());
    // One game at a time says most; begin with the one that is played most.
    if (m_all == 0 && m_filter.game.empty() && !m_offer.games.empty())
        m_filter.game = m_offer.games.front().word;
    count();
}

void GroupScreen::count()
{
    m_all = 0;
    m_broken = 0;
    for (const db::EveningCard& card : archive().evenings()) {
        m_all += card.counts() ? 1 : 0;
        m_broken += card.is_broken ? 1 : 0;
    }
    const db::EveningCards evenings = db::counting(archive().list(m_filter));
    db::CourseOf course_of;
    if (evenings.size() <= most_courses)
        course_of = [this](const db::SessionId& id) { return archive().known_course_of(id); };
    m_figures = db::group_of(evenings, course_of);
    m_leagues.clear();
    auto leagues = db::leagues(m_context.database);
    if (m_context.notice.tells_failure(leagues))
        return;
    for (const db::League& league : leagues.value())
        m_leagues.push_back(
            {league, db::standings_of(db::evenings_in(archive().evenings(), league), league)});
    m_is_stale = false;
    m_counted_at = std::chrono::steady_clock::now();
}

void GroupScreen::draw(Ui& ui, const Rect& rect)
{
    m_is_stale = go_on_counting(ui, archive()) || m_is_stale;
    constexpr std::chrono::milliseconds pause(500);
    const bool is_time =
        archive().work().is_over() || std::chrono::steady_clock::now() - m_counted_at > pause;
    if (m_is_stale && is_time && !ImGui::GetIO().MouseDown[0])
        count();
    Rect rest = rect;
    draw_bar(ui, rest);
    rest = rest.inset(12_dp, 4_dp);
    draw_filters(ui, rest);
    scroll_area(ui, "group", rest, [&](Rect& list) { draw_cards_of_group(ui, list); });
    if (m_opens)
        m_context.navigator.open(to::Evening{*std::exchange(m_opens, std::nullopt)});
}

void GroupScreen::draw_bar(Ui& ui, Rect& rect)
{
    const std::string year = tr("Year in review");
    const std::string site = tr("Publish");
    const float ways = button_width(ui, year) + button_width(ui, site) + 2 * 8_dp;
    Rect bar = draw_screen_title(ui, rect, m_context.navigator, tr("Group"), ways);
    const bool has_any = m_figures.evenings > 0;
    if (button(ui, "group:publish", bar.cut_right(button_width(ui, site), 8_dp), site))
        ask_languages();
    if (button(ui, "group:year", bar.cut_right(button_width(ui, year), 8_dp), year,
            {.mood = ready_if(has_any, tr("No finished evening matches."))}))
        save_year();
}

void GroupScreen::draw_filters(Ui& ui, Rect& rect)
{
    Rect line = rect.cut_top(24_dp, 6_dp);
    ui.text(line,
        tr_fill("Evenings: {found} of {all}",
            {{"found", language::number(m_figures.evenings)}, {"all", language::number(m_all)}}),
        {Font::small, ui.theme().quiet});
    draw_counting(ui, line.cut_right(360_dp), archive());
    widgets::Chips chips(ui, rect);
    std::optional<db::EveningFilter> changed;
    for (const FilterPart& part : parts_of(m_filter, m_offer)) {
        if (chips.add(part.id, part.label, {.kind = ButtonKind::chosen, .symbol = symbol::cross}))
            changed = part.rest;
    }
    if (chips.add("group:filter", tr("Filter"), {.symbol = symbol::plus}))
        open_filter();
    if (changed) {
        m_filter = std::move(*changed);
        count();
    }
}

void GroupScreen::draw_cards_of_group(Ui& ui, Rect& rest)
{
    if (m_figures.evenings == 0)
        remark(ui, rest,
            m_all == 0 ? tr("Statistics start with the first finished evening.")
                       : tr("No finished evening matches."));
    std::vector<FigureCard> cards;
    if (m_figures.evenings > 0) {
        cards.push_back(card_of_shares(ui));
        cards.push_back(card_of_form(ui));
        cards.push_back(card_of_records(ui));
    }
    for (const Shown& shown : m_leagues)
        cards.push_back(card_of_league(ui, shown));
    if (m_figures.evenings > 0)
        cards.push_back(card_of_pairs(ui));
    cards.push_back(card_of_new_league(ui));
    draw_cards(ui, rest, cards);
    if (m_figures.evenings > 0)
        remark(ui, rest, exports::tell_compared(m_figures), Font::small);
    if (const std::string lacking = exports::tell_lacking(m_figures); !lacking.empty())
        remark(ui, rest, lacking, Font::small);
    if (m_broken > 0)
        remark(ui, rest, tell_damaged(m_broken), Font::small);
}

FigureCard GroupScreen::card_of_shares(Ui& ui) const
{
    FigureCard card(ui, tr("What wins"));
    const desk::GameIcons* signs =
        m_figures.game.empty() ? nullptr : tables::signs_of(m_figures.game);
    const auto add = [&](const std::string& name, const db::Rate& rate) {
        Measure measure = measure_of(ui, name, rate);
        const std::string sign = exports::sign_of(rate);
        measure.told = (sign.empty() ? "" : sign + " ") + measure.told;
        return measure;
    };
    auto side = m_figures.by_side.begin();
    for (const auto& [name, rate] : exports::rates_of_sides(m_figures)) {
        Measure measure = add(name, rate);
        const auto number = static_cast<std::size_t>((side++)->first);
        if (signs != nullptr) {
            measure.bar.style.ink = {signs->colour_of_side(number).rgb()};
            measure.draw_sign = [draw = signs->draw_side, number](Ui& on, ImVec2 centre,
                                    float diameter) { draw(on, centre, diameter, number); };
        }
        card.add(measure);
    }
    const exports::NamedRates turns = exports::rates_of_turns(m_figures);
    if (!turns.empty())
        card.add_remark(tr("Seat, counted from whoever goes first"));
    for (const auto& [name, rate] : turns)
        card.add(add(name, rate));
    card.add_remark(tr("Dotted: chance. Grey: too few to tell."));
    return card;
}

FigureCard GroupScreen::card_of_form(Ui& ui) const
{
    FigureCard card(ui, tr("Form over time"));
    const db::GroupFigures::Form& form = m_figures.form;
    if (form.courses.size() < 2 || form.months.size() < 2) {
        card.add_text(tr("Too few evenings to tell."));
    } else {
        const float height = 40_dp + 32_dp * static_cast<float>(form.courses.size());
        card.add_picture(height, [&form](Ui& on, const Rect& rect) {
            charts::paint(on, rect.min(),
                exports::form_drawing(form, {rect.width(), rect.height()}, charts::look_of(on)));
        });
    }
    card.add_remark(exports::tell_form());
    return card;
}

FigureCard GroupScreen::card_of_records(Ui& ui)
{
    FigureCard card(ui, tr("Records"));
    for (const db::GroupFigures::Record& record : m_figures.records) {
        const exports::ToldRecord told = exports::tell_record(record, m_figures);
        const db::EveningCard* evening = archive().find(record.evening);
        const bool is_elsewhere = evening != nullptr && evening->summary.is_elsewhere;
        const std::string id = "record:" + std::to_string(static_cast<int>(record.kind));
        card.add_picture(
            60_dp, [this, told, id, is_elsewhere, at = record.evening](Ui& on, const Rect& rect) {
                Rect row = rect;
                row.cut_bottom(8_dp);
                if (button_ground(on, id, row).tapped) {
                    if (is_elsewhere)
                        m_context.notice.show(tr("Result from another program, without entries."));
                    else
                        m_opens = at;
                }
                draw_record_row(on, row, told);
            });
    }
    return card;
}

FigureCard GroupScreen::card_of_pairs(Ui& ui) const
{
    FigureCard card(ui, tr("Who plays with whom"));
    std::map<std::string, std::string> names;
    for (const db::PersonFigures& person : m_figures.people)
        names[person.person] = person.name;
    for (std::size_t i = 0; i < std::min(most_pairs, m_figures.pairs.size()); ++i) {
        const db::GroupFigures::Pair& pair = m_figures.pairs[i];
        const std::string told = tr_count("{n} evening", "{n} evenings", pair.of()) + "  ·  "
            + tr_fill("{higher} : {lower}",
                {{"higher", language::number(pair.higher)},
                    {"lower", language::number(pair.lower)}});
        card.add({names[pair.one] + " – " + names[pair.other], told, {}, false, nullptr});
    }
    card.add_remark(tr("How often the first ranked above the second, and below."));
    return card;
}

FigureCard GroupScreen::card_of_league(Ui& ui, const Shown& shown)
{
    FigureCard card(ui, shown.league.name);
    const std::string scope = exports::tell_scope(shown.league,
        shown.league.game.empty() ? std::string() : tables::title_of(shown.league.game));
    if (!scope.empty())
        card.add_remark(scope);
    card.add_remark(exports::tell_points(shown.league));
    if (shown.standings.empty())
        card.add_text(tr("No finished evening matches."));
    const auto row = [&card](const StandingCells& cells, Font font, bool is_head) {
        card.add_picture(28_dp, [cells, font, is_head](Ui& on, const Rect& rect) {
            draw_standing(on, rect, cells, font, is_head ? on.theme().quiet : on.theme().text);
        });
    };
    if (!shown.standings.empty())
        row({{}, tr("Player"), tr("Evenings"), tr("Wins"), tr("Points")}, Font::small, true);
    for (std::size_t i = 0; i < std::min(most_standings, shown.standings.size()); ++i) {
        const db::Standing& standing = shown.standings[i];
        row({language::number(standing.rank), standing.name, language::number(standing.played),
                exports::tell_points(standing.wins), exports::tell_points(standing.points)},
            Font::body, false);
    }
    if (shown.standings.size() > most_standings)
        card.add_remark(tr_count("… and {n} more", "… and {n} more",
            static_cast<int>(shown.standings.size() - most_standings)));
    card.add_remark(exports::tell_tie_breaks());
    card.add_picture(52_dp, [this, league = shown.league](Ui& on, const Rect& rect) {
        if (button(on, "league:" + league.id, rect, tr("Change league")))
            open_league(league);
    });
    return card;
}

FigureCard GroupScreen::card_of_new_league(Ui& ui)
{
    FigureCard card(ui, tr("League"));
    card.add_remark(tr("A league counts points over the evenings of a tag or a year. There is none "
                       "until you start one."));
    card.add_picture(52_dp, [this](Ui& on, const Rect& rect) {
        if (!button(
                on, "league:new", rect, tr("Start a league"), {.mood = mood_of_writing(m_context)})
            || !may_write(m_context))
            return;
        db::League league;
        league.tag = m_filter.tag;
        league.game = m_filter.game;
        league.since = m_filter.since;
        league.until = m_filter.until;
        open_league(league);
    });
    return card;
}

// Dialogs. ---------------------------------------------------------------------------------------

void GroupScreen::open_filter()
{
    m_context.overlay.open([this](Ui& ui) {
        if (m_sheet.draw(ui, m_context.overlay, m_filter, m_offer, m_figures.evenings))
            count();
    });
}

void GroupScreen::open_league(const db::League& league)
{
    m_context.overlay.open_dialog<LeagueDialog>(m_context, league, m_offer, [this] { count(); });
}

/// The year of the filter, or of the last evening that counts.
void GroupScreen::save_year()
{
    constexpr std::size_t length_of_year = 4;
    const std::string year = m_figures.last_day.substr(0, length_of_year);
    db::EveningFilter filter = m_filter;
    filter.since = year + "-01-01";
    filter.until = year + "-12-31";
    const db::GroupFigures figures = db::group_of(db::counting(archive().list(filter)),
        [this](const db::SessionId& id) { return archive().known_course_of(id); });
    ask_where_to_save(m_context, free_name({}, tr("Year in review") + " " + year, ".svg").string(),
        [picture = exports::year_svg(figures, std::stoi(year))](const auto& file,
            db::IfExists if_exists) { return write_document(picture, file, if_exists); });
}

/// Those of the last time.
void GroupScreen::ask_languages()
{
    m_languages.clear();
    const std::string kept = stored_text(m_context.database, languages_of_site);
    for (const std::string_view code : ledger::split(kept, ' ')) {
        if (const auto one = language::language_from(code))
            m_languages.push_back(*one);
    }
    if (m_languages.empty())
        m_languages.push_back(language::chosen());
    m_context.overlay.open([this](Ui& ui) { draw_languages(ui); });
}

void GroupScreen::draw_languages(Ui& ui)
{
    Rect buttons = draw_list_dialog(ui, {"publish", tr("Publish"), 560}, [&](Rect& rest) {
        remark(ui, rest,
            tr("A site of all finished evenings, for any web space: only what everyone may see."));
        heading(ui, rest, tr("Language"));
        widgets::Chips chips(ui, rest);
        for (const language::Language one : language::all_languages()) {
            const auto found = std::ranges::find(m_languages, one);
            const bool is_chosen = found != m_languages.end();
            if (!chips.add("publish:" + std::string(language::code_of(one)), language::name_of(one),
                    {chosen_if(is_chosen)}))
                continue;
            if (is_chosen)
                m_languages.erase(found);
            else
                m_languages.push_back(one);
        }
    });
    if (cancel_button(ui, "publish:cancel", buttons))
        m_context.overlay.close();
    if (!button(ui, "publish:folder", buttons, tr("Choose a folder"),
            next_if(!m_languages.empty(), tr("Choose a language."))))
        return;
    m_context.overlay.close();
    std::string codes;
    for (const language::Language one : m_languages)
        codes += (codes.empty() ? "" : " ") + std::string(language::code_of(one));
    store_text(m_context.database, languages_of_site, codes);
    FilePicker::open_for_folder(m_context, folder_for_files(m_context.database),
        {tr("Publish"), {}, tr("Choose this folder")},
        [this](const std::filesystem::path& folder) { publish_into(folder); });
}

/// A folder of its own in the chosen one, so that a site never lies among other files.
void GroupScreen::publish_into(const std::filesystem::path& chosen)
{
    const std::filesystem::path folder =
        chosen.filename() == folder_of_site ? chosen : chosen / folder_of_site;
    archive().finish();
    auto begun =
        site::Publishing::begin(m_context.database, archive(), {folder, m_languages, {}, {}});
    if (begun.is_error()) {
        m_context.notice.show(begun.error().sentence);
        return;
    }
    m_context.overlay.open(
        [this, publishing = std::make_shared<site::Publishing>(std::move(begun.value()))](
            Ui& ui) { go_on_publishing(ui, *publishing); });
}

/// One evening a frame.
void GroupScreen::go_on_publishing(Ui& ui, site::Publishing& publishing)
{
    ui.request_frame_in(0);
    const auto failure = publishing.step();
    static_cast<void>(draw_list_dialog(ui, {"publishing", tr("Publish"), 560}, [&](Rect& rest) {
        remark(ui, rest,
            tr_fill("Evenings: {found} of {all}",
                {{"found", language::number(static_cast<std::int64_t>(publishing.done()))},
                    {"all", language::number(static_cast<std::int64_t>(publishing.all()))}}));
    }));
    if (failure.is_error())
        m_context.notice.show(failure.error().sentence);
    else if (const auto left_out = static_cast<int>(publishing.left_out().size());
             publishing.is_over())
        m_context.notice.show(publishing.told() + tell_damaged(m_broken + left_out, " "));
    if (failure.is_error() || publishing.is_over())
        m_context.overlay.close();
}

} // namespace consigliere::screens
