// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/guide.hpp"

#include <optional>
#include <utility>

#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::compose {

namespace {

using GuideLook = GuideRun::Look;

void addRun(std::vector<GuideRun>& runs, std::string_view text, GuideLook look) {
  if (text.empty()) return;
  if (runs.empty() || runs.back().look != look) runs.push_back({{}, look});
  runs.back().text += text;
}

GuideLook lookOfSign(std::string_view sign) {
  if (sign == "**") return GuideLook::Bold;
  return sign == "*" ? GuideLook::Slanted : GuideLook::Plain;
}

std::vector<GuideRun> runsOf(std::string_view text) {
  std::vector<GuideRun> runs;
  while (!text.empty()) {
    const std::string_view before = text.substr(0, text.find_first_of("*`"));
    addRun(runs, before, GuideLook::Plain);
    text.remove_prefix(before.size());
    if (text.empty()) break;
    const std::string_view sign = text.substr(0, text.starts_with("**") ? 2 : 1);
    text.remove_prefix(sign.size());
    const std::size_t end = text.starts_with(' ') ? std::string_view::npos : text.find(sign);
    if (end == std::string_view::npos) {
      addRun(runs, sign, GuideLook::Plain);
      continue;
    }
    addRun(runs, text.substr(0, end), lookOfSign(sign));
    text.remove_prefix(end + sign.size());
  }
  return runs;
}

// Returns the mark of a list item at the beginning of the line, for example "1." or "-".
std::optional<std::string_view> itemMark(std::string_view line) {
  if (line.starts_with("- ")) return line.substr(0, 1);
  std::size_t digits = 0;
  while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9') ++digits;
  const bool isItem = digits > 0 && line.substr(digits).starts_with(". ");
  return isItem ? std::optional(line.substr(0, digits + 1)) : std::nullopt;
}

}  // namespace

Guide guideOf(std::string_view markdown) {
  Guide guide;
  GuideBlock block;
  std::string text;
  const auto finish = [&] {
    block.runs = runsOf(text);
    if (!text.empty()) guide.blocks.push_back(std::move(block));
    block = {};
    text.clear();
  };
  while (!markdown.empty()) {
    const std::string_view line = trimmed(takePart(markdown, '\n'));
    if (line.empty()) {
      finish();
    } else if (line.starts_with("# ")) {
      finish();
      guide.title = line.substr(2);
    } else if (line.starts_with("## ")) {
      finish();
      guide.blocks.push_back({GuideBlock::Kind::Heading, {}, runsOf(line.substr(3))});
    } else if (const auto mark = itemMark(line)) {
      finish();
      block.kind = GuideBlock::Kind::Item;
      block.mark = *mark == "-" ? "•" : *mark;
      text = trimmed(line.substr(mark->size()));
    } else {
      if (!text.empty()) text += ' ';
      text += line;
    }
  }
  finish();
  return guide;
}

}  // namespace damath::compose
