// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/typed_boards.hpp"

#include <algorithm>

#include "core/contest/model/lookup.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kBetween = " \t\r-";

// Splits an item of a typed list of boards into its start numbers: two for a board, one for a player with a
// bye.
std::vector<std::string_view> wordsIn(std::string_view item) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = item.find_first_not_of(kBetween);
    if (begin == std::string_view::npos) return words;
    item.remove_prefix(begin);
    const std::size_t end = std::min(item.find_first_of(kBetween), item.size());
    words.push_back(item.substr(0, end));
    item.remove_prefix(end);
  }
}

bool isBlank(std::string_view item) {
  return item.find_first_not_of(kBlanks) == std::string_view::npos;
}

}  // namespace

Expected<TypedBoards, std::string> boardsTyped(const contest::Event& event, std::string_view text) {
  TypedBoards typed;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(",\n"), text.size());
    const std::string_view item = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (isBlank(item)) continue;
    std::vector<contest::EntryId> entries;
    for (const std::string_view word : wordsIn(item)) {
      const auto number = numberIn<int>(word);
      const contest::Entry* entry = number ? contest::entryNumbered(event, *number) : nullptr;
      if (entry == nullptr) return Unexpected<std::string>(std::string(item));
      entries.push_back(entry->id);
    }
    if (entries.size() == 2) {
      typed.boards.push_back({entries[0], entries[1]});
    } else if (entries.size() == 1) {
      typed.sittingOut.push_back(entries[0]);
    } else {
      return Unexpected<std::string>(std::string(item));
    }
  }
  return typed;
}

std::string toTyped(const contest::Event& event, const pairing::RoundPairing& round) {
  std::string text;
  const auto number = [&event](contest::EntryId entry) { return std::to_string(event.at(entry).number); };
  for (const pairing::Board& board : round.boards) {
    text += number(board.blue) + " " + number(board.red) + "\n";
  }
  for (const contest::Bye& bye : round.byes) {
    if (bye.kind == contest::ByeKind::Allotted) text += number(bye.entry) + "\n";
  }
  return text;
}

}  // namespace damath::desk
