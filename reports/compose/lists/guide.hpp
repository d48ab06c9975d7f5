// SPDX-License-Identifier: GPL-3.0-or-later
// A guide for people: a text of a few pages, with headings, paragraphs and lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/compose/parts/event_head.hpp"

namespace damath::compose {

// A part of a text with one look.
struct GuideRun {
  enum class Look { Plain, Bold, Slanted };
  std::string text;
  Look look = Look::Plain;
  friend bool operator==(const GuideRun&, const GuideRun&) = default;
};

struct GuideBlock {
  enum class Kind { Heading, Paragraph, Item };
  Kind kind = Kind::Paragraph;
  std::string mark;  // "1." or "•" before an item; empty for the other kinds
  std::vector<GuideRun> runs;
  friend bool operator==(const GuideBlock&, const GuideBlock&) = default;
};

struct Guide {
  std::string title;
  EventHead head;  // empty: a guide belongs to no contest
  std::vector<GuideBlock> blocks;
};

// Reads a guide from Markdown: the title "# …", headings "## …", items "1. …" and "- …" with their indented
// lines, and paragraphs. Inside a block, it reads "**bold**", "*slanted*" and "`code`", which becomes plain
// text. A star before a space is a star. Any other Markdown stays as it is written.
[[nodiscard]] Guide guideOf(std::string_view markdown);

}  // namespace damath::compose
