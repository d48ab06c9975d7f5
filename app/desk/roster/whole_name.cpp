// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/whole_name.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "app/desk/roster/name_comparison.hpp"
#include "core/contest/model/name_suffix.hpp"
#include "core/text/letter.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

std::vector<std::string_view> partedAtCommas(std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t comma = text.find(',');
    parts.push_back(trimmedLines(text.substr(0, comma)));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

// True for one letter, with or without a dot.
bool isInitial(std::string_view text) {
  const auto letter = text.empty() ? std::nullopt : firstLetter(text);
  if (!letter) return false;
  const std::string_view rest = text.substr(letter->bytes.size());
  return rest.empty() || rest == ".";
}

// True for "Jr.", "III" and the like, which belong to a name but are not a first name. A single V is an
// initial.
bool isSuffix(std::string_view text) {
  return contest::isNameSuffix(text) && !isInitial(text);
}

// Removes the last word of the text if it is a suffix and words stand before it, and returns it.
std::string_view takeSuffix(std::string_view& text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos || !isSuffix(text.substr(blank + 1))) return {};
  const std::string_view suffix = text.substr(blank + 1);
  text = trimmedLines(text.substr(0, blank));
  return suffix;
}

// Removes a part that is only a suffix, behind last and first name, and returns it.
std::string_view takeSuffixPart(std::vector<std::string_view>& parts) {
  constexpr std::ptrdiff_t kNames = 2;
  if (std::ssize(parts) <= kNames) return {};
  const auto found = std::find_if(parts.begin() + kNames, parts.end(), isSuffix);
  if (found == parts.end()) return {};
  const std::string_view suffix = *found;
  parts.erase(found);
  return suffix;
}

std::string withSuffix(std::string_view first, std::string_view suffix) {
  return std::string(first) + (suffix.empty() ? "" : " ") + std::string(suffix);
}

// A name in the spoken order: its words, and its suffix.
struct SpokenName {
  std::vector<std::string_view> words;
  std::string_view suffix;
};

SpokenName spokenName(std::string_view name) {
  SpokenName spoken;
  name = trimmedLines(withoutNumber(name));
  const std::size_t comma = name.rfind(',');
  if (comma != std::string_view::npos && isSuffix(trimmedLines(name.substr(comma + 1)))) {
    spoken.suffix = trimmedLines(name.substr(comma + 1));
    name = trimmedLines(name.substr(0, comma));
  } else {
    spoken.suffix = takeSuffix(name);
  }
  while (!name.empty()) {
    const std::size_t blank = name.find(' ');
    spoken.words.push_back(name.substr(0, blank));
    name = blank == std::string_view::npos ? std::string_view() : trimmedLines(name.substr(blank + 1));
  }
  return spoken;
}

// True for words such as "dela" and "Sta.", which begin a last name of several words.
bool isParticle(std::string_view word) {
  std::string plain = folded(word);
  std::erase(plain, '.');
  constexpr std::string_view kParticles[] = {"de",  "del",   "dela",  "delas", "delos", "la",  "las",  "los",
                                             "san", "santa", "santo", "sta",   "sto",   "mac", "mc",   "da",
                                             "di",  "dos",   "van",   "von",   "der",   "bin", "binti"};
  return std::ranges::find(kParticles, plain) != std::end(kParticles);
}

std::string joinedWords(const std::vector<std::string_view>& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += (text.empty() ? "" : " ") + std::string(words[i]);
  return text;
}

}  // namespace

std::string_view withoutNumber(std::string_view name) {
  const std::size_t behind = name.find_first_not_of("0123456789");
  if (behind == 0 || behind == std::string_view::npos || (name[behind] != '.' && name[behind] != ')'))
    return name;
  return trimmedLines(name.substr(behind + 1));
}

bool hasNameComma(std::string_view name) {
  const std::size_t comma = name.rfind(',');
  if (comma == std::string_view::npos) return false;
  return name.find(',') != comma || !isSuffix(trimmedLines(name.substr(comma + 1)));
}

bool isFirstLast(std::string_view name) {
  if (hasNameComma(name)) return false;
  const auto words = spokenName(name).words;
  return words.size() > 1 && !isInitial(words.back());
}

Expected<WholeName, RowReason> lastFirstParts(std::string_view name, std::string_view middle) {
  constexpr std::size_t kMost = 3;
  std::vector<std::string_view> parts = partedAtCommas(name);
  if (parts.size() == 1) return Unexpected(RowReason::NameUndivided);
  const std::string_view ownSuffix = takeSuffixPart(parts);
  std::string_view first = parts[1];
  std::string_view third = parts.back();
  if (parts.size() > kMost || isSuffix(first)) return Unexpected(RowReason::NameUnclear);
  const std::string_view endSuffix = takeSuffix(parts.size() == kMost ? third : first);
  const bool isTwice = !ownSuffix.empty() && (!endSuffix.empty() || first.empty());
  if (isTwice) return Unexpected(RowReason::NameUnclear);
  const std::string_view suffix = ownSuffix.empty() ? endSuffix : ownSuffix;
  const auto whole = [&](std::string_view given, std::string_view middleName) {
    return WholeName{std::string(parts[0]), withSuffix(given, suffix), std::string(middleName)};
  };
  if (parts.size() == kMost) {
    const bool isOther = !middle.empty() && folded(middle) != folded(third);
    if (isOther) return Unexpected(RowReason::NameUnclear);
    return whole(first, third);
  }
  const std::size_t blank = first.rfind(' ');
  if (blank == std::string_view::npos) return whole(first, middle);
  const std::string_view end = first.substr(blank + 1);
  const bool isOfMiddle = middle.empty() || folded(middle).starts_with(folded(firstLetter(end)->bytes));
  if (!isInitial(end) || !isOfMiddle) return whole(first, middle);
  return whole(trimmedLines(first.substr(0, blank)), middle.empty() ? end : middle);
}

Expected<WholeName, RowReason> firstLastParts(std::string_view name, std::string_view middle) {
  const auto [words, suffix] = spokenName(name);
  const std::size_t end = words.size();
  if (end < 2) return Unexpected(RowReason::NameOneWord);
  if (isInitial(words.back())) return Unexpected(RowReason::NameUnclear);
  const auto whole = [&, &words = words, &suffix = suffix](std::size_t firstEnd, std::size_t lastBegin,
                                                           std::string_view middleName) {
    return WholeName{joinedWords(words, lastBegin, end), withSuffix(joinedWords(words, 0, firstEnd), suffix),
                     std::string(middleName)};
  };
  // The last initial between other words is that of the middle name.
  for (std::size_t i = end - 2; i > 0; --i) {
    const bool isOfMiddle =
        middle.empty() || folded(middle).starts_with(folded(firstLetter(words[i])->bytes));
    if (isInitial(words[i]) && isOfMiddle) return whole(i, i + 1, middle.empty() ? words[i] : middle);
  }
  std::size_t last = end - 1;
  while (last > 1 && isParticle(words[last - 1])) --last;
  return whole(last, last, middle);
}

}  // namespace damath::desk
