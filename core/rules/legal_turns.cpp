// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/legal_turns.hpp"

#include <algorithm>

#include "core/rules/generation/generator.hpp"
#include "core/rules/generation/instance.hpp"

namespace damath::rules {

namespace {

using board::Position;
using board::Rank;
using generation::forcesOf;
using generation::GrowingList;
using generation::instanceFor;

std::optional<Breach> breachOf(const generation::CaptureChain& route, const Movement& movement,
                               const TurnList& legal) {
  if (std::ranges::find(legal, route.turn) != legal.end()) return std::nullopt;
  if (route.couldGoOn && movement.chain == Chain::Compulsory) return Breach::ChainNotFinished;
  if (route.turn.jumps().size() >= legal.front().jumps().size()) return Breach::DamaPriority;
  return Breach::NotMaximum;
}

CaptureClaim claimOf(const board::Position& position, const Turn& turn) {
  return {static_cast<int>(turn.jumps().size()), position.at(turn.start())->rank};
}

}  // namespace

int captureWeight(CapturePriority priority, int jumps, Rank taker) {
  return generation::weightOf(priority, jumps, taker == Rank::Dama);
}

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

std::vector<PlayableTurn> playableTurns(const Movement& movement, const Position& position) {
  const TurnList legal = legalTurns(movement, position);
  const generation::Instance& instance = instanceFor(movement);
  GrowingList<generation::CaptureChain> routes;
  instance.chains(movement, forcesOf(position), position.toMove(), routes);
  std::vector<PlayableTurn> playable;
  for (const generation::CaptureChain& route : routes) {
    playable.push_back({route.turn, breachOf(route, movement, legal)});
  }
  GrowingList<Turn> quiets;
  instance.quiets(movement, forcesOf(position), position.toMove(), quiets);
  const auto breach = routes.empty() ? std::nullopt : std::optional(Breach::MissedCapture);
  for (const Turn& turn : quiets) playable.push_back({turn, breach});
  return playable;
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

Breach captureBreach(CapturePriority priority, CaptureClaim made, CaptureClaim due) {
  if (made.taker == board::Rank::Dama || due.taker == board::Rank::Ordinary) return Breach::NotMaximum;
  const bool numberFirst = priority == CapturePriority::CountThenDama || priority == CapturePriority::Count;
  return numberFirst && made.jumps < due.jumps ? Breach::NotMaximum : Breach::DamaPriority;
}

std::vector<PlayableTurn> judgedTurns(const Movement& movement, const board::Position& position) {
  std::vector<PlayableTurn> turns = playableTurns(movement, position);
  const auto due = std::ranges::find_if(
      turns, [](const PlayableTurn& each) { return !each.breach && each.turn.isCapture(); });
  if (due == turns.end()) return turns;
  const CaptureClaim claim = claimOf(position, due->turn);
  for (PlayableTurn& each : turns) {
    if (each.breach != Breach::NotMaximum && each.breach != Breach::DamaPriority) continue;
    each.breach = captureBreach(movement.capturePriority, claimOf(position, each.turn), claim);
  }
  return turns;
}

}  // namespace damath::rules
