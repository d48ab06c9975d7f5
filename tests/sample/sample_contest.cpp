// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sample/sample_contest.hpp"

#include <algorithm>

#include "core/contest/pairing/berger.hpp"
#include "core/precondition.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::test {

namespace {

using plants::Lots;
using plants::Plant;
using rules::Result;

constexpr int kPlayers = 8;
constexpr unsigned kSeed = 20261121;

// The result of the lower start number against each higher one: 1 won, = drawn, 0 lost. The points are 5½,
// 5½, 5½, 5, 2½, 2½, 1½, 0.
constexpr const char* kTable[kPlayers] = {
    ".1=01111",  // player 1
    "..=11111",  // player 2
    "...1=111",  // player 3
    "....1111",  // player 4
    ".....==1",  // player 5
    "......11",  // player 6
    ".......1",  // player 7
    "........",  // player 8
};

Result wanted(int blue, int red) {
  const int low = std::min(blue, red);
  const int high = std::max(blue, red);
  const char mark = kTable[low - 1][high - 1];
  if (mark == '=') return Result::Draw;
  return (mark == '1') == (blue == low) ? Result::BlueWins : Result::RedWins;
}

// Returns the score of a turn.
exact::Number gain(const rules::ChipSet& set, const board::Position& position, const rules::Turn& turn) {
  exact::Number sum;
  const board::Piece taker = *position.at(turn.start());
  for (const rules::Jump& jump : turn.jumps()) {
    sum += rules::scoreOf(rules::manual(), set, taker, *position.at(jump.taken), jump.landing).value;
  }
  return sum;
}

// Returns a game as school players might play it: each turn is the better scoring of two random legal turns.
sheet::GameRecord playedGame(const rules::ChipSet& set, Lots& lots) {
  sheet::GameRecord game;
  game.start = rules::startPosition(set, rules::manual());
  board::Position position = game.start;
  const std::size_t most = 34 + lots() % 14;
  while (game.turns.size() < most) {
    const rules::TurnList legal = rules::legalTurns(rules::manual(), position);
    if (legal.empty()) {
      game.ending = rules::Ending::Cornered;
      break;
    }
    const rules::Turn& one = legal[lots() % legal.size()];
    const rules::Turn& other = legal[lots() % legal.size()];
    game.turns.push_back(gain(set, position, other) > gain(set, position, one) ? other : one);
    rules::play(rules::manual(), position, game.turns.back());
  }
  return game;
}

sheet::Sheet sheetWith(Result result, const rules::ChipSet& set, Lots& lots) {
  while (true) {
    sheet::Sheet sheet =
        sheet::written(playedGame(set, lots), set, rules::manual(), sheet::Routes::AsOnPaper);
    const sheet::AuditReport report = sheet::audit(sheet, set, rules::manual());
    if (report.result == result && report.findings.empty()) return sheet;
  }
}

// A board of a round, and the kind of mistake on its sheet.
struct Planned {
  int round;
  int board;
  const char* kind;
};
constexpr Planned kPlanned[] = {
    {1, 2, "wrongScore"},      {1, 4, "wrongOperator"},    {2, 1, "wrongTotal"},
    {2, 3, "swappedOperands"}, {3, 2, "missingRemaining"}, {3, 4, "wrongRounding"},
    {4, 1, "noSuchChip"},      {4, 3, "wrongMultiplier"},  {5, 2, "wrongDestination"},
    {5, 3, "missingScore"},    {6, 1, "wrongGrandTotal"},  {6, 4, "repeatedLine"},
    {7, 1, "wrongResult"},     {7, 3, "wrongRemaining"},
};

const char* plannedKind(int round, int board) {
  for (const Planned& planned : kPlanned) {
    if (planned.round == round && planned.board == board) return planned.kind;
  }
  return nullptr;
}

// Returns a mistake planted in this sheet, at a place where the audit finds that mistake as the only root
// error. nullopt after 20 failed attempts, or if the sheet gives no occasion.
std::optional<Plant> planted(const std::string& kind, const sheet::Sheet& sheet, const rules::ChipSet& set,
                             Lots& lots) {
  const auto& all = plants::mistakes();
  const auto mistake = std::ranges::find(all, kind, &plants::MistakeOf::kind);
  DAMATH_EXPECTS(mistake != all.end());
  for (int attempt = 0; attempt < 20; ++attempt) {
    std::optional<Plant> plant = mistake->plantIn(sheet, set, lots);
    if (!plant) return std::nullopt;
    plant->kind = kind;
    if (plants::isFound(*plant, sheet::audit(plant->sheet, set, rules::manual()))) return plant;
  }
  return std::nullopt;
}

void setTags(sheet::Sheet& sheet, int round, int board, const SamplePlayer& blue, const SamplePlayer& red) {
  std::vector<sheet::Tag> tags{{"Event", "Integer Grade 7"},
                               {"Date", "2026.11.21"},
                               {"Round", std::to_string(round)},
                               {"Board", std::to_string(board)}};
  std::vector<sheet::Tag> own = std::move(sheet.tags);
  const auto ownTag = [&own](std::string_view name) {
    return *std::ranges::find(own, name, &sheet::Tag::name);
  };
  tags.push_back(ownTag("Set"));
  tags.push_back(ownTag("Ruleset"));
  tags.push_back({"Blue", blue.name});
  tags.push_back({"BlueSchool", blue.school});
  tags.push_back({"BlueGrade", blue.grade});
  tags.push_back({"Red", red.name});
  tags.push_back({"RedSchool", red.school});
  tags.push_back({"RedGrade", red.grade});
  tags.push_back(ownTag("Ending"));
  tags.push_back(ownTag("Result"));
  sheet.tags = std::move(tags);
}

}  // namespace

std::string SampleSheet::fileName() const {
  return "r" + std::to_string(round) + "b" + std::to_string(board) + ".sheet";
}

std::vector<SampleSheet> sampleSheets(const std::vector<SamplePlayer>& players) {
  DAMATH_EXPECTS(players.size() == kPlayers);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  std::vector<SampleSheet> sheets;
  for (int round = 1; round <= pairing::roundsOfBerger(kPlayers, 1); ++round) {
    int board = 0;
    for (const pairing::Meeting& meeting : pairing::bergerRound(kPlayers, 1, round)) {
      ++board;
      Lots lots(kSeed + static_cast<unsigned>(100 * round + board));
      SampleSheet made{round, board, sheetWith(wanted(meeting.blue, *meeting.red), set, lots), std::nullopt};
      if (const char* kind = plannedKind(round, board)) {
        while (!(made.plant = planted(kind, made.sheet, set, lots))) {
          made.sheet = sheetWith(wanted(meeting.blue, *meeting.red), set, lots);
        }
        made.sheet = made.plant->sheet;
      }
      setTags(made.sheet, round, board, players[static_cast<std::size_t>(meeting.blue - 1)],
              players[static_cast<std::size_t>(*meeting.red - 1)]);
      sheets.push_back(std::move(made));
    }
  }
  return sheets;
}

std::string mistakeList(const std::vector<SampleSheet>& sheets) {
  std::string text = "# file\tkind\tline\tside\tcell\tcode\n";
  for (const SampleSheet& sheet : sheets) {
    if (!sheet.plant) continue;
    const Plant& plant = *sheet.plant;
    text += sheet.fileName() + "\t" + plant.kind + "\t" + (plant.line ? std::to_string(*plant.line) : "-") +
            "\t" +
            (!plant.side                        ? "-"
             : *plant.side == board::Side::Blue ? "blue"
                                                : "red") +
            "\t" + std::string(sheet::toText(plant.cell)) + "\t" + std::string(sheet::toText(plant.code)) +
            "\n";
  }
  return text;
}

}  // namespace damath::test
