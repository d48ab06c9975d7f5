// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/typed_turn.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/notation/board/square_name.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Square;
using rules::Game;
using rules::Turn;

using Route = std::vector<Square>;
using Typed = Expected<Turn, TypedTurnFault>;

Unexpected<TypedTurnFault> refused(TypedTurnFaultCode code, std::string_view written,
                                   rules::Clause clause = {}, std::vector<std::string> turns = {}) {
  return Unexpected<TypedTurnFault>(
      TypedTurnFault{code, std::string(shortened(written)), clause, std::move(turns)});
}

template <class Turns>
std::vector<std::string> namesOf(Game game, const Turns& turns) {
  std::vector<std::string> names;
  for (const Turn& turn : turns) names.push_back(turnName(game, turn));
  return names;
}

TypedTurnFault faultOfBreach(rules::Breach breach, const GameLaw& law, std::string written,
                             std::vector<std::string> due, std::optional<Turn> made) {
  const rules::Clause clause =
      law.hasScores() ? rules::clauseOf(breach, law.ruleset) : rules::clauseOf(breach);
  return {breach, std::move(written), clause, std::move(due), made};
}

TypedTurnFault named(const rules::RouteFault& fault, Game game, std::string_view written) {
  return {
      fault.breach, fault.square ? squareName(game, *fault.square) : std::string(written), fault.clause, {}};
}

constexpr std::string_view kBetween = " \t-:,xX>";

std::string_view nextWord(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBetween), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(kBetween));
  text.remove_prefix(word.size());
  return word;
}

// True if the word has the form of a square name in this game, even if no such square exists.
bool looksLikeSquare(Game game, std::string_view word) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  if (game == Game::English) return word.size() < 4 && std::ranges::all_of(word, isDigit);
  const bool letter = (word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z');
  return word.size() == 2 && letter && isDigit(word[1]);
}

// Collects the squares that a text names, word by word. If the text has faults, keeps the first fault instead
// of the squares.
class RouteReader {
 public:
  RouteReader(const Position& position, const GameLaw& law) : m_position(position), m_law(law) {}

  [[nodiscard]] bool isEmpty() const { return m_count == 0; }

  // Adds a square, or records the fault of the word if `square` is nullopt. `isOnBoard` is true if the word
  // names a square of the board, playable or not. Precondition: the word has the form of a square name in
  // this game.
  void take(std::string_view word, std::optional<Square> square, bool isOnBoard) {
    ++m_count;
    if (m_fault) return;
    if (square) return m_route.push_back(*square);
    if (!isOnBoard || m_route.empty()) {
      m_fault = TypedTurnFault{TypedTurnFaultCode::NoSquare, std::string(word), "B1", {}};
    } else {
      m_fault = named(rules::faultOffSquares(m_route.front(), m_position, m_law.game, m_law.ruleset),
                      m_law.game, word);
    }
  }

  [[nodiscard]] Expected<Route, TypedTurnFault> route() const {
    if (m_fault) return Unexpected<TypedTurnFault>(*m_fault);
    return m_route;
  }

 private:
  const Position& m_position;
  const GameLaw& m_law;
  Route m_route;
  std::size_t m_count = 0;
  std::optional<TypedTurnFault> m_fault;
};

Expected<Route, TypedTurnFault> companionRoute(std::string_view text, const Position& position,
                                               const GameLaw& law) {
  RouteReader reader(position, law);
  for (std::string_view word = nextWord(text); !word.empty(); word = nextWord(text)) {
    if (!looksLikeSquare(law.game, word)) return refused(TypedTurnFaultCode::NotUnderstood, word);
    const bool isOnBoard = law.game == Game::Dame &&
                           std::string_view("abcdefghABCDEFGH").find(word[0]) != std::string_view::npos &&
                           word[1] >= '1' && word[1] <= '8';
    reader.take(word, parseSquareName(law.game, word), isOnBoard);
  }
  return reader.route();
}

// Removes a pair of coordinates such as `(1,2)` or `1,2` from the beginning of the text. Returns the pair as
// typed; nullopt if the text does not begin with a pair.
std::optional<std::string_view> takePair(std::string_view& text) {
  const auto digits = [&text](std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    return end;
  };
  const auto blanks = [&text](std::size_t from) {
    return std::min(text.find_first_not_of(' ', from), text.size());
  };
  const bool bracket = text.starts_with('(');
  const std::size_t xFrom = blanks(bracket ? 1 : 0);
  const std::size_t xEnd = digits(xFrom);
  const std::size_t comma = blanks(xEnd);
  if (xEnd == xFrom || comma >= text.size() || text[comma] != ',') return std::nullopt;
  const std::size_t yFrom = blanks(comma + 1);
  const std::size_t yEnd = digits(yFrom);
  if (yEnd == yFrom) return std::nullopt;
  std::size_t end = yEnd;
  if (bracket) {
    end = blanks(yEnd);
    if (end >= text.size() || text[end] != ')') return std::nullopt;
    ++end;
  }
  const std::string_view pair = text.substr(0, end);
  text.remove_prefix(end);
  return pair;
}

// True if the name `(x,y)` lies on the board, playable or not: each coordinate is one digit, 0–7.
bool isPlaceOfBoard(std::string_view name) {
  int digits = 0;
  for (const char c : name) {
    if (c == '8' || c == '9') return false;
    if (c >= '0' && c <= '7') ++digits;
  }
  return digits == 2;
}

// Returns the squares of a text that consists only of pairs of coordinates. nullopt if the text has other
// parts. A text with other parts may be in scoresheet notation.
std::optional<Expected<Route, TypedTurnFault>> damathRoute(std::string_view text, const Position& position,
                                                           const GameLaw& law) {
  RouteReader reader(position, law);
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(reader.isEmpty() ? " \t" : " \t-x>"), text.size()));
    if (text.empty()) return reader.route();
    const auto pair = takePair(text);
    if (!pair) return std::nullopt;
    const std::string name = pair->starts_with('(') ? std::string(*pair) : "(" + std::string(*pair) + ")";
    reader.take(*pair, parseSquareName(Game::Damath, name), isPlaceOfBoard(name));
  }
}

// A typed turn in scoresheet notation. The text has one entry for each jump, with semicolons between them.
// The last jumps may be left out.
class PaperForm {
 public:
  PaperForm(std::string_view text, const GameLaw& law) : m_law{law.ruleset, law.set}, m_cells(law.set) {
    const sheet::Figure& blank = m_cells.figure({});
    while (!text.empty()) {
      const std::string_view part = trimmed(takePart(text, ';'));
      m_plays.push_back({.entry = m_cells.entry(part), .score = blank, .total = blank});
    }
  }

  [[nodiscard]] bool isReadable() const {
    return !m_plays.empty() && std::ranges::none_of(m_plays, [](const sheet::PlayEntry& play) {
      return play.entry.isUnreadable() || play.entry.isBlank();
    });
  }

  [[nodiscard]] bool fits(const Position& position, const Turn& turn) const {
    const sheet::BoardSteps boardSteps(position, turn);
    if (m_plays.size() > boardSteps.size()) return false;
    for (std::size_t i = 0; i < m_plays.size(); ++i) {
      const auto found = sheet::match(m_law, m_plays[i], boardSteps[i], position.toMove());
      if (!found || found->slip != sheet::Slip::None) return false;
    }
    return true;
  }

  // Returns the two squares of the first entry: the square of the named chip, and its destination or landing
  // square. nullopt if the entry fits no chip or several chips, or if the chips of a capture are not on one
  // diagonal or have no square behind them. Errors: the destination of a quiet move is not a playable square.
  [[nodiscard]] std::optional<Expected<Route, TypedTurnFault>> way(const Position& position,
                                                                   const GameLaw& law) const {
    const sheet::Entry& entry = m_plays.front().entry;
    const board::Side mover = position.toMove();
    if (const sheet::QuietEntry* quiet = entry.quiet()) {
      const auto start = only(position, mover, quiet->chip);
      if (!start) return std::nullopt;
      const auto end = Square::at(quiet->destination, m_law.notationFrame, mover);
      if (end) return Route{*start, *end};
      const auto [x, y] = quiet->destination;
      const std::string name = "(" + std::to_string(x) + "," + std::to_string(y) + ")";
      if (x < 0 || x > 7 || y < 0 || y > 7) return refused(TypedTurnFaultCode::NoSquare, name, "B1");
      return Unexpected<TypedTurnFault>(
          named(rules::faultOffSquares(*start, position, law.game, law.ruleset), law.game, name));
    }
    const sheet::CaptureEntry* capture = entry.capture();
    if (capture == nullptr) return std::nullopt;
    const auto start = only(position, mover, capture->taker);
    const auto taken = only(position, board::opponent(mover), capture->taken);
    if (!start || !taken) return std::nullopt;
    const int across = taken->x() - start->x();
    const int up = taken->y() - start->y();
    if (std::abs(across) != std::abs(up)) return std::nullopt;
    const auto landing = Square::at(taken->x() + (across > 0 ? 1 : -1), taken->y() + (up > 0 ? 1 : -1));
    return landing ? std::optional<Expected<Route, TypedTurnFault>>(Route{*start, *landing}) : std::nullopt;
  }

 private:
  // Returns the square of the chip of this side that fits the written value. nullopt if no chip or several
  // chips fit.
  [[nodiscard]] static std::optional<Square> only(const Position& position, board::Side side,
                                                  const sheet::Operand& chip) {
    std::optional<Square> found;
    for (int number = 0; number < board::kSquares; ++number) {
      const auto piece = position.at(Square(number));
      if (!piece || piece->side != side || !chip.fits(piece->chip)) continue;
      if (found) return std::nullopt;
      found = Square(number);
    }
    return found;
  }

  sheet::Law m_law;
  sheet::CellMemory m_cells;
  std::vector<sheet::PlayEntry> m_plays;  // one item for each entry of the text; refers to data in m_cells
};

Typed turnOnPaper(std::string_view text, const Position& position, const GameLaw& law) {
  const PaperForm form(text, law);
  if (!form.isReadable()) return refused(TypedTurnFaultCode::NotUnderstood, text);
  std::vector<Turn> legal;
  std::vector<Turn> fitting;
  std::vector<rules::PlayableTurn> breaking;
  for (const rules::PlayableTurn& playable : rules::judgedTurns(law.movement(), position)) {
    if (!playable.breach) legal.push_back(playable.turn);
    if (!form.fits(position, playable.turn)) continue;
    if (!playable.breach) {
      fitting.push_back(playable.turn);
    } else {
      breaking.push_back(playable);
    }
  }
  if (fitting.size() == 1) return fitting.front();
  if (fitting.size() > 1)
    return refused(TypedTurnFaultCode::Ambiguous, text, "N6", namesOf(law.game, fitting));
  if (breaking.empty()) {
    // No turn fits the text. Reports the fault of the move between the two squares that the first entry
    // names. If this move is legal, another part of the entry is wrong, and the fault is NoSuchTurn.
    const auto way = form.way(position, law);
    if (way && !*way) return Unexpected<TypedTurnFault>(way->error());
    if (way) {
      Typed moved = turnAlong(**way, position, law);
      if (!moved) return moved;
    }
    return refused(TypedTurnFaultCode::NoSuchTurn, text);
  }
  const auto made = breaking.size() == 1 ? std::optional(breaking.front().turn) : std::nullopt;
  return Unexpected<TypedTurnFault>(
      faultOfBreach(*breaking.back().breach, law, std::string(text), namesOf(law.game, legal), made));
}

}  // namespace

Typed turnAlong(std::span<const Square> route, const Position& position, const GameLaw& law) {
  const std::vector<rules::PlayableTurn> playable = rules::judgedTurns(law.movement(), position);
  const auto visits = [&](const rules::PlayableTurn& each) {
    return std::ranges::equal(squaresOf(each.turn), route);
  };
  const auto exact = std::ranges::find_if(playable, visits);
  if (exact != playable.end() && !exact->breach) return exact->turn;
  std::vector<Turn> legal;
  std::vector<Turn> fitting;
  for (const rules::PlayableTurn& each : playable) {
    if (each.breach) continue;
    legal.push_back(each.turn);
    const bool shortened = route.size() == 2 && each.turn.jumps().size() > 1;
    if (shortened && each.turn.start() == route.front() && each.turn.end() == route.back()) {
      fitting.push_back(each.turn);
    }
  }
  if (fitting.size() == 1) return fitting.front();
  std::string written = squareName(law.game, route.back());
  if (fitting.size() > 1)
    return refused(TypedTurnFaultCode::Ambiguous, written, {}, namesOf(law.game, fitting));
  if (exact == playable.end()) {
    const auto fault = rules::faultOfRoute(route, position, law.game, law.ruleset);
    return Unexpected<TypedTurnFault>(named(fault, law.game, written));
  }
  return Unexpected<TypedTurnFault>(
      faultOfBreach(*exact->breach, law, std::move(written), namesOf(law.game, legal), exact->turn));
}

Typed parseTypedTurn(std::string_view text, const Position& position, const GameLaw& law) {
  text = trimmed(text);
  std::optional<Expected<Route, TypedTurnFault>> route =
      law.game == Game::Damath ? damathRoute(text, position, law) : companionRoute(text, position, law);
  if (!route) return turnOnPaper(text, position, law);
  if (!*route) return Unexpected<TypedTurnFault>(route->error());
  if ((*route)->empty()) return refused(TypedTurnFaultCode::NotUnderstood, text);
  if ((*route)->size() == 1) return refused(TypedTurnFaultCode::OneSquare, text);
  return turnAlong(**route, position, law);
}

}  // namespace damath::notation
