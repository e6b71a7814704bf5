#include "companion/site/html.h"

#include "companion/language/language.h"
#include "companion/site/site_folder.h"

#include <fmt/format.h>

namespace consigliere::site {

using exports::escaped;
using language::tr;

namespace {

Html navigation(const Frame& frame, Place place, const std::string& up)
{
    std::vector<std::tuple<Place, std::string, const char*>> pages{
        {Place::evenings, tr("Evenings"), "index.html"},
        {Place::players, tr("Players"), "players.html"}, {Place::group, tr("Group"), "group.html"}};
    if (frame.has_league)
        pages.emplace_back(Place::league, tr("League"), "league.html");
    Html text = fmt::format("<nav aria-label=\"{}\"><ul>\n", escaped(tr("Pages")));
    for (const auto& [one, name, file] : pages)
        text += fmt::format("<li{0}><a href=\"{1}{2}\">{3}{4}{5}</a></li>\n",
            one == place ? " class=\"here\"" : "", up, file, one == place ? "<strong>" : "",
            escaped(name), one == place ? "</strong>" : "");
    return text + "</ul></nav>\n";
}

Html languages(const Frame& frame, const std::string& root, const std::string& name)
{
    Html text;
    for (const Frame::Other& other : frame.others)
        text += fmt::format(" · <a hreflang=\"{0}\" lang=\"{0}\" href=\"{1}{2}{3}\">{4}</a>",
            other.tag, root, other.folder, name, escaped(other.name));
    return text;
}

} // namespace

std::string way_up(const std::string& name)
{
    std::string up;
    for (const char letter : name)
        up += letter == '/' ? "../" : "";
    return up;
}

std::string whole_page(const Frame& frame, Place place, const std::string& title,
    const std::string& name, const std::string& root, const Html& content)
{
    const std::string up = way_up(name);
    const std::string whole_title =
        title.empty() || title == frame.title ? frame.title : title + " – " + frame.title;
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"generator\" content=\"{}\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta name=\"color-scheme\" content=\"light dark\">\n"
                       "<title>{}</title>\n<link rel=\"stylesheet\" href=\"{}style.css\">\n"
                       "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"{}\" "
                       "href=\"{}feed.xml\">\n</head>\n<body>\n",
               language::tag_of(language::chosen()), own_mark, escaped(whole_title), root,
               escaped(frame.title), up)
        + fmt::format("<header><p class=\"site\"><a href=\"{}index.html\">{}</a></p>\n", up,
            escaped(frame.title))
        + navigation(frame, place, up) + "</header>\n<main>\n" + content
        + fmt::format("</main>\n<footer><p>{}<span class=\"ways\"> · <a href=\"{}feed.xml\">{}</a>"
                      "{}</span></p></footer>\n</body>\n</html>\n",
            escaped(tr("Recorded with Consigliere.")), up, escaped(tr("Feed")),
            languages(frame, root, name));
}

/// Charts are drawn for light paper; in the dark they are turned round, hues and all.
const char* style_sheet()
{
    return R"css(/* consigliere publish */
:root { color-scheme: light dark; --paper: #fbf5e6; --panel: #f2e9d3; --ink: #1d1a16; --quiet: #5a5348;
  --line: #d8cbb0; --accent: #7a5200; --good: #1f6b2e }
@media (prefers-color-scheme: dark) { :root { --paper: #14110d; --panel: #201b15; --ink: #efe6d3;
  --quiet: #b5a98f; --line: #3d3428; --accent: #e0b040; --good: #7fc98b }
  figure svg, td svg { filter: invert(1) hue-rotate(180deg) brightness(1.5) } figure.own svg { filter: none } }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; font: 16px/1.5 system-ui, "Noto Sans", sans-serif; color: var(--ink);
  background: var(--paper) }
header { background: var(--panel); border-bottom: 1px solid var(--line); display: flex;
  flex-wrap: wrap; gap: .2rem 2rem; align-items: baseline; justify-content: space-between;
  padding: .6rem max(1rem, calc((100% - 60rem) / 2)) 0 }
.site { margin: 0; font: 600 1.4rem Georgia, "Noto Serif", serif }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.4rem; margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: .6rem 0; border-bottom: 3px solid transparent }
.here a { border-color: var(--accent); color: var(--ink) }
a { color: var(--accent); text-underline-offset: .15em }
header a { text-decoration: none } header a:hover, header a:focus { text-decoration: underline }
main { max-width: 62rem; margin: 0 auto; padding: 1rem }
h1, h2, h3 { font-family: Georgia, "Noto Serif", serif; font-weight: 600; line-height: 1.2 }
h1 { font-size: 2.1rem; margin: .8rem 0 .2rem } h2 { font-size: 1.35rem; margin: 1.8rem 0 .5rem }
h3 { font-size: 1.05rem; margin: 1.2rem 0 .3rem; color: var(--quiet) }
.occasion, .quiet, figcaption, caption { color: var(--quiet) }
.occasion { margin-top: 0 } .outcome { font-size: 1.2rem; font-weight: 600 }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; padding-bottom: .3rem }
th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line);
  vertical-align: baseline }
thead th { color: var(--quiet); font-weight: 500; font-size: .9rem }
.sum { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
thead .sum { white-space: normal } .wide + .wide { margin-top: 1rem }
.whole { white-space: nowrap } figure { margin: 0 } svg { width: 100%; height: auto; font-family: inherit }
td svg { width: 10rem; height: 1.2rem; vertical-align: middle }
.list { list-style: none; margin: 0; padding: 0 }
.list li { padding: .6rem 0; border-bottom: 1px solid var(--line) }
.list p { margin: 0 } .list .quiet { font-size: .9rem }
.mark { border: 1px solid var(--line); border-radius: .3rem; padding: 0 .35rem; font-size: .85rem;
  color: var(--quiet) }
.records { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: .8rem;
  padding: 0; margin: 0; list-style: none }
.records li { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  padding: .7rem .9rem }
.records p { margin: 0 } .records .value { font-size: 1.4rem; font-weight: 600 }
li { overflow-wrap: anywhere } p.notes { white-space: pre-line; overflow-wrap: anywhere }
footer { max-width: 62rem; margin: 2rem auto 0; padding: 1rem; border-top: 1px solid var(--line);
  color: var(--quiet); font-size: .9rem }
@media (max-width: 34rem) { h1 { font-size: 1.6rem } table { font-size: .9rem }
  th, td { padding-right: .3rem } thead th { font-size: .8rem; hyphens: auto }
  td svg { width: 6rem } .sum { white-space: normal } }
@page { size: A4; margin: 14mm }
@media print { :root { --paper: #fff; --panel: #fff; --ink: #000; --quiet: #444; --line: #bbb;
  --accent: #000 } html { font-size: 11px } body { font-size: 1rem }
  nav, .ways { display: none } h1, h2, h3, caption, thead, .quiet { break-after: avoid }
  figure svg, td svg { filter: none } main, header, footer { max-width: none; padding: 0 }
  tr, svg, li { break-inside: avoid } h2 { break-after: avoid } }
)css";
}

} // namespace consigliere::site
