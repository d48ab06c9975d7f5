// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/match.hpp"

#include <utility>

#include "core/sheet/explain/cost.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/law/written_capture.hpp"

namespace damath::sheet {

namespace {

using board::Piece;
using board::Square;

Match slip(Slip what, int cost) {
  return {what, cost};
}

// Returns the cost if a written operand is taken as the name of the chip: 0 for the chip's own text (or its
// value, if this is no chip's text), kOtherName for the text of another chip of equal value. nullopt if the
// operand does not name the chip.
std::optional<int> namingCost(const Operand& operand, board::ChipIndex chip) {
  if (operand.names(chip)) return 0;
  if (operand.fits(chip)) return cost::kOtherName;
  return std::nullopt;
}

int wrongChipCost(const Operand& operand) {
  return operand.isChip() ? cost::kSlip : cost::kSmallSlip;
}

std::optional<Match> matchQuiet(const Law& law, const PlayEntry& play, const QuietEntry& entry,
                                const BoardStep& boardStep, board::Side mover) {
  const board::Frame frame = law.notationFrame;
  const board::Coordinates landing = boardStep.landing.coordinates(frame, mover);
  const bool there = entry.destination == landing ||
                     (play.translated != nullptr && play.translated->otherDestination == landing);
  const auto naming = namingCost(entry.chip, boardStep.mover.chip);
  if (there && naming) return slip(Slip::None, *naming);
  if (there) return slip(Slip::Chip, wrongChipCost(entry.chip));
  if (!naming) return std::nullopt;
  const Square turned = boardStep.landing.turned();
  if (entry.destination == turned.coordinates(frame, mover)) {
    return slip(Slip::Frame, cost::kSmallSlip + *naming);
  }
  const board::Coordinates right = boardStep.landing.coordinates(frame, mover);
  const bool near = entry.destination.x == right.x || entry.destination.y == right.y;
  return slip(Slip::Destination, (near ? cost::kSlip : cost::kFarSlip) + *naming);
}

std::optional<Match> matchCapture(const PlayEntry& play, const CaptureEntry& entry,
                                  const BoardStep& boardStep) {
  const auto taker = namingCost(entry.taker, boardStep.mover.chip);
  const auto taken = namingCost(entry.taken, boardStep.taken->chip);
  const bool sign = entry.sign == boardStep.landing.sign();
  if (taker && taken && sign) return slip(Slip::None, *taker + *taken);
  const bool isEitherWay = play.translated != nullptr && play.translated->operandsEitherWay;
  if (isEitherWay && entry.taker.fits(boardStep.taken->chip) && entry.taken.fits(boardStep.mover.chip))
    return sign ? slip(Slip::None, 0) : slip(Slip::Sign, cost::kSmallSlip);
  if (taker && taken) return slip(Slip::Sign, cost::kSmallSlip + *taker + *taken);
  if (!sign) return std::nullopt;
  if (entry.taker.fits(boardStep.taken->chip) && entry.taken.fits(boardStep.mover.chip)) {
    return slip(Slip::Swapped, cost::kSmallSlip);
  }
  if (taker) return slip(Slip::Taken, wrongChipCost(entry.taken) + *taker);
  if (taken) return slip(Slip::Chip, wrongChipCost(entry.taker) + *taken);
  return std::nullopt;
}

// True if the further squares in an entry agree with the step: the start square of a quiet move, the landing
// square of a capture. An entry without such squares agrees too.
bool squaresFit(const Law& law, const Entry& entry, const BoardStep& boardStep, board::Side mover) {
  if (const QuietEntry* quiet = entry.quiet()) {
    return !quiet->origin || *quiet->origin == boardStep.from.coordinates(law.notationFrame, mover);
  }
  const CaptureEntry* capture = entry.capture();
  if (capture == nullptr || !capture->landing) return true;
  return *capture->landing == boardStep.landing.coordinates(law.notationFrame, mover);
}

// True if the squares of the entry's written route, from the third square on, agree with the turn. The route
// may stand beside the first jump and list the squares of the whole chain. match() checks the first two
// squares.
bool routeFits(const PlayEntry& play, const BoardSteps& boardSteps, std::size_t from) {
  for (std::size_t i = 2; i < play.entry.route.size(); ++i) {
    const std::size_t jump = from + i - 1;
    if (jump >= boardSteps.size() || boardSteps[jump].landing != play.entry.route[i]) return false;
  }
  return true;
}

}  // namespace

std::optional<rules::JumpScore> scoreAsWritten(const Law& law, const CaptureEntry& entry,
                                               const BoardStep& boardStep) {
  if (!entry.taker.value || !entry.taken.value || !boardStep.taken) return std::nullopt;
  const auto [x, y] = boardStep.landing.coordinates(law.set.valueFrame(law.ruleset), boardStep.mover.side);
  const int multiplier = (boardStep.mover.rank == board::Rank::Dama ? 2 : 1) *
                         (boardStep.taken->rank == board::Rank::Dama ? 2 : 1);
  return law.scores.scoreOfValues(entry.taker.value->at(x, y), entry.taken.value->at(x, y), entry.sign,
                                  multiplier);
}

bool followsWords(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                  const FigureStep& score) {
  const CaptureEntry* entry = play.entry.capture();
  if (entry == nullptr) return false;
  const auto follows = [&](const CaptureEntry& words) {
    const auto asWritten = scoreAsWritten(law, words, boardStep);
    return asWritten && statesScore(law, score, *asWritten);
  };
  if (follows(*entry)) return true;
  if (play.translated == nullptr) return false;
  const CaptureEntry* written = play.translated->asWritten.entry.capture();
  if (written != nullptr && follows(*written)) return true;
  if (!play.translated->operandsEitherWay) return false;
  CaptureEntry turned = *entry;
  std::swap(turned.taker, turned.taken);
  return follows(turned);
}

int costOfScore(const Law& law, const PlayEntry& play, const BoardStep& boardStep) {
  const FigureStep* stated = statedScore(play);
  if (!boardStep.taken) return stated == nullptr || stated->value.isZero() ? 0 : cost::kScore;
  const rules::JumpScore& right = law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing);
  if (stated == nullptr) {
    if (right.value.isZero() || !isBlank(play.score)) return 0;
    return cost::kBlankScore;
  }
  if (statesScore(law, *stated, right)) return 0;
  if (play.translated != nullptr && play.translated->scoreHabit(law, *stated, boardStep) != nullptr) return 0;
  const CaptureEntry* entry = play.entry.capture();
  if (entry == nullptr) return cost::kScore;
  return followsWords(law, play, boardStep, *stated) ? 0 : cost::kScore;
}

Beginning::Beginning(const Law& law, const PlayEntry& play, board::Side mover)
    : m_quiet(play.entry.quiet()), m_capture(play.entry.capture()) {
  if (m_quiet != nullptr) m_destination = Square::at(m_quiet->destination, law.notationFrame, mover);
  if (play.translated == nullptr) return;
  m_isEitherWay = play.translated->operandsEitherWay;
  const auto& other = play.translated->otherDestination;
  if (other) m_otherDestination = Square::at(*other, law.notationFrame, mover);
}

bool Beginning::fits(const board::Position& position, const rules::Turn& turn) const {
  if (m_quiet != nullptr) {
    if (turn.isCapture()) return false;
    if (turn.end() != m_destination && turn.end() != m_otherDestination) return false;
    const std::optional<Piece> mover = position.at(turn.start());
    return mover && m_quiet->chip.fits(mover->chip);
  }
  if (m_capture == nullptr || !turn.isCapture()) return false;
  const rules::Jump& jump = turn.jumps().front();
  if (jump.landing.sign() != m_capture->sign) return false;
  const std::optional<Piece> mover = position.at(turn.start());
  const std::optional<Piece> taken = position.at(jump.taken);
  if (!mover || !taken) return false;
  if (m_capture->taker.fits(mover->chip) && m_capture->taken.fits(taken->chip)) return true;
  return m_isEitherWay && m_capture->taker.fits(taken->chip) && m_capture->taken.fits(mover->chip);
}

int placelessCost(const Law& law, const PlayEntry& play) {
  if (play.entry.isUnreadable()) return cost::kSmallSlip;
  if (const QuietEntry* quiet = play.entry.quiet()) return quiet->chip.isChip() ? 0 : cost::kSmallSlip;
  const CaptureEntry* capture = play.entry.capture();
  if (capture == nullptr) return 0;
  if (!capture->taker.isChip() || !capture->taken.isChip()) return cost::kSmallSlip;
  const FigureStep* stated = statedScore(play);
  if (stated == nullptr) return 0;
  const bool isAllowed =
      anyScore(law.scores, law.set.valueFrame(law.ruleset),
               {*capture->taker.value, capture->sign, *capture->taken.value, play.owner},
               [&](const rules::JumpScore& score) { return statesScore(law, *stated, score); });
  return isAllowed ? 0 : cost::kScore;
}

std::optional<Match> match(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                           board::Side mover) {
  std::optional<Match> found;
  if (const auto* unreadable = std::get_if<UnreadableEntry>(&play.entry.move)) {
    // An unreadable entry that names only a chip still tells which chip moved.
    const bool isOther = unreadable->chip && !unreadable->chip->fits(boardStep.mover.chip);
    found = slip(Slip::Unreadable, isOther ? cost::kSmallSlip + cost::kSlip : cost::kSmallSlip);
  } else if (const QuietEntry* quiet = play.entry.quiet()) {
    if (!boardStep.taken) found = matchQuiet(law, play, *quiet, boardStep, mover);
  } else if (const CaptureEntry* capture = play.entry.capture()) {
    if (boardStep.taken) found = matchCapture(play, *capture, boardStep);
  }
  if (!found) return std::nullopt;
  const auto& route = play.entry.route;
  const bool isOtherRoute =
      (!route.empty() && route[0] != boardStep.from) || (route.size() > 1 && route[1] != boardStep.landing);
  if (isOtherRoute || !squaresFit(law, play.entry, boardStep, mover)) {
    if (found->slip != Slip::None) return std::nullopt;
    found = slip(Slip::Route, cost::kSlip);
  }
  found->cost += costOfScore(law, play, boardStep);
  return found;
}

std::size_t runLength(const Reading& reading, std::size_t first) {
  std::size_t end = first;
  while (end < reading.plays.size() && reading.plays[end].owner == reading.plays[first].owner) ++end;
  return end - first;
}

std::optional<Alignment> align(const Law& law, const Reading& reading, const BoardSteps& boardSteps,
                               std::size_t first, std::optional<std::size_t> unwritten) {
  const std::size_t written = boardSteps.size() - (unwritten ? 1 : 0);
  if (written == 0 || runLength(reading, first) < written) return std::nullopt;
  Alignment alignment;
  for (std::size_t i = 0; i < boardSteps.size(); ++i) {
    if (unwritten == i) continue;
    const PlayEntry& play = reading.plays[first + alignment.count];
    const std::optional<Match> found = match(law, play, boardSteps[i], boardSteps.mover().side);
    if (!found || !routeFits(play, boardSteps, i)) return std::nullopt;
    alignment.cost += found->cost;
    alignment.slipless = alignment.slipless && found->slip == Slip::None;
    ++alignment.count;
  }
  return alignment;
}

}  // namespace damath::sheet
