// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/known_words.hpp"

#include "core/every.hpp"
#include "core/play/game_clock.hpp"
#include "core/rules/clause.hpp"
#include "core/rules/ending.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/spellings.hpp"
#include "db/detail/live_text.hpp"
#include "db/records/confirmation.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db::detail {

namespace {

template <class Enum, class Spell>
void addWords(std::vector<KnownWord>& words, std::string_view kind, const Spell& spell) {
  for (const Enum value : kEvery<Enum>) words.push_back({kind, spell(value)});
}

}  // namespace

std::vector<KnownWord> knownWords() {
  std::vector<KnownWord> words;
  addWords<rules::Ending>(words, "ending", [](rules::Ending ending) { return rules::toText(ending); });
  addWords<rules::Result>(words, "result", [](rules::Result result) { return rules::toText(result); });
  addWords<sheet::HalfKind>(words, "half", [](sheet::HalfKind kind) { return spellingOf(kind); });
  addWords<sheet::FindingCode>(words, "finding", [](sheet::FindingCode code) { return sheet::toText(code); });
  addWords<sheet::Severity>(words, "severity", [](sheet::Severity each) { return sheet::toText(each); });
  addWords<sheet::Cell>(words, "cell", [](sheet::Cell cell) { return sheet::toText(cell); });
  addWords<ConfirmationReason>(words, "confirmation", [](ConfirmationReason code) { return toText(code); });
  addWords<play::ClockPhase>(words, "phase", [](play::ClockPhase phase) { return play::toText(phase); });
  addWords<play::PauseCause>(words, "cause", [](play::PauseCause cause) { return play::toText(cause); });
  for (const std::string_view clause : rules::kClauses) words.push_back({"clause", clause});
  for (const std::string_view act : clockActs()) words.push_back({"clock", act});
  for (const JournalAction action : kEvery<JournalAction>) {
    if (isNeverUndone(action)) words.push_back({"never undone", toText(action)});
  }
  return words;
}

}  // namespace damath::db::detail
