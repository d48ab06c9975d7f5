// SPDX-License-Identifier: GPL-3.0-or-later
// What every page has: its head, the ways to the others, its foot. It reads on a phone, on paper and on a
// dark screen alike, and needs nothing from outside.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/html/writer.hpp"

namespace damath::html {

// The files beside the pages of a site.
inline constexpr std::string_view kStyleFile = "pages.css";
inline constexpr std::string_view kBoardFile = "board.js";
[[nodiscard]] std::string_view pageStyle();
[[nodiscard]] std::string_view boardScript();

// A page that lies alone has the style within; those of a site share one beside them, and the page of a game
// the script too.
enum class Belongs { Alone, ToSite, ToSiteWithBoard };

// Without a target it is the page itself; with others within, what they stand behind until it is opened.
struct Way {
  std::string target;
  std::string words;
  std::vector<Way> within = {};
};

struct PageFrame {
  std::string title;
  std::string language;  // as HTML names it: "en", "fil"
  Belongs belongs = Belongs::Alone;
  std::vector<Way> above = {};  // from the start to what this is a part of
  std::string heading;
  std::vector<std::string> facts = {};
  std::vector<Way> beside = {};  // the other pages of the same event
  std::string waysName = {};     // what `beside` is called to those who do not see it
  std::vector<std::string> foot = {};
};

// `name` is said to those who do not see where they are.
void writeNav(Writer& html, std::string_view name, const std::vector<Way>& ways);

[[nodiscard]] std::string pageOf(const PageFrame& frame, const std::function<void(Writer&)>& body);

}  // namespace damath::html
