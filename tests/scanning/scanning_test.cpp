/// Pictures from files, the codes in them, and the lookout that waits for both.

#include "companion/exports/qr.h"
#include "companion/scanning/camera.h"
#include "companion/scanning/code_reader.h"
#include "companion/scanning/code_scanner.h"
#include "companion/scanning/picture_files.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <chrono>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using scanning::CodeScanner;
using scanning::GreyPicture;
using scanning::Trouble;
using scanning::View;

namespace {

std::string png(const std::string& text)
{
    return exports::png_of(*exports::qr_code_of(text, exports::Correction::medium));
}

GreyPicture picture(const std::string& text)
{
    return scanning::picture_in(png(text), "code").value();
}

GreyPicture turned(const GreyPicture& picture)
{
    GreyPicture result{picture.height, picture.width, {}};
    for (int y = 0; y < result.height; ++y) {
        for (int x = 0; x < result.width; ++x)
            result.pixels.push_back(picture.at(y, picture.height - 1 - x));
    }
    return result;
}

/// Two pictures on one desk.
GreyPicture side_by_side(const GreyPicture& left, const GreyPicture& right)
{
    GreyPicture both{left.width + right.width, std::max(left.height, right.height), {}};
    constexpr std::uint8_t desk = 120;
    for (int y = 0; y < both.height; ++y) {
        for (int x = 0; x < both.width; ++x) {
            const bool is_left = x < left.width;
            const GreyPicture& part = is_left ? left : right;
            both.pixels.push_back(
                y < part.height ? part.at(is_left ? x : x - left.width, y) : desk);
        }
    }
    return both;
}

/// The same so many times larger, with the grain that large photographs have.
GreyPicture grainy(const GreyPicture& picture, int times)
{
    GreyPicture result{picture.width * times, picture.height * times, {}};
    std::uint32_t grain = 1;
    for (int y = 0; y < result.height; ++y) {
        for (int x = 0; x < result.width; ++x) {
            grain = grain * 1664525U + 1013904223U;
            const int bright = picture.at(x / times, y / times) / 2 + 60;
            result.pixels.push_back(
                static_cast<std::uint8_t>(bright + static_cast<int>(grain >> 24U) / 4 - 32));
        }
    }
    return result;
}

std::vector<std::string> sorted(std::vector<std::string> texts)
{
    std::ranges::sort(texts);
    return texts;
}

Trouble::Kind refusal(const std::string& bytes)
{
    const auto result = scanning::picture_in(bytes, "some.png");
    REQUIRE(result.is_error());
    CHECK(result.error().file.file == "some.png");
    CHECK(scanning::tell(result.error()).find("some.png") != std::string::npos);
    return result.error().kind;
}

/// Everything that a lookout sees until its source ends.
std::vector<CodeScanner::ScanResult> everything(CodeScanner& lookout)
{
    std::vector<CodeScanner::ScanResult> all;
    while (!lookout.is_over()) {
        for (CodeScanner::ScanResult& sighting : lookout.take())
            all.push_back(std::move(sighting));
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return all;
}

} // namespace

TEST_CASE("codes are read however they lie, several at once, and from grainy photographs")
{
    const std::string first = "CNSG FIRST 1:2/3";
    const std::string second(480, 'S');
    CHECK(scanning::codes_in(picture(first)) == std::vector{first});
    CHECK(scanning::codes_in(turned(picture(second))) == std::vector{second});
    CHECK(sorted(scanning::codes_in(side_by_side(picture(first), picture(second))))
        == sorted({first, second}));
    CHECK(scanning::codes_in(scanning::shrunk(picture(second), 2)) == std::vector{second});
    CHECK(scanning::codes_in(grainy(picture(second), 5)) == std::vector{second});
    CHECK(scanning::codes_in({}).empty());
    CHECK(scanning::codes_in({1, 1, {0}}).empty());
    CHECK(scanning::codes_in({64, 64, std::vector<std::uint8_t>(64 * 64, 0)}).empty());
}

TEST_CASE("what is no picture is refused with its name")
{
    CHECK(refusal("") == Trouble::Kind::no_picture);
    CHECK(refusal("no picture") == Trouble::Kind::no_picture);
    const std::string whole = png("text");
    CHECK(refusal(whole.substr(0, 20)) == Trouble::Kind::no_picture);
    CHECK(refusal(whole.substr(0, whole.size() / 2)) == Trouble::Kind::no_picture);
    // A few bytes that say they are sixteen million pixels wide and as high.
    std::string huge = whole;
    for (const std::size_t place : {17U, 18U, 21U, 22U})
        huge[place] = '\x7f';
    const Trouble::Kind kind = refusal(huge);
    CHECK((kind == Trouble::Kind::too_large || kind == Trouble::Kind::no_picture));
    std::string large = whole;
    large[18] = '\x40';
    large[22] = '\x40';
    CHECK(refusal(large) == Trouble::Kind::too_large);
}

TEST_CASE("files call themselves pictures in small and large letters")
{
    for (const char* name : {"a.png", "a.PNG", "b.jpg", "b.JPG", "c.jpeg", "x/c.Jpeg"})
        CHECK(scanning::is_called_picture(name));
    for (const char* name : {"png", "a.toml", "a.png.toml", "", "a."})
        CHECK_FALSE(scanning::is_called_picture(name));
}

TEST_CASE("a lookout tells of every file, of what is in it or why it cannot be read")
{
    const TemporaryFolder folder;
    write_text(folder / "code.png", png("a text"));
    write_text(folder / "none.png", "no picture");
    CodeScanner lookout(std::make_unique<scanning::PictureFiles>(std::vector<std::filesystem::path>{
        folder / "code.png", folder / "none.png", folder / "missing.png"}));
    const auto all = everything(lookout);
    REQUIRE(all.size() == 3);
    CHECK(all[0].name.ends_with("code.png"));
    CHECK(all[0].codes == std::vector<std::string>{"a text"});
    CHECK_FALSE(all[0].trouble);
    CHECK(all[1].trouble->kind == Trouble::Kind::no_picture);
    CHECK(all[2].trouble->kind == Trouble::Kind::unreadable);
    CHECK_FALSE(lookout.preview().is_empty());
    CHECK(lookout.preview().width <= 64);
}

TEST_CASE("nobody waits for a lookout that is wanted no more, and it closes its source")
{
    /// As slow as a camera that opens.
    struct Slow final : scanning::PictureSource {
        explicit Slow(std::shared_ptr<std::atomic<bool>> open)
            : is_open(std::move(open))
        {
            *is_open = true;
        }
        ~Slow() override { *is_open = false; }
        std::optional<View> next() override
        {
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
            return View{{}, picture("again"), {}};
        }
        std::shared_ptr<std::atomic<bool>> is_open;
    };
    const auto is_open = std::make_shared<std::atomic<bool>>(false);
    std::optional<CodeScanner> lookout(std::in_place, std::make_unique<Slow>(is_open));
    std::vector<CodeScanner::ScanResult> seen;
    while (seen.empty()) {
        seen = lookout->take();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(seen.front().codes == std::vector<std::string>{"again"});
    CHECK_FALSE(lookout->is_over());
    CHECK(*is_open);
    const auto before = std::chrono::steady_clock::now();
    lookout.reset();
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::milliseconds(250));
    for (int i = 0; i < 5000 && *is_open; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    CHECK_FALSE(*is_open);
}

TEST_CASE("a machine without a camera says so and goes on")
{
    if (std::filesystem::exists("/dev/video0"))
        return; // Nobody is filmed by a test.
    CodeScanner lookout(scanning::open_camera());
    const auto all = everything(lookout);
    REQUIRE(all.size() == 1);
    REQUIRE(all.front().trouble);
    CHECK(all.front().trouble->kind == Trouble::Kind::no_camera);
    CHECK(scanning::tell(*all.front().trouble) == "No camera found.");
}
