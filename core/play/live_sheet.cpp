// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/live_sheet.hpp"

#include <algorithm>

#include "core/notation/board/game_law.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/play/game_clock.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::play {

namespace {

using board::Side;
using sheet::Half;
using sheet::HalfKind;
using sheet::Sheet;

// Returns the scoresheet of the game as players without mistakes would write it.
Sheet plainSheet(const LiveGame& game, const std::optional<rules::Outcome>& outcome) {
  const LiveSetup& setup = game.setup();
  const sheet::Law law(setup.ruleset, setup.set);
  sheet::GameRecord record{setup.start, {}, outcome ? outcome->ending : rules::Ending::Time};
  for (const LiveTurn& turn : game.turns()) {
    record.turns.push_back(turn.turn);
    for (const rules::JumpScore& score : turn.scores) {
      if (isAsked(law, score)) record.rulings.push_back(score.value);
    }
  }
  return sheet::written(record, setup.set, setup.ruleset, sheet::Routes::AsOnPaper);
}

// The place of a move on the sheet: the line, and the entry of one player in it.
struct Place {
  int line;    // the number of the line, from 1
  Half* half;  // the player's entry in this line; never null
};

// Returns the places of one side's moves, in the order of play.
std::vector<Place> playsOf(Sheet& sheet, Side side) {
  std::vector<Place> places;
  int number = 0;
  for (sheet::Line& line : sheet.lines) {
    ++number;
    Half& half = line.of(side);
    if (half.kind == HalfKind::Play) places.push_back({number, &half});
  }
  return places;
}

std::string routeText(const rules::Turn& turn, std::size_t jump) {
  const auto place = [](board::Square square) {
    return "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
  };
  if (!turn.isCapture()) return " @" + place(turn.start()) + place(turn.end());
  const board::Square from = jump == 0 ? turn.start() : turn.jumps()[jump - 1].landing;
  return " @" + place(from) + place(turn.jumps()[jump].landing);
}

// Puts the text that was typed for the players in place of the program's text.
class Overlay {
 public:
  explicit Overlay(const LiveGame& game) : m_game(game) {}

  // Writes a turn into its lines. `halves` has `count` elements: for each jump, the player's entry in one
  // line.
  void put(const LiveTurn& turn, const Place* halves, std::size_t count) {
    std::string moves;
    for (std::size_t i = 0; i < count; ++i) {
      const WrittenCells written = i < turn.written.size() ? turn.written[i] : WrittenCells{};
      putCells(written, turn.side, halves[i]);
      moves += (i == 0 ? "" : "; ") + halves[i].half->move;
    }
    if (isUnmistakable(turn, moves)) return;
    for (std::size_t i = 0; i < count; ++i) halves[i].half->move += routeText(turn.turn, i);
  }

  void name(Sheet& sheet) const { sheet::setFilledCells(sheet, m_filled); }

 private:
  void putCells(const WrittenCells& written, Side side, const Place& place) {
    Half& half = *place.half;
    if (!written.move.empty()) half.move = written.move;
    putFigure(written.score, half.score, {place.line, side, sheet::Cell::Score});
    putFigure(written.total, half.total, {place.line, side, sheet::Cell::Total});
  }

  void putFigure(const std::string& written, std::string& cell, const sheet::FilledCell& filled) {
    if (!written.empty()) {
      cell = written;
    } else if (!cell.empty() && m_game.setup().keeping == Keeping::Arbiter) {
      m_filled.push_back(filled);
    }
  }

  // True if the Move cells, when parsed again, give this turn and no other. False for an illegal turn,
  // because the parser could take its text for a miswritten legal turn.
  [[nodiscard]] bool isUnmistakable(const LiveTurn& turn, const std::string& moves) const {
    if (turn.breach) return false;
    const notation::GameLaw law{m_game.setup().ruleset, m_game.setup().set};
    const auto read = notation::parseTypedTurn(moves, turn.before, law);
    return read && *read == turn.turn;
  }

  const LiveGame& m_game;
  std::vector<sheet::FilledCell> m_filled;
};

// Returns the index of the first line below the moves.
std::size_t linesOfMoves(const Sheet& sheet) {
  const auto isPlay = [](const Half& half) { return half.kind == HalfKind::Play; };
  const auto below = std::ranges::find_if(
      sheet.lines, [&](const sheet::Line& line) { return std::ranges::none_of(line.halves, isPlay); });
  return static_cast<std::size_t>(below - sheet.lines.begin());
}

// Replaces the side's entries below the moves by the rows that the player wrote. The entries of the other
// side stay.
void putClosing(Sheet& sheet, Side side, const std::vector<Half>& rows) {
  const std::size_t first = linesOfMoves(sheet);
  for (std::size_t i = first; i < sheet.lines.size(); ++i) sheet.lines[i].of(side) = {};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (first + i == sheet.lines.size()) sheet.lines.emplace_back();
    sheet.lines[first + i].of(side) = rows[i];
  }
  std::erase_if(sheet.lines, [](const sheet::Line& line) {
    return std::ranges::all_of(line.halves, [](const Half& half) { return half.kind == HalfKind::Blank; });
  });
}

std::string_view toText(Keeping keeping) {
  return keeping == Keeping::Arbiter ? "arbiter" : "program";
}

}  // namespace

Sheet sheetOf(const LiveGame& game) {
  const std::optional<rules::Outcome> outcome = game.outcome();
  Sheet sheet = plainSheet(game, outcome);
  Overlay overlay(game);
  std::array<std::vector<Place>, 2> places{playsOf(sheet, Side::Blue), playsOf(sheet, Side::Red)};
  std::array<std::size_t, 2> next{};
  for (const LiveTurn& turn : game.turns()) {
    const std::size_t side = indexOf(turn.side);
    const std::size_t count = turn.turn.isCapture() ? turn.turn.jumps().size() : 1;
    overlay.put(turn, &places[side][next[side]], count);
    next[side] += count;
  }
  overlay.name(sheet);
  if (outcome) {
    sheet.setTag(sheet::kResultTag, std::string(rules::toText(outcome->result)));
  } else {
    std::erase_if(sheet.tags, [](const sheet::Tag& tag) { return tag.name == sheet::kEndingTag; });
    sheet.setTag(sheet::kResultTag, "*");
    std::erase_if(sheet.lines, [](const sheet::Line& line) {
      return std::ranges::none_of(line.halves, [](const Half& half) { return half.kind == HalfKind::Play; });
    });
  }
  if (outcome && rules::isNoShow(outcome->ending)) sheet.lines.clear();  // nobody wrote a scoresheet
  for (const Side side : board::kSides) {
    if (!game.closing(side).empty()) putClosing(sheet, side, game.closing(side));
  }
  const LiveSetup& setup = game.setup();
  if (setup.start != rules::startPosition(setup.set, setup.ruleset)) {
    sheet.setTag(sheet::kStartTag, notation::toPositionJson(setup.start, setup.set));
  }
  sheet.setTag(sheet::kKeptTag, std::string(toText(setup.keeping)));
  const bool isTimed =
      std::ranges::any_of(game.turns(), [](const LiveTurn& turn) { return turn.took > milliseconds(0); });
  int number = 0;
  for (const LiveTurn& turn : game.turns()) {
    if (!isTimed) break;
    sheet.setTag("Time" + std::to_string(++number), clockText(turn.took));
  }
  return sheet;
}

}  // namespace damath::play
