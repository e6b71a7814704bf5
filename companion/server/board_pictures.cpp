#include "companion/server/board_pictures.h"

#include "companion/painting/raster.h"
#include "companion/pictures/palette_png.h"
#include "companion/widgets/units.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace consigliere::server {

using painting::FlatDrawing;
using painting::PixelRect;
using widgets::dp;
using widgets::Rect;

namespace {

/// In logical pixels: as wide as letters on a phone allow.
constexpr float board_width = 560;
constexpr float board_height = 440;
/// What stands beside the board is drawn below it, only to learn its names.
constexpr float names_height = 200;
constexpr float gap_below = 12;
/// Least number of pixels of a logical one.
constexpr float least_sharpness = 1.5F;
constexpr std::size_t most_kept = 24;

float sharpness()
{
    return std::max(1.0F, least_sharpness / widgets::scale());
}

int pixels_of(float logical)
{
    return static_cast<int>(std::floor(std::floor(dp(logical)) * sharpness()));
}

/// Another ImGui context for a while.
class InContext {
public:
    explicit InContext(ImGuiContext* context)
        : m_before(ImGui::GetCurrentContext())
    {
        ImGui::SetCurrentContext(context);
    }
    InContext(const InContext&) = delete;
    InContext& operator=(const InContext&) = delete;
    ~InContext() { ImGui::SetCurrentContext(m_before); }

private:
    ImGuiContext* m_before;
};

} // namespace

/// A copy of the font atlas: the program may make another one while this one is painted with.
struct BoardPictures::Letters {
    std::vector<unsigned char> opacities;
    painting::LetterTexture texture;
};

BoardPictures::BoardPictures(const widgets::Canvas& look)
    : m_look(look)
    , m_context(ImGui::CreateContext(ImGui::GetIO().Fonts))
    , m_ui(look.theme(), look.fonts())
{
    const InContext aside(m_context);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    io.DeltaTime = 1;
    // A picture tells nothing of those before it.
    m_ui.set_motion(false);
    m_painter = std::thread([this] { paint_all(); });
}

BoardPictures::~BoardPictures()
{
    {
        const std::lock_guard lock(m_mutex);
        m_is_over = true;
    }
    m_changed.notify_all();
    m_painter.join();
    ImGui::DestroyContext(m_context);
}

int BoardPictures::width() const
{
    return pixels_of(board_width);
}

int BoardPictures::height() const
{
    return pixels_of(board_height);
}

FlatDrawing BoardPictures::flat(const SeatView& view, Drawn& drawn)
{
    const InContext aside(m_context);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {std::floor(dp(board_width)), std::floor(dp(board_height + names_height))};
    io.DisplayFramebufferScale = {sharpness(), sharpness()};
    io.MousePos = {-FLT_MAX, -FLT_MAX};
    ImGui::NewFrame();
    m_ui.set_theme(m_look.theme());
    m_ui.begin();
    Rect rest = m_ui.display();
    const Rect board = rest.cut_top(std::floor(dp(board_height)));
    m_ui.fill(board, m_ui.theme().ground);
    // Nothing of what is below reaches into the picture.
    rest.cut_top(dp(gap_below));
    const int now = view.evening().history().size();
    const auto add = [&drawn](std::vector<desk::Hotspot> more) {
        std::ranges::move(more, std::back_inserter(drawn.things));
    };
    add(view.table().draw_past(m_ui, board, now));
    add(view.table().draw_past_track(m_ui, rest.cut_top(rest.height() / 3), now));
    add(view.table().draw_past_seats(m_ui, rest, now));
    m_ui.end();
    ImGui::Render();
    FlatDrawing drawing;
    drawing.take(*ImGui::GetDrawData());
    return drawing;
}

std::shared_ptr<const BoardPictures::Letters> BoardPictures::letters()
{
    unsigned char* opacities = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&opacities, &width, &height);
    const auto size = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    const bool is_same = m_letters && m_letters->texture.width == width
        && m_letters->opacities.size() == size
        && std::equal(m_letters->opacities.begin(), m_letters->opacities.end(), opacities);
    if (!is_same) {
        auto letters = std::make_shared<Letters>();
        letters->opacities.assign(opacities, opacities + size);
        letters->texture = {letters->opacities.data(), width, height};
        m_letters = std::move(letters);
    }
    return m_letters;
}

BoardPictures::Drawn BoardPictures::draw(const SeatView& view)
{
    Drawn drawn;
    Work work;
    work.drawing = flat(view, drawn);
    for (const painting::FlatTriangle& triangle : work.drawing.triangles()) {
        if (triangle.reach.top < height())
            drawn.picture = painting::mixed(drawn.picture, triangle.fingerprint);
    }
    work.picture = drawn.picture;
    work.letters = letters();
    work.height = height();
    const std::lock_guard lock(m_mutex);
    if (m_pictures.contains(drawn.picture))
        return drawn;
    m_pictures.emplace(drawn.picture, nullptr);
    m_order.push_back(drawn.picture);
    if (m_order.size() > most_kept) {
        m_pictures.erase(m_order.front());
        m_order.pop_front();
    }
    m_work.push_back(std::move(work));
    m_changed.notify_all();
    return drawn;
}

std::shared_ptr<const std::string> BoardPictures::png(std::uint64_t picture) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_pictures.find(picture);
    return found == m_pictures.end() ? nullptr : found->second;
}

bool BoardPictures::is_painting(std::uint64_t picture) const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::find(m_work, picture, &Work::picture) != m_work.end();
}

void BoardPictures::finish() const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_work.empty(); });
}

void BoardPictures::paint_all()
{
    painting::Raster raster;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_is_over || !m_work.empty(); });
        if (m_is_over)
            return;
        const Work work = m_work.front();
        lock.unlock();
        const PixelRect& whole = work.drawing.whole();
        const PixelRect board{0, 0, whole.width(), work.height};
        raster.resize(whole.width(), whole.height());
        raster.take_letters(work.letters->texture);
        raster.paint(work.drawing, board);
        auto png = std::make_shared<const std::string>(pictures::write_palette_png(
            std::span(raster.pixels()).first(static_cast<std::size_t>(board.area())),
            whole.width()));
        lock.lock();
        m_work.pop_front();
        if (const auto found = m_pictures.find(work.picture); found != m_pictures.end())
            found->second = std::move(png);
        m_changed.notify_all();
    }
}

} // namespace consigliere::server
