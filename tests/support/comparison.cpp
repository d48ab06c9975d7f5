// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/comparison.hpp"

#include <algorithm>
#include <numeric>

#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "core/every.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/score.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/spellings.hpp"
#include "tests/support/diagram.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::support {

namespace {

using board::Position;
using board::Rank;
using board::Side;
using board::Square;

char letterOf(Side side) {
  return side == Side::Blue ? 'b' : 'r';
}

board::Piece toCore(const PlainPiece& piece) {
  return {piece.side == 'b' ? Side::Blue : Side::Red, static_cast<board::ChipIndex>(piece.chip),
          piece.dama ? Rank::Dama : Rank::Ordinary};
}

std::string differences(const std::vector<PlainTurn>& plain, const std::vector<PlainTurn>& core) {
  std::vector<PlainTurn> plainOnly;
  std::vector<PlainTurn> coreOnly;
  std::ranges::set_difference(plain, core, std::back_inserter(plainOnly));
  std::ranges::set_difference(core, plain, std::back_inserter(coreOnly));
  std::string text;
  for (const PlainTurn& turn : plainOnly) text += "  missing in core: " + toText(turn) + "\n";
  for (const PlainTurn& turn : coreOnly) text += "  only in core:    " + toText(turn) + "\n";
  return text;
}

template <class Turns>
std::vector<PlainTurn> sortedPlain(const Turns& turns) {
  std::vector<PlainTurn> plain;
  for (const rules::Turn& turn : turns) plain.push_back(toPlain(turn));
  std::ranges::sort(plain);
  return plain;
}

std::string playableDisagreement(const PlainLaw& law, const rules::Ruleset& ruleset,
                                 const Position& position) {
  const PlainBoard board = toPlain(position);
  std::vector<PlainTurn> plain = plainQuietMoves(law, board);
  for (const PlainChain& chain : plainChains(law, board)) plain.push_back(chain.turn);
  std::ranges::sort(plain);
  rules::TurnList playable;
  rules::TurnList legal;
  for (const rules::PlayableTurn& each : rules::playableTurns(ruleset, position)) {
    playable.push_back(each.turn);
    if (!each.breach) legal.push_back(each.turn);
  }
  std::string text = differences(plain, sortedPlain(playable));
  if (!text.empty()) text = "playable turns\n" + text;
  const std::string unlike = differences(plainLegalTurns(law, board), sortedPlain(legal));
  if (!unlike.empty()) text += "playable turns without a breach\n" + unlike;
  return text;
}

std::string scoreDisagreement(const rules::Ruleset& ruleset, const PlainBoard& board, const PlainTurn& turn) {
  std::string text;
  const PlainPiece& taker = board.at[turn.start.x][turn.start.y];
  for (const PlainJump& jump : turn.jumps) {
    const PlainPiece& taken = board.at[jump.taken.x][jump.taken.y];
    for (const std::string_view name : rules::builtInChipSetNames()) {
      const exact::Number plain = toNumber(plainScore(name, taker, taken, jump.landing));
      const exact::Number core = rules::scoreOf(ruleset, *rules::builtInChipSet(name), toCore(taker),
                                                toCore(taken), squareOf(jump.landing))
                                     .value;
      if (plain == core) continue;
      text += "score of " + toText(turn) + " in " + std::string(name) + ": plain " + exact::toText(plain) +
              ", core " + exact::toText(core) + "\n";
    }
  }
  return text;
}

}  // namespace

Place placeOf(Square square) {
  return {square.x(), square.y()};
}

Square squareOf(Place place) {
  return Square::at(place.x, place.y).value();
}

PlainBoard toPlain(const Position& position) {
  PlainBoard board;
  board.toMove = letterOf(position.toMove());
  for (int number = 0; number < board::kSquares; ++number) {
    const Square square(number);
    if (const auto piece = position.at(square)) {
      board.at[square.x()][square.y()] = {letterOf(piece->side), piece->chip, piece->rank == Rank::Dama,
                                          false};
    }
  }
  return board;
}

PlainTurn toPlain(const rules::Turn& turn) {
  PlainTurn plain{placeOf(turn.start()), placeOf(turn.end()), {}};
  for (const rules::Jump& jump : turn.jumps()) {
    plain.jumps.push_back({placeOf(jump.taken), placeOf(jump.landing)});
  }
  return plain;
}

Position toCore(const PlainBoard& board) {
  board::PositionBuilder position(board.toMove == 'b' ? Side::Blue : Side::Red);
  for (int number = 0; number < board::kSquares; ++number) {
    const Square square(number);
    const PlainPiece& piece = board.at[square.x()][square.y()];
    if (piece.side != '.') position.put(square, toCore(piece));
  }
  return position.build().value();
}

rules::Ruleset toRuleset(const PlainLaw& law) {
  rules::Ruleset ruleset = rules::manual();
  rules::change(ruleset, &rules::Ruleset::menCaptureBackward,
                law.menCaptureBackward ? rules::YesNo::Yes : rules::YesNo::No);
  rules::change(ruleset, &rules::Ruleset::damaRange,
                law.damaFlies ? rules::DamaRange::Flying : rules::DamaRange::One);
  rules::change(ruleset, &rules::Ruleset::capturePriority, law.capturePriority);
  rules::change(ruleset, &rules::Ruleset::chain, law.chain);
  rules::change(ruleset, &rules::Ruleset::removal, law.removal);
  rules::change(ruleset, &rules::Ruleset::damaPath, law.damaPath);
  rules::change(ruleset, &rules::Ruleset::promotion, law.promotion);
  return ruleset;
}

Position strewnPosition(std::mt19937& random, int mostChipsASide) {
  const auto upTo = [&random](int most) {
    return static_cast<int>(random() % static_cast<unsigned>(most + 1));
  };
  board::PositionBuilder position(upTo(1) == 0 ? Side::Blue : Side::Red);
  board::Bits taken = 0;
  std::array<board::ChipIndex, board::kChipsASide> chips{};
  for (const Side side : board::kSides) {
    std::iota(chips.begin(), chips.end(), board::ChipIndex{0});
    std::shuffle(chips.begin(), chips.end(), random);
    const int count = 1 + upTo(mostChipsASide - 1);
    const int damasInTen = upTo(10);
    for (int i = 0; i < count; ++i) {
      const Square square(upTo(board::kSquares - 1));
      if ((taken & board::maskOf(square)) != 0) continue;
      taken |= board::maskOf(square);
      const bool mustBeDama = square.y() == board::farRow(side);
      const Rank rank = mustBeDama || upTo(9) < damasInTen ? Rank::Dama : Rank::Ordinary;
      position.put(square, {side, chips[static_cast<std::size_t>(i)], rank});
    }
  }
  return position.build().value();
}

PlainLaw anyLaw(std::mt19937& random) {
  const auto one = [&random](unsigned answers) { return random() % answers; };
  return {.menCaptureBackward = one(2) == 0,
          .damaFlies = one(4) != 0,
          .capturePriority = kEvery<rules::CapturePriority>[one(kEvery<rules::CapturePriority>.size())],
          .chain = static_cast<rules::Chain>(one(2)),
          .removal = static_cast<rules::Removal>(one(2)),
          .damaPath = kEvery<rules::DamaPath>[one(kEvery<rules::DamaPath>.size())],
          .promotion = static_cast<rules::Promotion>(one(3))};
}

std::string toText(const PlainLaw& law) {
  std::string text = law.menCaptureBackward ? "men backward" : "men forward only";
  text += law.damaFlies ? ", flying" : ", range one";
  text += ", " + std::string(spellingOf(law.capturePriority));
  text += law.chain == rules::Chain::Compulsory ? ", chain compulsory" : ", chain optional";
  text += law.removal == rules::Removal::EachJump ? ", eachJump" : ", endOfTurn";
  text += ", " + std::string(spellingOf(law.damaPath));
  text += ", " + std::string(spellingOf(law.promotion));
  return text;
}

std::string disagreement(const PlainLaw& law, const Position& position) {
  const rules::Ruleset ruleset = toRuleset(law);
  const PlainBoard board = toPlain(position);
  const std::vector<PlainTurn> plain = plainLegalTurns(law, board);
  const rules::TurnList core = rules::legalTurns(ruleset, position);
  std::string text = differences(plain, sortedPlain(core));
  if (text.empty() && plain.size() != core.size()) text = "  a turn is listed twice\n";
  text += playableDisagreement(law, ruleset, position);
  for (const rules::Turn& turn : core) {
    const PlainTurn same = toPlain(turn);
    Position next = position;
    rules::play(ruleset, next, turn);
    if (next != toCore(plainPlay(law, board, same))) text += "position after " + toText(same) + "\n";
    text += scoreDisagreement(ruleset, board, same);
  }
  if (text.empty()) return text;
  return toText(law) + (position.toMove() == Side::Blue ? ", BLUE" : ", RED") + " to move\n" +
         support::toDiagram(position) + text;
}

}  // namespace damath::support
