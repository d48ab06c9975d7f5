// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the frame of a web page: head, navigation and foot. A page is readable on a phone, on paper and in
// dark mode, and loads nothing from other sites.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/html/writer.hpp"

namespace damath::html {

// The names of the two files that a site needs beside its pages: the style and the script of the board.
inline constexpr std::string_view kStyleFile = "pages.css";
inline constexpr std::string_view kBoardFile = "board.js";
[[nodiscard]] std::string_view pageStyle();
[[nodiscard]] std::string_view boardScript();

// The files that a page uses. Alone: none, the page contains its style. ToSite: the style file that all pages
// of the site share. ToSiteWithBoard: the style file, and the script for the board on the page of a game.
enum class Belongs { Alone, ToSite, ToSiteWithBoard };

// A navigation link. An empty `target` means the current page. A link with further links in `within` has no
// target of its own; it shows the further links when the reader opens it.
struct Way {
  std::string target;
  std::string words;
  std::vector<Way> within = {};
};

struct PageFrame {
  std::string title;
  std::string language;  // the HTML code of the page's language: "en", "fil"
  Belongs belongs = Belongs::Alone;
  std::vector<Way> above = {};  // links from the start page to the parent of this page
  std::string heading;
  std::vector<std::string> facts = {};
  std::vector<Way> beside = {};  // links to the other pages of the same event
  std::string waysName = {};     // the name that screen readers say before the links of `beside`
  std::vector<std::string> foot = {};
};

// Writes navigation links. Screen readers say `name` before the links.
void writeNav(Writer& html, std::string_view name, const std::vector<Way>& ways);

[[nodiscard]] std::string pageOf(const PageFrame& frame, const std::function<void(Writer&)>& body);

}  // namespace damath::html
