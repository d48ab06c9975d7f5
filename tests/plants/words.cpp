// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/words.hpp"

#include <algorithm>

namespace damath::plants {

namespace {

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

// True if a chip passes. Candidates are the chips with this text; if there are none, the chips with its
// value.
template <class Passes>
bool anyChip(const rules::ChipSet& set, std::string_view text, Passes passes) {
  const auto isNamed = [&](const rules::Chip& chip) { return chip.text == text; };
  if (std::ranges::any_of(set.chips, isNamed)) {
    return std::ranges::any_of(set.chips, [&](const rules::Chip& c) { return isNamed(c) && passes(c); });
  }
  const auto value = rules::parseChipValue(text);
  return value &&
         std::ranges::any_of(set.chips, [&](const rules::Chip& c) { return c.value == *value && passes(c); });
}

}  // namespace

std::optional<Words> wordsOf(const std::string& move) {
  const std::size_t first = move.find(' ');
  const std::size_t second = move.find(' ', first + 1);
  if (first == std::string::npos || second == std::string::npos) return std::nullopt;
  Words words{move.substr(0, first), move.substr(first + 1, second - first - 1), move.substr(second + 1)};
  if (words.taken.starts_with('(')) words.taken = words.taken.substr(1, words.taken.size() - 2);
  return words;
}

std::string join(const Words& words) {
  const bool negative = words.taken.starts_with('-');
  return words.taker + " " + words.sign + " " + (negative ? "(" + words.taken + ")" : words.taken);
}

std::vector<std::string> digitSlips(const std::string& text, std::size_t from) {
  std::vector<std::string> slips;
  for (std::size_t i = from; i < text.size(); ++i) {
    if (!isDigit(text[i])) continue;
    const bool leads = i == 0 || (!isDigit(text[i - 1]) && text[i - 1] != '.');
    const bool longer = i + 1 < text.size() && isDigit(text[i + 1]);
    const bool bottom = i > 0 && text[i - 1] == '/';
    for (char digit = '0'; digit <= '9'; ++digit) {
      if (digit == text[i] || (digit == '0' && leads && (longer || bottom))) continue;
      slips.push_back(text);
      slips.back()[i] = digit;
    }
  }
  return slips;
}

std::string signSlip(const std::string& text, std::size_t from) {
  const std::string before = text.substr(0, from);
  return text[from] == '-' ? before + text.substr(from + 1) : before + "-" + text.substr(from);
}

std::optional<std::string> slipOf(PenSlip slip, const std::string& text, Lots& lots, std::size_t from) {
  if (slip == PenSlip::Sign) return signSlip(text, from);
  const std::vector<std::string> slips = digitSlips(text, from);
  if (slips.empty()) return std::nullopt;
  return slips[pick(lots, slips.size())];
}

Standing standingOf(const sheet::Sheet& sheet, const Spot& before, const rules::ChipSet& set,
                    board::Side owner, std::string_view text) {
  if (!anyChip(set, text, [](const rules::Chip&) { return true; })) return Standing::NoChip;
  std::vector<std::string> taken;
  for (std::size_t i = 0; i <= before.line; ++i) {
    if (i == before.line && (before.side == board::Side::Blue || owner == board::Side::Blue)) break;
    const sheet::Half& half = sheet.lines[i].of(board::opponent(owner));
    if (const auto words = isCapture(half) ? wordsOf(half.move) : std::nullopt) taken.push_back(words->taken);
  }
  const bool standing = anyChip(
      set, text, [&](const rules::Chip& chip) { return std::ranges::find(taken, chip.text) == taken.end(); });
  return standing ? Standing::OnBoard : Standing::Taken;
}

bool sameChip(const rules::ChipSet& set, std::string_view a, std::string_view b) {
  if (a == b) return true;
  const bool isText = std::ranges::any_of(set.chips, [&](const rules::Chip& chip) { return chip.text == a; });
  const auto left = rules::parseChipValue(a);
  return !isText && left && left == rules::parseChipValue(b);
}

}  // namespace damath::plants
