/// What fingers and keys do between two frames, told to ImGui so that it misses nothing.

#include "companion/app/input_queue.h"

#include <catch2/catch.hpp>

#include <iterator>
#include <string>
#include <vector>

using namespace consigliere;

namespace {

/// What ImGui was told before each frame: where the pointer was, what was pressed, what was typed.
class Frames {
public:
    void take(app::InputQueue& input)
    {
        while (!input.is_empty()) {
            input.give(m_io);
            std::string frame = m_io.MousePos.x > -FLT_MAX
                ? std::to_string(static_cast<int>(m_io.MousePos.x))
                : "nowhere";
            frame += m_io.MouseDown[0] ? " down" : " up";
            for (int key = 0; key < static_cast<int>(std::size(m_io.KeysDown)); ++key) {
                if (m_io.KeysDown[key])
                    frame += " key " + std::to_string(key);
            }
            for (const ImWchar letter : m_io.InputQueueCharacters) {
                frame += ' ';
                frame += static_cast<char>(letter);
            }
            if (m_io.MouseWheel != 0)
                frame += " wheel " + std::to_string(static_cast<int>(m_io.MouseWheel));
            m_io.InputQueueCharacters.resize(0);
            m_io.MouseWheel = 0;
            m_frames.push_back(frame);
        }
    }
    [[nodiscard]] const std::vector<std::string>& all() const { return m_frames; }

private:
    ImGuiIO m_io;
    std::vector<std::string> m_frames;
};

std::vector<std::string> frames_of(app::InputQueue& input)
{
    Frames frames;
    frames.take(input);
    return frames.all();
}

using Told = std::vector<std::string>;

} // namespace

TEST_CASE("taps that come within one frame are told one after the other, each at its place")
{
    app::InputQueue input;
    for (const float place : {10.0F, 20.0F}) {
        input.move({place, 0});
        input.press(0);
        input.release(0);
    }
    CHECK(frames_of(input) == Told{"10 down", "10 up", "20 down", "20 up"});
}

TEST_CASE("a drag within one frame begins where it began and ends where it ended")
{
    app::InputQueue input;
    input.move({10, 0});
    input.press(0);
    for (const float place : {20.0F, 30.0F, 40.0F})
        input.move({place, 0});
    input.release(0);
    input.move({50, 0});
    CHECK(frames_of(input) == Told{"10 down", "40 down", "40 up", "50 up"});
}

TEST_CASE("letters and keys are told in the order in which they were typed")
{
    constexpr int key_a = 65;
    constexpr int key_erase = 259;
    app::InputQueue input;
    input.press_key(key_a);
    input.type('a');
    input.release_key(key_a);
    input.press_key(key_erase);
    input.release_key(key_erase);
    input.press_key(key_a);
    input.type('a');
    input.release_key(key_a);
    CHECK(frames_of(input)
        == Told{"nowhere up key 65 a", "nowhere up", "nowhere up key 259", "nowhere up",
            "nowhere up key 65 a", "nowhere up"});
}

TEST_CASE("the wheel turns where the pointer is, and not with a finger")
{
    app::InputQueue input;
    input.move({10, 0});
    input.turn_wheel({0, 1});
    input.turn_wheel({0, 2});
    input.move({20, 0});
    input.press(0);
    input.turn_wheel({0, 1});
    CHECK(frames_of(input) == Told{"10 up wheel 3", "20 down", "20 down wheel 1"});
}

TEST_CASE("a button that no hand has breaks nothing")
{
    constexpr int unheard_of = 99;
    app::InputQueue input;
    input.press(unheard_of);
    input.press(-1);
    input.press_key(-1);
    input.press_key(100000);
    frames_of(input);
    CHECK(input.is_empty());
}

TEST_CASE("whoever is told of a press late is told when it was made, one press at a time")
{
    app::InputQueue input;
    input.move({10, 10});
    input.press(0, 1.5);
    input.release(0, 1.6);
    input.press_key(ImGuiKey_Enter, 2);
    input.type('a');
    ImGuiIO io;
    std::vector<std::optional<double>> told;
    while (!input.is_empty())
        told.push_back(input.give(io));
    CHECK(told == std::vector<std::optional<double>>{1.5, 1.6, 2.0});
}
