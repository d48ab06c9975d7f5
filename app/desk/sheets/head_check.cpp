// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/head_check.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

// Returns the words of a player's name, without commas and dots.
std::vector<std::string> nameWordsOf(std::string_view name) {
  std::vector<std::string> words(1);
  for (const char c : folded(name)) {
    if (c != ' ' && c != ',' && c != '.') {
      words.back() += c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// True if `word` is the name `of` or its initial: "m" for "mario", "ñ" for "ñora".
bool isWordOrInitial(const std::string& word, const std::string& of) {
  if (word == of) return true;
  const bool isOneLetter = std::ranges::count_if(word, [](char c) { return (c & 0xC0) != 0x80; }) == 1;
  return isOneLetter && of.starts_with(word);
}

bool isAmong(const std::vector<std::string>& some, const std::vector<std::string>& all) {
  return std::ranges::all_of(some, [&](const std::string& word) {
    return std::ranges::any_of(all, [&](const std::string& of) { return isWordOrInitial(word, of); });
  });
}

// True if the name on the scoresheet fits the player. Players may write only the last name, begin with the
// first name, or write more names than the list of players has.
bool isNameOf(const contest::Player& player, std::string_view written) {
  const std::vector<std::string> words = nameWordsOf(written);
  return isAmong(words, nameWordsOf(player.name())) ||
         isAmong(nameWordsOf(player.last + " " + player.first), words);
}

class Comparison {
 public:
  Comparison(const contest::Contest& contest, const contest::Event& event, const Meeting& meeting,
             const sheet::Sheet& sheet)
      : m_sheet(sheet),
        m_setup(event.setup),
        m_meeting(meeting),
        m_blue(contest::playerOf(contest, event, meeting.blue)),
        m_red(contest::playerOf(contest, event, meeting.red)) {}

  std::vector<Mismatch> mismatches() {
    if (m_sheet.setName() != m_setup.set.name) add(MismatchKind::Set, m_sheet.setName(), m_setup.set.name);
    if (!m_sheet.tag(sheet::kRulesetTag).empty() && m_sheet.tag(sheet::kRulesetTag) != m_setup.ruleset.name) {
      add(MismatchKind::Ruleset, m_sheet.tag(sheet::kRulesetTag), m_setup.ruleset.name);
    }
    if (!m_sheet.tag(sheet::kStartTag).empty()) add(MismatchKind::Start, m_sheet.tag(sheet::kStartTag), {});
    if (const auto* place = std::get_if<Place>(&m_meeting.at)) {
      compareNumber(MismatchKind::Round, m_sheet.tag(sheet::kRoundTag), numberOf(place->round));
      compareNumber(MismatchKind::Board, m_sheet.tag(sheet::kBoardTag), numberOf(place->board));
    }
    compareNames();
    return std::move(m_list);
  }

 private:
  void add(MismatchKind kind, std::string_view onSheet, const std::string& expected) {
    m_list.push_back({kind, std::string(onSheet), expected});
  }

  void compareNumber(MismatchKind kind, std::string_view onSheet, int expected) {
    if (trimmedLines(onSheet).empty() || trimmedLines(onSheet) == std::to_string(expected)) return;
    add(kind, onSheet, std::to_string(expected));
  }

  // True if the scoresheet has a name that does not fit this player.
  static bool isOther(std::string_view written, const contest::Player* player) {
    return player != nullptr && !trimmedLines(written).empty() && !isNameOf(*player, written);
  }

  void compareNames() {
    const std::string_view blue = m_sheet.tag(sheet::kBlueTag);
    const std::string_view red = m_sheet.tag(sheet::kRedTag);
    const bool isBlueOther = isOther(blue, m_blue);
    const bool isRedOther = isOther(red, m_red);
    const bool areBothWritten = !trimmedLines(blue).empty() && !trimmedLines(red).empty();
    if ((isBlueOther || isRedOther) && areBothWritten && !isOther(blue, m_red) && !isOther(red, m_blue)) {
      add(MismatchKind::Sides, std::string(trimmedLines(blue)) + " – " + std::string(trimmedLines(red)),
          m_blue->name() + " – " + m_red->name());
      return;
    }
    if (isBlueOther) add(MismatchKind::BlueName, blue, m_blue->name());
    if (isRedOther) add(MismatchKind::RedName, red, m_red->name());
  }

  const sheet::Sheet& m_sheet;
  const contest::EventSetup& m_setup;
  const Meeting& m_meeting;
  const contest::Player* m_blue;
  const contest::Player* m_red;
  std::vector<Mismatch> m_list;
};

}  // namespace

std::vector<Mismatch> mismatchesOf(const contest::Contest& contest, const contest::Event& event,
                                   const Meeting& meeting, const sheet::Sheet& sheet) {
  return Comparison(contest, event, meeting, sheet).mismatches();
}

DeskResult<void> checkHead(const Change& change, const contest::Event& event, const Meeting& meeting,
                           const sheet::Sheet& sheet) {
  auto list = mismatchesOf(change.contest(), event, meeting, sheet);
  if (list.empty()) return {};
  return change.requireConfirmation(questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetMisfiled,
                                               meeting.at, Misfiling{std::move(list)}));
}

}  // namespace damath::desk
