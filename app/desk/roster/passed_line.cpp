// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/passed_line.hpp"

#include <algorithm>
#include <iterator>

#include "app/desk/roster/name_comparison.hpp"
#include "core/spellings.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

namespace {

// Returns the words of a cell in small letters without accents, each with a blank behind: "prepared by ".
std::string wordsWithBlanks(std::string_view cell) {
  std::string words;
  for (const char letter : withoutAccents(cell)) {
    const bool isOfWord = (letter >= 'a' && letter <= 'z') || isDigit(letter) || (letter & 0x80) != 0;
    if (isOfWord) {
      words += letter;
    } else if (!words.empty() && !words.ends_with(' ')) {
      words += ' ';
    }
  }
  return words.empty() || words.ends_with(' ') ? words : words + ' ';
}

template <class Beginnings>
bool beginsWithOne(std::string_view words, const Beginnings& beginnings) {
  return std::ranges::any_of(beginnings, [words](std::string_view each) {
    return words.starts_with(each) && (words.size() == each.size() || words[each.size()] == ' ');
  });
}

// True if every cell but `text` is blank or has a figure. `text` is the text of one of the cells.
bool isAloneWithFigures(const std::vector<std::string>& cells, std::string_view text) {
  return std::ranges::all_of(cells, [text](const std::string& cell) {
    return cell.empty() || cell.data() == text.data() || std::ranges::any_of(cell, isDigit);
  });
}

constexpr std::string_view kLabels[] = {"male",   "males",   "boy",  "boys",  "lalaki", "mga lalaki",
                                        "female", "females", "girl", "girls", "babae",  "mga babae"};

constexpr std::string_view kTotals[] = {"total",       "totals",   "subtotal", "sub total",
                                        "grand total", "kabuuan",  "kabuuang", "kabuoan",
                                        "suma total",  "over all", "overall"};

// The beginnings of lines below a list. No player's name begins so.
constexpr std::string_view kEndings[] = {
    "prepared by",     "noted by",    "certified by",     "certified correct",
    "certified true",  "approved by", "submitted by",     "checked by",
    "verified by",     "reviewed by", "attested by",      "signed by",
    "endorsed by",     "received by", "encoded by",       "recommending approval",
    "nothing follows", "end of list", "end of file",      "inihanda ni",
    "inihanda nina",   "nabatid ni",  "pinagtibay ni",    "sinuri ni",
    "isinumite ni",    "ipinasa ni",  "wala nang kasunod"};

// These words begin such lines only with a colon at the end of the cell.
constexpr std::string_view kEndingsWithColon[] = {
    "prepared",  "noted",   "certified", "approved", "submitted", "checked",    "note",
    "notes",     "legend",  "remarks",   "inihanda", "nabatid",   "pinagtibay", "sinuri",
    "isinumite", "paalala", "tala",      "puna",     "date",      "petsa"};

}  // namespace

std::string_view toText(PassedKind kind) {
  return spellingOf(kind);
}

std::string_view firstFilled(const std::vector<std::string>& cells) {
  const auto found = std::ranges::find_if_not(cells, &std::string::empty);
  return found == cells.end() ? std::string_view() : std::string_view(*found);
}

bool isTotal(const std::vector<std::string>& cells) {
  const std::string_view first = firstFilled(cells);
  if (first.find(',') != std::string_view::npos) return false;
  if (!beginsWithOne(wordsWithBlanks(first), kTotals)) return false;
  return isAloneWithFigures(cells, first);
}

bool isLabel(const std::vector<std::string>& cells) {
  const std::string_view first = firstFilled(cells);
  if (first.find(',') != std::string_view::npos) return false;
  std::string words = wordsWithBlanks(first);
  while (!words.empty() && (words.back() == ' ' || isDigit(words.back()))) words.pop_back();
  return std::ranges::find(kLabels, words) != std::end(kLabels) && isAloneWithFigures(cells, first);
}

bool beginsEnding(const std::vector<std::string>& cells) {
  const std::string_view first = firstFilled(cells);
  const std::string words = wordsWithBlanks(first);
  return beginsWithOne(words, kEndings) || (first.ends_with(':') && beginsWithOne(words, kEndingsWithColon));
}

}  // namespace damath::desk
