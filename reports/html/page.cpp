// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/page.hpp"

namespace damath::html {

namespace {

// The content of the file assets/pages.css.
constexpr std::string_view kPageStyle =
#include "pages_css.inc"
    ;
// The content of the file assets/board.js.
constexpr std::string_view kBoardScript =
#include "board_js.inc"
    ;

// Returns the content security policy of a page, which tells the browser what the page may load. The policy
// of a site also allows file:, because in a local folder the word 'self' matches no file.
std::string_view policyOf(Belongs belongs) {
  return belongs == Belongs::Alone ? "default-src 'none'; style-src 'unsafe-inline'"
                                   : "default-src 'none'; style-src 'self' file:; script-src 'self' file:";
}

void writeHead(Writer& html, const PageFrame& frame) {
  html.open("head").line();
  html.leaf("meta", {{"charset", "utf-8"}}).line();
  html.leaf("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}).line();
  html.leaf("meta", {{"name", "generator"}, {"content", "Damath"}}).line();
  // The players are minors, so search engines are told not to list the page.
  html.leaf("meta", {{"name", "robots"}, {"content", "noindex"}}).line();
  html.leaf("meta", {{"http-equiv", "Content-Security-Policy"}, {"content", policyOf(frame.belongs)}}).line();
  html.element("title", frame.title).line();
  if (frame.belongs == Belongs::Alone) {
    html.style(kPageStyle).line();
  } else {
    html.leaf("link", {{"rel", "stylesheet"}, {"href", kStyleFile}}).line();
  }
  if (frame.belongs == Belongs::ToSiteWithBoard) {
    html.element("script", {}, {{"src", kBoardFile}, {"defer", "defer"}}).line();
  }
  html.close().line();
}

void writeWays(Writer& html, const std::vector<Way>& ways) {
  for (const Way& way : ways) {
    if (!way.within.empty()) {
      html.open("details").element("summary", way.words).open("div").line();
      writeWays(html, way.within);
      html.close().close();
    } else if (way.target.empty()) {
      html.element("b", way.words, {{"aria-current", "page"}});
    } else {
      html.element("a", way.words, {{"href", way.target}});
    }
    html.line();
  }
}

// Writes the facts in one paragraph. A fact is broken over two lines only if it is longer than a line.
void writeFacts(Writer& html, const std::vector<std::string>& facts) {
  html.open("p");
  for (const std::string& fact : facts) {
    if (&fact != &facts.front()) html.text(" · ");
    html.element("span", fact);
  }
  html.close().line();
}

}  // namespace

std::string_view pageStyle() {
  return kPageStyle;
}

std::string_view boardScript() {
  return kBoardScript;
}

void writeNav(Writer& html, std::string_view name, const std::vector<Way>& ways) {
  html.open("nav", {{"aria-label", name}}).line();
  writeWays(html, ways);
  html.close().line();
}

std::string pageOf(const PageFrame& frame, const std::function<void(Writer&)>& body) {
  Writer html;
  html.open("html", {{"lang", frame.language}}).line();
  writeHead(html, frame);
  html.open("body").line().open("header").line();
  if (!frame.above.empty()) {
    html.open("p", {{"class", "above"}}).line();
    writeWays(html, frame.above);
    html.close().line();
  }
  if (!frame.heading.empty()) html.element("h1", frame.heading).line();
  if (!frame.facts.empty()) writeFacts(html, frame.facts);
  html.close().line();
  if (!frame.beside.empty()) writeNav(html, frame.waysName, frame.beside);
  html.open("main").line();
  body(html);
  html.close().line();
  if (!frame.foot.empty()) {
    html.open("footer").line();
    for (const std::string& line : frame.foot) html.element("p", line).line();
    html.close().line();
  }
  html.close().line().close().line();
  return "<!DOCTYPE html>\n" + std::move(html).done();
}

}  // namespace damath::html
