/// What the pictures of an evening cost in the processor where it draws all of them, as Mesa’s
/// software renderer does: an evening is tapped, and each picture that the window
/// would show is painted as the window paints it, and now and then in two other ways. Figures
/// alone: `test_window "[.frames]"`.

#include "companion/app/painter.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/shown_frames.h"
#include "tests/window/display.h"

#include <GLFW/glfw3.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr int width = 1280;
constexpr int height = 800;

double processor_milliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// A window as the program opens it.
class DrawnWindow {
public:
    DrawnWindow()
    {
        REQUIRE(glfwInit() == GLFW_TRUE);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_DEPTH_BITS, 0);
        glfwWindowHint(GLFW_STENCIL_BITS, 0);
        m_window = glfwCreateWindow(width, height, "frames", nullptr, nullptr);
        REQUIRE(m_window != nullptr);
        glfwMakeContextCurrent(m_window);
        glfwSwapInterval(0);
    }
    DrawnWindow(const DrawnWindow&) = delete;
    DrawnWindow& operator=(const DrawnWindow&) = delete;
    ~DrawnWindow()
    {
        glfwDestroyWindow(m_window);
        glfwTerminate();
    }
    void swap() const
    {
        glfwSwapBuffers(m_window);
        glFinish();
    }

private:
    GLFWwindow* m_window = nullptr;
};

/// What pictures of one kind cost, each in milliseconds.
class Costs {
public:
    void add(double milliseconds) { m_all.push_back(milliseconds); }
    void print(const std::string& name)
    {
        std::ranges::sort(m_all);
        std::cout << name << " pictures " << m_all.size();
        if (!m_all.empty())
            std::cout << " median " << at(0.5) << " of_twenty_the_dearest " << at(0.95) << " worst "
                      << m_all.back();
        std::cout << '\n';
    }

private:
    [[nodiscard]] double at(double part) const
    {
        return m_all[static_cast<std::size_t>(part * static_cast<double>(m_all.size() - 1))];
    }
    std::vector<double> m_all;
};

/// A painter that loads letters whenever the fonts of the current ImGui were made anew.
class ReadyPainter {
public:
    ReadyPainter(const DrawnWindow& window, app::Painter::Backend hand)
        : m_window(window)
        , m_painter(hand)
    {
    }
    enum class Extent : std::uint8_t { changes, all };
    /// What the picture costs; nothing changes where it is the same as before.
    [[nodiscard]] std::pair<bool, double> show(const ImDrawData& drawing, Extent extent)
    {
        load_letters();
        if (extent == Extent::all)
            m_painter.forget();
        const double begin = processor_milliseconds();
        const bool has_changed = m_painter.paint(drawing);
        if (has_changed) {
            m_painter.show(width, height);
            m_window.swap();
        }
        return {has_changed, processor_milliseconds() - begin};
    }

private:
    void load_letters()
    {
        const ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
        std::vector<int> now = {fonts.TexWidth, fonts.TexHeight};
        for (const ImFont* font : fonts.Fonts)
            now.push_back(font->Glyphs.Size);
        if (now == m_loaded && fonts.TexPixelsAlpha8 == m_opacities)
            return;
        m_loaded = std::move(now);
        m_painter.load_letters();
        m_opacities = fonts.TexPixelsAlpha8;
    }

    const DrawnWindow& m_window;
    app::Painter m_painter;
    /// The size of their texture, and how many letters each font has.
    std::vector<int> m_loaded;
    const unsigned char* m_opacities = nullptr;
};

} // namespace

TEST_CASE("figures: what the pictures of an evening cost", "[.frames]")
{
    const Display display(width, height);
    setenv("DISPLAY", display.name().c_str(), 1);
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    const DrawnWindow window;
    const db::Record record = test_record("corleone/evening-of-five");
    const TemporaryFolder folder;
    const std::string session = begin_in(folder / "evening.db", record);
    Inspector inspector;
    inspector.paint_each(std::numeric_limits<int>::max());
    Stage stage(folder / "evening.db", {}, inspector);

    using enum app::Painter::Backend;
    using enum ReadyPainter::Extent;
    ReadyPainter painter(window, processor);
    ReadyPainter whole_painter(window, processor);
    ReadyPainter whole_opengl_painter(window, graphics_card);
    Costs same;
    Costs own;
    Costs all_changed;
    std::array<Costs, 3> changed;
    Costs whole;
    Costs whole_opengl;
    int pictures = 0;
    const ShownFrames shown(stage, [&](const ImDrawData& drawing, ShownFrames::Moment moment) {
        if (moment == ShownFrames::Moment::rested)
            return;
        const double before = stage.dearest_frame();
        const auto [has_changed, cost] = painter.show(drawing, changes);
        if (!has_changed) {
            same.add(cost);
            return;
        }
        own.add(before);
        all_changed.add(before + cost);
        changed.at(static_cast<std::size_t>(moment)).add(before + cost);
        // What it is compared with takes so long that a few of them have to do.
        constexpr int pictures_for_each_compared = 8;
        if (++pictures % pictures_for_each_compared != 0)
            return;
        whole.add(before + whole_painter.show(drawing, all).second);
        whole_opengl.add(before + whole_opengl_painter.show(drawing, all).second);
    });
    stage.tap("session:" + session);
    CorleoneTapper tapper(referee_of(record), CorleoneTapper::Collecting::by_itself);
    tapper.sit_down(stage);
    for (const std::string& line : record.moves)
        tapper.tap(line);

    same.print("unchanged");
    changed[0].print("changed_moved");
    changed[1].print("changed_lifted");
    changed[2].print("changed_pressed");
    all_changed.print("changed");
    whole.print("whole");
    whole_opengl.print("opengl_whole");
    own.print("own_part_of_it");
}
