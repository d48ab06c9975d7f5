// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/person.hpp"

#include <algorithm>
#include <charconv>

#include "core/spellings.hpp"

namespace damath::db {

namespace {

std::optional<int> boardIn(std::string_view text) {
  constexpr int kMost = 99'999;
  int board = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), board);
  if (fault != std::errc() || end != text.data() + text.size() || board < 1 || board > kMost) return {};
  return board;
}

bool isOneOf(char letter, std::string_view more) {
  return (letter >= 'a' && letter <= 'z') || more.find(letter) != std::string_view::npos;
}

}  // namespace

std::string_view toText(Role role) {
  return spellingOf(role);
}

std::optional<Role> parseRole(std::string_view text) {
  return valueOf<Role>(text);
}

std::string toText(const std::vector<BoardRange>& boards) {
  std::string text;
  for (const BoardRange& range : boards) {
    text += (text.empty() ? "" : ",") + std::to_string(range.first);
    if (range.last != range.first) text += "-" + std::to_string(range.last);
  }
  return text;
}

std::optional<std::vector<BoardRange>> parseBoards(std::string_view text) {
  std::vector<BoardRange> boards;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view part = text.substr(0, comma);
    const std::size_t dash = std::min(part.find('-'), part.size());
    const auto first = boardIn(part.substr(0, dash));
    const auto last = dash == part.size() ? first : boardIn(part.substr(dash + 1));
    if (!first || !last || *last < *first) return std::nullopt;
    boards.push_back({*first, *last});
    if (comma + 1 == text.size()) return std::nullopt;
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return boards;
}

bool isLogin(std::string_view text) {
  constexpr std::size_t kMost = 32;
  return !text.empty() && text.size() <= kMost && isOneOf(text.front(), {}) &&
         std::ranges::all_of(text, [](char letter) { return isOneOf(letter, "0123456789-_"); });
}

}  // namespace damath::db
