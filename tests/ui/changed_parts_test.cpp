/// What the window paints: only the parts that have changed, and yet the picture is the same as if
/// all of it had been painted.

#include "companion/app/turned.h"
#include "companion/painting/dirty_regions.h"
#include "companion/painting/raster.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/canvas.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/shown_frames.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A picture of which only the changed parts are painted, as the window does it with a graphics
/// card and without one, beside pictures that are painted as a whole whenever they are compared.
class TwoPictures {
public:
    /// How much of it was painted for the next drawing: nothing where that is the same.
    std::int64_t take(const ImDrawData& drawing)
    {
        std::int64_t painted = 0;
        m_flat.take(drawing);
        if (!m_canvas || m_whole != m_flat.whole()) {
            m_whole = m_flat.whole();
            m_canvas.emplace(m_whole.width(), m_whole.height());
            m_raster.resize(m_whole.width(), m_whole.height());
        }
        m_raster.take_letters(*ImGui::GetIO().Fonts);
        for (const painting::PixelRect& part : m_parts.compare(m_flat)) {
            m_canvas->paint_part(m_flat, part);
            m_raster.paint(m_flat, part);
            painted += part.area();
        }
        m_painted += static_cast<double>(painted);
        ++m_pictures;
        return painted;
    }
    /// Whether they look as they would if all of them were painted anew, to the last byte, and both
    /// the same as far as anybody can see.
    [[nodiscard]] bool are_right(const ImDrawData& drawing) const
    {
        Canvas whole(m_whole.width(), m_whole.height());
        whole.paint(drawing, [](const Canvas::Glyph&) {});
        painting::Raster raster;
        raster.take_letters(*ImGui::GetIO().Fonts);
        raster.resize(m_whole.width(), m_whole.height());
        raster.paint(m_flat, m_whole);
        const std::vector<std::uint8_t> bytes = whole.bytes();
        CHECK(bytes == m_canvas->bytes());
        CHECK(raster.pixels() == m_raster.pixels());
        // Letters of another size than their font are smoothed by one of them only.
        CHECK(part_that_differs(bytes, raster.pixels()) < 0.005);
        return bytes == m_canvas->bytes() && raster.pixels() == m_raster.pixels();
    }
    [[nodiscard]] int pictures() const { return m_pictures; }
    /// Which part of a picture was painted, on average.
    [[nodiscard]] double part_painted() const
    {
        return m_painted / static_cast<double>(m_whole.area()) / m_pictures;
    }

private:
    /// How many of the pixels are of another colour, which part of all.
    static double part_that_differs(
        const std::vector<std::uint8_t>& bytes, const std::vector<std::uint32_t>& pixels)
    {
        constexpr int hardly_seen = 24;
        std::size_t different = 0;
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            bool is_same = true;
            for (const unsigned int channel : {0U, 1U, 2U}) {
                const auto other = static_cast<int>((pixels[i] >> (16U - 8U * channel)) & 0xffU);
                is_same = is_same && std::abs(other - bytes[3 * i + channel]) <= hardly_seen;
            }
            different += is_same ? 0 : 1;
        }
        return static_cast<double>(different) / static_cast<double>(pixels.size());
    }

    painting::FlatDrawing m_flat;
    painting::DirtyRegions m_parts;
    painting::PixelRect m_whole;
    std::optional<Canvas> m_canvas;
    painting::Raster m_raster;
    double m_painted = 0;
    int m_pictures = 0;
};

/// Taps an evening, and compares the two pictures after each of so many taps and, of what moves,
/// now and then: a mistake stays until its place is painted again.
void paint_an_evening(const std::string& name, Tapper& tapper, std::size_t lines, int taps_between)
{
    const db::Record record = test_record(name);
    const TemporaryFolder folder;
    const std::string session = begin_in(folder / "evening.db", record);
    Inspector inspector;
    inspector.paint_each(std::numeric_limits<int>::max());
    Stage stage(folder / "evening.db", {}, inspector);
    TwoPictures pictures;
    ShownFrames frames(stage, [&](const ImDrawData& drawing, ShownFrames::Moment moment) {
        const std::int64_t painted = pictures.take(drawing);
        // What a tap comes to is in the first picture after it, and not in a later one.
        if (moment == ShownFrames::Moment::rested && painted != 0)
            FAIL("still changing after " << stage.taps() << " taps");
        if (moment == ShownFrames::Moment::lifted && stage.taps() % taps_between == 0
            && !pictures.are_right(drawing))
            FAIL("another picture after " << stage.taps() << " taps");
    });
    stage.tap("session:" + session);
    tapper.sit_down(stage);
    for (std::size_t line = 0; line < std::min(lines, record.moves.size()); ++line)
        tapper.tap(record.moves[line]);
    CHECK(pictures.pictures() > 2 * stage.taps());
    // Most of what lies on a table stays as it was.
    CHECK(pictures.part_painted() < 0.35);
}

/// One drawing after the other, on which a test draws by itself.
class Drawings {
public:
    Drawings()
        : m_context(ImGui::CreateContext())
    {
        ImGui::SetCurrentContext(m_context);
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {320, 200};
        io.DeltaTime = 1;
        io.Fonts->AddFontDefault();
        io.Fonts->Flags |= ImFontAtlasFlags_NoBakedLines;
        io.Fonts->Build();
    }
    Drawings(const Drawings&) = delete;
    Drawings& operator=(const Drawings&) = delete;
    ~Drawings() { ImGui::DestroyContext(m_context); }

    /// The next drawing has these things on a ground.
    ImDrawData& draw(const std::function<void(ImDrawList&)>& things)
    {
        ImGui::NewFrame();
        ImDrawList& list = *ImGui::GetBackgroundDrawList();
        list.AddRectFilled({0, 0}, {320, 200}, IM_COL32(20, 30, 40, 255));
        things(list);
        ImGui::Render();
        return *ImGui::GetDrawData();
    }
    /// The parts in which it is another one than the drawing before.
    std::vector<painting::PixelRect> parts(const std::function<void(ImDrawList&)>& things)
    {
        m_flat.take(draw(things));
        return m_parts.compare(m_flat);
    }
    [[nodiscard]] const painting::FlatDrawing& flat() const { return m_flat; }

private:
    ImGuiContext* m_context;
    painting::FlatDrawing m_flat;
    painting::DirtyRegions m_parts;
};

constexpr ImU32 red = IM_COL32(200, 0, 0, 255);
constexpr ImU32 glass = IM_COL32(200, 0, 0, 100);

bool are_in(const std::vector<painting::PixelRect>& parts, const painting::PixelRect& place)
{
    return !parts.empty() && std::ranges::all_of(parts, [&](const painting::PixelRect& part) {
        return place.covers(part);
    });
}

} // namespace

TEST_CASE("painting: what is painted in parts is the picture as a whole, after every third tap")
{
    const db::Record record = test_record("corleone/evening-of-two");
    CorleoneTapper tapper(referee_of(record), CorleoneTapper::Collecting::by_itself);
    paint_an_evening("corleone/evening-of-two", tapper, 60, 3);
}

TEST_CASE("painting: an evening of Corleone’s Empire, after every tap", "[.long]")
{
    const db::Record record = test_record("corleone/evening-of-two");
    CorleoneTapper tapper(referee_of(record), CorleoneTapper::Collecting::by_itself);
    paint_an_evening("corleone/evening-of-two", tapper, record.moves.size(), 1);
}

TEST_CASE("painting: only where something has changed anything is painted")
{
    Drawings drawings;
    const auto still = [](ImDrawList& list) {
        list.AddRectFilled({10, 10}, {60, 60}, red);
        list.AddText({200, 150}, red, "Corleone");
    };
    CHECK(drawings.parts(still) == std::vector<painting::PixelRect>{{0, 0, 320, 200}});
    CHECK(drawings.parts(still).empty());
    // Something comes, glows, and goes.
    for (const ImU32 colour : {red, glass}) {
        const auto parts = drawings.parts([&](ImDrawList& list) {
            still(list);
            list.AddRectFilled({100, 100}, {120, 120}, colour);
        });
        CHECK(are_in(parts, {96, 96, 128, 128}));
    }
    CHECK(are_in(drawings.parts(still), {96, 96, 128, 128}));
    // Two things at two ends are two parts.
    const auto parts = drawings.parts([&](ImDrawList& list) {
        still(list);
        list.AddRectFilled({2, 2}, {6, 6}, glass);
        list.AddRectFilled({310, 190}, {316, 196}, glass);
    });
    CHECK(parts == std::vector<painting::PixelRect>{{0, 0, 32, 32}, {288, 160, 320, 200}});
}

TEST_CASE("painting: what lies above the other counts, and how much of it is seen")
{
    Drawings drawings;
    const auto two = [](ImU32 lower, ImU32 upper, float seen) {
        return [=](ImDrawList& list) {
            list.AddRectFilled({10, 10}, {30, 30}, lower);
            list.PushClipRect({0, 0}, {seen, 200});
            list.AddRectFilled({10, 10}, {30, 30}, upper);
            list.PopClipRect();
        };
    };
    static_cast<void>(drawings.parts(two(red, glass, 300)));
    CHECK_FALSE(drawings.parts(two(glass, red, 300)).empty());
    CHECK_FALSE(drawings.parts(two(glass, red, 20)).empty());
    // A clip that cuts nothing changes nothing.
    CHECK_FALSE(drawings.parts(two(glass, red, 40)).empty());
    CHECK(drawings.parts(two(glass, red, 50)).empty());
}

TEST_CASE("painting: what is hidden is neither painted nor looked at")
{
    Drawings drawings;
    const auto below = [](ImU32 hidden) {
        return [=](ImDrawList& list) {
            list.AddRectFilled({40, 40}, {60, 60}, hidden);
            list.AddRectFilled({0, 0}, {320, 200}, IM_COL32(1, 2, 3, 255));
        };
    };
    static_cast<void>(drawings.parts(below(red)));
    CHECK(drawings.parts(below(glass)).empty());
    const painting::PixelRect part{32, 32, 64, 64};
    const painting::FlatDrawing::VisibleRange observed = drawings.flat().sight_of(part);
    CHECK(observed.is_filled);
    painting::Strokes strokes;
    drawings.flat().add_strokes(part, observed, strokes);
    CHECK(strokes.corners.size() == 6);
    // Through glass everything is seen.
    const auto behind = [](ImU32 thing) {
        return [=](ImDrawList& list) {
            list.AddRectFilled({40, 40}, {60, 60}, thing);
            list.AddRectFilled({0, 0}, {320, 200}, IM_COL32(1, 2, 3, 254));
        };
    };
    static_cast<void>(drawings.parts(behind(red)));
    CHECK_FALSE(drawings.parts(behind(glass)).empty());
}

TEST_CASE("painting: a picture that is turned is painted in parts as well")
{
    for (const int turns : {0, 1, 2, 3}) {
        Drawings drawings;
        TwoPictures pictures;
        for (int i = 0; i < 12; ++i) {
            ImDrawData& drawing = drawings.draw([i](ImDrawList& list) {
                const auto place = static_cast<float>(i) * 7.3F;
                list.PushClipRect({5, 15}, {150.5F, 150});
                list.AddRectFilled({place, 20}, {place + 90, 77}, i % 3 == 0 ? red : glass, 6);
                list.AddText({30, 20 + place}, red, "Corleone’s Empire");
                list.PopClipRect();
                list.AddCircleFilled({160, 100 + place}, 18, glass);
            });
            app::turn_drawing(drawing, app::picture_size({320, 200}, turns), turns);
            static_cast<void>(pictures.take(drawing));
            INFO(turns << " quarter turns, picture " << i);
            CHECK(pictures.are_right(drawing));
        }
        CHECK(pictures.part_painted() < 0.8);
    }
}
