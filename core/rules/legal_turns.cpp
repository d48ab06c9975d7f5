// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/legal_turns.hpp"

#include <algorithm>

#include "core/rules/generation/generator_instance.hpp"

namespace damath::rules {

namespace {

using board::Position;
using board::Rank;
using generation::forcesOf;
using generation::GrowingList;
using generation::instanceFor;

}  // namespace

std::span<const Turn> legalTurnsInPassing(const Movement& movement, const Position& position) {
  thread_local GrowingList<Turn> page;
  page.clear();
  instanceFor(movement).list(movement, forcesOf(position), position.toMove(), page);
  return {page.begin(), page.end()};
}

void listLegalTurns(const Movement& movement, const Position& position, TurnList& turns) {
  const std::span<const Turn> page = legalTurnsInPassing(movement, position);
  turns.assign(page.begin(), page.end());
}

TurnList legalTurns(const Movement& movement, const Position& position) {
  TurnList turns;
  listLegalTurns(movement, position, turns);
  return turns;
}

bool mustTake(const Movement& movement, const Position& position) {
  return instanceFor(movement).takes(movement, forcesOf(position), position.toMove());
}

board::Bits startsOfMoves(const Movement& movement, const Position& position, board::Square to) {
  return instanceFor(movement).originsOf(movement, forcesOf(position), position.toMove(), board::maskOf(to));
}

void play(const Movement& movement, Position& position, const Turn& turn) {
  const board::Piece piece = position.pieceOn(turn.start());
  for (const Jump& jump : turn.jumps()) position.remove(jump.taken);
  const auto onFarRow = [&](Square square) { return square.y() == board::farRow(piece.side); };
  bool crowned = onFarRow(turn.end());  // P1: a chip that ends its turn on the far row is crowned
  if (movement.promotion == Promotion::GoOn) {
    crowned = crowned || std::ranges::any_of(turn.jumps(), onFarRow, &Jump::landing);
  }
  position.move(turn.start(), turn.end(), crowned ? Rank::Dama : piece.rank);
  position.setToMove(board::opponent(position.toMove()));
}

}  // namespace damath::rules
