// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/lists/import_preview.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "app/desk/roster/name_comparison.hpp"
#include "app/words/texts/list_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/trf_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/text/number.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using desk::MatchedRow;
using desk::RowDecision;
using desk::RowMatch;
using desk::SameOrDifferent;
using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct LineChoice {
  int line = 0;
  int candidate = 1;  // the chosen player among the similar known players of the line, counted from 1
};

std::optional<int> positive(std::string_view text) {
  const auto number = numberIn<int>(text);
  return number && *number >= 1 ? number : std::nullopt;
}

// Parses a line number with an optional similar player: "4", or "4:2" for the second similar player of line
// 4.
std::optional<LineChoice> choiceOf(std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto line = positive(text.substr(0, colon));
  const auto candidate = colon == std::string_view::npos ? 1 : positive(text.substr(colon + 1));
  if (!line || !candidate) return std::nullopt;
  return LineChoice{*line, *candidate};
}

class Decisions {
 public:
  Decisions(const desk::ImportPreview& preview, words::Language language)
      : m_preview(preview), m_language(language) {}

  InputResult<std::vector<RowDecision>> read(const DecisionOptions& options) {
    for (const std::string& text : options.same) add(text, SameOrDifferent::Same);
    for (const std::string& text : options.different) add(text, SameOrDifferent::Different);
    for (const std::string& text : options.leftOut) add(text, SameOrDifferent::LeftOut);
    if (!m_complaints.empty()) return Unexpected<Complaints>(std::move(m_complaints));
    return std::move(m_list);
  }

 private:
  void complain(Phrase phrase, std::initializer_list<std::string_view> words) {
    m_complaints.push_back(complaintOf(phrase, m_language, words));
  }

  void add(const std::string& text, SameOrDifferent decision) {
    const auto choice = choiceOf(text);
    const bool isNumbered = text.find(':') != std::string::npos;
    if (!choice || (isNumbered && decision != SameOrDifferent::Same)) {
      return complain(Phrase::LineUnreadable, {text});
    }
    const std::string line = std::to_string(choice->line);
    if (std::ranges::find(m_list, choice->line, &RowDecision::line) != m_list.end()) {
      return complain(Phrase::LineTwice, {line});
    }
    const auto row = std::ranges::find(m_preview.matches, choice->line, &MatchedRow::line);
    const bool isRefused =
        std::ranges::find(m_preview.refused, choice->line, &desk::RosterRow::line) != m_preview.refused.end();
    if (decision == SameOrDifferent::LeftOut && isRefused) {
      m_list.push_back({choice->line, decision, {}});
      return;
    }
    if (row == m_preview.matches.end()) return complain(Phrase::LineWithoutPlayer, {line});
    RowDecision made{choice->line, decision, {}};
    if (decision == SameOrDifferent::Same) {
      const auto count = static_cast<int>(row->candidates.size());
      if (count == 0) return complain(Phrase::LineIsNew, {line});
      if (choice->candidate > count) {
        return complain(Phrase::LineHasFewer,
                        {line, std::to_string(count), std::to_string(choice->candidate)});
      }
      made.player = row->candidates[static_cast<std::size_t>(choice->candidate) - 1].player;
    }
    m_list.push_back(made);
  }

  const desk::ImportPreview& m_preview;
  words::Language m_language;
  std::vector<RowDecision> m_list;
  Complaints m_complaints;
};

const RowDecision* decisionFor(const std::vector<RowDecision>& decisions, int line) {
  const auto found = std::ranges::find(decisions, line, &RowDecision::line);
  return found == decisions.end() ? nullptr : &*found;
}

// Returns the known player that a row of the list means. 0 if the row becomes a new player, or if its
// decision is still missing.
contest::PlayerId becomes(const MatchedRow& row, const RowDecision* decision) {
  if (row.candidates.empty()) return {};
  if (decision == nullptr)
    return row.match == RowMatch::Known ? row.candidates.front().player : contest::PlayerId{};
  if (decision->decision == SameOrDifferent::Different) return {};
  return decision->player;
}

struct EntryPlace {
  std::string event;
  int number = 0;
};

std::vector<EntryPlace> entriesOf(const contest::Contest& contest, contest::PlayerId player) {
  std::vector<EntryPlace> places;
  for (const contest::Event* event : contest::eventsOf(contest, player)) {
    places.push_back({event->setup.name, contest::entryOf(*event, player)->number});
  }
  return places;
}

// Returns the doubt that the new school of the row resembles a known school. nullptr if there is none.
const desk::RowDoubt* likeSchoolOf(const MatchedRow& row) {
  const auto doubt = std::ranges::find(row.doubts, desk::DoubtKind::LikeSchool, &desk::RowDoubt::kind);
  return doubt == row.doubts.end() ? nullptr : &*doubt;
}

class PreviewPage {
  static constexpr std::size_t kIndent = 24;

 public:
  PreviewPage(ContestRun& run, const contest::Contest& contest, const desk::ReportPreview& preview,
              const std::vector<RowDecision>& decisions, Completing completing)
      : m_run(run), m_contest(contest), m_preview(preview), m_decisions(decisions), m_completing(completing) {
    for (const desk::RowFault& fault : preview.players.faults) m_faults[fault.line].push_back(&fault);
  }

  [[nodiscard]] std::vector<std::string> lines(const std::string& file) {
    std::vector<std::string> lines = {say(Phrase::PreviewHead, {m_run.options().event, file})};
    for (std::size_t i = 0; i < m_preview.players.rows.size(); ++i) {
      addRow(m_preview.players.rows[i], m_preview.players.matches[i]);
    }
    for (const auto& [row, player] : m_preview.players.entered) addEntered(row, player);
    for (const auto& [line, faults] : m_faults) addFaults(line, faults);
    for (const desk::Completion& each : m_preview.players.completions) {
      m_lines[each.line].push_back(
          std::string(kIndent, ' ') +
          say(Phrase::PreviewCompletes, {each.name, completionText(each, m_run.language())}));
    }
    for (const desk::PassedLine& line : m_preview.players.passed) addPassed(line);
    for (const auto& [line, texts] : m_lines) lines.insert(lines.end(), texts.begin(), texts.end());
    addColumns(lines);
    if (!m_preview.players.newSchools.empty()) {
      lines.push_back(
          say(Phrase::PreviewSchools, {words::joinedByAnd(m_preview.players.newSchools, m_run.language())}));
    }
    if (m_preview.rounds > 0) lines.push_back(say(Phrase::PreviewRounds, {std::to_string(m_preview.rounds)}));
    ordered_json ignored;
    if (m_completing == Completing::No) {
      noteCompletions(m_preview.players.completions, m_completing, m_run.language(), ignored, lines);
    }
    addRemarks(m_preview.remarks, std::nullopt, m_run.language(), ignored, lines);
    lines.push_back(say(Phrase::PreviewSum,
                        {std::to_string(m_counts[RowMatch::New]), std::to_string(m_counts[RowMatch::Known]),
                         std::to_string(m_counts[RowMatch::Alike]), std::to_string(m_faults.size())}));
    if (!undecided(m_preview.players, m_decisions).empty()) lines.push_back(say(Phrase::PreviewDecide));
    if (hasLikeSchool()) lines.push_back(say(Phrase::PreviewSameSchool));
    return lines;
  }

 private:
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> words = {}) const {
    return m_run.say(phrase, words);
  }

  [[nodiscard]] std::string head(int line, Phrase kind) const {
    constexpr std::size_t kLine = 11;
    constexpr std::size_t kKind = 11;
    return "  " + padded(say(Phrase::PreviewLine, {std::to_string(line)}), kLine) + padded(say(kind), kKind);
  }

  // Returns the text about a similar known player: "Peña, Niño (Rizal HS, 7; no. 3 of Grade 7)".
  [[nodiscard]] std::string candidateText(const desk::Candidate& candidate) const {
    std::string text = candidate.name + " (" + candidate.school;
    if (!candidate.grade.empty()) text += ", " + candidate.grade;
    for (const EntryPlace& place : entriesOf(m_contest, candidate.player)) {
      text += "; " + say(Phrase::PreviewEntry, {place.event, std::to_string(place.number)});
    }
    return text + ")";
  }

  // Adds lines about the list as a whole, such as its encoding.
  void addColumns(std::vector<std::string>& lines) const {
    const bool isUnknown = std::ranges::any_of(m_preview.players.columns, desk::hasUnknownHeading);
    const bool isGuessed = std::ranges::any_of(m_preview.players.columns, desk::isGuessed);
    if (isUnknown || isGuessed || std::ranges::any_of(m_preview.players.faults, desk::isSettledByColumns))
      lines.push_back(say(Phrase::ColumnHint));
    if (std::ranges::find(m_preview.players.faults, desk::RowReason::MissingSchool,
                          &desk::RowFault::reason) != m_preview.players.faults.end()) {
      lines.push_back(say(Phrase::SchoolHint));
    }
    if (m_preview.players.encoding == TextEncoding::Windows) {
      lines.push_back(words::encodingNote(m_preview.players.sample, m_run.language()));
    }
  }

  void addRow(const desk::RosterRow& row, const MatchedRow& match) {
    if (m_faults.contains(row.line)) return;
    ++m_counts[match.match];
    const Phrase kind = match.match == RowMatch::New     ? Phrase::PreviewNew
                        : match.match == RowMatch::Known ? Phrase::PreviewKnown
                                                         : Phrase::PreviewAlike;
    auto& lines = m_lines[row.line];
    lines.push_back(head(row.line, kind) + row.name() + " (" + row.school + ")");
    const RowDecision* decision = decisionFor(m_decisions, row.line);
    const contest::PlayerId chosen = becomes(match, decision);
    int number = 0;
    for (const desk::Candidate& candidate : match.candidates) {
      ++number;
      const bool isChosen = candidate.player == chosen;
      std::string mark = match.candidates.size() > 1 ? std::to_string(number) + ". " : std::string();
      if (isChosen) {
        mark += say(Phrase::PreviewSame) + " ";
      } else if (match.match == RowMatch::Known || decision != nullptr) {
        mark += say(Phrase::PreviewAnother) + " ";
      }
      lines.push_back(std::string(kIndent, ' ') + mark + candidateText(candidate));
    }
    if (!row.dividedFrom.empty()) {
      lines.push_back(std::string(kIndent, ' ') + words::nameTakenText(row, m_run.language()));
    }
    if (row.schoolLine > 0) {
      lines.push_back(std::string(kIndent, ' ') + words::schoolAboveText(row.schoolLine, m_run.language()));
    }
    for (const desk::RowDoubt& doubt : match.doubts)
      lines.push_back(std::string(kIndent, ' ') + words::doubtText(doubt, m_run.language()));
  }

  // True if the school of a row looks like a known school, so that --same-school has an effect.
  [[nodiscard]] bool hasLikeSchool() const {
    return std::ranges::any_of(m_preview.players.matches,
                               [](const MatchedRow& match) { return likeSchoolOf(match) != nullptr; });
  }

  void addEntered(const desk::RosterRow& row, const desk::Candidate& player) {
    m_lines[row.line] = {head(row.line, Phrase::PreviewEntered) + row.name() + " (" + row.school + ")",
                         std::string(kIndent, ' ') + say(Phrase::PreviewSame) + " " + candidateText(player)};
  }

  void addPassed(const desk::PassedLine& line) {
    m_lines[line.line].push_back(head(line.line, Phrase::PreviewPassed) + line.text + " (" +
                                 std::string(words::passedText(line.kind, m_run.language())) + ")");
  }

  void addFaults(int line, const std::vector<const desk::RowFault*>& faults) {
    for (const desk::RowFault* fault : faults) {
      m_lines[line].push_back(head(line, Phrase::PreviewRefused) +
                              words::rowMessage(*fault, m_run.language()));
    }
  }

  ContestRun& m_run;
  const contest::Contest& m_contest;
  const desk::ReportPreview& m_preview;
  const std::vector<RowDecision>& m_decisions;
  Completing m_completing;
  std::map<int, std::vector<const desk::RowFault*>> m_faults;
  // the printed lines, by the line number in the list of players
  std::map<int, std::vector<std::string>> m_lines;
  std::map<RowMatch, int> m_counts;
};

ordered_json candidateJson(const contest::Contest& contest, const desk::Candidate& candidate) {
  const auto entries = entriesOf(contest, candidate.player);
  return {{"player", contest::numberOf(candidate.player)},
          {"name", candidate.name},
          {"school", candidate.school},
          {"grade", candidate.grade},
          {"entries", notation::listed(entries, [](const EntryPlace& place) -> ordered_json {
             return {{"event", place.event}, {"entry", place.number}};
           })}};
}

ordered_json previewJson(const ContestRun& run, const contest::Contest& contest,
                         const desk::ReportPreview& preview, const std::vector<RowDecision>& decisions) {
  ordered_json json = {{"event", run.options().event}, {"rows", ordered_json::array()}};
  for (std::size_t i = 0; i < preview.players.rows.size(); ++i) {
    const desk::RosterRow& row = preview.players.rows[i];
    const MatchedRow& match = preview.players.matches[i];
    const contest::PlayerId chosen = becomes(match, decisionFor(decisions, row.line));
    ordered_json entry = {{"line", row.line},
                          {"name", row.name()},
                          {"school", row.school},
                          {"match", desk::toText(match.match)}};
    if (row.schoolLine > 0) entry["schoolLine"] = row.schoolLine;
    if (!row.dividedFrom.empty()) entry["dividedFrom"] = row.dividedFrom;
    entry["player"] =
        chosen == contest::PlayerId{} ? ordered_json() : ordered_json(contest::numberOf(chosen));
    entry["candidates"] = notation::listed(match.candidates, [&](const desk::Candidate& candidate) {
      return candidateJson(contest, candidate);
    });
    entry["doubts"] = notation::listed(match.doubts, [&](const desk::RowDoubt& doubt) -> ordered_json {
      return {{"kind", desk::toText(doubt.kind)}, {"message", words::doubtText(doubt, run.language())}};
    });
    json["rows"].push_back(std::move(entry));
  }
  json["entered"] =
      notation::listed(preview.players.entered, [](const desk::EnteredRow& each) -> ordered_json {
        return {{"line", each.row.line},
                {"name", each.row.name()},
                {"player", contest::numberOf(each.player.player)}};
      });
  json["columns"] =
      notation::listed(preview.players.columns, [](const desk::RosterColumn& column) -> ordered_json {
        return {{"heading", column.heading},
                {"field", column.field ? ordered_json(desk::toText(*column.field)) : ordered_json()}};
      });
  std::vector<std::string> unused;
  noteCompletions(preview.players.completions, Completing::No, run.language(), json, unused);
  json["encoding"] = toText(preview.players.encoding);
  json["newSchools"] = preview.players.newSchools;
  json["rounds"] = preview.rounds;
  std::vector<std::string> ignored;
  addRemarks(preview.remarks, std::nullopt, run.language(), json, ignored);
  json["faults"] = notation::listed(preview.players.faults, [&](const desk::RowFault& fault) -> ordered_json {
    return {{"line", fault.line},
            {"reason", desk::toText(fault.reason)},
            {"text", fault.text},
            {"message", words::rowMessage(fault, run.language())}};
  });
  return json;
}

template <class Items>
ordered_json sentencesJson(const Items& items) {
  return notation::listed(items, [](const words::LineSentence& each) -> ordered_json {
    return {{"line", each.line > 0 ? ordered_json(each.line) : ordered_json()}, {"message", each.sentence}};
  });
}

}  // namespace

void addRemarks(const desk::ReportRemarks& remarks, const std::optional<desk::DeskError>& unplayable,
                words::Language language, ordered_json& json, std::vector<std::string>& lines) {
  const auto add = [&](const words::LineSentence& each) {
    const std::string line = std::to_string(each.line);
    lines.push_back((each.line > 0 ? words::said(Phrase::LineLead, language, {line}) : std::string()) +
                    each.sentence);
  };
  std::vector<words::LineSentence> leftOut = words::sentencesOf(remarks.faults, remarks.misfits, language);
  if (unplayable) leftOut.push_back({0, words::message(*unplayable, language)});
  const std::vector<words::LineSentence> notes = words::sentencesOf(remarks.notes, language);
  if (!leftOut.empty()) lines.push_back(words::said(Phrase::ReportReadInPart, language));
  std::ranges::for_each(leftOut, add);
  std::ranges::for_each(notes, add);
  json["leftOut"] = sentencesJson(leftOut);
  json["reportNotes"] = sentencesJson(notes);
}

void addListOptions(CommandLine& command, ListOptions& options) {
  command.flag("--preview", options.preview, Phrase::OptPreview);
  // These options accept one argument each time that they are given. Otherwise a file name after --column or
  // --same would be read as a further value of the option.
  command.option("--column", options.columns, Phrase::OptColumn).oneAtATime();
  command.option("--same", options.decisions.same, Phrase::OptSame).partedBy(',').oneAtATime();
  command.option("--different", options.decisions.different, Phrase::OptDifferent).partedBy(',').oneAtATime();
  command.option("--leave-out", options.decisions.leftOut, Phrase::OptLeaveOut).partedBy(',').oneAtATime();
  addText(command, "--sheet", options.sheet, Phrase::OptSheetOfList);
  command.option("--school", options.school, Phrase::OptSchoolOfRest).trimmed();
  command.option("--same-school", options.sameSchools, Phrase::OptSameSchool).partedBy(',').oneAtATime();
  command.flag("--complete", options.isCompleting, Phrase::OptComplete);
  command.flag("--no-complete", options.isNotCompleting, Phrase::OptNoComplete);
}

void addKnown(const desk::ImportPreview& preview, std::vector<RowDecision>& decisions) {
  for (const desk::RowFault& fault : preview.faults) {
    if (fault.reason != desk::RowReason::DuplicateInEvent || decisionFor(decisions, fault.line) != nullptr)
      continue;
    const auto match = std::ranges::find(preview.matches, fault.line, &MatchedRow::line);
    if (match == preview.matches.end() || match->match != RowMatch::Known || match->candidates.empty())
      continue;
    decisions.push_back({fault.line, SameOrDifferent::Same, match->candidates.front().player});
  }
}

std::string completionText(const desk::Completion& completion, words::Language language) {
  std::string text;
  for (const desk::RosterField field : completion.fields) {
    std::string fact = std::to_string(completion.row.rating.value_or(0));
    for (const desk::RosterText& each : desk::kRosterTexts) {
      if (each.field == field) fact = completion.row.*each.text;
    }
    text += (text.empty() ? "" : ", ") + std::string(words::fieldText(field, language)) + " " + fact;
  }
  return text;
}

void noteCompletions(const std::vector<desk::Completion>& completions, Completing completing,
                     words::Language language, ordered_json& json, std::vector<std::string>& lines) {
  if (completions.empty()) return;
  const bool isDone = completing == Completing::Yes;
  json[isDone ? "completed" : "completions"] =
      notation::listed(completions, [](const desk::Completion& each) -> ordered_json {
        ordered_json fields = ordered_json::array();
        for (const desk::RosterField field : each.fields) fields.push_back(desk::toText(field));
        return {{"line", each.line},
                {"name", each.name},
                {"player", contest::numberOf(each.player)},
                {"fields", std::move(fields)}};
      });
  lines.push_back(words::said(isDone ? Phrase::PlayersCompleted : Phrase::CompletionOffered, language,
                              {std::to_string(completions.size())}));
}

InputResult<std::vector<RowDecision>> decisionsOf(const DecisionOptions& options,
                                                  const desk::ImportPreview& preview,
                                                  words::Language language) {
  return Decisions(preview, language).read(options);
}

void noteFound(const desk::ImportPreview& preview, const std::optional<desk::ReadSheet>& sheet,
               words::Language language, ordered_json& json, std::vector<std::string>& lines) {
  if (sheet) {
    json["sheet"] = sheet->name;
    json["hiddenRows"] = sheet->hiddenRows;
    for (std::string& note : words::sheetNotes(*sheet, language)) lines.push_back(std::move(note));
  }
  json["headingLine"] = preview.headingLine;
  json["ignoredColumns"] = ordered_json::array();
  json["unknownColumns"] = ordered_json::array();
  for (const desk::RosterColumn& column : preview.columns) {
    if (desk::isIgnored(column)) json["ignoredColumns"].push_back(column.heading);
    if (desk::hasUnknownHeading(column)) json["unknownColumns"].push_back(column.heading);
    if (desk::isGuessed(column)) json["guessedColumns"].push_back(column.heading);
  }
  json["schoolAbove"] = nullptr;
  if (preview.letterhead) {
    json["schoolAbove"] = {{"line", preview.letterhead->line}, {"school", preview.letterhead->school}};
  }
  json["passed"] = notation::listed(preview.passed, [](const desk::PassedLine& line) -> ordered_json {
    return {{"line", line.line}, {"kind", desk::toText(line.kind)}, {"text", line.text}};
  });
  for (std::string& note : words::foundNotes(preview, language)) lines.push_back(std::move(note));
}

InputResult<std::vector<std::string>> knownSchoolsOf(const std::vector<std::string>& texts,
                                                     const desk::ImportPreview& preview,
                                                     words::Language language) {
  constexpr std::string_view kAll = "all";
  std::vector<std::string> schools;
  Complaints complaints;
  const auto complain = [&](Phrase phrase, std::initializer_list<std::string_view> words) {
    complaints.push_back(complaintOf(phrase, language, words));
  };
  // Only the first row with a new school has the doubt. The user may name any row with this school.
  std::set<std::string> alike;
  for (std::size_t i = 0; i < preview.matches.size(); ++i) {
    if (likeSchoolOf(preview.matches[i]) != nullptr) alike.insert(desk::folded(preview.rows[i].school));
  }
  for (const std::string& text : texts) {
    const auto line = positive(text);
    if (!line && text != kAll) {
      complain(Phrase::SchoolLineUnreadable, {text});
      continue;
    }
    bool isFound = !line;
    for (std::size_t i = 0; i < preview.matches.size(); ++i) {
      if (line && preview.matches[i].line != *line) continue;
      isFound = true;
      const std::string& school = preview.rows[i].school;
      if (alike.contains(desk::folded(school))) {
        schools.push_back(school);
      } else if (line) {
        complain(Phrase::LineHasKnownSchool, {text, school});
      }
    }
    if (!isFound) complain(Phrase::LineWithoutPlayer, {text});
  }
  if (!complaints.empty()) return Unexpected<Complaints>(std::move(complaints));
  return schools;
}

void noteSchools(const desk::ImportPreview& preview, const std::string& school, words::Language language,
                 ordered_json& json, std::vector<std::string>& lines) {
  json["filledSchools"] = preview.filledSchools;
  json["knownSchools"] =
      notation::listed(preview.knownSchools, [](const desk::KnownSchoolRow& row) -> ordered_json {
        return {{"line", row.line}, {"written", row.written}};
      });
  if (!preview.filledSchools.empty()) {
    const std::string& ofRest = preview.letterhead ? preview.letterhead->school : school;
    lines.push_back(
        words::said(Phrase::SchoolsFilled, language, {std::to_string(preview.filledSchools.size()), ofRest}));
  }
  if (!preview.knownSchools.empty()) {
    lines.push_back(
        words::said(Phrase::SchoolsTakenAsKnown, language, {std::to_string(preview.knownSchools.size())}));
  }
}

ExitStatus showPreview(ContestRun& run, const contest::Contest& contest, const std::string& file,
                       const desk::ReportPreview& preview, const std::vector<RowDecision>& decisions,
                       const std::optional<desk::ReadSheet>& sheet, const std::string& school,
                       Completing completing) {
  ordered_json json = previewJson(run, contest, preview, decisions);
  std::vector<std::string> lines = PreviewPage(run, contest, preview, decisions, completing).lines(file);
  noteFound(preview.players, sheet, run.language(), json, lines);
  noteSchools(preview.players, school, run.language(), json, lines);
  run.answered(json, lines);
  return preview.players.faults.empty() ? ExitStatus::Clean : ExitStatus::Findings;
}

std::vector<const desk::RosterRow*> undecided(const desk::ImportPreview& preview,
                                              const std::vector<RowDecision>& decisions) {
  std::vector<const desk::RosterRow*> rows;
  for (std::size_t i = 0; i < preview.rows.size(); ++i) {
    const bool isOpen = preview.matches[i].match == RowMatch::Alike &&
                        decisionFor(decisions, preview.rows[i].line) == nullptr;
    if (isOpen) rows.push_back(&preview.rows[i]);
  }
  return rows;
}

}  // namespace damath::cli
