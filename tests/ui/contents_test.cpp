/// What the one layout of panels promises to every game.

#include "companion/desk/contents.h"
#include "companion/widgets/theme.h"
#include "companion/widgets/units.h"

#include <catch2/catch.hpp>

#include <cfloat>

using namespace consigliere;
using namespace consigliere::widgets;

namespace {

/// A panel alone on a display, and a finger on it.
class LonePanel {
public:
    LonePanel(float width, float height, const desk::Contents& contents)
        : m_contents(contents)
        , m_context(ImGui::CreateContext())
        , m_ui(theme_called(ThemeName::dark), m_fonts)
    {
        ImGui::SetCurrentContext(m_context);
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {width, height};
        io.DeltaTime = 1;
        set_scale(1);
        m_fonts.load(1);
        unsigned char* pixels = nullptr;
        int size = 0;
        io.Fonts->GetTexDataAsRGBA32(&pixels, &size, &size);
        frame();
        frame();
    }
    LonePanel(const LonePanel&) = delete;
    LonePanel& operator=(const LonePanel&) = delete;
    ~LonePanel() { ImGui::DestroyContext(m_context); }

    [[nodiscard]] Target target(std::string_view id) const
    {
        const Target* found = m_ui.find_target(id);
        REQUIRE(found != nullptr);
        return *found;
    }
    void tap(std::string_view id)
    {
        ImGuiIO& io = ImGui::GetIO();
        io.MousePos = target(id).rect.centre();
        io.MouseDown[0] = true;
        frame();
        frame();
        io.MouseDown[0] = false;
        frame();
        io.MousePos = {-FLT_MAX, -FLT_MAX};
        frame();
    }

private:
    void frame()
    {
        ImGui::NewFrame();
        m_ui.begin();
        desk::draw_contents(m_ui, m_ui.display(), {}, m_contents);
        m_ui.end();
        ImGui::Render();
    }

    const desk::Contents& m_contents;
    ImGuiContext* m_context;
    Fonts m_fonts;
    Ui m_ui;
};

/// Two ways, of which one is refused, below a text that can wait.
desk::Contents two_ways(int& did, int& explained)
{
    desk::Contents panel{"ways", {{}, "Two ways", "One of them is shut"}};
    panel.remark("Whoever has time reads this.", desk::Where::low_end);
    panel.button(desk::Lay::ways,
        {"open", "Open",
            desk::tap_if(
                true, [&did] { ++did; }, [&explained] { ++explained; })});
    panel.button(desk::Lay::ways,
        {"shut", "Shut",
            desk::tap_if(
                false, [&did] { ++did; }, [&explained] { ++explained; })});
    return panel;
}

} // namespace

TEST_CASE("panels: what is refused explains, and what is ready does")
{
    int did = 0;
    int explained = 0;
    const desk::Contents contents = two_ways(did, explained);
    LonePanel panel(400, 500, contents);
    panel.tap("shut");
    CHECK(did == 0);
    CHECK(explained == 1);
    panel.tap("open");
    CHECK(did == 1);
    CHECK(explained == 1);
    CHECK(panel.target("shut").mood == ControlState::explains);
}

TEST_CASE("panels: ways stand below each other, and side by side where a panel is low")
{
    int did = 0;
    const desk::Contents contents = two_ways(did, did);
    const LonePanel high(800, 500, contents);
    CHECK(high.target("open").rect.bottom <= high.target("shut").rect.top);
    const LonePanel low(800, 200, contents);
    CHECK(low.target("open").rect.top == low.target("shut").rect.top);
    // What can wait comes last there.
    CHECK(low.target("open").rect.top < high.target("open").rect.top);
}

TEST_CASE("panels: the gold button has one place, whatever leads back")
{
    desk::Contents contents{"list", {{}, "Title", "Detail"}};
    int done = 0;
    contents.goes_on("list:done", "Done", {{}, [&done] { ++done; }});
    const Rect alone = LonePanel(400, 500, contents).target("list:done").rect;
    contents.goes_back("list:back", [] {});
    LonePanel panel(400, 500, contents);
    const Rect beside = panel.target("list:done").rect;
    CHECK(beside.right == alone.right);
    CHECK(beside.bottom == alone.bottom);
    CHECK(panel.target("list:back").rect.right < beside.left);
    panel.tap("list:done");
    CHECK(done == 1);
}

TEST_CASE("panels: a choice takes the place of what was chosen")
{
    std::optional<int> chosen = 2;
    desk::Contents contents{"numbers", {{}, "Title", "Detail"}};
    contents.headed("Which one?");
    contents.numbers(
        "number", 1, 6, chosen, [&](int number) { return desk::sets(chosen, number); });
    LonePanel panel(400, 500, contents);
    panel.tap("number:5");
    CHECK(chosen == 5);
}

TEST_CASE("panels: in a low panel a heading stands beside its row")
{
    std::optional<int> chosen;
    desk::Contents contents{"numbers", {{}, "Title", "Detail"}};
    contents.headed("Which one?");
    contents.numbers(
        "number", 1, 6, chosen, [&](int number) { return desk::sets(chosen, number); });
    const LonePanel high(800, 500, contents);
    const LonePanel low(800, 200, contents);
    CHECK(low.target("number:1").rect.left > high.target("number:1").rect.left);
    CHECK(low.target("number:1").rect.top < high.target("number:1").rect.top);
}

TEST_CASE("panels: a heading can stand beside all rows as far as the next one")
{
    desk::Contents contents{"rows", {{}, "Title", "Detail"}};
    contents.headed("The city", desk::Heading::Low::beside_all);
    contents.remark("What glows can be bought.");
    contents.button(desk::Lay::chips, {"hire", "Hire"});
    desk::Contents other = contents;
    other.heading("Businesses");
    for (desk::Contents* each : {&contents, &other})
        each->button(desk::Lay::numbers, {"bank", "Bank"});
    const LonePanel together(800, 230, contents);
    CHECK(together.target("bank").rect.left == together.target("hire").rect.left);
    const LonePanel apart(800, 230, other);
    CHECK(apart.target("bank").rect.left < apart.target("hire").rect.left);
}

TEST_CASE("panels: a grid has as many columns as are told, and a panel without a title no head")
{
    desk::Contents contents{"grid", {}};
    desk::Buttons grid{desk::Lay::grid, {}, 3};
    for (const char* id : {"a", "b", "c", "d"})
        grid.buttons.push_back({id, id});
    contents.add(grid);
    const LonePanel panel(400, 500, contents);
    CHECK(panel.target("a").rect.top == 0);
    CHECK(panel.target("c").rect.top == 0);
    CHECK(panel.target("d").rect.top >= panel.target("a").rect.bottom);
    CHECK(panel.target("d").rect.left == panel.target("a").rect.left);
}
