/// The screen without a display: processor time for a frame, and from nothing to the first frame.

#include "companion/app/program.h"
#include "companion/frame/destinations.h"
#include "companion/tables/tables.h"
#include "db/import_export.h"
#include "tests/bench/evening.h"
#include "tests/support/long_evening.h"

#include <benchmark/benchmark.h>
#include <imgui.h>

#include <cfloat>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::bench {

namespace {

const ImVec2 display{1280, 800};

/// An ImGui context without a window.
class Context {
public:
    Context()
    {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = display;
        io.DeltaTime = 1.0F / 60;
    }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    ~Context() { ImGui::DestroyContext(); }

    static void load_fonts()
    {
        unsigned char* pixels = nullptr;
        int width = 0;
        int height = 0;
        ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
    }
};

template <typename Draw>
void frame(const Draw& draw)
{
    ImGui::NewFrame();
    draw();
    ImGui::Render();
    benchmark::DoNotOptimize(ImGui::GetDrawData()->TotalVtxCount);
}

/// The table in the middle of Act II, with everything that lies on it.
void table_frame(benchmark::State& state)
{
    const ScratchFolder folder;
    const Context context;
    auto database = db::Database::open(folder.file("evenings.db"));
    db::Record record = evening_record();
    constexpr std::size_t middle = 112;
    record.moves.resize(middle);
    const db::SessionId id =
        db::import_record(database.value(), record, "evening", {}).value().adopted.id;
    app::Program program(std::move(database.value()));
    benchmark::DoNotOptimize(program.fit(display));
    Context::load_fonts();
    program.navigator().open(screens::to::EveningTable{id});
    for (int i = 0; i < 3; ++i)
        frame([&] { program.frame(); });
    for (auto _ : state)
        frame([&] { program.frame(); });
    state.counters["vertices"] = ImGui::GetDrawData()->TotalVtxCount;
}
BENCHMARK(table_frame)->Unit(benchmark::kMicrosecond);

/// One finger on the screens of a program.
class Finger {
public:
    explicit Finger(app::Program& program)
        : m_program(program)
    {
    }

    void tap(std::string_view id)
    {
        press(id);
        lift();
        rest();
    }
    void press(std::string_view id)
    {
        const widgets::Target* target = m_program.ui().find_target(id);
        if (target == nullptr)
            std::abort();
        ImGuiIO& io = ImGui::GetIO();
        // A tap counts for itself only when the one before it was a while ago.
        io.DeltaTime = 0.5F;
        io.MousePos = target->rect.centre();
        io.MouseDown[0] = true;
        frame([&] { m_program.frame(); });
        io.DeltaTime = 1.0F / 60;
        frame([&] { m_program.frame(); });
    }
    /// What was tapped answers in this frame.
    void lift()
    {
        ImGui::GetIO().MouseDown[0] = false;
        frame([&] { m_program.frame(); });
    }
    void rest()
    {
        ImGui::GetIO().MousePos = {-FLT_MAX, -FLT_MAX};
        for (int i = 0; i < 2; ++i) {
            // New letters are loaded between two frames, as the window does it.
            if (m_program.fit(display))
                Context::load_fonts();
            frame([&] { m_program.frame(); });
        }
    }

private:
    app::Program& m_program;
};

/// The longest evening that there is, looked back at.
struct LongEvening {
    ScratchFolder folder;
    Context context;
    app::Program program{std::move(db::Database::open(folder.file("evenings.db")).value())};
    Finger finger{program};

    LongEvening()
    {
        const db::Record record =
            test::with_steps_back(evening_record(), test::entries_of_an_evening);
        const db::SessionId id =
            db::import_record(program.database(), record, "evening", {}).value().adopted.id;
        benchmark::DoNotOptimize(program.fit(display));
        Context::load_fonts();
        program.navigator().open(screens::to::Evening{id});
        finger.rest();
    }
};

/// Lets the finger go through things, again and again, and measures the frames that answer.
void measure_answers(
    benchmark::State& state, Finger& finger, const std::vector<std::string>& things)
{
    std::size_t next = 0;
    for (auto _ : state) {
        state.PauseTiming();
        finger.press(things[next++ % things.size()]);
        state.ResumeTiming();
        finger.lift();
        state.PauseTiming();
        finger.rest();
        state.ResumeTiming();
    }
    state.counters["entries"] = test::entries_of_an_evening;
}

/// From a tap to the answer under "Why?".
void court_answer(benchmark::State& state)
{
    LongEvening evening;
    evening.finger.tap("past:why");
    measure_answers(state, evening.finger,
        {"ask:territory:midtown", "ask:stack:chelsea", "ask:territory:queens", "ask:act:2"});
}
BENCHMARK(court_answer)->Unit(benchmark::kMillisecond);

/// From a tap that says that entry 10 was not made, or was, to what comes of it.
void amendment_judged(benchmark::State& state)
{
    LongEvening evening;
    evening.finger.tap("past:first");
    for (int entry = 0; entry < 10; ++entry)
        evening.finger.tap("past:after");
    evening.finger.tap("past:amend");
    measure_answers(state, evening.finger, {"amend:none", "amend:replace"});
}
BENCHMARK(amendment_judged)->Unit(benchmark::kMillisecond);

/// The peer: ImGui's own demonstration window.
void peer_demo_window_frame(benchmark::State& state)
{
    const Context context;
    Context::load_fonts();
    for (int i = 0; i < 3; ++i)
        frame([] { ImGui::ShowDemoWindow(); });
    for (auto _ : state)
        frame([] { ImGui::ShowDemoWindow(); });
    state.counters["vertices"] = ImGui::GetDrawData()->TotalVtxCount;
}
BENCHMARK(peer_demo_window_frame)->Unit(benchmark::kMicrosecond);

/// From an empty process to the home screen, without the window: database, fonts, first frame.
void first_frame(benchmark::State& state)
{
    for (auto _ : state) {
        const ScratchFolder folder;
        const Context context;
        auto database = db::Database::open(folder.file("evenings.db"));
        app::Program program(std::move(database.value()));
        benchmark::DoNotOptimize(program.fit(display));
        Context::load_fonts();
        frame([&] { program.frame(); });
    }
}
BENCHMARK(first_frame)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

} // namespace consigliere::bench
