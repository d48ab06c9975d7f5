// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/file_name.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/precondition.hpp"
#include "core/text/letter.hpp"

namespace damath {

namespace {

constexpr std::string_view kBetween = " - ";
constexpr std::string_view kForbidden = "<>:\"/\\|?*";

std::size_t lettersIn(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, beginsLetter));
}

// Returns the number of UTF-16 units. A character of four bytes takes two units, any other character one.
std::size_t unitsIn(std::string_view text) {
  const auto isOfFour = [](char byte) { return static_cast<unsigned char>(byte) >= 0xF0U; };
  return lettersIn(text) + static_cast<std::size_t>(std::ranges::count_if(text, isOfFour));
}

// Calls take(letter) for each character of the text. A byte that is not UTF-8 counts as U+FFFD.
template <class Take>
void eachLetter(std::string_view text, const Take& take) {
  while (!text.empty()) {
    const Letter letter = firstLetter(text).value_or(Letter{0xFFFD, text.substr(0, 1)});
    take(letter.code);
    text.remove_prefix(letter.bytes.size());
  }
}

std::string utf8Of(std::string_view text) {
  std::string valid;
  eachLetter(text, [&valid](char32_t code) { appendLetter(valid, code); });
  return valid;
}

bool isBlank(char32_t code) {
  return code == ' ' || (code >= '\t' && code <= '\r') || isWideBlank(code);
}

bool isForbidden(char32_t code) {
  const bool isAscii = code < 0x80;
  if (isAscii) return kForbidden.find(static_cast<char>(code)) != std::string_view::npos;
  return code == 0xFFFD || !hasMeaning(code);
}

bool isLoose(char byte) {
  return byte == ' ' || byte == '.';
}

// True if Windows takes the name for a device. Windows ignores the text from the first dot on.
bool isReserved(std::string_view name) {
  std::string stem(name.substr(0, name.find('.')));
  while (stem.ends_with(' ')) stem.pop_back();
  stem = withoutCase(stem);
  constexpr std::string_view kDevices[] = {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"};
  if (std::ranges::find(kDevices, stem) != std::end(kDevices)) return true;
  if (!stem.starts_with("com") && !stem.starts_with("lpt")) return false;
  constexpr std::string_view kPorts[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"};
  return std::ranges::find(kPorts, std::string_view(stem).substr(3)) != std::end(kPorts);
}

bool fits(std::string_view text, std::size_t units, std::size_t bytes) {
  return text.size() <= bytes && unitsIn(text) <= units;
}

// Returns the text, cut if it is larger than both sizes allow.
std::string cutToFit(std::string text, std::size_t units, std::size_t bytes) {
  // Cuts a very long text in one step first.
  text = cutToLetters(text, units);
  for (std::size_t most = lettersIn(text); most > 1 && !fits(text, units, bytes); --most) {
    text = cutToLetters(text, most - 1);
  }
  return text;
}

// Returns the text as the first part of a file name, which no system takes for a device.
std::string firstPart(std::string_view text, std::string_view other) {
  std::string part = filePart(text);
  if (part.empty()) part = other;
  if (isReserved(part)) part.insert(0, 1, '_');
  return cutToFit(std::move(part), kMostFirstUnits, kMostFirstBytes);
}

std::string joinedParts(const std::vector<std::string>& parts, std::string_view suffix) {
  std::string name;
  for (const std::string& part : parts) {
    if (!name.empty()) name += kBetween;
    name += part;
  }
  if (!suffix.empty()) name.append(".").append(suffix);
  return name;
}

// Returns the part that can be cut: the longest one behind the first part, or the first part if all others
// have one letter. Null if no part can be cut.
std::string* partToCut(std::vector<std::string>& parts) {
  const auto longest = std::ranges::max_element(
      parts.begin() + 1, parts.end(), {},
      [](const std::string& part) { return lettersIn(part) > 1 ? part.size() : std::size_t{0}; });
  if (longest != parts.end() && lettersIn(*longest) > 1) return &*longest;
  return lettersIn(parts.front()) > 1 ? &parts.front() : nullptr;
}

}  // namespace

std::string filePart(std::string_view text) {
  std::string part;
  bool isGap = false;
  eachLetter(composed(utf8Of(text)), [&](char32_t code) {
    if (isBlank(code)) {
      isGap = !part.empty();
    } else if (!isUnseen(code)) {
      if (isGap) part += ' ';
      isGap = false;
      appendLetter(part, isForbidden(code) ? U'-' : code);
    }
  });
  const auto begin = part.find_first_not_of(" .-");
  if (begin == std::string::npos) return {};
  part.erase(0, begin);
  while (isLoose(part.back())) part.pop_back();
  return part;
}

std::vector<std::string> distinctFileParts(const std::vector<std::string>& texts, std::string_view other) {
  std::vector<std::string> parts;
  std::set<std::string> taken;
  for (const std::string& text : texts) {
    const std::string wanted = firstPart(text, other);
    std::string part = wanted;
    for (int number = 2; !taken.insert(withoutCase(part)).second; ++number) {
      const std::string end = " (" + std::to_string(number) + ")";
      part = cutToFit(wanted, kMostFirstUnits - end.size(), kMostFirstBytes - end.size()) + end;
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

std::string fileName(const std::vector<std::string>& parts, std::string_view suffix, std::string_view other) {
  DAMATH_EXPECTS(!other.empty());
  std::vector<std::string> clean;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string part =
        i == 0 ? firstPart(parts[i], other) : cutToFit(filePart(parts[i]), kMostFileUnits, kMostFileBytes);
    if (!part.empty()) clean.push_back(std::move(part));
  }
  if (clean.empty()) clean.emplace_back(other);
  std::string name = joinedParts(clean, suffix);
  while (!fits(name, kMostFileUnits, kMostFileBytes)) {
    std::string* part = partToCut(clean);
    if (part == nullptr) break;
    *part = cutToLetters(*part, lettersIn(*part) - 1);
    name = joinedParts(clean, suffix);
  }
  return name;
}

}  // namespace damath
