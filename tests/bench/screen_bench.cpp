/// The screen without a display: processor time for a frame, and from nothing to the first frame.

#include "companion/app/program.h"
#include "companion/screens/table_screen.h"
#include "companion/tables/tables.h"
#include "db/transfer.h"
#include "tests/bench/evening.h"

#include <benchmark/benchmark.h>
#include <imgui.h>

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
    auto session = db::Session::resume(program.database(), id);
    program.navigator().open(
        std::make_unique<screens::TableScreen>(program.context(), std::move(session.value())));
    for (int i = 0; i < 3; ++i)
        frame([&] { program.frame(); });
    for (auto _ : state)
        frame([&] { program.frame(); });
    state.counters["vertices"] = ImGui::GetDrawData()->TotalVtxCount;
}
BENCHMARK(table_frame)->Unit(benchmark::kMicrosecond);

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
