// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in Move cells: wrong chips, squares and operators, swapped operands, the other player's
// coordinates.
#include <string>

#include "core/rules/standard_rulesets.hpp"
#include "tests/plants/chip_slip.hpp"
#include "tests/plants/mistake.hpp"
#include "tests/plants/words.hpp"

namespace damath::plants {

namespace {

using board::Side;
using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::Sheet;

std::optional<Plant> wrongOperator(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isCapture);
  if (!spot) return std::nullopt;
  std::string& move = halfAt(sheet, *spot).move;
  Words words = *wordsOf(move);
  const std::vector<std::string> signs{"+", "-", "x", "÷"};
  std::string other = words.sign;
  while (other == words.sign) other = signs[pick(lots, signs.size())];
  words.sign = other;
  move = join(words);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongOperator, Cell::Move);
}

std::optional<Plant> swappedOperands(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) {
    const auto words = isCapture(half) ? wordsOf(half.move) : std::nullopt;
    return words && words->taker != words->taken;
  });
  if (!spot) return std::nullopt;
  std::string& move = halfAt(sheet, *spot).move;
  Words words = *wordsOf(move);
  std::swap(words.taker, words.taken);
  move = join(words);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongOperand, Cell::Move);
}

std::optional<Plant> otherTaken(Sheet sheet, const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isCapture);
  if (!spot) return std::nullopt;
  std::string& move = halfAt(sheet, *spot).move;
  Words words = *wordsOf(move);
  const std::string before = words.taken;
  while (words.taken == before) words.taken = set.chips[pick(lots, set.chips.size())].text;
  move = join(words);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongOperand, Cell::Move);
}

std::optional<Plant> noSuchChip(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isPlay);
  if (!spot) return std::nullopt;
  std::string& move = halfAt(sheet, *spot).move;
  const std::size_t blank = move.find(' ');
  std::string chip = move.substr(0, blank);
  // A digit written three times makes a chip that no set has.
  const std::size_t digit = chip.find_first_of("123456789");
  if (digit == std::string::npos) return std::nullopt;
  chip.insert(digit, 2, chip[digit]);
  move = chip + move.substr(blank);
  return plantAt(std::move(sheet), *spot, FindingCode::NoSuchChip, Cell::Move);
}

std::optional<Plant> wrongDestination(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isQuiet);
  if (!spot) return std::nullopt;
  std::string& move = halfAt(sheet, *spot).move;
  char& x = move[move.size() - 4];
  const char before = x;
  while (x == before) x = static_cast<char>('0' + static_cast<int>(pick(lots, 8)));
  return plantAt(std::move(sheet), *spot, FindingCode::IllegalMove, Cell::Move);
}

std::optional<Plant> unreadable(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isPlay);
  if (!spot) return std::nullopt;
  halfAt(sheet, *spot).move += " #?";
  return plantAt(std::move(sheet), *spot, FindingCode::UnreadableEntry, Cell::Move);
}

// A single wrong digit or sign in the chip that moves.
Mistake moverSlip(const Filter& filter, PenSlip slip) {
  return chipSlip(filter, slip, Cell::Move, [](Standing standing) {
    return standing == Standing::OnBoard ? FindingCode::IllegalMove : FindingCode::NoSuchChip;
  });
}

Mistake takenSlip(PenSlip slip) {
  return [=](Sheet sheet, const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, isCapture);
    if (!spot) return std::nullopt;
    std::string& move = halfAt(sheet, *spot).move;
    Words words = *wordsOf(move);
    const auto slipped = slipOf(slip, words.taken, lots);
    if (!slipped || sameChip(set, *slipped, words.taken)) return std::nullopt;
    const Standing standing = standingOf(sheet, *spot, set, board::opponent(spot->side), *slipped);
    words.taken = *slipped;
    move = join(words);
    const FindingCode code =
        standing == Standing::NoChip ? FindingCode::NoSuchChip : FindingCode::WrongOperand;
    return plantAt(std::move(sheet), *spot, code, Cell::Move);
  };
}

enum class Axis { X, Y };

// A single wrong digit or sign in a destination. An 8 or 9 is off the board.
Mistake destinationSlip(Axis axis, PenSlip slip) {
  return [=](Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, isQuiet);
    if (!spot) return std::nullopt;
    std::string& move = halfAt(sheet, *spot).move;
    const std::size_t at = move.size() - (axis == Axis::X ? 4 : 2);
    if (slip == PenSlip::Digit) {
      const char before = move[at];
      while (move[at] == before) move[at] = static_cast<char>('0' + static_cast<int>(pick(lots, 10)));
    } else if (move[at] == '0') {
      return std::nullopt;  // -0 is 0
    } else {
      move.insert(at, 1, '-');
    }
    return plantAt(std::move(sheet), *spot, FindingCode::IllegalMove, Cell::Move);
  };
}

// Writes RED's destination as seen from the other side of the board.
std::optional<Plant> otherFrame(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isQuiet);
  if (!spot || spot->side == Side::Blue) return std::nullopt;
  std::string& move = halfAt(sheet, *spot).move;
  for (const std::size_t back : {std::size_t{4}, std::size_t{2}}) {
    char& digit = move[move.size() - back];
    digit = static_cast<char>('0' + ('7' - digit));
  }
  return plantAt(std::move(sheet), *spot, FindingCode::IllegalMove, Cell::Move);
}

}  // namespace

std::vector<MistakeOf> moveMistakes() {
  return {
      {"wrongOperator", wrongOperator},
      {"swappedOperands", swappedOperands},
      {"otherTaken", otherTaken},
      {"noSuchChip", noSuchChip},
      {"wrongDestination", wrongDestination},
      {"unreadable", unreadable},
      {"chipDigit", moverSlip(isQuiet, PenSlip::Digit)},
      {"chipSign", moverSlip(isQuiet, PenSlip::Sign)},
      {"takerDigit", moverSlip(isCapture, PenSlip::Digit)},
      {"takerSign", moverSlip(isCapture, PenSlip::Sign)},
      {"takenDigit", takenSlip(PenSlip::Digit)},
      {"takenSign", takenSlip(PenSlip::Sign)},
      {"xDigit", destinationSlip(Axis::X, PenSlip::Digit)},
      {"yDigit", destinationSlip(Axis::Y, PenSlip::Digit)},
      {"xSign", destinationSlip(Axis::X, PenSlip::Sign)},
      {"ySign", destinationSlip(Axis::Y, PenSlip::Sign)},
      {"otherFrame", otherFrame},
  };
}

}  // namespace damath::plants
