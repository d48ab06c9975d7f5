// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/journal_words.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "app/words/texts/act_words.hpp"
#include "app/words/texts/cell_words.hpp"
#include "app/words/texts/check_in_words.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/check_in.hpp"
#include "reports/compose/parts/minus.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "db_JournalKind.inc"

#include "desk_RowField.inc"

void add(std::string& text, const std::string& part) {
  if (part.empty()) return;
  if (!text.empty()) text += ", ";
  text += part;
}

std::string versionOf(const desk::RowFacts& facts, Language language) {
  return facts.version ? said(Phrase::RowVersion, language, {std::to_string(*facts.version)}) : std::string();
}

// Returns the ruled cell with its values: "line 8, RED, score: −10 instead of −4".
std::string ruledOf(const desk::RowFacts& facts, Language language) {
  if (!facts.ruled) return {};
  const desk::CellRuled& ruled = *facts.ruled;
  const std::string cell = cellText(ruled.line, ruled.side, ruled.cell, language);
  const std::string written = compose::withTrueSigns(ruled.written);
  const std::string value = compose::withTrueSigns(ruled.value.value_or(std::string()));
  if (ruled.value && written.empty()) return said(Phrase::RowRuledBlank, language, {cell, value});
  if (ruled.value && ruled.habitCells > 0) {
    return said(Phrase::RowRuledHabit, language, {cell, value, written, std::to_string(ruled.habitCells)});
  }
  if (ruled.value) return said(Phrase::RowRuled, language, {cell, value, written});
  if (written.empty()) return said(Phrase::RowKeptBlank, language, {cell});
  if (ruled.habitCells == 0) return said(Phrase::RowKept, language, {cell, written});
  return said(Phrase::RowKeptHabit, language, {cell, written, std::to_string(ruled.habitCells)});
}

// Returns the number and the title of an issued paper: "no. 7, Pairings of the round".
std::string paperOf(const desk::RowFacts& facts, Language language) {
  if (!facts.paper) return {};
  const auto title = paperTitle(facts.paper->form);
  return said(Phrase::RowPaper, language,
              {std::to_string(facts.paper->number),
               title ? std::string(toText(*title, language)) : facts.paper->form});
}

// Returns the new and the earlier result: ": 1–0 (75 : −72) (before: 0–1 (−8 : 75))".
std::string changeOf(const desk::RowFacts& facts, Language language) {
  if (!facts.after && !facts.before) return {};
  if (!facts.before || !facts.after)
    return ": " + resultText(facts.after ? *facts.after : *facts.before, language);
  return ": " + said(Phrase::RowBefore, language,
                     {resultText(*facts.after, language), resultText(*facts.before, language)});
}

// Returns the words for a further row of an action. Leaves out place and author, which the action's first row
// names.
std::string partText(const desk::RowFacts& facts, Language language) {
  std::string text = actText(facts, language);
  const std::string version = versionOf(facts, language);
  if (!version.empty()) text += " (" + version + ")";
  if (facts.ruled) text += " (" + ruledOf(facts, language) + ")";
  return text + changeOf(facts, language);
}

// Returns the place that a journal row is about: the event, and the board or the round.
std::string whereOf(const desk::RowFacts& facts, Language language) {
  std::string where;
  add(where, facts.event);
  if (facts.place) {
    add(where, placeText(*facts.place, language));
  } else if (facts.round) {
    add(where, said(Phrase::RowRound, language, {std::to_string(numberOf(*facts.round))}));
  }
  if (facts.isRematch) add(where, said(Phrase::RowRematch, language));
  return where;
}

// Returns the subject of a journal row: the players, the scoresheet's version, the ruling, the issued paper,
// the answers about habits, and the row that was undone or redone. Leaves out what the row does not have.
std::string ofWhatOf(const desk::RowFacts& facts, Language language) {
  std::string players;
  for (const std::string& player : facts.players) {
    if (!players.empty()) players += " – ";
    players += player;
  }
  std::string what;
  add(what, players);
  add(what, versionOf(facts, language));
  add(what, ruledOf(facts, language));
  add(what, paperOf(facts, language));
  add(what, habitAnswers(facts.habits, language));
  for (const desk::RowFacts& target : facts.target) {
    add(what, said(Phrase::RowTarget, language, {rowNumber(target), rowText(target, language)}));
  }
  return what;
}

}  // namespace

std::string rowNumber(const desk::RowFacts& facts) {
  const std::string number = std::to_string(facts.number);
  return facts.branch == 0 ? number : number + "·" + std::to_string(facts.branch);
}

std::string rowText(const desk::RowFacts& facts, Language language) {
  std::string text = actText(facts, language);
  std::string where = whereOf(facts, language);
  add(where, ofWhatOf(facts, language));
  if (!where.empty()) text += ": " + where;
  return text + changeOf(facts, language);
}

std::string causeText(const desk::RowFacts& facts, Language language) {
  std::string text;
  if (!facts.askedBy.empty()) text += " – " + said(Phrase::RowAskedBy, language, {facts.askedBy});
  if (!facts.reason.empty()) text += " – " + facts.reason;
  return text;
}

std::string wholeRowText(const desk::RowFacts& facts, const std::vector<desk::FieldChange>& changes,
                         Language language) {
  std::string text = rowText(facts, language);
  // The sentence of a result or a ruling tells its figures itself.
  const bool isTold = facts.before || facts.after || facts.ruled || !facts.target.empty();
  std::string fields;
  for (const desk::FieldChange& change : changes) {
    // The sentence of a scoresheet tells the answers about habits.
    if (change.field == desk::RowField::Habits && !facts.habits.empty()) continue;
    fields += (fields.empty() ? "" : "; ") + changeText(change, language);
  }
  if (!isTold && !fields.empty()) text += " · " + fields;
  return text + causeText(facts, language);
}

std::string rowLine(const desk::RowFacts& facts, Language language) {
  std::string text = whereOf(facts, language);
  if (!text.empty()) text += " · ";
  text += actText(facts, language);
  const std::string what = ofWhatOf(facts, language);
  if (!what.empty()) text += ": " + what;
  return text + changeOf(facts, language);
}

std::string signedRowText(const desk::RowFacts& facts, Language language) {
  std::string text = rowText(facts, language) + " (" + facts.by + ", " + localMoment(facts.at) + ")";
  if (facts.with.empty()) return text;
  constexpr std::size_t kMostParts = 6;
  std::string parts;
  for (std::size_t i = 0; i < facts.with.size() && i < kMostParts; ++i) {
    add(parts, partText(facts.with[i], language));
  }
  if (facts.with.size() > kMostParts) {
    add(parts, said(Phrase::RowMore, language, {std::to_string(facts.with.size() - kMostParts)}));
  }
  return text + said(Phrase::RowWith, language, {parts});
}

namespace {

// Returns the value of a field for people. Journal rows have the level of a contest and the arrival of a
// player as toText() spells them.
std::string valueText(desk::RowField field, const std::string& value, Language language) {
  const auto level = field == desk::RowField::ContestLevel ? contest::parseContestLevel(value) : std::nullopt;
  if (field == desk::RowField::Arrival && !value.empty()) {
    return presenceText(value == toText(db::Arrival::Late) ? desk::Presence::Late : desk::Presence::Present,
                        language);
  }
  return level ? compose::levelName(*level, language) : value;
}

// Returns the corrected cells with their places: "line 25, RED, score: 4 → 6". Names at most 24 cells.
std::string cellsText(const desk::FieldChange& change, Language language) {
  constexpr std::size_t kMostCells = 24;
  std::string text;
  for (std::size_t i = 0; i < change.cells.size() && i < kMostCells; ++i) {
    const desk::CellChange& each = change.cells[i];
    text += (text.empty() ? "" : "; ") + cellText(each.line, each.side, each.cell, language) + ": " +
            each.written + " → " + each.correct;
  }
  return change.cells.size() > kMostCells ? text + "; …" : text;
}

}  // namespace

std::string changeText(const desk::FieldChange& change, Language language) {
  const std::string_view field = toText(phraseOf(change.field), language);
  if (change.field == desk::RowField::Habits) {
    return said(Phrase::FieldNow, language, {field, habitAnswers(change.after, language)});
  }
  if (!change.cells.empty()) return said(Phrase::FieldNow, language, {field, cellsText(change, language)});
  if (change.field == desk::RowField::Clock) {
    const std::string now = localMoment(change.after);
    return said(Phrase::FieldBoth, language, {field, now, localMoment(change.before)});
  }
  const std::string before = valueText(change.field, change.before, language);
  const std::string after = valueText(change.field, change.after, language);
  if (before.empty()) return said(Phrase::FieldNow, language, {field, after});
  if (after.empty()) return said(Phrase::FieldGone, language, {field, before});
  return said(Phrase::FieldBoth, language, {field, after, before});
}

std::string kindText(db::JournalKind kind, Language language) {
  return std::string(toText(phraseOf(kind), language));
}

namespace {

// papers::everyPaper() has the same titles; a test compares both.
constexpr std::pair<std::string_view, Phrase> kTitles[] = {
    {"pairings", Phrase::PaperPairings},
    {"byboard", Phrase::PaperByBoard},
    {"byname", Phrase::PaperByName},
    {"checkin", Phrase::PaperCheckIn},
    {"blank", Phrase::PaperBlanks},
    {"continuation", Phrase::PaperContinuation},
    {"slips", Phrase::PaperSlips},
    {"scoresheet", Phrase::PaperScoresheets},
    {"review", Phrase::PaperReview},
    {"violations", Phrase::PaperViolations},
    {"tally", Phrase::PaperTally},
    {"standings", Phrase::PaperStandings},
    {"crosstable", Phrase::PaperCrosstable},
    {"rematches", Phrase::PaperRematches},
    {"bracket", Phrase::PaperBracket},
    {"berger", Phrase::PaperBerger},
    {"schools", Phrase::PaperSchools},
    {"medals", Phrase::PaperMedals},
    {"medallists", Phrase::PaperMedallists},
    {"certificates", Phrase::PaperCertificates},
    {"participation", Phrase::PaperParticipation},
    {"participationall", Phrase::PaperParticipationOfAll},
    {"statements", Phrase::PaperStatements},
    {"journal", Phrase::PaperJournal},
    {"register", Phrase::PaperRegister},
    {"fallback", Phrase::PaperFallback},
    {"report", Phrase::PaperReport},
};

}  // namespace

std::optional<Phrase> paperTitle(std::string_view form) {
  const auto found = std::ranges::find(kTitles, form, [](const auto& row) { return row.first; });
  return found == std::end(kTitles) ? std::nullopt : std::optional(found->second);
}

}  // namespace damath::words
