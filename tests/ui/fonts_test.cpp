/// Letters of all people, and what is said when a font is missing.

#include "companion/widgets/font_files.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <map>

using namespace consigliere;
using namespace consigliere::test;
using widgets::Font;

namespace {

constexpr ImWchar unknown = 0xFFFD;
constexpr std::array text_fonts{Font::small, Font::body, Font::strong, Font::lead,
    Font::small_place, Font::place, Font::small_title, Font::title};

/// Lets fontconfig see some folders of fonts alone, whatever else a machine has.
class OnlyFonts {
public:
    explicit OnlyFonts(const std::vector<std::string>& folders)
    {
        std::string text = R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">)";
        text += "<fontconfig><cachedir>" + (m_folder / "cache").string() + "</cachedir>";
        for (const std::string& folder : folders)
            text += "<dir>/usr/share/fonts/" + folder + "</dir>";
        const std::filesystem::path file = m_folder / "fonts.conf";
        write_text(file, text + "</fontconfig>");
        ::setenv("FONTCONFIG_FILE", file.c_str(), 1); // NOLINT(concurrency-mt-unsafe)
    }
    OnlyFonts(const OnlyFonts&) = delete;
    OnlyFonts& operator=(const OnlyFonts&) = delete;
    ~OnlyFonts() { ::unsetenv("FONTCONFIG_FILE"); } // NOLINT(concurrency-mt-unsafe)

private:
    TemporaryFolder m_folder;
};

/// What the program installs, and nothing more.
std::vector<std::string> own_fonts()
{
    return {"opentype/inter", "opentype/ebgaramond", "opentype/font-awesome", "truetype/dejavu"};
}

ImFont& font_of(Stage& stage, Font font)
{
    return *stage.program().ui().fonts().of(font);
}

bool has_letter(Stage& stage, Font font, ImWchar letter)
{
    return font_of(stage, font).FindGlyphNoFallback(letter) != nullptr;
}

/// Where each letter of a font is drawn on its line, and how far it moves the next.
std::map<unsigned int, std::array<float, 5>> places_of(const ImFont& font)
{
    std::map<unsigned int, std::array<float, 5>> places;
    for (const ImFontGlyph& glyph : font.Glyphs)
        places[glyph.Codepoint] = {glyph.X0, glyph.Y0, glyph.X1, glyph.Y1, glyph.AdvanceX};
    return places;
}

/// Types without a frame in between or after it.
void press(const std::string& text)
{
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
}

} // namespace

TEST_CASE("missing fonts are told once, with where to get them")
{
    const TemporaryFolder folder;
    const OnlyFonts fonts({"truetype/dejavu"});
    Inspector inspector;
    {
        Stage stage(folder / "evening.db", std::nullopt, inspector);
        CHECK(stage.shows("Inter, EB Garamond 12, FontAwesome"));
        CHECK(stage.shows("fonts-inter, fonts-ebgaramond, fonts-font-awesome"));
        CHECK_FALSE(stage.has("new-table"));
        stage.tap("notice:close");
        CHECK(stage.has("new-table"));
    }
    Stage stage(folder / "evening.db", std::nullopt, inspector);
    CHECK_FALSE(stage.has("notice:close"));
    CHECK(stage.has("new-table"));
}

TEST_CASE("a letter comes from the font that is asked for, or from another that has it")
{
    const OnlyFonts fonts(own_fonts());
    const auto shares =
        widgets::FontFiles().share_out("EB Garamond 12:weight=80", {U'Ω', U'א', U'李'});
    REQUIRE(shares.size() == 2);
    CHECK(shares[0].font.path.find("EBGaramond12-Regular") != std::string::npos);
    CHECK(shares[0].letters == std::vector{U'Ω'});
    CHECK(shares[1].font.path.find("DejaVu") != std::string::npos);
    CHECK(shares[1].letters == std::vector{U'א'});
}

TEST_CASE("what is typed in any script is there in the next frame, and moves no other letter")
{
    const OnlyFonts fonts(own_fonts());
    House house;
    Stage& stage = house.stage();
    stage.tap("rules:corleone");
    stage.tap("search:field");
    std::map<Font, std::map<unsigned int, std::array<float, 5>>> before;
    for (const Font font : text_fonts) {
        CHECK_FALSE(has_letter(stage, font, u'Ω'));
        CHECK_FALSE(has_letter(stage, font, u'א'));
        before[font] = places_of(font_of(stage, font));
    }
    // Nothing but the letters asks for another frame.
    CHECK_FALSE(stage.program().needs_frame());
    press("Ωא");
    stage.frame();
    CHECK(stage.program().needs_frame());
    stage.frame();
    for (const Font font : text_fonts) {
        INFO("font " << static_cast<int>(font));
        // The rest of the alphabet comes with them.
        for (const ImWchar letter : {u'Ω', u'ω', u'א', u'ת'})
            CHECK(has_letter(stage, font, letter));
        auto after = places_of(font_of(stage, font));
        for (const auto& [letter, place] : before[font]) {
            if (after[letter] != place)
                FAIL_CHECK("letter " << letter << " moved");
        }
    }
    CHECK_FALSE(stage.program().ui().fonts().wants_more());
    CHECK_FALSE(stage.has("notice:close"));
}

TEST_CASE("a letter that no font has is a sign of its own, and told once")
{
    const std::string name = GENERATE(std::string("李明"), std::string("😀"));
    const OnlyFonts fonts(own_fonts());
    House house;
    const auto write_name = [&] {
        house.stage().tap("new-table");
        house.stage().tap("family:pizzino");
        house.stage().tap("seat:0:name:field");
        press(name);
        house.stage().frames(2);
    };
    write_name();
    Stage& stage = house.stage();
    CHECK(stage.shows("fonts-noto-cjk"));
    CHECK_FALSE(has_letter(stage, Font::body, u'李'));
    for (const Font font : text_fonts)
        CHECK(font_of(stage, font).FallbackChar == unknown);
    stage.tap("notice:close");
    CHECK_FALSE(stage.shows("fonts-noto-cjk"));
    // It is looked for once.
    CHECK_FALSE(stage.program().ui().fonts().wants_more());

    house.restart();
    write_name();
    CHECK(font_of(house.stage(), Font::body).FallbackChar == unknown);
    CHECK_FALSE(house.stage().has("notice:close"));
}
