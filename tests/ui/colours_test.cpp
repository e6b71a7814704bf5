/// What a colour tells, a shape tells too: whoever cannot tell some colours apart sees the same.

#include "companion/desk/checklist.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/pieces.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace consigliere;
using namespace consigliere::test;
using corleone::Family;
using corleone::JobColour;

namespace {

using Draw = std::function<void(widgets::Ui&)>;
using Light = std::array<double, 3>; ///< Red, green and blue as light, from 0 to 1.

constexpr int side = 64;

/// How eyes see red, green and blue light: by Machado, Oliveira and Fernandes (2009), for eyes that
/// lack one kind of cone, and for those that see only how bright something is.
struct Eyes {
    const char* name;
    std::array<Light, 3> matrix;
};
constexpr std::array all_eyes{
    Eyes{"no red", {{{0.152, 1.053, -0.205}, {0.115, 0.786, 0.099}, {-0.004, -0.048, 1.052}}}},
    Eyes{"no green", {{{0.367, 0.861, -0.228}, {0.280, 0.673, 0.047}, {-0.012, 0.043, 0.969}}}},
    Eyes{"no blue", {{{1.256, -0.077, -0.179}, {-0.078, 0.931, 0.148}, {0.005, 0.691, 0.304}}}},
    Eyes{"brightness alone",
        {{{0.213, 0.715, 0.072}, {0.213, 0.715, 0.072}, {0.213, 0.715, 0.072}}}},
};

double light_of(std::uint8_t byte)
{
    const double part = byte / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

Light seen(const Eyes& eyes, const std::uint8_t* pixel)
{
    const Light light{light_of(pixel[0]), light_of(pixel[1]), light_of(pixel[2])};
    Light result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j)
            result[i] += eyes.matrix[i][j] * light[j];
        // Eyes tell dark tones apart better than light ones.
        result[i] = std::cbrt(std::max(0.0, result[i]));
    }
    return result;
}

/// How many pixels these eyes see differently.
int difference(
    const Eyes& eyes, const std::vector<std::uint8_t>& one, const std::vector<std::uint8_t>& other)
{
    constexpr double noticed = 0.12;
    int differing = 0;
    for (std::size_t i = 0; i < one.size(); i += 3) {
        const Light left = seen(eyes, &one[i]);
        const Light right = seen(eyes, &other[i]);
        double distance = 0;
        for (std::size_t part = 0; part < 3; ++part)
            distance = std::max(distance, std::abs(left[part] - right[part]));
        differing += distance > noticed ? 1 : 0;
    }
    return differing;
}

/// Draws one thing after the other in the middle of a small picture.
class Easel {
public:
    std::vector<std::uint8_t> picture(const Draw& draw)
    {
        widgets::Ui& ui = m_house.stage().program().ui();
        ImGui::GetIO().DisplaySize = {side, side};
        ImGui::NewFrame();
        ui.begin();
        ui.fill(ui.display(), ui.theme().panel);
        draw(ui);
        ui.end();
        ImGui::Render();
        Canvas canvas(side, side);
        canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
        return canvas.bytes();
    }
    /// What could be tapped of the thing that was drawn last, and its texts.
    [[nodiscard]] const widgets::Ui& ui() { return m_house.stage().ui(); }
    void check_different(const std::vector<std::pair<std::string, Draw>>& things)
    {
        std::vector<std::vector<std::uint8_t>> pictures;
        for (const auto& [name, draw] : things)
            pictures.push_back(picture(draw));
        for (std::size_t i = 0; i < things.size(); ++i) {
            for (std::size_t j = i + 1; j < things.size(); ++j) {
                for (const Eyes& eyes : all_eyes) {
                    INFO(things[i].first << " and " << things[j].first << " for " << eyes.name);
                    // So many tell a 3 from an 8.
                    constexpr int least = 10;
                    CHECK(difference(eyes, pictures[i], pictures[j]) >= least);
                }
            }
        }
    }

private:
    House m_house;
};

const ImVec2 middle{side / 2.0F, side / 2.0F};
constexpr std::array families{
    Family::marzullo, Family::matarazzo, Family::vitale, Family::caccamo, Family::pizzino};

/// All Families in one colour for a while: then only their emblems tell them apart.
class OneColour {
public:
    OneColour()
    {
        for (std::size_t i = 0; i < families.size(); ++i) {
            m_before[i] = table_corleone::colour_of(families[i]);
            table_corleone::set_colour(families[i], table_corleone::family_colours().front());
        }
    }
    OneColour(const OneColour&) = delete;
    OneColour& operator=(const OneColour&) = delete;
    ~OneColour()
    {
        for (std::size_t i = 0; i < families.size(); ++i)
            table_corleone::set_colour(families[i], m_before[i]);
    }

private:
    std::array<widgets::Colour, families.size()> m_before;
};

std::vector<std::pair<std::string, Draw>> of_families(
    const std::function<void(widgets::Ui&, Family)>& draw)
{
    std::vector<std::pair<std::string, Draw>> things;
    for (const Family family : families)
        things.emplace_back(std::string(ledger::word_of(family)),
            [draw, family](widgets::Ui& ui) { draw(ui, family); });
    return things;
}

} // namespace

TEST_CASE("Families are told apart by their emblems alone: badges, markers and figures")
{
    const OneColour colour;
    Easel easel;
    easel.check_different(of_families([](widgets::Ui& ui, Family family) {
        table_corleone::draw_badge(ui, middle, 30, family);
    }));
    easel.check_different(of_families([](widgets::Ui& ui, Family family) {
        table_corleone::draw_marker(ui, middle, 44, family);
    }));
    for (const corleone::FigureKind kind : {corleone::FigureKind::thug, corleone::FigureKind::don})
        easel.check_different(of_families([kind](widgets::Ui& ui, Family family) {
            table_corleone::draw_figure(ui, middle, 40, family, kind);
        }));
}

TEST_CASE("the kinds of figures are told apart by their shapes")
{
    Easel easel;
    std::vector<std::pair<std::string, Draw>> things;
    for (const auto kind : {corleone::FigureKind::thug, corleone::FigureKind::don,
             corleone::FigureKind::consigliere, corleone::FigureKind::heir})
        things.emplace_back(std::string(ledger::word_of(kind)), [kind](widgets::Ui& ui) {
            table_corleone::draw_figure(ui, middle, 40, Family::vitale, kind);
        });
    easel.check_different(things);
}

TEST_CASE("the colours of Jobs are told apart by the marks in their corners")
{
    Easel easel;
    std::vector<std::pair<std::string, Draw>> things;
    for (const JobColour colour :
        {JobColour::yellow, JobColour::blue, JobColour::green, JobColour::grey})
        things.emplace_back(std::string(ledger::word_of(colour)), [colour](widgets::Ui& ui) {
            table_corleone::draw_job_mark(ui, widgets::Rect::around(middle, 40, 40), colour);
        });
    easel.check_different(things);
}

TEST_CASE("seats of Ca$h ’n Guns are told apart by their numbers")
{
    Easel easel;
    std::vector<std::pair<std::string, Draw>> things;
    for (std::uint8_t seat = 0; seat < 8; ++seat) {
        const auto player = static_cast<cash_n_guns::Player>(seat);
        things.emplace_back("seat " + std::to_string(seat + 1),
            [player](widgets::Ui& ui) { table_cash_n_guns::draw_badge(ui, middle, 36, player); });
    }
    easel.check_different(things);
}

TEST_CASE("the emblem of a Family stands out from every colour that a Family can have")
{
    constexpr double least = 4.5;
    std::vector<widgets::Colour> grounds(
        table_corleone::family_colours().begin(), table_corleone::family_colours().end());
    for (const Family family : families)
        grounds.push_back(table_corleone::colour_of(family));
    for (const widgets::Colour ground : grounds) {
        INFO(ground.rgb());
        CHECK(table_corleone::ink_on(ground).contrast_with(ground) >= least);
    }
}

TEST_CASE("what hands do cannot be tapped and has no box to be ticked")
{
    Easel easel;
    const auto draw = [&easel](const std::string& text) {
        return easel.picture([&text](widgets::Ui& ui) {
            widgets::Rect rect{0, 0, side, side};
            desk::draw_checklist(ui, rect, {{text, false}});
        });
    };
    const std::vector<std::uint8_t> picture = draw("");
    CHECK(easel.ui().targets().empty());
    // A dot, and nothing around it.
    constexpr int dot = 12;
    int highest = side;
    int lowest = 0;
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const auto at = static_cast<std::size_t>((row * side + column) * 3);
            if (std::equal(picture.end() - 3, picture.end(),
                    picture.begin() + static_cast<std::ptrdiff_t>(at)))
                continue;
            highest = std::min(highest, row);
            lowest = std::max(lowest, row);
        }
    }
    REQUIRE(highest <= lowest);
    CHECK(lowest - highest < dot);
}

TEST_CASE("what nobody has named has a name in every language, which says what it is and where")
{
    using corleone::Area;
    for (const language::Language language : language::all_languages()) {
        language::choose(language);
        INFO(language::code_of(language));
        const std::string tile = table_corleone::tell(corleone::Naming{"chelsea-printed", {}});
        CHECK(tile.find(table_corleone::tell(Area::chelsea)) != std::string::npos);
        CHECK(tile.find("Chelsea printed") == std::string::npos);
        const std::string ally = table_corleone::tell(corleone::Naming{"ally-of-act-2-2", {}});
        CHECK(ally.find("II") != std::string::npos);
        CHECK(ally.ends_with(" (2)"));
        const bool is_english = language == language::Language::english;
        CHECK((tile == "Chelsea (printed)") == is_english);
        CHECK((ally == "Ally of Act II (2)") == is_english);
    }
    language::choose(language::Language::english);
}

TEST_CASE("a word on the back of a card is never broken")
{
    Easel easel;
    static_cast<void>(easel.picture([](widgets::Ui& ui) {
        table_corleone::draw_card_face(
            ui, {0, 0, side, side}, corleone::Cards::of_unknown_jobs(1), "Family Accountant");
    }));
    // It has a line of its own, in letters that are small enough for that.
    CHECK(std::ranges::count(easel.ui().texts(), "Accountant") == 1);
}
