/// What the whole picture of a table costs in the processor when OpenGL draws it there too, as
/// Mesa’s software renderer does, by ImGui's own renderer and with so many samples a pixel as the
/// command line names:
///
///     frame_cost 0 2 4
///
/// Prints a line for each: "samples 0 frame_milliseconds 70.1 drawing_milliseconds 69.2", and first
/// the name of the renderer. The time is the processor's, of all threads together. It is what the
/// program is compared with, whose own pictures are measured in `tests/window/frames_test.cpp`.

#include "companion/app/program.h"
#include "companion/frame/destinations.h"
#include "db/import_export.h"
#include "tests/bench/evening.h"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <span>

namespace {

using namespace consigliere;

constexpr int width = 1280;
constexpr int height = 800;
constexpr int frames = 60;
/// The middle of Act II, with everything that lies on the table then.
constexpr std::size_t middle = 112;

double processor_milliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// A window with so many samples a pixel.
class Window {
public:
    explicit Window(int samples)
    {
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_SAMPLES, samples);
        m_window = glfwCreateWindow(width, height, "frame_cost", nullptr, nullptr);
        if (m_window == nullptr) {
            std::cerr << "There is no window with OpenGL 3.3.\n";
            std::exit(2);
        }
        glfwMakeContextCurrent(m_window);
        glfwSwapInterval(0);
    }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window() { glfwDestroyWindow(m_window); }

    void swap() const
    {
        glfwSwapBuffers(m_window);
        glFinish();
    }

private:
    GLFWwindow* m_window = nullptr;
};

/// An ImGui that draws into a window by its own renderer.
class Easel {
public:
    explicit Easel(int samples)
        : m_window(samples)
    {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().DisplaySize = {width, height};
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        ImGui_ImplOpenGL3_Init("#version 330 core");
    }
    Easel(const Easel&) = delete;
    Easel& operator=(const Easel&) = delete;
    ~Easel()
    {
        ImGui_ImplOpenGL3_Shutdown();
        ImGui::DestroyContext();
    }

    /// What the program takes, without the drawing of its triangles.
    static double lay_out(app::Program& program)
    {
        const double begin = processor_milliseconds();
        ImGui::NewFrame();
        program.frame();
        ImGui::Render();
        return processor_milliseconds() - begin;
    }
    void draw()
    {
        glViewport(0, 0, width, height);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        m_window.swap();
    }

private:
    Window m_window;
};

/// The whole picture of a table that lies still.
void measure(int samples)
{
    const bench::ScratchFolder folder;
    Easel easel(samples);
    auto database = db::Database::open(folder.file("evenings.db"));
    db::Record record = bench::evening_record();
    record.moves.resize(middle);
    const db::SessionId id =
        db::import_record(database.value(), record, "evening", {}).value().adopted.id;
    app::Program program(std::move(database.value()));
    program.navigator().open(screens::to::EveningTable{id});
    double laid_out = 0;
    double all = 0;
    constexpr int first = 8;
    for (int i = -first; i < frames; ++i) {
        if (program.fit({width, height}))
            ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_NewFrame();
        if (ImGui::GetIO().Fonts->TexID == nullptr)
            ImGui_ImplOpenGL3_CreateFontsTexture();
        const double begin = processor_milliseconds();
        const double own = Easel::lay_out(program);
        easel.draw();
        if (i < 0)
            continue;
        laid_out += own;
        all += processor_milliseconds() - begin;
    }
    std::cout << "samples " << samples << " frame_milliseconds " << all / frames
              << " drawing_milliseconds " << (all - laid_out) / frames << '\n';
}

} // namespace

int main(int argc, char** argv)
{
    if (glfwInit() != GLFW_TRUE) {
        std::cerr << "There is no display to open a window on.\n";
        return 2;
    }
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    {
        const Window window(0);
        std::cout << "renderer " << glGetString(GL_RENDERER) << '\n';
    }
    for (const char* const samples : arguments.subspan(1))
        measure(std::atoi(samples));
    glfwTerminate();
}
