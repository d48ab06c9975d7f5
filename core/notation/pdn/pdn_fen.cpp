// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn/pdn_fen.hpp"

#include <algorithm>
#include <optional>

#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Rank;
using board::Side;
using board::Square;
using rules::Game;

std::optional<Side> sideOf(std::string_view text) {
  if (text.starts_with('B')) return Side::Blue;
  if (text.starts_with('W')) return Side::Red;
  return std::nullopt;
}

// True for a counter behind the two sides: H or F with a number.
bool isCounter(std::string_view part) {
  const bool isNamed = part.starts_with('H') || part.starts_with('F');
  return isNamed && part.size() > 1 &&
         std::ranges::all_of(part.substr(1), [](char digit) { return isDigit(digit); });
}

std::string_view letterOf(Side side) {
  return side == Side::Blue ? "B" : "W";
}

class FenReader {
 public:
  explicit FenReader(std::string_view text) : m_text(text) {}

  Expected<Position, PdnFenFault> read() {
    std::string_view rest = trimmed(m_text);
    if (rest.ends_with('.')) rest.remove_suffix(1);
    const std::string_view turn = trimmed(takePart(rest, ':'));
    const auto toMove = sideOf(turn);
    if (!toMove || turn.size() != 1)
      return Unexpected<PdnFenFault>(faultAt(PdnFenFaultCode::NoSideToMove, turn));
    m_builder.setToMove(*toMove);
    while (!rest.empty()) {
      const std::string_view part = trimmed(takePart(rest, ':'));
      if (m_seen[0] && m_seen[1] && isCounter(part)) continue;
      readSide(part);
      if (m_fault) return Unexpected<PdnFenFault>(*m_fault);
    }
    if (!m_seen[0] || !m_seen[1]) {
      return Unexpected<PdnFenFault>(faultAt(PdnFenFaultCode::SideMissing, m_text.substr(m_text.size())));
    }
    return *m_builder.build();
  }

 private:
  // Returns the fault with the column of `part`, or column 1 if `part` is empty. Precondition: `part` is a
  // view into m_text, or empty.
  [[nodiscard]] PdnFenFault faultAt(PdnFenFaultCode code, std::string_view part) const {
    const auto offset = part.empty() ? 0 : part.data() - m_text.data();
    return {code, static_cast<int>(offset) + 1, std::string(shortened(part))};
  }
  void note(PdnFenFaultCode code, std::string_view part) {
    if (!m_fault) m_fault = faultAt(code, part);
  }

  void readSide(std::string_view part) {
    const auto side = sideOf(part);
    if (!side) return note(PdnFenFaultCode::NoSide, part);
    if (m_seen[indexOf(*side)]) return note(PdnFenFaultCode::SideTwice, part);
    m_seen[indexOf(*side)] = true;
    std::string_view squares = part.substr(1);
    while (!trimmed(squares).empty() && !m_fault) readSquares(*side, trimmed(takePart(squares, ',')));
  }

  void readSquares(Side side, std::string_view part) {
    std::string_view numbers = part;
    const bool king = numbers.starts_with('K');
    if (king) numbers.remove_prefix(1);
    const std::size_t dash = numbers.find('-');
    const auto first = parseSquareName(Game::English, trimmed(numbers.substr(0, dash)));
    const auto last = dash == std::string_view::npos
                          ? first
                          : parseSquareName(Game::English, trimmed(numbers.substr(dash + 1)));
    if (!first || !last || *last < *first) return note(PdnFenFaultCode::NoSquare, part);
    for (int number = first->number(); number <= last->number() && !m_fault; ++number) {
      place(Square(number), side, king ? Rank::Dama : Rank::Ordinary, part);
    }
  }

  void place(Square square, Side side, Rank rank, std::string_view part) {
    const auto faults = m_builder.put(square, {side, m_next[indexOf(side)]++, rank});
    if (faults.empty()) return;
    note(faults.front() == board::PlacingFault::SquareTwice        ? PdnFenFaultCode::SquareTwice
         : faults.front() == board::PlacingFault::OrdinaryOnFarRow ? PdnFenFaultCode::ManOnFarRow
                                                                   : PdnFenFaultCode::TooManyPieces,
         part);
  }

  std::string_view m_text;
  board::PositionBuilder m_builder{Side::Blue};
  bool m_seen[2] = {false, false};
  board::ChipIndex m_next[2] = {0, 0};
  std::optional<PdnFenFault> m_fault;
};

}  // namespace

Expected<Position, PdnFenFault> parsePdnFen(std::string_view text) {
  return FenReader(text).read();
}

std::string_view pdnCounters(std::string_view text) {
  std::string_view before = trimmed(text);
  if (before.ends_with('.')) before.remove_suffix(1);
  std::string_view counters = before.substr(before.size());
  while (true) {
    const std::size_t colon = before.rfind(':');
    if (colon == std::string_view::npos || !isCounter(trimmed(before.substr(colon + 1)))) return counters;
    counters = std::string_view(before.data() + colon, before.size() - colon + counters.size());
    before = before.substr(0, colon);
  }
}

std::string toPdnFen(const Position& position) {
  std::string text(letterOf(position.toMove()));
  for (const Side side : {Side::Red, Side::Blue}) {
    text += ":" + std::string(letterOf(side));
    bool first = true;
    for (int number = 0; number < board::kSquares; ++number) {
      const auto piece = position.at(Square(number));
      if (!piece || piece->side != side) continue;
      if (!first) text += ',';
      first = false;
      text += piece->rank == Rank::Dama ? "K" : "";
      text += squareName(Game::English, Square(number));
    }
  }
  return text;
}

}  // namespace damath::notation
