#include "tests/ui/stage.h"

#include "companion/app/input_queue.h"
#include "companion/tables/tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <stdexcept>

namespace consigliere::test {

using widgets::Rect;
using widgets::Target;

namespace {

/// Between two taps people look.
constexpr float rest_seconds = 0.5F;

/// The program, as it starts with a database, or with one that it has to mend.
std::unique_ptr<app::Program> started(const std::filesystem::path& path)
{
    auto opened = screens::open_or_stand_in(path);
    if (opened.is_error())
        throw std::runtime_error("cannot open " + path.string() + ": " + opened.error().detail);
    return std::make_unique<app::Program>(
        std::move(opened.value().database), std::move(opened.value().trouble));
}

/// Where a pointer can be: between the points of a screen there is none.
ImVec2 on_screen(ImVec2 point)
{
    return {std::floor(point.x), std::floor(point.y)};
}

ImVec2 nowhere()
{
    return {-FLT_MAX, -FLT_MAX};
}

} // namespace

std::string Scenery::name() const
{
    return std::to_string(static_cast<int>(display.x)) + "x"
        + std::to_string(static_cast<int>(display.y)) + " "
        + std::string(language::code_of(language)) + " "
        + (theme == widgets::ThemeName::dark ? "dark" : "light") + " "
        + std::to_string(scale_percent);
}

const std::vector<Scenery>& all_sceneries()
{
    static const std::vector<Scenery> sceneries = [] {
        std::vector<Scenery> all;
        // Neighbours have the same size: fonts of another size take longer to make than a frame.
        for (const int percent : {100, 130, 150}) {
            for (const ImVec2 display : {ImVec2(1280, 800), ImVec2(800, 1280)}) {
                using widgets::ThemeName;
                all.push_back({display, {}, ThemeName::dark, percent});
                for (const language::Language language : language::all_languages()) {
                    const auto before = all.back().theme;
                    all.push_back({display, language,
                        before == ThemeName::dark ? ThemeName::light : ThemeName::dark, percent});
                }
            }
        }
        return all;
    }();
    return sceneries;
}

std::vector<Scenery> sceneries_of_turn(std::size_t turn)
{
    const std::vector<Scenery>& all = all_sceneries();
    const std::size_t languages = language::all_languages().size() + 1;
    std::vector<Scenery> third;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if ((i + i / languages) % 3 == turn % 3)
            third.push_back(all[i]);
    }
    return third;
}

std::string language_choice(std::string_view code)
{
    const std::vector<language::Language>& all = language::all_languages();
    const auto place = std::ranges::find(all, code, language::code_of) - all.begin();
    return "language:" + std::to_string(place);
}

Stage::Stage(const std::filesystem::path& database, const Scenery& scenery, Inspector& inspector)
    : Stage(database, std::nullopt, inspector)
{
    set(scenery);
}

Stage::Stage(const std::filesystem::path& database, std::nullopt_t, Inspector& inspector)
    : m_inspector(inspector)
    , m_context(ImGui::CreateContext())
{
    ImGui::SetCurrentContext(m_context);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.DeltaTime = m_frame_seconds;
    io.MousePos = nowhere();
    // Letters are then the only thing that is not drawn with the one white point of the atlas.
    io.Fonts->Flags |= ImFontAtlasFlags_NoBakedLines;
    for (int key = 0; key < ImGuiKey_COUNT; ++key)
        io.KeyMap[key] = key;
    m_program = started(database);
    m_program->ui().remember_texts();
    m_program->ui().remember_places(true);
    // Whoever tests the guide asks for it.
    m_program->settings().was_shown_round = true;
    io.DisplaySize = m_scenery.display;
    frames(2);
}

Stage::~Stage()
{
    m_program.reset();
    ImGui::DestroyContext(m_context);
}

void Stage::set(const Scenery& scenery)
{
    m_scenery = scenery;
    screens::Settings& settings = m_program->settings();
    settings.language = scenery.language;
    settings.theme = scenery.theme;
    settings.scale_percent = scenery.scale_percent;
    language::choose(scenery.language);
    ImGui::GetIO().DisplaySize = scenery.display;
    frames(2);
}

void Stage::frame()
{
    static_cast<void>(m_program->fit(ImGui::GetIO().DisplaySize));
    ImGui::GetIO().DeltaTime = m_rests ? rest_seconds : m_frame_seconds;
    m_rests = false;
    const std::clock_t begin = std::clock();
    ImGui::NewFrame();
    m_program->frame();
    ImGui::Render();
    m_dearest_frame = std::max(
        m_dearest_frame, 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    // What a screen shows after the settings were changed on it is another scenery.
    const screens::Settings& settings = m_program->settings();
    m_scenery.language = settings.language;
    m_scenery.theme = settings.theme;
    m_scenery.scale_percent = settings.scale_percent;
    m_inspector.look(m_program->ui(), *ImGui::GetDrawData(), m_scenery.name());
}

void Stage::frames(int count)
{
    for (int i = 0; i < count; ++i)
        frame();
}

bool Stage::has(std::string_view id) const
{
    const Target* target = ui().find_target(id);
    return target != nullptr && target->mood != widgets::ControlState::disabled;
}

bool Stage::shows(std::string_view part) const
{
    const std::vector<std::string>& texts = ui().texts();
    return std::any_of(texts.begin(), texts.end(),
        [part](const std::string& text) { return text.find(part) != std::string::npos; });
}

std::optional<Target> Stage::find(std::string_view id)
{
    if (!has(id) && !scroll_to(id))
        return std::nullopt;
    return *ui().find_target(id);
}

bool Stage::scroll_to(std::string_view id)
{
    const std::vector<widgets::ScrolledList> lists = ui().lists();
    for (const widgets::ScrolledList& list : lists) {
        const Rect& rect = list.rect;
        const float step = rect.height() * 0.5F;
        const ImVec2 upper{rect.left + 4, rect.centre().y - step / 2};
        const ImVec2 lower{rect.left + 4, rect.centre().y + step / 2};
        constexpr int most_steps = 60;
        const auto offset = [&] { return m_program->ui().scroll_state(list.id).offset; };
        for (int i = 0; i < most_steps && offset() > 0; ++i)
            drag_along(upper, lower);
        for (int i = 0; i < most_steps; ++i) {
            if (has(id))
                return true;
            const float before = offset();
            drag_along(lower, upper);
            if (offset() <= before)
                break;
        }
    }
    return has(id);
}

void Stage::press_down(ImVec2 point)
{
    ImGuiIO& io = ImGui::GetIO();
    io.MousePos = on_screen(point);
    if (m_echo != nullptr)
        m_echo->press(io.MousePos);
    io.MouseDown[0] = true;
    frames(2);
}

void Stage::lift()
{
    ImGuiIO& io = ImGui::GetIO();
    if (m_echo != nullptr)
        m_echo->release();
    io.MouseDown[0] = false;
    frame();
    io.MousePos = nowhere();
    frames(2);
}

void Stage::tap_at(ImVec2 point)
{
    ++m_taps;
    m_rests = true;
    press_down(point);
    lift();
}

void Stage::tap_again(ImVec2 point, double apart, const std::function<void()>& between)
{
    constexpr double slow_frame = 0.08;
    constexpr double of_one_tap = 0.02;
    m_rests = true;
    frame();
    const std::array events{0.0, of_one_tap, apart, apart + of_one_tap};
    m_frame_seconds = static_cast<float>(slow_frame);
    app::InputQueue input;
    input.move(on_screen(point));
    std::size_t come = 0;
    std::size_t told = 0;
    for (double now = 0; told < events.size(); now += slow_frame) {
        for (; come < events.size() && events[come] <= now; ++come)
            come % 2 == 0 ? input.press(0, events[come]) : input.release(0, events[come]);
        const std::optional<double> at = input.give(ImGui::GetIO());
        if (at && ++told == 3)
            between();
        m_program->ui().expect_late_input(at ? now - *at : 0);
        frame();
    }
    ImGui::GetIO().MousePos = nowhere();
    frame();
    m_frame_seconds = 1.0F / 60;
    frame();
}

Target Stage::find_or_throw(std::string_view id)
{
    const std::optional<Target> target = find(id);
    if (target)
        return *target;
    std::string there;
    for (const Target& each : ui().targets())
        there += each.id + (each.mood == widgets::ControlState::disabled ? " (off)  " : "  ");
    throw std::runtime_error("no target " + std::string(id) + " among: " + there);
}

void Stage::tap(std::string_view id)
{
    tap_at(find_or_throw(id).rect.centre());
}

void Stage::tap_twice(std::string_view id)
{
    const ImVec2 place = find_or_throw(id).rect.centre();
    tap_at(place);
    press_down(place);
    lift();
}

void Stage::drag(ImVec2 from, ImVec2 to)
{
    m_rests = true;
    drag_along(from, to);
}

void Stage::drag_along(ImVec2 from, ImVec2 to)
{
    press_down(from);
    constexpr int steps = 3;
    for (int i = 1; i <= steps; ++i) {
        const float part = static_cast<float>(i) / steps;
        const ImVec2 way{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
        ImGui::GetIO().MousePos = on_screen(way);
        if (m_echo != nullptr)
            m_echo->move(on_screen(way));
        frame();
    }
    lift();
}

void Stage::type(std::string_view text)
{
    ImGui::GetIO().AddInputCharactersUTF8(std::string(text).c_str());
    frames(2);
}

void Stage::press_key(ImGuiKey key)
{
    // Whoever chooses something has looked at it.
    m_rests = key == ImGuiKey_Enter || key == ImGuiKey_Space;
    ImGuiIO& io = ImGui::GetIO();
    io.KeysDown[key] = true;
    frames(2);
    io.KeysDown[key] = false;
    frames(2);
}

} // namespace consigliere::test
