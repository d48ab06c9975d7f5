// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/set_figure.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "core/text/number.hpp"

namespace damath::compose {

namespace {

constexpr std::string_view kRoot = "√";
// The mark behind a slash that divides. setFigure() removes the mark. No text on paper has this control
// character.
constexpr char kDivides = '\x1f';

std::string withPlainSlashes(std::string_view text) {
  std::string plain(text);
  std::erase(plain, kDivides);
  return plain;
}

std::string_view figuresOf(std::string_view text) {
  return text.substr(
      0, static_cast<std::size_t>(std::distance(text.begin(), std::ranges::find_if_not(text, isDigit))));
}

bool beginsWithRootWord(std::string_view text) {
  constexpr std::string_view kWord = "sqrt";
  return text.size() >= kWord.size() &&
         std::ranges::equal(text.substr(0, kWord.size()), kWord,
                            [](char c, char small) { return c == small || c == small - 'a' + 'A'; });
}

// Returns the number that the text begins with: "12", "5√2", "√2". Empty if the text begins with no number.
std::string_view rootedFigureOf(std::string_view text) {
  const std::string_view whole = figuresOf(text);
  const std::string_view after = text.substr(whole.size());
  if (!after.starts_with(kRoot)) return whole;
  const std::string_view under = figuresOf(after.substr(kRoot.size()));
  return under.empty() ? whole : text.substr(0, whole.size() + kRoot.size() + under.size());
}

struct FoundFraction {
  std::string_view above;
  std::string_view below;
};

std::optional<FoundFraction> fractionAt(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const bool goesOn = !before.empty() && (isDigit(before.back()) || before.back() == '.' ||
                                          before.back() == '/' || before.back() == ',');
  if (goesOn || before.ends_with(kRoot)) return std::nullopt;
  const std::string_view above = rootedFigureOf(text.substr(at));
  if (above.empty() || !text.substr(at + above.size()).starts_with('/')) return std::nullopt;
  const std::string_view rest = text.substr(at + above.size() + 1);
  const std::string_view below = rootedFigureOf(rest);
  if (below.empty()) return std::nullopt;
  const std::string_view after = rest.substr(below.size());
  const bool isDecimal = after.size() > 1 && (after[0] == '.' || after[0] == ',') && isDigit(after[1]);
  if (isDecimal || after.starts_with('/') || after.starts_with(kRoot)) return std::nullopt;
  return FoundFraction{above, below};
}

std::vector<SetPiece> piecesOf(std::string_view text) {
  std::vector<SetPiece> pieces;
  std::size_t done = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto fraction = fractionAt(text, at);
    if (!fraction) continue;
    if (at > done) pieces.push_back({withPlainSlashes(text.substr(done, at - done))});
    pieces.push_back({std::string(fraction->above), std::string(fraction->below)});
    done = at + fraction->above.size() + 1 + fraction->below.size();
    at = done - 1;
  }
  if (done < text.size()) pieces.push_back({withPlainSlashes(text.substr(done))});
  return pieces;
}

// Returns the number if the text begins with a number in a ring, "①" to "⑳".
std::optional<int> ringedNumber(std::string_view text) {
  constexpr std::string_view kOne = "①";
  if (text.size() < kOne.size() || !text.starts_with(kOne.substr(0, 2))) return std::nullopt;
  const int number = static_cast<unsigned char>(text[2]) - static_cast<unsigned char>(kOne[2]) + 1;
  return number >= 1 && number <= 20 ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string inSetSigns(std::string_view text) {
  constexpr std::array<std::string_view, 10> kRaised = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string set;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    const bool isWord = beginsWithRootWord(rest);
    if (isWord || rest.starts_with(kRoot)) {
      set += kRoot;
      at += isWord ? 4 : kRoot.size();
      const std::string_view after = text.substr(at);
      const std::string_view under = after.starts_with('(') ? figuresOf(after.substr(1)) : "";
      if (under.empty() || !after.substr(under.size() + 1).starts_with(')')) continue;
      set += under;
      at += under.size() + 2;
      continue;
    }
    if (const std::string_view power = rest[0] == '^' ? figuresOf(rest.substr(1)) : ""; !power.empty()) {
      for (const char figure : power) set += kRaised.at(static_cast<std::size_t>(figure - '0'));
      at += 1 + power.size();
      continue;
    }
    if (const auto number = ringedNumber(rest)) {
      set += "[" + std::to_string(*number) + "]";
      at += 3;
      continue;
    }
    set += rest[0];
    ++at;
  }
  return set;
}

std::string withDivisions(std::string_view text) {
  std::string marked;
  for (const char c : text) {
    marked += c;
    if (c == '/') marked += kDivides;
  }
  return marked;
}

std::vector<SetGroup> setFigure(std::string_view text) {
  std::vector<SetGroup> groups;
  const auto add = [&groups](std::string_view part, bool isRinged) {
    if (!part.empty() || isRinged) groups.push_back({piecesOf(part), isRinged});
  };
  while (!text.empty()) {
    const std::size_t open = text.find('[');
    const std::size_t close = open == std::string_view::npos ? open : text.find(']', open);
    if (close == std::string_view::npos) break;
    add(text.substr(0, open), false);
    add(text.substr(open + 1, close - open - 1), true);
    text.remove_prefix(close + 1);
  }
  add(text, false);
  return groups;
}

std::vector<RootedPart> rootedParts(std::string_view text) {
  std::vector<RootedPart> parts;
  std::size_t done = 0;
  for (std::size_t root = text.find(kRoot); root != std::string_view::npos;
       root = text.find(kRoot, std::max(done, root + kRoot.size()))) {
    const std::string_view after = text.substr(root + kRoot.size());
    std::string_view under = figuresOf(after);
    if (after.starts_with('(')) {
      const std::size_t close = after.find(')');
      if (close != std::string_view::npos) under = after.substr(0, close + 1);
    }
    if (under.empty()) continue;
    parts.push_back({std::string(text.substr(done, root - done)), std::string(under)});
    done = root + kRoot.size() + under.size();
  }
  parts.push_back({std::string(text.substr(done))});
  return parts;
}

}  // namespace damath::compose
