// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/samples.hpp"

#include <fstream>
#include <sstream>
#include <utility>

#include "app/words/texts/rank_words.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/precondition.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "words/language.hpp"

namespace damath::samples {

using board::Side;
using sheet::Cell;
using sheet::FindingCode;
using sheet::HalfKind;

namespace {

constexpr const char* kNames[][2] = {
    {"Abad", "Juan Miguel"},   {"Bautista", "Maria Clara"}, {"Cruz", "Jose"},
    {"Dela Peña", "Ana"},      {"Enriquez", "Paolo"},       {"Fernandez", "Liza"},
    {"Garcia", "Ramon"},       {"Hernandez", "Sofia"},      {"Ibañez", "Carlo"},
    {"Jacinto", "Emilia"},     {"Katigbak", "Marcela"},     {"Lopez", "Antonio"},
    {"Mendoza", "Kristine"},   {"Navarro", "Luis"},         {"Ocampo", "Gabriela"},
    {"Pascual", "Rene"},       {"Quinto", "Maribel"},       {"Reyes", "Andres"},
    {"Santos", "Isabel"},      {"Torres", "Benigno"},       {"Umali", "Rosario"},
    {"Villanueva", "Crispin"}, {"Wenceslao", "Teresita"},   {"Ximenes", "Rafael"},
    {"Yulo", "Carlos"},        {"Zamora", "Jacinta"},       {"Aguinaldo", "Hilaria"},
    {"Bonifacio", "Gregoria"}, {"Calderon", "Felipe"},      {"Del Pilar", "Marcelo"},
    {"Escoda", "Josefa"}};
constexpr std::size_t kNameCount = std::size(kNames);

exact::Number number(const char* text) {
  const auto value = exact::parseNumber(text);
  DAMATH_EXPECTS(value.has_value());
  return *value;
}

contest::GameResult resultOf(int blue, int red, int round) {
  contest::GameResult result;
  const bool draw = blue + 1 == red || red + 1 == blue;
  const int high = 60 + 7 * round + blue % 5;
  const int low = draw ? high : 12 - red % 9;
  result.result = draw ? rules::Result::Draw : blue < red ? rules::Result::BlueWins : rules::Result::RedWins;
  result.blueGrand = exact::Number(blue < red ? high : low);
  result.redGrand = exact::Number(blue < red ? low : high);
  return result;
}

}  // namespace

sheet::Sheet manualSheet(const std::string& name) {
  std::ifstream file(std::string(DAMATH_TEST_DATA) + "/manual/" + name + ".sheet");
  std::ostringstream text;
  text << file.rdbuf();
  auto sheet = notation::parseSheetText(text.str());
  DAMATH_EXPECTS(sheet.has_value());
  return *sheet;
}

sheet::Sheet longSheet(int lines) {
  sheet::Sheet sheet;
  sheet.setTag("Event", "Long games");
  sheet.setTag("Set", "integer");
  sheet.setTag("Result", "1-0");
  for (int n = 1; n <= lines; ++n) {
    const std::string text = std::to_string(n);
    sheet::Line line;
    line.halves[0] = {HalfKind::Play, "mB" + text, "sB" + text, "tB" + text};
    line.halves[1] = {HalfKind::Play, "mR" + text, "sR" + text, "tR" + text};
    sheet.lines.push_back(line);
  }
  for (int n = 1; n <= 5; ++n) {
    const std::string text = std::to_string(n);
    sheet::Line line;
    line.halves[0] = {HalfKind::Remaining, "cB" + text, "fB" + text, {}};
    line.halves[1] = {HalfKind::Remaining, "cR" + text, "fR" + text, {}};
    sheet.lines.push_back(line);
  }
  sheet::Line total;
  total.halves[0] = {HalfKind::RemainingTotal, {}, "-271", {}};
  total.halves[1] = {HalfKind::RemainingTotal, {}, "131", {}};
  sheet::Line grand;
  grand.halves[0] = {HalfKind::GrandTotal, {}, "7051", {}};
  grand.halves[1] = {HalfKind::GrandTotal, {}, "-7201", {}};
  sheet.lines.push_back(total);
  sheet.lines.push_back(grand);
  return sheet;
}

AuditSample rationalAudit() {
  AuditSample sample;
  sheet::AuditReport& report = sample.report;
  report.replay = sheet::Replay::Partial;
  report.totals[0] = {number("-51/20"), number("-27/10"), number("-21/4")};
  report.totals[1] = {number("43/30"), number("-2"), number("-17/30")};
  report.result = rules::Result::RedWins;
  sample.outcome.remaining = {report.totals[0].remaining, report.totals[1].remaining};
  sample.outcome.grands = {report.totals[0].grand, report.totals[1].grand};
  sample.outcome.result = report.result;
  const auto add = [&](FindingCode code, std::optional<int> line, std::optional<Side> side, Cell cell,
                       const char* written, const char* correct, const char* sentence) {
    sheet::Finding finding;
    finding.code = code;
    finding.line = line;
    finding.side = side;
    finding.cell = cell;
    finding.written = written;
    if (*correct != '\0') finding.correct = correct;
    report.findings.push_back(finding);
    sample.sentences.emplace_back(sentence);
    if (*correct != '\0' && line && side) {
      sample.outcome.corrections.push_back(
          {*line, *side, cell, written, correct, report.findings.size() - 1});
    }
  };
  add(FindingCode::WrongScore, 4, Side::Blue, Cell::Score, "21/10", "21/100",
      "Line 4, BLUE, Score: 21/10 is written; -3/10 × -7/10 is 21/100 (S1).");
  add(FindingCode::WrongTotal, 4, Side::Blue, Cell::Total, "11/10", "-79/100",
      "Line 4, BLUE, Total: 11/10 is written, -79/100 is right; it follows from finding 1 (S6).");
  add(FindingCode::WrongTotal, 4, Side::Red, Cell::Total, "43/10", "43/30",
      "Line 4, RED, Total: 43/10 is written; -29/30 + 24/10 is 43/30 (S6).");
  add(FindingCode::NoSuchChip, 5, Side::Blue, Cell::Move, "-11/10 x 4/40", "-11/10 x 4/10",
      "Line 5, BLUE, Move: there is no chip 4/40; 4/10 is meant (C1).");
  add(FindingCode::WrongTotal, 5, Side::Blue, Cell::Total, "-33/50", "-51/20",
      "Line 5, BLUE, Total: -33/50 is written, -51/20 is right; it follows from finding 1 (S6).");
  add(FindingCode::WrongGrandTotal, 10, Side::Blue, Cell::GrandTotal, "-3.36", "-21/4",
      "BLUE, GRAND TOTAL: -3.36 is written, -21/4 is right; it follows from finding 1 (S8).");
  add(FindingCode::WrongGrandTotal, 10, Side::Red, Cell::GrandTotal, "2.3", "-17/30",
      "RED, GRAND TOTAL: 2.3 is written, -17/30 is right; it follows from finding 3 (S8).");
  add(FindingCode::Gap, 4, std::nullopt, Cell::Move, "", "",
      "Note: from line 4 on the lines do not follow from the board; moves between them are not written.");
  return sample;
}

contest::Contest roundRobin(int players, int playedRounds) {
  contest::Contest contest;
  contest.head = {"Division Mathematics Fair 2026", "Justino Sevilla High School, Arayat",
                  "20 November 2026"};
  contest.schools = {{contest::SchoolId{1}, "Arayat NHS", "Arayat East", "Pampanga"},
                     {contest::SchoolId{2}, "San Fernando Science High School", "San Fernando", "Pampanga"},
                     {contest::SchoolId{3}, "Peñaranda Integrated School", "", "Nueva Ecija"}};
  contest::Event event{contest::EventId{1},
                       {"Grade 7 – Integer", *rules::builtInChipSet("integer"), rules::manual(),
                        contest::System::RoundRobin, 1, std::nullopt, 0},
                       {},
                       {},
                       {},
                       {}};
  for (int n = 1; n <= players; ++n) {
    const auto& name = kNames[static_cast<std::size_t>(n - 1) % kNameCount];
    contest.players.push_back({contest::PlayerId{n}, name[0], name[1], "S.", contest::SchoolId{1 + n % 3},
                               "7", "Coach", std::nullopt});
    event.entries.push_back({contest::EntryId{n}, contest::PlayerId{n}, n});
  }
  std::int64_t id = 0;
  for (int round = 1; round <= pairing::roundsOfBerger(players, 1); ++round) {
    int board = 0;
    for (const pairing::Meeting& meeting : pairing::bergerRound(players, 1, round)) {
      if (!meeting.red) {
        event.byes.push_back({contest::RoundNumber{round}, contest::EntryId{meeting.blue}});
        continue;
      }
      contest::Game game{contest::GameId{++id},          contest::RoundNumber{round},
                         contest::BoardNumber{++board},  contest::EntryId{meeting.blue},
                         contest::EntryId{*meeting.red}, std::nullopt};
      if (round <= playedRounds) game.result = resultOf(meeting.blue, *meeting.red, round);
      event.games.push_back(game);
    }
  }
  contest.events.push_back(std::move(event));
  return contest;
}

compose::Document documentOf(compose::Form form, words::Language language) {
  return {"Test", language, {std::move(form)}};
}

compose::TallySheet tallyOf(const contest::Contest& contest, words::Language language) {
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  const auto nameOf = [&](contest::EntryId id) {
    return contest.players.at(static_cast<std::size_t>(contest::numberOf(id)) - 1).last;
  };
  const auto reason = [&](const contest::RankedEntry& ranked, const contest::RankReason& step) {
    return words::rankReasonText(step, ranked, table, nameOf, language);
  };
  return compose::tallySheet(contest, event, table, reason, language);
}

}  // namespace damath::samples
