// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of every page: head, navigation and foot. A page is readable on a phone, on paper and in dark
// mode, and loads nothing from other sites.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/html/writer.hpp"

namespace damath::html {

// The names of the files beside the pages of a site.
inline constexpr std::string_view kStyleFile = "pages.css";
inline constexpr std::string_view kBoardFile = "board.js";
[[nodiscard]] std::string_view pageStyle();
[[nodiscard]] std::string_view boardScript();

// Alone: the page contains its style. ToSite: the pages of a site share one style file. ToSiteWithBoard: the
// page of a game also loads the script.
enum class Belongs { Alone, ToSite, ToSiteWithBoard };

// A navigation link. An empty `target` means the current page. Links in `within` stay hidden until the reader
// opens this entry.
struct Way {
  std::string target;
  std::string words;
  std::vector<Way> within = {};
};

struct PageFrame {
  std::string title;
  std::string language;  // HTML language code: "en", "fil"
  Belongs belongs = Belongs::Alone;
  std::vector<Way> above = {};  // from the start page to the parent of this page
  std::string heading;
  std::vector<std::string> facts = {};
  std::vector<Way> beside = {};  // the other pages of the same event
  std::string waysName = {};     // the name of `beside` for screen readers
  std::vector<std::string> foot = {};
};

// Writes navigation links. Screen readers say `name` before the links.
void writeNav(Writer& html, std::string_view name, const std::vector<Way>& ways);

[[nodiscard]] std::string pageOf(const PageFrame& frame, const std::function<void(Writer&)>& body);

}  // namespace damath::html
