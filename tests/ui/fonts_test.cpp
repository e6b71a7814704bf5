/// Letters of all people, and what is said when a font is missing.

#include "companion/widgets/wanted_letters.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/stage.h"

#include <catch2/catch.hpp>

#include <cstdlib>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Lets fontconfig see one folder of fonts alone.
class OnlyFonts {
public:
    explicit OnlyFonts(const std::string& folder)
    {
        const std::filesystem::path file = m_folder / "fonts.conf";
        write_text(file,
            R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>)"
                + folder + "</dir></fontconfig>");
        ::setenv("FONTCONFIG_FILE", file.c_str(), 1); // NOLINT(concurrency-mt-unsafe)
    }
    OnlyFonts(const OnlyFonts&) = delete;
    OnlyFonts& operator=(const OnlyFonts&) = delete;
    ~OnlyFonts() { ::unsetenv("FONTCONFIG_FILE"); } // NOLINT(concurrency-mt-unsafe)

private:
    TemporaryFolder m_folder;
};

bool has_letter(Stage& stage, widgets::Font font, ImWchar letter)
{
    return stage.program().ui().fonts().of(font)->FindGlyphNoFallback(letter) != nullptr;
}

} // namespace

TEST_CASE("a missing font is told once")
{
    const TemporaryFolder folder;
    const OnlyFonts fonts("/usr/share/fonts/truetype/dejavu");
    Inspector inspector;
    {
        Stage stage(folder / "evening.db", std::nullopt, inspector);
        CHECK(stage.shows("is not installed"));
        CHECK_FALSE(stage.has("new-table"));
        stage.tap("notice:close");
        CHECK(stage.has("new-table"));
    }
    Stage stage(folder / "evening.db", std::nullopt, inspector);
    CHECK_FALSE(stage.shows("is not installed"));
    CHECK(stage.has("new-table"));
}

TEST_CASE("people may have names in any script")
{
    constexpr ImWchar alpha = 0x03B1;
    constexpr ImWchar omega = 0x03C9;
    constexpr ImWchar hebrew_alef = 0x05D0;
    constexpr ImWchar egyptian_thing = 0xABCD;
    constexpr ImWchar unknown = 0xFFFD;
    const TemporaryFolder folder;
    Inspector inspector;
    Stage stage(folder / "evening.db", std::nullopt, inspector);
    const auto draw = [&stage](const std::string& text) {
        widgets::want_letters(text);
        CHECK(widgets::are_letters_missing());
        stage.frame();
        CHECK_FALSE(widgets::are_letters_missing());
    };
    CHECK_FALSE(has_letter(stage, widgets::Font::body, alpha));
    draw("α");
    for (const widgets::Font font : {widgets::Font::small, widgets::Font::strong,
             widgets::Font::lead, widgets::Font::title, widgets::Font::place}) {
        CHECK(has_letter(stage, font, alpha));
        CHECK(has_letter(stage, font, omega));
    }
    // Inter has no Hebrew letters; DejaVu stands in for it.
    draw("א");
    CHECK(has_letter(stage, widgets::Font::body, hebrew_alef));
    CHECK(has_letter(stage, widgets::Font::body, alpha));

    // What no font has is asked for once, and is a sign of its own.
    CHECK_FALSE(has_letter(stage, widgets::Font::body, egyptian_thing));
    draw("\xEA\xAF\x8D");
    widgets::want_letters("\xEA\xAF\x8D and \xF0\x9F\x98\x80");
    CHECK_FALSE(widgets::are_letters_missing());
    CHECK(has_letter(stage, widgets::Font::body, unknown));
    CHECK(stage.program().ui().fonts().of(widgets::Font::body)->FallbackChar == unknown);
}

TEST_CASE("a name that is typed finds its letters")
{
    const TemporaryFolder folder;
    Inspector inspector;
    Stage stage(folder / "evening.db", std::nullopt, inspector);
    stage.tap("rules:corleone");
    stage.tap("search:field");
    stage.type("Ελένη");
    CHECK(has_letter(stage, widgets::Font::body, 0x03AD));
    CHECK_FALSE(widgets::are_letters_missing());
}
